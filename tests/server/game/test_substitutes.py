"""One seat in a game's life: what a player who left, and their substitute, may see and do afterwards."""

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tests.server.game.setting import Hall, hall
from tests.server.game.test_leaving import at_table, come_back, leave, speak
from tests.server.game.timing import Hands, come, look, state_of, told
from utopia.server.chat.service import is_among_players
from utopia.server.database.schema.games import GameState, Purpose
from utopia.server.game.room import Room
from utopia.server.game.view import SPECTATOR
from utopia.server.people.achievements import rated_places
from utopia.server.tables.leaving import HadSeatError
from utopia.server.tables.messages import HANDS_DELAY
from utopia.server.tables.rows import Result

Story = Callable[[Hall, Room, Hands, str], Awaitable[None]]


async def sit_down(here: Hall, room: Room, who: str) -> int:
    link = (await here.storage.links.of(room.id))[Purpose.JOIN]
    _, number = await here.storage.seats.take(link.token, who)
    await room.refresh()
    await look(room)
    return number


def followed(folder: Path, story: Story) -> None:
    """Ann has left a game of three, and Eve sits on her seat."""

    async def told_of(here: Hall, room: Room, hands: Hands) -> None:
        ann, bob, cleo = here.people
        await leave(room, ann)
        await speak(room, bob, "substitute")
        await speak(room, cleo, "substitute")
        eve = (await here.storage.people.create("Eve"))[0].id
        assert await sit_down(here, room, eve) == 0
        await story(here, room, hands, eve)

    at_table(folder, told_of)


async def go(room: Room, who: str, others: list[str]) -> None:
    """They leave, and a bot plays on."""
    await leave(room, who)
    for other in others:
        await speak(room, other, "bot")


async def seek_another(room: Room, who: str, others: list[str]) -> None:
    """They leave, and the next to come may sit down."""
    await leave(room, who)
    for other in others:
        await speak(room, other, "substitute")


async def test_whom_a_substitute_follows_is_shown_no_hand(tmp_path: Path) -> None:
    moment = [0.0]
    async with hall(tmp_path) as here:
        id_ = await here.game(3)
        room = await here.rooms.open(id_)
        ann, bob, cleo = here.people
        await leave(room, ann)
        await speak(room, bob, "substitute")
        await speak(room, cleo, "substitute")
        await sit_down(here, room, (await here.storage.people.create("Eve"))[0].id)
        await here.storage.lobby.show_hand(id_, bob, 1, shown=True)
        room.feed._clock = lambda: moment[0]
        room.feed.look()
        moment[0] += HANDS_DELAY
        room.feed.look()
        await room.refresh()
        moment[0] += HANDS_DELAY
        room.feed.look()
        assert room.views_for(room.who("a stranger")).view(SPECTATOR).players[1].hand is not None
        hers = room.views_for(room.who(ann))
        assert [player.hand for player in hers.view(SPECTATOR).players] == [None] * 3
        assert hers.version == room.feed.version
        assert room.who(ann).seats == set()
        assert not is_among_players(room.session.seats, ann)


def test_a_substitute_who_leaves_has_his_own_seat_again_and_no_other(tmp_path: Path) -> None:
    async def story(here: Hall, room: Room, _: Hands, eve: str) -> None:
        ann, bob, cleo = here.people
        await go(room, eve, [bob, cleo])
        await go(room, bob, [cleo])
        assert await come_back(room, ann) == "time-taken", "somebody has played on there since"
        assert told(room, eve).yours == [0]
        assert await come_back(room, eve) is None
        assert room.who(eve).seats == {0}
        assert room.session.seats[0].was == ann, "she is a substitute still"
        assert await come_back(room, bob) is None
        assert room.session.seats[1].was is None

    followed(tmp_path, story)


def test_nobody_has_two_seats_in_one_game(tmp_path: Path) -> None:
    async def story(here: Hall, room: Room, _: Hands, eve: str) -> None:
        ann, bob, cleo = here.people
        await leave(room, eve)
        await speak(room, bob, "substitute")
        await speak(room, cleo, "substitute")
        mo = (await here.storage.people.create("Mo"))[0].id
        assert await sit_down(here, room, mo) == 0
        await leave(room, bob)
        await speak(room, cleo, "substitute")
        await speak(room, mo, "substitute")
        for had in (ann, eve):
            with pytest.raises(HadSeatError):
                await sit_down(here, room, had)
            assert room.who(had).seats == set()
        assert await sit_down(here, room, (await here.storage.people.create("Flo"))[0].id) == 1
        client = await come(room, eve)
        assert client.who.has_left
        assert room.views_for(client.who) is room.feed.covered
        assert state_of(room) is GameState.RUNNING

    followed(tmp_path, story)


def test_nobody_has_a_second_seat_by_a_bot_of_his(tmp_path: Path) -> None:
    async def story(here: Hall, room: Room, _: Hands, eve: str) -> None:
        ann, bob, cleo = here.people
        of_ann, of_bob = [(await here.storage.bot_accounts.open(one, "Robby")).id for one in (ann, bob)]
        await seek_another(room, eve, [bob, cleo])
        with pytest.raises(HadSeatError):
            await sit_down(here, room, of_ann)
        assert await sit_down(here, room, of_bob) == 0, "its owner has left no seat"
        await seek_another(room, of_bob, [bob, cleo])
        with pytest.raises(HadSeatError):
            await sit_down(here, room, (await here.storage.bot_accounts.open(bob, "Marvin")).id)

    followed(tmp_path, story)


def test_whom_others_followed_is_last_whoever_comes_back(tmp_path: Path) -> None:
    async def story(here: Hall, room: Room, _: Hands, eve: str) -> None:
        ann, bob, cleo = here.people
        await go(room, eve, [bob, cleo])
        times, result = room.time.clocks.times, Result("target", [1, 2, 3], [9, 8, 7])
        places = rated_places(room.session.seats, times, result)
        assert {one.person: one.place for one in places} == {bob: 1, cleo: 2, ann: 3}
        assert await come_back(room, eve) is None
        places = rated_places(room.session.seats, times, result)
        assert {one.person: one.place for one in places} == {bob: 1, cleo: 2, ann: 3}

    followed(tmp_path, story)
