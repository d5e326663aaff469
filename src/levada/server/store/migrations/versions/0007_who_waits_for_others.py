"""Who waits for others to play with."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "waiting",
        sa.Column(
            "player_id",
            sa.String(32),
            sa.ForeignKey("players.id", name="fk_waiting_player_id", ondelete="CASCADE"),
            nullable=False,
        ),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("account", sa.String(24)),
        sa.Column("is_program", sa.Boolean(), nullable=False),
        sa.Column("game", sa.String(16), nullable=False),
        sa.Column("wish", sa.Text(), nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
        sa.Column("seen", sa.Float(), nullable=False),
        sa.Column("table_id", sa.String(32)),
        sa.PrimaryKeyConstraint("player_id", name="pk_waiting"),
    )
