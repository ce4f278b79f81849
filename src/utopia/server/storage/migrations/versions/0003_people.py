"""A place for people: accounts, programs, moderation, ratings; guests stay as they are."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """New columns are empty or as they were meant before; new tables are empty."""
    _extend_person()
    op.add_column("session", sa.Column("browser", sa.String(length=40)))
    _make_audit()
    _make_achievement()
    _make_api_token()
    _make_errand()
    _make_passkey()
    _make_rating()
    _make_relation()
    _make_rating_change()
    _make_report()


def _extend_person() -> None:
    op.add_column("person", sa.Column("mail", sa.String(length=254)))
    op.add_column("person", sa.Column("signed_up", sa.BigInteger()))
    op.add_column("person", sa.Column("is_admin", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.add_column("person", sa.Column("bot_of", sa.String(length=16)))
    op.add_column("person", sa.Column("banned_until", sa.BigInteger()))
    op.add_column("person", sa.Column("banned_why", sa.String(length=200)))
    op.add_column("person", sa.Column("preferences", sa.JSON()))
    op.add_column("person", sa.Column("shows_games", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.create_index("uq_person_mail", "person", ["mail"], unique=True)
    op.create_index("ix_person_banned_until", "person", ["banned_until"], unique=False)


def _make_audit() -> None:
    op.create_table(
        "audit",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("who", sa.String(length=16)),
        sa.Column("action", sa.String(length=32), nullable=False),
        sa.Column("about", sa.String(length=64)),
        sa.Column("details", sa.JSON()),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_audit")),
    )
    op.create_index(op.f("ix_audit_about"), "audit", ["about"], unique=False)
    op.create_index(op.f("ix_audit_at"), "audit", ["at"], unique=False)


def _make_achievement() -> None:
    op.create_table(
        "achievement",
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("name", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=16)),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_achievement_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", "name", name=op.f("pk_achievement")),
    )


def _make_api_token() -> None:
    op.create_table(
        "api_token",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("scopes", sa.JSON(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger()),
        sa.Column("used", sa.BigInteger()),
        sa.Column("revoked", sa.BigInteger()),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_api_token_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_api_token")),
        sa.UniqueConstraint("hash", name=op.f("uq_api_token_hash")),
    )
    op.create_index(op.f("ix_api_token_person"), "api_token", ["person"], unique=False)


def _make_errand() -> None:
    op.create_table(
        "errand",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("person", sa.String(length=16)),
        sa.Column("about", sa.String(length=254), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.CheckConstraint(
            "kind IN ('sign_in', 'add_mail', 'make_passkey', 'use_passkey')", name=op.f("ck_errand_kind_known")
        ),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_errand_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_errand")),
    )
    op.create_index(op.f("ix_errand_person"), "errand", ["person"], unique=False)
    op.create_index(op.f("ix_errand_until"), "errand", ["until"], unique=False)


def _make_passkey() -> None:
    op.create_table(
        "passkey",
        sa.Column("id", sa.String(length=1400), nullable=False),
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("public_key", sa.LargeBinary(), nullable=False),
        sa.Column("sign_count", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("used", sa.BigInteger()),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_passkey_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_passkey")),
    )
    op.create_index(op.f("ix_passkey_person"), "passkey", ["person"], unique=False)


def _make_rating() -> None:
    op.create_table(
        "rating",
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("players", sa.SmallInteger(), autoincrement=False, nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_rating_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", "players", name=op.f("pk_rating")),
    )


def _make_relation() -> None:
    op.create_table(
        "relation",
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("other", sa.String(length=16), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.CheckConstraint("kind IN ('block', 'mute')", name=op.f("ck_relation_kind_known")),
        sa.ForeignKeyConstraint(["other"], ["person.id"], name=op.f("fk_relation_other"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_relation_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", "kind", "other", name=op.f("pk_relation")),
    )
    op.create_index(op.f("ix_relation_other"), "relation", ["other"], unique=False)


def _make_rating_change() -> None:
    op.create_table(
        "rating_change",
        sa.Column("game", sa.String(length=16), nullable=False),
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("players", sa.SmallInteger(), nullable=False),
        sa.Column("mu_before", sa.Float(), nullable=False),
        sa.Column("sigma_before", sa.Float(), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["game.id"], name=op.f("fk_rating_change_game"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_rating_change_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "person", name=op.f("pk_rating_change")),
    )
    op.create_index(op.f("ix_rating_change_person"), "rating_change", ["person"], unique=False)


def _make_report() -> None:
    op.create_table(
        "report",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("reporter", sa.String(length=16)),
        sa.Column("about", sa.String(length=16)),
        sa.Column("game", sa.String(length=16)),
        sa.Column("line", sa.Integer()),
        sa.Column("message", sa.String(length=1000), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("handled", sa.BigInteger()),
        sa.Column("handled_by", sa.String(length=16)),
        sa.Column("outcome", sa.String(length=1000)),
        sa.ForeignKeyConstraint(["about"], ["person.id"], name=op.f("fk_report_about"), ondelete="SET NULL"),
        sa.ForeignKeyConstraint(["game"], ["game.id"], name=op.f("fk_report_game"), ondelete="SET NULL"),
        sa.ForeignKeyConstraint(["reporter"], ["person.id"], name=op.f("fk_report_reporter"), ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_report")),
    )
    op.create_index(op.f("ix_report_about"), "report", ["about"], unique=False)
    op.create_index(op.f("ix_report_game"), "report", ["game"], unique=False)
    op.create_index("ix_report_handled_created", "report", ["handled", "created"], unique=False)
    op.create_index(op.f("ix_report_reporter"), "report", ["reporter"], unique=False)
