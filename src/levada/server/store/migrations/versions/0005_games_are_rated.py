"""Rated games, the ratings that follow from them, and what people show on their profile."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

ID = sa.String(length=32)


def upgrade() -> None:
    make_rated_games()
    make_rated_seats()
    make_ratings()
    op.create_table(
        "profiles",
        sa.Column("player_id", ID, nullable=False),
        sa.Column("shows_games", sa.Boolean(), nullable=False),
        sa.Column("shows_history", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(
            ["player_id"], ["players.id"], name=op.f("fk_profiles_player_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("player_id", name=op.f("pk_profiles")),
    )


def make_rated_games() -> None:
    op.create_table(
        "rated_games",
        sa.Column("table_id", ID, nullable=False),
        sa.Column("game", sa.String(length=16), nullable=False),
        sa.Column("at", sa.Float(), nullable=True),
        sa.Column("is_void", sa.Boolean(), nullable=False),
        sa.Column("is_counted", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_rated_games")),
    )
    op.create_index("ix_rated_games_order", "rated_games", ["game", "at", "table_id"])


def make_rated_seats() -> None:
    op.create_table(
        "rated_seats",
        sa.Column("table_id", ID, nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("player_id", ID, nullable=True),
        sa.Column("level", sa.String(length=16), nullable=True),
        sa.Column("place", sa.Integer(), nullable=True),
        sa.Column("points_before", sa.Float(), nullable=True),
        sa.Column("points", sa.Float(), nullable=True),
        sa.Column("uncertainty", sa.Float(), nullable=True),
        sa.Column("games", sa.Integer(), nullable=True),
        sa.Column("weight", sa.Float(), nullable=True),
        sa.ForeignKeyConstraint(
            ["table_id"],
            ["rated_games.table_id"],
            name=op.f("fk_rated_seats_table_id"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_rated_seats")),
    )
    op.create_index(op.f("ix_rated_seats_player_id"), "rated_seats", ["player_id"])


def make_ratings() -> None:
    op.create_table(
        "ratings",
        sa.Column("game", sa.String(length=16), nullable=False),
        sa.Column("player_id", ID, nullable=False),
        sa.Column("points", sa.Float(), nullable=False),
        sa.Column("uncertainty", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("game", "player_id", name=op.f("pk_ratings")),
    )
    op.create_index("ix_ratings_best", "ratings", ["game", "points"])
