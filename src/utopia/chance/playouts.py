"""Compiled random play: whole games, for speed and for search.

Two streams: one answers for chance, the other chooses moves, so that choosing never disturbs the deal. The caller
lends one buffer of MOST_MOVES numbers; while chance is asked it serves as scratch paper.
"""

from utopia.chance.dealing import settle
from utopia.chance.stream import below
from utopia.rules.compiled import Buffer, Words, door, rule
from utopia.rules.flow import list_offers, next_decider
from utopia.rules.model.board import Board, Boards
from utopia.rules.model.material import NOBODY
from utopia.rules.model.state import State, States
from utopia.rules.offers import count_offered, nth_offered
from utopia.rules.playing import play_move
from utopia.rules.setup import lay_out


@door
def settle_chance(boards: Boards, states: States, dealer: Words, scratch: Buffer) -> int:
    """Answer for chance until a player is to decide; return that seat, or NOBODY when the game is over."""
    settle(boards[0], states[0], dealer, scratch)
    return next_decider(boards[0], states[0])


@rule
def play_randomly(board: Board, state: State, dealer: Words, player: Words, moves: Buffer) -> int:
    """Play to the end with uniformly random moves; return the number of decisions."""
    decisions = 0
    while True:
        settle(board, state, dealer, moves)
        seat = next_decider(board, state)
        if seat == NOBODY:
            return decisions
        n = count_offered(moves, list_offers(board, state, seat, moves))
        play_move(board, state, seat, nth_offered(moves, below(player, n)))
        decisions += 1


@door
def random_games(boards: Boards, states: States, games: int, dealer: Words, player: Words, moves: Buffer) -> int:
    """Play whole games of random moves, one after the other; return the decisions of all.

    ``states`` has room for two: the last game is left at its end in the first, the second is all zero.
    """
    decisions = 0
    for _ in range(games):
        states[0] = states[1]
        lay_out(boards[0], states[0])
        decisions += play_randomly(boards[0], states[0], dealer, player, moves)
    return decisions
