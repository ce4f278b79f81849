"""Words for people: every refusal, event, question and turn has its sentence, and none speaks in riddles."""

import random
import re
from typing import Final

import pytest

from tests.notation.sample import BOARD, record_of
from tests.properties.walk import Setting, Walk, games, walk
from utopia.locales import ENGLISH, Speaker
from utopia.notation.explain import (
    event_phrase,
    owing_phrases,
    question_phrase,
    refusal_phrase,
    refusal_sentence,
    result_sentence,
    speaker_of,
    why_phrase,
)
from utopia.notation.position import parse_position
from utopia.notation.record import UNSEEN_DISCARD, Event, Result, Standing
from utopia.notation.replay import Replayer, redact
from utopia.rules import (
    CARD_FIRST,
    CHANCE,
    MOVE_CODES,
    NOBODY,
    OUTCOMES,
    SPECTATOR,
    UNSEEN_CARD,
    End,
    Kind,
    Move,
    Phase,
    Refusal,
    Step,
    decode,
    rule_of,
    why_not,
)

COLOURS: Final = ("Red", "Blue", "Yellow", "Green", "Violet")
SPEAKER: Final = speaker_of(BOARD)
MOVES: Final = [decode(code) for code in range(MOVE_CODES)]
FULL_SENTENCE: Final = re.compile(r"[A-Z][^{}]*\. \[R-[A-Z]+-\d\]")


def refusals(game: Walk, n: int) -> dict[tuple[Refusal, Kind], Move]:
    """Every refusal of every move at a position, once for each kind of move."""
    found = {}
    for seat in game.seats:
        for code, move in enumerate(MOVES):
            refusal = Refusal(why_not(game.boards, game.at(n), seat, code))
            found[refusal, move.kind] = move
    return found


@games
def test_every_refusal_is_one_sentence_with_its_rule(setting: Setting) -> None:
    game = walk(setting)
    steps = {int(step): n for n, step in enumerate(game.states["step"].tolist())}
    for n in [*steps.values(), *random.Random(setting.seed).sample(range(len(game)), 6)]:
        for (refusal, kind), move in refusals(game, n).items():
            sentence = refusal_sentence(BOARD, refusal, move)
            if refusal == Refusal.ALLOWED:
                assert sentence == ""
                continue
            assert FULL_SENTENCE.fullmatch(sentence)
            assert sentence.endswith(f"[{rule_of(refusal, kind)}]")
            assert sentence.count(". ") == 1


def test_every_refusal_has_words() -> None:
    for refusal in set(Refusal) - {Refusal.ALLOWED}:
        for kind in Kind:
            assert ENGLISH.knows(refusal_phrase(BOARD, refusal, Move(kind)).id)


def test_refusals_name_what_is_meant() -> None:
    kilns = BOARD.index_of["kilns"]
    enter = Move(Kind.ENTER, civilization=0, district=kilns)
    assert refusal_sentence(BOARD, Refusal.GUEST_NOT_OPEN, enter).startswith("No Maya guest of Fire is on offer;")
    no_prince = refusal_sentence(BOARD, Refusal.NO_PRINCE_IN_SUPPLY, enter)
    assert "'take maya fire'" in no_prince
    lower = Move(Kind.LOWER, civilization=1)
    assert "Persia stands at 1 already" in refusal_sentence(BOARD, Refusal.ALREADY_AT_THE_BOTTOM, lower)


@games
def test_every_event_of_a_game_is_told(setting: Setting) -> None:
    game = walk(setting)
    replayer = Replayer(record_of(game))
    for event in replayer:
        sentence = SPEAKER.say(event_phrase(BOARD, event, replayer.dealt_to))
        assert re.fullmatch(r"[A-Z][^{}]*\.", sentence)
    assert record_of(game).result is not None


def test_every_move_and_draw_is_told() -> None:
    for code in range(MOVE_CODES):
        assert SPEAKER.say(event_phrase(BOARD, Event(4, code))).endswith(".")
    for outcome in range(OUTCOMES):
        phrase = event_phrase(BOARD, Event(CHANCE, outcome), 4 if outcome >= CARD_FIRST else NOBODY)
        assert SPEAKER.say(phrase).endswith(".")


@pytest.mark.parametrize(
    ("event", "dealt_to", "sentence"),
    [
        (
            Event(0, Move(Kind.ENTER, civilization=0, district=BOARD.index_of["kilns"]).code),
            NOBODY,
            f"Red takes the Maya guest of Fire and places a prince in {BOARD.district('kilns').name}.",
        ),
        (Event(1, UNSEEN_DISCARD), NOBODY, "Blue has chosen what to discard."),
        (Event(CHANCE, UNSEEN_CARD), 2, "Yellow is dealt a card."),
        (Event(CHANCE, CARD_FIRST + 4), 3, "Green is dealt an Egyptian card."),
        (
            Event(2, Move(Kind.LOWER, civilization=2).code),
            NOBODY,
            "Yellow lowers China to the foot of the prestige scale.",
        ),
        (Event(2, Move(Kind.NAME, seat=0).code), NOBODY, "Yellow names Red, who must take an open guest."),
    ],
)
def test_sentences_of_events(event: Event, dealt_to: int, sentence: str) -> None:
    assert SPEAKER.say(event_phrase(BOARD, event, dealt_to)) == sentence


@games
def test_what_is_asked_and_why_is_always_told(setting: Setting) -> None:
    game = walk(setting)
    for n in random.Random(setting.seed).sample(range(len(game)), 60):
        question = SPEAKER.say(question_phrase(BOARD, game.boards, game.at(n)))
        assert re.fullmatch(r"[A-Z][^{}]*[.?]", question)
        decider = game.decider(n)
        if decider >= 0 and game.at(n)["step"][0] != Step.DISCARD:
            assert COLOURS[decider] in question
        assert SPEAKER.say(why_phrase(game.boards, game.at(n)))


def test_it_is_told_in_views_too() -> None:
    game = walk(Setting(1))
    replayer = Replayer(redact(record_of(game), SPECTATOR))
    for _ in replayer:
        assert SPEAKER.say(question_phrase(BOARD, game.boards, replayer.states))
        assert SPEAKER.say(why_phrase(game.boards, replayer.states))


ACT: Final = """\
players 3
round 2
step act
lap 1
turn blue
acted red
scale maya persian chinese greek egyptian
track red blue yellow
score red 8
score blue 8
hand blue maya 2
"""


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({}, "arrived behind Red on 8; all ahead have had their turn in this lap"),
        ({"score blue 8": "score blue 7"}, "next on the track at 7; all ahead have had their turn in this lap"),
        ({"track red blue yellow": "track blue red yellow"}, "first on the track, at 8"),
        (
            {"track red blue yellow": "track blue red yellow", "score red 8\n": "", "score blue 8\n": ""},
            "first on the start space",
        ),
        (
            {
                "step act": "step discard",
                "turn blue\n": "undecided blue\n",
                "acted red\n": "chosen red maya 2\nhand red maya 3\n",
            },
            "all who owe cards choose at once",
        ),
    ],
)
def test_why_it_is_whose_turn(changes: dict[str, str], why: str) -> None:
    text = ACT
    for old, new in changes.items():
        assert old in text
        text = text.replace(old, new)
    boards = walk(Setting(1)).boards
    assert SPEAKER.say(why_phrase(boards, parse_position(BOARD, boards, text))) == why


def test_a_named_player_is_told_by_whom() -> None:
    game = walk(Setting(1))
    n = game.states["step"].tolist().index(Step.NAMED_GUEST)
    drawer = COLOURS[int(game.at(n)["turn"][0])]
    assert SPEAKER.say(why_phrase(game.boards, game.at(n))) == f"named by {drawer}"
    assert f"named by {drawer}, takes an open guest" in SPEAKER.say(question_phrase(BOARD, game.boards, game.at(n)))


def test_without_live_order_the_fixed_order_is_the_reason() -> None:
    fixed = next(Setting(seed) for seed in range(16, 200) if not Setting(seed).edition.live_order)
    game = walk(fixed)
    phases = game.states["phase"].tolist()
    n = next(
        n
        for n, phase in enumerate(phases)
        if phase == Phase.WELCOME and game.at(n)["acted"][0] and game.at(n)["named"][0] < 0 and game.decider(n) >= 0
    )
    assert SPEAKER.say(why_phrase(game.boards, game.at(n))) == "next in the order that was read when the lap began"


def test_an_end_is_told() -> None:
    standings = (Standing(1, 2, 54), Standing(1, 0, 54))
    assert result_sentence(Result(End.TARGET, standings), ENGLISH) == "The game is over: 1. Yellow 54, 1. Red 54."
    assert "after round 40" in result_sentence(Result(End.STALL, standings), Speaker(seats=["Ann", "Bo", "Cy"]))


def test_who_owes_cards_is_told_in_the_order_of_the_track() -> None:
    game = walk(Setting(1))
    n = game.states["step"].tolist().index(Step.DISCARD)
    state = game.at(n)[0]
    owing = [SPEAKER.say(phrase) for phrase in owing_phrases(game.at(n))]
    track = [COLOURS[seat] for seat in state["track"][: int(state["players"]) - 1]]
    assert owing == [f"{track[0]} (two cards)", *(f"{colour} (one card)" for colour in track[1:])]
