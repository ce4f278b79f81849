"""Supervision of bots: whatever a bot does, a legal move comes back in time, so no bot can stop a table.

- ``answering``: the part in the bot's own process: ask, check, and the move instead of a bad answer
- ``crew``: the processes that bots think in (``Crew.choose``), for programs that must not wait
- ``crews``: those of a server, which keeps the bots of others apart (``Crews.choose``)
- ``guarding``: bots of others for programs that wait (``guard``), on top of a crew
- ``limits``: the time and memory of such a process

Programs that ask our own bots in their own process, as the terminal does, need ``answering`` only.
"""
