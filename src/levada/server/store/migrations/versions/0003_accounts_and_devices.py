"""Accounts and devices. The secret of every player becomes their first device."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

ROW_NUMBER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    make_devices()
    make_accounts()
    make_passkeys()
    make_ties()
    make_audit()
    with op.batch_alter_table("reports") as reports:
        reports.alter_column("table_id", existing_type=sa.String(length=32), nullable=True)
        reports.add_column(sa.Column("about", sa.String(length=64), nullable=True))
        reports.create_index(reports.f("ix_reports_about"), ["about"])


def make_devices() -> None:
    op.create_table(
        "devices",
        sa.Column("id", ROW_NUMBER, nullable=False),
        sa.Column("player_id", sa.String(length=32), nullable=False),
        sa.Column("fingerprint", sa.String(length=64), nullable=False),
        sa.Column("label", sa.String(length=64), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("seen", sa.Float(), nullable=False),
        of_player("devices", "player_id"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_devices")),
        sa.UniqueConstraint("fingerprint", name=op.f("uq_devices_fingerprint")),
    )
    op.create_index(op.f("ix_devices_player_id"), "devices", ["player_id"])
    op.execute(
        "INSERT INTO devices (player_id, fingerprint, label, created, seen) "
        "SELECT id, fingerprint, '', created, created FROM players"
    )
    with op.batch_alter_table("players") as players:
        players.drop_constraint(op.f("uq_players_fingerprint"), type_="unique")
        players.drop_column("fingerprint")


def make_accounts() -> None:
    op.create_table(
        "accounts",
        sa.Column("player_id", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=24), nullable=False),
        sa.Column("folded", sa.String(length=100), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("owner_id", sa.String(length=32), nullable=True),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("renamed", sa.Float(), nullable=True),
        sa.Column("closed", sa.Float(), nullable=True),
        of_player("accounts", "player_id"),
        of_player("accounts", "owner_id"),
        sa.PrimaryKeyConstraint("player_id", name=op.f("pk_accounts")),
        sa.UniqueConstraint("folded", name=op.f("uq_accounts_folded")),
    )
    op.create_index(op.f("ix_accounts_owner_id"), "accounts", ["owner_id"])


def make_passkeys() -> None:
    op.create_table(
        "passkeys",
        sa.Column("id", ROW_NUMBER, nullable=False),
        sa.Column("player_id", sa.String(length=32), nullable=False),
        sa.Column("credential", sa.LargeBinary(), nullable=False),
        sa.Column("site", sa.String(length=253), nullable=False),
        sa.Column("public_key", sa.LargeBinary(), nullable=False),
        sa.Column("sign_count", sa.BigInteger(), nullable=False),
        sa.Column("label", sa.String(length=64), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("used", sa.Float(), nullable=False),
        of_player("passkeys", "player_id"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_passkeys")),
        sa.UniqueConstraint("credential", name=op.f("uq_passkeys_credential")),
    )
    op.create_index(op.f("ix_passkeys_player_id"), "passkeys", ["player_id"])
    op.create_table(
        "challenges",
        sa.Column("challenge", sa.String(length=64), nullable=False),
        sa.Column("player_id", sa.String(length=32), nullable=True),
        sa.Column("name", sa.String(length=24), nullable=True),
        sa.Column("expires", sa.Float(), nullable=False),
        of_player("challenges", "player_id"),
        sa.PrimaryKeyConstraint("challenge", name=op.f("pk_challenges")),
    )
    op.create_index(op.f("ix_challenges_player_id"), "challenges", ["player_id"])
    op.create_table(
        "codes",
        sa.Column("player_id", sa.String(length=32), nullable=False),
        sa.Column("fingerprint", sa.String(length=64), nullable=False),
        sa.Column("expires", sa.Float(), nullable=False),
        of_player("codes", "player_id"),
        sa.PrimaryKeyConstraint("player_id", name=op.f("pk_codes")),
        sa.UniqueConstraint("fingerprint", name=op.f("uq_codes_fingerprint")),
    )


def make_ties() -> None:
    """Between people: who follows whom, who is invited by whom."""
    op.create_table(
        "follows",
        sa.Column("player_id", sa.String(length=32), nullable=False),
        sa.Column("followed_id", sa.String(length=32), nullable=False),
        of_player("follows", "player_id"),
        of_player("follows", "followed_id"),
        sa.PrimaryKeyConstraint("player_id", "followed_id", name=op.f("pk_follows")),
    )
    op.create_index(op.f("ix_follows_followed_id"), "follows", ["followed_id"])
    op.create_table(
        "invitations",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("player_id", sa.String(length=32), nullable=False),
        sa.Column("by_id", sa.String(length=32), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_invitations_table_id"), ondelete="CASCADE"
        ),
        of_player("invitations", "player_id"),
        of_player("invitations", "by_id"),
        sa.PrimaryKeyConstraint("table_id", "player_id", name=op.f("pk_invitations")),
    )
    op.create_index(op.f("ix_invitations_player_id"), "invitations", ["player_id"])
    op.create_index(op.f("ix_invitations_by_id"), "invitations", ["by_id"])


def make_audit() -> None:
    op.create_table(
        "audit",
        sa.Column("id", ROW_NUMBER, nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("actor", sa.String(length=64), nullable=False),
        sa.Column("action", sa.String(length=32), nullable=False),
        sa.Column("subject", sa.String(length=64), nullable=False),
        sa.Column("player_id", sa.String(length=32), nullable=True),
        sa.Column("details", sa.JSON(), nullable=False),
        of_player("audit", "player_id"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_audit")),
    )
    op.create_index(op.f("ix_audit_at"), "audit", ["at"])
    op.create_index(op.f("ix_audit_player_id"), "audit", ["player_id"])


def of_player(table: str, column: str) -> sa.ForeignKeyConstraint:
    name = op.f(f"fk_{table}_{column}")
    return sa.ForeignKeyConstraint([column], ["players.id"], name=name, ondelete="CASCADE")
