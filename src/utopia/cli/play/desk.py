"""The keyboard and its screen: its current viewer, the events already told, and the viewer's view."""

from collections.abc import Sequence

from utopia.cli.play.facts import Facts, facts_for
from utopia.cli.play.naming import sentence_names, short_names
from utopia.cli.play.screen import Screen
from utopia.cli.play.story import Story
from utopia.cli.speaking import owing, say, speaker
from utopia.locales import spoken
from utopia.notation.explain import question_phrase, why_phrase
from utopia.rules import CHANCE, SPECTATOR, Step
from utopia.tables import Person, Table

_EVERYBODY = CHANCE
"""Who is told, where nothing need be hidden from anybody at the keyboard."""


class Desk:
    """Everything that the answers and the loop of a game share."""

    def __init__(self, table: Table, screen: Screen) -> None:
        self.table = table
        self.game = table.game
        self.screen = screen
        self.names = sentence_names(table.players)
        self.speaker = speaker(table.game.map, self.names)
        self.people = [seat for seat, player in enumerate(table.players) if isinstance(player, Person)]
        self.viewer = self.people[0] if len(self.people) == 1 else SPECTATOR
        self.listed: Sequence[str] = ()
        """The lines of the list shown last, from 1."""
        self._story = Story(table, self.speaker)
        self._told = dict.fromkeys((_EVERYBODY, SPECTATOR, *self.people), 0)
        if len(self.game.events) > 0:
            self._told = dict.fromkeys(self._told, len(self.game.events))

    @property
    def is_shared(self) -> bool:
        """Whether several people sit at this keyboard and hide their cards from each other."""
        return len(self.people) > 1 and not self.table.is_transcribed

    def facts(self) -> Facts:
        """Return the facts of the table that the viewer may see."""
        return facts_for(self.game, short_names(self.table.players), self.viewer)

    def say(self, *lines: str) -> None:
        """Sentences on the screen."""
        self.screen.say(*lines)

    def tell(self) -> None:
        """Tell the events since the viewer was told last."""
        listener = self.viewer if self.is_shared else _EVERYBODY
        start, now = self._told[listener], len(self.game.events)
        self._told[listener] = now
        if start < now and (told := self._story.tell(start, self.viewer)):
            self.screen.story(told)

    def log(self) -> Sequence[str]:
        """The whole story, as the viewer may know it."""
        return self._story.tell(0, self.viewer)

    def taken_back(self) -> None:
        """Forget the told events after a take-back, so that new ones are told."""
        now = len(self.game.events)
        self._told = {listener: min(told, now) for listener, told in self._told.items()}

    def question(self, *, with_reason: bool = True) -> str:
        """Return the current question, the player asked, and the reason of the turn."""
        asked = self._discards_asked() or self.asked()
        if not with_reason:
            return asked
        reason = self.speaker.say(why_phrase(self.game.board, self.game.state))
        return say("session-question", question=asked, why=f"{reason[0].upper()}{reason[1:]}")

    def asked(self) -> str:
        """Return the current question."""
        return self.speaker.say(question_phrase(self.game.map, self.game.board, self.game.state))

    def told(self, error: Exception) -> str:
        """Return an error's message for the people here."""
        return spoken(error, self.speaker)

    def _discards_asked(self) -> str:
        """Return the question to the players who still choose discards, else nothing (R-CARD-2)."""
        state, seats = self.game.state[0], self.table.waiting().seats
        if int(state["step"]) != Step.DISCARD:
            return ""
        if len(seats) != 1:
            return owing(self.speaker, self.game.state)
        message = "session-discards-two" if seats[0] == int(state["track"][0]) else "session-discards-one"
        return say(message, name=self.names[seats[0]])
