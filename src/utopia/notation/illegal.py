"""A move that can be read but is not legal."""

from utopia.boards import BoardMap
from utopia.locales import Speaker, SpokenError
from utopia.notation.explain import refusal_phrase, speaker_of
from utopia.rules import Move, Refusal, rule_of


class IllegalMoveError(SpokenError):
    """A readable move that a rule refuses; the message gives the reason, ``rule`` is the rule's identifier."""

    def __init__(self, board_map: BoardMap, refusal: Refusal, move: Move) -> None:
        super().__init__(refusal_phrase(board_map, refusal, move))
        self.refusal = refusal
        self.rule = rule_of(refusal, move.kind)
        self._map = board_map

    def __str__(self) -> str:
        return self.told(speaker_of(self._map))

    def told(self, speaker: Speaker) -> str:
        """Return the refusal in a speaker's language, with the rule's identifier."""
        return f"{super().told(speaker)} [{self.rule}]"
