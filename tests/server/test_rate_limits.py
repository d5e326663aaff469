"""Rates: a burst is allowed, then it is so many a minute, for a player and for an address."""

import asyncio
import itertools
import time
from collections import Counter
from collections.abc import Iterator
from ipaddress import IPv6Network
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st

from levada.server import rate_limits, rate_table
from levada.server.accounts import codes
from levada.server.rate_limits import (
    ADDRESS_FACTOR,
    MOST_SOCKETS,
    RATES,
    WIDER_FACTORS,
    Limits,
    OpenFrom,
    network_of,
)
from levada.server.refusals import Refusal
from tests.server.floods import join_10_000_times
from tests.server.postgres import Postgres
from tests.server.running_server import Server, bots, serving, sqlite

HERE, THERE = "192.0.2.1", "192.0.2.2"
CHAT = RATES["chat"]
OPERATOR = "a token of the operator"


class Clock:
    """Time that goes by when it is told to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def monotonic(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.now += max(seconds, 1e-6)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(rate_limits, "time", clock)
    monkeypatch.setattr(rate_limits, "asyncio", clock)
    return clock


def count_until_refused(held: Limits, kind: str, player: str | None, address: str) -> int:
    done = 0
    while held.try_to_count(kind, player, address) == 0:
        done += 1
    with pytest.raises(Refusal) as refused:
        held.count(kind, player, address)
    assert (refused.value.status, refused.value.code) == (429, "too_many")
    assert refused.value.values["what"] == kind
    return done


@pytest.mark.parametrize("kind", RATES)
def test_a_player_may_do_a_burst_at_once(clock: Clock, kind: str) -> None:
    held = Limits(are_on=True)
    assert count_until_refused(held, kind, "ana", HERE) == RATES[kind].burst


@pytest.mark.parametrize("kind", RATES)
def test_then_so_many_a_minute(clock: Clock, kind: str) -> None:
    held = Limits(are_on=True)
    count_until_refused(held, kind, "ana", HERE)
    clock.now += 60 + 1e-6
    expected = min(RATES[kind].burst, int(RATES[kind].per_minute))
    assert count_until_refused(held, kind, "ana", HERE) == expected


def test_whoever_waits_as_long_as_was_said_may_go_on(clock: Clock) -> None:
    held = Limits(are_on=True)
    count_until_refused(held, "chat", "ana", HERE)
    with pytest.raises(Refusal) as refused:
        held.count("chat", "ana", HERE)
    clock.now += refused.value.values["seconds"]
    held.count("chat", "ana", HERE)


def test_trying_all_the_time_makes_nobody_wait_longer(clock: Clock) -> None:
    held = Limits(are_on=True)
    count_until_refused(held, "chat", "ana", HERE)
    for _ in range(100):
        with pytest.raises(Refusal):
            held.count("chat", "ana", HERE)
    clock.now += 60 / CHAT.per_minute + 1e-6
    held.count("chat", "ana", HERE)


def test_one_player_does_not_use_up_what_another_may_do(clock: Clock) -> None:
    held = Limits(are_on=True)
    count_until_refused(held, "chat", "ana", HERE)
    assert count_until_refused(held, "chat", "beto", HERE) == CHAT.burst
    assert count_until_refused(held, "moves", "ana", HERE) == RATES["moves"].burst


def test_many_players_of_one_address_share_what_it_may_do(clock: Clock) -> None:
    held = Limits(are_on=True)
    done = sum(count_until_refused(held, "chat", f"player {n}", HERE) for n in range(100))
    assert done == CHAT.burst * ADDRESS_FACTOR
    assert count_until_refused(held, "chat", "dora", THERE) == CHAT.burst


def test_a_stranger_is_held_to_the_rate_of_the_address(clock: Clock) -> None:
    held = Limits(are_on=True)
    assert count_until_refused(held, "joins", None, HERE) == RATES["joins"].burst * ADDRESS_FACTOR


@given(st.lists(st.tuples(st.sampled_from(["ana", "beto", None]), st.floats(0, 30)), max_size=60))
def test_nobody_ever_does_more_than_burst_and_rate_allow(
    tries: list[tuple[str | None, float]],
) -> None:
    clock, held, done = Clock(), Limits(are_on=True), dict.fromkeys(("ana", "beto", None), 0)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(rate_limits, "time", clock)
        for player, pause in tries:
            clock.now += pause
            done[player] += held.try_to_count("reports", player, HERE) == 0
    rate, minutes = RATES["reports"], (clock.now - 1000) / 60
    for player in ("ana", "beto"):
        assert done[player] <= rate.burst + rate.per_minute * minutes + 1e-6


def test_a_flood_on_a_socket_is_slowed_to_the_rate(clock: Clock) -> None:
    held, rate, more = Limits(are_on=True), RATES["messages"], 100

    async def flood() -> None:
        for _ in range(rate.burst + more):
            await held.wait_and_count("messages", "ana", HERE)

    asyncio.run(flood())
    assert clock.now - 1000 == pytest.approx(more * 60 / rate.per_minute, rel=1e-3)


def test_all_workers_of_a_server_count_together(
    clock: Clock, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(rate_table.FILE, "")  # set back after the test
    rate_table.make_shared_table(tmp_path)
    workers = [Limits(are_on=True) for _ in range(4)]
    done = sum(
        held.try_to_count("players", "ana", HERE) == 0 for _ in range(100) for held in workers
    )
    assert done == RATES["players"].burst
    monkeypatch.delenv(rate_table.FILE)
    assert count_until_refused(Limits(are_on=True), "players", "ana", HERE) == done


def test_what_is_kept_about_callers_has_an_end(
    clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever has been quiet longest makes room."""
    monkeypatch.setattr(rate_table, "SETS", 1)
    held = Limits(are_on=True)
    count_until_refused(held, "chat", None, HERE)
    for n in range(rate_table.SLOTS_A_SET):
        assert held.try_to_count("chat", None, HERE) > 0
        clock.now += 0.01
        held.count("reads", None, f"10.0.0.{n}")
    held.count("chat", None, HERE)


@pytest.mark.parametrize(("prefix", "factor"), WIDER_FACTORS.items())
def test_whoever_has_many_ipv6_networks_is_counted_by_all_of_them(
    clock: Clock, prefix: int, factor: int
) -> None:
    held = Limits(are_on=True)
    whole = IPv6Network(f"2001:db8::/{prefix}")
    step = 2 ** (64 - prefix) // 16
    addresses = [
        str(each[0]) for each in itertools.islice(whole.subnets(new_prefix=64), 0, None, step)
    ]
    done = sum(held.try_to_count("reports", None, address) == 0 for address in addresses * 100)
    assert done == RATES["reports"].burst * factor


def test_an_address_has_only_so_many_sockets() -> None:
    held, sockets = Limits(are_on=True), OpenFrom()
    sockets.add(HERE, MOST_SOCKETS - 1)
    held.check_open(sockets, HERE)
    sockets.add(HERE, 1)
    held.check_open(sockets, THERE)
    with pytest.raises(Refusal) as refused:
        held.check_open(sockets, HERE)
    assert (refused.value.status, refused.value.code) == (429, "too_many_sockets")


def test_sockets_of_many_ipv6_networks_are_counted_together() -> None:
    held, sockets = Limits(are_on=True), OpenFrom()
    addresses = itertools.cycle(f"2001:db8:0:{n:x}::" for n in range(256))
    for address in itertools.islice(addresses, MOST_SOCKETS * WIDER_FACTORS[56] // ADDRESS_FACTOR):
        held.check_open(sockets, address)
        sockets.add(address, 1)
    with pytest.raises(Refusal):
        held.check_open(sockets, next(addresses))


def test_without_limits_there_are_none() -> None:
    held = Limits(are_on=False)
    for _ in range(1000):
        held.count("reports", "ana", HERE)
    sockets = OpenFrom()
    sockets.add(HERE, 10 * MOST_SOCKETS)
    held.check_open(sockets, HERE)


@pytest.mark.parametrize(
    ("host", "network"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2:ffff::", "2001:db8:1:2::"),
        ("2001:db8:1:3::", "2001:db8:1:3::"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("::1", "::"),
        ("", ""),
        ("unix socket", "unix socket"),
    ],
)
def test_an_ipv6_address_is_as_good_as_its_network(host: str, network: str) -> None:
    assert network_of(host) == network


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that holds callers to their rates, behind a proxy that says who they are."""
    directory = tmp_path_factory.mktemp("strict")
    settings = {"LEVADA_LIMITS": "true", "LEVADA_OPERATOR_TOKEN": OPERATOR}
    with serving(sqlite(directory), directory / "log", **settings) as running:
        yield running


def caller(server: Server, address: str) -> httpx.Client:
    return server.client(headers={"X-Forwarded-For": address})


def table_of(client: httpx.Client, *seats: dict[str, Any], **agreed: Any) -> str:
    wish = {"game": "exlibris", "seats": [{"kind": "me"}, *seats], **agreed}
    return f"/api/tables/{client.post('/api/tables', json=wish).json()['table']}"


ENDPOINTS: dict[str, tuple[str, str, Any]] = {
    "players": ("POST", "/api/players", {}),
    "tables": ("POST", "/api/tables", {"game": "exlibris", "seats": [{"kind": "open"}] * 2}),
    "joins": ("POST", "{table}/join", {}),
    "moves": ("POST", "{table}/moves", {"move": "order A", "n": 99}),
    "chat": ("POST", "{table}/chat", {"phrase": "hello"}),
    "reports": ("POST", "{table}/report", {"text": "hm"}),
    "records": ("POST", "/api/records", {}),
    "hints": ("POST", "{table}/hint", None),
    "me": ("GET", "/api/me", None),
    "reads": ("GET", "{table}", None),
    "changes": ("PUT", "{table}/seats/0/name", {"name": "Ana"}),
}


UNKNOWN = {"Authorization": "Bearer unknown"}


@pytest.mark.parametrize(
    ("kind", "path", "headers"),
    [
        ("tokens", "/api/games", UNKNOWN),
        ("tokens", "/api/games", {"Cookie": "levada=unknown"}),
        ("health", "/readyz", {}),
        ("health", "/metrics", {"Authorization": f"Bearer {OPERATOR}"}),
    ],
)
def test_what_costs_before_anybody_is_known_is_counted_by_address(
    strict: Server, kind: str, path: str, headers: dict[str, str]
) -> None:
    address = f"198.51.100.{100 + len(path) + len(str(headers))}"
    with caller(strict, address) as ana:
        for _ in range(2 * RATES[kind].burst * ADDRESS_FACTOR):
            answer = ana.get(path, headers=headers)
            if answer.status_code == 429:
                break
    assert answer.json()["error"]["values"]["what"] == kind
    with caller(strict, "198.51.100.250") as beto:
        assert beto.get(path, headers=headers).status_code != 429


@pytest.mark.parametrize("kind", ENDPOINTS)
def test_every_endpoint_has_a_rate(strict: Server, kind: str) -> None:
    method, path, body = ENDPOINTS[kind]
    with caller(strict, f"198.51.100.{list(ENDPOINTS).index(kind)}") as ana:
        table = table_of(ana, *bots(1))
        for _ in range(2 * RATES[kind].burst * (ADDRESS_FACTOR if kind == "players" else 1)):
            answer = ana.request(method, path.format(table=table), json=body)
            if answer.status_code == 429:
                break
    assert answer.json()["error"]["code"] == "too_many"
    assert answer.json()["error"]["values"]["what"] == kind
    assert int(answer.headers["retry-after"]) >= 1


def test_nobody_but_a_named_proxy_says_for_whom_it_asks(tmp_path: Path) -> None:
    settings = {"LEVADA_LIMITS": "true", "LEVADA_TRUSTED_PROXIES": "192.0.2.1,2001:db8::/64"}
    with serving(sqlite(tmp_path), tmp_path / "log", **settings) as server:
        answers = []
        for n in range(2 * RATES["players"].burst * ADDRESS_FACTOR):
            with caller(server, f"198.51.100.{n % 250}") as ana:
                answers.append(ana.post("/api/players", json={}).status_code)
    assert 429 in answers


def test_two_workers_allow_no_more_than_one(postgres: Postgres, tmp_path: Path) -> None:
    settings = {"LEVADA_LIMITS": "true", "LEVADA_WORKERS": "2"}
    with serving(postgres.database(), tmp_path / "log", **settings) as server:
        most = RATES["players"].burst * ADDRESS_FACTOR
        headers = {"X-Forwarded-For": "198.51.100.7"}
        began = time.monotonic()
        answers = [  # each on a connection of its own, so that both workers are asked
            httpx.post(f"{server.url}/api/players", json={}, headers=headers).status_code
            for _ in range(2 * most)
        ]
        refilled = RATES["players"].per_minute * ADDRESS_FACTOR * (time.monotonic() - began) / 60
    made = Counter(answers)
    assert set(made) == {201, 429}
    assert most <= made[201] <= most + refilled + 1


def test_10_000_joins(strict: Server) -> None:
    """The burst of one address is answered, the rest refused, and others are still answered."""
    with caller(strict, "203.0.113.8") as ana:
        table = table_of(ana, *[{"kind": "open"}] * 3)
        began = time.monotonic()
        answers, _ = asyncio.run(join_10_000_times(strict, table))
        seconds = time.monotonic() - began
        counted = Counter(answer["status"] for answer in answers)
        let_in = RATES["players"].burst * ADDRESS_FACTOR
        refilled = RATES["players"].per_minute * ADDRESS_FACTOR * seconds / 60
        assert counted["200"] == 3
        assert set(counted) == {"200", "409", "429"}
        assert counted["200"] + counted["409"] <= let_in + refilled + 1
        assert all(int(each["retry-after"]) >= 1 for each in answers if each["status"] == "429")
        chairs = ana.get(table).json()["chairs"]
        assert [chair["kind"] for chair in chairs] == ["person"] * 4


def test_codes_to_take_oneself_along_are_not_guessed(strict: Server) -> None:
    """10**15 of them, for ten minutes each."""
    assert 32**codes.LENGTH > 10**15
    with caller(strict, "198.51.100.77") as eve:
        tried = [
            eve.post("/api/sign-in/code", json={"code": codes.new_code()}).json()["error"]["code"]
            for _ in range(RATES["codes"].burst * ADDRESS_FACTOR + 10)
        ]
    assert tried.count("too_many") >= 8
    assert set(tried) == {"bad_code", "too_many"}
