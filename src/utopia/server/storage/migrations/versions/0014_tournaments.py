"""Tournaments: events of many games, who plays in them, their tables, and what each player had in each round."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Four new tables, empty."""
    _tournament()
    _entrant()
    op.create_table(
        "tournament_table",
        sa.Column("tournament", sa.String(length=16), nullable=False),
        sa.Column("round", sa.SmallInteger(), autoincrement=False, nullable=False),
        sa.Column("number", sa.SmallInteger(), autoincrement=False, nullable=False),
        sa.Column("game", sa.String(length=16), nullable=True),
        sa.Column("token", sa.String(length=24), nullable=True),
        sa.Column("ended", sa.BigInteger(), nullable=True),
        _key("tournament_table", "tournament", "tournament.id", "CASCADE"),
        _key("tournament_table", "game", "game.id", "SET NULL"),
        sa.PrimaryKeyConstraint("tournament", "round", "number", name=op.f("pk_tournament_table")),
        sa.UniqueConstraint("game", name=op.f("uq_tournament_table_game")),
    )
    _seat()


def _tournament() -> None:
    op.create_table(
        "tournament",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("host", sa.String(length=16), nullable=True),
        sa.Column("name", sa.String(length=60), nullable=False),
        sa.Column("about", sa.Text(), nullable=False),
        sa.Column("state", sa.String(length=10), nullable=False),
        sa.Column("terms", sa.JSON(), nullable=False),
        sa.Column("listed", sa.Boolean(create_constraint=False), nullable=False),
        sa.Column("seed", sa.BigInteger(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.Column("starts", sa.BigInteger(), nullable=True),
        sa.Column("started", sa.BigInteger(), nullable=True),
        sa.Column("ended", sa.BigInteger(), nullable=True),
        sa.Column("round", sa.SmallInteger(), nullable=False),
        sa.Column("rounds", sa.SmallInteger(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=True),
        sa.Column("deadline", sa.BigInteger(), nullable=True),
        sa.Column("paused", sa.BigInteger(), nullable=True),
        sa.CheckConstraint("state IN ('open', 'running', 'over', 'cancelled')", name=op.f("ck_tournament_state_known")),
        sa.CheckConstraint("round BETWEEN 0 AND rounds", name=op.f("ck_tournament_round_is_one")),
        _key("tournament", "host", "person.id", "SET NULL"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tournament")),
    )
    for column in ("host", "state", "due"):
        op.create_index(op.f(f"ix_tournament_{column}"), "tournament", [column])


def _entrant() -> None:
    op.create_table(
        "entrant",
        sa.Column("tournament", sa.String(length=16), nullable=False),
        sa.Column("number", sa.SmallInteger(), autoincrement=False, nullable=False),
        sa.Column("person", sa.String(length=16), nullable=True),
        sa.Column("state", sa.String(length=8), nullable=False),
        sa.Column("entered", sa.BigInteger(), nullable=False),
        sa.CheckConstraint("state IN ('in', 'away', 'out', 'removed')", name=op.f("ck_entrant_state_known")),
        _key("entrant", "tournament", "tournament.id", "CASCADE"),
        _key("entrant", "person", "person.id", "SET NULL"),
        sa.PrimaryKeyConstraint("tournament", "number", name=op.f("pk_entrant")),
        sa.UniqueConstraint("tournament", "person", name=op.f("uq_entrant_tournament_person")),
    )
    op.create_index(op.f("ix_entrant_person"), "entrant", ["person"])


def _seat() -> None:
    op.create_table(
        "tournament_seat",
        sa.Column("tournament", sa.String(length=16), nullable=False),
        sa.Column("round", sa.SmallInteger(), autoincrement=False, nullable=False),
        sa.Column("entrant", sa.SmallInteger(), autoincrement=False, nullable=False),
        sa.Column("person", sa.String(length=16), nullable=True),
        sa.Column("number", sa.SmallInteger(), nullable=True),
        sa.Column("seat", sa.SmallInteger(), nullable=True),
        sa.Column("points", sa.SmallInteger(), nullable=True),
        sa.Column("place", sa.SmallInteger(), nullable=True),
        sa.Column("score", sa.SmallInteger(), nullable=True),
        sa.ForeignKeyConstraint(
            ["tournament", "entrant"],
            ["entrant.tournament", "entrant.number"],
            name=op.f("fk_tournament_seat_tournament"),
            ondelete="CASCADE",
        ),
        _key("tournament_seat", "person", "person.id", "SET NULL"),
        sa.PrimaryKeyConstraint("tournament", "round", "entrant", name=op.f("pk_tournament_seat")),
    )
    op.create_index(op.f("ix_tournament_seat_person"), "tournament_seat", ["person"])


def _key(table: str, column: str, to: str, fate: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint([column], [to], name=op.f(f"fk_{table}_{column}"), ondelete=fate)
