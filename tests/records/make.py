"""Plays the games that stand in this folder: ``python -m tests.records.make [NAME …]`` writes those that are missing.

A record is never made anew for the sake of a change in the rules: it must replay for ever as it was played. To replace
one on purpose, delete its file first.
"""

import random
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final

import numpy as np

from utopia.boards import BoardMap, load_board, playing_board
from utopia.notation.json_twin import record_to_json
from utopia.notation.position import position_text
from utopia.notation.record import Event, Record, record_text
from utopia.notation.replay import Replayer, redact, result_of
from utopia.rules import (
    CHANCE,
    MOST_MOVES,
    NOBODY,
    OUTCOMES,
    SPECTATOR,
    Boards,
    Edition,
    Kind,
    States,
    Step,
    answer,
    chance_outcomes,
    decode,
    edition,
    empty_states,
    legal_moves,
    play,
    start,
    who_decides,
    who_may_decide,
)

HERE: Final = Path(__file__).parent
BOARD: Final = load_board("reconstruction")
NAMES: Final = ("Ada", "Bruno", "Chloé", "Dárius", "Eve")
BLUE: Final = 1

Taste = Callable[[States, int, int], float]
"""How much a seat likes a move."""


def eager(states: States, seat: int, code: int) -> float:
    """Builds, gathers princes of one civilization in one district, and likes surprises."""
    move = decode(code)
    likes = {Kind.WONDER: 9.0, Kind.DISTRICT: 8.0, Kind.REMOVE: 7.0, Kind.SURPRISE: 1.5, Kind.END: 0.3}
    if move.kind in (Kind.ENTER, Kind.ADD, Kind.ANYWHERE):
        together = int(states["princes"][0, seat, move.civilization, move.district])
        return 1.0 + (together if together < 3 else 0)
    return likes.get(move.kind, 0.5)


def idle(_states: States, _seat: int, code: int) -> float:
    """Ends the turn as soon as that is possible."""
    return 9.0 if decode(code).kind == Kind.END else 0.0


def any_move(_states: States, _seat: int, _code: int) -> float:
    """All the same."""
    return 0.0


@dataclass(frozen=True)
class Plan:
    """A game to be played."""

    name: str
    players: int
    edition: Edition = field(default_factory=edition)
    preset: str | None = None
    taste: Taste = eager
    seed: int = 1
    board: BoardMap = BOARD
    wanted: Callable[[Record], bool] = lambda _: True
    """Seeds are tried from ``seed`` on until the record is as wanted."""


def is_shared(record: Record) -> bool:
    """Return whether two share the first place."""
    return record.result is not None and [entry.place for entry in record.result.standings[:2]] == [1, 1]


PLANS: Final = (
    Plan("two-fr", 2, edition("fr"), "fr"),
    Plan("three-it", 3, edition("it"), "it"),
    Plan("four-en", 4, edition("en"), "en"),
    Plan("five-de", 5, edition("de"), "de"),
    Plan("stall", 2, edition("fr", target=200), taste=idle),
    Plan("shared-place", 3, edition("fr", target=20, final_tie="shared"), wanted=is_shared),
    Plan(
        "every-option",
        4,
        Edition(
            lowest_value=3,
            surprise_guest_returns=False,
            live_order=False,
            start_rotation="last_first_player",
            named_player_may_build=True,
            wonder_pays_own_district=False,
            scale_cards="any",
            component_limits=False,
            target=30,
            final_tie="shared",
        ),
    ),
    Plan("any-two-lower", 5, edition("en", scale_cards="matching_raise", target=12), taste=any_move),
    Plan(
        "own-board",
        3,
        edition("fr", target=15),
        board=replace(BOARD, name="Four bridges", geometry=None, bridges=BOARD.bridges[1:]),
    ),
)


def play_plan(plan: Plan) -> Record:
    """The record of a plan, by the first seed that gives what is wanted."""
    seed = plan.seed
    while not plan.wanted(record := _play(plan, seed)):
        seed += 1
    return record


def _play(plan: Plan, seed: int) -> Record:
    dice = random.Random(seed)
    boards, states = playing_board(plan.board, plan.edition, plan.players), empty_states()
    start(boards, states)
    events: list[Event] = []
    while (decider := int(who_decides(boards, states))) != NOBODY:
        event = _draw(boards, states, dice) if decider == CHANCE else _choose(boards, states, dice, plan.taste)
        events.append(event)
        if event.seat == CHANCE:
            answer(boards, states, event.code)
        else:
            play(boards, states, event.seat, event.code)
    names, result = NAMES[: plan.players], result_of(boards, states)
    return Record(
        plan.board, plan.edition, plan.players, names, title=plan.name, preset=plan.preset, events=events, result=result
    )


def _draw(boards: Boards, states: States, dice: random.Random) -> Event:
    outcomes, weights = np.zeros(OUTCOMES, np.int32), np.zeros(OUTCOMES, np.int32)
    count = int(chance_outcomes(boards, states, outcomes, weights))
    [outcome] = dice.choices(outcomes[:count].tolist(), weights[:count].tolist())
    return Event(CHANCE, outcome)


def _choose(boards: Boards, states: States, dice: random.Random, taste: Taste) -> Event:
    mask = int(who_may_decide(states))
    seat = dice.choice([seat for seat in range(int(boards[0]["players"])) if mask >> seat & 1])
    moves = np.zeros(MOST_MOVES, np.int32)
    codes = moves[: int(legal_moves(boards, states, seat, moves))].tolist()
    return Event(seat, max(codes, key=lambda code: taste(states, seat, code) + dice.random()))


def broken_off_at_discards(record: Record) -> Record:
    """Return the record up to the point in round 2 where one player has chosen discards and another has not."""
    replayer = Replayer(record)
    while not (replayer.states["round_number"][0] == 2 and replayer.states["chosen"][0].any()):
        replayer.step()
    assert replayer.states["step"][0] == Step.DISCARD
    return replace(record, events=record.events[: replayer.done], result=None)


def write(name: str, text: str, record: Record) -> None:
    """The record, and beside it the position it ends in."""
    replayer = Replayer(record)
    list(replayer)
    (HERE / name).write_bytes(text.encode())
    (HERE / f"{name}.end").write_bytes(position_text(record.board, replayer.boards, replayer.states).encode())


def make(plan: Plan) -> None:
    """Play and write one game."""
    record = play_plan(plan)
    write(f"{plan.name}.utopia", record_text(record), record)
    if plan.name == "three-it":
        seen = redact(broken_off_at_discards(record), BLUE)
        write("three-it-seen-by-blue.utopia", record_text(seen), seen)
    if plan.name == "shared-place":
        public = redact(record, SPECTATOR)
        write("shared-place-for-spectators.json", record_to_json(public), public)


def main(names: Sequence[str]) -> None:
    """Make what is asked for, or all, if it is not there."""
    for plan in PLANS:
        if (not names or plan.name in names) and not (HERE / f"{plan.name}.utopia").exists():
            make(plan)


if __name__ == "__main__":
    main(sys.argv[1:])
