"""Signing keys of this server.

They are stored in the database, so that they go where it goes: a copy restored elsewhere keeps its browsers, for a
browser's subscription is bound to the key for ever. A reader of the database has worse secrets too.
"""

import secrets
from dataclasses import dataclass, field

from utopia.server.database.facts import Facts
from utopia.server.notices.vapid import new_secret

_LINK_BYTES = 32


@dataclass(frozen=True, slots=True)
class Keys:
    """They are shown nowhere."""

    push: int = field(repr=False)
    links: bytes = field(repr=False)


async def keys_of(facts: Facts) -> Keys:
    """Made when they are first wanted."""
    push = await facts.get_or_make("push_key", lambda: f"{new_secret():x}")
    links = await facts.get_or_make("link_key", lambda: secrets.token_hex(_LINK_BYTES))
    return Keys(int(push, 16), bytes.fromhex(links))
