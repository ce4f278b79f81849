"""Tables for tests: bots that choose at random, bots that fail, and people who are played by the test."""

import random
from collections.abc import Callable, Sequence
from pathlib import Path

from utopia import bots
from utopia.bots import Budget, Moves, Stream
from utopia.chance import Seeded
from utopia.game import Choice, Game
from utopia.rules import Boards, Edition, Kind, States, Step, decode
from utopia.tables import Bot, Journal, Limit, Person, Player, Table, Waits

PEOPLE = tuple(Person(name) for name in ("Ann", "Bob", "Cleo", "Dan", "Eve"))


class RandomBot:
    """Any legal move."""

    def choose(self, view: States, moves: Moves, budget: Budget, rng: Stream) -> int:  # noqa: ARG002
        return int(moves[int(rng[0]) % len(moves)])


def random_bot(_name: str, _boards: Boards, _seat: int) -> bots.Bot:
    return RandomBot()


def new_table(
    players: Sequence[Player] | int,
    seed: int = 1,
    path: Path | None = None,
    edition: Edition | str = "fr",
    make_bot: Callable[[str, Boards, int], bots.Bot] = random_bot,
    *,
    people_end: bool = False,
) -> Table:
    """A table of people, or of the players given, recorded if there is a path."""
    seats = PEOPLE[:players] if isinstance(players, int) else players
    game = Game(len(seats), edition=edition, by_hand=True)
    table = Table(game, seats, chance=Seeded(seed), make_bot=make_bot, seed=seed, people_end=people_end)
    if path is not None:
        table.journal = Journal.create(path, table.record_text())
    return table


def robots(number: int) -> tuple[Bot, ...]:
    return (Bot("random"),) * number


def settle(table: Table) -> None:
    """Do all that needs no person."""
    while table.advance() is not None:
        pass


def choose(table: Table, wanted: Callable[[Choice], bool], seat: int) -> Choice:
    return next(choice for choice in table.game.moves(seat) if wanted(choice))


def of_kind(*kinds: Kind) -> Callable[[Choice], bool]:
    return lambda choice: decode(choice.code).kind in kinds


def step(table: Table) -> Step:
    return Step(int(table.game.state[0]["step"]))


def play_until(table: Table, reached: Callable[[Table], bool], seed: int = 1) -> int:
    """Make random decisions of all people until the table waits for one in the right place; return the seat."""
    rng = random.Random(seed)
    while True:
        settle(table)
        waiting = table.waiting()
        assert waiting.waits == Waits.PERSON, "the game ended before that"
        if reached(table):
            return waiting.seat
        table.play(rng.choice(table.game.moves(waiting.seat)), waiting.seat)


def at_step(wanted: Step) -> Callable[[Table], bool]:
    return lambda table: step(table) == wanted


def limit(table: Table, seat: int) -> Limit:
    """Why the seat cannot take back; the test fails if it can."""
    found = table.can_take_back(seat)
    assert found is not None, "it could be taken back"
    return found
