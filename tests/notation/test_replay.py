"""Replaying and verifying: a true record meets the same positions, a spoiled one is caught at its first bad line."""

import random
from collections.abc import Callable
from dataclasses import replace

import pytest

from tests.notation.sample import record_of, whole, whole_text
from tests.properties.walk import Setting, games, walk
from utopia.notation.record import UNSEEN_DISCARD, Event, parse_record, record_text
from utopia.notation.replay import ImpossibleEventError, Replayer, replay, result_of, verify
from utopia.rules import CHANCE, MOVE_CODES, OUTCOMES, End

TEXT = whole_text()
LINES = TEXT.split("\n")
BEGIN = LINES.index("") + 1


@games
def test_replay_meets_every_position(setting: Setting) -> None:
    game = walk(setting)
    record = record_of(game)
    assert verify(record) is None
    for n, (event, states) in enumerate(replay(record), start=1):
        assert (event.seat, event.code) == game.events[n]
        assert states.tobytes() == game.at(n).tobytes()
    assert result_of(game.boards, game.at(len(game) - 1)) == record.result


@games
def test_verify_finds_the_first_line_that_another_event_would_not_fit(setting: Setting) -> None:
    """One event is changed for another: the fault is there or, if the other is possible as well, later."""
    game, dice = walk(setting), random.Random(setting.seed)
    text = record_text(record_of(game))
    begin = text.split("\n").index("") + 2
    for _ in range(20):
        record = parse_record(text)
        index = dice.randrange(len(record.events))
        wrong = random_event(dice, setting.players)
        possible = can_follow(record_of(game, index).events, wrong, setting)
        record.events[index] = wrong
        fault = verify(replace(record, result=None))
        if fault is None:
            assert possible
        elif possible:
            assert fault.line > begin + index
        else:
            assert fault.line == begin + index
            assert fault.rule.startswith("R-")
            assert fault.reason


def random_event(dice: random.Random, players: int) -> Event:
    if dice.random() < 0.4:
        return Event(CHANCE, dice.randrange(OUTCOMES))
    return Event(dice.randrange(players), dice.randrange(MOVE_CODES))


def can_follow(before: list[Event], event: Event, setting: Setting) -> bool:
    game, n = walk(setting), len(before)
    if game.decider(n) == CHANCE:
        return event.seat == CHANCE and event.code in game.chances(n)[0]
    return event.seat in game.deciders(n) and event.code in game.moves(n, event.seat)


def spoiled(change: Callable[[list[str]], None]) -> str:
    lines = LINES[BEGIN:]
    change(lines)
    return "\n".join(LINES[:BEGIN] + lines)


def first(beginning: str) -> int:
    return next(i for i, line in enumerate(LINES[BEGIN:]) if line.startswith(beginning))


def insert(line: str, before: int) -> Callable[[list[str]], None]:
    return lambda lines: lines.insert(before, line)


def swap_receiver(lines: list[str]) -> None:
    _, seat, card = lines[first("deal")].split()
    lines[first("deal")] = f"deal {'red' if seat != 'red' else 'blue'} {card}"


@pytest.mark.parametrize(
    ("change", "line", "rule", "reason"),
    [
        (insert("scale maya", 5), 5, "R-SETUP-2", "that cannot be drawn here; possible: first red, first blue"),
        (insert(LINES[BEGIN], 1), 1, "R-SETUP-1", "possible: scale "),
        (insert("red end", 2), 2, "R-SETUP-1", "a draw comes first; possible: scale "),
        (insert("red end", first("guest")), first("guest"), "R-WELCOME-1", "a draw comes first; possible: guest "),
        (insert("guest maya fire", first("red enter")), first("red enter"), "R-ORDER-2", "nothing is drawn here"),
        (insert("violet end", first("red enter")), first("red enter"), "R-MAT-1", "no such player"),
        (swap_receiver, first("deal"), "R-CARD-1", "the card is dealt to"),
        (insert("deal red ?", first("deal")), first("deal"), "R-CARD-1", "that cannot be drawn here"),
        (insert("red discard ?", first("deal")), first("deal"), "R-CARD-2", "owes no discard"),
        (lambda lines: lines.insert(len(lines) - 1, "red end"), len(LINES) - BEGIN - 1, "R-END-1", "The game is over"),
        (
            lambda lines: lines.insert(len(lines) - 1, "guest maya fire"),
            len(LINES) - BEGIN - 1,
            "R-END-1",
            "nothing is drawn any more",
        ),
    ],
)
def test_verify_names_line_rule_and_reason(
    change: Callable[[list[str]], None], line: int, rule: str, reason: str
) -> None:
    text = spoiled(change)
    fault = verify(parse_record(text))
    assert fault is not None
    assert (fault.line, fault.rule) == (BEGIN + line + 1, rule)
    assert reason in fault.reason
    assert fault.text == text.split("\n")[fault.line - 1]
    assert str(fault) == f"line {fault.line}, {fault.text!r}: {fault.reason} [{fault.rule}]"


def test_a_full_record_hides_no_discard() -> None:
    index = next(i for i, line in enumerate(LINES[BEGIN:]) if " discard " in line)
    seat = LINES[BEGIN + index].split()[0]

    def hide(lines: list[str]) -> None:
        lines[index] = f"{seat} discard ?"

    fault = verify(parse_record(spoiled(hide)))
    assert fault is not None
    assert (fault.line, fault.rule) == (BEGIN + index + 1, "R-CARD-4")
    assert "a full record says what was discarded" in fault.reason


def test_verify_checks_the_result() -> None:
    true = whole()
    assert true.result is not None
    first_place = true.result.standings[0]
    lines = [
        (replace(true.result, standings=true.result.standings[::-1]), "R-END-2"),
        (replace(true.result, reason=End.STALL), "R-END-1"),
        (replace(true.result, standings=(replace(first_place, score=99), *true.result.standings[1:])), "R-END-2"),
    ]
    for result, rule in lines:
        fault = verify(replace(true, result=result))
        assert fault is not None
        assert fault.rule == rule
        assert "the events lead to" in fault.reason
    early = verify(replace(true, events=true.events[:-1]))
    assert early is not None
    assert "the game goes on" in early.reason
    assert verify(replace(true, result=None)) is None


def test_the_result_is_named_at_its_line() -> None:
    fault = verify(parse_record(TEXT.replace("result: target", "result: stall")))
    assert fault is not None
    assert LINES[fault.line - 1].startswith("result: ")


def test_nothing_changes_when_a_step_is_refused() -> None:
    record = replace(record_of(walk(Setting(1)), 100))
    record.events[60] = Event(0, UNSEEN_DISCARD)
    replayer = Replayer(record)
    with pytest.raises(ImpossibleEventError) as caught:
        list(replayer)
    assert caught.value.index == replayer.done == 60
    assert replayer.states.tobytes() == walk(Setting(1)).at(60).tobytes()


def test_a_record_that_was_never_text_has_lines_all_the_same() -> None:
    record = whole()
    wrong = replace(record, events=[*record.events[:9], Event(0, 0), *record.events[9:]])
    fault = verify(wrong)
    assert fault is not None
    assert fault.line == BEGIN + 10
