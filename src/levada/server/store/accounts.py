"""Accounts and their passkeys."""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from levada.server.accounts.names import folded
from levada.server.accounts.passkeys import Passkey
from levada.server.store.audit import OPERATOR, add_audit
from levada.server.store.schema import accounts, codes, devices, passkeys, players, reports


@dataclass(frozen=True)
class Account:
    player_id: str
    name: str
    kind: str
    created: float
    renamed: float | None
    closed: float | None


@dataclass(frozen=True)
class NewPasskey:
    credential: bytes
    site: str
    public_key: bytes
    sign_count: int
    label: str
    created: float
    used: float


class AccountStore:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def of(self, player: str) -> Account | None:
        return await self.find(accounts.c.player_id == player)

    async def named(self, name: str) -> Account | None:
        """Also by a look-alike; closed ones too."""
        return await self.find(accounts.c.folded == folded(name))

    async def find(self, which: ColumnElement[bool]) -> Account | None:
        columns = [accounts.c[name] for name in Account.__dataclass_fields__]
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(*columns).where(which))).first()
        return None if row is None else Account(*row)

    async def open(self, player: str, name: str, passkey: NewPasskey) -> bool:
        """Whether it was possible: somebody may have been faster with the name."""
        account = {"player_id": player, "name": name, "folded": folded(name), "kind": "person"}
        try:
            async with self.engine.begin() as connection:
                await connection.execute(insert(accounts), {**account, "created": passkey.created})
                await rename_player(connection, player, name)
                await connection.execute(insert(passkeys), {"player_id": player, **vars(passkey)})
        except IntegrityError:
            return False
        return True

    async def rename(self, player: str, name: str, at: float | None) -> bool:
        """Whether the name was free. `at` is none where the operator chose it."""
        new: dict[str, Any] = {"name": name, "folded": folded(name)}
        old = await self.of(player)
        assert old is not None
        try:
            async with self.engine.begin() as connection:
                statement = update(accounts).where(accounts.c.player_id == player)
                await connection.execute(
                    statement.values(new if at is None else {**new, "renamed": at})
                )
                await rename_player(connection, player, name)
                about = update(reports).where(reports.c.about == f"account {old.name}")
                await connection.execute(about.values(about=f"account {name}"))
                actor = OPERATOR if at is None else name
                subject = f"account {name}"
                await add_audit(
                    connection, actor, "rename_account", subject, player=player, was=old.name
                )
        except IntegrityError:
            return False
        return True

    async def set_closed(self, account: Account, at: float | None) -> None:
        """A closed account is signed out everywhere and opens nothing; its name stays taken."""
        player = account.player_id
        action = "reopen_account" if at is None else "close_account"
        async with self.engine.begin() as connection:
            await connection.execute(
                update(accounts).where(accounts.c.player_id == player).values(closed=at)
            )
            if at is not None:
                await connection.execute(delete(devices).where(devices.c.player_id == player))
                await connection.execute(delete(codes).where(codes.c.player_id == player))
            subject = f"account {account.name}"
            await add_audit(connection, OPERATOR, action, subject, player=player)

    async def add_passkey(self, player: str, passkey: NewPasskey) -> bool:
        """Whether it is new."""
        try:
            async with self.engine.begin() as connection:
                await connection.execute(insert(passkeys), {"player_id": player, **vars(passkey)})
        except IntegrityError:
            return False
        return True

    async def passkeys_of(self, player: str) -> list[dict[str, Any]]:
        """As their owner is shown them."""
        columns = [passkeys.c[name] for name in ("id", "label", "site", "created", "used")]
        statement = select(*columns).where(passkeys.c.player_id == player)
        async with self.engine.connect() as connection:
            found = await connection.execute(statement.order_by(passkeys.c.id))
            return [{str(name): value for name, value in row.items()} for row in found.mappings()]

    async def credentials_of(self, player: str, site: str) -> list[bytes]:
        statement = select(passkeys.c.credential).where(
            passkeys.c.player_id == player, passkeys.c.site == site
        )
        async with self.engine.connect() as connection:
            return list((await connection.execute(statement)).scalars())

    async def passkey_with(self, credential: bytes) -> Passkey | None:
        columns = [passkeys.c[name] for name in Passkey.__dataclass_fields__]
        statement = select(*columns).where(passkeys.c.credential == credential)
        async with self.engine.connect() as connection:
            row = (await connection.execute(statement)).first()
        return None if row is None else Passkey(*row)

    async def note_use(self, passkey: Passkey, sign_count: int, day: float) -> bool:
        """Whether nobody else used the same passkey at the same moment."""
        statement = update(passkeys).where(
            passkeys.c.id == passkey.id, passkeys.c.sign_count == passkey.sign_count
        )
        async with self.engine.begin() as connection:
            done = await connection.execute(statement.values(sign_count=sign_count, used=day))
        return done.rowcount == 1

    async def remove_passkey(self, player: str, passkey: int, *, even_last: bool) -> bool:
        """Whether it is gone: the last goes only if that is meant."""
        every = passkeys.alias()
        number = select(func.count()).select_from(every).where(every.c.player_id == player)
        statement = delete(passkeys).where(
            passkeys.c.player_id == player,
            passkeys.c.id == passkey,
            number.scalar_subquery() > (0 if even_last else 1),
        )
        async with self.engine.begin() as connection:
            await connection.execute(  # of two removed at once, each sees the other gone
                select(accounts.c.name).where(accounts.c.player_id == player).with_for_update()
            )
            return (await connection.execute(statement)).rowcount == 1


async def rename_player(connection: AsyncConnection, player: str, name: str) -> None:
    """What they are called where they type no other name."""
    await connection.execute(update(players).where(players.c.id == player).values(name=name))
