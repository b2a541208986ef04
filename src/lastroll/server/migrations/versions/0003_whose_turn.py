"""The held seats, the seat to act and the deadline, for a client's tables without their logs."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add the columns; they are filled at the next change of a table's seats."""
    op.add_column("tables", sa.Column("to_move", sa.Integer))
    op.add_column("tables", sa.Column("due_at", sa.BigInteger))
    op.add_column("tables", sa.Column("moved_at", sa.BigInteger))
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(64), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("holder", sa.String(64), nullable=False),
    )
    op.create_index("seats_by_holder", "seats", ["holder"])
