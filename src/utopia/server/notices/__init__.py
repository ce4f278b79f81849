"""Notifications, sent once and in good time: turns, beginnings and ends of games (docs/notices.md).

``Notices`` is the entry point (``service``). ``deciding`` chooses the notifications, ``handing_on`` passes them to the
channels that want them, and ``delivering`` sends them through each; in between they lie in the database.
"""
