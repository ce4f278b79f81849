"""Who is reminded by their table, and of what."""

from collections.abc import Awaitable, Callable
from pathlib import Path

from tests.asynchronous import run
from tests.server.game.setting import Hall, hall, to_decide, until
from tests.server.game.timing import LIVE, Hands, come, end_turn, later
from utopia.server.game.room import Room
from utopia.tables.clocks import Tempo
from utopia.tables.clocks.tempo import AWAY, MISSED

Story = Callable[[Hall, Room, Hands], Awaitable[None]]


def reminded(folder: Path, story: Story, tempo: Tempo | None = LIVE) -> list[tuple[int, str]]:
    """(seat, what ran out) of everybody who was reminded in that story of two people."""
    told: list[tuple[int, str]] = []

    async def remind(_game: str, seat: int, _person: str, _which: str, what: str) -> None:
        told.append((seat, what))

    async def tried() -> None:
        hands = Hands()
        async with hall(folder, watch=hands.watch) as here:
            here.rooms.reminders.append(remind)
            room = await here.rooms.open(await here.game(2, tempo=tempo))
            await story(here, room, hands)

    run(tried())
    return told


async def goes_twice(here: Hall, room: Room, hands: Hands) -> None:
    """The second goes, comes back when the table has been asked, and goes again."""
    await come(room, here.people[0])
    for _ in range(2):
        room.leave(await come(room, here.people[1]))
        for seconds in (MISSED - 1, 1, 1, AWAY - MISSED):
            await later(room, hands, seconds)


def test_who_is_away_from_a_live_table_is_warned_once_each_time(tmp_path: Path) -> None:
    assert [one for one in reminded(tmp_path, goes_twice) if one[1] == "away"] == [(1, "away")] * 2


def test_without_clocks_nobody_is_warned_who_is_away(tmp_path: Path) -> None:
    assert reminded(tmp_path, goes_twice, None) == []


def test_nobody_is_warned_when_all_have_gone(tmp_path: Path) -> None:
    async def story(here: Hall, room: Room, hands: Hands) -> None:
        for client in [await come(room, person) for person in here.people]:
            room.leave(client)
        await later(room, hands, AWAY)

    assert not any(what == "away" for _, what in reminded(tmp_path, story))


def test_who_was_too_late_once_is_told_that_it_is_the_last_time(tmp_path: Path) -> None:
    seats = []

    async def story(here: Hall, room: Room, hands: Hands) -> None:
        for person in here.people:
            await come(room, person)
        seats.append(seat := to_decide(room)[0])
        await later(room, hands, 400)
        await later(room, hands, 300)
        await until(lambda: to_decide(room) == [1 - seat])
        await end_turn(room)
        assert to_decide(room) == [seat]
        await later(room, hands, 14)

    told = reminded(tmp_path, story)
    assert [what for seat, what in told if seat == seats[0]] == ["time", "last"]
