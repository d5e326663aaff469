"""Secrets: given once, kept as hashes, and in no line of the log."""

import json
import logging
from collections.abc import Iterator
from http.cookies import SimpleCookie
from pathlib import Path

import httpx
import pytest

from levada.server.authentication import COOKIE
from levada.server.json_logs import AsJson
from levada.server.rate_limits import ADDRESS_FACTOR, RATES
from levada.server.tokens import new_id, new_secret
from tests.server.clients import ME, OPEN, Client, Table
from tests.server.running_server import Server, serving, sqlite


@pytest.fixture(scope="module")
def talkative(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that logs all it can, with limits, and that believes no proxy."""
    directory = tmp_path_factory.mktemp("talkative")
    given = {
        "LEVADA_LOG_LEVEL": "debug",
        "LEVADA_LIMITS": "true",
        "LEVADA_TRUSTED_PROXIES": "10.9.9.9",
    }
    with serving(sqlite(directory), directory / "log", **given) as running:
        yield running


def everything_used(server: Server) -> tuple[Table, list[str]]:
    """A table where all kinds of secrets were given out and used, and those secrets."""
    ana, beto, phone = (Client(server, name) for name in ("Ana Velha", "Beto Novo", "Phone"))
    with ana.http, beto.http, phone.http:
        table = ana.makes("exlibris", ME, OPEN)
        link = beto.joins(table)["seat_secret"]
        token = ana.does("POST players", {"name": "Robot"})["token"]
        bearer = {"Authorization": f"Bearer {token}"}
        assert httpx.get(f"{server.url}/api/me", headers=bearer).status_code == 200
        with beto.live(table) as live:
            live.sends(text="nobody's business")
            live.receives("said")
            live.sends(move="nonsense", n=0, key="a-key-of-mine")
            live.receives("refused")
        phone.does("POST claim", {"secret": link}, at=table)
        phone.does("POST claim", {"secret": table["maker_secret"]}, at=table)
        phone.refused("POST claim", {"secret": "a wrong guess"}, at=table)
        phone.does("POST report", {"text": "a secret report"}, at=table)
        cookies = [each.http.cookies[COOKIE] for each in (ana, beto, phone)]
    return table, [*cookies, token, link, table["maker_secret"]]


def test_no_secret_is_stored_or_logged(talkative: Server) -> None:
    table, secrets = everything_used(talkative)
    log = talkative.log.read_text()
    for line in log.splitlines():
        assert {"at", "level", "from", "what"} <= set(json.loads(line)), line
    private = ["Ana Velha", "Beto Novo", "nobody's business", "a-key-of-mine", "a wrong guess"]
    for word in (*secrets, *private, table["table"], "a secret report", "X-Forwarded"):
        assert word not in log
    path = Path(talkative.database.removeprefix("sqlite:///"))
    stored = b"".join(file.read_bytes() for file in path.parent.glob(f"{path.name}*"))
    assert table["table"].encode() in stored
    for secret in secrets:
        assert secret.encode() not in stored


def test_who_is_not_the_proxy_cannot_say_where_a_request_comes_from(talkative: Server) -> None:
    """Else everybody would have as many addresses, and tries, as they like."""
    most = RATES["reports"].burst * ADDRESS_FACTOR
    answers = []
    with httpx.Client(base_url=talkative.url) as client:
        table = client.post("/api/tables", json={"game": "exlibris", "seats": [OPEN, OPEN]}).json()
        for n in range(most + 2):
            client.cookies.clear()
            forwarded = {"X-Forwarded-For": f"198.51.100.{n}", "X-Forwarded-Proto": "https"}
            path = f"/api/tables/{table['table']}/report"
            answers.append(client.post(path, json={"text": "hm"}, headers=forwarded))
    assert answers[-1].json()["error"]["values"]["what"] == "reports"
    assert not any("Secure" in answer.headers.get("set-cookie", "") for answer in answers)


@pytest.mark.parametrize("scheme", ["http", "https"])
def test_the_cookie_is_for_the_server_alone(server: Server, scheme: str) -> None:
    forwarded = {"X-Forwarded-Proto": scheme}
    wish = {"game": "exlibris", "seats": [ME, OPEN]}
    answer = httpx.post(f"{server.url}/api/tables", json=wish, headers=forwarded)
    given = SimpleCookie(answer.headers["set-cookie"])[COOKIE]
    assert (given["httponly"], given["samesite"], given["path"]) == (True, "lax", "/")
    assert given["domain"] == ""
    assert bool(given["secure"]) == (scheme == "https")
    assert given.value not in answer.text


def test_a_cookie_that_is_there_is_given_again_to_renew_it_and_then_no_more(server: Server) -> None:
    with server.client() as ana:
        wish = {"game": "exlibris", "seats": [ME, OPEN]}
        given = [ana.post("/api/tables", json=wish).headers.get("set-cookie") for _ in range(4)]
    first, renewed, *rest = given
    assert SimpleCookie(first)[COOKIE].value == SimpleCookie(renewed)[COOKIE].value
    assert rest == [None, None]


def test_secrets_and_ids_are_long_and_never_the_same() -> None:
    secrets = {new_secret() for _ in range(1000)} | {new_id() for _ in range(1000)}
    assert len(secrets) == 2000
    assert {len(each) for each in secrets} == {16, 32}  # 96 and 192 bits


def test_whatever_happens_a_log_line_is_json() -> None:
    half = "half of a pair: \ud800, a line\nbreak"
    record = logging.LogRecord("levada", logging.ERROR, "", 0, half, (), None)
    line = AsJson().format(record)
    assert "\n" not in line
    assert json.loads(line)["what"] == half
