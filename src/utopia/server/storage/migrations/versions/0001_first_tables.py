"""The first tables: people and sessions, games, seats and links, and the log."""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """From an empty database."""
    _make_meta()
    _make_person()
    _make_passage()
    _make_game()
    _make_session()
    _make_event()
    _make_link()
    _make_seat()
    _make_watcher()


def _make_meta() -> None:
    meta = op.create_table(
        "meta",
        sa.Column("name", sa.String(length=16), nullable=False),
        sa.Column("value", sa.String(length=64), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_meta")),
    )
    op.execute(sa.insert(meta).values(name="id", value=secrets.token_hex(4)))


def _make_passage() -> None:
    op.create_table(
        "passage",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_passage_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_passage")),
    )
    op.create_index(op.f("ix_passage_person"), "passage", ["person"], unique=False)


def _make_person() -> None:
    op.create_table(
        "person",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("name", sa.String(length=24)),
        sa.Column("language", sa.String(length=2)),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_person")),
    )


def _make_game() -> None:
    op.create_table(
        "game",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("host", sa.String(length=16), nullable=False),
        sa.Column("state", sa.String(length=8), nullable=False),
        sa.Column("edition", sa.String(length=24), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("board", sa.String(length=64), nullable=False),
        sa.Column("seed", sa.BigInteger(), nullable=False),
        sa.Column("first", sa.SmallInteger()),
        sa.Column("shuffle", sa.Boolean(), nullable=False),
        sa.Column("pace", sa.Float(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("started", sa.BigInteger()),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.Column("round", sa.SmallInteger(), nullable=False),
        sa.Column("deciding", sa.SmallInteger(), nullable=False),
        sa.Column("result", sa.JSON()),
        sa.Column("before", sa.String(length=16)),
        sa.CheckConstraint("(state = 'over') = (result IS NOT NULL)", name=op.f("ck_game_result_when_over")),
        sa.CheckConstraint("state IN ('open', 'running', 'over')", name=op.f("ck_game_state_known")),
        sa.CheckConstraint("pace >= 0", name=op.f("ck_game_pace_not_negative")),
        sa.ForeignKeyConstraint(["before"], ["game.id"], name=op.f("fk_game_before"), ondelete="SET NULL"),
        sa.ForeignKeyConstraint(["host"], ["person.id"], name=op.f("fk_game_host")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_game")),
        sa.UniqueConstraint("before", name=op.f("uq_game_before")),
    )
    op.create_index(op.f("ix_game_host"), "game", ["host"], unique=False)
    op.create_index(op.f("ix_game_state"), "game", ["state"], unique=False)


def _make_session() -> None:
    op.create_table(
        "session",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_session_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_session")),
    )
    op.create_index(op.f("ix_session_person"), "session", ["person"], unique=False)
    op.create_index(op.f("ix_session_seen"), "session", ["seen"], unique=False)


def _make_event() -> None:
    op.create_table(
        "event",
        sa.Column("game", sa.String(length=16), nullable=False),
        sa.Column("seq", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("seat", sa.SmallInteger(), nullable=False),
        sa.Column("code", sa.Integer(), nullable=False),
        sa.Column("key", sa.String(length=40)),
        sa.Column("person", sa.String(length=16)),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.CheckConstraint("kind IN ('move', 'draw', 'take_back')", name=op.f("ck_event_kind_known")),
        sa.CheckConstraint("code >= 0", name=op.f("ck_event_code_not_negative")),
        sa.CheckConstraint("seq >= 0", name=op.f("ck_event_seq_not_negative")),
        sa.ForeignKeyConstraint(["game"], ["game.id"], name=op.f("fk_event_game"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "seq", name=op.f("pk_event")),
        sa.UniqueConstraint("game", "key", name=op.f("uq_event_game_key")),
        sqlite_with_rowid=False,
    )


def _make_link() -> None:
    op.create_table(
        "link",
        sa.Column("token", sa.String(length=24), nullable=False),
        sa.Column("game", sa.String(length=16), nullable=False),
        sa.Column("purpose", sa.String(length=8), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("revoked", sa.BigInteger()),
        sa.CheckConstraint("purpose IN ('join', 'watch')", name=op.f("ck_link_purpose_known")),
        sa.ForeignKeyConstraint(["game"], ["game.id"], name=op.f("fk_link_game"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("token", name=op.f("pk_link")),
    )
    op.create_index(
        "uq_link_working",
        "link",
        ["game", "purpose"],
        unique=True,
        sqlite_where=sa.text("revoked IS NULL"),
        postgresql_where=sa.text("revoked IS NULL"),
    )


def _make_seat() -> None:
    op.create_table(
        "seat",
        sa.Column("game", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.SmallInteger(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("person", sa.String(length=16)),
        sa.Column("name", sa.String(length=24)),
        sa.Column("level", sa.String(length=24)),
        sa.CheckConstraint("(kind = 'bot') = (level IS NOT NULL)", name=op.f("ck_seat_bot_has_level")),
        sa.CheckConstraint("(kind IN ('person', 'device')) = (person IS NOT NULL)", name=op.f("ck_seat_person_sits")),
        sa.CheckConstraint("kind IN ('person', 'device', 'bot', 'open')", name=op.f("ck_seat_kind_known")),
        sa.CheckConstraint("seat BETWEEN 0 AND 4", name=op.f("ck_seat_seat_exists")),
        sa.ForeignKeyConstraint(["game"], ["game.id"], name=op.f("fk_seat_game"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_seat_person")),
        sa.PrimaryKeyConstraint("game", "seat", name=op.f("pk_seat")),
    )
    op.create_index(op.f("ix_seat_person"), "seat", ["person"], unique=False)


def _make_watcher() -> None:
    op.create_table(
        "watcher",
        sa.Column("game", sa.String(length=16), nullable=False),
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("token", sa.String(length=24), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["game.id"], name=op.f("fk_watcher_game"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_watcher_person"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["token"], ["link.token"], name=op.f("fk_watcher_token"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "person", name=op.f("pk_watcher")),
    )
    op.create_index(op.f("ix_watcher_person"), "watcher", ["person"], unique=False)
