"""A position as text: byte for byte the same when read again, and refused if it cannot be."""

import random
from typing import Final

import pytest

from tests.notation.sample import BOARD, record_of
from tests.properties.walk import Setting, Walk, games, walk
from utopia.boards import playing_board
from utopia.locales import Phrase, Speaker
from utopia.notation.position import (
    PositionError,
    examine_position,
    parse_position,
    position_line,
    position_text,
)
from utopia.notation.position.facts import FORMS
from utopia.notation.replay import Replayer, redact
from utopia.rules import SPECTATOR, Boards, Edition, States, Step, empty_states, seen_by

SAMPLE: Final = 40


def sample(game: Walk) -> set[int]:
    """Positions of every step there is, and some more."""
    dice = random.Random(game.setting.seed)
    by_step: dict[int, list[int]] = {}
    for n in range(len(game)):
        by_step.setdefault(int(game.at(n)["step"][0]), []).append(n)
    chosen = {n for positions in by_step.values() for n in dice.sample(positions, min(3, len(positions)))}
    return chosen | {dice.randrange(len(game)) for _ in range(SAMPLE - len(chosen))}


def check_reads_back(boards: Boards, states: States) -> None:
    text = position_text(BOARD, boards, states)
    assert parse_position(BOARD, boards, text).tobytes() == states.tobytes(), text
    line = position_line(BOARD, boards, states)
    assert line == "; ".join(text.splitlines())
    assert parse_position(BOARD, boards, line).tobytes() == states.tobytes()


@games
def test_positions_and_views_read_back(setting: Setting) -> None:
    game, view = walk(setting), empty_states()
    for n in sample(game):
        check_reads_back(game.boards, game.at(n))
        for viewer in (n % setting.players, SPECTATOR):
            seen_by(game.boards, game.at(n), viewer, view)
            check_reads_back(game.boards, view)


def test_every_step_is_met() -> None:
    steps = {step for seed in range(20) for step in walk(Setting(seed)).states["step"].tolist()}
    assert steps == set(Step)


def test_the_order_of_lines_does_not_matter() -> None:
    game = walk(Setting(2))
    for n in sample(game):
        lines = position_text(BOARD, game.boards, game.at(n)).splitlines()
        random.Random(n).shuffle(lines)
        text = "# shuffled\n\n" + "\n".join(f"  {line.upper()} " for line in lines)
        assert parse_position(BOARD, game.boards, text).tobytes() == game.at(n).tobytes()


def test_every_form_of_line_is_written_by_some_game() -> None:
    written = set()
    for seed in range(20):
        game = walk(Setting(seed))
        for n in sample(game):
            written |= {line.split()[0] for line in position_text(BOARD, game.boards, game.at(n)).splitlines()}
    assert set(FORMS) - written == {"view"}


def test_a_view_says_so() -> None:
    game = walk(Setting(1))
    discards = next(n for n in range(len(game)) if game.at(n)["step"][0] == Step.DISCARD)
    replayer = Replayer(redact(record_of(game, discards), 2))
    list(replayer)
    text = position_text(BOARD, game.boards, replayer.states)
    assert "\nview yellow\n" in text
    assert "\nhand red ? 5\n" in text


BOARDS: Final = playing_board(BOARD, Edition(), 3)
TWO: Final = playing_board(BOARD, Edition(), 2)
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
score blue 2
gained red wonder 6
prince red maya kilns 2
monument kilns greek red
wonder fire red
hand blue maya 2
hand blue persian 1
hand yellow greek 3
discarded chinese 4
must-hold spectator maya 2
"""
WELCOME: Final = """\
players 3
round 1
step guest
lap 3
turn yellow
acted red blue
surprised red
scale maya persian chinese greek egyptian
track red blue yellow
open maya fire 1
taken red greek water 1
taken red greek wind 1
taken red greek earth 1
taken blue persian water 1
taken blue persian fire 1
taken blue persian wind 1
taken yellow persian earth 2
taken yellow egyptian earth 1
surprise-taken greek wind 1
"""


def test_a_person_can_type_a_position() -> None:
    states = parse_position(BOARD, BOARDS, ACT)
    state = states[0]
    assert state["supply"][0, 0] == 6
    assert state["bases"].tolist()[:3] == [6, 8, 8]
    assert state["monuments_left"].tolist() == [7, 7, 7, 6, 7]
    assert state["pile_size"] == 50 - 4 - 6
    assert state["gained"][0].tolist() == [6, 0, 0, 0, 2]
    assert state["bag"].tolist() == [2] * 20
    assert position_text(BOARD, BOARDS, states) == ACT
    assert position_text(BOARD, BOARDS, parse_position(BOARD, BOARDS, WELCOME)) == WELCOME


def with_line(text: str, line: str, old: str = "") -> str:
    """Put a line in the place of another, or behind."""
    assert not old or f"{old}\n" in text
    return text.replace(f"{old}\n", f"{line}\n" if line else "") if old else f"{text}{line}\n"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (with_line(ACT, "colour red"), "line 20: 'colour' is no fact of a position"),
        (with_line(ACT, "prince red maya"), "write prince SEAT CIV DISTRICT NUMBER"),
        (with_line(ACT, "prince green maya kilns 1"), "line 20: 'green' is no seat of this game"),
        (with_line(ACT, "score blue 99999"), "a number from 0 to 32767"),
        (with_line(ACT, "score red 9"), "line 20: 'score red 9' repeats line 9"),
        (with_line(ACT, "gained red prestige 1"), "'prestige' is no source of points"),
        (with_line(ACT, "track red blue red", "track red blue yellow"), "names one twice"),
        (with_line(ACT, "", "step act"), "the line 'step' is missing"),
        (with_line(ACT, "", "track red blue yellow"), "the line 'track' is missing"),
        (with_line(ACT, "players 4", "players 3"), "laid out for 3 players; say 3 [R-MAT-1]"),
        (with_line(ACT, "round 0", "round 2"), "line 3, 'step act': this step and this round do not go together"),
        (with_line(ACT, "scale maya", "scale maya persian chinese greek egyptian"), "the scale is full"),
        (with_line(ACT, "track red yellow", "track red blue yellow"), "it names 2 of 3 players"),
        (with_line(ACT, "track blue red yellow", "track red blue yellow"), "from most points to fewest [R-ORDER-1]"),
        (with_line(ACT, "gained red removal 4"), "Red has only 8 points in all"),
        (with_line(ACT, "acted red blue", "acted red"), "Blue is on turn and has not acted yet [R-ORDER-2]"),
        (with_line(ACT, "lap 2", "lap 1"), "line 4, 'lap 2': the lap is 1 at this step"),
        (with_line(ACT, "", "lap 1"), "line 3, 'step act': the lap is 1 at this step"),
        (with_line(ACT, "", "turn blue"), "'step act': it needs a line 'turn' [R-ORDER-2]"),
        (with_line(ACT, "named red"), "it does not belong to the step 'act' [R-WELCOME-3]"),
        (with_line(ACT, "open maya fire 1"), "it does not belong to the step 'act' [R-WELCOME-4]"),
        (with_line(ACT, "gone maya fire 1"), "surprise guests go back to the bag; none is gone [R-WELCOME-6]"),
        (with_line(ACT, "prince red maya granary 7"), "Red has only 6 Maya princes left for it [R-MAT-2]"),
        (with_line(ACT, "privileges red 3"), "at most 2 privileges"),
        (with_line(ACT, "hand red chinese 7"), "of 10 Chinese cards only 3 are left for it"),
        (with_line(ACT, "discarded persian 10"), "of 10 Persian cards only 9 are left for it"),
        (with_line(ACT, "hand red ? 7"), "this hand is known to the viewer; name its cards [R-CARD-4]"),
        (with_line(ACT, "view blue"), "this hand is hidden to the viewer; write 'hand yellow ? NUMBER'"),
        (with_line(ACT, "must-hold red greek 4"), "the others do not hold so many cards [R-CARD-1]"),
        (with_line(ACT, "must-hold spectator greek 4"), "all players do not hold so many cards"),
        (with_line(ACT, "ended target"), "it does not belong to the step 'act' [R-END-1]"),
        (with_line(ACT, "step keep", "step act"), "Blue has no more cards than they keep [R-CARD-3]"),
        (with_line(ACT, "step destination", "step act"), "it needs a line 'moving'"),
        (with_line(ACT, "turned maya 1"), "it does not belong to the step 'act' [R-CARD-5]"),
        (with_line(WELCOME, "open maya fire 3", "open maya fire 1"), "of 2 Maya guests of Fire only 2 are left for it"),
        (with_line(WELCOME, "open greek fire 1"), "as many guests lie open as turns are left: 1, not 2 [R-WELCOME-4]"),
        (with_line(WELCOME, "taken blue persian wind 2", "taken blue persian wind 1"), "the guests taken"),
        (with_line(WELCOME, "", "surprise-taken greek wind 1"), "[R-WELCOME-2]"),
        (with_line(WELCOME, "surprise-taken greek wind 2", "surprise-taken greek wind 1"), "[R-WELCOME-3]"),
        (with_line(WELCOME, "surprised red blue", "surprised red"), "do not match [R-WELCOME-3]"),
        (with_line(WELCOME, "step name", "step guest"), "the player on turn is one of those surprised"),
    ],
    ids=lambda value: value[-45:].replace("\n", " "),
)
def test_what_cannot_be_is_refused(text: str, message: str) -> None:
    with pytest.raises(PositionError) as caught:
        parse_position(BOARD, BOARDS, text)
    assert message in str(caught.value)
    assert "\n" not in str(caught.value)


def test_all_faults_are_told_at_once() -> None:
    text = with_line(ACT, "score red 8 points", "score red 8").replace(
        "wonder fire red", "hand red maya 9\nprince x y z 1"
    )
    _, faults = examine_position(BOARD, BOARDS, text)
    assert [(fault.line, fault.rule) for fault in faults] == [(9, ""), (15, ""), (11, "R-ORDER-1"), (16, "R-MAT-1")]
    _, faults = examine_position(
        BOARD, BOARDS, with_line(with_line(ACT, "lap 3", "lap 1"), "score blue 9", "score blue 2")
    )
    assert [(fault.line, fault.text, fault.rule) for fault in faults] == [
        (8, "track red blue yellow", "R-ORDER-1"),
        (4, "lap 3", "R-ORDER-2"),
    ]
    assert examine_position(BOARD, BOARDS, ACT)[1] == examine_position(BOARD, BOARDS, WELCOME)[1] == []


def test_faults_are_told_in_every_language() -> None:
    [fault] = examine_position(BOARD, BOARDS, with_line(ACT, "prince red maya granary 7"))[1]
    assert fault.told(Speaker("de")) == (
        "Zeile 20, 'prince red maya granary 7': Rot hat dafür nur noch 6 Maya-Fürsten [R-MAT-2]"
    )
    assert fault.why == Phrase("position-princes", {"seat": 0, "left": 6, "civ": "maya"})


START_OF_ACT: Final = (
    "players 2\nround 1\nstep act\nlap 1\nturn red\nscale maya persian chinese greek egyptian\ntrack red blue\n"
)


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        ("prince red maya heron-quay 1", "Water is closed in a game for two; nothing is there [R-SETUP-3]"),
        ("monument heron-quay maya red", "[R-SETUP-3]"),
        ("wonder water red", "[R-SETUP-3]"),
    ],
)
def test_a_closed_island_is_empty(lines: str, message: str) -> None:
    assert parse_position(BOARD, TWO, START_OF_ACT)["turn"][0] == 0
    with pytest.raises(PositionError) as caught:
        parse_position(BOARD, TWO, START_OF_ACT + lines)
    assert message in str(caught.value)


@pytest.mark.parametrize(
    ("step", "lines", "message"),
    [
        ("destination", "moving maya kilns", "Red could not have begun this"),
        ("pay", "paying raise maya", "at this table matching cards pay, and nothing is asked [R-SCALE-3]"),
        ("leave", "interrupted act\nbuilding fire", "Red could not have begun this"),
        ("leave", "interrupted deal\nbuilding fire", "no wonder can be built at this step"),
        ("privilege", "turned maya 1\nturned-into maya", "a turned card needs"),
        ("privilege", "turned maya 2\nturned-into greek", "each turned card has cost Red a privilege"),
        ("privilege", "turned maya 1\nturned-into egyptian\nprivileges red 1", "Red could do nothing here"),
    ],
)
def test_what_waits_could_have_begun(step: str, lines: str, message: str) -> None:
    text = START_OF_ACT.replace("step act", f"step {step}") + lines
    if "nothing here" in message:
        text = text.replace("scale maya persian chinese greek egyptian", "scale egyptian maya persian chinese greek")
    with pytest.raises(PositionError) as caught:
        parse_position(BOARD, TWO, text)
    assert message in str(caught.value)


@pytest.mark.parametrize(
    ("end", "message"),
    [
        ("ended target", "a game ends when the target is reached or after round 40 [R-END-1]"),
        ("ended stall", "[R-END-1]"),
        ("ended target\nscore red 50\nround 3", "repeats line 2"),
    ],
)
def test_an_end_has_its_reason(end: str, message: str) -> None:
    over = "players 2\nround 1\nstep over\nscale maya persian chinese greek egyptian\ntrack red blue\n"
    with pytest.raises(PositionError) as caught:
        parse_position(BOARD, TWO, over + end)
    assert message in str(caught.value)
    assert parse_position(BOARD, TWO, f"{over}ended target\nscore red 50")["end_reason"][0] == 1


def read_or_refused(boards: Boards, text: str) -> States | None:
    try:
        return parse_position(BOARD, boards, text)
    except PositionError:
        return None


@games
def test_random_changes_are_read_or_refused_but_never_break(setting: Setting) -> None:
    """Lines of one position in another: whatever comes of it, it is a position that can be written, or a sentence."""
    game, dice = walk(setting), random.Random(setting.seed)
    texts = [position_text(BOARD, game.boards, game.at(n)).splitlines() for n in sample(game)]
    for _ in range(40):
        lines, other = list(dice.choice(texts)), dice.choice(texts)
        for _ in range(dice.randint(1, 3)):
            lines[dice.randrange(len(lines))] = dice.choice(other)
        if (states := read_or_refused(game.boards, "\n".join(lines))) is not None:
            check_reads_back(game.boards, states)
