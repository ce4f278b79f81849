"""Beginnings of words, lists of moves, and help that leaves nothing out."""

import sys
from dataclasses import fields

import pytest

from utopia.boards import load_board
from utopia.cli.play import screen
from utopia.cli.play.commands import why_barred
from utopia.cli.play.facts import facts_for, neighbours
from utopia.cli.play.helping import RULE_OF_VERB, RULES_OF_MOMENT, help_on
from utopia.cli.play.menu import Menu
from utopia.cli.play.naming import sentence_names, short_names
from utopia.cli.play.rules import in_this_game, rules, title
from utopia.cli.play.setup import MisuseError, players_from
from utopia.cli.play.typed import bare_discards, number_in, parts_of, whole_draw, whole_move, whole_word
from utopia.cli.speaking import say
from utopia.game import Game
from utopia.locales import ENGLISH
from utopia.notation.moves import FORMS
from utopia.notation.words import NotationError
from utopia.rules import Edition, Kind, Refusal, Step, decode, edition, rule_of
from utopia.rules.model.steps import LAST_CHANCE
from utopia.tables import Bar, Bot, Limit, Person

BOARD = load_board("reconstruction")


@pytest.mark.parametrize(
    ("typed", "whole"),
    [
        ("ent may kil", "enter maya kilns"),
        ("ENTER m  Lantern-Hill", "enter maya lantern-hill"),
        ("to heron 2", "to heron-quay 2"),
        ("disc m p", "discard maya persian"),
        ("discard m", "discard maya"),
        ("priv m chin", "privilege maya as chinese"),
        ("privilege m as g", "privilege maya as greek"),
        ("name b", "name blue"),
        ("wonder f", "wonder fire"),
        ("take e ea", "take egyptian earth"),
        ("end", "end"),
        ("enter mars kilns", "enter mars kilns"),
        ("fly maya", "fly maya"),
        ("raise m now", "raise maya now"),
    ],
)
def test_beginnings_of_words_become_words(typed: str, whole: str) -> None:
    assert whole_move(BOARD, typed) == whole


@pytest.mark.parametrize("typed", ["e maya kilns", "enter maya s", "wonder w"])
def test_a_beginning_of_several_words_is_refused(typed: str) -> None:
    with pytest.raises(NotationError, match=r"may be .* or .*; type a letter more"):
        whole_move(BOARD, typed)


def test_a_likely_verb_comes_first() -> None:
    assert whole_move(BOARD, "e maya kilns", ["enter", "surprise", "enter"]) == "enter maya kilns"


def test_a_whole_word_wins_over_what_it_begins() -> None:
    assert whole_word("to", ["to", "tower"]) == "to"


def test_numbers_have_few_digits() -> None:
    assert [number_in(text) for text in ("7", "0", "-1", "x", "", "\N{SUPERSCRIPT TWO}", "9" * 5000)] == [
        *(7, 0),
        *[None] * 5,
    ]


def test_a_line_has_parts() -> None:
    assert parts_of(" move maya kilns , to bell 2;end,") == ["move maya kilns", "to bell 2", "end"]


DEALS = ["deal blue maya", "deal blue greek"]
GUESTS = ["guest maya water", "guest maya wind", "guest greek fire"]


@pytest.mark.parametrize(
    ("typed", "asked", "whole"),
    [
        ("m", DEALS, "deal blue maya"),
        ("deal blue g", DEALS, "deal blue greek"),
        ("g", GUESTS, "guest greek fire"),
        ("m wa", GUESTS, "guest maya water"),
        ("guest m wi", GUESTS, "guest maya wind"),
        ("persian", DEALS, "deal blue persian"),
        ("greek wind", GUESTS, "guest greek wind"),
        ("first red", GUESTS, "first red"),
    ],
)
def test_draws_need_few_letters(typed: str, asked: list[str], whole: str) -> None:
    assert whole_draw(typed, asked) == whole


def test_a_draw_that_may_be_several_is_refused() -> None:
    with pytest.raises(NotationError, match="'m w' may be guest maya water or guest maya wind"):
        whole_draw("m w", GUESTS)


@pytest.mark.parametrize(
    ("text", "players"),
    [
        ("3", (Person("me"), Bot("mason"), Bot("mason"))),
        ("me,random", (Person("me"), Bot("random"))),
        (" Ann , Bob ,greedy", (Person("Ann"), Person("Bob"), Bot("greedy"))),
        ("random,random", (Bot("random"), Bot("random"))),
    ],
)
def test_players(text: str, players: tuple[object, ...]) -> None:
    assert players_from(text) == players


def test_players_of_a_real_table_are_people() -> None:
    assert players_from("2", opponents=False) == (Person("Red"), Person("Blue"))


def test_too_long_a_name_is_refused() -> None:
    with pytest.raises(MisuseError, match="the name has 300 characters"):
        players_from(f"me,{'A' * 300}")


def test_names_at_the_table() -> None:
    players = (Person("me"), Person("Ann"), Bot("greedy"), Person("Green"))
    assert sentence_names(players) == ("Red", "Ann (blue)", "Yellow", "Green")
    assert short_names(players) == ("me", "Ann", "greedy bot", "Green")


def test_every_rule_that_refuses_is_explained() -> None:
    known = set(rules())
    assert len(known) == 39
    assert {rule_of(refusal, kind) for refusal in Refusal for kind in Kind} - {""} <= known
    assert set(RULE_OF_VERB.values()) <= known
    assert {rule for names in RULES_OF_MOMENT.values() for rule in names} <= known


def test_help_knows_every_verb_and_every_question() -> None:
    assert RULE_OF_VERB.keys() == FORMS.keys()
    game = Game(3, seed=1)
    asked = {step for step in Step if step > LAST_CHANCE and step != Step.OVER}
    assert RULES_OF_MOMENT.keys() == asked
    for step in asked:
        moment = say(f"moment-{step.name.lower().replace('_', '-')}").splitlines()
        assert help_on("", step, game)[: len(moment)] == moment
    assert all(help_on(rule, None, game)[0].startswith(f"{rule}: {title(rule)}. ") for rule in rules())
    for drawn in set(Step) - asked - {Step.OVER}:
        assert help_on("", drawn, game)[0] == say(f"typing-{drawn.name.lower().replace('_', '-')}")


def test_rules_with_an_option_say_what_holds_here() -> None:
    values: dict[str, tuple[object, ...]] = {
        "start_rotation": ("front", "last_first_player"),
        "scale_cards": ("matching", "matching_raise", "any"),
        "final_tie": ("track", "shared"),
        "lowest_value": (1, 2),
        "target": (40, 50),
    }
    for field in fields(Edition):
        said = set()
        for value in values.get(field.name, (True, False)):
            changed = edition("fr", **{field.name: value})
            said.add("".join(in_this_game(rule, changed) for rule in rules()))
        assert len(said) == len(values.get(field.name, (True, False))), f"nothing is said about {field.name}"


def test_the_game_and_the_map_in_short() -> None:
    game = Game(2, edition=edition("fr", target=30), seed=1)
    told = "\n".join(help_on("game", None, game))
    for words in ("three phases", "somebody has 30 points", "R-BUILD-3", "gives you 2", "its wonder"):
        assert words in told
    told = "\n".join(help_on("map", None, game))
    assert all(d.sector in told for d in BOARD.districts if d.sector)


def test_discards_need_no_verb() -> None:
    assert bare_discards(["maya", "g"], is_together=False) == ["discard maya", "discard greek"]
    assert bare_discards(["p", "m"], is_together=True) == ["discard maya persian"]
    assert bare_discards(["discard maya", "g"], is_together=False) == ["discard maya", "g"]


def test_a_district_alone_names_its_moves() -> None:
    game = Game(3, seed=5)
    choices = game.moves()
    menu = Menu(game, facts_for(game, game.colours, choices[0].seat), choices)
    shown = next(bundle.choices for bundle in menu.bundles if len(bundle.choices) > 2)
    district = shown[1].text.split()[2]
    assert menu.named(district, shown) == (shown[1],)
    assert menu.named("end", shown) == ()


def test_sentences_have_one_mark_at_the_end() -> None:
    ends = ["two people", "did you mean 'x'?", "no [R-CARD-2]", "So."]
    assert [screen.sentence(text) for text in ends] == [
        "Two people.",
        "Did you mean 'x'?",
        "No [R-CARD-2]",
        "So.",
    ]


def test_every_limit_of_taking_back_has_words() -> None:
    for bar in Bar:
        said = why_barred(Limit(bar, 1), ENGLISH)
        assert said.startswith("Nothing can be undone: ")
        assert ("Blue" in said) == (bar == Bar.OTHER_DECIDED)
        assert ("[R-CARD-" in said) == (bar in (Bar.DISCARD_FINAL, Bar.TURN_ENDED))


def test_every_legal_move_is_on_the_list_and_can_be_typed() -> None:
    """Through a whole game: the lines of the list hold every move once, and its own words mean it alone."""
    game = Game(3, seed=5)
    anywhere = set()
    while not game.is_over and len(game.events) < 400:
        choices = game.moves()
        menu = Menu(game, facts_for(game, game.colours, choices[0].seat), choices)
        assert sorted(choice.code for bundle in menu.bundles for choice in bundle.choices) == [c.code for c in choices]
        assert len(menu.entries()) == len(menu.bundles)
        for bundle in menu.bundles:
            if bundle.text.startswith("anywhere") and len(bundle.choices) > 1:
                anywhere.add(bundle.note.split(",")[0])
            assert set(bundle.choices) == set(menu.fitting(bundle.text)) or len(bundle.choices) == 1
        for choice in choices:
            assert choice in menu.fitting(choice.text)
            assert menu.entry(choice).text == choice.text
        game.play(choices[len(game.events) % len(choices)])
    assert anywhere == {"24 districts"}


def test_end_is_never_meant_by_a_letter() -> None:
    game = Game(2, seed=5)
    while not any(decode(choice.code).kind == Kind.END for choice in game.moves()) or len(game.moves()) == 1:
        game.play(game.moves()[0])
    choices = game.moves()
    menu = Menu(game, facts_for(game, game.colours, choices[0].seat), choices)
    assert [choice.text for choice in menu.fitting("end")] == ["end"]
    assert "end" not in [choice.text for text in ("e", "en") for choice in menu.fitting(text)]


def test_ways_out_of_a_district_are_those_of_the_rules() -> None:
    game = Game(3, seed=1)
    for district in BOARD.districts:
        streets, bridges, boats = neighbours(BOARD, district.id)
        named = sum(1 << BOARD.index_of[name] for name in {*streets, *bridges, *boats})
        assert named == int(game.board[0]["reachable"][BOARD.index_of[district.id]])


@pytest.mark.parametrize(
    ("environment", "encoding", "is_terminal", "plain"),
    [
        ({}, "utf-8", True, False),
        ({"NO_COLOR": "1"}, "utf-8", True, True),
        ({"NO_COLOR": ""}, "utf-8", True, False),
        ({"TERM": "dumb"}, "utf-8", True, True),
        ({}, "ascii", True, True),
        ({}, "utf-8", False, True),
    ],
)
def test_when_the_screen_is_plain(
    environment: dict[str, str], encoding: str, is_terminal: bool, plain: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Output:
        def isatty(self) -> bool:
            return is_terminal

    Output.encoding = encoding  # type: ignore[attr-defined]
    for name in ("NO_COLOR", "TERM"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "stdout", Output())
    assert screen.is_plain(wanted=False) == plain
    assert screen.is_plain(wanted=True)


def test_control_characters_do_not_reach_the_terminal() -> None:
    assert screen.printable("a\x1b[2Jb\n") == "a\\x1b[2Jb\n"
