"""Checks before every request: its origin and size; and the security headers of every answer."""

import orjson
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from levada.server.refusals import Refusal

SAFE = ("GET", "HEAD", "OPTIONS")
LARGEST_BODY = 65_536
LARGEST_RECORD = 1_100_000
RECORDS = "/api/records"
TOO_LARGE = "the body has more bytes than are taken here"
POLICY_VIOLATION = 1008
HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
}


class Guard:
    """Refuses requests of other sites' pages and bodies that are too large; adds the headers."""

    def __init__(self, app: ASGIApp, origins: tuple[str, ...]) -> None:
        self.app = app
        self.origins = origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self.check_socket(scope, receive, send)
        elif scope["type"] == "http":
            await self.check_request(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def check_socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self.is_from_another_site(scope):
            await receive()
            await send({"type": "websocket.close", "code": POLICY_VIOLATION, "reason": "origin"})
            return
        await self.app(scope, receive, send)

    async def check_request(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        if scope["method"] not in SAFE and self.is_from_another_site(scope):
            refusal = Refusal(403, "elsewhere", "this comes from another site's page")
            await refuse(refusal, send_with_headers)
            return
        largest = LARGEST_RECORD if scope["path"] == RECORDS else LARGEST_BODY
        measured = MeasuredBody(receive, largest)
        declared = Headers(scope=scope).get("content-length", "0")
        if declared.isdecimal() and int(declared) > largest:
            await refuse(Refusal(413, "too_large", TOO_LARGE, most=largest), send_with_headers)
            return
        await self.app(scope, measured, send_with_headers)

    def is_from_another_site(self, scope: Scope) -> bool:
        """By the headers that browsers send; programs need not send any."""
        headers = Headers(scope=scope)
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site") == "cross-site"
        if origin in self.origins:
            return False
        scheme, _, host = origin.partition("://")
        # Behind a proxy with TLS the request is http and the page https; never the reverse.
        schemes = ("https",) if scope["scheme"] in ("https", "wss") else ("http", "https")
        return scheme not in schemes or host != headers.get("host")


class MeasuredBody:
    """Counts the bytes received, whatever the header says."""

    def __init__(self, receive: Receive, largest: int) -> None:
        self.receive = receive
        self.left = largest

    async def __call__(self) -> Message:
        message = await self.receive()
        self.left -= len(message.get("body", b""))
        if self.left < 0:
            raise HTTPException(413, TOO_LARGE)
        return message


async def refuse(refusal: Refusal, send: Send) -> None:
    body = orjson.dumps({"error": refusal.as_dict()})
    headers = [(b"content-type", b"application/json")]
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
