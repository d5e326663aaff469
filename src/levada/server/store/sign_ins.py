"""What lets somebody in once: challenges for passkeys, codes to take oneself along."""

from dataclasses import dataclass

from sqlalchemy import delete, insert
from sqlalchemy.ext.asyncio import AsyncEngine

from levada.server.store.schema import challenges, codes


@dataclass(frozen=True)
class Challenge:
    """What a passkey is to sign, and what for."""

    challenge: str
    player_id: str | None
    """Who makes a passkey; none where somebody signs in."""
    name: str | None
    """Of the account that is made with it."""
    expires: float


class SignInStore:
    """Of all workers together: whatever is taken is gone, whoever takes it first."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def add_challenge(self, challenge: Challenge) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(insert(challenges), vars(challenge))

    async def take_challenge(self, challenge: str, now: float) -> Challenge | None:
        statement = delete(challenges).where(challenges.c.challenge == challenge)
        async with self.engine.begin() as connection:
            row = (await connection.execute(statement.returning(*challenges.c))).first()
        return None if row is None or row.expires < now else Challenge(*row)

    async def set_code(self, player: str, fingerprint: str, expires: float) -> None:
        """The one before it is worth nothing any more."""
        row = {"player_id": player, "fingerprint": fingerprint, "expires": expires}
        async with self.engine.begin() as connection:
            await connection.execute(delete(codes).where(codes.c.player_id == player))
            await connection.execute(insert(codes), row)

    async def take_code(self, fingerprint: str, now: float) -> str | None:
        """The player who is taken along."""
        statement = delete(codes).where(codes.c.fingerprint == fingerprint)
        async with self.engine.begin() as connection:
            row = (await connection.execute(statement.returning(*codes.c))).first()
        return None if row is None or row.expires < now else str(row.player_id)

    async def purge(self, now: float) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(delete(challenges).where(challenges.c.expires < now))
            await connection.execute(delete(codes).where(codes.c.expires < now))
