"""What operators and organisers did, and to whom: for an operator to read."""

import time
from dataclasses import dataclass
from typing import Any

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from levada.server.store.schema import audit

OPERATOR = "operator"


@dataclass(frozen=True)
class AuditEntry:
    at: float
    actor: str
    """`operator`, or the name of an account."""
    action: str
    subject: str
    """Such as `account Ana`."""
    player_id: str | None
    """The one person it is about, if there is one: it goes with them."""
    details: dict[str, Any]


async def add_audit(
    connection: AsyncConnection,
    actor: str,
    action: str,
    subject: str,
    *,
    player: str | None = None,
    **details: Any,
) -> None:
    """In the transaction of what was done."""
    entry = AuditEntry(time.time(), actor, action, subject, player, details)
    await connection.execute(insert(audit), vars(entry))


class AuditStore:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def latest(self, most: int) -> list[AuditEntry]:
        """The newest first."""
        columns = [audit.c[name] for name in AuditEntry.__dataclass_fields__]
        statement = select(*columns).order_by(audit.c.id.desc()).limit(most)
        async with self.engine.connect() as connection:
            return [AuditEntry(*row) for row in await connection.execute(statement)]

    async def purge(self, *, before: float) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(delete(audit).where(audit.c.at < before))
