"""Random play of one game, a stretch at a time; the same games as ``utopia.chance.playouts`` plays at one go."""

from utopia.chance.dealing import settle
from utopia.chance.stream import below
from utopia.rules.compiled import Buffer, Words, rule
from utopia.rules.flow import list_offers, next_decider
from utopia.rules.model.board import Board
from utopia.rules.model.material import NOBODY
from utopia.rules.model.state import State
from utopia.rules.offers import count_offered, nth_offered
from utopia.rules.playing import play_move


@rule
def play_on(board: Board, state: State, dealer: Words, player: Words, moves: Buffer, most: int) -> int:
    """Play up to ``most`` decisions and return how many; fewer than ``most`` say that the game is over."""
    decisions = 0
    while decisions < most:
        settle(board, state, dealer, moves)
        seat = next_decider(board, state)
        if seat == NOBODY:
            break
        n = count_offered(moves, list_offers(board, state, seat, moves))
        play_move(board, state, seat, nth_offered(moves, below(player, n)))
        decisions += 1
    return decisions
