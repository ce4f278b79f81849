"""The table: one game, its players, and its record on disk."""

import logging
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from utopia import bots
from utopia.chance import Source
from utopia.game import Choice, Game
from utopia.notation.events import Event
from utopia.notation.model import Record
from utopia.notation.record import header_text, result_line
from utopia.rules import CHANCE, States
from utopia.tables.drafts import Drafts, Limit, last_of_anybody
from utopia.tables.forced import Forced
from utopia.tables.journal import Journal, JournalError
from utopia.tables.robots import Maker, ask
from utopia.tables.seats import Bot, Player
from utopia.tables.waiting import Waiting, Waits

_log = logging.getLogger(__name__)


class TableError(ValueError):
    """A table that cannot be made; the message says what is wrong and what would be right."""


@dataclass(frozen=True, slots=True)
class Rehearsal:
    """The outcome of a rehearsal."""

    begins: int
    """How many events had happened before it."""
    events: tuple[Event, ...]
    positions: tuple[States, ...]
    """The position after each of them."""

    @property
    def after(self) -> States:
        """The position that it leads to; IndexError if there are no events."""
        return self.positions[-1]


@dataclass(frozen=True, slots=True)
class Done:
    """One event that has just happened, and is on disk."""

    number: int
    """Of the event, from 0."""
    event: Event
    is_forced: bool
    """Whether there was no choice."""
    trouble: str = ""
    """Why the move is not that of the bot at the seat; empty as a rule."""


class Table:
    """A game with people and bots. ``waiting`` says for whom it waits; ``advance`` does a step that needs no person.

    A caller that keeps the record elsewhere asks ``settled`` or ``rehearse`` for the events to come, stores them, and
    then does them by ``accept``; for taking back, ``take_back_to`` and ``undo``.

    The game must leave chance to the table (``by_hand``). ``chance`` answers for it; None means that a person types
    the draws of a game on a real table, and then everything may be taken back, to correct what was typed. ``about``
    gives the head of the record (title, date, preset); its names and events do not count. Without ``make_bot`` the bots
    are asked by the caller, and their moves made by ``play``. With ``people_end`` the table ends no person's turn, so
    that they can take back until they end it themselves.
    """

    def __init__(  # noqa: PLR0913 - all but two by name, and each has a meaning of its own
        self,
        game: Game,
        players: Sequence[Player],
        *,
        chance: Source | None = None,
        journal: Journal | None = None,
        make_bot: Maker | None = None,
        seed: int | None = None,
        about: Record | None = None,
        people_end: bool = False,
    ) -> None:
        if len(players) != game.players:
            raise TableError(f"{len(players)} players sit at a table for {game.players}")
        if game.chance is not None:
            raise TableError("the game answers for chance itself; make it with by_hand=True")
        self.game = game
        self.players = tuple(players)
        self.journal = journal
        people = [seat for seat, player in enumerate(players) if not isinstance(player, Bot)]
        self.is_forced = Forced(game, people, people_end=people_end)
        self._people_end = people_end
        self._drafts = Drafts(game, self.is_forced)
        self._chance = chance
        self._about = game.record(self.names) if about is None else about
        self._seed = secrets.randbits(32) if seed is None else seed
        self._bots = self._seat_bots(make_bot)
        self._waits: tuple[States, Waiting] | None = None
        """The position that was last asked for whom it waits, and the answer."""
        self._draft_begins: int | None = None
        """Computed when it is asked for, and kept until the next event."""

    @property
    def names(self) -> tuple[str, ...]:
        """[seat] -> the player's name."""
        return tuple(player.name for player in self.players)

    @property
    def is_transcribed(self) -> bool:
        """Whether a person types the answers of chance."""
        return self._chance is None

    def sit(self, seat: int, player: Player) -> None:
        """Let another player decide for that seat from now on."""
        self.players = (*self.players[:seat], player, *self.players[seat + 1 :])
        people = [number for number, sitting in enumerate(self.players) if not isinstance(sitting, Bot)]
        self.is_forced = Forced(self.game, people, people_end=self._people_end)
        self._drafts.sit(self.is_forced)
        self._draft_begins = self._waits = None

    def waiting(self) -> Waiting:
        """Return for whom the table waits; bots and forced moves come before people who may decide as well."""
        if self._waits is None or self._waits[0] is not self.game.state:
            self._waits = self.game.state, self._waiting()
        return self._waits[1]

    def _waiting(self) -> Waiting:
        game = self.game
        if game.is_over:
            return Waiting(Waits.NOBODY)
        if game.awaits_draw:
            return Waiting(self._draw_waits())
        seats = game.seats_to_decide
        for seat in seats:
            if self.is_forced.makes_itself(seat):
                return Waiting(Waits.ONLY_MOVE, (seat,))
            if isinstance(self.players[seat], Bot):
                return Waiting(Waits.BOT, (seat,))
        return Waiting(Waits.PERSON, seats)

    def advance(self) -> Done | None:
        """Do one thing that needs no person; None if there is none. JournalError if it could not be saved."""
        waiting = self.waiting()
        if (event := self._by_itself(waiting)) is not None:
            return self.commit(event)
        if waiting.waits != Waits.BOT:
            return None
        answer = ask(self._bot(waiting.seat), self.game, waiting.seat, self._seed)
        return self.commit(Event(waiting.seat, answer.code), answer.trouble)

    def settled(self) -> Rehearsal:
        """Return the draws and forced moves that come now, until somebody must decide; nothing is done."""
        return self._rehearsed(())

    def rehearse(self, move: str | Choice, seat: int) -> Rehearsal:
        """Return a decision and the forced events after it; nothing is done. Errors as for ``play`` if not legal."""
        return self.rehearse_legal(Event(seat, self.game.check(move, seat)))

    def rehearse_legal(self, event: Event) -> Rehearsal:
        """Return the same for a decision that is known to be legal."""
        return self._rehearsed((event,))

    def accept(self, rehearsal: Rehearsal) -> None:
        """Do what was rehearsed, without working it out anew. ValueError if anything has happened since."""
        if rehearsal.begins != self.game.length:
            raise ValueError(f"a rehearsal after {rehearsal.begins} events, not {self.game.length}")
        self.game.adopt(rehearsal.events, rehearsal.positions)
        self._draft_begins = None

    def play(self, move: str | Choice, seat: int) -> Done:
        """Play a person's decision; IllegalMoveError, NotationError as ``Game.play``, JournalError if not saved."""
        return self.commit(Event(seat, self.game.check(move, seat)))

    def answer(self, text: str) -> Done:
        """Play the answer of chance on a real table; NotationError if it is not possible."""
        return self.commit(Event(CHANCE, self.game.check_draw(text)))

    @property
    def draft_begins(self) -> int:
        """Return the number of the first event that its player may still take back; of the next one if none may."""
        if self._draft_begins is None:
            self._draft_begins = self._drafts.begins()
        return self._draft_begins

    def commit(self, event: Event, trouble: str = "") -> Done:
        """Do an event that is known to be legal: first to disk if there is a journal, then to the game."""
        number = self.game.length
        if self.journal is not None:
            self.journal.append(self.game.line_of(event))
        self.game.apply(event)
        self._draft_begins = None
        self.close_record()
        return Done(number, event, self.is_forced(number), trouble)

    def can_take_back(self, seat: int) -> Limit | None:
        """Return None if the seat can take its last decision back, else the reason why not."""
        target = self.take_back_to(seat)
        return target if isinstance(target, Limit) else None

    def take_back_to(self, seat: int) -> int | Limit:
        """Count the events left when the seat has taken its last decision back, or return why it cannot."""
        if self.is_transcribed:
            return last_of_anybody(self.game, self.is_forced)
        return self._drafts.take_back_to(seat)

    def take_back(self, seat: int) -> Sequence[str] | Limit:
        """Take back the seat's last decision and the events after it; return the undone record lines, or why not.

        JournalError if the record cannot be written; then nothing is taken back.
        """
        target = self.take_back_to(seat)
        if isinstance(target, Limit):
            return target
        undone = [self.game.line(number) for number in range(target, self.game.length)]
        if self.journal is not None:
            self.journal.rewrite(self.record_text(target))
        self.undo(target)
        return undone

    def undo(self, events: int) -> None:
        """Go back to that many events, whatever seats made the later ones; the journal is left as it is."""
        self.game.undo(events)
        self.is_forced.forget(events)
        self._drafts.forget(events)
        self._draft_begins = None

    def record_text(self, events: int | None = None) -> str:
        """Return the record of the game, or of its first events."""
        last = self.game.length if events is None else events
        lines = [self.game.line(number) for number in range(last)]
        result = self.game.result() if last == self.game.length else None
        closing = [result_line(result)] if result else []
        return self._head() + "".join(f"{line}\n" for line in (*lines, *closing))

    def close_record(self) -> None:
        """Write the result of a game that has just ended; if that fails the record is still whole without it."""
        if self.journal is None or (result := self.game.result()) is None:
            return
        try:
            self.journal.append(result_line(result))
        except JournalError as error:
            _log.warning("the result is missing in the record: %s", error)

    def _head(self) -> str:
        return header_text(replace(self._about, names=self.names, events=[], result=None, fair=None, origin=None))

    def _bot(self, seat: int) -> bots.Bot:
        if (bot := self._bots.get(seat)) is None:
            raise TableError(f"nobody makes the bot {self.names[seat]}")
        return bot

    def _seat_bots(self, make_bot: Maker | None) -> Mapping[int, bots.Bot]:
        names = {seat: player.name for seat, player in enumerate(self.players) if isinstance(player, Bot)}
        return {seat: make_bot(name, self.game.board, seat) for seat, name in names.items()} if make_bot else {}

    def _draw_waits(self) -> Waits:
        if self._chance is not None:
            return Waits.DRAW
        return Waits.TYPED_DRAW if len(self.game.outcomes()[0]) > 1 else Waits.DRAW

    def _draw(self) -> int:
        outcomes, weights = self.game.outcomes()
        if self._chance is None:
            return outcomes[0]
        return self._chance.answer(self.game.draws_done, outcomes, weights)

    def _rehearsed(self, events: tuple[Event, ...]) -> Rehearsal:
        before = self.game.length
        tried: tuple[list[Event], list[States]] = [], []
        try:
            for event in events:
                self.game.apply(event)
            while (follows := self._by_itself(self.waiting())) is not None:
                self.game.apply(follows)
        finally:
            tried = self.game.undo(before)  # the tried events have not been judged
        return Rehearsal(before, tuple(tried[0]), tuple(tried[1]))

    def _by_itself(self, waiting: Waiting) -> Event | None:
        """Return the next step that needs no decision."""
        match waiting.waits:
            case Waits.DRAW:
                return Event(CHANCE, self._draw())
            case Waits.ONLY_MOVE:
                return Event(waiting.seat, self.game.moves(waiting.seat)[0].code)
            case _:
                return None
