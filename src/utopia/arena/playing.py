"""Playing one game: inside one compiled call if all players are quick, else decision by decision."""

import hashlib
from collections import Counter
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from utopia.arena.match import USUAL, Match
from utopia.arena.outcome import Outcome
from utopia.arena.times import BotTimes, Timed
from utopia.boards import playing_board
from utopia.bots import Bot, Budget, find_bot, is_built_in, make
from utopia.bots.quick import QuickBot, new_mind
from utopia.bots.supervision.guarding import guard
from utopia.bots.whole_games import (
    DECISIONS,
    LISTED,
    LIVE,
    MOST_LISTED,
    NOTES,
    ROOM,
    ROUND,
    STREAMS,
    TABLE,
    TAKES,
    TRACK,
    play_quick_game,
)
from utopia.chance.playouts import settle_chance
from utopia.chance.stream import STREAM_WORDS, new_stream
from utopia.rules import (
    MOST_MOVES,
    NOBODY,
    Boards,
    Kind,
    States,
    decode,
    empty_states,
    legal_moves,
    play,
    seen_by,
    start,
)
from utopia.rules.model.material import SEAT_NAMES, SEATS


class BotFaultError(RuntimeError):
    """A bot answered with a move that it was not offered; the message says who and what."""


class Hall:
    """The hall of a match: one board, and every buffer made once."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._boards = playing_board(match.board, match.edition, len(match.players))
        self._kinds = [_kind(name) for name in match.players]
        self._table = empty_states(TABLE)
        self._lists = np.zeros(ROOM, np.int32)
        self._minds = np.tile(new_mind(), SEATS)

    @property
    def is_quick(self) -> bool:
        """Whether the games are played inside one compiled call, in milliseconds."""
        return None not in self._kinds

    def play(self, game: int) -> Outcome:
        """One game of the match, by its number."""
        sitting = self._match.sitting(game)
        streams = seat_streams(self._match, game)
        kinds = [kind for player in sitting if (kind := self._kinds[player]) is not None]
        if len(kinds) == len(sitting):
            return self._play_quickly(kinds, streams, sitting)
        times = {name: BotTimes() for name in self._match.players}
        failures = tuple(Counter[str]() for _ in sitting)
        bots = [self._sit_down(player, seat, times, failures[seat]) for seat, player in enumerate(sitting)]
        states, notes = play_game(self._boards, bots, streams, self._match.budget)
        return Outcome(self._boards, states, notes, sitting, times, tuple(map(dict, failures)))

    def _sit_down(self, player: int, seat: int, times: dict[str, BotTimes], failures: Counter[str]) -> Bot:
        """The player's bot; one that is not ours behind guards, so that the game goes on whatever it does."""
        name = self._match.players[player]
        if is_built_in(name):
            return Timed(make(name, self._boards, seat), times[name])
        return Timed(guard(name, self._boards, seat, lambda trouble: failures.update([trouble])), times[name])

    def _play_quickly(self, kinds: Sequence[int], streams: NDArray[np.int64], sitting: tuple[int, ...]) -> Outcome:
        seated = np.zeros(SEATS, np.int32)
        seated[: len(kinds)] = kinds
        notes = np.zeros(NOTES, np.int64)
        self._table[LIVE] = 0
        play_quick_game(self._boards, self._table, seated, self._minds, streams, self._lists, notes)
        return Outcome(self._boards, self._table[LIVE : LIVE + 1].copy(), notes, sitting)


def _kind(name: str) -> int | None:
    """Of a quick bot; others have none."""
    maker: object = find_bot(name) if is_built_in(name) else None
    return maker.kind if isinstance(maker, type) and issubclass(maker, QuickBot) else None


def seat_streams(match: Match, game: int) -> NDArray[np.int64]:
    """The dealer's stream of a game, then each seat's (STREAMS words)."""
    dealer, players = match.labels(game)
    streams = np.zeros(STREAMS, np.int64)
    streams[:STREAM_WORDS] = new_stream(match.seed, dealer)
    for seat, label in enumerate(players, start=1):
        streams[seat * STREAM_WORDS : (seat + 1) * STREAM_WORDS] = new_stream(_own_seed(match.seed, label))
    return streams


def _own_seed(seed: int, label: int) -> int:
    """Return a player's seed: nobody can derive the match's seed, and so the deal, from its stream (BLAKE2b)."""
    return int.from_bytes(hashlib.blake2b(f"player {label} {seed}".encode(), digest_size=8).digest(), "little")


def play_game(
    boards: Boards, bots: Sequence[Bot], streams: NDArray[np.int64], budget: Budget = USUAL
) -> tuple[States, NDArray[np.int64]]:
    """One game of any bots, one a seat; the finished position and its notes. The bots are shown their views only.

    ``streams`` (STREAMS words) holds the dealer's random stream and then each seat's. Raises BotFaultError.
    """
    states, view = empty_states(), empty_states()
    moves, notes = np.zeros(MOST_MOVES, np.int32), np.zeros(NOTES, np.int64)
    start(boards, states)
    while (seat := int(settle_chance(boards, states, streams[:STREAM_WORDS], moves))) != NOBODY:
        n = int(legal_moves(boards, states, seat, moves))
        _note(states, len(bots), n, notes)
        seen_by(boards, states, seat, view)
        rng = streams[STREAM_WORDS * (1 + seat) : STREAM_WORDS * (2 + seat)]
        offered = moves[:n].copy()
        code = bots[seat].choose(view, offered, budget, rng)
        if code not in moves[:n]:
            raise BotFaultError(
                f"the bot of {SEAT_NAMES[seat]} answered {code!r}, none of the {n} moves it was offered"
            )
        notes[TAKES] += decode(code).kind == Kind.TAKE
        play(boards, states, seat, code)
    return states, notes


def _note(states: States, players: int, n: int, notes: NDArray[np.int64]) -> None:
    """What ``whole_games`` notes of a decision."""
    notes[DECISIONS] += 1
    notes[LISTED] += n
    notes[MOST_LISTED] = max(notes[MOST_LISTED], n)
    this_round = int(states["round_number"][0])
    if this_round > notes[ROUND]:
        notes[ROUND] = this_round
        first = TRACK + this_round * SEATS
        notes[first : first + players] = states["track"][0][:players]
