"""Checks before every request: its rate, origin and size; and the headers of every answer."""

import orjson
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from levada.server.metrics import REFUSALS
from levada.server.rate_limits import Limits, address_of
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


CORS = {
    "access-control-allow-methods": "GET, POST, PUT, DELETE",
    "access-control-allow-headers": "authorization, content-type",
    "access-control-max-age": "600",
}


class Guard:
    """Refuses floods, requests of other sites' pages and large bodies; adds the headers."""

    def __init__(self, app: ASGIApp, origins: tuple[str, ...]) -> None:
        self.app = app
        self.origins = origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self.check_socket(scope, receive, send)
        elif scope["type"] == "http":
            await self.check_request(scope, receive, self.with_headers(scope, send))
        else:
            await self.app(scope, receive, send)

    async def check_socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            self.count(scope)
            self.check_origin(scope)
        except Refusal as refusal:
            await receive()
            reason = refusal.code
            await send({"type": "websocket.close", "code": POLICY_VIOLATION, "reason": reason})
            return
        await self.app(scope, receive, send)

    async def check_request(self, scope: Scope, receive: Receive, send: Send) -> None:
        largest = LARGEST_RECORD if scope["path"] == RECORDS else LARGEST_BODY
        try:
            self.count(scope)
            if scope["method"] not in SAFE:
                self.check_origin(scope)
            check_declared_size(scope, largest)
        except Refusal as refusal:
            await refuse(refusal, send)
            return
        if self.is_preflight(scope):
            headers = [(name.encode(), value.encode()) for name, value in CORS.items()]
            await send({"type": "http.response.start", "status": 204, "headers": headers})
            await send({"type": "http.response.body"})
            return
        await self.app(scope, MeasuredBody(receive, largest), send)

    def with_headers(self, scope: Scope, send: Send) -> Send:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("cache-control", "no-store")
                if cookie := scope.get("state", {}).get("renewed_cookie"):
                    headers.setdefault("set-cookie", cookie)
                self.allow_origin(scope, headers)
            await send(message)

        return send_with_headers

    def allow_origin(self, scope: Scope, headers: MutableHeaders) -> None:
        """Lets pages of the named origins read the answer."""
        if self.origins:
            headers.add_vary_header("origin")
            origin = Headers(scope=scope).get("origin")
            if origin in self.origins:
                headers["access-control-allow-origin"] = origin
                headers["access-control-allow-credentials"] = "true"
                headers["access-control-expose-headers"] = "retry-after"

    def is_preflight(self, scope: Scope) -> bool:
        """Whether a browser asks if a page of a named origin may send what it wants to."""
        headers = Headers(scope=scope)
        return (
            scope["method"] == "OPTIONS"
            and headers.get("origin") in self.origins
            and "access-control-request-method" in headers
        )

    def count(self, scope: Scope) -> None:
        """Everything an address asks for, before it costs anything; most is counted again."""
        limits: Limits = scope["app"].state.worker.limits
        limits.count("requests", None, address_of(HTTPConnection(scope)))

    def check_origin(self, scope: Scope) -> None:
        if self.is_from_another_site(scope):
            raise Refusal(403, "elsewhere", "this comes from another site's page")

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


def check_declared_size(scope: Scope, largest: int) -> None:
    declared = Headers(scope=scope).get("content-length", "0")
    if declared.isdecimal() and int(declared) > largest:
        raise Refusal(413, "too_large", TOO_LARGE, most=largest)


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
    REFUSALS.labels(refusal.code).inc()
    body = orjson.dumps({"error": refusal.as_dict()})
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    if "seconds" in refusal.values:
        headers.append((b"retry-after", b"%d" % refusal.values["seconds"]))
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
