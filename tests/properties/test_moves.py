"""At the positions of random games the list of moves and the reasons against them say the same."""

from typing import Any

import numba
import numpy as np
import pytest

from tests.properties.walk import BOARD, QUICK, Setting, Walk, games, more_games, walk
from utopia.notation.draws import draw_text, parse_draw
from utopia.notation.moves import move_text, parse_move
from utopia.rules import (
    CARD_FIRST,
    CHANCE,
    MOST_MOVES,
    MOVE_CODES,
    NOBODY,
    OUTCOMES,
    UNSEEN_CARD,
    Boards,
    Kind,
    Refusal,
    States,
    rule_of,
    why_not,
)
from utopia.rules.compiled import MODE, Buffer
from utopia.rules.model.moves import KIND_OF

KINDS = [int(kind) for kind in KIND_OF]
SAMPLED = 0.02
"""Share of positions at which all moves of all seats are asked about; in the full suite some games at all."""
NAMES_A_RULE = {
    (int(refusal), int(kind)): rule_of(refusal, kind).startswith("R-") for refusal in Refusal for kind in Kind
}


@games
def test_lists_are_ascending_and_never_empty(setting: Setting) -> None:
    game = walk(setting)
    for n in range(len(game)):
        deciders = game.deciders(n)
        assert (deciders != []) == (game.decider(n) not in (CHANCE, NOBODY))
        for seat in game.seats:
            codes = game.moves(n, seat)
            assert codes == sorted(set(codes))
            assert len(codes) < MOST_MOVES
            assert bool(codes) == (seat in deciders)
        if deciders:
            assert game.decider(n) == next(seat for seat in game.states["track"][n].tolist() if seat in deciders)


@games
def test_the_list_agrees_with_the_reasons(setting: Setting) -> None:
    game = walk(setting)
    for n in game.sample(SAMPLED):
        check_reasons(game, n)


@pytest.mark.full
@more_games
def test_the_list_agrees_with_the_reasons_in_many_games(setting: Setting) -> None:
    game = walk(setting)
    for n in range(len(game)) if setting.seed % 9 == 0 else game.sample(SAMPLED):
        check_reasons(game, n)


def ask_one_by_one(boards: Boards, position: States, seat: int, reasons: Buffer) -> None:
    for code in range(MOVE_CODES):
        reasons[code] = why_not(boards, position, seat, code)


ask: Any = ask_one_by_one if MODE == "plain" else numba.njit(ask_one_by_one)
"""From Python each of a hundred million questions would take a microsecond more."""


def check_reasons(game: Walk, n: int) -> None:
    """For every seat, to decide or not, all moves: allowed exactly if listed, and refused with a rule."""
    position, reasons = game.at(n), np.zeros(MOVE_CODES, np.int32)
    for seat in game.seats:
        ask(game.boards, position, seat, reasons)
        assert np.flatnonzero(reasons == Refusal.ALLOWED).tolist() == game.moves(n, seat), f"position {n}, seat {seat}"
        for reason, kind in set(zip(reasons.tolist(), KINDS, strict=True)):
            assert NAMES_A_RULE[reason, kind] == (reason != Refusal.ALLOWED)


def test_every_kind_of_move_is_played_somewhere() -> None:
    events = [event for seed in range(QUICK) for event in walk(Setting(seed)).events]
    assert {int(KIND_OF[code]) for who, code in events if who >= 0} == {int(kind) for kind in Kind}


def test_every_move_is_written_one_way_and_read_back() -> None:
    texts = [move_text(BOARD, code) for code in range(MOVE_CODES)]
    assert len(set(texts)) == MOVE_CODES
    assert [parse_move(BOARD, text) for text in texts] == list(range(MOVE_CODES))


@pytest.mark.parametrize("seat", range(5))
def test_every_answer_of_chance_is_written_one_way_and_read_back(seat: int) -> None:
    owners = [seat if outcome >= CARD_FIRST else NOBODY for outcome in range(OUTCOMES)]
    texts = [draw_text(outcome, owner) for outcome, owner in enumerate(owners)]
    assert len(set(texts)) == OUTCOMES
    assert [parse_draw(text) for text in texts] == list(enumerate(owners))
    assert texts[UNSEEN_CARD].endswith(" ?")
