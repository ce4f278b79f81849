"""A person's decision: a number of the list, a move typed, or several moves on one line."""

from collections.abc import Sequence
from functools import partial

from utopia.cli.play.desk import Desk
from utopia.cli.play.menu import Menu
from utopia.cli.play.prompt import Prompt
from utopia.cli.play.reasons import reason, verbs_of
from utopia.cli.play.screen import sentence
from utopia.cli.play.typed import bare_discards, number_in, parts_of, whole_move
from utopia.cli.speaking import say
from utopia.game import Choice
from utopia.locales import Phrase
from utopia.notation.illegal import IllegalMoveError
from utopia.notation.words import NotationError
from utopia.rules import Kind, Step, decode
from utopia.rules.model.material import SEAT_NAMES
from utopia.tables import Waits


class Choosing:
    """Shows what may be done, until something is."""

    def __init__(self, desk: Desk, prompt: Prompt) -> None:
        self._desk = desk
        self._prompt = prompt
        self.is_sure = False
        """Whether the last line ended the turn explicitly."""

    def choose(self, seat: int) -> None:
        """One line of moves of this person, or a command that changes the game. JournalError if it is not saved."""
        desk = self._desk
        menu = Menu(desk.game, desk.facts(), desk.game.moves(seat))
        shown: Sequence[Choice] | None = None
        self._show(menu, shown)
        while True:
            line = self._prompt.line(SEAT_NAMES[seat], is_answer=partial(_names_one, menu, shown or ()))
            if line is None:
                return
            wanted = self._picked(menu, shown, line)
            if isinstance(wanted, Choice):
                self._play(wanted)
                return
            if wanted is None and self._play_line(self._written_out(menu, shown, line), seat):
                return
            if wanted is not None:
                shown = wanted or None
                self._show(menu, shown)

    def _show(self, menu: Menu, shown: Sequence[Choice] | None) -> None:
        desk = self._desk
        entries = menu.entries() if shown is None else [menu.entry(choice) for choice in shown]
        desk.listed = [entry.text for entry in entries]
        if shown is not None:
            desk.screen.menu(say("menu-which"), entries)
        elif self._step() == Step.KEEP:
            desk.screen.menu(say("menu-you-may-several"), entries)
        else:
            desk.screen.menu(say("menu-you-may"), entries)

    def _step(self) -> int:
        return int(self._desk.game.state[0]["step"])

    def _picked(self, menu: Menu, shown: Sequence[Choice] | None, line: str) -> Choice | Sequence[Choice] | None:
        """A move picked by its number; a list to show (empty: the first one again); None if the line is typed moves."""
        if not line:
            return ()
        number = number_in(line)
        if number is None:
            return self._opened(menu, shown or (), line)
        lines = self._lines(menu, shown)
        if not 1 <= number <= len(lines):
            self._desk.say(say("menu-no-number", number=str(number), last=len(lines)))
            return shown or ()
        chosen = lines[number - 1]
        return chosen[0] if len(chosen) == 1 else chosen

    def _lines(self, menu: Menu, shown: Sequence[Choice] | None) -> list[tuple[Choice, ...]]:
        """The moves behind each line of the list on the screen."""
        return [(choice,) for choice in shown] if shown else [bundle.choices for bundle in menu.bundles]

    def _opened(self, menu: Menu, shown: Sequence[Choice], line: str) -> Choice | Sequence[Choice] | None:
        """Return the completions of ``enter maya``, or of ``kilns`` in an open list; the move if there is only one."""
        if len(parts_of(line)) != 1:
            return None
        part = parts_of(line)[0]
        fitting = menu.named(part, shown) or menu.fitting(part) or menu.named(part, menu.choices)
        exact = [choice for choice in fitting if choice.text == line.lower()]
        return exact[0] if exact else fitting[0] if len(fitting) == 1 else fitting or None

    def _written_out(self, menu: Menu, shown: Sequence[Choice] | None, line: str) -> list[str]:
        """The moves of a line: numbers are those of the list on the screen, and cards to discard need no verb."""
        lines = self._lines(menu, shown)
        parts = [
            lines[number - 1][0].text
            if (number := number_in(part)) is not None and 1 <= number <= len(lines) and len(lines[number - 1]) == 1
            else part
            for part in parts_of(line)
        ]
        if self._step() in (Step.KEEP, Step.DISCARD):
            return bare_discards(parts, is_together=self._step() == Step.DISCARD)
        return parts

    def _play(self, choice: Choice) -> None:
        self.is_sure = decode(choice.code).kind == Kind.END
        self._desk.table.play(choice, choice.seat)

    def _play_line(self, parts: Sequence[str], seat: int) -> bool:
        """Moves one after the other until one cannot be done; whether any was."""
        for number, part in enumerate(parts):
            if number and not self._is_asked(seat):
                self._desk.say(say("menu-not-done", moves=", ".join(parts[number:])))
                return True
            try:
                self._play_part(part, seat)
            except (IllegalMoveError, NotationError) as error:
                self._desk.say(sentence(self._desk.told(error)))
                return number > 0
        return bool(parts)

    def _play_part(self, part: str, seat: int) -> None:
        """One move; if the table has made it already, or another without a choice before it, that is fine too."""
        table, game = self._desk.table, self._desk.game
        while not (fitting := self._fitting(part, seat)) and self._is_only_move(seat):
            table.advance()
        if len(fitting) > 1:
            may_be = ", ".join(choice.text for choice in fitting)
            raise NotationError(Phrase("menu-say-which", {"word": repr(part), "moves": may_be}))
        move = fitting[0] if fitting else whole_move(game.map, part, verbs_of(game.moves(seat)))
        self.is_sure = str(move) == "end"
        try:
            table.play(move, seat)
        except NotationError:
            raise NotationError(reason(self._desk, str(move), seat)) from None  # as text, in the desk's language

    def _fitting(self, part: str, seat: int) -> Sequence[Choice]:
        """The legal moves that the words may mean: one if they are written out."""
        choices = self._desk.game.moves(seat)
        fitting = Menu(self._desk.game, self._desk.facts(), choices).fitting(part) if choices else ()
        return [choice for choice in fitting if choice.text == part.lower()] or fitting

    def _is_only_move(self, seat: int) -> bool:
        waiting = self._desk.table.waiting()
        return waiting.waits == Waits.ONLY_MOVE and waiting.seat == seat

    def _is_asked(self, seat: int) -> bool:
        waiting = self._desk.table.waiting()
        return seat in waiting.seats and waiting.waits in (Waits.PERSON, Waits.ONLY_MOVE)


def _names_one(menu: Menu, shown: Sequence[Choice], line: str) -> bool:
    """Return whether the line names moves of the open list, before it may be the beginning of a command."""
    return bool(menu.named(line, shown))
