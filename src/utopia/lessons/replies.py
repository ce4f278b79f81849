"""The others and chance in a lesson: they answer as its data say, so that nothing depends on luck."""

from collections.abc import Sequence

from utopia.game import Game
from utopia.notation.draws import parse_draw


class FixedDraws:
    """A source of chance: the lesson's draws in order; where none fits, the first possible answer."""

    def __init__(self, draws: Sequence[str]) -> None:
        self._draws = [parse_draw(text)[0] for text in draws]

    def answer(self, number: int, outcomes: Sequence[int], _weights: Sequence[int], /) -> int:
        """Return the draw of that number, if it is possible."""
        if number < len(self._draws) and self._draws[number] in outcomes:
            return self._draws[number]
        return outcomes[0]


def reply(game: Game, colour: str, lines: Sequence[str]) -> None:
    """Let a player make the first of their lines that is legal; otherwise they end their turn, or do the first move."""
    wishes = [line.partition(" ")[2] for line in lines if line.startswith(f"{colour} ")]
    legal = [choice.text for choice in game.moves(colour)]
    wish = next((move for move in (*wishes, "end") if move in legal), legal[0])
    game.play(wish, colour)
