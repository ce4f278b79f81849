"""One schema for all: the steps 0001, 0003 and 0004 were changed after servers had run them, and each left another one.

What is missing is added; who has everything keeps it as it is. The tables are made by the steps that make them for
everybody else, which are not changed any more (`docs/decisions/frozen-steps.md`).
"""

from importlib import import_module

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

_STEPS = {
    "0001_first_tables": ("meta", "passage"),
    "0004_company": ("leaver", "barred_network", "seek", "invitation", "asking"),
}
"""Step -> tables that it made only later."""
_UNUSED = ("delivery", "notice", "channel", "chat")
"""Tables of the first 0003, to be made anew by 0004: no program wrote in them."""
_MAP, _ITS_DIGEST = "reconstruction", "ac684774e8325795a4b68558a17c33ad0167b54ad1f43960fa7ae4ed9605f202"
"""The first 0001 called a map by its name, and there was one."""
_INDEXES = {
    "ix_person_banned_until": ("person", ["banned_until"]),
    "ix_audit_about": ("audit", ["about"]),
    "ix_report_game": ("report", ["game"]),
    "ix_report_handled_created": ("report", ["handled", "created"]),
    "ix_report_reporter": ("report", ["reporter"]),
    "ix_seat_was": ("seat", ["was"]),
}


def upgrade() -> None:
    """From whatever any 0004 has left."""
    _replace_unused()
    had = _tables()
    for step, tables in _STEPS.items():
        for table in tables:
            if table not in had:
                _make(step, table)
    if "leaver" not in had:
        _note_leavers()
    for table, columns in _columns().items():
        names = {column["name"] for column in _inspected().get_columns(table)}
        for column in columns:
            if column.name not in names:
                op.add_column(table, column)
    for name, (table, indexed) in _INDEXES.items():
        if name not in {index["name"] for index in _inspected().get_indexes(table)}:
            op.create_index(name, table, indexed, unique=False)
    _free_events()
    game = sa.table("game", sa.column("board"))
    op.execute(sa.update(game).where(game.c.board == _MAP).values(board=_ITS_DIGEST))


def _columns() -> dict[str, list[sa.Column[object]]]:
    """Table -> columns that a step adds only since it was changed."""
    return {
        "person": [sa.Column("shows_games", sa.Boolean(), server_default=sa.false(), nullable=False)],
        "session": [sa.Column("browser", sa.String(length=40))],
        "game": [
            sa.Column("programs", sa.Boolean(), server_default=sa.false(), nullable=False),
            sa.Column("watchable", sa.Boolean(), server_default=sa.false(), nullable=False),
            sa.Column("bots_fill", sa.Boolean(), server_default=sa.true(), nullable=False),
            sa.Column("silent", sa.Boolean(), server_default=sa.false(), nullable=False),
            sa.Column("concluded", sa.BigInteger()),
            sa.Column("imported", sa.String(length=8)),
        ],
        "seat": [sa.Column("came", sa.SmallInteger())],
    }


def _replace_unused() -> None:
    """They are all of one 0003, so one column tells; a row in them would be somebody else's, and nothing is lost."""
    names = {column["name"] for column in _inspected().get_columns("channel")}
    if "muted" in names:
        return
    for table in _UNUSED:
        if op.get_bind().execute(sa.select(sa.func.count()).select_from(sa.table(table))).scalar_one():
            raise RuntimeError(f"there are rows in {table}, where no program of that time wrote any")
        op.drop_table(table)
    for table in reversed(_UNUSED):
        _make("0004_company", table)


def _note_leavers() -> None:
    """Whoever left a seat was written down with the seat alone, and is to find it again."""
    game, person = sa.table("game", sa.column("id"), sa.column("state")), sa.table("person", sa.column("id"))
    seat = sa.table("seat", *map(sa.column, ("game", "seat", "was")))
    leaver = sa.table("leaver", *map(sa.column, ("game", "seat", "person", "number")))
    begun = sa.select(game.c.id).where(game.c.state != "open")  # before, a seat is kept for whoever was there
    left = sa.select(seat.c.game, seat.c.seat, seat.c.was, sa.literal(0))
    left = left.where(seat.c.game.in_(begun), seat.c.was.in_(sa.select(person.c.id)))
    op.execute(sa.insert(leaver).from_select(["game", "seat", "person", "number"], left))


def _free_events() -> None:
    """To delete any person all events would have to be searched, if they referred to people. SQLite makes them anew."""
    keys = {key["name"] for key in _inspected().get_foreign_keys("event")}
    if "fk_event_person" not in keys:
        return
    op.rename_table("event", "event_before")
    _make("0001_first_tables", "event")
    columns = ("game", "seq", "kind", "seat", "code", "key", "person", "at")
    before, now = (sa.table(name, *map(sa.column, columns)) for name in ("event_before", "event"))
    op.execute(sa.insert(now).from_select(columns, sa.select(before)))
    op.drop_table("event_before")


def _make(step: str, table: str) -> None:
    getattr(import_module(f"utopia.server.storage.migrations.versions.{step}"), f"_make_{table}")()


def _tables() -> set[str]:
    return set(_inspected().get_table_names())


def _inspected() -> sa.Inspector:
    """What is there now: an inspector remembers what it has seen."""
    return sa.inspect(op.get_bind())
