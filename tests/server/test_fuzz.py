"""Whatever is sent, by request or socket, is answered as documented and never by a fault of ours."""

import json
import re
import zlib
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import Case
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import content_type_conformance, status_code_conformance
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from levada.server.app import create_app
from levada.server.authentication import COOKIE
from levada.server.settings import Settings
from tests.server.clients import ME, OPEN, Client
from tests.server.response_checks import check_response
from tests.server.running_server import Server, bots

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance]
ID = re.compile("[A-Za-z0-9_-]{1,32}")
RECORDS = Path(__file__).parents[1] / "records"
NO_HEALTH_CHECKS = settings(suppress_health_check=list(HealthCheck))
LEAVES = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.floats(),
    st.text(),
    st.sampled_from([10**30, -1, 1e308, "\0", "\ud800", "drawn", "players", "' OR 1=1 --", "<b>"]),
)
ANYTHING = st.recursive(
    LEAVES,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=8,
)


@pytest.fixture(scope="module")
def fuzzer(server: Server) -> Iterator[Client]:
    """Somebody known, who asks for anything; what comes is checked here and not by its shape."""
    client = Client(server, "Fuzzer")
    client.http.event_hooks = {}
    with client.http:
        yield client


@pytest.fixture(scope="module")
def other(server: Server) -> Iterator[Client]:
    client = Client(server, "Other")
    with client.http:
        yield client


@pytest.fixture
def tables(fuzzer: Client, other: Client) -> list[str]:
    """One of each state, and one of somebody else's where nobody may watch."""
    made = [
        fuzzer.makes("santiago", ME, OPEN, OPEN, OPEN),
        fuzzer.makes("exlibris", ME, *bots(2), hints=True),
        fuzzer.makes("exlibris", ME, *bots(1)),
        other.makes("exlibris", ME, *bots(1), watchers="nobody"),
    ]
    fuzzer.does("POST votes", {"what": "end"}, at=made[2])
    return [table["table"] for table in made]


@pytest.fixture(autouse=True)
def no_fault_of_ours(server: Server) -> Iterator[None]:
    before = faults(server)
    yield
    assert faults(server) == before


def faults(server: Server) -> str:
    lines = httpx.get(f"{server.url}/metrics").text.splitlines()
    [found] = (line for line in lines if line.startswith("levada_faults_total "))
    return found


schema = schemathesis.openapi.from_dict(create_app(Settings()).openapi())


@schema.exclude(path_regex="^/(healthz|readyz|metrics)").parametrize()
@settings(NO_HEALTH_CHECKS, max_examples=25)
def test_every_endpoint_answers_as_documented(
    case: "Case[Any]", fuzzer: Client, tables: list[str]
) -> None:
    """On tables of every state, as somebody who made, joined or never saw them."""
    asked = case.path_parameters or {}
    is_an_endpoint = case.method.upper() == case.operation.method.upper()
    if ID.fullmatch(str(asked.get("table_id", ""))):
        chosen = zlib.crc32(repr((case.body, case.query, asked)).encode(errors="replace"))
        case.path_parameters = {**asked, "table_id": tables[chosen % len(tables)]}
    elif asked:
        is_an_endpoint = False
    secret = fuzzer.http.cookies[COOKIE]
    cookies = {} if (case.method, case.path) == ("DELETE", "/api/me") else {COOKIE: secret}
    answer = case.call(base_url=fuzzer.server.url, cookies=cookies)
    case.validate_response(answer, checks=CHECKS)
    if is_an_endpoint:
        request = httpx.Request(case.method, str(answer.request.url))
        check_response(httpx.Response(answer.status_code, content=answer.content, request=request))


def check_answer(answer: httpx.Response) -> httpx.Response:
    assert answer.status_code < 500, answer.text
    if answer.is_error:
        assert set(answer.json()["error"]) == {"code", "text", "values"}
        assert "Traceback" not in answer.text
    return answer


def as_json(found: Any) -> bytes:
    return json.dumps(found).encode()  # also what is no JSON: NaN, half of a pair


JSON = {"Content-Type": "application/json"}
OPTIONS = "edition players palms min_offer money spare_tile build_named spring palms_at overseer"


@settings(NO_HEALTH_CHECKS, max_examples=150)
@given(st.dictionaries(st.sampled_from([*OPTIONS.split(), "first", "hands"]), ANYTHING))
def test_any_options(fuzzer: Client, options: dict[str, Any]) -> None:
    for game in ("santiago", "exlibris"):
        wish = {"game": game, "seats": [ME, OPEN, OPEN], "options": options}
        check_answer(fuzzer.http.post("/api/tables", content=as_json(wish), headers=JSON))


def altered(data: st.DataObject, found: Any) -> Any:
    """Something in it, anywhere, is another."""
    if isinstance(found, dict) and found and data.draw(st.booleans()):
        name = data.draw(st.sampled_from(sorted(found)))
        return {**found, name: altered(data, found[name])}
    if isinstance(found, list) and found and data.draw(st.booleans()):
        place = data.draw(st.integers(0, len(found) - 1))
        return [*found[:place], altered(data, found[place]), *found[place + 1 :]]
    return data.draw(ANYTHING)


@pytest.mark.parametrize("name", ["santiago-build-named", "exlibris-end-by-city"])
@settings(NO_HEALTH_CHECKS, max_examples=100)
@given(st.data())
def test_any_record(fuzzer: Client, name: str, data: st.DataObject) -> None:
    record = altered(data, json.loads((RECORDS / f"{name}.json").read_bytes()))
    answer = check_answer(fuzzer.http.post("/api/records", content=as_json(record)))
    if answer.is_success:
        table = answer.json()["table"]
        for place in ("", "/record", "/views/0", "/views/1?seat=0"):
            check_answer(fuzzer.http.get(f"/api/tables/{table}{place}"))


BODIES = [
    b"",
    b"{",
    b"null",
    b"[]",
    b'"text"',
    b"\xff\xfe",
    b'{"name": "\xed\xa0\x80"}',
    b'{"name": "\\ud800"}',
    b'{"name": 1e400}',
    b'{"name": NaN}',
    b'{"\\ud800": 1}',
    b'{"name": ' + b"9" * 5000 + b"}",
    b'{"name": "a", "name": ["b"]}',
    b'{"name":' * 5000 + b"1" + b"}" * 5000,
    b"[" * 60_000,
]


@pytest.mark.parametrize("body", BODIES, ids=lambda body: repr(body[:20]))
def test_bodies_that_are_no_good(fuzzer: Client, tables: list[str], body: bytes) -> None:
    endpoints = [
        "players",
        "tables",
        "records",
        f"tables/{tables[0]}/join",
        f"tables/{tables[1]}/moves",
    ]
    for endpoint in endpoints:
        answer = check_answer(fuzzer.http.post(f"/api/{endpoint}", content=body, headers=JSON))
        assert answer.status_code in (400, 422)


NUMBERS = ["-1", "5", "1e3", "9" * 30, "9" * 5000, "nan", "inf", "0x1", "%00", "1.0", "٣", " 1"]


@pytest.mark.parametrize("number", NUMBERS, ids=lambda number: number[:9])
def test_numbers_that_are_no_good(fuzzer: Client, tables: list[str], number: str) -> None:
    for table in tables:
        for place in (f"?seat={number}", f"/views/{number}", f"/views/0?seat={number}"):
            check_answer(fuzzer.http.get(f"/api/tables/{table}{place}"))
        check_answer(fuzzer.http.post(f"/api/tables/{table}/hint?seat={number}"))
        check_answer(fuzzer.http.put(f"/api/tables/{table}/seats/{number}/name", json={}))
        check_answer(fuzzer.http.get(f"/api/tables/{table}/chat?after={number}"))
    for place in ("tables", "me/tables"):
        check_answer(fuzzer.http.get(f"/api/{place}?before={number}"))


def is_answered(socket: ClientConnection, messages: int) -> None:
    """Each message is refused or done, and the socket still works."""
    socket.send('{"ping": 777}')
    for _ in range(3 * messages + 6):
        message = json.loads(socket.recv(timeout=15))
        kinds = ("table", "presence", "refused", "done", "said", "pong", "preview")
        assert message["type"] in kinds
        if message == {"type": "pong", "pong": 777}:
            return
    raise AssertionError("more answers than messages")


WORDS = ["move", "n", "key", "seat", "look", "preview", "ping", "text", "phrase", "amount"]
MESSAGES = st.one_of(
    st.binary(max_size=200),
    st.text(st.characters(codec="utf-8"), max_size=200),
    ANYTHING.map(json.dumps),
    st.fixed_dictionaries({}, optional=dict.fromkeys(WORDS, LEAVES)).map(json.dumps),
)


@settings(NO_HEALTH_CHECKS, max_examples=40)
@given(messages=st.lists(MESSAGES, max_size=50))
def test_any_messages(fuzzer: Client, tables: list[str], messages: list[str | bytes]) -> None:
    with fuzzer.live({"table": tables[1]}) as live:
        for message in messages:
            live.socket.send(message)
        is_answered(live.socket, len(messages))


def test_thousands_of_messages(fuzzer: Client, tables: list[str]) -> None:
    odd: list[str | bytes] = [
        "nonsense",
        '{"look": 4}',
        '{"move": "pass", "n": 9}',
        "[" * 4000,
        "é" * 5000,
        b"\0",
    ]
    with fuzzer.live({"table": tables[1]}) as live:
        for n in range(5000):
            live.socket.send(odd[n % len(odd)])
        is_answered(live.socket, 5000)


@pytest.mark.parametrize("message", ["x" * 20_000, b"x" * 20_000, "é" * 10_000_000])
def test_a_huge_message_ends_the_connection(
    fuzzer: Client, tables: list[str], message: str | bytes
) -> None:
    with fuzzer.live({"table": tables[1]}) as live:
        with suppress(ConnectionClosed):  # perhaps before we have said it all
            live.socket.send(message)
        assert live.is_closed()[0] in (1009, 1006)  # the latter if it was cut off in the middle
