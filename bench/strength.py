"""Strength for processor time: search configurations against one opponent, game by game into a file.

    python -m bench.strength runs/curve.jsonl --arms 12x16@3ms,12x16@10ms --against envoy --players 2 --games 100

An arm is a bot of ours by name, or ``PLANSxWIDTH`` (see ``Depth``), then ``n`` for the network, ``r1`` for one round
more, and behind the ``@`` a cap for each decision: simulations (``12x16n@400``) or processor time (``12x16n@30ms``).
The same command goes on where it stopped. All arms get the same deals, each deal once from every seat.
"""

import argparse
import re
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import msgspec

from bench.strength_counts import Played, counted, kept
from utopia.arena.match import Match
from utopia.arena.outcome import Outcome
from utopia.arena.playing import play_game, seat_streams
from utopia.arena.result import WHOLE_WIN
from utopia.boards import load_board, playing_board
from utopia.bots import AS_MANY_AS_FIT, Bot, Budget, Moves, Stream, check_name, make
from utopia.bots.search.player import Depth, SearchingBot
from utopia.rules import Boards, States

_ARM: Final = re.compile(r"(\d+)x(\d+)(n?)(?:r(\d))?@(\d+(?:\.\d+)?)(ms)?")
_HALF: Final = 0.5
"""Share of the network in the value of positions, where an arm has one."""
_MS: Final = 1e-3


@dataclass
class Clocked:
    """A bot whose decisions among several moves are timed, with a budget of its own."""

    bot: Bot
    budget: Budget
    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def choose(self, view: States, moves: Moves, budget: Budget, rng: Stream) -> int:  # noqa: ARG002 - its own counts
        """Return the bot's choice."""
        began = time.process_time()
        code = self.bot.choose(view, moves, self.budget, rng)
        taken = time.process_time() - began
        if len(moves) > 1:
            self.decisions, self.seconds, self.longest = (
                self.decisions + 1,
                self.seconds + taken,
                max(self.longest, taken),
            )
        return code


class Searcher(SearchingBot):
    """A searching player whose seconds are those of the processor, so that others' work shortens nothing."""

    def clock(self) -> float:
        """Return the processor's seconds."""
        return time.process_time()


def seat_maker(arm: str) -> Callable[[Boards, int], Clocked]:
    """Return the factory of an arm's bots. BotError if it is no bot of ours."""
    usual = Budget(float("inf"))
    read = _ARM.fullmatch(arm)
    if read is None:
        check_name(arm)
        return lambda boards, seat: Clocked(make(arm, boards, seat), usual)
    plans, width, network, rounds, cap, unit = read.groups()
    depth = Depth(int(plans), int(width), AS_MANY_AS_FIT, int(rounds or 0), _HALF if network else 0.0)
    budget = Budget(float(cap) * _MS, AS_MANY_AS_FIT) if unit else Budget(float("inf"), int(cap))
    kind = type("Arm", (Searcher,), {"depth": depth})
    return lambda boards, seat: Clocked(kind(boards, seat), budget)


def play(arm: str, against: str, match: Match, games: Sequence[int]) -> Iterator[Played]:
    """Play these games of the match: the arm is its first player, the opponent every other."""
    boards = playing_board(match.board, match.edition, len(match.players))
    first, others = seat_maker(arm), seat_maker(against)
    for game in games:
        sitting = match.sitting(game)
        bots = [(others if player else first)(boards, seat) for seat, player in enumerate(sitting)]
        states, notes = play_game(boards, bots, seat_streams(match, game))
        result = Outcome(boards, states, notes, sitting).result()
        seat = sitting.index(0)
        own, won = bots[seat], result.win(seat) / WHOLE_WIN
        key = (arm, against, len(sitting), match.seed, game)
        yield Played(*key, won, result.margin(seat), own.decisions, round(own.seconds, 5), round(own.longest, 5))


def play_missing(file: Path, arm: str, against: str, match: Match) -> None:
    """Play the games of the match that the file lacks; each is written as soon as it is finished."""
    done = {played.key for played in kept(file)}
    players = len(match.players)
    missing = [g for g in range(match.games) if (arm, against, players, match.seed, g) not in done]
    with file.open("ab") as lines:
        for played in play(arm, against, match, missing):
            lines.write(msgspec.json.encode(played) + b"\n")
            lines.flush()


def _cut_torn(file: Path) -> None:
    if file.exists():
        whole = file.read_bytes()
        file.write_bytes(whole[: whole.rfind(b"\n") + 1])


def main(arguments: list[str] | None = None) -> None:
    """Play what is missing, arm by arm."""
    wanted = _parser().parse_args(arguments)
    wanted.file.parent.mkdir(parents=True, exist_ok=True)
    _cut_torn(wanted.file)
    names = ("regent", *["mason"] * (wanted.players - 1))  # any two different names: the match only deals and seats
    match = Match(names, wanted.games, wanted.seed, load_board("reconstruction"))
    for arm in wanted.arms.split(","):
        play_missing(wanted.file, arm, wanted.against, match)
        asked = (arm, wanted.against, wanted.players, wanted.seed)
        print(next(one for one in counted(kept(wanted.file)) if one.key == asked).line, flush=True)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m bench.strength", description=f"{__doc__}".partition("\n")[0])
    parser.add_argument("file", type=Path)
    parser.add_argument("--arms", required=True)
    parser.add_argument("--against", required=True)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    return parser


if __name__ == "__main__":
    main()
