"""Bots that can stop no table: asked so that whatever they do a legal move comes back, in time.

- ``answering``: what is done in the bot's own process: ask, check, and the move instead of a bad answer
- ``crew``: the processes that bots think in for a server (``Crew.choose``)

Programs that ask bots in their own process, as the terminal does, need ``answering`` only.
"""
