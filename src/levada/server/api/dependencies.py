"""Who calls, and which worker answers: what every endpoint needs."""

import hmac
from ipaddress import ip_address
from typing import Annotated

from fastapi import Depends, Path, Query, Request
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.responses import Response

from levada.server.authentication import label_of, secret_of, set_cookie
from levada.server.rate_limits import address_of
from levada.server.refusals import Refusal
from levada.server.store.people import Player
from levada.server.table import Table
from levada.server.table_registry import Command
from levada.server.tokens import fingerprint
from levada.server.worker import Worker

TableId = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{1,32}$")]
SeatId = Annotated[int, Path(ge=0, le=4)]
SIGNS_OF_A_PROXY = (
    "x-forwarded-for",
    "x-forwarded-proto",
    "x-forwarded-host",
    "x-real-ip",
    "forwarded",
    "via",
)
SeatWanted = Annotated[int | None, Query(ge=0, le=4)]


def worker_of(connection: HTTPConnection) -> Worker:
    worker: Worker = connection.app.state.worker
    return worker


class Caller:
    """A request, and whoever makes it."""

    def __init__(self, request: Request, player: Player | None) -> None:
        self.request = request
        self.worker = worker_of(request)
        self.player = player
        self.fresh_secret: str | None = None

    @property
    def fingerprint(self) -> str | None:
        """Of the secret that the request carries: which device it comes from."""
        secret, _ = secret_of(self.request)
        secret = self.fresh_secret or secret
        return None if secret is None else fingerprint(secret)

    async def become(self, secret: str) -> None:
        """Whoever asks is from now on the player whom a new secret stands for."""
        known = await self.worker.store.people.find(fingerprint(secret))
        assert known is not None
        self.player, self.fresh_secret = known[0], secret

    @property
    def player_id(self) -> str | None:
        return None if self.player is None else self.player.id

    def count(self, kind: str) -> None:
        self.worker.limits.count(kind, self.player_id, address_of(self.request))

    def known(self) -> Player:
        if self.player is None:
            raise Refusal(401, "unknown_player", "nobody is known by this cookie or token")
        return self.player

    async def registered(self, name: str) -> Player:
        """Whoever asks; somebody new is given a secret along with the answer."""
        if self.player is None:
            self.count("players")
            newcomer = await self.worker.authentication.register(name, label_of(self.request))
            self.player, self.fresh_secret = newcomer.player, newcomer.secret
        return self.player

    async def change(self, table_id: str, command: Command, kind: str = "changes") -> Table:
        self.count(kind)
        return await self.worker.registry.change(table_id, command)

    async def mute(self, player: str, other: str, *, muted: bool) -> None:
        """At every worker."""
        await self.worker.store.people.mute(player, other, muted=muted)
        self.worker.connections.mute(player, other, muted=muted)
        await self.worker.worker_messages.send(muted=[player, other, muted])

    def with_cookie(self, response: Response) -> Response:
        if self.fresh_secret is not None:
            set_cookie(response, self.request, self.fresh_secret)
        return response


def check_operator(request: Request) -> None:
    """Whoever runs the server: on its machine and not by a proxy, or with the operator's token."""
    token = request.headers.get("authorization", "").removeprefix("Bearer ")
    expected = worker_of(request).settings.operator_token
    if expected and hmac.compare_digest(token.encode(), expected.encode()):
        return
    host = request.client.host if request.client else ""
    if not is_loopback(host) or any(name in request.headers for name in SIGNS_OF_A_PROXY):
        raise HTTPException(404)


def is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


async def caller_of(request: Request) -> Caller:
    return Caller(request, await worker_of(request).authentication.player(request))


OperatorOnly = Depends(check_operator)
CurrentCaller = Annotated[Caller, Depends(caller_of)]
