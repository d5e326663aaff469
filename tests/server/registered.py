"""People and programs who have an account, made past the passkeys: for tests of what they may do."""

import time

from sqlalchemy import insert

from levada.server.accounts.names import folded
from levada.server.store.schema import accounts, devices, players
from levada.server.tokens import fingerprint, new_id, new_secret
from tests.server.clients import Client
from tests.server.database_contents import change_rows


def registers(client: Client, kind: str = "person") -> Client:
    """Somebody who has not been here before, with an account of their name."""
    now, player, secret = time.time(), new_id(), new_secret()
    database, name = client.server.database, client.name
    change_rows(database, insert(players), {"id": player, "name": name, "created": now})
    device = {"label": "", "created": now, "seen": now}
    change_rows(
        database,
        insert(devices),
        {"player_id": player, "fingerprint": fingerprint(secret), **device},
    )
    account = {"name": name, "folded": folded(name), "kind": kind, "created": now}
    change_rows(database, insert(accounts), {"player_id": player, **account})
    client.takes_cookie(secret)
    return client
