"""Lessons that people have solved."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """A new table, empty."""
    op.create_table(
        "lesson",
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("lesson", sa.String(length=32), nullable=False),
        sa.Column("stars", sa.SmallInteger(), nullable=False),
        sa.Column("moves", sa.SmallInteger(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_lesson_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", "lesson", name=op.f("pk_lesson")),
    )
