"""Plans in a room: carried out when the game asks, seen by nobody else, kept over restarts, dropped if they misfit."""

import shutil
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.asynchronous import run
from tests.server.accounts.test_merging import account
from tests.server.database.setting import open_storage
from tests.server.game.line import connected
from tests.server.game.setting import Here, at_step, hall, of_kind, play, play_until, to_decide, until, whose
from utopia.rules import Kind, Step, decode
from utopia.rules.model.moves import END
from utopia.server.database.schema.games import EntryKind, SeatKind
from utopia.server.game.messages.socket import PlanWish
from utopia.server.game.people import Who
from utopia.server.game.plans import Planner
from utopia.server.game.room import Room
from utopia.server.game.rooms import Rooms
from utopia.server.services import room_stores
from utopia.server.tables.rows import Seat


@dataclass(eq=False)
class Ear:
    who: Who
    heard: list[Any] = field(default_factory=list)

    def hears(self, message: bytes) -> None:
        self.heard.append(msgspec.json.decode(message))


def planner(room: Room, seat: int) -> Planner:
    person = room.session.seats[seat].person
    assert person is not None
    return Planner(room.plans, room, seat, person)


async def wish(room: Room, seat: int, **parts: Any) -> None:
    made = PlanWish(room.version, **parts)
    assert planner(room, seat).wrong_with(made) is None
    await planner(room, seat).keep(made)


def own(room: Room, seat: int) -> list[int]:
    entries = room.session.history.since(0)
    return [entry.code for entry in entries if entry.seat == seat and entry.kind is EntryKind.MOVE]


async def play_on(room: Room, seat: int) -> None:
    """Others decide at random until the seat is asked."""
    await play_until(room, lambda room: seat in to_decide(room) or room.seen(-1).step() == Step.OVER)


async def to_somebody_elses_guest(room: Room) -> int:
    """Somebody is asked for a guest; another seat, which will be in this lap."""
    await play_until(room, at_step(Step.GUEST))
    view = room.view(-1)
    return next(seat for seat in view.order if seat not in view.acted and seat not in view.deciding)


async def test_a_guest_who_signs_in_has_his_plan_in_the_open_room(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        room = await here.rooms.open(await here.game(3))
        seat = await to_somebody_elses_guest(room)
        await wish(room, seat, ends="forced")
        ann = await account(here.storage)
        assert await here.storage.accounts.merge(here.people[seat], ann.id) == [room.id]
        await room.refresh()
        await until(lambda: planner(room, seat).shown().ends == "forced")
        assert room.session.seats[seat].person == ann.id


async def test_a_planned_guest_is_taken_when_the_game_asks_and_only_its_player_is_told(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        room = await here.rooms.open(await here.game(3))
        room.plans.pause = 0
        seat = await to_somebody_elses_guest(room)
        ears = [Ear(whose(room, number)) for number in range(3)]
        for ear in ears:
            room.chat.add(ear)
        enters = of_kind(room.view(to_decide(room)[0]).choices, Kind.ENTER)
        await wish(room, seat, guests=enters[-3:])
        assert [move.code for move in planner(room, seat).shown().guests] == enters[-3:]
        before = own(room, seat)
        while room.view(-1).turn != seat:
            other = to_decide(room)[0]
            codes = room.view(other).choices
            await play(room, other, END if END in codes else next(c for c in codes if c not in enters[-3:]))
        await until(lambda: own(room, seat) != before and not room.plans.are_busy)
        assert own(room, seat)[-1] in enters[-3:]
        done = room.session.history.since(0)[-1]
        assert done.person == room.session.seats[seat].person
        assert planner(room, seat).shown().guests == []
        assert [bool(ear.heard) for ear in ears] == [number == seat for number in range(3)]
        assert ears[seat].heard == [{"type": "planned", "seat": seat, "misfit": None}]


async def test_what_does_not_fit_is_dropped_and_told_and_the_player_is_asked(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        room = await here.rooms.open(await here.game(2))
        room.plans.pause = 0
        seat = await to_somebody_elses_guest(room)
        ear = Ear(whose(room, seat))
        room.chat.add(ear)
        legal = set(room.view(1 - seat).choices)
        impossible = next(code for code in range(120) if code not in legal)
        await wish(room, seat, guests=[impossible], ends="forced")
        before = own(room, seat)
        await play_on(room, seat)
        await until(lambda: bool(ear.heard))
        assert ear.heard[0]["misfit"]["id"] == "plan-misfit-guests"
        assert own(room, seat) == before
        shown = planner(room, seat).shown()
        assert (shown.guests, shown.ends) == ([], "forced"), "the rest stays"
        assert shown.misfit is not None
        assert (await here.storage.plans.of(room.id))[seat]["misfit"] == "guests"
        await planner(room, seat).give_up()
        await planner(room, seat).give_up()
        assert await here.storage.plans.of(room.id) == {}


async def test_a_turn_that_can_only_end_ends_by_itself(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        room = await here.rooms.open(await here.game(2))
        room.plans.pause = 0
        await play_until(room, at_step(Step.GUEST))
        for seat in range(2):
            await wish(room, seat, ends="forced")
        while room.view(-1).round == 1 and room.view(-1).phase == "welcome":
            await until(lambda: not room.plans.are_busy)
            seat = to_decide(room)[0]
            codes = room.view(seat).choices
            assert codes != [END]
            enters = of_kind(codes, Kind.ENTER)
            await play(room, seat, enters[0] if enters else codes[0])
        entries = [entry.code for entry in room.session.history.since(0)]
        assert entries.count(END) >= 6
        assert all(room.session.history.since(0)[i].key is None for i, code in enumerate(entries) if code == END)


async def test_discards_are_those_that_were_chosen_before_the_cards_came(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        room = await here.rooms.open(await here.game(2))
        room.plans.pause = 0
        await play_until(room, at_step(Step.GUEST))
        for seat in range(2):
            await wish(room, seat, discards=[4, 3, 2, 1, 0])
        await play_until(room, lambda room: room.view(-1).phase == "development")
        await until(lambda: room.seen(-1).step() != Step.DISCARD)
        discarded = [decode(e.code) for e in room.session.history.since(0) if e.kind is EntryKind.MOVE]
        found = [move for move in discarded if move.kind in (Kind.DISCARD, Kind.DISCARD_TWO)]
        assert len(found) == 1, "of two players the first discards two"
        assert planner(room, 0).shown().discards == planner(room, 1).shown().discards == []


async def test_a_whole_turn_is_played_if_the_table_stays_as_it_was(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        room = await here.rooms.open(await here.game(2))
        room.plans.pause = 0
        await play_until(room, at_step(Step.ACT))
        other = to_decide(room)[0]
        seat = 1 - other
        codes = list[int]()
        while following := planner(room, seat).imagined(codes).next:  # type: ignore[union-attr]
            offered = [move.code for move in following]
            codes.append(offered[1] if len(codes) < 2 and len(offered) > 1 else offered[0])
        assert len(codes) > 1
        await wish(room, seat, turn=codes)
        stale = planner(room, seat).wrong_with(PlanWish(room.version - 1, turn=codes))
        assert stale is not None
        assert stale[2] == "problem-plan-stale"
        while other in to_decide(room) and room.view(-1).turn == other:
            await play(room, other, END if END in room.view(other).choices else room.view(other).choices[0])
        await until(lambda: own(room, seat)[-len(codes) :] == codes)
        assert planner(room, seat).shown().turn == []


async def test_a_plan_is_kept_over_a_restart_and_carried_out_then(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        room = await here.rooms.open(await here.game(2))
        room.plans.pause = 1e6
        seat = await to_somebody_elses_guest(room)
        enters = of_kind(room.view(1 - seat).choices, Kind.ENTER)
        await wish(room, seat, guests=enters)
        before = own(room, seat)
        await play_on(room, seat)
        assert room.plans.are_busy
        assert await here.storage.plans.due() == [room.id]
    async with open_storage(tmp_path) as storage:
        rooms = Rooms(room_stores(storage), Here(), "test")
        again = await rooms.open(room.id)
        await until(lambda: own(again, seat) != before and not again.plans.are_busy)
        assert own(again, seat)[-1] in enters
        assert await storage.plans.due() == []
        await rooms.close()


async def test_a_plan_is_of_who_made_it_and_not_of_who_sits_there_later(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        room = await here.rooms.open(await here.game(2))
        room.plans.pause = 0
        seat = await to_somebody_elses_guest(room)
        await wish(room, seat, guests=of_kind(room.view(1 - seat).choices, Kind.ENTER))
        eve, _ = await here.storage.people.create("Eve")
        room.session.seats[seat] = msgspec.structs.replace(room.session.seats[seat], person=eve.id)
        before = own(room, seat)
        await play_on(room, seat)
        assert not room.plans.are_busy
        assert own(room, seat) == before
        assert Planner(room.plans, room, seat, eve.id).shown().guests == []


@pytest.mark.parametrize(
    ("parts", "problem"),
    [
        ({"guests": [END]}, "problem-plan-guests"),
        ({"discards": [1, 2, 1]}, "problem-plan-discards"),
        ({"turn": [END]}, "problem-plan-turn"),
    ],
)
async def test_what_cannot_be_planned_is_refused(parts: dict[str, Any], problem: str, tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        room = await here.rooms.open(await here.game(2))
        await play_until(room, at_step(Step.GUEST))
        seat = 1 - to_decide(room)[0]
        wrong = planner(room, seat).wrong_with(PlanWish(room.version, **parts))
        assert wrong is not None
        assert wrong[2] == problem
        future = planner(room, seat).wrong_with(PlanWish(room.version + 1))
        assert future is not None
        assert future[2] == "problem-plan-stale"


def test_nobody_else_learns_of_a_plan(tmp_path: Path) -> None:
    """Two equal games, one with plans of all kinds: all others get the same bytes until it is carried out."""

    async def everything(folder: Path, id_: str, *, plans: bool) -> list[bytes]:
        async with open_storage(folder) as storage:
            rooms = Rooms(room_stores(storage), Here(), "test")
            room = await rooms.open(id_)
            room.plans.pause = 1e6
            seat = await to_somebody_elses_guest(room)
            other, told = to_decide(room)[0], list[bytes]()
            async with connected(room, whose(room, other)) as line, connected(room, Who()) as watching:
                if plans:
                    parts = {"guests": [0, 1, 2], "discards": [0, 1], "ends": "next"}
                    await wish(room, seat, **parts)
                await play_on(room, seat)
                assert room.plans.are_busy is plans
                for each in (line, watching):
                    await each.ask("ask", code=0, key="last")
                    told += [one for one in each.told if msgspec.json.decode(one)["type"] != "room"]
                told += [room.encoded_view(viewer) for viewer in (other, -1)]
                told += [msgspec.json.encode(room.message(Who()))]
                told += [msgspec.json.encode(await room.chronicle(other))]
            await rooms.close()
            return told

    async def prepare() -> str:
        async with hall(tmp_path / "original") as here:
            return await here.game(3)

    id_ = run(prepare())
    told = []
    for plans in (False, True):
        folder = tmp_path / str(plans)
        shutil.copytree(tmp_path / "original", folder)
        told.append(run(everything(folder, id_, plans=plans)))
    assert told[0] == told[1]


async def test_a_bot_in_a_players_place_needs_no_plan(tmp_path: Path) -> None:
    async with hall(tmp_path) as here:
        room = await here.rooms.open(await here.game(2))
        room.plans.pause = 0
        seat = await to_somebody_elses_guest(room)
        await wish(room, seat, guests=of_kind(room.view(1 - seat).choices, Kind.ENTER))
        room.session.seats[seat] = Seat(SeatKind.BOT, name="Bot", level="greedy")
        assert room.plans._next() is None
