from tests.rules.table import Table, rule


@rule("R-WELCOME-3")
def test_the_surprise_is_drawn_from_what_the_bag_still_holds() -> None:
    table = Table(5).arrive("maya wind", "maya wind", "greek fire").play("surprise")
    chances = table.chances()
    assert sum(chances.values()) == 25
    assert "guest maya wind" not in chances
    assert chances["guest greek fire"] == 1


@rule("R-SETUP-1", "R-SETUP-2", "R-WELCOME-1", "R-CARD-1")
def test_chance_is_asked_for_scale_first_player_guests_and_cards_and_for_nothing_else() -> None:
    table = Table(2, set_up=False)
    asked = []
    while table.state.round_number < 2:
        if table.decider() == "chance":
            asked.append(next(iter(table.chances())).split()[0])
            table.draw(next(iter(table.chances())))
        elif table.state.phase == 1:
            table.welcome_anybody()
        else:
            table.play((table.moves("discard") + table.moves("end"))[0])
    assert asked == ["scale"] * 5 + ["first"] + ["guest"] * 6 + ["deal"] * 10


@rule("R-WELCOME-1")
def test_an_answer_is_asked_for_even_when_only_one_is_possible() -> None:
    table = Table().draw(*["guest maya wind"] * 2)
    table.bag("greek fire", *["persian earth"] * 2)
    assert table.chances() == {"guest greek fire": 1, "guest persian earth": 2}
    table.draw("guest persian earth", "guest persian earth")
    assert table.chances() == {"guest greek fire": 1}


def test_players_are_asked_nothing_that_chance_answers() -> None:
    table = Table().settle()
    assert table.chances() == {}
