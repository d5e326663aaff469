"""`levada admin rerate` and `void`: ratings worked out anew, and without a game."""

from levada.cli.console import out, remarks
from levada.cli.errors import UsageError
from levada.cli.server_database import read_settings, with_store
from levada.server.store.store import Store


def rerate_games(database: str | None) -> None:
    async def rerate(store: Store) -> tuple[int, int]:
        return await store.rating_count.rerate()

    games, different = with_store(read_settings({"database": database}), rerate)
    found = f"at {different:,} seats it was another" if different else "every rating is as it was"
    out.print(f"{games:,} rated games counted anew: {found}")


def void_game(database: str | None, table: str) -> None:
    async def void(store: Store) -> bool:
        return await store.rating_count.void(table)

    if not with_store(read_settings({"database": database}), void):
        raise UsageError(f"{table}: there is no rated game of this table that counts")
    remarks.print(f"the game at {table} no longer counts")
