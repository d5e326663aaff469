"""Who sends a request: known by a random secret in a cookie, or in a header for programs."""

import time
from collections import OrderedDict
from dataclasses import dataclass
from typing import Literal

from starlette.requests import HTTPConnection
from starlette.responses import Response

from levada.server.refusals import Refusal
from levada.server.store.people import PeopleStore, Player
from levada.server.tokens import fingerprint, new_id, new_secret

COOKIE = "levada"
YEAR = 365 * 86_400
MOST_CACHED = 20_000
LONGEST_SECRET = 200


@dataclass(frozen=True)
class Newcomer:
    """A new player, and the secret, which is sent to them once."""

    player: Player
    secret: str


class Authentication:
    """Knows players by their secrets."""

    def __init__(self, people: PeopleStore) -> None:
        self.people = people
        self.cached: OrderedDict[str, Player] = OrderedDict()

    async def player(self, connection: HTTPConnection) -> Player | None:
        """The player who sends a request; none if it carries no known secret."""
        secret, place = secret_of(connection)
        found = None if secret is None else await self.find(secret)
        if found is None and place == "header":
            raise Refusal(401, "bad_token", "this token is not known here")
        return found

    async def find(self, secret: str) -> Player | None:
        if len(secret) > LONGEST_SECRET:
            return None
        hashed = fingerprint(secret)
        found = self.cached.get(hashed) or await self.people.find(hashed)
        if found is not None:
            self.cached[hashed] = found
            if len(self.cached) > MOST_CACHED:
                self.cached.popitem(last=False)
        return found

    async def register(self, name: str) -> Newcomer:
        secret = new_secret()
        player = Player(new_id(), name, time.time())
        await self.people.add(player, fingerprint(secret))
        return Newcomer(player, secret)

    def forget(self, player: str) -> None:
        """Drops a player from the cache, whose row has changed or is deleted."""
        for known in [each for each, found in self.cached.items() if found.id == player]:
            del self.cached[known]


def secret_of(connection: HTTPConnection) -> tuple[str | None, Literal["header", "cookie"]]:
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    if kind:
        return (token if kind.lower() == "bearer" else ""), "header"
    return connection.cookies.get(COOKIE), "cookie"


def set_cookie(response: Response, connection: HTTPConnection, secret: str) -> None:
    response.set_cookie(
        COOKIE,
        secret,
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=connection.url.scheme == "https",
    )


def delete_cookie(response: Response) -> None:
    response.delete_cookie(COOKIE, httponly=True, samesite="lax")
