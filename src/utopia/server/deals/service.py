"""Make deals, play them, compare the results."""

import secrets
from collections.abc import Sequence
from datetime import UTC, date, datetime
from typing import Final

from msgspec import structs

from utopia.notation.fair.lots import SECRET_BYTES
from utopia.server.accounts.visitor import Visitor
from utopia.server.deals import messages
from utopia.server.deals.store import Deal, DealGame, Deals, NewDeal
from utopia.server.game.live_games import LiveGames
from utopia.server.game.loading import LateEngine
from utopia.server.lobby.messages import NewTable, SeatWish
from utopia.server.lobby.seats import arrangement, seats_from
from utopia.server.lobby.terms import named
from utopia.server.tables.rows import NewGame, Option
from utopia.server.web.messages import iso
from utopia.server.web.problems import ProblemError

_SEED_BITS: Final = 62
_DAYS_LEVEL: Final = "envoy"
"""Of the bots in the deals of the days."""


class DealService:
    """Deals as the endpoints ask for them."""

    def __init__(self, deals: Deals, engine: LateEngine, live_games: LiveGames) -> None:
        self._deals, self._engine, self._live_games = deals, engine, live_games

    async def make(self, visitor: Visitor, wish: messages.NewDeal) -> str:
        """Store a deal and return its id. Raise ProblemError 422 for an unknown level, edition or option."""
        new = await self._checked(list(wish.bots), wish.edition, wish.options)
        host = await visitor.guest()
        return await self._deals.add(structs.replace(new, host=host.id))

    async def of_today(self) -> str:
        """Return the id of the deal of this day (UTC), made when somebody asks for it first."""
        today = _today()
        if (found := await self._deals.of_day(today.toordinal())) is not None:
            return found
        usual = messages.NewDeal(bots_of_day(today))
        new = await self._checked(usual.bots, usual.edition, usual.options)
        return await self._deals.add(structs.replace(new, day=today.toordinal()))

    async def begin(self, visitor: Visitor, id_: str, name: str | None) -> None:
        """Begin the visitor's game of a deal, unless they have begun it. Raise NoSuchDealError, ProblemError 422."""
        deal = await self._deals.get(id_)
        who = await named(visitor, self._live_games, name)
        if visitor.person is not None and visitor.person.bot_of is not None:
            raise ProblemError(403, "deals are for people; open a table to play with these bots", "problem-bot-here")
        game, is_new = await self._deals.begin(id_, _game_of(deal, who), arrangement("bot"))
        if is_new:
            await self._live_games.begin(game)

    async def overview(self, who: str | None) -> messages.DealOverview:
        """Return today's deal, and those of a person."""
        daily = await self._deals.get(await self.of_today())
        mine = await self._deals.of_person(who) if who else []
        first, *others = await self._entries([daily, *mine], who)
        return messages.DealOverview(first, others)

    async def deal(self, id_: str, who: str | None) -> messages.Deal:
        """Return a deal, with its results if the person has played it. Raise NoSuchDealError."""
        deal = await self._deals.get(id_)
        (entry,) = await self._entries([deal], who)
        results = ranked(await self._deals.finished(id_), who) if entry.state == "over" else None
        return messages.Deal(entry, deal.edition, deal.options, deal.board, results)

    async def _entries(self, deals: Sequence[Deal], who: str | None) -> list[messages.DealEntry]:
        ids = [deal.id for deal in deals]
        counts = await self._deals.counts(ids)
        games = await self._deals.games_of(who, ids) if who else {}
        return [_entry(deal, who, games.get(deal.id), counts.get(deal.id, 0)) for deal in deals]

    async def _checked(self, bots: list[str], edition: str, options: dict[str, Option]) -> NewDeal:
        """Return a deal with chance of its own. Raise ProblemError 422 for an unknown level, edition or option."""
        engine = await self._engine()
        engine.check_levels(bots)
        table = NewTable(_wishes(bots), edition, options)
        return NewDeal(
            bots=bots,
            edition=edition,
            options=engine.checked_options(table),
            board=engine.usual_board,
            seed=secrets.randbits(_SEED_BITS),
            secret=secrets.token_hex(SECRET_BYTES),
        )


def bots_of_day(day: date) -> list[str]:
    """Return the levels of a day's bots: for 2 to 5 players by turns."""
    return [_DAYS_LEVEL] * (1 + day.toordinal() % 4)


def ranked(games: Sequence[DealGame], who: str | None) -> list[messages.DealResult]:
    """Return the results, the best first; games that were given up come last and have no rank."""
    played = sorted((one for one in games if one.place is not None), key=_order)
    ranks: dict[tuple[int, int], int] = {}
    for rank, one in enumerate(played, 1):
        ranks.setdefault(_order(one), rank)
    given_up = [one for one in games if one.place is None]
    return [_result(one, ranks.get(_order(one)), who) for one in (*played, *given_up)]


def _order(one: DealGame) -> tuple[int, int]:
    return one.place or 0, -(one.lead or 0)


def _result(one: DealGame, rank: int | None, who: str | None) -> messages.DealResult:
    return messages.DealResult(
        name=one.name or "",
        mine=one.person == who,
        game=one.game,
        rank=rank,
        place=one.place,
        points=one.scores[0] if one.scores else None,
        scores=one.scores,
        lead=one.lead,
        at=iso(one.changed),
    )


def _entry(deal: Deal, who: str | None, game: DealGame | None, finished: int) -> messages.DealEntry:
    state: messages.DealState = "new" if game is None else "over" if game.is_over else "running"
    return messages.DealEntry(
        id=deal.id,
        day=None if deal.day is None else date.fromordinal(deal.day).isoformat(),
        host=deal.host_name or "",
        mine=who is not None and deal.host == who,
        players=1 + len(deal.bots),
        bots=deal.bots,
        state=state,
        game=None if game is None else game.game,
        finished=finished,
        created=iso(deal.created),
    )


def _game_of(deal: Deal, who: str) -> NewGame:
    return NewGame(
        host=who,
        seats=seats_from(_wishes(deal.bots), who),
        edition=deal.edition,
        options=deal.options,
        board=deal.board,
        seed=deal.seed,
        secret=deal.secret,
        deal=deal.id,
    )


def _wishes(bots: Sequence[str]) -> list[SeatWish]:
    return [SeatWish("me"), *(SeatWish("bot", level=level) for level in bots)]


def _today() -> date:
    return datetime.now(UTC).date()
