"""A seat's view tells nothing that it cannot know, and everything that it needs."""

import random
from typing import Any

import numpy as np
import pytest

from tests.properties.walk import QUICK, Setting, Walk, games, more_games, walk
from utopia.rules import (
    CARD_FIRST,
    CHANCE,
    MOVE_CODES,
    SPECTATOR,
    UNSEEN_CARD,
    Kind,
    Phase,
    Refusal,
    States,
    Step,
    answer,
    copy_into,
    discard_unseen,
    empty_states,
    legal_moves,
    next_dealt,
    play,
    seen_by,
    who_decides,
    who_may_decide,
    why_not,
)
from utopia.rules.model.material import CIVILIZATIONS
from utopia.rules.model.moves import KIND_OF, MOST_MOVES

SAMPLED = 0.1


def view_of(game: Walk, states: States, viewer: int) -> States:
    out = empty_states()
    seen_by(game.boards, states, viewer, out)
    return out


def viewers(game: Walk) -> list[int]:
    return [*game.seats, SPECTATOR]


def counted(cards: list[int]) -> Any:
    return np.bincount(cards, minlength=CIVILIZATIONS)


def shuffled(game: Walk, n: int, viewer: int, dice: random.Random) -> States:
    """Another position that the viewer cannot tell from this one."""
    states = empty_states()
    copy_into(states, game.at(n))
    state = states[0]
    others = [seat for seat in game.seats if seat != viewer]
    unseen = state.pile + state.hand[others].sum(axis=0)
    cards = [civilization for civilization in range(CIVILIZATIONS) for _ in range(int(unseen[civilization]))]
    dice.shuffle(cards)
    for seat in others:
        hand = [cards.pop() for _ in range(int(state.hand_size[seat]))]
        state.chosen[seat] = counted(dice.sample(hand, int(state.chosen[seat].sum())))
        state.hand[seat] = counted(hand)
        state.must_hold[seat] = [dice.randint(0, 5) for _ in range(CIVILIZATIONS)]
    state.pile = counted(cards)
    return states


@games
def test_nothing_hidden_changes_a_view(setting: Setting) -> None:
    game, dice = walk(setting), random.Random(setting.seed)
    for n in game.sample(SAMPLED):
        for viewer in viewers(game):
            other = shuffled(game, n, viewer, dice)
            assert view_of(game, game.at(n), viewer).tobytes() == view_of(game, other, viewer).tobytes()


@pytest.mark.full
@more_games
def test_nothing_hidden_changes_a_view_in_many_games(setting: Setting) -> None:
    test_nothing_hidden_changes_a_view(setting)


@games
def test_a_seat_sees_its_own_hand_and_what_is_public(setting: Setting) -> None:
    game = walk(setting)
    hidden = {"hand", "chosen", "pile", "must_hold"}
    for n in game.sample(SAMPLED):
        for viewer in viewers(game):
            view = view_of(game, game.at(n), viewer)
            for name in game.states.dtype.names or ():
                if name not in hidden:
                    assert (view[name] == game.at(n)[name]).all(), name
            if viewer != SPECTATOR:
                for name in ("hand", "chosen", "must_hold"):
                    assert (view[name][0, viewer] == game.at(n)[name][0, viewer]).all(), name


@games
def test_a_view_is_enough_to_know_who_decides_and_what_oneself_may_do(setting: Setting) -> None:
    game, buffer = walk(setting), np.zeros(MOST_MOVES, np.int32)
    for n in game.sample(2 * SAMPLED):
        for seat in game.seats:
            view = view_of(game, game.at(n), seat)
            assert buffer[: legal_moves(game.boards, view, seat, buffer)].tolist() == game.moves(n, seat)
            assert who_decides(game.boards, view) == game.decider(n)
            assert who_may_decide(view) == who_may_decide(game.at(n))


@games
def test_what_another_really_may_do_is_never_ruled_out_by_a_view(setting: Setting) -> None:
    game, dice, buffer = walk(setting), random.Random(setting.seed), np.zeros(MOST_MOVES, np.int32)
    for n in game.sample(SAMPLED):
        for seat in game.deciders(n):
            view = view_of(game, game.at(n), dice.choice([other for other in viewers(game) if other != seat]))
            possible = set(buffer[: legal_moves(game.boards, view, seat, buffer)].tolist())
            assert possible >= set(game.moves(n, seat))
            for code in dice.sample(range(MOVE_CODES), 20):
                assert (why_not(game.boards, view, seat, code) == Refusal.ALLOWED) == (code in possible)


@games
def test_what_the_others_must_hold_is_true_and_exact_while_the_pile_is_empty(setting: Setting) -> None:
    game = walk(setting)
    states = game.states
    is_empty = (states["pile_size"] == 0) & (states["phase"] != Phase.OVER)
    for viewer in viewers(game):
        others = [seat for seat in game.seats if seat != viewer]
        held = states["hand"][:, others].sum(axis=1) + laid_aside(states, others)
        must_hold = states["must_hold"][:, viewer]
        assert (must_hold <= held).all()
        assert (must_hold == held)[is_empty].all()


def test_the_pile_does_run_empty_in_these_games() -> None:
    assert any((walk(Setting(seed)).states["pile_size"] == 0).any() for seed in range(QUICK))


def laid_aside(states: States, others: list[int]) -> Any:
    """Cards that one of them has turned by a privilege: seen, and not yet discarded."""
    return states["turned"] * np.isin(states["turn"], others)[:, None]


@games
def test_a_view_played_forward_stays_what_the_seat_sees(setting: Setting) -> None:
    game = walk(setting)
    views = {viewer: view_of(game, game.at(0), viewer) for viewer in viewers(game)}
    for n in range(1, len(game)):
        for viewer, view in views.items():
            witness(game, n, view, viewer)
            assert view_of(game, view, viewer).tobytes() == view_of(game, game.at(n), viewer).tobytes(), (n, viewer)


def witness(game: Walk, n: int, view: States, viewer: int) -> None:
    """The event that led to position ``n``, as the viewer sees it at the table."""
    who, what = game.events[n]
    if who == CHANCE:
        is_unseen = what >= CARD_FIRST and next_dealt(game.boards, game.at(n - 1)) != viewer
        answer(game.boards, view, UNSEEN_CARD if is_unseen else what)
        return
    play(game.boards, view, who, what)


@games
def test_what_is_asked_next_tells_no_more_than_the_move(setting: Setting) -> None:
    """A move made in another position that looks the same leads to a position that looks the same."""
    game, dice = walk(setting), random.Random(setting.seed)
    for n in game.sample(2 * SAMPLED):
        who, what = game.events[n]
        if who < 0 or game.states["step"][n - 1] == Step.DISCARD:
            continue
        for viewer in (seat for seat in viewers(game) if seat != who):
            other = shuffled(game, n - 1, viewer, dice)
            if why_not(game.boards, other, who, what) == Refusal.ALLOWED:
                play(game.boards, other, who, what)
                assert view_of(game, other, viewer).tobytes() == view_of(game, game.at(n), viewer).tobytes()


@games
def test_a_choice_of_discards_stays_unseen_until_all_have_chosen(setting: Setting) -> None:
    game = walk(setting)
    for n in range(1, len(game)):
        who, what = game.events[n]
        if who >= 0 and KIND_OF[what] in (Kind.DISCARD, Kind.DISCARD_TWO) and game.states["undecided"][n]:
            for viewer in (other for other in viewers(game) if other != who):
                view = view_of(game, game.at(n - 1), viewer)
                discard_unseen(game.boards, view, who)
                assert view.tobytes() == view_of(game, game.at(n), viewer).tobytes()
