"""How people find a game: the list of tables that are open to all, and who is paired with whom.

``pairing`` and ``gathering`` know no clock, no socket and no storage; ``Lobby`` brings them together with those.
"""
