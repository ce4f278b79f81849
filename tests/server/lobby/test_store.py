"""What the lobby keeps: listed tables, hands that are shown, people who wait."""

from datetime import timedelta
from pathlib import Path

import msgspec
import pytest

from tests.server.database.setting import as_they_sit, guest, open_storage, with_friends
from utopia.server.database.errors import NoSuchGameError
from utopia.server.database.schema import now
from utopia.server.database.schema.games import SeatKind
from utopia.server.database.schema.people import RelationKind
from utopia.server.lobby.messages import SeekWish
from utopia.server.lobby.store import Seek
from utopia.server.tables.messages import Terms
from utopia.server.tables.rows import Seat
from utopia.server.tables.seats import NoFreeSeatError
from utopia.tables.clocks.tempo import PRESETS

TWICE = True


async def test_terms_are_kept_as_they_were_agreed(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        terms = Terms(listed=True, language="de", experience="much", watchable=True, delay=60, tempo=PRESETS["day"])
        new = msgspec.structs.replace(with_friends(await guest(storage)), **msgspec.structs.asdict(terms))
        found = await storage.games.get((await storage.games.create(new)).id)
        assert found is not None
        assert found.terms == terms


async def test_a_listed_table_is_there_as_long_as_it_has_room_or_may_be_watched(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        host, friend, late = [await guest(storage, name) for name in ("Ann", "Bob", "Cleo")]
        private = await storage.games.create(with_friends(host))
        new = msgspec.structs.replace(with_friends(host, 1), listed=True, watchable=True)
        game = await storage.games.create(new)
        (listed,) = await storage.lobby.listed()
        assert (listed.game.id, listed.host, listed.people) == (game.id, "Ann", {host.id})
        assert listed.seen is not None
        assert await storage.lobby.take(game.id, friend.id) == 1
        assert await storage.lobby.take(game.id, friend.id) == 1, "they keep their seat"
        with pytest.raises(NoFreeSeatError):
            await storage.lobby.take(game.id, late.id)
        with pytest.raises(NoSuchGameError):
            await storage.lobby.take(private.id, late.id)
        assert await storage.lobby.listed() == []
        await storage.games.start(game.id, as_they_sit)
        assert [one.game.id for one in await storage.lobby.listed()] == [game.id]


async def test_a_running_game_that_wants_a_substitute_is_there(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        host, friend, late = [await guest(storage, name) for name in ("Ann", "Bob", "Cleo")]
        game = await storage.games.create(msgspec.structs.replace(with_friends(host, 1), listed=True))
        await storage.lobby.take(game.id, friend.id)
        await storage.games.start(game.id, as_they_sit)
        await storage.lobby.show_hand(game.id, friend.id, 1, shown=True)
        assert await storage.lobby.listed() == []
        await storage.leaving.hand_over(game.id, {1: Seat(SeatKind.BOT, name="Bot", level="mason")})
        assert await storage.lobby.listed() == []
        await storage.leaving.open_to_substitutes(game.id, friend.id)
        assert [one.game.id for one in await storage.lobby.listed()] == [game.id]
        assert await storage.lobby.take(game.id, late.id) == 1
        assert not (await storage.seats.of(game.id))[1].shows_hand, "that was their own consent"
        assert await storage.lobby.listed() == []


async def test_only_its_player_shows_a_hand(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        host, friend = await guest(storage), await guest(storage, "Bob")
        game = await storage.games.create(msgspec.structs.replace(with_friends(host, 1), listed=True))
        await storage.lobby.take(game.id, friend.id)
        assert not await storage.lobby.show_hand(game.id, host.id, 1, shown=True)
        assert await storage.lobby.show_hand(game.id, friend.id, 1, shown=True)
        assert [seat.shows_hand for seat in await storage.seats.of(game.id)] == [False, True]
        await storage.seats.leave(game.id, friend.id)
        assert not (await storage.seats.of(game.id))[1].shows_hand, "who comes next has not agreed"


async def test_who_waits_is_remembered_once_with_his_newest_wish(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        ann, bob = await guest(storage), await guest(storage, "Bob")
        for who, ago, players in ((ann, 3, [2]), (bob, 2, [3]), (ann, 1, [4, 5])):
            wish = SeekWish(players, tempo="slow", fill_after=60, level="mason")
            await storage.lobby.keep_seek(Seek(who.id, wish, now() - timedelta(hours=ago)))
    async with open_storage(tmp_path) as storage:
        seeks = await storage.lobby.seeks()
        assert [(one.person, one.wish.players) for one in seeks] == [(bob.id, [3]), (ann.id, [4, 5])]
        assert seeks[0].wish.fill_after == 60
        await storage.lobby.drop_seeks([bob.id, "nobody"])
        assert [one.person for one in await storage.lobby.seeks()] == [ann.id]


async def test_blocks_hold_both_ways(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        ann, bob, cleo = [(await guest(storage, name)).id for name in ("Ann", "Bob", "Cleo")]
        await storage.relations.add(ann, RelationKind.BLOCK, bob)
        await storage.relations.add(cleo, RelationKind.MUTE, ann)
        assert await storage.lobby.blocks({ann, bob, cleo}) == {ann: {bob}, bob: {ann}}
        assert await storage.lobby.blocks({bob}) == {bob: {ann}}
        assert await storage.lobby.blocks(set()) == {}
