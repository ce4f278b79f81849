"""A place for people: accounts, talk, clocks, notices, ratings; guests and games that there are stay as they are."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """New columns are empty or as they were meant before; new tables are empty."""
    _extend_game()
    _extend_person()
    _extend_seat()
    _make_audit()
    _make_achievement()
    _make_api_token()
    _make_channel()
    _make_errand()
    _make_passkey()
    _make_rating()
    _make_relation()
    _make_chat()
    _make_note()
    _make_notice()
    _make_rating_change()
    _make_report()
    _make_delivery()


def _extend_game() -> None:
    op.add_column("game", sa.Column("listed", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.add_column("game", sa.Column("language", sa.String(length=2)))
    op.add_column("game", sa.Column("experience", sa.String(length=8)))
    op.add_column("game", sa.Column("rated", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.add_column("game", sa.Column("tempo", sa.JSON()))
    op.add_column("game", sa.Column("delay", sa.Integer(), server_default="0", nullable=False))
    op.add_column("game", sa.Column("vote", sa.JSON()))
    op.add_column("game", sa.Column("paused", sa.BigInteger()))


def _extend_person() -> None:
    op.add_column("person", sa.Column("mail", sa.String(length=254)))
    op.add_column("person", sa.Column("signed_up", sa.BigInteger()))
    op.add_column("person", sa.Column("is_admin", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.add_column("person", sa.Column("bot_of", sa.String(length=16)))
    op.add_column("person", sa.Column("banned_until", sa.BigInteger()))
    op.add_column("person", sa.Column("banned_why", sa.String(length=200)))
    op.add_column("person", sa.Column("preferences", sa.JSON()))
    op.create_index("uq_person_mail", "person", ["mail"], unique=True)


def _extend_seat() -> None:
    op.add_column("seat", sa.Column("was", sa.String(length=16)))
    op.add_column("seat", sa.Column("shows_hand", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.add_column("seat", sa.Column("clock", sa.JSON()))
    op.add_column("seat", sa.Column("plan", sa.JSON()))
    op.add_column("seat", sa.Column("figures", sa.JSON()))


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


def _make_channel() -> None:
    op.create_table(
        "channel",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("address", sa.String(length=1024), nullable=False),
        sa.Column("keys", sa.JSON()),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("failures", sa.SmallInteger(), server_default="0", nullable=False),
        sa.Column("closed", sa.BigInteger()),
        sa.CheckConstraint("kind IN ('push', 'mail', 'hook')", name=op.f("ck_channel_kind_known")),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_channel_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_channel")),
        sa.UniqueConstraint("person", "kind", "address", name=op.f("uq_channel_person_kind_address")),
    )
    op.create_index(op.f("ix_channel_person"), "channel", ["person"], unique=False)


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


def _make_chat() -> None:
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(length=16), nullable=False),
        sa.Column("side", sa.String(length=10), nullable=False),
        sa.Column("person", sa.String(length=16)),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("text", sa.String(length=500)),
        sa.Column("phrase", sa.String(length=32)),
        sa.Column("removed", sa.BigInteger()),
        sa.Column("removed_by", sa.String(length=16)),
        sa.CheckConstraint("side IN ('players', 'spectators')", name=op.f("ck_chat_side_known")),
        sa.ForeignKeyConstraint(["game"], ["game.id"], name=op.f("fk_chat_game"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_chat_person"), ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_chat")),
    )
    op.create_index("ix_chat_game_id", "chat", ["game", "id"], unique=False)
    op.create_index(op.f("ix_chat_person"), "chat", ["person"], unique=False)


def _make_note() -> None:
    op.create_table(
        "note",
        sa.Column("game", sa.String(length=16), nullable=False),
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("text", sa.String(length=4000), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["game.id"], name=op.f("fk_note_game"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_note_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "person", name=op.f("pk_note")),
    )
    op.create_index(op.f("ix_note_person"), "note", ["person"], unique=False)


def _make_notice() -> None:
    op.create_table(
        "notice",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("game", sa.String(length=16)),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("key", sa.String(length=64), nullable=False),
        sa.Column("words", sa.JSON()),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=False),
        sa.Column("sent", sa.BigInteger()),
        sa.Column("dropped", sa.BigInteger()),
        sa.ForeignKeyConstraint(["game"], ["game.id"], name=op.f("fk_notice_game"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_notice_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_notice")),
        sa.UniqueConstraint("person", "key", name=op.f("uq_notice_person_key")),
    )
    op.create_index(op.f("ix_notice_game"), "notice", ["game"], unique=False)
    op.create_index("ix_notice_sent_due", "notice", ["sent", "due"], unique=False)


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


def _make_delivery() -> None:
    op.create_table(
        "delivery",
        sa.Column("channel", sa.String(length=16), nullable=False),
        sa.Column("notice", sa.Integer(), nullable=False),
        sa.Column("tries", sa.SmallInteger(), nullable=False),
        sa.Column("done", sa.BigInteger()),
        sa.Column("error", sa.String(length=200)),
        sa.ForeignKeyConstraint(["channel"], ["channel.id"], name=op.f("fk_delivery_channel"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["notice"], ["notice.id"], name=op.f("fk_delivery_notice"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("channel", "notice", name=op.f("pk_delivery")),
    )
    op.create_index(op.f("ix_delivery_notice"), "delivery", ["notice"], unique=False)
