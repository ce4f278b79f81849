"""A room: commands one after the other, repeated, outdated, foreign; drafts; restarts; trouble with the storage."""

import asyncio
import random
from pathlib import Path

import msgspec

from tests.rules.table import rule
from tests.server.database.setting import open_storage
from tests.server.game.setting import (
    KEYS,
    NAMES,
    Hall,
    Watching,
    at_step,
    hall,
    of_kind,
    play,
    play_until,
    to_decide,
    until,
    whose,
)
from utopia.rules import CHANCE, Kind, Step
from utopia.rules.model.moves import END
from utopia.server.database.schema.games import EntryKind, GameState
from utopia.server.game.people import Who
from utopia.server.game.room import Room
from utopia.server.game.rooms import Rooms
from utopia.server.services import room_stores
from utopia.server.tables.entries import Entry


async def at_act(hall_: Hall, players: int = 3) -> tuple[Room, int]:
    """A room in somebody's turn of development, and whose."""
    room = await hall_.rooms.open(await hall_.game(players))
    await play_until(room, at_step(Step.ACT))
    return room, to_decide(room)[0]


async def test_a_new_game_is_laid_out_and_waits_for_a_person(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        room = await here.rooms.open(await here.game(3))
        view = room.view(to_decide(room)[0])
        assert (view.round, view.step, view.version, view.events) == (1, "guest", 15, 15)
        assert view.choices
        logged = await here.storage.log.read(room.id)
        assert [entry.kind for entry in logged] == [EntryKind.DRAW] * 15
        again = await here.rooms.open(room.id)
        assert again is room


async def test_a_move_is_durable_with_what_follows_before_it_is_told(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        room = await here.rooms.open(await here.game(3))
        seat = to_decide(room)[0]
        lengths: list[int] = []

        class Reading(Watching):
            def view_changed(self) -> None:
                lengths.append(room.version)

        await room.enter(Reading())
        await play(room, seat, of_kind(room.view(seat).choices, Kind.SURPRISE)[0])
        logged = await here.storage.log.read(room.id)
        assert [(e.kind, e.person) for e in logged[15:]] == [
            (EntryKind.MOVE, here.people[seat]),
            (EntryKind.DRAW, None),
        ]
        assert lengths == [len(logged)]


@rule("R-WELCOME-7", "R-CARD-3")
async def test_a_person_ends_the_turn_and_takes_back_until_then(tmp_path: Path) -> None:
    """Though nothing else is left to do: an end made for them would close the turn under their hands."""
    async with hall(tmp_path) as here:
        room = await here.rooms.open(await here.game(3))
        seat = to_decide(room)[0]
        before = room.view(seat)
        await play(room, seat, of_kind(before.choices, Kind.ENTER)[0])
        entered = room.view(seat)
        assert (entered.deciding, entered.choices) == ([seat], [END])
        assert entered.can_take_back
        assert await room.take_back(whose(room, seat), seat, next(KEYS), room.version) is None
        assert room.view(seat).choices == before.choices
        await play(room, seat, of_kind(before.choices, Kind.ENTER)[0])
        await play(room, seat, END)
        ended = room.view(seat)
        assert ended.deciding != [seat]
        assert ended.draft == ended.events
        assert ended.bar is not None
        assert ended.bar.id == "bar-turn-ended"


async def test_the_same_command_again_does_nothing_twice(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        room, seat = await at_act(here)
        code, version = room.view(seat).choices[0], room.version
        commands = [room.play(whose(room, seat), seat, "double click", version, code) for _ in range(3)]
        assert await asyncio.gather(*commands) == [None, None, None]
        assert sum(e.seq >= version and e.seat == seat for e in await here.storage.log.read(room.id)) == 1
        other = await room.play(whose(room, seat), seat, "double click", room.version, code + 1)
        assert other is not None
        assert other.why.id == "refusal-key-used"
        back = await room.take_back(whose(room, seat), seat, "double click", room.version)
        assert back is not None
        assert back.why.id == "refusal-key-used"


async def test_a_repeated_command_is_known_after_a_restart(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        room, seat = await at_act(here)
        code, version, id_ = room.view(seat).choices[0], room.version, room.id
        assert await room.play(whose(room, seat), seat, "before", version, code) is None
    async with open_storage(tmp_path) as storage:
        rooms = Rooms(room_stores(storage), here.bot_pool)
        room = await rooms.open(id_)
        length = room.version
        assert await room.play(whose(room, seat), seat, "before", version, code) is None
        assert room.version == length
        await rooms.close()


async def test_a_move_for_an_older_version_is_stale(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        room, seat = await at_act(here)
        version, choices = room.version, room.view(seat).choices
        await play(room, seat, of_kind(choices, Kind.MOVE)[0])
        for old in (version, 0, room.version + 1):
            refusal = await room.play(whose(room, seat), seat, next(KEYS), old, room.view(seat).choices[0])
            assert refusal is not None
            assert refusal.why.id == "refusal-stale"
            refusal = await room.take_back(whose(room, seat), seat, next(KEYS), old)
            assert refusal is not None
            assert refusal.why.id == "refusal-stale"


@rule("R-CARD-2")
async def test_others_discards_make_mine_not_stale(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        room = await here.rooms.open(await here.game(5))
        await play_until(room, at_step(Step.DISCARD))
        version, seats = room.version, to_decide(room)
        assert len(seats) == 4
        rng = random.Random(2)
        wishes = [(seat, rng.choice(room.view(seat).choices)) for seat in seats]
        rng.shuffle(wishes)
        commands = [room.play(whose(room, seat), seat, next(KEYS), version, code) for seat, code in wishes]
        assert await asyncio.gather(*commands) == [None] * 4
        assert room.view(-1).step == "act"
        late = await room.play(whose(room, seats[0]), seats[0], next(KEYS), version, wishes[0][1])
        assert late is not None, "all is shown by now"


async def test_a_choice_of_discards_is_made_once(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        room = await here.rooms.open(await here.game(4))
        await play_until(room, at_step(Step.DISCARD))
        version, seat = room.version, to_decide(room)[0]
        choices = room.view(seat).choices
        await play(room, seat, choices[0])
        for again in (version, room.version):
            refusal = await room.play(whose(room, seat), seat, next(KEYS), again, choices[-1])
            assert refusal is not None
        assert room.view(seat).players[seat].owes == 0
        assert room.view(seat).players[seat].chosen is not None
        assert room.view((seat + 1) % 4).players[seat].chosen is None


async def test_only_the_owner_of_a_seat_decides_for_it(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        room, seat = await at_act(here)
        code = room.view(seat).choices[0]
        for who, place in ((whose(room, (seat + 1) % 3), seat), (room.who(None), seat), (whose(room, seat), -1)):
            refusal = await room.play(who, place, next(KEYS), room.version, code)
            assert refusal is not None
            assert refusal.why.id == "refusal-no-seat"
            refusal = await room.take_back(who, place, next(KEYS), room.version)
            assert refusal is not None
            assert refusal.why.id == "refusal-no-seat"
        other = (seat + 1) % 3
        refusal = await room.play(whose(room, other), other, next(KEYS), room.version, code)
        assert refusal is not None
        assert (refusal.why.id, refusal.rule) == ("refusal-not-your-decision", "R-ORDER-2")


async def test_a_refusal_names_the_rule(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        room = await here.rooms.open(await here.game(2))
        seat = to_decide(room)[0]
        refusal = await room.play(whose(room, seat), seat, next(KEYS), room.version, 146)
        assert refusal is not None
        assert (refusal.why.id, refusal.rule) == ("not-now-end", "R-WELCOME-7")


async def test_a_turn_is_a_draft_that_others_see(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        room, seat = await at_act(here)
        before, other = room.view(seat), (seat + 1) % 3
        assert not before.can_take_back
        assert before.draft == before.events
        move = of_kind(before.choices, Kind.MOVE)[0]
        await play(room, seat, move)
        await play(room, seat, room.view(seat).choices[0])
        mine, theirs = room.view(seat, before.version), room.view(other, before.version)
        assert (mine.draft, theirs.draft) == (before.events, before.events)
        assert mine.can_take_back
        assert theirs.bar is not None
        assert theirs.bar.id == "bar-other-decided"
        assert theirs.princes == mine.princes
        for left in (1, 0):
            assert await room.take_back(whose(room, seat), seat, next(KEYS), room.version) is None
            assert room.view(seat).events == before.events + left
        after = room.view(seat, before.version)
        assert (after.version, after.events) == (before.version + 4, before.events)
        assert after.players == before.players
        assert after.princes == before.princes
        assert after.kept == before.events
        refusal = await room.take_back(whose(room, seat), seat, next(KEYS), room.version)
        assert refusal is not None
        assert refusal.why == after.bar


async def test_a_client_learns_how_much_of_what_it_saw_still_stands(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        room, seat = await at_act(here)
        start = room.view(seat)
        await play(room, seat, of_kind(start.choices, Kind.MOVE)[0])
        await play(room, seat, room.view(seat).choices[0])
        drawn = room.view(seat)
        await room.take_back(whose(room, seat), seat, next(KEYS), room.version)
        await play(room, seat, room.view(seat).choices[-1])
        again = room.view(seat, drawn.version)
        assert again.events == drawn.events
        assert again.kept == start.events + 1
        assert [happening.number for happening in again.since] == [start.events + 1]


async def test_taking_back_draws_nothing_anew(tmp_path: Path) -> None:
    """A surprise guest drawn, the turn taken back as far as it goes, a restart: the same guest."""
    async with hall(tmp_path) as here:
        room = await here.rooms.open(await here.game(2))
        seat = to_decide(room)[0]
        await play(room, seat, of_kind(room.view(seat).choices, Kind.SURPRISE)[0])
        drawn = room.view(seat)
        assert drawn.step == "surprise"
        refusal = await room.take_back(whose(room, seat), seat, next(KEYS), room.version)
        assert refusal is not None
        assert refusal.why.id == "bar-surprise-drawn"
        await play(room, seat, drawn.choices[0])
        assert await room.take_back(whose(room, seat), seat, next(KEYS), room.version) is None
        id_ = room.id
    async with hall(tmp_path) as here:
        room = await here.rooms.open(id_)
        assert room.view(seat).surprise == drawn.surprise
        assert room.view(seat).choices == drawn.choices


async def test_a_restart_changes_nothing(tmp_path: Path) -> None:
    """The same votes with and without restarts in between give the same game, byte for byte."""
    async with hall(tmp_path / "whole") as here:
        whole = await here.rooms.open(await here.game(3))
        await play_until(whole, lambda room: room.version > 200)
        codes = [entry for entry in await here.storage.log.read(whole.id) if entry.seat != CHANCE]
        expected = [whole.view(viewer) for viewer in (-1, 0, 1, 2)]
    async with hall(tmp_path / "broken") as here:
        id_ = await here.game(3)
    views = []
    for part in range(4):
        async with hall(tmp_path / "broken") as here:
            room = await here.rooms.open(id_)
            mine = codes[part * len(codes) // 4 : (part + 1) * len(codes) // 4]
            for entry in mine:
                if entry.person is not None:
                    await play(room, entry.seat, entry.code)
            views = [room.view(viewer) for viewer in (-1, 0, 1, 2)]
    assert [msgspec.structs.replace(view, game="") for view in views] == [
        msgspec.structs.replace(view, game="") for view in expected
    ]


async def test_the_key_of_one_player_is_not_the_key_of_another(tmp_path: Path) -> None:
    """A player who uses the key that another seat will use next stops nobody."""
    async with hall(tmp_path) as here:
        room = await here.rooms.open(await here.game(3))
        used: set[int] = set()
        while len(used) < 3:
            seat, version = to_decide(room)[0], room.version
            key, code = next(KEYS) if seat in used else "same", room.view(seat).choices[0]
            command = whose(room, seat), seat, key, version, code
            for _ in range(2):
                assert await room.play(*command) is None
            assert sum(entry.key is not None for entry in room.session.history.since(version)) == 1, "done, and once"
            used.add(seat)


async def test_a_key_that_an_earlier_server_stored_is_still_known(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        room, seat = await at_act(here)
        who, version, code = whose(room, seat), room.version, room.view(seat).choices[0]
        await here.storage.log.append(room.id, version, [Entry(EntryKind.MOVE, seat, code, "before", who.person)])
        await here.rooms.drop(room.id)
        room = await here.rooms.open(room.id)
        assert await room.play(who, seat, "before", version, code) is None
        other = (seat + 1) % 3
        for player, why in ((seat, "refusal-key-used"), (other, "refusal-stale")):
            again = await room.play(whose(room, player), player, "before", version, code + 1)
            assert again is not None
            assert again.why.id == why


async def test_a_command_is_done_to_its_end_when_its_maker_goes(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        room, seat = await at_act(here)
        version = room.version
        code = room.view(seat).choices[0]
        command = room.play(whose(room, seat), seat, "gone", version, code)
        task = asyncio.create_task(command)
        await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        while room.version == version:
            await asyncio.sleep(0.01)
        logged = await here.storage.log.read(room.id)
        assert (logged[version].seat, logged[version].code) == (seat, code)
        assert len(logged) == room.version


async def test_what_cannot_be_stored_is_not_done(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        room, seat = await at_act(here)
        before, watching = room.view(seat), Watching()
        await room.enter(watching)
        await here.storage.log.close()
        refusal = await room.play(whose(room, seat), seat, next(KEYS), room.version, before.choices[0])
        assert refusal is not None
        assert refusal.why.id == "storage-closed"
        assert room.view(seat) == before
        assert watching.views == 0


async def test_another_writer_in_the_log_is_noticed(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        room, seat = await at_act(here)
        choices, version = room.view(seat).choices, room.version
        theirs = Entry(EntryKind.MOVE, seat, of_kind(choices, Kind.MOVE)[0], "theirs", here.people[seat])
        await here.storage.log.append(room.id, version, [theirs])
        refusal = await room.play(whose(room, seat), seat, next(KEYS), version, choices[-1])
        assert refusal is not None
        assert refusal.why.id == "refusal-stale"
        assert (room.version, room.view(seat).step) == (version + 1, "destination")
        await play(room, seat, room.view(seat).choices[0])


async def test_the_end_is_noted_with_its_places(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        room = await here.rooms.open(await here.game(2, options={"target": 1}))
        await play_until(room, lambda room: room.view(-1).phase == "over")
        row = await here.storage.games.get(room.id)
        assert row is not None
        assert row.state is GameState.OVER
        result = room.view(0).result
        assert row.result is not None
        assert result is not None
        assert {place.seat: place.place for place in result.places} == dict(enumerate(row.result.places))
        refusal = await room.play(whose(room, 0), 0, next(KEYS), room.version, 146)
        assert refusal is not None
        assert refusal.why.id == "refusal-game-is-over"
        over = room.view(0)
        assert over.draft == over.events
        assert over.bar is not None
        assert over.bar.id == "bar-game-over"
        back = await room.take_back(whose(room, 0), 0, next(KEYS), room.version)
        assert back is not None
        assert back.why == over.bar


async def test_lists_know_whose_turn_it_is(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        room, _ = await at_act(here)
        row = await here.storage.games.get(room.id)
        assert row is not None
        assert (row.round, [seat for seat in range(3) if row.awaits(seat)]) == (1, to_decide(room))


async def test_who_is_here(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        room = await here.rooms.open(await here.game(2, robots=1, pace=9.0))
        ann, stranger = Watching(whose(room, 0)), Watching()
        await room.enter(ann)
        await room.enter(stranger)
        message = room.message(ann.who)
        assert [sitting.name for sitting in message.sitting] == [*NAMES[:2], "Bot"]
        assert [(s.mine, s.here) for s in message.sitting] == [(True, True), (False, False), (False, True)]
        assert (message.spectators, message.host, message.pace) == (1, True, 9.0)
        assert not room.message(stranger.who).host
        await until(lambda: ann.rooms > 0)
        before = ann.rooms
        room.leave(stranger)
        await until(lambda: ann.rooms > before)
        assert room.message(ann.who).spectators == 0
        await here.storage.people.change(here.people[1], name="Bobby")
        await here.storage.games.set_pace(room.id, 0.5)
        await here.rooms.refresh(room.id)
        message = room.message(ann.who)
        assert (message.sitting[1].name, message.pace) == ("Bobby", 0.5)


async def test_a_person_s_seats_are_those_of_his_device_too(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        room = await here.rooms.open(await here.shared_device())
        assert whose(room, 0) == Who(here.people[0], frozenset({0, 1}), is_host=True)
        assert room.who(None) == Who()
