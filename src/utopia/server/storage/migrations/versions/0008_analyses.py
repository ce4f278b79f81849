"""Analyses of finished games."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """A new table, empty."""
    op.create_table(
        "analysis",
        sa.Column("game", sa.String(length=16), nullable=False),
        sa.Column("level", sa.String(length=8), nullable=False),
        sa.Column("asked", sa.BigInteger(), nullable=False),
        sa.Column("done", sa.BigInteger(), nullable=True),
        sa.Column("result", sa.LargeBinary(), nullable=True),
        sa.ForeignKeyConstraint(["game"], ["game.id"], name=op.f("fk_analysis_game"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "level", name=op.f("pk_analysis")),
    )
