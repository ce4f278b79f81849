"""How well somebody plays and what he has done, as pure functions: no storage, no clock, no sockets.

- ``strength``: ratings before and after a game
- ``counting``: whose ratings a game changes, and as who came before whom
- ``figures``: what a finished game says about each seat
- ``achievements``: what deserves a mark of honour
- ``opponents``: which bots suit somebody's last games
"""
