"""How people find a game: the list of public tables, and matchmaking.

``pairing`` and ``gathering`` know no clock, no socket and no storage; ``Lobby`` brings them together with those.
"""
