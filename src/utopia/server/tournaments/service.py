"""Open tournaments, enter them, follow them; begin their rounds when it is time."""

import asyncio
import contextlib
import logging
from collections import defaultdict
from collections.abc import Collection, Iterator
from datetime import datetime
from typing import Any, Final

import msgspec
from msgspec import structs

from utopia.server.accounts.people import Person
from utopia.server.accounts.visitor import Visitor
from utopia.server.database.errors import StorageError
from utopia.server.database.schema import now
from utopia.server.database.schema.tournaments import EntrantState, TournamentState
from utopia.server.game.live_games import LiveGames
from utopia.server.game.loading import LateEngine
from utopia.server.lobby.messages import NewTable, SeatWish
from utopia.server.tables.rows import UnplayableGameError
from utopia.server.tournaments import messages
from utopia.server.tournaments.pairing import rounds_for_all
from utopia.server.tournaments.rounds import Rounds
from utopia.server.tournaments.rows import Rows
from utopia.server.tournaments.store import Tournaments
from utopia.server.tournaments.views import entry_of, shown_to, shown_to_all
from utopia.server.web.problems import ProblemError

_SWEEP: Final = 30.0
"""Seconds between two looks for what was missed."""
_KEPT: Final = 10.0
"""Seconds for which an unchanged event is not read again: names in it may be as old."""
_MOST_KEPT: Final = 100
"""Events of which a copy is kept."""
_log: Final = logging.getLogger(__name__)


class TournamentService:
    """Tournaments as the endpoints ask for them. ``run`` it as long as the server runs."""

    def __init__(self, store: Tournaments, rounds: Rounds, engine: LateEngine, live_games: LiveGames) -> None:
        self._store, self._rounds, self._engine, self._live_games = store, rounds, engine, live_games
        self._shown: dict[str, tuple[datetime, float, Rows, messages.Tournament]] = {}
        self._followers: defaultdict[str, set[asyncio.Event]] = defaultdict(set)
        self._stirred = asyncio.Event()

    async def overview(self, who: str | None) -> messages.TournamentOverview:
        """Return the lists for a visitor."""
        mine = await self._store.of_person(who) if who else []
        ids = {one.tournament.id for one in mine}
        listed = [
            [entry_of(one, mine=one.tournament.id in ids) for one in await self._store.listed(*states)]
            for states in _LISTS
        ]
        return messages.TournamentOverview([entry_of(one, mine=True) for one in mine], *listed)

    async def shown(self, id_: str, who: str | None) -> messages.Tournament:
        """Return an event as that person sees it. Raise NoSuchTournamentError."""
        changed, clock = (await self._store.get(id_)).changed, asyncio.get_running_loop().time()
        known = self._shown.get(id_)
        if known is None or known[0] != changed or clock - known[1] > _KEPT:
            rows = await self._store.read(id_)
            if len(self._shown) >= _MOST_KEPT:
                self._shown.clear()
            known = self._shown[id_] = rows.tournament.changed, clock, rows, shown_to_all(rows)
        return known[3] if who is None else shown_to(known[3], known[2], who)

    async def make(self, visitor: Visitor, wish: messages.NewTournament) -> str:
        """Open an event and return its id. Raise ProblemError 403, 422, TournamentError."""
        host, name = _with_account(visitor), _named(wish.name)
        if host.bot_of is not None:
            raise ProblemError(403, "only people open tournaments", "tournament-people-open")
        values = {
            "name": name,
            "about": wish.description.strip(),
            "terms": await self._checked(wish.terms),
            "listed": wish.listed,
            "starts": wish.starts,
            "due": wish.starts,
            "rounds": _rounds_of(wish.terms),
        }
        id_ = await self._store.add(host.id, values)
        self._stirred.set()
        return id_

    async def change(self, visitor: Visitor, id_: str, wish: messages.TournamentChange) -> None:
        """Change an event of the visitor's. Raise NoSuchTournamentError, ProblemError 403, TournamentError."""
        event = await self._store.get(id_)
        _require_host(visitor, event.host)
        values: dict[str, Any] = {}
        if wish.name is not None:
            values["name"] = _named(wish.name)
        if wish.description is not None:
            values["about"] = wish.description.strip()
        if wish.starts is not None:
            values |= {"starts": wish.starts, "due": wish.starts}
        if wish.paused is not None:
            values["paused"] = (event.paused or now()) if wish.paused else None
        await self._store.change(id_, values)
        self._changed(id_)

    async def start(self, visitor: Visitor, id_: str) -> None:
        """Begin now. Raise NoSuchTournamentError, ProblemError 403, TournamentError."""
        _require_host(visitor, (await self._store.get(id_)).host)
        await self._rounds.require_startable(id_)
        await self._store.change(id_, {"due": now(), "paused": None})
        await self._begin(id_)

    async def cancel(self, visitor: Visitor, id_: str) -> None:
        """End it before its time; tables that play go on as usual ones. Raise the same errors."""
        _require_host(visitor, (await self._store.get(id_)).host)
        await self._rounds.cancel(id_)
        self._changed(id_)

    async def enter(self, visitor: Visitor, id_: str) -> None:
        """Enter it, or come back. Raise NoSuchTournamentError, ProblemError 403, TournamentError."""
        event = await self._store.get(id_)
        who = _with_account(visitor)
        if who.bot_of is not None and not event.terms.programs:
            raise ProblemError(403, "no bots play in this tournament", "tournament-no-programs")
        await self._store.enter(id_, who.id)
        self._changed(id_)

    async def withdraw(self, visitor: Visitor, id_: str) -> None:
        """Play in no further round. Raise NoSuchTournamentError, TournamentError."""
        me = (await self.shown(id_, visitor.known().id)).me
        if me is not None:
            await self._store.set_entrant(id_, me, EntrantState.OUT)
            self._changed(id_)

    async def remove(self, visitor: Visitor, id_: str, number: int) -> None:
        """Remove somebody, for good. Raise NoSuchTournamentError, ProblemError 403, TournamentError."""
        _require_host(visitor, (await self._store.get(id_)).host)
        await self._store.set_entrant(id_, number, EntrantState.REMOVED)
        self._changed(id_)

    @contextlib.contextmanager
    def following(self, id_: str) -> Iterator[asyncio.Event]:
        """Return what is set whenever that event changes, as long as somebody follows it."""
        changed = asyncio.Event()
        self._followers[id_].add(changed)
        try:
            yield changed
        finally:
            self._followers[id_].discard(changed)
            if not self._followers[id_]:
                del self._followers[id_]

    async def ended(self, game: str) -> None:
        """Called when any game has ended; for the same game as often as one likes."""
        if (event := await self._rounds.count(game)) is not None:
            self._changed(event)

    async def run(self) -> None:
        """Begin rounds, end those whose time is over, count what was missed."""
        while True:
            try:
                await self.look()
            except StorageError as error:
                _log.warning("tournaments wait for the storage: %s", error)
            except Exception:  # noqa: BLE001 - one event that fails holds no other
                _log.exception("tournaments could not be worked on")
            await self._rest()

    async def look(self) -> None:
        """Do everything that is due at this moment."""
        await self._engine()
        for game in await self._rounds.uncounted():
            await self.ended(game)
        for event in await self._rounds.count_lost():
            self._changed(event)
        for game in await self._rounds.overdue(now()):
            await self._adjourn(game)
        for event in await self._rounds.due(now()):
            await self._begin(event)
        for event in await self._rounds.abandoned(now()):
            await self._rounds.cancel(event)
            self._changed(event)

    async def _begin(self, id_: str) -> None:
        games = await self._rounds.begin_round(id_)
        self._changed(id_)
        for game in games:
            try:
                await self._live_games.begin(game)
            except Exception:  # noqa: BLE001 - the other tables begin; this one does when somebody comes
                _log.exception("the table %s of a tournament does not begin", game)

    async def _adjourn(self, game: str) -> None:
        """Count a game as it stands, and end it."""
        with contextlib.suppress(UnplayableGameError):  # then it has no points, as any that nobody can go on with
            room = await (await self._engine()).rooms.open(game)
            scores = room.session.table.game.scores()
            if (event := await self._rounds.count(game, scores)) is not None:
                self._changed(event)
        await self._live_games.end(game)

    async def _checked(self, terms: messages.TournamentTerms) -> dict[str, Any]:
        """Return the terms as they are stored. Raise ProblemError 422."""
        if not terms.tempo.is_playable:
            raise ProblemError(422, "tempo: nobody could think in so little time", "problem-tempo")
        most = messages.MOST_IN_ROUND_ROBIN if terms.system == "round_robin" else terms.most
        if most < terms.players or (terms.fill or terms.players) < terms.players:
            told = f"most, fill: at least one table of {terms.players} must be full"
            raise ProblemError(422, told, "tournament-too-few", least=terms.players)
        engine = await self._engine()
        table = NewTable([SeatWish("friend")] * terms.players, terms.edition, terms.options)
        stored = structs.replace(terms, options=engine.checked_options(table), most=min(most, terms.most))
        return {**msgspec.to_builtins(stored), "board": engine.usual_board}

    def _changed(self, id_: str) -> None:
        self._stirred.set()
        for follower in self._followers.get(id_, ()):
            follower.set()

    async def _rest(self) -> None:
        """Until something is due, or has changed."""
        wait = _SWEEP
        with contextlib.suppress(StorageError):
            if (due := await self._rounds.next_due()) is not None:
                wait = min(max((due - now()).total_seconds(), 0.1), _SWEEP)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(wait):
                await self._stirred.wait()
        self._stirred.clear()


_LISTS: Final[tuple[Collection[TournamentState], ...]] = (
    (TournamentState.OPEN,),
    (TournamentState.RUNNING,),
    (TournamentState.OVER,),
)


def _rounds_of(terms: messages.TournamentTerms) -> int:
    return terms.rounds if terms.system == "swiss" else rounds_for_all(terms.most, terms.players)


def _named(name: str) -> str:
    """Return the name of an event. Raise ProblemError 422 if nothing of it is seen."""
    if not (named := " ".join(name.split())):
        raise ProblemError(422, "name: it is empty", "problem-name-empty")
    return named


def _with_account(visitor: Visitor) -> Person:
    """Return the visitor. Raise ProblemError 401, and 403 for guests: players must be found again."""
    who = visitor.known()
    if who.signed_up is None and who.bot_of is None:
        raise ProblemError(403, "only people with an account open and enter tournaments", "tournament-account")
    return who


def _require_host(visitor: Visitor, host: str | None) -> None:
    if visitor.known().id != host:
        raise ProblemError(403, "only the host of the tournament can do this", "tournament-host-only")
