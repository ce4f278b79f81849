"""Chat in a room: stored before it is told, told to those alone who may read it, and not too much of it."""

import itertools
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from tests.server.game.setting import Hall, hall, whose
from utopia.server.chat.messages import Heard, Say, SayPhrase
from utopia.server.chat.service import is_among_players
from utopia.server.chat.store import Chat as Lines
from utopia.server.database.database import Database
from utopia.server.database.errors import StorageError, Trouble
from utopia.server.database.schema.games import SeatKind
from utopia.server.game.chat import AT_ONCE, Chat
from utopia.server.game.people import Who
from utopia.server.game.room import Room
from utopia.server.tables.rows import Seat

KEYS = (f"line {number}" for number in itertools.count())


@dataclass(eq=False)
class Ear:
    """Somebody who hears."""

    who: Who = field(default_factory=Who)
    heard: list[Any] = field(default_factory=list)

    def hears(self, message: bytes) -> None:
        self.heard.append(msgspec.json.decode(message))

    @property
    def texts(self) -> list[str]:
        return [one["line"]["text"] or one["line"]["phrase"] for one in self.heard if one["type"] == "said"]


async def say(room: Room, who: Who, text: str, seat: int | None = None) -> Heard:
    return await room.chat.say(who, min(who.seats, default=-1) if seat is None else seat, Say(next(KEYS), text))


async def spectator(here: Hall, name: str = "Eve") -> Who:
    return Who((await here.storage.people.create(name))[0].id)


def ears(room: Room, *people: Who) -> list[Ear]:
    found = [Ear(who) for who in people]
    for one in found:
        room.chat.add(one)
    return found


async def test_everybody_hears_his_own_side(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        room = await here.rooms.open(await here.game(2))
        eve, fay = await spectator(here), await spectator(here, "Fay")
        ann, bob, watching, too, stranger = ears(room, whose(room, 0), whose(room, 1), eve, fay, Who())
        assert (await say(room, ann.who, "good luck")).refusal is None
        assert (await say(room, eve, "red wins")).refusal is None
        spoken = await room.chat.say(fay, -1, SayPhrase("phrase", "hello"))
        assert (ann.texts, bob.texts) == (["good luck"], ["good luck"])
        assert watching.texts == too.texts == stranger.texts == ["red wins", "hello"]
        assert [one["line"]["seat"] for one in bob.heard + too.heard] == [0, -1, -1]
        assert [one["line"]["name"] for one in bob.heard + too.heard] == ["Ann", "Eve", "Fay"]
        assert spoken.line == too.heard[-1]["line"]["id"]
        nobody = (await say(room, Who(), "who am I?")).refusal
        assert nobody is not None
        assert nobody.why.id == "refusal-talk-stranger"


async def test_who_may_take_their_seat_back_chats_with_the_players(tmp_path: Path) -> None:
    """Among the spectators they would hear what they could use when they play again."""
    async with hall(tmp_path) as here:
        room = await here.rooms.open(await here.game(2))
        bob, seat = whose(room, 1), room.session.seats[1]
        room.session.seats[1] = Seat(SeatKind.BOT, name="Bot", level="greedy", leavers=(seat.person or "",))
        left = room.who(bob.person)
        assert not left.seats
        assert left.left == {1}
        assert is_among_players(room.session.seats, bob.person)
        ann, gone, watching = ears(room, whose(room, 0), left, await spectator(here))
        await say(room, watching.who, "Ann holds four Maya")
        await say(room, ann.who, "come back")
        await say(room, left, "soon")
        assert (ann.texts, gone.texts) == (["come back", "soon"], ["come back", "soon"])
        assert watching.texts == ["Ann holds four Maya"]


async def test_at_a_shared_device_the_line_is_of_whose_seat_is_looked_at(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        room = await here.rooms.open(await here.shared_device())
        (bob,) = ears(room, whose(room, 2))
        ann = whose(room, 0)
        for seat in (0, 1, -1, 2):
            await say(room, ann, f"from {seat}", seat)
        told = [(one["line"]["seat"], one["line"]["name"]) for one in bob.heard]
        assert told == [(0, "Ann"), (1, "Aunt May"), (0, "Ann"), (0, "Ann")]


class Full(Database):
    """A disk on which there is no room."""

    async def write(self, work: Any) -> Any:  # noqa: ARG002 - it is not even tried
        raise StorageError(Trouble.FULL)


async def test_a_line_is_told_once_and_only_when_it_is_stored(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        room = await here.rooms.open(await here.game(2))
        (bob,) = ears(room, whose(room, 1))
        first, again = [await room.chat.say(whose(room, 0), 0, Say("key", "hello")) for _ in range(2)]
        assert first == again
        assert bob.texts == ["hello"]
        full = Full.at(tmp_path / "full.db")
        broken = Chat(room.id, Lines(full))
        broken.add(bob)
        heard = await broken.say(whose(room, 0), 0, Say("other", "lost"))
        assert heard.refusal is not None
        assert heard.refusal.why.id == "storage-full"
        assert bob.texts == ["hello"]
        full.close()


async def test_what_is_too_long_or_empty_is_refused(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        room = await here.rooms.open(await here.game(2))
        (bob,) = ears(room, whose(room, 1))
        for text, why in [("\u202e\u200b", "empty"), ("a" * 301, "long"), ("a" * 300, ""), (" b " * 200, "long")]:
            refusal = (await say(room, whose(room, 0), text)).refusal
            assert (refusal.why.id if refusal else "") == (f"refusal-talk-{why}" if why else "")
        assert bob.texts == ["a" * 300]


async def test_a_burst_is_answered_with_the_wait(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        room = await here.rooms.open(await here.game(2))
        moment = 0.0
        room.chat._clock = lambda: moment
        (bob,) = ears(room, whose(room, 1))
        answers = [await say(room, whose(room, 0), f"line {number}") for number in range(10)]
        assert [answer.wait is None for answer in answers] == [True] * int(AT_ONCE) + [False] * 4
        last = answers[-1]
        assert last.refusal is not None
        assert last.refusal.why.id == "refusal-talk-too-fast"
        assert last.wait == 2.0
        assert last.refusal.why.words == {"seconds": 2}
        assert (await say(room, whose(room, 1), "me too")).wait is None, "everybody has their own measure"
        moment = last.wait
        assert (await say(room, whose(room, 0), "after the wait")).refusal is None
        assert len(bob.texts) == AT_ONCE + 2


async def test_who_comes_late_or_goes_hears_nothing(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        room = await here.rooms.open(await here.game(2))
        (bob,) = ears(room, whose(room, 1))
        room.chat.remove(bob)
        await say(room, whose(room, 0), "hello")
        await here.rooms.chat_changed(room.id, 5)
        assert bob.heard == []
        room.chat.add(bob)
        await here.rooms.chat_changed(room.id, 5)
        await here.rooms.chat_changed("another", 5)
        assert bob.heard == [{"type": "unsaid", "line": 5}]
