"""Deals: the same chance against the same bots for everybody."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Two new tables, empty, and the deal of a game."""
    op.create_table(
        "deal",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("host", sa.String(length=16), nullable=True),
        sa.Column("day", sa.Integer(), nullable=True),
        sa.Column("bots", sa.JSON(), nullable=False),
        sa.Column("edition", sa.String(length=24), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("board", sa.String(length=64), nullable=False),
        sa.Column("seed", sa.BigInteger(), nullable=False),
        sa.Column("secret", sa.String(length=64), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["host"], ["person.id"], name=op.f("fk_deal_host"), ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_deal")),
        sa.UniqueConstraint("day", name=op.f("uq_deal_day")),
    )
    op.create_index(op.f("ix_deal_host"), "deal", ["host"])
    op.create_table(
        "deal_game",
        sa.Column("deal", sa.String(length=16), nullable=False),
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("game", sa.String(length=16), nullable=False),
        sa.ForeignKeyConstraint(["deal"], ["deal.id"], name=op.f("fk_deal_game_deal"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_deal_game_person"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["game"], ["game.id"], name=op.f("fk_deal_game_game"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("deal", "person", name=op.f("pk_deal_game")),
        sa.UniqueConstraint("game", name=op.f("uq_deal_game_game")),
    )
    op.create_index(op.f("ix_deal_game_person"), "deal_game", ["person"])
    op.add_column("game", sa.Column("deal", sa.String(length=16), nullable=True))
