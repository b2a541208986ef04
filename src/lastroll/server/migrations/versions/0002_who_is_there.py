"""The origin of a table, and when somebody was last there: for the list of public tables."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add both columns; for older tables neither is known."""
    op.add_column("tables", sa.Column("origin", sa.String(20), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("heard", sa.BigInteger, nullable=False, server_default="0"))
