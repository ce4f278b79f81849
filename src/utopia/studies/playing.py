"""Playing on from a position of a study against bots: each chooses from what its seat knows."""

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from utopia.bots import USUAL_BUDGET, Bot, Moves, is_built_in, make
from utopia.bots.supervision.answering import own_stream
from utopia.bots.supervision.guarding import guard
from utopia.chance import Seeded
from utopia.game import Game
from utopia.notation.events import Event
from utopia.studies.tree import Study


@dataclass(frozen=True, slots=True)
class Asked:
    """A decision that a bot is to make."""

    seat: int
    bot: str
    moves: Moves


def next_asked(game: Game, bots: Sequence[str | None]) -> Asked | None:
    """Return the decision of the first seat to decide that has a bot ([seat] -> its name); None if there is none."""
    for seat in game.seats_to_decide:
        bot = bots[seat] if seat < len(bots) else None
        if bot is not None:
            return Asked(seat, bot, np.array([choice.code for choice in game.moves(seat)], np.int32))
    return None


def play_on(study: Study, at: str, bots: Mapping[str, str], *, most: int = 60, seed: int | None = None) -> str:
    """Let bots (colour -> name) decide after a position until another seat does; return the id of the position reached.

    Their moves become moves of the study, at most ``most``; chance answers. The same seed gives the same moves of bots
    that think without a clock. UnknownPositionError, BotError.
    """
    game, seed = study.game_at(at), secrets.randbits(32) if seed is None else seed
    names = [bots.get(colour) for colour in game.colours]
    minds = {seat: _made(name, game, seat) for seat, name in enumerate(names) if name is not None}
    game.chance = Seeded(seed)
    begin, by = game.length, dict[int, str]()
    game.draw()
    while len(by) < most and (asked := next_asked(game, names)) is not None:
        stream = own_stream(seed, asked.seat, game.length)
        code = minds[asked.seat].choose(game.seen_by(asked.seat), asked.moves, USUAL_BUDGET, stream)
        by[game.length] = asked.bot
        game.apply(Event(asked.seat, int(code)))
        game.draw()
    for number in range(begin, game.length):
        at = study.add(at, game.event(number), by.get(number, ""))
    return at


def _made(name: str, game: Game, seat: int) -> Bot:
    return make(name, game.board, seat) if is_built_in(name) else guard(name, game.board, seat)
