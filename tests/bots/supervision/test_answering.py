"""The move played instead, and the cost of asking."""

import subprocess
import sys

from utopia.bots.supervision.answering import instead, own_stream
from utopia.game import Game
from utopia.rules import Kind, decode


def test_instead_ends_the_turn_if_it_can_else_takes_the_first() -> None:
    game = Game(2, seed=2)
    seen: set[bool] = set()
    while not {True, False} <= seen:
        codes = [choice.code for choice in game.moves()]
        ends = [code for code in codes if decode(code).kind == Kind.END]
        seen.add(bool(ends))
        assert instead(codes) == (ends or codes)[0]
        game.play(game.moves()[-1])


def test_streams_differ_by_game_seat_and_decision() -> None:
    streams = {own_stream(seed, seat, n).tobytes() for seed in range(3) for seat in range(3) for n in range(3)}
    assert len(streams) == 27


def test_asking_in_the_own_process_loads_no_processes() -> None:
    code = (
        "import sys, utopia.bots.supervision.answering;"
        "print(sorted({'asyncio', 'msgspec', 'numba', 'multiprocessing'} & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert done.stdout == "[]\n"
