"""Sealed shuffles: the dealer's secret seed, and what players add to it. Games that there are keep their old dealer."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Two columns, empty for all that there is."""
    op.add_column("game", sa.Column("secret", sa.String(length=64)))
    op.add_column("seat", sa.Column("entropy", sa.String(length=64)))
