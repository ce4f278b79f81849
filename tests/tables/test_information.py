"""What an event reveals is found from the views, not declared for each move."""

import pytest

from tests.tables.setting import new_table, robots, settle
from utopia.rules import CHANCE, Step, edition
from utopia.tables.information import reveals

EDITIONS = ["fr", "de", edition(scale_cards="any"), edition(named_player_may_build=True, scale_cards="matching_raise")]


@pytest.mark.parametrize(("players", "rules"), list(enumerate(EDITIONS, start=2)))
def test_of_decisions_only_the_last_choice_of_discards_reveals(players: int, rules: object) -> None:
    table = new_table(robots(players), seed=players, edition=rules)  # type: ignore[arg-type]
    settle(table)
    game = table.game
    steps = [Step(int(game.position_at(number)[0]["step"])) for number in range(len(game.events) + 1)]
    for number, event in enumerate(game.events):
        if event.seat != CHANCE:
            shows = steps[number] == Step.DISCARD != steps[number + 1]
            is_only_choice = number == 0 or steps[number - 1] != Step.DISCARD
            assert reveals(game, number) == (shows and not is_only_choice), game.line(number)


def test_a_draw_reveals_unless_everybody_knew_it() -> None:
    table = new_table(robots(2), seed=4)
    settle(table)
    game = table.game
    draws = [number for number, event in enumerate(game.events) if event.seat == CHANCE]
    assert not reveals(game, draws[4]), "the fifth civilization on the scale is the one that is left"
    assert all(reveals(game, number) for number in draws[:4])
    dealt = [number for number in draws if game.line(number).startswith("deal")]
    assert sum(reveals(game, number) for number in dealt) > len(dealt) * 0.9
