"""Who leaves, what the others are asked, and who may come back."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from tests.asynchronous import run
from tests.server.game.setting import Hall, hall, play, to_decide, until, whose
from tests.server.game.timing import (
    LIVE,
    SLOW,
    Hands,
    clock_of,
    come,
    end_turn,
    key,
    kinds,
    later,
    look,
    state_of,
    the,
    told,
    vote_of,
)
from utopia.server.database.schema import leaver
from utopia.server.database.schema.games import GameState, Purpose, SeatKind
from utopia.server.game.room import Room
from utopia.server.tables.seats import NoFreeSeatError
from utopia.tables.clocks import Tempo
from utopia.tables.votes import Choice

PERSON, BOT = SeatKind.PERSON, SeatKind.BOT
Story = Callable[[Hall, Room, Hands], Awaitable[None]]


def at_table(folder: Path, story: Story, players: int = 3, tempo: Tempo | None = LIVE, **how: Any) -> None:
    async def tried() -> None:
        hands = Hands()
        async with hall(folder, watch=hands.watch) as here:
            room = await here.rooms.open(await here.game(players, tempo=tempo, **how))
            await story(here, room, hands)

    run(tried())


async def leave(room: Room, person: str) -> None:
    assert await room.time.do(room.time.votes.leave(person)) is None
    await look(room)


async def speak(room: Room, person: str, choice: Choice) -> str | None:
    vote = vote_of(room)
    refusal = await room.time.do(room.time.votes.speak(person, vote.id if vote else "gone", choice))
    await look(room)
    return refusal.why.id if refusal else None


async def come_back(room: Room, person: str) -> str | None:
    refusal = await room.time.do(room.time.votes.come_back(person))
    await look(room)
    return refusal.why.id if refusal else None


async def ask(room: Room, person: str, question: str, seat: int | None = None) -> str | None:
    refusal = await room.time.do(room.time.votes.ask(person, question, seat))  # type: ignore[arg-type]
    await look(room)
    return refusal.why.id if refusal else None


def test_the_others_decide_that_a_bot_plays_on_and_the_seat_is_taken_back(tmp_path: Path) -> None:
    async def story(here: Hall, room: Room, _: Hands) -> None:
        ann, bob, cleo = here.people
        clients = [await come(room, person) for person in here.people]
        await leave(room, ann)
        vote = the(told(room, bob).vote)
        assert (vote.question, vote.why, vote.seats, vote.voters) == ("leaver", "left", [0], [1, 2])
        assert await speak(room, bob, "bot") is None
        assert vote_of(room) is not None  # one of two
        assert await speak(room, cleo, "bot") is None
        assert (kinds(room), vote_of(room)) == ([BOT, PERSON, PERSON], None)
        assert clients[0].closed  # she connects anew, as who she is now
        assert (room.who(ann).seats, room.who(ann).left) == (frozenset(), frozenset({0}))
        assert told(room, ann).yours == [0]
        assert room.message(room.who(bob)).sitting[0].was == "Ann"
        assert await come_back(room, ann) is None
        assert await come_back(room, ann) is None  # asked twice it is done once
        assert (kinds(room), room.who(ann).seats) == ([PERSON] * 3, frozenset({0}))
        assert room.session.seats[0].was is None

    at_table(tmp_path, story)


def test_who_has_left_sees_no_hand_and_decides_nothing_any_more(tmp_path: Path) -> None:
    async def story(here: Hall, room: Room, _: Hands) -> None:
        seat = to_decide(room)[0]
        old = whose(room, seat)
        await leave(room, here.people[seat])
        await speak(room, here.people[1 - seat], "bot")
        refusal = await room.play(old, seat, key(), room.version, 0)
        assert refusal is not None
        assert refusal.why.id == "refusal-no-seat"
        assert room.views_for(room.who(old.person)) is room.feed.covered

    at_table(tmp_path, story, players=2)


def test_while_the_others_decide_nobody_waits_for_who_left(tmp_path: Path) -> None:
    async def story(here: Hall, room: Room, _: Hands) -> None:
        seat = to_decide(room)[0]
        await leave(room, here.people[seat])
        await until(lambda: seat not in to_decide(room))
        assert vote_of(room) is not None
        assert kinds(room) == [PERSON] * 3
        assert await come_back(room, here.people[seat]) is None  # they stay after all
        assert vote_of(room) is None

    at_table(tmp_path, story)


@pytest.mark.parametrize("tempo", [LIVE, None], ids=["live", "untimed"])
def test_nobodys_silence_holds_the_table(tmp_path: Path, tempo: Tempo | None) -> None:
    async def story(here: Hall, room: Room, hands: Hands) -> None:
        for person in here.people:
            await come(room, person)
        await leave(room, here.people[0])
        await later(room, hands, 60)
        assert vote_of(room) is not None
        await later(room, hands, 200)
        assert vote_of(room) is None
        assert kinds(room) == [BOT, PERSON, PERSON]

    at_table(tmp_path, story, tempo=tempo)


def test_the_others_end_the_game(tmp_path: Path) -> None:
    async def story(here: Hall, room: Room, _: Hands) -> None:
        client = await come(room, here.people[1])
        etag, views = room.etag, client.views
        await leave(room, here.people[0])
        await speak(room, here.people[1], "end")
        row = room.session.row
        assert (row.state, the(row.result).reason, the(row.result).places) == (GameState.OVER, "ended", [])
        assert (room.etag != etag, client.views > views) == (True, True)
        view = room.view(1)
        assert (the(view.result).reason, view.deciding, view.choices, view.can_take_back) == ("ended", [], [], False)
        refusal = await room.play(whose(room, 1), 1, key(), room.version, 0)
        assert the(refusal).why.id == "time-over"
        assert told(room, here.people[1]).ended
        assert (await come_back(room, here.people[0])) == "time-over"

    at_table(tmp_path, story, players=2)


def test_the_last_person_who_goes_ends_the_game(tmp_path: Path) -> None:
    async def story(here: Hall, room: Room, _: Hands) -> None:
        await leave(room, here.people[0])
        assert the(room.session.row.result).reason == "ended"

    at_table(tmp_path, story, players=1, robots=2)


@pytest.mark.full
def test_if_all_go_one_after_the_other_bots_play_on_until_somebody_comes_back(tmp_path: Path) -> None:
    async def story(here: Hall, room: Room, _: Hands) -> None:
        await leave(room, here.people[0])
        await leave(room, here.people[1])  # while they are asked about the first
        assert kinds(room)[1] is BOT
        await until(lambda: state_of(room) is GameState.OVER)
        assert the(room.session.row.result).reason in ("target", "stall")

    at_table(tmp_path, story, players=2)


def test_a_substitute_sits_down_by_the_link(tmp_path: Path) -> None:
    async def story(here: Hall, room: Room, _: Hands) -> None:
        ann, bob = here.people
        await leave(room, ann)
        await speak(room, bob, "substitute")
        assert told(room, bob).free == [0]
        link = (await here.storage.links.of(room.id))[Purpose.JOIN]
        eve = (await here.storage.people.create("Eve"))[0].id
        assert await here.storage.seats.take(link.token, eve) == (room.id, 0)
        await room.refresh()
        await look(room)
        assert room.who(eve).seats == {0}
        assert told(room, bob).free == []
        assert await come_back(room, ann) == "time-taken"
        with pytest.raises(NoFreeSeatError):
            await here.storage.seats.take(link.token, (await here.storage.people.create("Mo"))[0].id)
        if to_decide(room) == [1]:
            await end_turn(room)
        await until(lambda: to_decide(room) == [0])
        await play(room, 0, room.view(0).choices[0])

    at_table(tmp_path, story, players=2)


def test_who_has_left_is_nobodys_substitute(tmp_path: Path) -> None:
    async def story(here: Hall, room: Room, _: Hands) -> None:
        ann, bob, cleo = here.people
        await leave(room, ann)
        await speak(room, bob, "bot")
        await speak(room, cleo, "bot")
        await leave(room, bob)
        await speak(room, cleo, "substitute")
        link = (await here.storage.links.of(room.id))[Purpose.JOIN]
        assert await here.storage.seats.take(link.token, ann) == (room.id, 0)  # her own
        await room.refresh()
        assert await come_back(room, ann) is None
        assert [room.who(person).seats for person in here.people] == [{0}, set(), {2}]
        assert room.session.seats[0].was is None

    at_table(tmp_path, story)


def test_who_sits_there_takes_back_no_second_seat(tmp_path: Path) -> None:
    async def story(here: Hall, room: Room, _: Hands) -> None:
        ann, bob, cleo = here.people
        await leave(room, ann)
        await speak(room, bob, "bot")
        await speak(room, cleo, "bot")
        anns = update(leaver).where(leaver.c.game == room.id, leaver.c.seat == 0).values(person=bob)  # as after a merge
        await here.storage.database.write(lambda connection: connection.execute(anns))
        assert await here.storage.leaving.come_back(room.id, bob) == []
        assert [one.kind for one in await here.storage.seats.of(room.id)] == [BOT, PERSON, PERSON]

    at_table(tmp_path, story)


def test_in_a_slow_game_nobody_has_to_be_there(tmp_path: Path) -> None:
    async def story(here: Hall, room: Room, hands: Hands) -> None:
        clients = [await come(room, person) for person in here.people]
        room.leave(clients[0])
        await later(room, hands, 3600)
        assert told(room, here.people[1]).missed == []
        assert await ask(room, here.people[1], "leaver", 0) == "time-not-missed"
        assert vote_of(room) is None

    at_table(tmp_path, story, tempo=SLOW)


def test_who_is_not_connected_is_asked_about_and_his_coming_back_settles_it(tmp_path: Path) -> None:
    async def story(here: Hall, room: Room, hands: Hands) -> None:
        ann, bob, cleo = here.people
        clients = [await come(room, person) for person in here.people]
        room.leave(clients[0])
        await later(room, hands, 61)
        heard = told(room, bob)
        assert (heard.missed, heard.vote) == ([0], None)
        await later(room, hands, 120)
        assert the(vote_of(room)).why == "away"
        await come(room, ann)
        await look(room)
        assert vote_of(room) is None
        assert kinds(room) == [PERSON] * 3
        assert bob != cleo

    at_table(tmp_path, story)


def test_without_clocks_the_others_ask_about_who_is_away(tmp_path: Path) -> None:
    async def story(here: Hall, room: Room, hands: Hands) -> None:
        ann, bob, _ = here.people
        clients = [await come(room, person) for person in here.people]
        assert await ask(room, bob, "leaver", 0) == "time-not-missed"
        room.leave(clients[0])
        await later(room, hands, 61)
        assert await ask(room, bob, "leaver", 0) is None
        assert await ask(room, bob, "leaver", 0) is None  # the same question is asked once
        assert the(vote_of(room)).person == ann
        assert await ask(room, bob, "pause") == "time-no-tempo"

    at_table(tmp_path, story, tempo=None)


def test_to_wait_gives_time_and_another_chance(tmp_path: Path) -> None:
    async def story(here: Hall, room: Room, hands: Hands) -> None:
        for person in here.people:
            await come(room, person)
        seat = to_decide(room)[0]
        for _ in range(2):
            await later(room, hands, 700)
            await until(lambda: to_decide(room) == [1 - seat])
            await look(room)
            if vote_of(room) is None:
                await end_turn(room)
        assert (the(vote_of(room)).why, the(vote_of(room)).seats) == ("time", [seat])
        assert await speak(room, here.people[1 - seat], "wait") is None
        clock = clock_of(room, seat)
        assert (clock.timeouts, clock.bank) == (0, 300)
        assert vote_of(room) is None

    at_table(tmp_path, story, players=2)


def test_a_pause_stops_all_clocks_and_ends_by_itself(tmp_path: Path) -> None:
    async def story(here: Hall, room: Room, hands: Hands) -> None:
        ann, bob, cleo = here.people
        for person in here.people:
            await come(room, person)
        assert await ask(room, ann, "pause") is None
        assert await speak(room, bob, "yes") is None  # two of three
        assert told(room, cleo).paused
        before = room.time.clocks.views()
        await later(room, hands, 1800)
        assert room.time.clocks.views() == before
        assert await room.time.do(room.time.votes.resume()) is None
        assert not told(room, cleo).paused
        assert await ask(room, ann, "pause") is None
        await speak(room, cleo, "yes")
        await later(room, hands, 3601)
        assert room.session.row.paused is None

    at_table(tmp_path, story)


def test_more_time_for_everybody(tmp_path: Path) -> None:
    async def story(here: Hall, room: Room, _: Hands) -> None:
        assert await ask(room, here.people[0], "more_time") is None
        assert the(vote_of(room)).voices == {here.people[0]: "yes"}
        assert await speak(room, here.people[1], "yes") is None
        assert [view.left for view in the(room.time.clocks.views())] == [900, 900]

    at_table(tmp_path, story, players=2)


def test_wrong_voices_are_answered(tmp_path: Path) -> None:
    async def story(here: Hall, room: Room, _: Hands) -> None:
        ann, bob, cleo = here.people
        eve = (await here.storage.people.create("Eve"))[0].id
        assert await speak(room, bob, "bot") == "time-no-vote"
        await leave(room, ann)
        vote = the(vote_of(room))
        assert await speak(room, ann, "wait") == "time-not-voting"
        assert await speak(room, eve, "wait") == "time-not-voting"
        assert await speak(room, bob, "yes") == "time-no-choice"
        assert await ask(room, bob, "pause") == "time-other-vote"
        for _again in range(3):
            assert await speak(room, bob, "bot") is None
        await speak(room, cleo, "bot")
        late = await room.time.do(room.time.votes.speak(cleo, vote.id, "end"))
        assert the(late).why.id == "time-no-vote"
        assert kinds(room)[0] is BOT

    at_table(tmp_path, story)


async def test_a_restart_keeps_what_is_asked_and_who_has_spoken(tmp_path: Path) -> None:
    hands = Hands()
    async with hall(tmp_path, watch=hands.watch) as here:
        room = await here.rooms.open(await here.game(3, tempo=LIVE))
        people = here.people
        await leave(room, people[0])
        await speak(room, people[1], "bot")
        vote = vote_of(room)
    hands.pass_by(3600)
    async with hall(tmp_path, watch=hands.watch) as here:
        room = await here.rooms.open(room.id)
        await look(room)
        assert vote_of(room) == vote  # who comes back has a minute to speak
        await speak(room, people[2], "bot")
        assert kinds(room) == [BOT, PERSON, PERSON]


async def test_several_people_at_one_device_go_and_come_together(tmp_path: Path) -> None:
    hands = Hands()
    async with hall(tmp_path, watch=hands.watch) as here:
        room = await here.rooms.open(await here.shared_device())
        ann, bob = here.people
        await leave(room, ann)
        await speak(room, bob, "bot")
        assert kinds(room) == [BOT, BOT, PERSON]
        assert len({seat.name for seat in room.session.seats}) == 3
        assert await come_back(room, ann) is None
        assert kinds(room) == [PERSON, SeatKind.DEVICE, PERSON]
        assert room.session.seats[1].name == "Aunt May"
