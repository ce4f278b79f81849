"""A table without clocks is held by nobody who is connected and does not decide, be it a person or a program."""

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tests.server.game.setting import Hall, hall, new_game, play, to_decide, until, whose
from tests.server.game.test_leaving import ask, at_table, come_back, speak
from tests.server.game.timing import LIVE, SLOW, Hands, come, key, kinds, later, look, the, told, vote_of
from utopia.server.database.schema.games import SeatKind
from utopia.server.game.room import Room
from utopia.server.tables.rows import Seat
from utopia.tables.clocks import Tempo
from utopia.tables.clocks.tempo import IDLE
from utopia.tables.votes import Choice

PERSON, BOT = SeatKind.PERSON, SeatKind.BOT
Story = Callable[[Hall, Room, Hands, int], Awaitable[None]]
"""Told with the seat that is to decide."""


def waiting_table(folder: Path, story: Story, players: int = 2, tempo: Tempo | None = None) -> None:
    """Everybody is connected, and stays so."""

    async def begun(here: Hall, room: Room, hands: Hands) -> None:
        for person in here.people:
            await come(room, person)
        await look(room)
        await story(here, room, hands, to_decide(room)[0])

    at_table(folder, begun, players=players, tempo=tempo)


def other(here: Hall, seat: int) -> str:
    """Somebody else than who sits there."""
    return here.people[1 - seat]


async def first_move(room: Room, seat: int) -> None:
    await play(room, seat, room.view(seat).choices[0])
    await look(room)


@pytest.mark.parametrize("choice", ["bot", "substitute"])
def test_who_is_connected_and_does_not_decide_is_asked_about(choice: Choice, tmp_path: Path) -> None:
    async def story(here: Hall, room: Room, hands: Hands, seat: int) -> None:
        await later(room, hands, IDLE - 1)
        assert room.message(room.who(other(here, seat))).time is None
        assert await ask(room, other(here, seat), "leaver", seat) == "time-not-missed"
        await later(room, hands, 1)
        heard = told(room, other(here, seat))
        assert (heard.missed, heard.waited, heard.vote) == ([seat], [(seat, IDLE)], None)
        assert await ask(room, other(here, seat), "leaver", seat) is None
        vote = the(told(room, here.people[seat]).vote)
        assert (vote.why, vote.seats, vote.voters) == ("idle", [seat], [1 - seat])
        assert await speak(room, other(here, seat), choice) is None
        assert kinds(room)[seat] is BOT
        await until(lambda: room.version > 0)

    waiting_table(tmp_path, story)


def test_nobody_is_asked_about_who_is_not_to_decide(tmp_path: Path) -> None:
    async def story(here: Hall, room: Room, hands: Hands, seat: int) -> None:
        await later(room, hands, 3 * IDLE)
        assert told(room, here.people[seat]).missed == [seat]
        assert await ask(room, here.people[seat], "leaver", 1 - seat) == "time-not-missed"

    waiting_table(tmp_path, story)


def test_his_next_step_settles_it(tmp_path: Path) -> None:
    async def story(here: Hall, room: Room, hands: Hands, seat: int) -> None:
        await later(room, hands, IDLE)
        await ask(room, other(here, seat), "leaver", seat)
        await first_move(room, seat)
        assert vote_of(room) is None
        assert room.message(room.who(other(here, seat))).time is None
        assert kinds(room) == [PERSON, PERSON]

    waiting_table(tmp_path, story)


def test_only_a_step_settles_it_and_no_word(tmp_path: Path) -> None:
    async def story(here: Hall, room: Room, hands: Hands, seat: int) -> None:
        await later(room, hands, IDLE)
        await ask(room, other(here, seat), "leaver", seat)
        assert await come_back(room, here.people[seat]) is None
        assert vote_of(room) is not None
        await later(room, hands, 180)
        assert kinds(room)[seat] is BOT

    waiting_table(tmp_path, story)


def test_who_is_away_and_waited_for_is_asked_about_as_one_who_does_not_decide(tmp_path: Path) -> None:
    async def story(here: Hall, room: Room, hands: Hands) -> None:
        await come(room, here.people[1])
        seat = to_decide(room)[0]
        await later(room, hands, IDLE)
        await ask(room, other(here, seat), "leaver", seat)
        await come(room, here.people[0])
        await look(room)
        assert the(vote_of(room)).why == "idle", "coming and going is no step either"

    at_table(tmp_path, story, players=2, tempo=None)


def test_taking_back_and_moving_again_is_no_step(tmp_path: Path) -> None:
    async def story(here: Hall, room: Room, hands: Hands, seat: int) -> None:
        await first_move(room, seat)
        assert to_decide(room) == [seat], "their turn goes on"
        for _ in range(4):
            await later(room, hands, IDLE / 4)
            assert await room.take_back(whose(room, seat), seat, key(), room.version) is None
            await first_move(room, seat)
        assert told(room, other(here, seat)).missed == [seat]
        assert await ask(room, other(here, seat), "leaver", seat) is None

    waiting_table(tmp_path, story)


def test_to_wait_gives_as_much_time_again(tmp_path: Path) -> None:
    async def story(here: Hall, room: Room, hands: Hands, seat: int) -> None:
        await later(room, hands, IDLE)
        await ask(room, other(here, seat), "leaver", seat)
        assert await speak(room, other(here, seat), "wait") is None
        assert (vote_of(room), kinds(room)) == (None, [PERSON, PERSON])
        await later(room, hands, IDLE - 1)
        assert await ask(room, other(here, seat), "leaver", seat) == "time-not-missed"
        await later(room, hands, 1)
        assert await ask(room, other(here, seat), "leaver", seat) is None

    waiting_table(tmp_path, story)


def test_if_nobody_speaks_a_bot_plays_on(tmp_path: Path) -> None:
    async def story(here: Hall, room: Room, hands: Hands, seat: int) -> None:
        await later(room, hands, IDLE)
        await ask(room, other(here, seat), "leaver", seat)
        await later(room, hands, 179)
        assert vote_of(room) is not None
        await later(room, hands, 1)
        assert kinds(room)[seat] is BOT

    waiting_table(tmp_path, story, players=3)


@pytest.mark.parametrize("tempo", [LIVE, SLOW], ids=["live", "slow"])
def test_where_there_are_clocks_only_they_count(tmp_path: Path, tempo: Tempo) -> None:
    async def story(here: Hall, room: Room, hands: Hands, seat: int) -> None:
        await later(room, hands, IDLE)
        assert told(room, other(here, seat)).waited == []
        assert await ask(room, other(here, seat), "leaver", seat) == "time-not-missed"

    waiting_table(tmp_path, story, tempo=tempo)


async def test_a_restart_keeps_the_question_and_lets_his_next_step_settle_it(tmp_path: Path) -> None:
    hands = Hands()
    async with hall(tmp_path, watch=hands.watch) as here:
        room = await here.rooms.open(await here.game(2))
        seat = to_decide(room)[0]
        for person in here.people:
            await come(room, person)
        await later(room, hands, IDLE)
        await ask(room, other(here, seat), "leaver", seat)
        people, id_ = here.people, room.id
    hands.pass_by(20)
    async with hall(tmp_path, watch=hands.watch) as here:
        room = await here.rooms.open(id_)
        for person in people:
            await come(room, person)
        await look(room)
        assert the(vote_of(room)).why == "idle"
        assert told(room, people[1 - seat]).missed == [seat]
        await first_move(room, seat)
        assert vote_of(room) is None


def test_a_machine_that_slept_makes_nobody_idle(tmp_path: Path) -> None:
    async def story(here: Hall, room: Room, hands: Hands, seat: int) -> None:
        hands.wall += 3600
        await later(room, hands, 60)
        assert await ask(room, other(here, seat), "leaver", seat) == "time-not-missed"

    waiting_table(tmp_path, story)


async def test_a_program_that_is_connected_and_never_moves_holds_no_table(tmp_path: Path) -> None:
    hands = Hands()
    async with hall(tmp_path, watch=hands.watch) as here:
        ann = (await here.storage.people.create("Ann"))[0].id
        robby = (await here.storage.bot_accounts.open(ann, "Robby")).id
        seats = [Seat(SeatKind.PERSON, ann), Seat(SeatKind.PERSON, robby)]
        room = await here.rooms.open(await here.start(new_game(ann, seats, first=1)))
        for person in (ann, robby):
            await come(room, person)
        assert to_decide(room) == [1]
        await later(room, hands, IDLE)
        assert await ask(room, ann, "leaver", 1) is None
        assert await speak(room, robby, "wait") == "time-not-voting"
        assert await speak(room, ann, "bot") is None
        assert kinds(room) == [PERSON, BOT]


async def test_a_program_that_asks_leaves_a_person_the_time_of_the_question(tmp_path: Path) -> None:
    hands = Hands()
    async with hall(tmp_path, watch=hands.watch) as here:
        ann = (await here.storage.people.create("Ann"))[0].id
        robby = (await here.storage.bot_accounts.open(ann, "Robby")).id
        seats = [Seat(SeatKind.PERSON, ann), Seat(SeatKind.PERSON, robby)]
        room = await here.rooms.open(await here.start(new_game(ann, seats, first=0)))
        await come(room, ann)
        await later(room, hands, IDLE)
        assert await ask(room, robby, "leaver", 0) is None
        await later(room, hands, 100)
        assert vote_of(room) is not None
        await first_move(room, 0)
        assert (vote_of(room), kinds(room)) == (None, [PERSON, PERSON])
