"""Asking for a line: commands are done on the spot, anything else is the answer."""

from collections.abc import Callable

from utopia.cli.play.commands import ERRORS, Commands
from utopia.cli.play.desk import Desk
from utopia.cli.play.screen import sentence


class Prompt:
    """The one place where a line is read."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._commands = Commands(desk)

    def line(
        self,
        prompt: str,
        *,
        whole: bool = False,
        is_covered: bool = False,
        is_answer: Callable[[str], bool] | None = None,
    ) -> str | None:
        """The next line that is no command, perhaps empty; None if a command has changed the game.

        ``whole``: only the whole word of a command is one. ``is_covered``: nobody sits at the screen yet.
        ``is_answer``: what is an answer before it may be the beginning of a command.

        Leave if somebody wants to stop; EOFError where no more comes.
        """
        while True:
            line = self._desk.screen.ask(prompt).strip()
            try:
                is_whole = whole or (is_answer is not None and is_answer(line))
                found = self._commands.find(line, whole=is_whole, is_covered=is_covered) if line else None
                if found is None:
                    return line
                command, rest = found
                if command(rest):
                    return None
            except ERRORS as error:
                self._desk.say(sentence(self._desk.told(error)))
