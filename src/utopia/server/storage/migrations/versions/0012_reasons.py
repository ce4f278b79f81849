"""Why an invitation was declined."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """One column, empty for all that there is."""
    op.add_column("invitation", sa.Column("reason", sa.String(16)))
