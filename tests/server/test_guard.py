"""What every request has to pass: other sites' pages, sizes, time; and what every answer carries."""

import asyncio
import socket
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import orjson
import pytest
from fastapi import FastAPI
from starlette.requests import Request
from uvicorn import Config
from uvicorn.server import ServerState
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from levada.server import protocol_limits
from levada.server.app import create_app, our_fault
from levada.server.guard import HEADERS, LARGEST_BODY, LARGEST_RECORD, Guard
from levada.server.open_connections import OpenConnections
from levada.server.refusals import Refusal
from levada.server.settings import Settings
from tests.server.clients import ME
from tests.server.floods import UNREAD, open_socket, send_without_reading
from tests.server.running_server import Server, bots, serving, sqlite

JSON = {"Content-Type": "application/json"}


def own(server: Server) -> str:
    return server.url.removeprefix("http://")


@pytest.fixture
def table(ana: httpx.Client) -> str:
    wish = {"game": "exlibris", "seats": [ME, *bots(1)]}
    return f"/api/tables/{ana.post('/api/tables', json=wish).json()['table']}"


ELSEWHERE = ["null", "", "http://evil.example", "http://{host}.evil.example", "http://127.0.0.1:1"]
ELSEWHERE += ["http://evil.example/{host}", "{host}", "file://{host}", "HTTP://{host}/"]
ELSEWHERE += ["http://{host}@evil.example", "http://user@{host}", "http://{host} http://{host}"]


@pytest.mark.parametrize("origin", ELSEWHERE)
def test_another_sites_page_can_do_nothing(
    server: Server, ana: httpx.Client, table: str, origin: str
) -> None:
    headers = {"Origin": origin.format(host=own(server))}
    for method, path in (("POST", "/api/players"), ("DELETE", "/api/me"), ("PUT", "/api/me/name")):
        answer = ana.request(method, path, json={"name": "Eve"}, headers=headers)
        assert (answer.status_code, answer.json()["error"]["code"]) == (403, "elsewhere")
    assert ana.get("/api/me").json()["name"] == ""
    headers["Cookie"] = f"levada={ana.cookies['levada']}"
    address = f"ws://{own(server)}{table}/live"
    with pytest.raises(InvalidStatus), connect(address, additional_headers=headers):
        pass


@pytest.mark.parametrize("scheme", ["http", "https"])
def test_our_own_page_can(server: Server, ana: httpx.Client, table: str, scheme: str) -> None:
    headers = {"Origin": f"{scheme}://{own(server)}"}
    assert ana.put("/api/me/name", json={"name": "Ana"}, headers=headers).status_code == 204
    with connect(f"ws://{own(server)}{table}/live", additional_headers=headers) as live:
        assert orjson.loads(live.recv(timeout=10))["type"] == "table"


def test_a_plain_page_cannot_use_a_safe_server(server: Server, ana: httpx.Client) -> None:
    """Whoever sits between could have written it."""
    headers = {"Origin": f"http://{own(server)}", "X-Forwarded-Proto": "https"}
    answer = ana.post("/api/players", json={}, headers=headers)
    assert answer.json()["error"]["code"] == "elsewhere"
    headers["Origin"] = f"https://{own(server)}"
    assert ana.post("/api/players", json={}, headers=headers).status_code == 201


def test_without_an_origin_a_browser_still_says_that_it_is_another_site(ana: httpx.Client) -> None:
    answer = ana.post("/api/players", json={}, headers={"Sec-Fetch-Site": "cross-site"})
    assert answer.json()["error"]["code"] == "elsewhere"


@pytest.mark.parametrize(
    ("kind", "body"),
    [
        ("text/plain", b'{"name":"Eve"}'),
        ("application/x-www-form-urlencoded", b"name=Eve"),
        ("multipart/form-data; boundary=x", b"--x--"),
        ("", b'{"name":"Eve"}'),
    ],
)
def test_a_form_is_not_taken_for_json(ana: httpx.Client, kind: str, body: bytes) -> None:
    answer = ana.post("/api/players", content=body, headers={"Content-Type": kind})
    assert (answer.status_code, answer.json()["error"]["code"]) == (422, "bad_request")


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/", 200),
        ("GET", "/api", 200),
        ("GET", "/api/games", 200),
        ("GET", "/api/openapi.json", 200),
        ("GET", "/metrics", 200),
        ("GET", "/api/me", 401),
        ("GET", "/nowhere", 404),
        ("DELETE", "/api/games", 405),
        ("POST", "/api/players", 422),
    ],
)
def test_every_answer_carries_the_headers_of_safety(
    server: Server, method: str, path: str, status: int
) -> None:
    answer = httpx.request(method, f"{server.url}{path}")
    assert answer.status_code == status
    for name, value in HEADERS.items():
        assert answer.headers[name] == value
    assert "server" not in answer.headers
    assert "access-control-allow-origin" not in answer.headers
    if path.startswith("/api/"):
        assert answer.headers["cache-control"] == "no-store"


def test_the_policy_lets_nothing_in_from_elsewhere() -> None:
    rules = dict(rule.split(" ", 1) for rule in HEADERS["content-security-policy"].split("; "))
    assert rules["default-src"] == "'none'"
    assert rules["frame-ancestors"] == rules["base-uri"] == rules["form-action"] == "'none'"
    assert set(" ".join(rules.values()).split()) == {"'none'", "'self'", "data:"}
    assert "data:" not in rules["script-src"]


def test_a_fault_of_ours_says_nothing_about_us() -> None:
    """Its answer is made outside the guard."""
    asked = Request({"type": "http", "headers": []})
    answer = asyncio.run(our_fault(asked, RuntimeError("a secret of the store")))
    assert answer.status_code == 500
    assert b"secret" not in bytes(answer.body)
    assert HEADERS.items() <= dict(answer.headers).items()


@pytest.mark.parametrize(("path", "most"), [("players", LARGEST_BODY), ("records", LARGEST_RECORD)])
@pytest.mark.parametrize("is_declared", [True, False])
def test_bodies_have_an_end(ana: httpx.Client, path: str, most: int, is_declared: bool) -> None:
    def parts() -> Iterator[bytes]:
        for _ in range(0, most + 1, 1000):
            yield b" " * 1000

    content = b" " * (most + 1) if is_declared else parts()
    answer = ana.post(f"/api/{path}", content=content, headers=JSON)
    assert (answer.status_code, answer.json()["error"]["code"]) == (413, "too_large")


HEADS = [b"GET /%s HTTP/1.1\r\n", b"GET / HTTP/1.1\r\ncookie: levada=%s\r\n"]
HEADS += [b"GET / HTTP/1.1\r\nconnection: upgrade\r\nupgrade: websocket\r\nx: %s\r\n"]


@pytest.mark.parametrize("head", [*HEADS, b"GET / HTTP/1.1\r\n%s"])
def test_heads_have_an_end(server: Server, head: bytes) -> None:
    """However many lines they have: each costs more to keep than to send."""
    filling = (b"a: b\r\n" if head.endswith(b"%s") else b"x") * 1_000_000
    with socket.create_connection(("127.0.0.1", server.port), timeout=10) as raw:
        try:
            raw.sendall(head % filling)
            assert raw.recv(100).startswith(b"HTTP/1.1 400") or not raw.recv(100)
        except ConnectionError:
            pass  # shut in our face, while we were still talking
    assert httpx.get(f"{server.url}/healthz").status_code == 200


@pytest.fixture
def app(tmp_path: Path) -> FastAPI:
    return create_app(Settings(database=f"sqlite:///{tmp_path / 'tables.db'}"))


@pytest.mark.parametrize(
    "said", [b"", b"GET / HTTP/1.1\r\nx: ", b"POST / HTTP/1.1\r\ncontent-length: 9\r\n\r\n{"]
)
def test_whoever_is_too_slow_to_ask_is_not_waited_for(
    monkeypatch: pytest.MonkeyPatch, app: FastAPI, said: bytes
) -> None:
    monkeypatch.setattr(protocol_limits, "LONGEST_REQUEST", 0.2)

    async def wait() -> None:
        loop = asyncio.get_running_loop()
        config = Config(app, log_config=None, lifespan="off")
        state = {"open_connections": OpenConnections(Settings())}
        listening = await loop.create_server(
            lambda: protocol_limits.LimitedHttpProtocol(config, ServerState(), state),
            "127.0.0.1",
            0,
        )
        reader, writer = await asyncio.open_connection(*listening.sockets[0].getsockname())
        writer.write(said)
        await asyncio.wait_for(reader.read(), 10)  # until the server closes the connection
        writer.close()
        listening.close()

    asyncio.run(wait())


def is_closed(raw: socket.socket) -> bool:
    try:
        while raw.recv(65_536):
            pass
    except ConnectionError:
        pass
    return True


def test_a_message_in_endless_parts_is_not_waited_for(server: Server, table: str) -> None:
    with open_socket(server, table) as raw:
        raw.sendall(b"\x01\x80\0\0\0\0" + b"\0\x80\0\0\0\0" * 100)
        assert is_closed(raw)


@pytest.mark.parametrize("message", UNREAD)
def test_a_flood_whose_answers_nobody_reads_stops_nobody_else(
    server: Server, table: str, message: bytes
) -> None:
    """`python -m benchmarks floods` measures that the answers are not kept either."""
    with open_socket(server, table) as raw:
        send_without_reading(raw, message)
        assert httpx.get(f"{server.url}/healthz").status_code == 200


class Allowed:
    """Stands for a server whose rates let so many requests through."""

    def __init__(self, number: int) -> None:
        self.left = number
        self.state = SimpleNamespace(worker=SimpleNamespace(limits=self))

    def count(self, kind: str, player: str | None, _address: str) -> None:
        assert (kind, player) == ("requests", None)
        self.left -= 1
        if self.left < 0:
            raise Refusal(429, "too_many", "too often", what=kind, seconds=7)


@pytest.mark.parametrize("kind", ["http", "websocket"])
def test_every_request_is_counted_before_it_costs_anything(kind: str) -> None:
    sent: list[Any] = []
    passed: list[Any] = []

    async def app(scope: Any, _receive: Any, _send: Any) -> None:
        passed.append(scope)

    async def receive() -> Any:
        return {}

    async def send(message: Any) -> None:
        sent.append(message)

    scope = {
        "type": kind,
        "method": "POST",
        "path": "/api/players",
        "headers": [],
        "client": ("192.0.2.1", 1),
        "app": Allowed(3),
    }
    for _ in range(5):
        asyncio.run(Guard(app, ())(dict(scope), receive, send))
    assert len(passed) == 3
    if kind == "http":
        assert [message["status"] for message in sent[::2]] == [429, 429]
        assert (b"retry-after", b"7") in sent[0]["headers"]
    else:
        assert [message["reason"] for message in sent] == ["too_many"] * 2


FRIEND = "https://friend.example"


@pytest.fixture(scope="module")
def friendly(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    directory = tmp_path_factory.mktemp("friendly")
    with serving(sqlite(directory), directory / "log", LEVADA_ORIGINS=FRIEND) as running:
        yield running


def test_pages_of_named_origins_may_use_the_api(friendly: Server) -> None:
    asks = {
        "Origin": FRIEND,
        "Access-Control-Request-Method": "PUT",
        "Access-Control-Request-Headers": "authorization, content-type",
    }
    with friendly.client() as client:
        allowed = client.options("/api/me/name", headers=asks)
        assert allowed.status_code == 204
        assert "PUT" in allowed.headers["access-control-allow-methods"]
        assert "authorization" in allowed.headers["access-control-allow-headers"]
        made = client.post("/api/players", json={"name": "Ana"}, headers={"Origin": FRIEND})
        assert made.status_code == 201
        refused = client.get("/api/me", headers={"Origin": FRIEND})
        assert refused.status_code == 401
        for answer in (allowed, made, refused):
            assert answer.headers["access-control-allow-origin"] == FRIEND
            assert answer.headers["access-control-allow-credentials"] == "true"
            assert "origin" in answer.headers["vary"].lower()


def test_pages_of_other_origins_may_not(friendly: Server) -> None:
    for origin in (
        "https://evil.example",
        f"{FRIEND}.evil.example",
        "null",
        "http://friend.example",
    ):
        asks = {"Origin": origin, "Access-Control-Request-Method": "POST"}
        with friendly.client() as client:
            for answer in (
                client.options("/api/players", headers=asks),
                client.get("/api/games", headers={"Origin": origin}),
            ):
                assert "access-control-allow-origin" not in answer.headers
            assert client.post("/api/players", json={}, headers=asks).status_code == 403
