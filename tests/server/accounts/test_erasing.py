"""Leaving for good: row by row, nothing personal is left."""

import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, insert, select, update

from tests.asynchronous import run
from tests.server.database.filling import fill, tables_with_people
from tests.server.database.setting import BOARD, OPTIONS, as_they_sit, guest, move, open_storage
from tests.server.game.timing import the
from utopia.server.accounts.people import Person
from utopia.server.database.schema import event, game, metadata, person, rating, seat
from utopia.server.database.schema.games import GameState, Purpose, SeatKind
from utopia.server.database.tokens import short_id
from utopia.server.storage import Storage
from utopia.server.tables.clocks import Gone, Left, SeatTime
from utopia.server.tables.importing import Finished
from utopia.server.tables.rows import NewGame, Result, Seat
from utopia.tables.votes import Choice, Vote

TWICE = True

WORD = "geheim"
NAMED = Seat(SeatKind.DEVICE, name="Grace")


def stand_in(number: int, _: Sequence[Seat]) -> Seat:
    return Seat(SeatKind.BOT, name=f"Bot {number}", level="mason")


async def table_of(storage: Storage, host: Person, *seats: Seat, state: GameState = GameState.OPEN) -> str:
    arrange = None if state is GameState.OPEN else as_they_sit
    made = await storage.games.create(NewGame(host.id, list(seats), "fr", OPTIONS, BOARD), arrange)
    if state is GameState.OVER:
        await storage.games.finish(made.id, Result("target", [1] * len(seats), [1] * len(seats)))
    return made.id


def sits(who: Person, **more: Any) -> Seat:
    return Seat(SeatKind.PERSON, who.id, **more)


async def erase(storage: Storage, who: Person) -> tuple[set[str], set[str]]:
    erased = await storage.accounts.erase(who.id, stand_in)
    return set(erased.changed), set(erased.gone)


def everything(file: Path) -> dict[str, list[tuple[Any, ...]]]:
    with sqlite3.connect(file) as connection:
        found = {name: connection.execute(f"SELECT * FROM {name}").fetchall() for name in metadata.tables}
    connection.close()
    return found


def test_nothing_personal_is_left_in_any_table(tmp_path: Path) -> None:
    async def story() -> tuple[str, str, str]:
        async with open_storage(tmp_path) as storage:
            ann, bob = await guest(storage, f"{WORD} Ann"), await guest(storage, "Bob")
            device = msgspec.structs.replace(NAMED, person=ann.id, name=f"{WORD} Grace")
            over = await table_of(storage, ann, sits(ann), sits(bob), device, state=GameState.OVER)
            running = await table_of(storage, ann, sits(ann), sits(bob), device, state=GameState.RUNNING)
            for played in (over, running):
                await storage.links.renew(played, Purpose.WATCH)
                await storage.log.append(played, 0, [msgspec.structs.replace(move(5), person=ann.id)])
            await storage.database.write(lambda connection: prepare(connection, ann, bob, over))
            await erase(storage, ann)
            return ann.id, bob.id, over

    who, other, over = run(story())
    left = everything(tmp_path / "utopia.db")
    assert [row for rows in left.values() for row in rows if WORD in repr(row)] == []
    assert [(name, row) for name, rows in left.items() for row in rows if who in row and name not in POINTING] == []
    [(_, *nothing)] = [row for row in left["person"] if row[0] == who]
    assert [one for one in nothing if one not in (None, 0)] == [nothing[2]], "only when they came first"
    assert {row[0] for row in left["seat"] if who in row} == {over}
    assert {row[0] for row in left["person"]} == {who, other}, "their bots went with them"
    assert all(not row[6] for row in left["event"])


POINTING = ("person", "seat", "game")
"""Where a nameless number may stand: a finished game has to say that somebody sat there."""


def prepare(connection: Connection, ann: Person, bob: Person, over: str) -> None:
    fill(connection, ann.id, bob.id, over, WORD)
    values = {"mail": f"{WORD}@example.org", "preferences": [WORD], "banned_why": WORD, "signed_up": ann.created}
    connection.execute(update(person).where(person.c.id == ann.id).values(values))
    bot = {"id": short_id(), "name": f"{WORD} bot", "created": ann.created, "bot_of": ann.id}
    connection.execute(insert(person).values(bot))
    left = msgspec.to_builtins(SeatTime(left=Left(SeatKind.DEVICE, f"{WORD} Grace")))
    mine = (seat.c.game == over) & (seat.c.seat == 1)
    connection.execute(update(seat).where(mine).values(was=ann.id, clock=left, plan=None))
    connection.execute(update(seat).where(seat.c.game == over, seat.c.seat == 0).values(plan=[WORD]))


def test_every_table_with_people_is_tried() -> None:
    assert {table.name for table, _ in tables_with_people()} >= {
        "session", "passage", "passkey", "errand", "api_token", "relation", "report", "rating", "rating_change",
        "achievement", "chat", "note", "channel", "notice", "watcher",
    }  # fmt: skip


async def test_what_others_have_stays(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        ann, bob = await guest(storage), await guest(storage, "Bob")
        over = await table_of(storage, bob, sits(ann), sits(bob), state=GameState.OVER)
        await storage.links.renew(over, Purpose.WATCH)
        cleo = await guest(storage, "Cleo")
        await storage.database.write(lambda connection: fill(connection, bob.id, cleo.id, over, "mine"))
        await erase(storage, ann)
        rows = await storage.database.read(
            lambda connection: {
                table.name: len(connection.execute(select(table)).all()) for table, _ in tables_with_people()
            }
        )
        assert all(rows.values()), rows
        found = await storage.people.get(bob.id)
        assert found is not None
        assert found.name == "Bob"
        assert [one.name for one in await storage.seats.of(over)] == [None, "Bob"]


async def test_his_seats_are_a_bots_are_free_or_are_nameless(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        ann, bob = await guest(storage), await guest(storage, "Bob")
        device = msgspec.structs.replace(NAMED, person=ann.id)
        running = await table_of(storage, ann, sits(bob), sits(ann), device, state=GameState.RUNNING)
        open_ = await table_of(storage, bob, sits(bob), sits(ann), Seat(SeatKind.OPEN))
        over = await table_of(storage, bob, sits(bob), sits(ann), state=GameState.OVER)
        assert await erase(storage, ann) == ({running, open_, over}, set())
        seats = await storage.seats.of(running)
        assert [(one.kind, one.name, one.level) for one in seats] == [
            (SeatKind.PERSON, "Bob", None),
            (SeatKind.BOT, "Bot 1", "mason"),
            (SeatKind.BOT, "Bot 2", "mason"),
        ]
        assert [one.kind for one in await storage.seats.of(open_)] == ["person", "open", "open"]
        assert [one.kind for one in await storage.seats.of(over)] == ["person", "person"]
        found = await storage.games.get(running)
        assert found is not None
        assert found.host == bob.id, "somebody has to be host"


async def test_no_vote_knows_who_is_gone(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        ann, bob, cleo = [await guest(storage, name) for name in ("Ann", "Bob", "Cleo")]
        running = await table_of(storage, ann, *map(sits, (ann, bob, cleo)), state=GameState.RUNNING)
        await storage.leaving.ask(running, Vote("v", "leaver", "left", 9e9, [0], ann.id))
        await erase(storage, ann)
        assert the(await storage.games.get(running)).vote is None, "nobody is asked about nobody"
        voices: dict[str, Choice] = {bob.id: "yes", cleo.id: "yes"}
        asked = Vote("w", "more_time", "asked", 9e9, by=bob.id, voices=voices)
        await storage.leaving.ask(running, asked)
        await erase(storage, bob)
        vote = the(the(await storage.games.get(running)).vote)
        assert (vote.by, vote.voices) == (None, {cleo.id: "yes"})


async def test_games_without_anybody_else_go(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        ann, bob = await guest(storage), await guest(storage, "Bob")
        bot = Seat(SeatKind.BOT, name="Raphael", level="mason")
        alone = await table_of(storage, ann, sits(ann), bot, state=GameState.RUNNING)
        await storage.log.append(alone, 0, [move(5)])
        waiting = await table_of(storage, ann, sits(ann), sits(bob))
        finished = await table_of(storage, ann, sits(ann), bot, state=GameState.OVER)
        new = NewGame(ann.id, [Seat(SeatKind.DEVICE, ann.id, "Ann"), bot], "fr", OPTIONS, BOARD)
        imported, is_new = await storage.imports.add(
            Finished(new, [move(5)], Result("target", [1, 2], [9, 8]), 3, None)
        )
        assert is_new
        assert await erase(storage, ann) == ({finished}, {alone, waiting, imported})
        left = await storage.database.read(lambda connection: list(connection.execute(select(game.c.id)).scalars()))
        assert left == [finished]
        assert await storage.log.read(alone) == []
        events = await storage.database.read(lambda connection: connection.execute(select(event)).all())
        assert events == []


async def test_who_never_played_is_gone_altogether(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        ann, token = await storage.people.create("Ann")
        await erase(storage, ann)
        assert await storage.people.get(ann.id) is None
        assert await storage.people.by_token(token) is None


async def test_a_game_to_which_somebody_may_return_stays(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        ann, bob = await guest(storage), await guest(storage, "Bob")
        played = await table_of(storage, bob, sits(ann), sits(bob), state=GameState.RUNNING)
        await storage.leaving.hand_over(played, {0: stand_in(0, [])})
        assert await erase(storage, bob) == ({played}, set())
        found = await storage.games.get(played)
        assert found is not None
        assert found.host == ann.id
        assert await storage.leaving.come_back(played, ann.id) == [0]
        assert await erase(storage, ann) == (set(), {played}), "now nobody is left"


@pytest.mark.parametrize("has_left", [False, True], ids=["at the table", "after they left it"])
async def test_at_a_rated_table_it_stays_how_strong_he_was(tmp_path: Path, *, has_left: bool) -> None:
    async with open_storage(tmp_path) as storage:
        ann, bob = await guest(storage), await guest(storage, "Bob")
        new = NewGame(bob.id, [sits(ann), sits(bob)], "fr", OPTIONS, BOARD, rated=True)
        played = (await storage.games.create(new, as_they_sit)).id
        strong = {"person": ann.id, "players": 2, "mu": 31.5, "sigma": 4.5, "games": 9, "changed": ann.created}
        await storage.database.write(lambda connection: connection.execute(insert(rating).values(strong)))
        if has_left:
            await storage.leaving.hand_over(played, {0: stand_in(0, [])})
        await erase(storage, ann)
        assert [one.gone for one in await storage.clocks.of(played)] == [Gone((31.5, 4.5)), None]
        unrated = await table_of(storage, bob, sits(bob), sits(await guest(storage)), state=GameState.RUNNING)
        await erase(storage, bob)
        assert [one.gone for one in await storage.clocks.of(unrated)] == [None, None]
