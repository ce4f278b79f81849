"""Games, their seats and links."""

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace
from sqlalchemy.exc import IntegrityError

from tests.server.database.setting import (
    BOARD,
    OPTIONS,
    as_they_sit,
    game_of,
    guest,
    move,
    open_storage,
    seated,
    with_friends,
)
from utopia.server.database.errors import NoSuchGameError, StateError
from utopia.server.database.schema.games import EntryKind, GameState, Purpose, SeatKind
from utopia.server.tables.entries import Entry, Progress
from utopia.server.tables.links import LinkError
from utopia.server.tables.rows import Game, NewGame, Result, Seat
from utopia.server.tables.seats import NoFreeSeatError

TWICE = True

RESULT = Result("target", [1, 3, 2], [50, 40, 45])


async def test_a_game_is_kept_as_it_was_made(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        ann = await guest(storage)
        seats = [
            Seat(SeatKind.PERSON, ann.id),
            Seat(SeatKind.DEVICE, ann.id, "Zoë"),
            Seat(SeatKind.BOT, level="greedy"),
            Seat(SeatKind.OPEN),
        ]
        made = await storage.games.create(NewGame(ann.id, seats, "de", OPTIONS, BOARD, first=2, shuffle=True, seed=7))
        assert await storage.games.get(made.id) == made
        assert made.state is GameState.OPEN
        assert [seat.name for seat in await storage.seats.of(made.id)] == ["Ann", "Zoë", None, None]
        assert await storage.games.get("nothing") is None


async def test_seeds_and_ids_cannot_be_guessed(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        ann = await guest(storage)
        games = [await game_of(storage, ann) for _ in range(20)]
        assert len({game.seed for game in games}) == 20
        assert max(game.seed for game in games) > 1 << 50
        assert len({game.id for game in games}) == 20


@pytest.mark.parametrize(
    "seat",
    [Seat(SeatKind.PERSON), Seat(SeatKind.BOT), Seat(SeatKind.OPEN, level="greedy"), Seat(SeatKind.DEVICE, name="Bob")],
)
async def test_seats_that_make_no_sense_are_refused_by_the_schema(tmp_path: Path, seat: Seat) -> None:
    async with open_storage(tmp_path) as storage:
        ann = await guest(storage)
        with pytest.raises(IntegrityError):
            await storage.games.create(NewGame(ann.id, [Seat(SeatKind.OPEN), seat], "fr", OPTIONS, BOARD))
        assert await storage.games.of_person(ann.id) == [], "nothing is half done"


async def test_the_life_of_a_game(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        game = await game_of(storage)
        with pytest.raises(StateError):
            await storage.games.finish(game.id, RESULT)
        bots = [Seat(SeatKind.BOT, level="greedy")] * 3
        await storage.games.start(game.id, seated(bots))
        assert await storage.games.without_people() == [game.id], "it has not been laid out yet"
        assert await storage.seats.of(game.id) == [replace(bot, came=n) for n, bot in enumerate(bots)]
        with pytest.raises(StateError, match="running"):
            await storage.games.start(game.id, seated(bots))
        with pytest.raises(StateError, match="running"):
            await storage.games.delete(game.id)
        await storage.games.set_pace(game.id, 0.5)
        await storage.games.finish(game.id, RESULT)
        await storage.games.finish(game.id, Result("stall", [1, 1, 1], [0, 0, 0]))
        over = await storage.games.get(game.id)
        assert over is not None
        assert (over.state, over.result, over.pace) == (GameState.OVER, RESULT, 0.5)
        assert await storage.games.without_people() == []
        with pytest.raises(NoSuchGameError):
            await storage.games.start("nothing", seated(bots))


async def test_the_games_that_wait_for_no_person_are_known(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        game = await game_of(storage)
        seats = [Seat(SeatKind.PERSON, game.host), *[Seat(SeatKind.BOT, level="greedy")] * 2]
        await storage.games.start(game.id, seated(seats))
        for number, (deciding, waits) in enumerate(((0b001, []), (0b100, [game.id]), (0b011, [game.id]))):
            storage.log.note(game.id, Progress(1, deciding))
            await storage.log.append(game.id, number, [Entry(EntryKind.MOVE, 0, 146)])
            assert await storage.games.without_people() == waits, bin(deciding)


async def test_an_open_game_goes_with_all_that_belongs_to_it(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        ann = await guest(storage)
        game = await game_of(storage, ann)
        link = await storage.links.renew(game.id, Purpose.JOIN)
        await storage.games.delete(game.id)
        assert await storage.links.find(link.token) is None
        assert await storage.seats.of(game.id) == []
        assert await storage.games.of_person(ann.id) == []


async def test_my_games_are_those_i_opened_or_play_in_latest_first(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        ann, bob = await guest(storage), await guest(storage, "Bob")
        first, second, _other = (
            await game_of(storage, ann),
            await game_of(storage, bob),
            await game_of(storage, bob),
        )
        await storage.seats.take((await storage.links.renew(second.id, Purpose.JOIN)).token, ann.id)
        await asyncio.sleep(0.01)
        storage.log.note(first.id, Progress(3, 0b10))
        await storage.log.append(first.id, 0, [move(1)])
        mine = await storage.games.of_person(ann.id)
        assert [game.id for game in mine] == [first.id, second.id]
        assert (mine[0].round, mine[0].deciding) == (3, 2)


async def test_whose_turn_it_is_counts_while_the_game_runs(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        ann = await guest(storage)
        mine = Seat(SeatKind.PERSON, ann.id)
        game = await storage.games.create(NewGame(ann.id, [mine] * 2, "fr", OPTIONS, BOARD))
        await storage.games.start(game.id, as_they_sit)
        storage.log.note(game.id, Progress(1, 0b10))
        await storage.log.append(game.id, 0, [move(1)])
        running = await storage.games.get(game.id)
        assert running is not None
        assert [running.awaits(seat) for seat in range(2)] == [False, True]
        await storage.games.finish(game.id, RESULT)
        over = await storage.games.get(game.id)
        assert over is not None
        assert not over.awaits(1)


async def test_a_rematch_is_one_however_many_ask(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        ann = await guest(storage)
        game = await game_of(storage, ann)
        wish = NewGame(ann.id, [Seat(SeatKind.OPEN)] * 2, "fr", OPTIONS, BOARD, before=game.id)
        made = await asyncio.gather(*(storage.games.create(wish) for _ in range(5)))
        assert len({rematch.id for rematch in made}) == 1
        assert await storage.games.rematch_of(game.id) == made[0]


async def test_the_last_free_seat_is_taken_once(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        game = await storage.games.create(with_friends(await guest(storage), friends=3))
        token = (await storage.links.renew(game.id, Purpose.JOIN)).token
        friends = [await guest(storage, f"Friend {i}") for i in range(12)]
        taken = await asyncio.gather(*(storage.seats.take(token, f.id) for f in friends), return_exceptions=True)
        assert sorted(seat[1] for seat in taken if isinstance(seat, tuple)) == [1, 2, 3]
        assert sum(isinstance(seat, NoFreeSeatError) for seat in taken) == 9


async def test_who_sits_keeps_his_seat_also_by_a_second_click_and_when_the_game_runs(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        game = await game_of(storage)
        bob = await guest(storage, "Bob")
        token = (await storage.links.renew(game.id, Purpose.JOIN)).token
        both = await asyncio.gather(storage.seats.take(token, bob.id), storage.seats.take(token, bob.id))
        assert list(both) == [(game.id, 1), (game.id, 1)]
        await storage.games.start(game.id, as_they_sit)
        assert await storage.seats.take(token, bob.id) == (game.id, 1)
        with pytest.raises(NoFreeSeatError):
            await storage.seats.take(token, (await guest(storage, "Late")).id)


async def test_a_friend_may_get_up_again_before_the_game_the_host_may_not(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        ann, bob = await guest(storage), await guest(storage, "Bob")
        game = await game_of(storage, ann)
        await storage.seats.take((await storage.links.renew(game.id, Purpose.JOIN)).token, bob.id)
        assert await storage.seats.leave(game.id, bob.id)
        assert not await storage.seats.leave(game.id, bob.id)
        assert not await storage.seats.leave(game.id, ann.id)
        assert [seat.kind for seat in await storage.seats.of(game.id)] == ["person", "open", "open"]


async def test_a_link_works_until_there_is_a_new_one_or_none(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        game, bob = await game_of(storage), await guest(storage, "Bob")
        old = await storage.links.renew(game.id, Purpose.JOIN)
        watch = await storage.links.renew(game.id, Purpose.WATCH)
        new = await storage.links.renew(game.id, Purpose.JOIN)
        assert await storage.links.of(game.id) == {Purpose.JOIN: new, Purpose.WATCH: watch}
        assert await storage.links.find(new.token) == new
        with pytest.raises(LinkError):
            await storage.seats.take(old.token, bob.id)
        with pytest.raises(LinkError):
            await storage.seats.take(watch.token, bob.id)
        await storage.links.revoke(game.id, Purpose.JOIN)
        with pytest.raises(LinkError):
            await storage.seats.take(new.token, bob.id)
        with pytest.raises(NoSuchGameError):
            await storage.links.renew("nothing", Purpose.JOIN)


async def test_who_watches_may_do_so_until_his_link_is_taken_back(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        game, eve = await game_of(storage), await guest(storage, "Eve")
        join = await storage.links.renew(game.id, Purpose.JOIN)
        with pytest.raises(LinkError):
            await storage.links.watch(join.token, eve.id)
        assert not await storage.links.may_watch(game.id, eve.id)
        for _ in range(2):
            link = await storage.links.renew(game.id, Purpose.WATCH)
            assert not await storage.links.may_watch(game.id, eve.id)
            assert await storage.links.watch(link.token, eve.id) == game.id
            assert await storage.links.may_watch(game.id, eve.id)
        await storage.links.revoke(game.id, Purpose.WATCH)
        assert not await storage.links.may_watch(game.id, eve.id)


async def test_who_sits_down_while_a_game_begins_has_his_seat_or_is_told(tmp_path: Path) -> None:
    """The first one plays, or there was no seat any more. Who gets up is not seated again."""
    async with open_storage(tmp_path) as storage:
        for late in (0, 1, 2):
            game = await game_of(storage)
            token = (await storage.links.renew(game.id, Purpose.JOIN)).token
            bob, eve = await guest(storage, "Bob"), await guest(storage, "Eve")
            await storage.seats.take(token, eve.id)
            works = [storage.seats.take(token, bob.id), storage.seats.leave(game.id, eve.id)]
            works.insert(late, storage.games.start(game.id, only_people))
            results = await asyncio.gather(*works, return_exceptions=True)
            sitting = [seat.person for seat in await storage.seats.of(game.id)]
            took, left = [result for i, result in enumerate(results) if i != late]
            assert (bob.id in sitting) == isinstance(took, tuple)
            assert isinstance(took, tuple | NoFreeSeatError)
            assert (eve.id in sitting) == (left is False)


def only_people(_: Game, seats: list[Seat]) -> tuple[list[Seat], int | None]:
    return [seat for seat in seats if seat.kind is SeatKind.PERSON], None


async def test_a_rematch_runs_as_soon_as_it_is_there(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        ann, bob = await guest(storage), await guest(storage, "Bob")
        game = await game_of(storage, ann)
        seats = [Seat(SeatKind.PERSON, ann.id), Seat(SeatKind.PERSON, bob.id)]
        again = [NewGame(one.id, seats, "fr", OPTIONS, BOARD, before=game.id) for one in (ann, bob)]
        left_open = await storage.games.create(again[0])
        made = await asyncio.gather(*(storage.games.create(new, as_they_sit) for new in (*again, *again)))
        assert {rematch.id for rematch in made} == {left_open.id}, "one that was cut off is gone on with"
        assert {rematch.state for rematch in made} == {GameState.RUNNING}


async def test_games_that_run_are_listed_however_many_are_over(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        ann = await guest(storage)
        running = await game_of(storage, ann)
        for _ in range(3):
            over = await game_of(storage, ann)
            await storage.games.start(over.id, as_they_sit)
            await storage.games.finish(over.id, RESULT)
        listed = await storage.games.of_person(ann.id, most=2)
        assert [game.state for game in listed] == [GameState.OPEN, GameState.OVER, GameState.OVER]
        assert listed[0].id == running.id
