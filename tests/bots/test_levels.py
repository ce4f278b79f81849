"""The named levels: legal, reproducible, in time, and each of its own strength."""

import math
import random
import time

import numpy as np
import pytest
from numpy.typing import NDArray

from tests.bots.test_choices import bots, decisions
from tests.properties.test_views import shuffled, view_of
from tests.properties.walk import Setting, Walk, walk
from tests.rules.laying_out import BOARD
from utopia.arena import Match, run, summary
from utopia.bots import AS_MANY_AS_FIT, LEVELS, SEARCHING, Budget, make
from utopia.chance import new_stream
from utopia.rules import Kind, Step, decode

FEW = Budget(seconds=math.inf, simulations=16)
SEEDS = range(18)  # every number of players, preset and, with seed 16 and 17, random options


def hard(game: Walk) -> list[tuple[int, int, NDArray[np.int32]]]:
    """Decisions with much to choose from, a few of every game."""
    found = [(n, seat, moves) for n, seat, moves in decisions(game) if len(moves) > 8]
    return found[:: max(1, len(found) // 6)]


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=() if name == "architect" else pytest.mark.full) for name in SEARCHING]
)
def test_answers_are_legal_for_every_option_and_number_of_players(name: str) -> None:
    steps = set()
    for seed in SEEDS:
        game = walk(Setting(seed))
        seated, asked = bots(name, game), dict.fromkeys(Step, 0)
        for n, seat, moves in decisions(game):
            step = Step(game.at(n)["step"][0])
            if asked[step] < 2 and len(moves) > 1:
                asked[step] += 1
                steps.add(step)
                assert seated[seat].choose(view_of(game, game.at(n), seat), moves, FEW, new_stream(n)) in moves
    assert {Step.GUEST, Step.NAME, Step.DISCARD, Step.ACT, Step.DESTINATION, Step.PRIVILEGE, Step.KEEP} <= steps


@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize("seed", range(4))
def test_the_same_view_gives_the_same_answer_whatever_is_hidden(name: str, seed: int) -> None:
    game, dice = walk(Setting(seed)), random.Random(seed)
    seated = bots(name, game)
    for n, seat, moves in hard(game):
        view, other = (view_of(game, states, seat) for states in (game.at(n), shuffled(game, n, seat, dice)))
        before = view.tobytes()
        answers = [bot.choose(view, moves, FEW, new_stream(n)) for bot in (seated[seat], make(name, game.boards, seat))]
        answers.append(seated[seat].choose(other, moves, FEW, new_stream(n)))
        assert len(set(answers)) == 1
        assert view.tobytes() == before, "the view belongs to the asker"


@pytest.mark.parametrize("name", SEARCHING)
def test_who_is_cut_off_plays_his_best_so_far(name: str) -> None:
    game = walk(Setting(2))
    seated = bots(name, game)
    for n, seat, moves in hard(game):
        began = time.perf_counter()
        code = seated[seat].choose(view_of(game, game.at(n), seat), moves, Budget(0.05, AS_MANY_AS_FIT), new_stream(n))
        assert code in moves
        assert time.perf_counter() - began < 20, "a machine that is busy otherwise needs some patience"


@pytest.mark.parametrize("name", SEARCHING)
def test_who_may_think_for_as_long_as_he_likes_uses_his_time(name: str) -> None:
    game = walk(Setting(2))
    n, seat, moves = hard(game)[0]
    began = time.perf_counter()
    bots(name, game)[seat].choose(view_of(game, game.at(n), seat), moves, Budget(0.6, AS_MANY_AS_FIT), new_stream(n))
    assert time.perf_counter() - began > 0.5


def test_the_apprentice_thinks_of_no_privilege_and_no_king() -> None:
    game = walk(Setting(0))
    seated = bots("apprentice", game)
    chosen = set()
    for n, seat, moves in decisions(game):
        if game.at(n)["step"][0] == Step.ACT:
            chosen.add(decode(seated[seat].choose(view_of(game, game.at(n), seat), moves, FEW, new_stream(n))).kind)
    assert chosen >= {Kind.END, Kind.DISTRICT, Kind.MOVE}
    assert not chosen & {Kind.PRIVILEGE, Kind.RAISE, Kind.LOWER}


def wins(players: tuple[str, ...], games: int) -> float:
    """Share of the first player's wins."""
    match = Match(players, games, 5, BOARD)
    return float(summary(run(match))["bots"][players[0]]["win_share"])


def test_a_weak_bot_is_far_from_dice() -> None:
    assert wins(("apprentice", "random"), 20) > 0.9


def test_a_mason_beats_an_apprentice() -> None:
    assert wins(("mason", "apprentice"), 60) > 0.6


@pytest.mark.full
@pytest.mark.parametrize(("stronger", "weaker", "games"), [("envoy", "mason", 30), ("regent", "mason", 12)])
def test_who_searches_beats_who_does_not(stronger: str, weaker: str, games: int) -> None:
    assert wins((stronger, weaker), games) > 0.5
