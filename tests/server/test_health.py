"""Running the server: alive, ready, counted; what is wrong is said in one line before it starts."""

import json
import re
import socket
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import httpx
import pytest

from levada.cli.serve_options import SERVE_OPTIONS
from levada.server.settings import Settings
from tests.cli.conftest import Ran, Run
from tests.server.clients import ME, OPEN, Client, Clients, play_out
from tests.server.database_contents import wait_until
from tests.server.postgres import Postgres
from tests.server.running_server import Server, bots, serving, sqlite

METRIC = re.compile(r"^(?P<name>[a-z_]+)(?P<labels>{[^}]*})? (?P<value>[0-9.e+-]+)$")


def metrics(server: Server) -> dict[str, float]:
    """By name and labels, as Prometheus reads them."""
    page = httpx.get(f"{server.url}/metrics")
    assert page.headers["content-type"].startswith("text/plain")
    counted = [line for line in page.text.splitlines() if not line.startswith("#")]
    found = [METRIC.match(line) for line in counted]
    assert None not in found, page.text
    return {each["name"] + (each["labels"] or ""): float(each["value"]) for each in found if each}


def test_alive_and_ready(server: Server) -> None:
    assert httpx.get(f"{server.url}/healthz").json() == {"status": "alive"}
    assert httpx.get(f"{server.url}/readyz").json() == {"status": "ready"}


def test_what_happens_is_counted(server: Server, clients: Clients) -> None:
    [ana] = clients("Ana")
    before = metrics(server)
    table = ana.makes("exlibris", ME, *bots(1))
    ana.moves(ana.waits(table, lambda seen: seen["view"]["legal"] != []))
    ana.waits(table, lambda seen: seen["view"]["legal"] != [])
    ana.refused("POST moves", {"move": "fly", "n": 0}, at=table)
    with ana.live(table) as live:
        live.receives("table")
        during = metrics(server)
    assert during["levada_sockets"] == before["levada_sockets"] + 1
    assert during["levada_tables_in_memory"] > before["levada_tables_in_memory"]
    assert rise(before, during, 'levada_moves_total{by="person"}') == 1
    assert rise(before, during, 'levada_moves_total{by="random"}') >= 1
    assert rise(before, during, 'levada_refusals_total{code="stale"}') == 1
    assert rise(before, during, "levada_commit_seconds_count") >= 2
    assert rise(before, during, "levada_faults_total") == 0


def test_whoever_leaves_many_tables_leaves_them_together(server: Server, clients: Clients) -> None:
    """One by one each would wait for the disk."""
    [ana] = clients("Ana")
    for _ in range(100):
        ana.makes("exlibris", ME, OPEN)
    before = metrics(server)
    ana.does("DELETE me")
    after = metrics(server)
    assert rise(before, after, "levada_commit_batch_sum") >= 100
    assert rise(before, after, "levada_commit_batch_count") <= 50


def rise(before: dict[str, float], after: dict[str, float], name: str) -> float:
    return after.get(name, 0.0) - before.get(name, 0.0)


@pytest.fixture(scope="module")
def two_workers(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    log = tmp_path_factory.mktemp("workers") / "log"
    with serving(postgres.database(), log, LEVADA_WORKERS="2") as server:
        yield server


def test_workers_are_counted_together(two_workers: Server) -> None:
    ana = Client(two_workers, "Ana")
    before = metrics(two_workers)
    with ExitStack() as sockets, ana.http:
        for _ in range(4):
            table = ana.makes("exlibris", ME, OPEN)
            sockets.enter_context(ana.live(table)).receives("table")
        seen = [metrics(two_workers) for _ in range(4)]  # whichever worker answers
    assert [rise(before, each, "levada_sockets") for each in seen] == [4.0] * 4
    assert min(rise(before, each, "levada_tables_in_memory") for each in seen) >= 4.0
    moves = 'levada_moves_total{by="person"}'
    assert len({each.get(moves, 0.0) for each in seen}) == 1


def test_what_a_killed_worker_had_open_is_counted_no_more(two_workers: Server) -> None:
    ana = Client(two_workers, "Ana")
    with ana.http, ana.live(ana.makes("exlibris", ME, OPEN)) as live:
        live.receives("table")
        assert metrics(two_workers)["levada_sockets"] >= 1
        for worker in two_workers.workers():
            worker.kill()
        live.is_closed()
    two_workers.wait("/readyz")
    wait_until(lambda: metrics(two_workers).get("levada_sockets", 0.0) == 0.0)


def test_not_ready_while_the_database_is_away(postgres: Postgres, two_workers: Server) -> None:
    ana = Client(two_workers, "Ana")
    with ana.http:
        table = ana.makes("exlibris", ME, *bots(1))
        with postgres.away():
            for _ in range(4):  # whichever worker answers
                assert ready(two_workers) == (503, "the database does not answer")
                assert httpx.get(f"{two_workers.url}/healthz").status_code == 200
            assert ana.ask("GET me").status_code == 503
        wait_until(lambda: ready(two_workers) == (200, "ready"))
        assert play_out(table, ana)["ended"] == "played"


def ready(server: Server) -> tuple[int, str]:
    answer = httpx.get(f"{server.url}/readyz", timeout=20)
    return answer.status_code, answer.json()["status"]


def test_what_the_database_refuses_is_not_in_the_log(tmp_path: Path) -> None:
    """A statement that fails is logged without what somebody said in it."""
    with serving(sqlite(tmp_path), tmp_path / "log") as server:
        ana = Client(server, "Ana")
        with ana.http, closing(sqlite3.connect(tmp_path / "tables.db")) as database:
            table = ana.makes("exlibris", ME, OPEN)
            database.execute("ALTER TABLE messages RENAME TO elsewhere")
            answer = ana.ask("POST chat", {"text": "between us"}, at=table)
        assert (answer.status_code, answer.json()["error"]["code"]) == (503, "store")
    log = [json.loads(line) for line in server.log.read_text().splitlines()]
    assert {"at", "level", "from", "what"} <= set(log[0])
    assert "error" in {line["level"] for line in log}
    assert "between us" not in server.log.read_text()
    assert table["table"] not in server.log.read_text()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--port", "99999"], "--port: Input should be less than or equal to 65535"),
        (["--log-level", "loud"], "--log-level: expected debug, info, warning or error"),
        (["--database", "mysql://here"], "--database: expected sqlite:///FILE or postgresql://"),
        (["--workers", "2"], "SQLite carries one process; give --database postgresql://"),
        (["--host", "nowhere.invalid"], "cannot listen at nowhere.invalid"),
        (["--database", "sqlite:////dev/null/tables.db"], "it cannot be made: "),
        (["--database", "sqlite:////dev"], "unable to open database file"),
        (["--database", f"sqlite:///{Path(__file__)}"], "file is not a database"),
        (["--database", "postgresql://me:p@secret@127.0.0.1:1/x"], "an @ in a password is written"),
        (["--database", "postgresql://me:p@se/secret@127.0.0.1:1/x"], "is written %40"),
        (["--database", "postgresql://127.0.0.1:1/x?password=secret"], "--database: expected"),
        (["--trusted-proxies", "nonsense!!"], "--trusted-proxies: expected addresses or networks"),
        (["--trusted-proxies", "10.0.0.1/8"], "10.0.0.1/8 has host bits set"),
        (["--trusted-proxies", "127.0.0.1,"], "--trusted-proxies: expected addresses"),
        (["--origins", "https://play.example/"], "'https://play.example/': expected such as https"),
        (["--origins", "*"], "--origins: '*': expected such as https://play.example"),
        (["--operator-token", "short"], "--operator-token: expected at least 16 characters"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(
    run: Run, tmp_path: Path, arguments: list[str], said: str
) -> None:
    check_refused(run("serve", "--database", sqlite(tmp_path), *arguments), said)


def check_refused(ran: Ran, said: str) -> None:
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.count("\n") == 1, ran.err
    assert ran.err.startswith("levada: ")
    assert said in ran.err
    assert "secret" not in ran.err


def test_a_wrong_setting_of_the_environment_goes_by_its_name(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LEVADA_KEEP_DAYS", "a year")
    check_refused(run("serve"), "LEVADA_KEEP_DAYS: Input should be a valid integer")


def test_a_setting_that_there_is_not_is_refused(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LEVADA_KEEP_DAY", "7")
    check_refused(run("serve"), "LEVADA_KEEP_DAY: there is no such setting")
    check_refused(run("admin", "list"), "LEVADA_KEEP_DAY: there is no such setting")


OPERATOR = "known to the operator"


@pytest.fixture(scope="module")
def watched(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    directory = tmp_path_factory.mktemp("watched")
    with serving(sqlite(directory), directory / "log", LEVADA_OPERATOR_TOKEN=OPERATOR) as server:
        yield server


@pytest.mark.parametrize("page", ["/metrics", "/api", "/api/openapi.json", "/api/protocol.json"])
def test_pages_for_operators_are_for_this_machine_or_a_token(watched: Server, page: str) -> None:
    """By a proxy everybody seems to be on this machine."""
    elsewhere = [
        {"X-Forwarded-For": "192.0.2.1"},
        {"X-Forwarded-For": "127.0.0.1"},
        {"X-Real-IP": "192.0.2.1"},
        {"Forwarded": "for=192.0.2.1"},
        {"Via": "1.1 proxy"},
    ]
    url = f"{watched.url}{page}"
    assert httpx.get(url).status_code == 200
    for headers in elsewhere:
        for token in ("", "Bearer", "Bearer wrong", f"Bearer {OPERATOR}x", "Bearer ä"):
            asked = {**headers, "Authorization": token.encode("latin-1")}
            answer = httpx.get(url, headers=asked)  # type: ignore[arg-type]  # bytes are allowed
            assert (answer.status_code, answer.json()["error"]["code"]) == (404, "no_such_page")
        assert httpx.get(url, headers={**headers, "Authorization": f"Bearer {OPERATOR}"}).is_success


def test_without_a_token_nobody_elsewhere_has_one(server: Server) -> None:
    for token in ("Bearer", ""):
        headers = {"X-Forwarded-For": "192.0.2.1", "Authorization": token}
        assert httpx.get(f"{server.url}/metrics", headers=headers).status_code == 404


@pytest.mark.parametrize("body", [b"{", b"\xff\xfe", b'{"name": "\xe4"}', b"[" * 5000, b"nan"])
@pytest.mark.parametrize("path", ["/api/players", "/api/tables", "/api/records"])
def test_a_body_that_is_no_json_is_a_bad_request(server: Server, path: str, body: bytes) -> None:
    headers = {"Content-Type": "application/json"}
    answer = httpx.post(f"{server.url}{path}", content=body, headers=headers)
    assert answer.status_code == 422
    assert answer.json()["error"]["code"] in ("bad_request", "bad_record")


def test_a_database_that_is_not_there(run: Run, postgres: Postgres) -> None:
    nowhere = re.sub(r"@/levada\d+", ":secret@/nowhere", postgres.database())
    check_refused(run("serve", "--database", nowhere), 'database "nowhere" does not exist')


def test_a_port_in_use(run: Run, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        ran = run("serve", "--port", port, "--database", sqlite(tmp_path))
    check_refused(ran, f"cannot listen at 127.0.0.1:{port}: Address already in use")


def test_every_setting_has_a_flag() -> None:
    assert set(SERVE_OPTIONS) == set(Settings.model_fields)
