"""Two games that a viewer cannot tell apart, one decision more, and draws after which they still cannot."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from tests.server.twins import is_unseen, played, twin
from utopia.chance import Seeded
from utopia.game import Game
from utopia.notation.events import Event
from utopia.rules import CARD_FIRST, CHANCE, Edition, Step, next_dealt
from utopia.server.database.schema.games import EntryKind, SeatKind
from utopia.server.storage import Storage
from utopia.server.tables.entries import Entry
from utopia.server.tables.rows import NewGame, Seat
from utopia.tables import Bot, Person, Player, Table, Waits

SECRET = "5e" * 32
"""The dealer's seed of all of them, so that they show the same seal."""
TRIES = 6
"""Twins that are tried of one position."""
LATELY = 12
"""Events; a round's discards are fewer."""


@dataclass
class Pair:
    """The two games before the decision, and what it is followed by."""

    games: tuple[Game, Game]
    viewer: int
    seat: int
    codes: tuple[int, int]
    draws: tuple[list[int], list[int]] = field(default_factory=lambda: ([], []))
    """What chance is to answer after it."""
    after: tuple[Game, ...] = ()
    """The two games when they wait for somebody again."""
    kind: str = "nothing follows"


class Chosen:
    """Answers for chance with what has been chosen; after that like a seed."""

    def __init__(self, events: Sequence[Event], draws: Sequence[int]) -> None:
        self._begin = sum(event.seat == CHANCE for event in events)
        self._draws, self._seeded = draws, Seeded(1)

    def answer(self, number: int, outcomes: Sequence[int], weights: Sequence[int], /) -> int:
        if 0 <= number - self._begin < len(self._draws):
            return self._draws[number - self._begin]
        return self._seeded.answer(number, outcomes, weights)


def seated(players: int) -> list[Player]:
    """People, and from three on a bot on the last seat."""
    return [Person("") if seat < 2 or seat < players - 1 else Bot("greedy") for seat in range(players)]


async def lay_out(storage: Storage, game: Game, preset: str, people: Sequence[str], pace: float = 1000.0) -> str:
    """The same people at a game of which so much has happened; its bots take their time. Its id."""
    bot = Seat(SeatKind.BOT, name="Otto", level="greedy")
    sitting = zip(seated(game.players), people, strict=False)
    seats = [Seat(SeatKind.PERSON, person) if isinstance(player, Person) else bot for player, person in sitting]
    options, board = game.edition.options(), game.map.digest
    new = NewGame(people[0], seats, preset, options, board, seed=1, secret=SECRET, pace=pace)
    row = await storage.games.create(new, lambda _, seats: (seats, None))
    if game.events:
        await storage.log.append(row.id, 0, entries_of(game))
    return row.id


def entries_of(game: Game) -> list[Entry]:
    """What has happened, as the log keeps it."""
    kinds = {True: EntryKind.DRAW, False: EntryKind.MOVE}
    return [Entry(kinds[event.seat == CHANCE], event.seat, event.code) for event in game.events]


def laid(game: Game) -> Table:
    return Table(game, seated(game.players), chance=Seeded(1), seed=1, people_end=True)


def pairs(players: int, seed: int, edition: Edition, enough: int) -> Iterator[Pair]:
    """Not more than so many of one kind; each is found when it is asked for."""
    rng, kinds = random.Random(seed), list[str]()
    whole = played(players, seed, 1200, edition)
    for stop in stops(whole, rng):
        pair = pair_at(whole, stop, rng)
        if pair is not None and kinds.count(pair.kind) < enough:
            kinds.append(pair.kind)
            yield pair


def stops(whole: Game, rng: random.Random) -> Iterator[int]:
    """Where to look for pairs: before draws, before discards are shown, before the end, and anywhere."""
    total = len(whole.events)
    steps = [Step(int(whole.position_at(number)["step"][0])) for number in range(total + 1)]
    moves = [number for number in range(25, total) if whole.events[number].seat != CHANCE]
    ready = [n for n in moves if whole.events[n - 1].seat != CHANCE or steps[n] != Step.DISCARD]
    before_draws = [n for n in ready if n + 1 < total and whole.events[n + 1].seat == CHANCE]
    shown = [n for n in moves if steps[n] == Step.DISCARD != steps[n + 1]]
    yield from rng.sample(before_draws, min(12, len(before_draws)))
    yield from rng.sample(shown, min(8, len(shown)))
    yield from rng.sample(ready, min(10, len(ready)))
    yield from reversed(ready[-4:])


def pair_at(whole: Game, stop: int, rng: random.Random) -> Pair | None:
    game = whole.copy()
    game.undo(stop)
    game.chance = None
    waiting = laid(game).waiting()
    if waiting.waits not in (Waits.PERSON, Waits.BOT):
        return None
    people = [seat for seat, player in enumerate(seated(game.players)) if isinstance(player, Person)]
    viewer, seat = rng.choice([-1, *people]), rng.choice(waiting.seats)
    for _ in range(TRIES):
        other = twin(game, viewer, rng)
        if other is not None and (pair := one_more((game, other), viewer, seat, rng)) is not None:
            return pair
    return None


def one_more(games: tuple[Game, Game], viewer: int, seat: int, rng: random.Random) -> Pair | None:
    """A decision of the seat after which the viewer still cannot tell them apart."""
    first, second = ([choice.code for choice in game.moves(seat)] for game in games)
    is_hidden = games[0].state["step"][0] == Step.DISCARD and seat != viewer
    options = [(a, b) for a in first for b in second if is_hidden or a == b]
    for codes in rng.sample(options, min(8, len(options))):
        pair = Pair(games, viewer, seat, codes)
        if still_alike(pair, rng):
            return pair
    return None


@dataclass
class Stretch:
    """A pair that goes on: one decision after the other, and after each the viewer cannot tell the games apart."""

    pair: Pair
    steps: list[tuple[int, tuple[int, int]]] = field(default_factory=list)
    """Seat and codes, that of the pair first."""
    kinds: set[str] = field(default_factory=set)
    after: tuple[Game, ...] = ()

    @property
    def viewer(self) -> int:
        return self.pair.viewer

    def add(self, pair: Pair) -> None:
        self.steps.append((pair.seat, pair.codes))
        self.kinds.add(pair.kind)
        self.after = pair.after
        if pair is not self.pair:
            for draws, more in zip(self.pair.draws, pair.draws, strict=True):
                draws.extend(more)


def stretch_of(pair: Pair, rng: random.Random, most: int) -> Stretch:
    """As long as such decisions are found, but not more than so many."""
    stretch = Stretch(pair)
    found: Pair | None = pair
    while found is not None:
        stretch.add(found)
        if len(stretch.steps) == most or stretch.after[0].is_over:
            break
        seats = laid(stretch.after[0].copy()).waiting().seats
        games = (stretch.after[0], stretch.after[1])
        tried = (one_more(games, pair.viewer, seat, rng) for seat in rng.sample(seats, len(seats)))
        found = next((one for one in tried if one is not None), None)
    return stretch


def still_alike(pair: Pair, rng: random.Random) -> bool:
    """Do the decision and what follows by itself, drawing so that the viewer sees the same, as long as that can be."""
    tables = [laid(game.copy()) for game in pair.games]
    for table, code in zip(tables, pair.codes, strict=True):
        table.commit(Event(pair.seat, code))
    while look_alike(tables, pair.viewer):
        waits = [table.waiting() for table in tables]
        if waits[0] != waits[1] or waits[0].waits not in (Waits.DRAW, Waits.ONLY_MOVE):
            pair.after = tuple(table.game for table in tables)
            pair.kind = kind_of(pair)
            return True
        if not go_on(tables, waits[0].waits, pair, rng):
            return False
    return False


def look_alike(tables: Sequence[Table], viewer: int) -> bool:
    games = [table.game for table in tables]
    views = [game.seen_by("spectator" if viewer < 0 else viewer).tobytes() for game in games]
    return views[0] == views[1] and seen_lately(games[0], viewer) == seen_lately(games[1], viewer)


def seen_lately(game: Game, viewer: int) -> list[int | None]:
    """The last events as far as the viewer sees them: discards that are shown now were not when twins were made."""
    return [
        None if is_unseen(game, number, viewer) or is_dealt_unseen(game, number, viewer) else game.events[number].code
        for number in range(max(0, len(game.events) - LATELY), len(game.events))
    ]


def is_dealt_unseen(game: Game, number: int, viewer: int) -> bool:
    event = game.events[number]
    is_card = event.seat == CHANCE and event.code >= CARD_FIRST
    return is_card and int(next_dealt(game.board, game.position_at(number))) != viewer


def go_on(tables: Sequence[Table], waits: Waits, pair: Pair, rng: random.Random) -> bool:
    """The next thing that happens by itself, in both; whether it could be done so that they look alike."""
    if waits is Waits.ONLY_MOVE:
        for table in tables:
            seat = table.waiting().seat
            table.commit(Event(seat, table.game.moves(seat)[0].code))
        return True
    first, second = (table.game.outcomes()[0] for table in tables)
    drawn = rng.choice(first)
    others = [code for code in second if code == drawn or (drawn >= CARD_FIRST <= code)]
    rng.shuffle(others)
    for code in others:  # the viewer's own card must be the same, which only looking tells
        tried = [table.game.copy() for table in tables]
        for game, answer in zip(tried, (drawn, code), strict=True):
            game.apply(Event(CHANCE, answer))
        if look_alike([laid(game) for game in tried], pair.viewer):
            for table, answer, draws in zip(tables, (drawn, code), pair.draws, strict=True):
                table.commit(Event(CHANCE, answer))
                draws.append(answer)
            return True
    return False


def kind_of(pair: Pair) -> str:
    before, after = pair.games[0], pair.after[0]
    steps = [Step(int(game.state["step"][0])) for game in (before, after)]
    if after.is_over:
        return "the game ends"
    if pair.draws[0]:
        return "cards are dealt" if max(pair.draws[0]) >= CARD_FIRST else "guests are drawn"
    if steps[0] == Step.DISCARD != steps[1]:
        return "discards are shown"
    return "an only move follows" if len(after.events) > len(before.events) + 1 else "nothing follows"
