"""In whose company a seat played, and what of it may earn honours."""

import pytest
from msgspec.structs import replace

from tests.asynchronous import run
from tests.server.database.setting import OPTIONS, game_of, open_storage
from tests.server.people.test_counting import ANN, BOB, CLEO, DAN_FOR_BOB, FOR_BOB, MASON, MAY
from utopia.server.database.schema.games import SeatKind
from utopia.server.people.achievements import Company, company_of
from utopia.server.tables.rows import Game, Result, Seat

APPRENTICE, REGENT = (Seat(SeatKind.BOT, level=level) for level in ("apprentice", "regent"))
OVER = Result("target", [1, 2, 3], [50, 40, 30])


@pytest.fixture(scope="module")
def over(tmp_path_factory: pytest.TempPathFactory) -> Game:
    """A whole game by the French rules that was played to its end."""

    async def story() -> Game:
        async with open_storage(tmp_path_factory.mktemp("company")) as storage:
            return await game_of(storage)

    return replace(run(story()), result=OVER)


def test_people_and_bots_are_told_apart(over: Game) -> None:
    assert company_of(over, [ANN, BOB, CLEO], 0) == Company(3, 2, [], "fr", is_fair=True)
    assert company_of(over, [ANN, MASON, BOB, REGENT, MASON], 2) == Company(
        5, 1, ["mason", "regent"], "fr", is_fair=True
    )
    assert company_of(over, [ANN, MAY, MASON], 0).people == 0, "who shares their device is no other"


@pytest.mark.parametrize(
    ("seats", "is_fair"),
    [
        ([ANN, BOB], True),
        ([ANN, MASON], True),
        ([ANN, APPRENTICE, BOB], False),
        ([ANN, MAY], False),
        ([ANN, ANN], False),
        ([ANN, FOR_BOB], True),
        ([DAN_FOR_BOB, ANN], False),
        ([ANN, DAN_FOR_BOB], True),
    ],
    ids=[
        "people",
        "a bot",
        "a beginners' bot",
        "one device",
        "themselves",
        "a bot for who left",
        "a substitute",
        "beside one",
    ],
)
def test_what_may_earn_honours(over: Game, seats: list[Seat], is_fair: bool) -> None:
    assert company_of(over, seats, 0).is_fair is is_fair


def test_only_a_whole_game_that_was_played_to_its_end_may(over: Game) -> None:
    for game in (
        replace(over, result=None),
        replace(over, result=Result("ended", [], [10, 5])),
        replace(over, options={**OPTIONS, "target": 49}),
    ):
        assert not company_of(game, [ANN, BOB], 0).is_fair
    assert company_of(replace(over, options={**OPTIONS, "target": 60}), [ANN, BOB], 0).is_fair


def test_an_edition_counts_as_it_was_printed(over: Game) -> None:
    assert company_of(over, [ANN, BOB], 0).edition == "fr"
    assert company_of(replace(over, options={**OPTIONS, "target": 60}), [ANN, BOB], 0).edition == ""
