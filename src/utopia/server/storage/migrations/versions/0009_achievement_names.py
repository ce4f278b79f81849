"""An achievement has another name."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """The name said that the king is a man; no other achievement has a name like it."""
    achievement = sa.table("achievement", sa.column("name", sa.String))
    op.execute(sa.update(achievement).where(achievement.c.name.like("let-%-be")).values(name="king-in-peace"))
