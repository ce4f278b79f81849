"""One game at this keyboard, from here to its end: whose turn it is, who looks at the screen, and when to go on."""

from typing import Final

from utopia.bots.supervision.answering import STAND_IN
from utopia.cli.calling import how_to
from utopia.cli.play.choosing import Choosing
from utopia.cli.play.desk import Desk
from utopia.cli.play.drawing import Drawing
from utopia.cli.play.ending import ending_lines
from utopia.cli.play.facts import Facts
from utopia.cli.play.prompt import Prompt
from utopia.cli.play.screen import Screen
from utopia.cli.speaking import say
from utopia.rules import CHANCE, Kind, decode
from utopia.tables import JournalError, Person, Table, Waiting, Waits

_NO_SECOND_THOUGHTS: Final = (Kind.SURPRISE, Kind.NAME)
"""Decisions that want to be answered at once."""


class Session:
    """Asks people, lets everybody else play, and tells what happened."""

    def __init__(self, table: Table, screen: Screen, *, pause: bool) -> None:
        self._table = table
        self._game = table.game
        self._desk = Desk(table, screen)
        self._prompt = Prompt(self._desk)
        self._choosing = Choosing(self._desk, self._prompt)
        self._drawing = Drawing(self._desk, self._prompt)
        self._pause = pause and not table.is_transcribed
        self._thought_over = len(table.game.events)
        """Events up to which nobody wants a second thought."""
        self._turn_shown: tuple[int, ...] = ()
        self._troubles: set[tuple[int, str]] = set()
        """Of bots, with their seats, that people have been told of."""

    def run(self) -> None:
        """Play to the end. Leave, EOFError or KeyboardInterrupt if somebody stops before; all is saved then."""
        while (waiting := self._table.waiting()).waits != Waits.NOBODY:
            try:
                self._step(waiting)
            except JournalError as error:
                self._not_saved(error)
        self._desk.tell()
        self._desk.screen.table(self._desk.facts())
        self._desk.screen.title(say("session-over"))
        self._desk.say(*ending_lines(self._table, self._desk.names))
        if self._table.journal is not None:
            self._desk.screen.command(say("session-look-again"), how_to("record replay", self._table.journal.path))

    def _step(self, waiting: Waiting) -> None:
        if waiting.waits == Waits.TYPED_DRAW:
            self._desk.tell()
            self._drawing.ask()
        elif waiting.waits == Waits.PERSON:
            self._ask_person(waiting.seat)
        elif not self._wants_second_thought() or self._is_thought_over():
            self._advance(waiting)

    def _advance(self, waiting: Waiting) -> None:
        """One thing that needs no person; people are told of it below the board, when it is for them to decide."""
        actor = waiting.seat if waiting.seats else CHANCE
        if not self._desk.people and self._game.events and self._game.events[-1].seat != actor:
            self._desk.tell()
        done = self._table.advance()
        if done is not None and done.trouble:
            self._tell_trouble(done.event.seat, done.trouble)

    def _tell_trouble(self, seat: int, trouble: str) -> None:
        """Tell a bot's failure, each kind once: it will recur."""
        if (seat, trouble) not in self._troubles:
            self._troubles.add((seat, trouble))
            name = self._desk.names[seat]
            self._desk.say(say("session-bot-failed", name=name, trouble=trouble, bot=STAND_IN))

    def _ask_person(self, seat: int) -> None:
        if not self._take_seat(seat):
            return
        turn = self._turn()
        facts = self._desk.facts()
        if turn != self._turn_shown:
            self._desk.screen.title(_title(facts))
            self._desk.screen.turn(facts, is_first=not self._turn_shown)
        else:
            self._desk.screen.remind(facts)
        self._desk.tell()
        question = self._desk.question(with_reason=turn != self._turn_shown)
        self._desk.say(say("session-you-decide", question=question))
        self._turn_shown = turn
        self._choosing.choose(seat)

    def _turn(self) -> tuple[int, ...]:
        """Changes when somebody else, or somebody anew, comes to act."""
        state = self._game.state[0]
        return tuple(int(state[name]) for name in ("round_number", "phase", "lap", "turn", "named"))

    def _take_seat(self, seat: int) -> bool:
        """Let the right person come to the screen; False if the one before took a move back instead."""
        desk = self._desk
        if seat == desk.viewer:
            return True
        if desk.is_shared:
            before = desk.viewer
            name = desk.names[seat]
            desk.screen.cover()
            desk.say(say("session-next", name=name))
            if before in desk.people and self._wants_second_thought():
                desk.say(say("session-still-undo", name=desk.names[before]))
            if self._prompt.line(say("session-press-enter", name=name), is_covered=True) is None:
                return False
            desk.screen.cover()
        desk.viewer = seat
        return True

    def _wants_second_thought(self) -> bool:
        """Return whether a person's turn has just ended without their command, and can still be taken back."""
        last = self._last_decision()
        if last is None or last < self._thought_over or self._choosing.is_sure or not self._pause:
            return False
        event = self._game.events[last]
        is_person = isinstance(self._table.players[event.seat], Person)
        if not is_person or decode(event.code).kind in _NO_SECOND_THOUGHTS:
            return False
        waiting = self._table.waiting()
        if waiting.waits == Waits.ONLY_MOVE and waiting.seat == event.seat:
            return False
        return self._table.can_take_back(event.seat) is None

    def _last_decision(self) -> int | None:
        """The number of the last event that was a choice."""
        for number in reversed(range(len(self._game.events))):
            if not self._table.is_forced(number):
                return number if self._game.events[number].seat != CHANCE else None
        return None

    def _is_thought_over(self) -> bool:
        self._desk.tell()
        while (line := self._prompt.line(say("session-turn-over"))) != "":
            if line is None:
                return False
            if line == "end":
                break
            self._desk.say(say("session-not-done", line=line))
        self._thought_over = len(self._game.events)
        return True

    def _not_saved(self, error: JournalError) -> None:
        """Nothing is done until it is saved: try again, save elsewhere, or stop."""
        self._desk.say(f"{self._desk.told(error)}.", say("session-unsaved"))
        self._prompt.line(say("session-unsaved-prompt"))


def _title(facts: Facts) -> str:
    message = "session-title-lap" if facts.lap else "session-title"
    return say(message, round=facts.round_number, phase=facts.phase, lap=facts.lap, target=facts.target)
