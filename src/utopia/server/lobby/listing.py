"""A table's line in the lobby."""

from collections.abc import Callable, Mapping
from datetime import timedelta
from typing import Final, TypeAlias

from utopia.server.database.schema.games import GameState
from utopia.server.lobby.messages import LobbySeat, LobbyTable
from utopia.server.storage.lobby import Listed
from utopia.server.tables.rows import Game, Option, sitting_of
from utopia.server.web.messages import iso

AWAY: Final = {"live": timedelta(minutes=2), "slow": timedelta(days=3)}
"""Absence of the host after which the table is marked."""
GONE: Final = {"live": timedelta(minutes=15), "slow": timedelta(days=14)}
"""Absence of the host after which the table is hidden; it is shown again when they come back."""

Printed: TypeAlias = Mapping[str, Mapping[str, Option]]
"""Edition -> its options, by name."""


def entry_of(listed: Listed, absent: Callable[[Listed], timedelta], printed: Printed) -> LobbyTable | None:
    """Return a table as everybody sees it; None if its host has abandoned it.

    ``absent``: how long they were not seen.
    """
    game, is_open = listed.game, listed.game.state is GameState.OPEN
    kind = "live" if game.tempo is None else game.tempo.kind
    away = absent(listed) if is_open else timedelta()
    if away >= GONE[kind]:
        return None
    free = sum(seat.is_open_to(None) for seat in listed.seats)
    is_behind = game.delay > 0 or any(seat.shows_hand for seat in listed.seats)
    return LobbyTable(
        id=game.id,
        state="open" if is_open else "running",
        host=listed.host,
        sitting=[LobbySeat(one.name, one.kind, one.level) for one in sitting_of(listed.seats, ())],
        free=free,
        edition=game.edition,
        options=_changed(game, printed),
        terms=game.terms,
        round=0 if is_behind else game.round,
        since=iso(game.created if is_open else game.started or game.created),
        away=away >= AWAY[kind],
        deciding=[] if is_behind else [seat for seat in range(len(listed.seats)) if game.awaits(seat)],
    )


def _changed(game: Game, printed: Printed) -> dict[str, Option]:
    usual = printed.get(game.edition, {})
    return {name: value for name, value in game.options.items() if value != usual.get(name)}
