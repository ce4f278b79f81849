"""Bots that can stop no table: asked so that whatever they do a legal move comes back, in time.

- ``answering``: what is done in the bot's own process: ask, check, and the move instead of a bad answer
- ``crew``: the processes that bots think in (``Crew.choose``), for programs that must not wait
- ``crews``: those of a server, which keeps the bots of others apart (``Crews.choose``)
- ``guarding``: bots of others for programs that wait (``guard``), on top of a crew
- ``limits``: how much time and memory such a process gets

Programs that ask our own bots in their own process, as the terminal does, need ``answering`` only.
"""
