"""What people are to be told: written together with what happened, sent after that."""

import time
from collections.abc import Sequence

from sqlalchemy import delete
from sqlalchemy.ext.asyncio import AsyncConnection

from levada.server.notice import Notice
from levada.server.store.database import INSERTS
from levada.server.store.schema import outbox


async def add_notices(connection: AsyncConnection, notices: Sequence[Notice]) -> None:
    """In the transaction of what they tell; one that is not to be repeated is written once."""
    now = time.time()
    rows = [
        {
            "player_id": notice.player,
            "kind": notice.kind,
            "subject": notice.subject,
            "values": notice.values,
            "once": notice.once,
            "written": now,
            "due": now,
        }
        for notice in notices
    ]
    statement = INSERTS[connection.dialect.name](outbox).on_conflict_do_nothing()
    if rows:
        await connection.execute(statement, rows)


async def note_return(connection: AsyncConnection, player: str, table_id: str) -> None:
    """Whoever has come back to a table may be called to it again."""
    is_call = (outbox.c.kind == "your_move") & (outbox.c.subject == table_id)
    await connection.execute(delete(outbox).where(outbox.c.player_id == player, is_call))
