"""Chance answered by a person, to follow a game on a real table."""

from collections.abc import Sequence

from utopia.cli.play.desk import Desk
from utopia.cli.play.prompt import Prompt
from utopia.cli.play.screen import sentence
from utopia.cli.play.typed import parts_of, whole_draw
from utopia.cli.speaking import say
from utopia.notation.draws import FORMS
from utopia.notation.words import NotationError
from utopia.rules import Step
from utopia.tables import Waits


class Drawing:
    """Asks what came out of the bag or off the pile."""

    def __init__(self, desk: Desk, prompt: Prompt) -> None:
        self._desk = desk
        self._prompt = prompt

    def ask(self) -> None:
        """One line of draws, or a command that changes the game."""
        desk = self._desk
        possible = ", ".join(_short(draw) for draw in desk.game.draws())
        desk.say(desk.asked(), say("drawing-possible", draws=possible))
        line = self._prompt.line(say("drawing-prompt"), whole=True)
        if not line:
            return
        for part in self._parts(line):
            if desk.table.waiting().waits != Waits.TYPED_DRAW:
                desk.say(say("drawing-not-done", draw=part))
                return
            try:
                desk.table.answer(whole_draw(part, list(desk.game.draws())))
            except NotationError as error:
                desk.say(sentence(desk.told(error)))
                return

    def _parts(self, line: str) -> Sequence[str]:
        """Draws parted by commas; cards alone may be parted by blanks: ``maya maya greek``."""
        is_deal = int(self._desk.game.state[0]["step"]) in (Step.DEAL, Step.SCALE)
        if is_deal and line.split(maxsplit=1)[0].lower() not in FORMS:
            return line.replace(",", " ").split()
        return parts_of(line)


def _short(draw: str) -> str:
    """A draw without what need not be typed: its first word and, of a card, its receiver."""
    words = draw.split()
    return " ".join(words[2:] if words[0] == "deal" else words[1:])
