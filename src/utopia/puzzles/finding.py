"""Finding puzzles: games between bots, and in them turns in which one plan, or a few alike, is clearly the best.

A search of a few simulations proposes; one with ten times as many, further rounds and other luck confirms.
"""

import base64
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from typing import Final

import numpy as np

from utopia.analysis.choices import Choice, choices_of, legal_codes
from utopia.analysis.judging import QUICK, Judge, Plan, Ranking
from utopia.boards import load_board
from utopia.bots import USUAL_BUDGET, make
from utopia.bots.supervision.answering import ask, own_stream
from utopia.game import Game
from utopia.notation.model import Record
from utopia.notation.moves import move_text
from utopia.notation.position import position_line
from utopia.puzzles.puzzle import BOARD, Puzzle, boards_for
from utopia.puzzles.themes import themes_of
from utopia.rules import (
    DEFAULT_PRESET,
    Boards,
    Kind,
    Phase,
    States,
    decode,
    play,
    position_hash,
    same_position,
)

PLAYERS: Final = ("envoy", "mason")
"""The bots that play the games: they leave chances, and do not stumble into absurd positions."""
SCREENING: Final = replace(QUICK, plans=14, width=12)
CONFIRMING: Final = replace(QUICK, plans=30, width=24, rounds=2)
LEAD: Final = 0.05
"""Share of the win by which all other plans must be behind."""
SURE: Final = 2.5
"""Standard errors by which the lead must differ from nothing: 1 in 160 equal plans would pass."""


@dataclass(frozen=True, slots=True)
class _Stage:
    """A comparison of the plans that are left, and what the lead must be there for the search to go on."""

    plans: int
    simulations: int
    lead: float
    sure: float


_SCREEN: Final = _Stage(SCREENING.plans, 12, 0.03, 0.5)
_STAGES: Final = (_Stage(CONFIRMING.plans, 12, 0.035, 0.2), _Stage(14, 30, 0.04, 0.8))
"""Most turns are given up after a few simulations."""
_LAST_STAGES: Final = (_Stage(10, 120, 0.045, 1.2), _Stage(8, 360, LEAD, SURE))
"""The best plans are simulated ten times as often as in the first stage, and again if that leaves doubts."""
MOST_GOOD: Final = 6
"""Plans that may be as good as the best, as a step that changes nothing makes another plan."""
MOST: Final = 3
"""Puzzles from one game: more would resemble each other."""
FINDERS: Final = ("apprentice", "mason", "envoy")
"""Bots of growing strength: the first that finds a good plan says how far it is hidden."""


def find_puzzles(players: int, games: int, seed: int, first: int = 0) -> Iterator[Puzzle]:
    """Yield the puzzles of games ``first`` to ``games - 1`` of a seed, which are always the same."""
    for number in range(first, games):
        names = [PLAYERS[seat % len(PLAYERS)] for seat in range(players)]
        yield from puzzles_of(play_out(names, of_game := game_seed(players, seed, number)), of_game)


def game_seed(players: int, seed: int, number: int) -> int:
    """Return the seed of a game by its number among those of a seed."""
    return int(np.random.SeedSequence([seed, players, number]).generate_state(1)[0])


def games_done(found: Iterable[Puzzle], players: int, games: int, seed: int) -> int:
    """Return how many of the games were looked through before the last one that gave a puzzle."""
    seeds = {one.seed for one in found}
    return max((number for number in range(games) if game_seed(players, seed, number) in seeds), default=0)


def play_out(names: Sequence[str], seed: int) -> Record:
    """Play a game between bots of those names, by seat, and return its record."""
    game = Game(len(names), board=BOARD, edition=DEFAULT_PRESET, seed=seed)
    bots = [make(name, game.board, seat) for seat, name in enumerate(names)]
    while not game.is_over:
        seat = game.colours.index(game.to_decide[0])
        moves = np.array([choice.code for choice in game.moves(seat)], np.int32)
        stream = own_stream(seed, seat, len(game.events))
        answer = ask(lambda seat=seat: bots[seat], game.seen_by(seat), moves, USUAL_BUDGET, stream)  # type: ignore[misc]
        game.play(next(one for one in game.moves(seat) if one.code == answer.code), seat)
    return game.record([""] * len(names))


def puzzles_of(record: Record, seed: int) -> Iterator[Puzzle]:
    """Yield at most ``MOST`` puzzles of a game, in the order of its turns."""
    finder = _Finder(boards_for(record.players), seed)
    turns = (choice for choice in choices_of(record) if is_whole_turn(choice))
    found = (one for choice in turns if (one := finder.puzzle(choice)) is not None)
    yield from islice(found, MOST)


def is_whole_turn(choice: Choice) -> bool:
    """Return whether the choice is a turn of phase 2 from its beginning."""
    may_end = any(decode(int(code)).kind == Kind.END for code in choice.moves)
    return int(choice.view["phase"][0]) == Phase.DEVELOPMENT and may_end


@dataclass(frozen=True, slots=True)
class Leading:
    """The good plans of a turn, best first, and by how much all others are behind the last of them."""

    good: tuple[Plan, ...]
    lead: float


def leading(ranking: Ranking, choice: Choice, lead: float, sure: float) -> Leading | None:
    """Return the plans before the widest gap, if it is wide enough and doing nothing is not among them."""
    means = ranking.shares.mean(axis=1)
    gaps = (means[:-1] - means[1:])[:MOST_GOOD]
    if not len(gaps) or gaps.max() < lead:
        return None
    count = int(gaps.argmax()) + 1
    apart = ranking.shares[count - 1] - ranking.shares[count]
    good = ranking.plans[:count]
    is_sure = apart.mean() > sure * apart.std(ddof=1) / np.sqrt(len(apart))
    is_idle = any(same_position(plan.after, choice.view) for plan in good)
    return Leading(good, float(gaps.max())) if is_sure and not is_idle else None


class _Finder:
    """Looks for puzzles in the turns of one game."""

    def __init__(self, boards: Boards, seed: int) -> None:
        self._boards, self._seed = boards, seed
        self._screen, self._confirm = Judge(boards, SCREENING, seed), Judge(boards, CONFIRMING, seed + 1)

    def puzzle(self, choice: Choice) -> Puzzle | None:
        """Return the puzzle of a turn; None if no plan is clearly the best, or the best is to do nothing."""
        first = self._screen.rank(choice.view, choice.seat, choice.moves, _SCREEN.simulations)
        if leading(first, choice, _SCREEN.lead, _SCREEN.sure) is None:
            return None
        found = self._confirmed(choice)
        return None if found is None else self._written(choice, found)

    def _confirmed(self, choice: Choice) -> Leading | None:
        """Search wider, further ahead and with other luck; return the good plans once there is no doubt left."""
        ranking = self._confirm.rank(choice.view, choice.seat, choice.moves, _STAGES[0].simulations)
        for stage in (*_STAGES, *_LAST_STAGES):
            ranking = self._confirm.narrow(ranking, stage.plans, stage.simulations)
            if stage in _LAST_STAGES and (found := leading(ranking, choice, LEAD, SURE)) is not None:
                return found
            if leading(ranking, choice, stage.lead, stage.sure) is None:
                return None
        return None

    def _written(self, choice: Choice, found: Leading) -> Puzzle | None:
        """Return the puzzle; None if no way to its plans is found."""
        ways = [way for plan in found.good if (way := self._way_to(choice, plan))]
        if not ways:
            return None
        board_map, best = load_board(BOARD), found.good[0]
        texts = [tuple(move_text(board_map, code) for code in way) for way in ways]
        return Puzzle(
            id=_id_of(choice.view),
            players=int(self._boards["players"][0]),
            seat=choice.seat,
            position=position_line(board_map, self._boards, choice.view),
            solution=texts[0],
            also=tuple(texts[1:]),
            share=round(best.shares[choice.seat], 3),
            lead=round(found.lead, 3),
            level=self._level(choice, found.good),
            themes=themes_of(self._boards, choice.view, best.after, choice.seat, ways[0]),
            seed=self._seed,
        )

    def _way_to(self, choice: Choice, plan: Plan) -> tuple[int, ...]:
        """Return the moves to a plan; none if the search does not find all of them."""
        way = self._confirm.way_to(choice.view, choice.seat, plan)
        return way if _leads_to(self._boards, choice, way, plan.after) else ()

    def _level(self, choice: Choice, good: tuple[Plan, ...]) -> int:
        """Return the number of the first finder whose turn is one of the good plans; ``len(FINDERS)`` if none is."""
        for number, name in enumerate(FINDERS):
            after = _turn_of(self._boards, name, choice, self._seed)
            if any(same_position(after, plan.after) for plan in good):
                return number
        return len(FINDERS)


def _leads_to(boards: Boards, choice: Choice, codes: tuple[int, ...], after: States) -> bool:
    """Return whether the moves are legal one by one and lead to that position."""
    now = choice.view.copy()
    for code in codes:
        if code not in legal_codes(boards, now, choice.seat):
            return False
        play(boards, now, choice.seat, code)
    return same_position(now, after)


def _turn_of(boards: Boards, name: str, choice: Choice, seed: int) -> States:
    """Return the position before the bot would end the turn."""
    bot, now, number = make(name, boards, choice.seat), choice.view.copy(), 0
    while len(moves := legal_codes(boards, now, choice.seat)):
        code = ask(lambda: bot, now, moves, USUAL_BUDGET, own_stream(seed, choice.seat, number)).code
        if decode(code).kind == Kind.END:
            break
        play(boards, now, choice.seat, code)
        number += 1
    return now


def _id_of(view: States) -> str:
    """Return eight letters that the position alone decides."""
    return base64.b32encode(position_hash(view).to_bytes(8, "big")[:5]).decode().lower()
