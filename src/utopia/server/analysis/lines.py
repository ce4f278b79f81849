"""The better plan of a choice played out: the positions as its player would have seen them."""

from collections.abc import Sequence

from utopia.game import Game
from utopia.notation.events import Event
from utopia.server.game.view.replay import frames
from utopia.server.tables.messages import Frames


async def played_out(game: Game, id_: str, version: int, event: int, seat: int, codes: Sequence[int]) -> Frames:
    """Return the views of that seat before the choice and after each move of the plan."""
    other = game.copy()
    other.undo(event)
    for code in codes:
        other.apply(Event(seat, code))
    return await frames(other, id_, version, seat, event, event + len(codes))
