"""Asking for a line: commands are done on the spot, anything else is the answer."""

from utopia.cli.play.commands import ERRORS, Commands
from utopia.cli.play.desk import Desk


class Prompt:
    """The one place where a line is read."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._commands = Commands(desk)

    def line(self, prompt: str, *, whole: bool = False, is_covered: bool = False) -> str | None:
        """The next line that is no command, perhaps empty; None if a command has changed the game.

        ``whole``: only the whole word of a command is one. ``is_covered``: nobody sits at the screen yet.

        Leave if somebody wants to stop; EOFError where no more comes.
        """
        while True:
            line = self._desk.screen.ask(prompt).strip()
            try:
                found = self._commands.find(line, whole=whole, is_covered=is_covered) if line else None
                if found is None:
                    return line
                command, rest = found
                if command(rest):
                    return None
            except ERRORS as error:
                self._desk.say(f"{error}" if str(error).endswith("]") else f"{error}.")
