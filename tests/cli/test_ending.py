"""The end of a game: who won, and what is said of a tie."""

import pytest

from utopia.cli.play.ending import ending_lines
from utopia.cli.play.naming import sentence_names
from utopia.game import Game
from utopia.tables import Bot, Person, Player, Table

ME, ANN, BOT = Person("me"), Person("Ann"), Bot("greedy")


@pytest.mark.parametrize(
    ("players", "standings", "says"),
    [
        (
            (ME, BOT, BOT),
            [("blue", 53, 1), ("yellow", 50, 2), ("red", 43, 3)],
            "Blue wins with 53 points; you (red) came third with 43.",
        ),
        ((ME, BOT), [("red", 53, 1), ("blue", 1, 2)], "You (red) win with 53 points; Blue came second with 1."),
        (
            (ANN, Person("Bob")),
            [("blue", 53, 1), ("red", 50, 2)],
            "Bob (blue) wins with 53 points; Ann (red) came second with 50.",
        ),
        (
            (BOT, ME),
            [("red", 50, 1), ("blue", 50, 2)],
            "Red wins with 50 points; you (blue) have as many, but stand behind on the track.",
        ),
        ((ANN, BOT), [("red", 50, 1), ("blue", 50, 1)], "Ann (red) and Blue win with 50 points."),
    ],
)
def test_who_won(
    players: tuple[Player, ...], standings: list[tuple[str, int, int]], says: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = Game(len(players), by_hand=True)
    monkeypatch.setattr(game, "standings", lambda: standings)
    table = Table(game, players, make_bot=lambda *_: None)  # type: ignore[arg-type]
    assert ending_lines(table, sentence_names(players))[0] == says
