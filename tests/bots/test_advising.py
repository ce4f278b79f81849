"""Advice for the rest of a turn: legal to its end, never of another's."""

import numpy as np

from utopia.bots import make
from utopia.bots.advising import advise, worth_saying
from utopia.bots.supervision.answering import own_stream
from utopia.game import Game
from utopia.rules import Kind, decode


def advised(game: Game, seat: int, bot: str = "mason") -> list[int]:
    adviser = make(bot, game.board, seat)
    advice, stream = advise(game.board, game.seen_by(seat), seat), own_stream(0, seat, 0)
    try:
        view, moves = next(advice)
        while True:
            assert view.tobytes() != game.state.tobytes(), "a view, not the position"
            view, moves = advice.send(int(adviser.choose(view, np.array(moves), None, stream)))  # type: ignore[arg-type]
    except StopIteration as done:
        return list(done.value)


def test_advice_can_be_followed_to_the_end_of_the_turn() -> None:
    game, longest = Game(3, seed=4), 0
    while not game.is_over and game.state["round_number"][0] < 4:
        seat = game.colours.index(game.to_decide[0])
        codes = advised(game, seat)
        longest = max(longest, len(codes))
        for code in codes:
            assert game.colours[seat] in game.to_decide
            move = next(move for move in game.moves(seat) if move.code == code)
            game.play(move)
    assert longest > 2


def test_the_end_of_the_turn_goes_without_saying() -> None:
    game = Game(2, seed=1)
    while not any(decode(move.code).kind == Kind.END for move in game.moves()):
        game.play(game.moves()[0])
    end = next(move.code for move in game.moves() if decode(move.code).kind == Kind.END)
    assert worth_saying([end]) == [end]
    assert worth_saying([5, end]) == [5]
    assert worth_saying([5, 6]) == [5, 6]
