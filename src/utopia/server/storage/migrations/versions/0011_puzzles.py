"""Puzzles that people have tried, and how hard they are."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Three new tables, empty."""
    op.create_table(
        "puzzle_attempt",
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("puzzle", sa.String(length=16), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("first", sa.Boolean(create_constraint=False), nullable=False),
        sa.Column("solved", sa.BigInteger(), nullable=True),
        sa.Column("day", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_puzzle_attempt_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", "puzzle", name=op.f("pk_puzzle_attempt")),
    )
    op.create_table(
        "puzzle_solver",
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_puzzle_solver_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", name=op.f("pk_puzzle_solver")),
    )
    op.create_table(
        "puzzle_strength",
        sa.Column("puzzle", sa.String(length=16), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("puzzle", name=op.f("pk_puzzle_strength")),
    )
