"""What the record of an imported game tells beside the game: title, comments, a seal without its seed."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """One column, empty for all that there is."""
    op.add_column("game", sa.Column("annotations", sa.JSON()))
