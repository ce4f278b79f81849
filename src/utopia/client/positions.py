"""From the server's messages to a bot's input: the board and the seat's view."""

from dataclasses import dataclass

import numpy as np

from utopia.boards import BoardMap, builtin_board
from utopia.bots import Moves
from utopia.game import Game
from utopia.locales import Phrase, SpokenError
from utopia.notation.position import PositionError, parse_position
from utopia.rules import Boards, EditionError, States, edition
from utopia.server.game.messages.socket import RoomMessage
from utopia.server.programs.messages import Scene


class UnknownGameError(SpokenError):
    """A game that this program cannot play: its map or its rules are not known here. ``why`` says which."""

    def __init__(self, told: Phrase) -> None:
        super().__init__(told)
        self.why = told


@dataclass(frozen=True, slots=True)
class Setting:
    """The board of a game, with its rules."""

    map: BoardMap
    board: Boards

    @classmethod
    def of(cls, room: RoomMessage) -> "Setting":
        """As the game's room says. UnknownGameError if this program is older than the server, or another one."""
        board = builtin_board(room.board)
        if board is None:
            raise UnknownGameError(Phrase("bot-no-map", {"game": room.game}))
        try:
            rules = edition(room.edition, **room.options)
        except (EditionError, TypeError):
            raise UnknownGameError(Phrase("bot-no-rules", {"game": room.game})) from None
        return cls(board, Game(len(room.sitting), board=board, edition=rules, by_hand=True).board)

    def position(self, scene: Scene) -> States:
        """The position exactly as the seat may know it (R-CARD-4). UnknownGameError if it cannot be read here."""
        try:
            return parse_position(self.map, self.board, scene.position or "")
        except PositionError as error:
            raise UnknownGameError(Phrase("bot-no-position", {"game": scene.view.game, "error": str(error)})) from None


def moves_of(scene: Scene) -> Moves:
    """Return the seat's legal moves, as bots get them."""
    return np.array(scene.view.choices, np.int32)
