"""Unseen cards dealt anew make a position that the seat cannot tell from the real one."""

import numpy as np

from tests.properties.conserved import check_cards, check_conserved
from tests.properties.test_views import view_of
from tests.properties.walk import Setting, Walk, games, walk
from utopia.bots.search.redeal import CARDS, redeal_unseen
from utopia.chance import new_stream
from utopia.rules import MOST_MOVES, NOBODY, States, legal_moves
from utopia.rules.model.material import CIVILIZATIONS, SPECTATOR

SAMPLED = 0.1


def redealt(game: Walk, n: int, seat: int, seed: int) -> States:
    states = view_of(game, game.at(n), seat)
    redeal_unseen(game.boards, states, seat, new_stream(seed, n), np.zeros(CARDS, np.int32))
    return states


@games
def test_the_seat_sees_the_same(setting: Setting) -> None:
    game = walk(setting)
    for n in game.sample(SAMPLED):
        for seat in game.seats:
            seen = view_of(game, redealt(game, n, seat, 1), seat)
            assert seen.tobytes() == view_of(game, game.at(n), seat).tobytes(), (n, seat)


@games
def test_nothing_is_lost_and_what_is_known_is_true(setting: Setting) -> None:
    game = walk(setting)
    positions = [n for n in game.sample(SAMPLED) if game.decider(n) != NOBODY]
    for seat in game.seats:
        states = np.concatenate([redealt(game, n, seat, 2) for n in positions])
        check_conserved(game.boards, states)
        for viewer in [*game.seats, SPECTATOR]:
            others = [other for other in game.seats if other != viewer]
            held = states["hand"][:, others].sum(axis=1) + states["turned"]
            assert (states["must_hold"][:, viewer] <= held).all()
            assert (states["must_hold"] >= 0).all()


def test_a_known_card_that_was_turned_is_in_no_hand() -> None:
    """The pile is empty and all cards are known, one of them lies turned: the others hold no second one instead."""
    game = walk(Setting(7))
    tight = [n for n in range(len(game)) if is_tight(game, n)]
    assert tight
    for n in tight:
        check_cards(np.concatenate([redealt(game, n, seat, 2) for seat in game.seats]))


def is_tight(game: Walk, n: int) -> bool:
    state = game.at(n)[0]
    return bool(state["turned"].sum() and not state["pile_size"] and game.decider(n) != NOBODY)


@games
def test_the_seat_may_do_the_same(setting: Setting) -> None:
    game, moves = walk(setting), np.zeros(MOST_MOVES, np.int32)
    for n in game.sample(SAMPLED):
        for seat in game.deciders(n):
            states = redealt(game, n, seat, 3)
            assert moves[: legal_moves(game.boards, states, seat, moves)].tolist() == game.moves(n, seat)


def test_every_hand_comes_as_often_as_it_is_likely() -> None:
    """In the first round nothing is known of the others: each unseen card is as likely in a hand as in the pile."""
    game = walk(Setting(1))
    n = next(n for n in range(len(game)) if game.at(n)["hand_size"].sum() == 15 and game.decider(n) in game.seats)
    state = game.at(n)[0]
    unseen = 10 - state["hand"][0] - state["discards"]
    hands = np.zeros(CIVILIZATIONS)
    deals = 4000
    for seed in range(deals):
        hands += redealt(game, n, 0, 10 + seed)[0]["hand"][1]
    expected = state["hand_size"][1] * unseen / unseen.sum()
    assert np.abs(hands / deals - expected).max() < 0.08


def test_cards_known_to_be_held_are_held() -> None:
    game = walk(Setting(0))
    known = [n for n in range(len(game)) if game.at(n)[0]["must_hold"][0].sum() and game.decider(n) in game.seats]
    assert known
    for n in known[:50]:
        hand = redealt(game, n, 0, 4)[0]["hand"][1]
        assert (hand >= game.at(n)[0]["must_hold"][0] - game.at(n)[0]["turned"]).all()


def test_deals_differ_and_come_again() -> None:
    game = walk(Setting(2))
    n = next(n for n in range(len(game)) if game.at(n)["hand_size"].sum() > 10 and game.decider(n) in game.seats)
    deals = [redealt(game, n, 0, seed).tobytes() for seed in (1, 1, 2)]
    assert deals[0] == deals[1] != deals[2]
