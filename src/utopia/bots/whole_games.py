"""Whole games of quick bots inside one compiled call, for many games at a time.

The bots get no more than at a table: each decision is made on the view of its seat (``blank_for``), by a stream of the
seat's own, and the deal has another stream. So a game is the same as one played from Python, decision by decision.
"""

from typing import Final

from utopia.bots.greedy.choosing import LISTS, VIEW, choose_greedily
from utopia.bots.greedy.lookahead import LEVELS
from utopia.bots.greedy.weights import MIND
from utopia.bots.quick import GREEDY
from utopia.chance.dealing import settle
from utopia.chance.stream import STREAM_WORDS, below
from utopia.rules.compiled import Buffer, Numbers, Words, door, rule
from utopia.rules.flow import list_moves, next_decider
from utopia.rules.model.board import Board, Boards
from utopia.rules.model.material import LAST_ROUND, NOBODY, SEATS
from utopia.rules.model.moves import KIND_OF, MOST_MOVES, Kind
from utopia.rules.model.state import State, States
from utopia.rules.playing import play_move
from utopia.rules.setup import lay_out
from utopia.rules.views import blank_for

LIVE: Final = LEVELS
"""Index of the game itself on the table, after the view and the tried positions."""
TABLE: Final = LEVELS + 1
"""Positions the table holds."""

_MOVES: Final = LISTS
ROOM: Final = _MOVES + MOST_MOVES
"""Numbers that the lists hold: greedy's, and the legal moves."""

STREAMS: Final = STREAM_WORDS * (1 + SEATS)
"""Words of all streams: the dealer's, then each seat's."""

DECISIONS: Final = 0
LISTED: Final = 1
"""Legal moves of all decisions together."""
MOST_LISTED: Final = 2
TAKES: Final = 3
"""Guests taken without placing a prince (R-MAT-2)."""
ROUND: Final = 4
"""The last round that has begun."""
TRACK: Final = 5
"""[TRACK + round * SEATS + place] -> seat, when the round began."""
NOTES: Final = TRACK + (LAST_ROUND + 1) * SEATS
"""The notes of a game."""


@rule
def _choose_on_view(
    board: Board, table: States, seat: int, moves: Buffer, mind: Numbers, stream: Words, lists: Buffer
) -> int:
    table[VIEW] = table[LIVE]
    blank_for(board, table[VIEW], seat)
    return choose_greedily(board, table, seat, moves, mind, stream, lists)


@rule
def note_decision(board: Board, state: State, n: int, notes: Words) -> None:
    """Count one more decision among ``n`` moves; at the first of a round, note the order of the track."""
    notes[DECISIONS] += 1
    notes[LISTED] += n
    notes[MOST_LISTED] = max(int(notes[MOST_LISTED]), n)
    this_round = int(state.round_number)
    if this_round > int(notes[ROUND]):
        notes[ROUND] = this_round
        for place in range(int(board.players)):
            notes[TRACK + this_round * SEATS + place] = state.track[place]


@rule
def note_move(code: int, notes: Words) -> None:
    """Count events that leave no trace on the table."""
    if int(KIND_OF[code]) == Kind.TAKE:
        notes[TAKES] += 1


@door
def play_quick_game(
    boards: Boards, table: States, kinds: Buffer, minds: Numbers, streams: Words, lists: Buffer, notes: Words
) -> None:
    """Play a game from its lay-out to its end at ``table[LIVE]``; ``notes`` come all zero and are filled in.

    ``kinds[seat]`` is the kind of bot there; ``minds`` holds MIND numbers for each seat, for bots that have a mind.
    """
    board = boards[0]
    lay_out(board, table[LIVE])
    dealer = streams[:STREAM_WORDS]
    while True:
        settle(board, table[LIVE], dealer, lists[_MOVES:ROOM])
        seat = next_decider(board, table[LIVE])
        if seat == NOBODY:
            return
        n = list_moves(board, table[LIVE], seat, lists[_MOVES:ROOM])
        note_decision(board, table[LIVE], n, notes)
        moves = lists[_MOVES : _MOVES + n]
        stream = streams[STREAM_WORDS * (1 + seat) : STREAM_WORDS * (2 + seat)]
        if int(kinds[seat]) == GREEDY:
            code = _choose_on_view(board, table, seat, moves, minds[seat * MIND : (seat + 1) * MIND], stream, lists)
        else:
            code = int(moves[below(stream, n)])
        note_move(code, notes)
        play_move(board, table[LIVE], seat, code)
