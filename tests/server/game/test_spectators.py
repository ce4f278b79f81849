"""What spectators see: later than the players, with the hands that are shown to them, and nothing of the present."""

import contextlib
import random
from collections.abc import AsyncIterator, Callable
from datetime import timedelta
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import update

from tests.asynchronous import run
from tests.rules.table import rule
from tests.server.game.line import connected
from tests.server.game.setting import NAMES, Hall, at_step, hall, play, play_until, until
from tests.server.pairs import entries_of, lay_out
from tests.server.twins import played, twin
from utopia.game import Game
from utopia.rules import Step
from utopia.server.database.schema import now, seat
from utopia.server.game.people import Who
from utopia.server.game.room import Room
from utopia.server.game.spectators import HANDS_DELAY
from utopia.server.game.view import SPECTATOR

STRANGER = Who("somebody")


class Clock:
    """Seconds that go on when the test says so."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@contextlib.asynccontextmanager
async def at_a_table(here: Hall, id_: str, clock: Callable[[], float]) -> AsyncIterator[Room]:
    room = await here.room(id_, clock)
    await room.begin()
    try:
        yield room
    finally:
        await room.close()


async def show_hand(here: Hall, room: Room, number: int, *, shown: bool = True) -> None:
    change = update(seat).where(seat.c.game == room.id, seat.c.seat == number).values(shows_hand=shown)
    await here.storage.database.write(lambda connection: connection.execute(change))
    await room.refresh()


def watched(room: Room) -> Any:
    return msgspec.json.decode(room.views_for(STRANGER).encoded_view(SPECTATOR))


def hands_of(view: Any) -> list[bool]:
    return [player["hand"] is not None for player in view["players"]]


def one_move(room: Room) -> Any:
    return play_until(room, lambda room, version=room.version: room.version > version)  # type: ignore[misc]


async def test_spectators_are_as_far_behind_as_the_table_says(tmp_path: Path) -> None:
    clock = Clock()
    async with hall(tmp_path) as here:
        id_ = await here.game(3, delay=90)
        async with at_a_table(here, id_, clock) as room:
            assert watched(room)["version"] == 0, "nothing is old enough"
            versions = []
            for _ in range(4):
                await one_move(room)
                versions.append(room.version)
                clock.now += 30
            room.feed.look()
            assert watched(room)["version"] == versions[1]
            assert room.message(STRANGER).delay == 90
            clock.now += 1000
            room.feed.look()
            assert msgspec.structs.replace(room.view(SPECTATOR)) == room.feed.view(SPECTATOR)


async def test_what_was_taken_back_is_seen_and_then_taken_back(tmp_path: Path) -> None:
    clock = Clock()
    async with hall(tmp_path) as here:
        id_ = await here.game(2, delay=60)
        async with at_a_table(here, id_, clock) as room:
            before = room.version
            decider = room.view(SPECTATOR).deciding[0]
            code = room.view(decider).choices[0]
            who = room.who(room.session.seats[decider].person)
            await play(room, decider, code)
            moved = room.version
            clock.now += 30
            assert await room.take_back(who, decider, "back", room.version) is None
            clock.now += 31
            room.feed.look()
            seen = watched(room)
            assert (seen["version"], seen["events"]) == (moved, moved)
            clock.now += 30
            room.feed.look()
            seen = watched(room)
            assert (seen["version"], seen["events"]) == (moved + 1, before)


async def test_the_end_is_seen_at_once(tmp_path: Path) -> None:
    clock = Clock()
    async with hall(tmp_path) as here:
        id_ = await here.game(2, delay=600, options={"target": 5})
        async with at_a_table(here, id_, clock) as room:
            await play_until(room, lambda room: room.version > 30)
            assert watched(room)["version"] == 0
            await play_until(room, lambda room: room.session.table.game.is_over)
            assert watched(room)["result"] is not None
            assert room.message(STRANGER).delay == 0
            assert len((await room.feed.frames(SPECTATOR, 0, 5)).views) == 6


async def test_after_a_restart_they_are_where_the_clock_says(tmp_path: Path) -> None:
    clock = Clock()
    async with hall(tmp_path) as here:
        id_ = await here.game(2, delay=60)
        here.storage.log.clock = lambda: now() - timedelta(seconds=200)
        async with at_a_table(here, id_, clock) as room:
            await one_move(room)
            old = room.version
            here.storage.log.clock = now
            await one_move(room)
            assert room.version > old
        async with at_a_table(here, id_, clock) as room:
            assert watched(room)["version"] == old
            assert len(await room.feed.chronicle(SPECTATOR)) == watched(room)["events"]
            assert (await room.feed.frames(SPECTATOR, 0, 63)).total == watched(room)["events"]


async def test_a_hand_is_shown_late_and_covered_at_once(tmp_path: Path) -> None:
    clock = Clock()
    async with hall(tmp_path) as here:
        id_ = await here.game(3)
        async with at_a_table(here, id_, clock) as room:
            await play_until(room, at_step(Step.ACT))
            seen = watched(room)
            assert seen["version"] == room.version, "no delay, no consent: the present"
            await show_hand(here, room, 1)
            assert room.message(STRANGER).delay == HANDS_DELAY
            assert [one.shows_hand for one in room.message(STRANGER).sitting] == [False, True, False]
            clock.now += HANDS_DELAY - 1
            await one_move(room)
            room.feed.look()
            assert watched(room)["version"] == seen["version"], "they never go back, and wait"
            assert not any(hands_of(watched(room)))
            clock.now += 1
            room.feed.look()
            assert hands_of(watched(room)) == [False, True, False]
            assert watched(room)["players"][1]["hand"] == room.feed.source.table.game.seen_by(1)["hand"][0][1].tolist()
            await show_hand(here, room, 1, shown=False)
            assert not any(hands_of(watched(room)))
            assert watched(room)["version"] == room.version


async def test_who_has_left_sees_no_hand_for_he_may_come_back(tmp_path: Path) -> None:
    clock = Clock()
    async with hall(tmp_path) as here:
        id_ = await here.game(3)
        async with at_a_table(here, id_, clock) as room:
            await play_until(room, at_step(Step.ACT))
            leaver, others = here.people[0], here.people[1:]
            await room.time.do(room.time.votes.leave(leaver))
            for other in others:
                if (vote := room.session.row.vote) is not None:
                    await room.time.do(room.time.votes.speak(other, vote.id, "bot"))
            await show_hand(here, room, 1)
            before = room.version
            await until(lambda: bool(room.version > before) or 0 not in room.view(SPECTATOR).deciding)
            clock.now += HANDS_DELAY
            room.feed.look()
            assert hands_of(watched(room)) == [False, True, False]
            theirs = room.views_for(room.who(leaver))
            assert hands_of(msgspec.json.decode(theirs.encoded_view(SPECTATOR))) == [False] * 3
            assert theirs.version == room.feed.version
            await one_move(room)
            assert theirs.version == room.feed.version < room.version, "no further than all who look on"


async def test_who_has_a_seat_never_sees_what_is_shown_to_spectators(tmp_path: Path) -> None:
    clock = Clock()
    async with hall(tmp_path) as here:
        id_ = await here.game(3)
        async with at_a_table(here, id_, clock) as room:
            await play_until(room, at_step(Step.ACT))
            await show_hand(here, room, 1)
            clock.now += 1000
            room.feed.look()
            assert hands_of(watched(room))[1]
            rival = room.who(here.people[0])
            async with connected(room, rival, seat=-1) as line:
                await line.ask("look", seat=0)
                await line.ask("look", seat=-1)
                for message in line.heard:
                    if view := message.get("view"):
                        assert view["players"][1]["hand"] is None


async def test_a_spectators_socket_tells_nothing_of_the_present(tmp_path: Path) -> None:
    clock = Clock()
    async with hall(tmp_path) as here:
        id_ = await here.game(2, 1, delay=60)
        async with at_a_table(here, id_, clock) as room, connected(room, STRANGER) as line:
            for _ in range(6):
                await until(lambda: 2 not in room.view(SPECTATOR).deciding)
                await one_move(room)
            answers = [
                await line.ask("play", version=room.version, code=5),
                await line.ask("take_back", version=room.version),
                await line.ask("look", seat=1),
            ]
            assert {answer["view"]["version"] for answer in answers} == {0}
            assert (await line.ask("ask_hint"))["version"] == 0
            assert not any(one["thinking"] for message in line.of("room") for one in message["sitting"])
            assert {message["delay"] for message in line.of("room")} == {60}
            told = len(line.of("view"))
            clock.now += 61
            room.feed.look()
            await line.wait(lambda line: len(line.of("view")) > told)
            assert line.of("view")[-1]["view"]["version"] > 0


async def test_it_looks_again_by_itself(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        room = await here.rooms.open(await here.game(2, delay=1))
        await one_move(room)
        newest = room.version
        await until(lambda: bool(watched(room)["version"] == newest))


@rule("R-CARD-4")
@pytest.mark.parametrize("players", [3, pytest.param(4, marks=pytest.mark.full)])
def test_shown_hands_show_nothing_else(players: int, tmp_path: Path) -> None:
    """Games that the player who shows their hand cannot tell apart: a spectator who sees it cannot, either."""
    whole, rng = played(players, 5, 400, "fr"), random.Random(3)
    tried = 0
    for stop in range(60, len(whole.events), 40):
        game = whole.copy()
        game.undo(stop)
        if (other := twin(game, 1, rng)) is None or game.seen_by(1).tobytes() != other.seen_by(1).tobytes():
            continue
        told = [run(shown_to_spectators(tmp_path / f"{stop} {index}", one)) for index, one in enumerate((game, other))]
        assert told[0] == told[1]
        tried += 1
    assert tried > 2


async def shown_to_spectators(folder: Path, game: Game) -> list[bytes]:
    """The spectators' views and messages of a game in which seat 1 shows its hand, without ids."""
    clock = Clock()
    async with hall(folder) as here:
        people = [(await here.storage.people.create(name))[0].id for name in NAMES[: game.players]]
        id_ = await lay_out(here.storage, game, "fr", people)
        async with at_a_table(here, id_, clock) as room:
            await show_hand(here, room, 1)
            clock.now += 1000
            room.feed.look()
            sight, told = room.views_for(STRANGER), list[bytes]()
            assert hands_of(watched(room)) == [number == 1 for number in range(game.players)]
            told += [bytes(sight.encoded_view(SPECTATOR, since)) for since in (None, 0, room.version - 1)]
            told.append(msgspec.json.encode(await sight.chronicle(SPECTATOR)))
            told += [msgspec.json.encode(sight.tell(SPECTATOR, "key", code)) for code in range(0, 900, 50)]
            return [text.replace(id_.encode(), b"ID") for text in told]


def test_the_comparison_would_notice_a_hand(tmp_path: Path) -> None:
    whole, rng = played(3, 5, 300, "fr"), random.Random(4)
    game = whole.copy()
    other = None
    for stop in range(60, 300, 10):
        game = whole.copy()
        game.undo(stop)
        other = twin(game, SPECTATOR, rng)
        if other is not None and (game.state["hand"][0][1] != other.state["hand"][0][1]).any():
            break
    assert other is not None
    assert run(shown_to_spectators(tmp_path / "a", game)) != run(shown_to_spectators(tmp_path / "b", other))
    assert entries_of(game) != entries_of(other)
