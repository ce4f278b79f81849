"""Votes of a table and their outcomes; one vote at a time, stored with the game."""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

import msgspec

from utopia.server.database.schema.games import GameState, Purpose
from utopia.server.database.tokens import short_id
from utopia.server.game.people import bots_for, handed_over, people_of
from utopia.server.game.stores import TimeStores
from utopia.server.tables.rows import kept_for_others, seats_of
from utopia.server.web.messages import Phrase, Refusal
from utopia.tables.clocks import Watch
from utopia.tables.clocks.tempo import LONGEST_PAUSE, VOTING, WAITS
from utopia.tables.votes import CHOICES, Choice, Question, Vote, Why, cast, decided

if TYPE_CHECKING:
    from utopia.server.game.clock import Clock


COMING_BACK: Final = 60.0
"""Seconds that a vote stays open at least after a restart."""
OVER: Final = Refusal(Phrase("time-over"))
NO_SUCH_VOTE: Final = Refusal(Phrase("time-no-vote"))
NOT_VOTING: Final = Refusal(Phrase("time-not-voting"))
NO_CHOICE: Final = Refusal(Phrase("time-no-choice"))
OTHER_VOTE: Final = Refusal(Phrase("time-other-vote"))
NOT_MISSED: Final = Refusal(Phrase("time-not-missed"))
NOT_LIVE: Final = Refusal(Phrase("time-not-live"))
NO_TEMPO: Final = Refusal(Phrase("time-no-tempo"))
TAKEN: Final = Refusal(Phrase("time-taken"))


class Votes:
    """The votes of one room. Each method does what a person asks or returns a refusal; repeating it does no harm."""

    def __init__(self, time: "Clock", stores: TimeStores, watch: Watch) -> None:
        self._time, self._watch = time, watch
        self._leaving, self._links = stores.leaving, stores.links
        self._not_before = 0.0
        """Until then silence decides nothing: the server has just started, and people are coming back."""

    def begin(self) -> None:
        """The room has been opened."""
        if self.vote is not None and self.vote.why == "idle":
            self._time.idlers.resume(self.vote.seats)
        self._not_before = self._watch.now() + COMING_BACK if self.vote is not None else 0.0

    async def leave(self, person: str) -> Refusal | None:
        """The player leaves: the others vote, or a bot plays on; where no other person is left the game ends."""
        session = self._time.session
        if session.row.state is not GameState.RUNNING:
            return OVER
        if not seats_of(session.seats, person):
            return None if handed_over(session.seats, person) else NOT_VOTING
        if self.vote is not None and self.vote.person == person and self.vote.why == "left":
            return None
        others = [one for one in people_of(session.seats) if one != person]
        if not others and not kept_for_others(session.seats, person):
            await self._end()
        elif self.vote is not None and self.vote.question == "leaver" and self.vote.person != person:
            await self._hand_over(person)
        else:
            await self._ask("leaver", "left", person)
            await self.decide()
        return None

    async def come_back(self, person: str) -> Refusal | None:
        """The player takes their seat again, or stays after all; one who did not decide keeps it only by deciding."""
        session = self._time.session
        if session.row.state is not GameState.RUNNING:
            return OVER
        vote = self.vote
        if vote is not None and vote.person == person and vote.why in ("left", "away"):
            await self._close_vote()
        if handed_over(session.seats, person):
            await self._time.store()
            await self._leaving.come_back(session.row.id, person)
            await self._time.reseat()
        return None if seats_of(session.seats, person) else TAKEN

    async def ask(self, person: str, question: Question, seat: int | None) -> Refusal | None:
        """A person starts a vote."""
        session = self._time.session
        if session.row.state is not GameState.RUNNING:
            return OVER
        about = self._asked_about(question, seat)
        if isinstance(about, Refusal):
            return about
        if self.vote is not None:
            is_same = self.vote.question == question and self.vote.person == about
            return None if is_same else OTHER_VOTE
        vote = await self._ask(question, self._why(about), about, by=person)
        return None if question == "leaver" else await self.speak(person, vote.id, "yes")

    async def speak(self, person: str, vote_id: str, choice: Choice) -> Refusal | None:
        """Record a person's vote; they may change it until the vote is decided."""
        vote, session = self.vote, self._time.session
        if vote is None or vote.id != vote_id:
            return NO_SUCH_VOTE
        if person not in self.voters:
            return NOT_VOTING
        if choice not in CHOICES[vote.question]:
            return NO_CHOICE
        if vote.voices.get(person) != choice:
            await self._leaving.ask(session.row.id, cast(vote, person, choice))
            await session.refresh()
        await self.decide()
        return None

    async def resume(self) -> Refusal | None:
        """Resume the clocks: any player may, so that nobody can hold a table."""
        session = self._time.session
        if session.row.paused is not None:
            await self._leaving.pause(session.row.id, None)
            await session.refresh()
        return None

    async def dismiss(self, person: str) -> None:
        """An admin has banned the player: a bot plays on at once; where no other person is left the game ends."""
        session = self._time.session
        if session.row.state is not GameState.RUNNING or not seats_of(session.seats, person):
            return
        if self.vote is not None and self.vote.person == person:
            await self._close_vote()
        if any(one != person for one in people_of(session.seats)) or any(seat.was for seat in session.seats):
            await self._hand_over(person)
        else:
            await self._end()

    async def end(self) -> None:
        """An admin has ended the game: it is over, without places."""
        if self._time.session.row.state is GameState.RUNNING:
            await self._end("closed")

    def is_due(self) -> bool:
        """Return whether there is a vote to decide or to start now."""
        session, now = self._time.session, self._watch.now()
        if session.row.state is not GameState.RUNNING:
            return False
        if self._pause_is_over(now) or self._has_come_back():
            return True
        if self._may_ask_about_leavers() and self._leaver() is not None:
            return True
        return self.vote is not None and decided(self.vote, self.voters, now) is not None

    def next_look(self) -> float | None:
        """Seconds until something is decided by itself."""
        row, now = self._time.session.row, self._watch.now()
        waits = [] if self.vote is None else [self.vote.until - now]
        if row.paused is not None:
            waits.append(row.paused.timestamp() + LONGEST_PAUSE - now)
        return min((max(0.0, wait) for wait in waits), default=None)

    async def decide(self) -> None:
        """Apply decided votes, and start due ones. Raise StorageError."""
        session = self._time.session
        if session.row.state is not GameState.RUNNING:
            return
        if self._pause_is_over(self._watch.now()):
            await self.resume()
        if self._has_come_back():
            await self._close_vote()
        if self._may_ask_about_leavers() and (leaver := self._leaver()) is not None:
            await self._ask("leaver", *leaver)
        vote = self.vote
        if vote is not None and (choice := decided(vote, self.voters, self._watch.now())) is not None:
            await self._do(vote, choice)

    @property
    def vote(self) -> Vote | None:
        """Return the open vote."""
        vote = self._time.session.row.vote
        if vote is None or vote.until >= self._not_before:
            return vote
        return msgspec.structs.replace(vote, until=self._not_before)

    @property
    def voters(self) -> list[str]:
        """Return the voters of the open vote: all people at the table but the one it is about; no programs."""
        vote, seats = self._time.session.row.vote, self._time.session.seats
        left_out = {None if vote is None else vote.person, *(seat.person for seat in seats if seat.program)}
        return [] if vote is None else [one for one in people_of(seats) if one not in left_out]

    def _asked_about(self, question: Question, seat: int | None) -> str | Refusal | None:
        """Return the person a vote is about; None if it is about all."""
        tempo, seats = self._time.session.row.tempo, self._time.session.seats
        if question == "leaver":
            person = seats[seat].person if seat is not None and seat < len(seats) else None
            return person if person is not None and person in self._time.missed() else NOT_MISSED
        if tempo is None:
            return NO_TEMPO
        return NOT_LIVE if question == "pause" and tempo.kind != "live" else None

    def _why(self, person: str | None) -> Why:
        """The reason of a vote."""
        if person is None:
            return "asked"
        return "idle" if person in self._time.idle() else "away"

    def _may_ask_about_leavers(self) -> bool:
        """Return whether there is no vote about a leaver: other votes give way to one."""
        return self.vote is None or self.vote.question != "leaver"

    def _leaver(self) -> tuple[Why, str] | None:
        """Return the reason and the person of a vote that is due now."""
        session, people = self._time.session, people_of(self._time.session.seats)
        if session.row.paused is not None:
            return None
        for person in people:
            if any(self._time.clocks.has_left(seat) for seat in seats_of(session.seats, person)):
                return "time", person
        is_live = session.row.tempo is not None and session.row.tempo.kind == "live"
        gone = [one for one in self._time.leavers.gone() if one in people] if is_live else []
        return ("away", gone[0]) if gone and len(gone) < len(people) else None

    def _has_come_back(self) -> bool:
        """Return whether the person of the vote is here again, or has decided something."""
        vote = self.vote
        if vote is None or vote.person is None or vote.why == "left":
            return False
        if vote.why == "away":
            return vote.person not in self._time.leavers.away
        if vote.why == "idle":
            return vote.person not in self._time.idle()
        return not any(self._time.clocks.has_left(seat) for seat in vote.seats)

    def _pause_is_over(self, now: float) -> bool:
        paused = self._time.session.row.paused
        return paused is not None and now >= paused.timestamp() + LONGEST_PAUSE

    async def _ask(self, question: Question, why: Why, person: str | None, by: str | None = None) -> Vote:
        session = self._time.session
        until = self._watch.now() + VOTING[session.row.tempo.kind if session.row.tempo else None]
        vote = Vote(short_id(), question, why, until, seats_of(session.seats, person), person, by=by)
        await self._leaving.ask(session.row.id, vote)
        await session.refresh()
        return vote

    async def _close_vote(self) -> None:
        session = self._time.session
        await self._leaving.ask(session.row.id, None)
        await session.refresh()

    async def _do(self, vote: Vote, choice: Choice) -> None:
        """Apply the outcome, then close the vote: done twice after a crash it does no harm."""
        match choice:
            case "wait":
                self._wait_for(vote)
            case "bot" | "substitute":
                await self._hand_over(vote.person or "", for_substitute=choice == "substitute")
            case "end":
                await self._end()
                return
            case "yes":
                await self._agree(vote.question)
        await self._close_vote()

    def _wait_for(self, vote: Vote) -> None:
        self._time.clocks.give(vote.seats, self._extra)
        self._time.idlers.forgive(vote.seats)
        if vote.person is not None:
            self._time.leavers.forgive(vote.person)

    @property
    def _extra(self) -> float:
        tempo = self._time.session.row.tempo
        return float(WAITS[tempo.kind if tempo else None])

    async def _agree(self, question: Question) -> None:
        session = self._time.session
        if question == "pause":
            await self._leaving.pause(session.row.id, datetime.fromtimestamp(self._watch.now(), UTC))
        else:
            self._time.clocks.give(self._seats_of_people(), self._extra)

    def _seats_of_people(self) -> Sequence[int]:
        seats = self._time.session.seats
        return [number for number, seat in enumerate(seats) if seat.person is not None]

    async def _hand_over(self, person: str, *, for_substitute: bool = False) -> None:
        session = self._time.session
        await self._time.store()
        bots = bots_for(seats_of(session.seats, person), [seat.name for seat in session.seats])
        await self._leaving.hand_over(session.row.id, bots)
        if for_substitute:
            await self._leaving.open_to_substitutes(session.row.id, person)
            if Purpose.JOIN not in await self._links.of(session.row.id):
                await self._links.renew(session.row.id, Purpose.JOIN)
        await self._time.reseat()

    async def _end(self, reason: str = "ended") -> None:
        await self._time.store()
        await self._time.session.end(reason)
        self._time.ended()
