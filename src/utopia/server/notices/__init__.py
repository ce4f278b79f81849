"""People are told, once and in good time: whose turn it is, what has begun, what is over (docs/notices.md).

``Notices`` is the way in (``service``). What is to be told is decided (``deciding``), handed on to the channels that
want it (``handing_on``), and delivered through each of them (``delivering``); in between it lies in the database.
"""
