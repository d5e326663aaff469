"""Who sends a request: known by a random secret in a cookie, or in a header for programs."""

import time
from collections import OrderedDict
from dataclasses import dataclass
from typing import Literal

from starlette.requests import HTTPConnection
from starlette.responses import Response

from levada.server.accounts.device_label import device_label
from levada.server.rate_limits import Limits, address_of
from levada.server.refusals import Refusal
from levada.server.store.devices import Device
from levada.server.store.people import PeopleStore, Player
from levada.server.tokens import fingerprint, new_id, new_secret

COOKIE = "levada"
DAY = 86_400
YEAR = 365 * DAY
MOST_CACHED = 20_000


@dataclass(frozen=True)
class Newcomer:
    """A new player, and the secret, which is sent to them once."""

    player: Player
    secret: str


class Authentication:
    """Knows players by their secrets."""

    def __init__(self, people: PeopleStore, limits: Limits) -> None:
        self.people = people
        self.limits = limits
        self.cached: OrderedDict[str, Player] = OrderedDict()
        self.kept_until = time.monotonic() + DAY
        """All are looked up again, and their cookies renewed, about once a day."""

    async def player(self, connection: HTTPConnection) -> Player | None:
        """The player who sends a request; none if it carries no known secret."""
        secret, place = secret_of(connection)
        if secret is None:
            return None
        hashed = fingerprint(secret)
        found = self.recall(hashed) or await self.look_up(hashed, connection)
        if found is None and place == "header":
            raise Refusal(401, "bad_token", "this token is not known here")
        return found

    def recall(self, hashed: str) -> Player | None:
        if time.monotonic() > self.kept_until:
            self.cached.clear()
            self.kept_until = time.monotonic() + DAY
        return self.cached.get(hashed)

    async def look_up(self, hashed: str, connection: HTTPConnection) -> Player | None:
        """In the database. Guesses cost as much as good secrets, so both are counted."""
        self.limits.count("tokens", None, address_of(connection))
        known = await self.people.find(hashed)
        if known is None:
            return None
        found, device = known
        if device.seen < today():
            await self.people.note_seen(Device(hashed, label_of(connection), today()))
        self.cached[hashed] = found
        if len(self.cached) > MOST_CACHED:
            self.cached.popitem(last=False)
        renew_cookie(connection)
        return found

    async def register(self, name: str, label: str = "") -> Newcomer:
        """A guest, on the device that is called so."""
        secret = new_secret()
        player = Player(new_id(), name, time.time())
        await self.people.add(player, Device(fingerprint(secret), label, today()))
        return Newcomer(player, secret)

    async def refresh(self) -> None:
        """What another process has changed or deleted is no longer known as it was."""
        hashes = list(self.cached)
        known = await self.people.find_all(hashes)
        for hashed in hashes:
            self.cached.pop(hashed, None)
            if hashed in known:
                self.cached[hashed] = known[hashed]

    def forget(self, player: str) -> None:
        """Drops a player from the cache, whose row has changed or is deleted."""
        for known in [each for each, found in self.cached.items() if found.id == player]:
            del self.cached[known]


def label_of(connection: HTTPConnection) -> str:
    return device_label(connection.headers.get("user-agent", ""))


def today() -> float:
    """When the day began: nobody needs to know the hour at which somebody was here."""
    return time.time() // DAY * DAY


def secret_of(connection: HTTPConnection) -> tuple[str | None, Literal["header", "cookie"]]:
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    if kind:
        return (token if kind.lower() == "bearer" else ""), "header"
    return connection.cookies.get(COOKIE), "cookie"


def renew_cookie(connection: HTTPConnection) -> None:
    """Whoever comes back has another year; the guard adds it to the answer."""
    secret, place = secret_of(connection)
    if place == "cookie" and secret is not None:
        response = Response()
        set_cookie(response, connection, secret)
        connection.state.renewed_cookie = response.headers["set-cookie"]


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
