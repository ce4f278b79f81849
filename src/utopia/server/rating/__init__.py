"""Ratings and achievements as pure functions: no storage, no clock, no sockets.

- ``strength``: ratings before and after a game
- ``counting``: the players whose ratings a game changes, and their places
- ``figures``: statistics of each seat of a finished game
- ``achievements``: the conditions of each achievement
- ``opponents``: bots that suit the last games of a person
"""
