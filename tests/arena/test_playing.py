"""Games inside one compiled call are the games that are played decision by decision."""

from typing import Any

import numpy as np
import pytest

from tests.rules.laying_out import BOARD
from utopia.arena import BotFaultError, Hall, Match, play_game
from utopia.arena.playing import seat_streams
from utopia.bots import Budget, Moves, Stream, make
from utopia.rules import States, edition

OPTIONS: tuple[dict[str, Any], ...] = ({}, {"scale_cards": "any", "named_player_may_build": True})


class Watcher:
    """Plays the first move and remembers what it was first shown."""

    def __init__(self) -> None:
        self.first: States | None = None

    def choose(self, view: States, moves: Moves, budget: Budget, rng: Stream) -> int:  # noqa: ARG002
        if self.first is None:
            self.first = view.copy()
        return int(moves[0])


class Stubborn:
    def choose(self, view: States, moves: Moves, budget: Budget, rng: Stream) -> int:  # noqa: ARG002
        return 777 if 777 not in moves else 778


@pytest.mark.parametrize("players", [("greedy", "random"), ("greedy",) * 3, ("random", "greedy") * 2, ("greedy",) * 5])
@pytest.mark.parametrize("options", OPTIONS, ids=["fr", "options"])
def test_both_ways_play_the_same_games(players: tuple[str, ...], options: dict[str, Any]) -> None:
    match = Match(players, 4, 7, BOARD, edition(**options))
    hall = Hall(match)
    for game in range(match.games):
        quick = hall.play(game)
        bots = [make(players[player], quick.boards, seat) for seat, player in enumerate(quick.sitting)]
        states, notes = play_game(quick.boards, bots, seat_streams(match, game))
        assert states.tobytes() == quick.states.tobytes()
        assert notes.tolist() == quick.notes.tolist()


def test_rotations_share_their_deal() -> None:
    match = Match(("greedy", "greedy", "random"), 6, 3, BOARD)
    hall = Hall(match)
    shown = []
    for game in range(6):
        bots = [Watcher() for _ in match.players]
        play_game(hall.play(game).boards, bots, seat_streams(match, game))
        first = next(bot.first for bot in bots if bot.first is not None and bot.first["acted"][0] == 0)
        shown.append((first["scale"].tolist(), first["track"].tolist(), first["open_guests"].tolist()))
    assert shown[0] == shown[1] == shown[2]
    assert shown[3] == shown[4] == shown[5]
    assert shown[0] != shown[3]


def unwound(stream: list[int]) -> tuple[int, int]:
    """Seed and label that a fresh stream was made from: sfc32 can be run backwards."""
    word = 0xFFFFFFFF
    a, b, c, counter = stream
    for _ in range(12):
        counter -= 1
        before = b * pow(9, -1, 1 << 32) & word
        drawn = (c - (before << 21 | before >> 11)) & word
        b = a ^ a >> 9 ^ a >> 18 ^ a >> 27
        a, c = (drawn - b - counter) & word, before
    assert counter == 1
    return b << 32 | a, c


def test_from_his_stream_nobody_can_work_out_the_deal() -> None:
    match = Match(("greedy", "random", "random"), 3, 12345678901, BOARD)
    streams = [seat_streams(match, game).reshape(-1, 4).tolist() for game in range(3)]
    assert all(unwound(dealers[0]) == (match.seed, 0) for dealers in streams)
    for game, rows in enumerate(streams):
        players = [unwound(row) for row in rows[1:4]]
        assert match.seed not in {seed for seed, _ in players}
        assert len(set(players)) == 3
        assert players[match.sitting(game).index(0)] == unwound(streams[0][1]), "a stream belongs to the player"


def test_the_same_game_comes_again() -> None:
    match = Match(("greedy", "random"), 2, 3, BOARD)
    first, second = Hall(match), Hall(match)
    second.play(1)
    assert first.play(0).states.tobytes() == second.play(0).states.tobytes()


def test_an_impossible_answer_is_told() -> None:
    hall = Hall(Match(("random", "random"), 1, 1, BOARD))
    bots = [Stubborn(), Stubborn()]
    with pytest.raises(BotFaultError, match=r"^the bot of \w+ answered 77\d, none of the \d+ moves it was offered$"):
        play_game(hall.play(0).boards, bots, seat_streams(hall._match, 0))


def test_notes_count_what_happened() -> None:
    outcome = Hall(Match(("greedy", "greedy"), 1, 1, BOARD)).play(0)
    assert outcome.rounds == outcome.states["round_number"][0]
    assert outcome.decisions < outcome.listed < outcome.decisions * outcome.most_listed
    assert sorted(outcome.track(outcome.rounds)) == [0, 1]
    assert np.count_nonzero(outcome.notes) > 5
