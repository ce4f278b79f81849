"""Bots of others that an admin lets sit at the tables of their server."""

import os

from utopia.bots import BotError, check_name, is_built_in, short_name
from utopia.bots.supervision.limits import Limits
from utopia.locales import Phrase


def own_bots(text: str | None, limits: Limits) -> dict[str, str]:
    """What they are called at tables -> their names, from names with commas, or from ``UTOPIA_BOTS``.

    Each is loaded once, in a process of its own. BotError says which is none, and why.
    """
    names = [name.strip() for name in (text or os.environ.get("UTOPIA_BOTS", "")).split(",")]
    found: dict[str, str] = {}
    for name in filter(None, names):
        check_name(name)
        called = short_name(name)
        if called in found or (is_built_in(called) and called != name):
            raise BotError(Phrase("bots-same-name", {"name": called}))
        found[called] = name
    if others := [name for name in found.values() if not is_built_in(name)]:
        from utopia.bots.supervision.guarding import try_bots  # noqa: PLC0415 - most servers start without it

        try_bots(others, limits)
    return found
