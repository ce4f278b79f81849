"""`utopia admin people …` and `utopia admin link`."""

import re
from datetime import datetime, timedelta
from typing import Final

from utopia.cli.admin.desk import AdminError, Desk, at_desk, tell, tell_json, tell_rows
from utopia.cli.speaking import say
from utopia.server.accounts.one_time_tokens import PASSAGE_LIFE
from utopia.server.moderation.audit import TERMINAL, Order
from utopia.server.moderation.searching import PersonRow
from utopia.server.settings import origin_from_environment

_LIFE: Final = re.compile(r"([1-9][0-9]{0,5})([hdw])")
_UNITS: Final = {"h": timedelta(hours=1), "d": timedelta(days=1), "w": timedelta(weeks=1)}
_HEADS: Final = (
    "admin-head-id",
    "admin-head-name",
    "admin-head-kind",
    "admin-head-mail",
    "admin-head-seen",
    "admin-head-games",
    "admin-head-reports",
    "admin-head-barred",
)


def minute(moment: datetime | None) -> str:
    """As it stands in lists."""
    return "-" if moment is None else f"{moment:%Y-%m-%d %H:%M}"


def clean(text: str | None) -> str:
    """A name as a terminal may show it."""
    return "".join(letter if letter.isprintable() else "�" for letter in text or "-")


def called(name: str | None) -> str:
    """Return a person's name, perhaps empty."""
    return clean(name) if name else say("admin-somebody")


def find(words: str, data: str | None, *, barred: bool, json: bool) -> int:
    """List people; the exit status."""

    def told(rows: list[PersonRow]) -> int:
        return tell_json(rows) if json else tell_rows(_HEADS, [_cells(row) for row in rows], "admin-no-people")

    return at_desk(data, lambda desk: desk.searching.people(words.strip(), banned=barred), told)


def _cells(row: PersonRow) -> list[str]:
    kind = "admin" if row.is_admin else "bot" if row.bot_of else "account" if row.signed_up else "guest"
    barred = minute(row.banned_until) if row.banned_until else "-"
    name, mail = called(row.name), clean(row.mail)
    return [row.id, name, kind, mail, minute(row.seen), str(row.games), str(row.reports), barred]


def ban(words: str, life: str, why: str, data: str | None) -> int:
    """Bar somebody for so long; the exit status."""

    async def work(desk: Desk) -> tuple[PersonRow, datetime]:
        row = await desk.person(words)
        if row.is_admin:
            raise AdminError("problem-bar-admin")
        return row, await desk.acts.ban(TERMINAL, row.id, _life(life), why.strip()[:200])

    def told(done: tuple[PersonRow, datetime]) -> int:
        row, until = done
        return tell("admin-banned", name=called(row.name), id=row.id, until=minute(until))

    return at_desk(data, work, told)


def _life(text: str) -> timedelta:
    found = _LIFE.fullmatch(text.strip().lower())
    if found is None:
        raise AdminError("admin-life", text=text)
    return int(found[1]) * _UNITS[found[2]]


def unban(words: str, data: str | None) -> int:
    """Let somebody in again; the exit status."""

    async def work(desk: Desk) -> PersonRow:
        row = await desk.person(words)
        await desk.acts.unban(TERMINAL, row.id)
        return row

    return at_desk(data, work, lambda row: tell("admin-unbanned", name=called(row.name), id=row.id))


def set_admin(words: str, data: str | None, *, is_admin: bool) -> int:
    """Make a person an admin, or end that; return the exit status."""

    async def work(desk: Desk) -> PersonRow:
        row = await desk.person(words)
        if is_admin and row.bot_of is not None:
            raise AdminError("admin-promote-bot", name=called(row.name), id=row.id)
        await desk.acts.set_admin(TERMINAL, row.id, is_admin=is_admin)
        return row

    message = "admin-promoted" if is_admin else "admin-demoted"
    return at_desk(data, work, lambda row: tell(message, name=called(row.name), id=row.id))


def sign_out(words: str, data: str | None) -> int:
    """End all sessions of somebody; the exit status."""

    async def work(desk: Desk) -> tuple[PersonRow, int]:
        row = await desk.person(words)
        return row, await desk.acts.sign_out(TERMINAL, row.id)

    def told(done: tuple[PersonRow, int]) -> int:
        return tell("admin-signed-out", name=called(done[0].name), id=done[0].id, sessions=done[1])

    return at_desk(data, work, told)


def delete(words: str, data: str | None, *, sure: bool) -> int:
    """Have everything about somebody deleted; the exit status."""

    async def work(desk: Desk) -> tuple[PersonRow, bool]:
        row = await desk.person(words)
        if not sure:
            raise AdminError("admin-delete-sure", name=called(row.name), id=row.id)
        await desk.acts.sign_out(TERMINAL, row.id)
        await desk.orders.give(Order.DELETE_PERSON, row.id)
        return row, desk.is_served

    def told(done: tuple[PersonRow, bool]) -> int:
        message = "admin-deleted-soon" if done[1] else "admin-deleted-later"
        return tell(message, name=called(done[0].name), id=done[0].id)

    return at_desk(data, work, told)


def link(words: str, data: str | None) -> int:
    """Make a link by which somebody comes in who has lost all other ways; the exit status."""

    async def work(desk: Desk) -> tuple[PersonRow, str]:
        row = await desk.person(words)
        token = await desk.passages.open(row.id)
        await desk.acts.note(TERMINAL, "link", row.id)
        return row, f"{origin_from_environment() or ''}/device/{token}"

    def told(done: tuple[PersonRow, str]) -> int:
        minutes = round(PASSAGE_LIFE.total_seconds() / 60)
        return tell("admin-link", name=called(done[0].name), id=done[0].id, path=done[1], minutes=minutes)

    return at_desk(data, work, told)
