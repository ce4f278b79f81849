"""Studies: games and positions with variations."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """A new table, empty."""
    op.create_table(
        "study",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("owner", sa.String(length=16), nullable=False),
        sa.Column("title", sa.String(length=100), nullable=False),
        sa.Column("visibility", sa.String(length=8), nullable=False),
        sa.Column("game", sa.String(length=16), nullable=True),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("players", sa.SmallInteger(), nullable=False),
        sa.Column("moves", sa.Integer(), nullable=False),
        sa.Column("chapters", sa.JSON(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.CheckConstraint("visibility IN ('private', 'link', 'public')", name=op.f("ck_study_visibility_known")),
        sa.ForeignKeyConstraint(["owner"], ["person.id"], name=op.f("fk_study_owner"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["game"], ["game.id"], name=op.f("fk_study_game"), ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_study")),
    )
    op.create_index(op.f("ix_study_owner"), "study", ["owner"])
    op.create_index(op.f("ix_study_game"), "study", ["game"])
    op.create_index("ix_study_visibility_changed", "study", ["visibility", "changed"])
