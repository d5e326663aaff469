"""`levada admin purge`: deletes old tables and players now, as the server does once an hour."""

from dataclasses import asdict
from typing import Any

from levada.cli.console import out
from levada.cli.errors import UsageError
from levada.cli.server_database import read_settings, with_store
from levada.server import housekeeping
from levada.server.store.store import Store


def purge_tables(flags: dict[str, Any], *, is_trial: bool, is_sure: bool) -> None:
    settings = read_settings(flags)
    ends = housekeeping.deadlines(settings)

    async def count(store: Store) -> int:
        return await store.tables.count_old(**asdict(ends))

    async def purge(store: Store) -> housekeeping.Purged:
        if not is_sure and (why := await housekeeping.doubt(store, ends)):
            raise UsageError(why)
        return await housekeeping.purge(store, ends)

    rule = (
        f"finished more than {settings.keep_days} days ago, "
        f"or unfinished and untouched for {settings.abandon_days}"
    )
    if is_trial:
        out.print(f"{with_store(settings, count):,} tables would go: {rule}", soft_wrap=True)
        return
    gone = with_store(settings, purge)
    out.print(
        f"{gone.tables:,} tables and {len(gone.players):,} players deleted: {rule}", soft_wrap=True
    )
