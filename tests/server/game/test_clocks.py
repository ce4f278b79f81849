"""Clocks of a room, moved by hand: who pays for what, and how every time-out ends."""

import asyncio
import random
from collections.abc import Callable
from datetime import date
from pathlib import Path

import pytest

from tests.server.game.setting import at_step, hall, play, play_until, to_decide, until, whose
from tests.server.game.timing import (
    LIVE,
    NOON,
    SLOW,
    Hands,
    clock_of,
    come,
    end_turn,
    key,
    later,
    left,
    look,
    person_of,
    the,
    told,
)
from utopia.rules import Step
from utopia.rules.model.steps import LAST_CHANCE
from utopia.server.accounts.messages import Preferences
from utopia.server.database.schema.games import GameState
from utopia.server.game.room import Room
from utopia.tables.clocks import Holiday, Quiet

DAY = 24 * 3600.0
OPTIONS = {"scale_cards": "any", "named_player_may_build": True}
"""With them every step occurs."""
RARE = {Step.KEEP: 5}
"""Steps that few games come to, and from which seed on one is looked for."""
DECIDED = [step for step in Step if step > LAST_CHANCE and step != Step.OVER]


def has_gone_on(room: Room, version: int) -> Callable[[], bool]:
    return lambda: room.version > version or room.session.row.state is GameState.OVER


async def test_only_who_is_to_decide_pays(tmp_path: Path) -> None:
    hands = Hands()
    async with hall(tmp_path, watch=hands.watch) as here:
        room = await here.rooms.open(await here.game(3, tempo=LIVE))
        first = to_decide(room)[0]
        await later(room, hands, 100)
        assert [left(room, seat) for seat in range(3)] == [500 if seat == first else 600 for seat in range(3)]
        assert await end_turn(room) == first
        assert left(room, first) == 515
        assert room.message(room.who(None)).time is not None


async def test_where_no_tempo_was_agreed_nothing_runs(tmp_path: Path) -> None:
    hands = Hands()
    async with hall(tmp_path, watch=hands.watch) as here:
        room = await here.rooms.open(await here.game(2))
        clients = [await come(room, person) for person in here.people]
        await later(room, hands, 10 * DAY)
        assert to_decide(room)
        heard = told(room, clients[0].who.person)
        assert (heard.tempo, heard.clocks, heard.vote) == (None, None, None)
        assert not room.time.is_passing


async def test_all_who_discard_have_their_own_clock(tmp_path: Path) -> None:
    hands = Hands()
    async with hall(tmp_path, watch=hands.watch) as here:
        room = await here.rooms.open(await here.game(3, tempo=LIVE))
        await play_until(room, lambda room: room.seen(-1).step() == Step.DISCARD and len(to_decide(room)) > 1)
        await look(room)
        first, second, *_ = to_decide(room)
        before = [left(room, seat) for seat in range(3)]
        await later(room, hands, 7)
        assert left(room, first) == pytest.approx(before[first] - 7)
        assert left(room, second) == pytest.approx(before[second] - 7)
        while first in to_decide(room):
            await play(room, first, room.view(first).choices[0])
        if second in to_decide(room):
            await later(room, hands, 5)
            assert left(room, first) == pytest.approx(before[first] - 7 + 15)
            assert left(room, second) == pytest.approx(before[second] - 12)


@pytest.mark.parametrize(
    "step",
    [pytest.param(step, marks=pytest.mark.full) if step in RARE else step for step in DECIDED],
    ids=lambda step: step.name.lower(),
)
async def test_a_time_out_in_every_state_ends_the_turn(tmp_path: Path, step: Step) -> None:
    """A stand-in plays on at once; the game goes on, and nobody but the seat itself loses anything."""
    hands = Hands()
    async with hall(tmp_path, watch=hands.watch) as here:
        seed = RARE.get(step, 1)
        while True:
            room = await here.rooms.open(await here.game(3, tempo=LIVE, seed=seed, options=OPTIONS))
            await play_until(room, lambda room: at_step(step)(room) or room.view(-1).phase == "over", seed)
            if at_step(step)(room):
                break
            seed += 1
        await look(room)
        seat = to_decide(room)[0]
        version, clock = room.version, clock_of(room, seat)
        await later(room, hands, 3600)
        await until(lambda: not room.time.clocks.is_out(seat))
        assert room.version > version
        assert clock_of(room, seat).timeouts == clock.timeouts + 1
        assert room.session.seats[seat].person == here.people[seat]  # the seat is still theirs


async def test_a_stand_in_gets_up_when_the_turn_is_over(tmp_path: Path) -> None:
    hands = Hands()
    async with hall(tmp_path, watch=hands.watch) as here:
        room = await here.rooms.open(await here.game(2, tempo=LIVE))
        seat = to_decide(room)[0]
        await later(room, hands, 601)
        await until(lambda: to_decide(room) == [1 - seat])
        await look(room)
        await end_turn(room)
        assert to_decide(room) == [seat]
        assert left(room, seat) == 20  # a short turn, whatever was used before
        await play(room, seat, room.view(seat).choices[0])
        assert clock_of(room, seat).timeouts == 0
        assert (room.time.clocks.times[seat].own, room.time.clocks.times[seat].others > 0) == (1, True)


async def test_a_slow_game_through_days_with_time_outs_is_played_to_its_end(tmp_path: Path) -> None:
    """People who never come, and one who comes now and then: the game ends by the rules, in bounded time."""
    hands, rng = Hands(), random.Random(3)
    async with hall(tmp_path, watch=hands.watch) as here:
        room = await here.rooms.open(await here.game(3, tempo=SLOW))
        for number in range(4000):
            if room.session.row.state is GameState.OVER:
                break
            deciding = to_decide(room)
            version = room.version
            if 0 in deciding and room.session.seats[0].person and number % 15:
                choice = rng.choice(room.view(0).choices)
                await room.play(whose(room, 0), 0, key(), room.version, choice)
                await look(room)
            else:
                await later(room, hands, 4 * DAY)
                await until(has_gone_on(room, version))
        assert room.session.row.result is not None
        assert room.session.row.result.reason in ("target", "stall")
        assert room.session.seats[0].person == here.people[0]
        assert [seat.was for seat in room.session.seats[1:]] == here.people[1:]


async def test_nights_and_holidays_cost_a_slow_player_nothing(tmp_path: Path) -> None:
    hands = Hands()
    async with hall(tmp_path, watch=hands.watch) as here:
        game = await here.game(2, tempo=SLOW)
        rests = Preferences("Europe/Rome", Quiet(22 * 60, 7 * 60), [Holiday(date(2026, 1, 12), date(2026, 1, 13))])
        for person in here.people:
            await here.storage.preferences.choose(person, rests)
        room = await here.rooms.open(game)
        seat = to_decide(room)[0]
        await later(room, hands, DAY)  # one night
        assert left(room, seat) == 3 * DAY - 15 * 3600
        await later(room, hands, 11 * 3600)  # 12 January has begun in Rome
        view = the(room.time.clocks.views())[seat]
        assert (view.runs, view.rests) == (False, 2 * DAY + 7 * 3600 + 0 * 60)
        before = left(room, seat)
        await later(room, hands, DAY)
        assert left(room, seat) == before


async def test_live_clocks_know_no_nights(tmp_path: Path) -> None:
    hands = Hands()
    async with hall(tmp_path, watch=hands.watch) as here:
        game = await here.game(2, tempo=LIVE)
        for person in here.people:
            await here.storage.preferences.choose(person, Preferences("UTC", Quiet(12 * 60, 23 * 60)))
        room = await here.rooms.open(game)
        await later(room, hands, 60)
        assert left(room, to_decide(room)[0]) == 540


async def test_quiet_hours_of_a_running_turn_stay_and_holidays_count_at_once(tmp_path: Path) -> None:
    hands = Hands()
    async with hall(tmp_path, watch=hands.watch) as here:
        room = await here.rooms.open(await here.game(2, tempo=SLOW))
        seat = to_decide(room)[0]
        all_day = Preferences("UTC", Quiet(12 * 60, 23 * 60), [Holiday(date(2026, 1, 11), date(2026, 1, 11))])
        await here.storage.preferences.choose(person_of(room, seat), all_day)
        await room.refresh()
        await later(room, hands, 3600)
        assert left(room, seat) == 3 * DAY - 3600
        await later(room, hands, 2 * DAY - 3600)
        assert left(room, seat) == 2 * DAY


async def test_a_restart_costs_nobody_time(tmp_path: Path) -> None:
    hands = Hands()
    async with hall(tmp_path, watch=hands.watch) as here:
        game = await here.game(2, tempo=SLOW)
        room = await here.rooms.open(game)
        seat = to_decide(room)[0]
        await later(room, hands, 3600)
    hands.pass_by(10 * DAY)  # there is no server
    again = Hands(hands.wall)
    async with hall(tmp_path) as here:
        again.watch = type(again.watch)(lambda: again.wall, lambda: again.steady, await here.storage.clocks.last_seen())
    async with hall(tmp_path, watch=again.watch) as here:
        room = await here.rooms.open(game)
        assert left(room, seat) == pytest.approx(3 * DAY - 3600)
        await later(room, again, 3600)
        assert left(room, seat) == pytest.approx(3 * DAY - 7200)
        assert await here.storage.clocks.running() == [game]


async def test_a_restart_in_a_turn_that_a_stand_in_plays_counts_it_once(tmp_path: Path) -> None:
    hands = Hands()
    async with hall(tmp_path, watch=hands.watch) as here:
        game = await here.game(2, tempo=LIVE, pace=10.0)
        room = await here.rooms.open(game)
        seat = to_decide(room)[0]
        await later(room, hands, 700)
        assert room.time.clocks.is_out(seat)
        assert to_decide(room) == [seat]
    async with hall(tmp_path, watch=hands.watch) as here:
        await here.storage.games.set_pace(game, 0.0)
        room = await here.rooms.open(game)
        await until(lambda: to_decide(room) == [1 - seat])
        assert clock_of(room, seat).timeouts == 1


async def test_reminders_come_once_each(tmp_path: Path) -> None:
    hands = Hands()
    async with hall(tmp_path, watch=hands.watch) as here:
        told: list[tuple[int, float]] = []

        async def remind(game: str, seat: int, person: str, _which: str, _what: str) -> None:
            assert (game, person) == (room.id, here.people[seat])
            told.append((seat, left(room, seat)))

        here.rooms.reminders.append(remind)
        room = await here.rooms.open(await here.game(2, tempo=SLOW))
        seat = to_decide(room)[0]
        for _ in range(28):
            await later(room, hands, DAY / 10)
        assert [(who, round(seconds / DAY, 2)) for who, seconds in told] == [(seat, 1.5), (seat, 0.3)]


async def test_a_reminder_that_fails_comes_again_and_stops_no_clock(tmp_path: Path) -> None:
    hands = Hands()
    async with hall(tmp_path, watch=hands.watch) as here:
        told: list[int] = []

        async def remind(_game: str, seat: int, _person: str, _which: str, _what: str) -> None:
            told.append(seat)
            if len(told) == 1:
                raise RuntimeError("the line is dead")

        here.rooms.reminders.append(remind)
        room = await here.rooms.open(await here.game(2, tempo=SLOW))
        seat = to_decide(room)[0]
        hands.pass_by(1.6 * DAY)
        room.time.moved()  # as its timer does
        await until(lambda: told == [seat])
        assert clock_of(room, seat).warned == 0
        room.time.moved()
        await until(lambda: clock_of(room, seat).warned == 1)
        assert told == [seat, seat]


async def test_after_a_pause_a_reminder_is_due_again_and_known_for_the_same(tmp_path: Path) -> None:
    hands = Hands()
    async with hall(tmp_path, watch=hands.watch) as here:
        told: list[str] = []

        async def remind(_game: str, _seat: int, _person: str, which: str, _what: str) -> None:
            told.append(which)

        here.rooms.reminders.append(remind)
        room = await here.rooms.open(await here.game(2, tempo=LIVE))
        await later(room, hands, 320)
        [first] = told
        for person in here.people:
            await room.time.do(room.time.votes.ask(person, "pause", None))
            if (vote := room.session.row.vote) is not None:
                await room.time.do(room.time.votes.speak(person, vote.id, "yes"))
        await look(room)
        assert room.session.row.paused is not None
        await later(room, hands, 1000)
        assert told == [first], "nobody's time runs out"
        await room.time.do(room.time.votes.resume())
        await look(room)
        assert told == [first, first]
        await later(room, hands, 230)
        assert len(set(told)) == 2
        await end_turn(room)
        await end_turn(room)
        await later(room, hands, 40)  # of the 65 seconds that are left
        assert len(set(told)) == 3, "another turn, another reminder"


async def test_when_the_wall_clock_is_wrong_nobody_times_out(tmp_path: Path) -> None:
    hands = Hands()
    async with hall(tmp_path, watch=hands.watch) as here:
        room = await here.rooms.open(await here.game(2, tempo=LIVE))
        seat = to_decide(room)[0]
        hands.wall += 3600
        await look(room)
        assert left(room, seat) == 600
        hands.wall = NOON - 7200
        await look(room)
        assert left(room, seat) == 600


async def test_a_room_with_a_running_clock_stays_and_ends_without_a_trace(tmp_path: Path) -> None:
    before = len(asyncio.all_tasks())
    async with hall(tmp_path, watch=Hands().watch) as here:
        game = await here.game(2, tempo=SLOW)
        room = await here.rooms.open(game)
        await look(room)
        assert not room.is_idle
        await here.rooms.sweep(float("inf"))
        assert await here.rooms.open(game) is room
    assert len(asyncio.all_tasks()) == before
