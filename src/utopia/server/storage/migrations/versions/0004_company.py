"""Games in company: what was agreed, clocks, votes, talk, notices, who looks for a game; games stay as they are."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """New columns are as games were meant before; new tables are empty."""
    _extend_game()
    _extend_seat()
    _make_leaver()
    _make_barred_network()
    _make_channel()
    _make_chat()
    _make_note()
    _make_notice()
    _make_delivery()
    _make_seek()
    _make_invitation()
    _make_asking()


def _extend_game() -> None:
    op.add_column("game", sa.Column("listed", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.add_column("game", sa.Column("language", sa.String(length=2)))
    op.add_column("game", sa.Column("experience", sa.String(length=8)))
    op.add_column("game", sa.Column("rated", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.add_column("game", sa.Column("programs", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.add_column("game", sa.Column("tempo", sa.JSON()))
    op.add_column("game", sa.Column("delay", sa.Integer(), server_default="0", nullable=False))
    op.add_column("game", sa.Column("watchable", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.add_column("game", sa.Column("bots_fill", sa.Boolean(), server_default=sa.true(), nullable=False))
    op.add_column("game", sa.Column("vote", sa.JSON()))
    op.add_column("game", sa.Column("paused", sa.BigInteger()))
    op.add_column("game", sa.Column("silent", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.add_column("game", sa.Column("concluded", sa.BigInteger()))
    op.add_column("game", sa.Column("imported", sa.String(length=8)))


def _extend_seat() -> None:
    op.add_column("seat", sa.Column("was", sa.String(length=16)))
    op.create_index(op.f("ix_seat_was"), "seat", ["was"], unique=False)
    op.add_column("seat", sa.Column("shows_hand", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.add_column("seat", sa.Column("clock", sa.JSON()))
    op.add_column("seat", sa.Column("plan", sa.JSON()))
    op.add_column("seat", sa.Column("figures", sa.JSON()))
    op.add_column("seat", sa.Column("came", sa.SmallInteger()))


def _make_leaver() -> None:
    op.create_table(
        "leaver",
        sa.Column("game", sa.String(length=16), nullable=False),
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.SmallInteger(), autoincrement=False, nullable=False),
        sa.Column("number", sa.SmallInteger(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["game.id"], name=op.f("fk_leaver_game"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_leaver_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "person", "seat", name=op.f("pk_leaver")),
    )
    op.create_index(op.f("ix_leaver_person"), "leaver", ["person"], unique=False)


def _make_barred_network() -> None:
    op.create_table(
        "barred_network",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=16)),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_barred_network_person"), ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_barred_network")),
    )
    op.create_index(op.f("ix_barred_network_hash"), "barred_network", ["hash"], unique=False)
    op.create_index(op.f("ix_barred_network_person"), "barred_network", ["person"], unique=False)


def _make_channel() -> None:
    op.create_table(
        "channel",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("address", sa.String(length=1024), nullable=False),
        sa.Column("keys", sa.JSON()),
        sa.Column("muted", sa.JSON(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("failures", sa.SmallInteger(), server_default="0", nullable=False),
        sa.Column("closed", sa.BigInteger()),
        sa.CheckConstraint("kind IN ('push', 'mail', 'hook')", name=op.f("ck_channel_kind_known")),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_channel_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_channel")),
        sa.UniqueConstraint("person", "kind", "address", name=op.f("uq_channel_person_kind_address")),
    )
    op.create_index(op.f("ix_channel_person"), "channel", ["person"], unique=False)


def _make_chat() -> None:
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(length=16), nullable=False),
        sa.Column("side", sa.String(length=10), nullable=False),
        sa.Column("person", sa.String(length=16)),
        sa.Column("seat", sa.SmallInteger(), nullable=False),
        sa.Column("key", sa.String(length=40), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("text", sa.String(length=500)),
        sa.Column("phrase", sa.String(length=32)),
        sa.Column("removed", sa.BigInteger()),
        sa.Column("removed_by", sa.String(length=16)),
        sa.CheckConstraint("side IN ('players', 'spectators')", name=op.f("ck_chat_side_known")),
        sa.ForeignKeyConstraint(["game"], ["game.id"], name=op.f("fk_chat_game"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_chat_person"), ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_chat")),
        sa.UniqueConstraint("game", "person", "key", name=op.f("uq_chat_game_person_key")),
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
        sa.Column("seat", sa.SmallInteger()),
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


def _make_delivery() -> None:
    op.create_table(
        "delivery",
        sa.Column("channel", sa.String(length=16), nullable=False),
        sa.Column("notice", sa.Integer(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=False),
        sa.Column("tries", sa.SmallInteger(), nullable=False),
        sa.Column("done", sa.BigInteger()),
        sa.Column("error", sa.String(length=200)),
        sa.ForeignKeyConstraint(["channel"], ["channel.id"], name=op.f("fk_delivery_channel"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["notice"], ["notice.id"], name=op.f("fk_delivery_notice"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("channel", "notice", name=op.f("pk_delivery")),
    )
    op.create_index("ix_delivery_done_due", "delivery", ["done", "due"], unique=False)
    op.create_index(op.f("ix_delivery_notice"), "delivery", ["notice"], unique=False)


def _make_seek() -> None:
    op.create_table(
        "seek",
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("wish", sa.JSON(), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_seek_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", name=op.f("pk_seek")),
    )


def _make_invitation() -> None:
    op.create_table(
        "invitation",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("game", sa.String(length=16), nullable=False),
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("declined", sa.BigInteger()),
        sa.ForeignKeyConstraint(["game"], ["game.id"], name=op.f("fk_invitation_game"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_invitation_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_invitation")),
        sa.UniqueConstraint("game", "person", name=op.f("uq_invitation_game_person")),
    )
    op.create_index(op.f("ix_invitation_person"), "invitation", ["person"], unique=False)


def _make_asking() -> None:
    op.create_table(
        "asking",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("host", sa.String(length=16), nullable=False),
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["host"], ["person.id"], name=op.f("fk_asking_host"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_asking_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_asking")),
    )
    for column in ("host", "person", "at"):
        op.create_index(op.f(f"ix_asking_{column}"), "asking", [column], unique=False)
