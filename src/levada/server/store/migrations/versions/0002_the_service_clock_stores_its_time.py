"""The service clock stores the time it shows, and no longer what is to be taken off the wall clock."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("service") as service:
        service.add_column(sa.Column("time", sa.Float(), nullable=True))
        service.add_column(sa.Column("purged", sa.Float(), nullable=True))
    op.execute("UPDATE service SET time = beat - downtime, purged = beat")
    with op.batch_alter_table("service") as service:
        service.alter_column("time", existing_type=sa.Float(), nullable=False)
        service.alter_column("purged", existing_type=sa.Float(), nullable=False)
        service.drop_column("downtime")
