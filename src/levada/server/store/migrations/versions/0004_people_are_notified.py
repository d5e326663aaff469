"""What people are told while they are away: an outbox, where it goes, and what each of them wants."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

Id = sa.String(32)
RowNumber = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
HAS_DUE = sa.text("due IS NOT NULL")


def upgrade() -> None:
    op.create_table(
        "outbox",
        sa.Column("id", RowNumber, primary_key=True),
        sa.Column("player_id", Id, nullable=False, index=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("subject", Id, nullable=False),
        sa.Column("values", sa.JSON(), nullable=False),
        sa.Column("once", sa.String(80), unique=True),
        sa.Column("written", sa.Float(), nullable=False),
        sa.Column("due", sa.Float()),
    )
    op.create_index(
        "ix_outbox_due", "outbox", ["due"], sqlite_where=HAS_DUE, postgresql_where=HAS_DUE
    )
    op.create_table(
        "push_subscriptions",
        sa.Column("id", Id, primary_key=True),
        sa.Column(
            "player_id",
            Id,
            sa.ForeignKey("players.id", ondelete="CASCADE"),
            nullable=False,
            index=True,
        ),
        sa.Column("endpoint", sa.String(1000), nullable=False, unique=True),
        sa.Column("public_key", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(30), nullable=False),
        sa.Column("origin", sa.String(300), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
    )
    op.create_table(
        "webhooks",
        sa.Column("id", Id, primary_key=True),
        sa.Column(
            "player_id",
            Id,
            sa.ForeignKey("players.id", ondelete="CASCADE"),
            nullable=False,
            index=True,
        ),
        sa.Column("table_id", Id, sa.ForeignKey("tables.id", ondelete="CASCADE"), index=True),
        sa.Column("url", sa.String(1000), nullable=False),
        sa.Column("shape", sa.String(8), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("origin", sa.String(300), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
    )
    op.create_table(
        "mail_addresses",
        sa.Column(
            "player_id", Id, sa.ForeignKey("players.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("is_confirmed", sa.Boolean(), nullable=False),
        sa.Column("fingerprint", sa.String(64), nullable=False, unique=True),
        sa.Column("asked", sa.Float(), nullable=False),
    )
    op.create_table(
        "deliveries",
        sa.Column("id", RowNumber, primary_key=True),
        sa.Column(
            "notification_id",
            RowNumber,
            sa.ForeignKey("outbox.id", ondelete="CASCADE"),
            nullable=False,
            index=True,
        ),
        sa.Column(
            "push_id", Id, sa.ForeignKey("push_subscriptions.id", ondelete="CASCADE"), index=True
        ),
        sa.Column("webhook_id", Id, sa.ForeignKey("webhooks.id", ondelete="CASCADE"), index=True),
        sa.Column(
            "mail_to", Id, sa.ForeignKey("mail_addresses.player_id", ondelete="CASCADE"), index=True
        ),
        sa.Column("receiver", sa.String(300), nullable=False),
        sa.Column("due", sa.Float(), nullable=False, index=True),
        sa.Column("attempts", sa.Integer(), nullable=False),
    )
    op.create_table(
        "notification_settings",
        sa.Column(
            "player_id", Id, sa.ForeignKey("players.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("time_zone", sa.String(64), nullable=False),
        sa.Column("quiet_from", sa.Integer()),
        sa.Column("quiet_until", sa.Integer()),
        sa.Column("kinds", sa.JSON(), nullable=False),
        sa.Column("feed", sa.String(64), unique=True),
    )
    op.create_table(
        "silenced_tables",
        sa.Column(
            "player_id", Id, sa.ForeignKey("players.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column(
            "table_id",
            Id,
            sa.ForeignKey("tables.id", ondelete="CASCADE"),
            primary_key=True,
            index=True,
        ),
    )
    op.create_table(
        "server_keys",
        sa.Column("name", sa.String(16), primary_key=True),
        sa.Column("key", sa.LargeBinary(), nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("name", sa.String(16), primary_key=True),
        sa.Column("holder", Id, nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
    )
