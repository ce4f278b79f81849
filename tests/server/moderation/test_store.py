"""Blocking and muting, reports, and the actions of admins."""

from datetime import timedelta
from pathlib import Path

import pytest
from sqlalchemy import select, update

from tests.server.database.setting import as_they_sit, game_of, guest, open_storage
from utopia.server.accounts.one_time_tokens import PassageError
from utopia.server.accounts.people import NobodyError
from utopia.server.database.schema import chat, now, relation, report
from utopia.server.database.schema.communication import RoomSide
from utopia.server.database.schema.games import GameState
from utopia.server.database.schema.people import RelationKind
from utopia.server.moderation.audit import Order
from utopia.server.moderation.relations import MOST_RELATIONS, FullListError
from utopia.server.moderation.reports import MOST_REPORTS, TooManyReportsError
from utopia.server.storage import Storage

TWICE = True

BLOCK, MUTE = RelationKind.BLOCK, RelationKind.MUTE


async def test_blocks_hold_in_both_directions(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        ann, ben, eve = [(await guest(storage, name)).id for name in ("Ann", "Ben", "Eve")]
        await storage.relations.add(ann, BLOCK, ben)
        await storage.relations.add(ann, BLOCK, ben)
        assert await storage.relations.blocked_between(ann, [ben, eve, None, ann]) == {ben}
        assert await storage.relations.blocked_between(ben, [ann, eve]) == {ann}
        assert await storage.relations.blocked_between(eve, [ann, ben]) == set()
        assert await storage.relations.blocked_between(eve, []) == set()
        await storage.relations.remove(ann, BLOCK, ben)
        assert await storage.relations.blocked_between(ben, [ann]) == set()


async def test_mutes_hide_lines_and_bar_nobody(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        ann, ben = (await guest(storage, "Ann")).id, (await guest(storage, "Ben")).id
        await storage.relations.add(ann, MUTE, ben)
        assert await storage.relations.muted_by(ann) == {ben}
        assert await storage.relations.muted_by(ben) == set()
        assert await storage.relations.blocked_between(ann, [ben]) == set()
        assert [(one.kind, one.other, one.name) for one in await storage.relations.of(ann)] == [(MUTE, ben, "Ben")]


async def test_nobody_oneself_and_too_many_are_refused(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        ann, ben = (await guest(storage, "Ann")).id, (await guest(storage, "Ben")).id
        for other in (ann, "nobody-at-all"):
            with pytest.raises(NobodyError):
                await storage.relations.add(ann, BLOCK, other)
        crowd = [(await guest(storage)).id for _ in range(3)]
        rows = [{"person": ann, "kind": MUTE, "other": other, "created": now()} for other in crowd]
        await storage.database.write(lambda connection: connection.execute(relation.insert(), rows))
        few = pytest.MonkeyPatch()
        few.setattr("utopia.server.moderation.relations.MOST_RELATIONS", 3)
        with pytest.raises(FullListError):
            await storage.relations.add(ann, BLOCK, ben)
        few.undo()
        assert MOST_RELATIONS > 3


async def _chat(storage: Storage) -> tuple[str, list[str], list[int]]:
    """A table, its people and the numbers of thirty lines."""
    ann, ben = await guest(storage, "Ann"), await guest(storage, "Ben")
    game = await game_of(storage, ann)
    rows = [
        {"game": game.id, "side": RoomSide.PLAYERS, "person": ben.id, "at": now(), "text": f"line {number}"}
        | {"seat": 1, "key": f"k{number}"}
        for number in range(30)
    ]
    await storage.database.write(lambda connection: connection.execute(chat.insert(), rows))
    ids = await storage.database.read(
        lambda connection: list(connection.scalars(select(chat.c.id).order_by(chat.c.id)))
    )
    return game.id, [ann.id, ben.id], ids


async def test_a_report_is_read_with_what_was_said_around_it(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        game, (ann, ben), lines = await _chat(storage)
        id_ = await storage.reports.create(ann, "rude", about=ben, game=game, line=lines[15])
        found = await storage.reports.get(id_)
        assert found is not None
        assert (found.reporter_name, found.about_name, found.message) == ("Ann", "Ben", "rude")
        around = await storage.reports.around(game, lines[15])
        assert [line.text for line in around] == [f"line {number}" for number in range(7, 24)]
        assert [line.text for line in await storage.reports.around(game, None)][-1] == "line 29"
        assert await storage.acts.remove_line(ann, lines[15]) == game
        assert await storage.acts.remove_line(ann, lines[15]) is None
        [removed] = [line for line in await storage.reports.around(game, lines[15]) if line.removed]
        assert removed.text == "line 15"


async def test_a_report_is_closed_once(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        ann, ben = (await guest(storage, "Ann")).id, (await guest(storage, "Ben")).id
        first = await storage.reports.create(ann, "one", about=ben)
        await storage.reports.create(ann, "two", about=ben)
        assert [one.message for one in await storage.reports.page(handled=False)] == ["two", "one"]
        assert await storage.reports.close(first, "terminal", "nothing in it")
        assert not await storage.reports.close(first, "terminal", "again")
        assert not await storage.reports.close("none", "terminal", "again")
        assert [one.message for one in await storage.reports.page(handled=False)] == ["two"]
        [handled] = await storage.reports.page(handled=True)
        assert (handled.outcome, handled.handled_by) == ("nothing in it", "terminal")
        assert [deed.action for deed in await storage.audit.deeds()] == ["report-close"]


async def test_who_reports_too_much_has_to_wait(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        ann = (await guest(storage)).id
        for number in range(MOST_REPORTS):
            await storage.reports.create(ann, f"report {number}")
        with pytest.raises(TooManyReportsError):
            await storage.reports.create(ann, "one more")
        old = update(report).values(created=now() - timedelta(hours=2))
        await storage.database.write(lambda connection: connection.execute(old))
        await storage.reports.create(ann, "an hour later")


async def test_a_ban_is_known_told_and_written_down(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        ann = await guest(storage)
        await storage.acts.ban("terminal", ann.id, timedelta(days=3), "insults")
        banned = await storage.people.get(ann.id)
        assert banned is not None
        assert banned.is_banned
        assert banned.banned_why == "insults"
        assert [row.id for row in await storage.searching.people(banned=True)] == [ann.id]
        await storage.acts.unban("terminal", ann.id)
        free = await storage.people.get(ann.id)
        assert free is not None
        assert not free.is_banned
        assert [deed.action for deed in await storage.audit.about(ann.id)] == ["unban", "ban"]
        with pytest.raises(NobodyError):
            await storage.acts.ban("terminal", "nobody", timedelta(days=3), "insults")
        assert len(await storage.audit.deeds()) == 2


async def test_a_ban_that_has_passed_is_none(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        ann = await guest(storage)
        await storage.acts.ban("terminal", ann.id, timedelta(seconds=-1), "insults")
        banned = await storage.people.get(ann.id)
        assert banned is not None
        assert not banned.is_banned
        assert await storage.searching.people(banned=True) == []


async def test_seats_of_the_banned_are_found_in_running_games_only(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        ann = await guest(storage)
        running, _ = await game_of(storage, ann), await game_of(storage, ann)
        await storage.games.start(running.id, as_they_sit)
        assert await storage.acts.seats_of_banned() == []
        await storage.acts.ban("terminal", ann.id, timedelta(days=1), "")
        assert await storage.acts.seats_of_banned() == [(running.id, ann.id)]


async def test_a_warning_is_shown_until_it_is_read(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        ann, ben = (await guest(storage, "Ann")).id, (await guest(storage, "Ben")).id
        await storage.acts.warn("terminal", ann, "be kind")
        await storage.acts.warn("terminal", ben, "you too")
        assert [warning.text for warning in await storage.acts.warnings(ann)] == ["be kind"]
        await storage.acts.read_warnings(ann)
        assert await storage.acts.warnings(ann) == []
        assert [warning.text for warning in await storage.acts.warnings(ben)] == ["you too"]


async def test_signing_out_ends_every_session(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        ann, token = await storage.people.create("Ann")
        passage = await storage.passages.open(ann.id)
        _, other = await storage.passages.use(passage)
        left = await storage.passages.open(ann.id)
        assert await storage.acts.sign_out("terminal", ann.id) == 2
        [order] = await storage.orders.pending()
        assert (order.action, order.about) == (Order.SIGN_OUT, ann.id), "the server sends her away"
        await storage.orders.done(order)
        assert await storage.orders.pending() == []
        assert (await storage.audit.about(ann.id))[0].details == {"sessions": 2}
        assert await storage.people.by_token(token) is None
        assert await storage.people.by_token(other) is None
        with pytest.raises(PassageError):
            await storage.passages.find(left)


async def test_lists_come_in_pages_and_search_takes_letters_as_they_are(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        for number in range(60):
            await guest(storage, f"Ann {number:02}")
        await guest(storage, "100% _ok")
        first = await storage.searching.people("ann")
        assert len(first) == 50
        last = first[-1]
        second = await storage.searching.people("ann", (last.created, last.id))
        assert len(second) == 10
        assert not {row.id for row in first} & {row.id for row in second}
        assert [row.name for row in await storage.searching.people("% _")] == ["100% _ok"]
        assert [row.id for row in await storage.searching.people(first[0].id)] == [first[0].id]
        assert (await storage.searching.counts()).guests == 61


async def test_tables_are_found_by_state_name_and_id(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        ann, ben = await guest(storage, "Ann"), await guest(storage, "Ben")
        of_ben, of_ann = await game_of(storage, ben), await game_of(storage, ann)
        await storage.games.start(of_ann.id, as_they_sit)
        find = storage.searching.tables
        assert {row.id for row in await find()} == {of_ben.id, of_ann.id}
        assert [row.id for row in await find(state=GameState.RUNNING)] == [of_ann.id]
        assert [row.id for row in await find("bEn")] == [of_ben.id]
        [row] = await find(of_ben.id)
        assert (row.host_name, row.seats) == ("Ben", ["Ben", None, None])
        assert await find("nobody") == []
        assert (await storage.searching.counts()).games == {"open": 1, "running": 1, "over": 0}
