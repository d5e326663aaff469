"""`levada admin accounts` and `audit`: names changed, accounts closed, and what was done by whom."""

import asyncio
import json
import time
from typing import Any

from levada.cli.admin_reports import moment
from levada.cli.console import out, remarks
from levada.cli.errors import UsageError
from levada.cli.server_database import read_settings, with_store
from levada.server.accounts.names import checked_name
from levada.server.player_tables import PlayerTables
from levada.server.refusals import Refusal
from levada.server.store.accounts import Account
from levada.server.store.journal import Journal
from levada.server.store.store import Store
from levada.server.store.worker_messages import WorkerMessages
from levada.server.table_registry import TableRegistry
from levada.server.tokens import new_id

SOON = "a running server on SQLite knows it within the hour, or when it is started again"


def rename_account(database: str | None, name: str, new: str) -> None:
    async def rename(store: Store) -> None:
        account = await account_called(store, name)
        if not await store.accounts.rename(account.player_id, new, None):
            raise UsageError(f"{new}: somebody has this name, or one that looks like it")
        await rename_at_tables(store, account, new)

    try:
        new = checked_name(new)
    except Refusal as refusal:
        raise UsageError(f"{new}: {refusal.text}") from None
    with_store(read_settings({"database": database}), rename)
    out.print(f"{name} is called {new} now; {SOON}", soft_wrap=True, markup=False)


async def rename_at_tables(store: Store, account: Account, new: str) -> None:
    """By the journal, as a worker would, so that running workers notice."""
    await store.clock.begin()
    worker_id = new_id()
    journal, worker_messages = (
        Journal(store.engine, worker_id),
        WorkerMessages(store.engine, worker_id),
    )
    writing = asyncio.create_task(journal.run())
    try:
        tables = PlayerTables(TableRegistry(store, journal), worker_messages)
        await tables.rename(account.player_id, account.name, new)
    finally:
        writing.cancel()
    await worker_messages.send(forgotten=account.player_id)


def set_closed(database: str | None, name: str, *, is_closed: bool) -> None:
    async def close(store: Store) -> str:
        account = await account_called(store, name)
        await store.accounts.set_closed(account, time.time() if is_closed else None)
        await WorkerMessages(store.engine, new_id()).send(signed_out=account.player_id)
        return account.name

    found = with_store(read_settings({"database": database}), close)
    state = "closed, and signed out everywhere" if is_closed else "open again"
    out.print(f"the account {found} is {state}; {SOON}", soft_wrap=True, markup=False)


async def account_called(store: Store, name: str) -> Account:
    account = await store.accounts.named(name)
    if account is None:
        raise UsageError(f"{name}: there is no account of this name")
    return account


def show_audit(database: str | None, most: int, *, as_json: bool) -> None:
    async def read(store: Store) -> list[dict[str, Any]]:
        return [
            {
                "at": entry.at,
                "actor": entry.actor,
                "action": entry.action,
                "subject": entry.subject,
                "details": entry.details,
            }
            for entry in await store.audit.latest(most)
        ]

    found = with_store(read_settings({"database": database}), read)
    for entry in found:
        if as_json:
            out.out(json.dumps(entry, ensure_ascii=False), highlight=False)
        else:
            details = ", ".join(f"{name} {value}" for name, value in entry["details"].items())
            words = (
                moment(entry["at"]),
                entry["actor"],
                entry["action"],
                entry["subject"],
                details,
            )
            out.out("  ".join(filter(None, words)), highlight=False)
    if not found:
        remarks.print("nothing was done yet that is written down")
