"""People who are away are called: by webhook and by push, once, and only while they are away."""

import json
import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from tests.server.browser_receiver import Browser, check_vapid
from tests.server.clients import ME, OPEN, Client, Clients, Table
from tests.server.postgres import Postgres
from tests.server.receiver import LONGEST_WAIT, Received, Receiver, receiving
from tests.server.running_server import Server, serving, sqlite
from tests.server.webhook_checks import checked

ALL = ["your_move", "game_started", "game_over", "invitation", "tournament_round", "game_soon"]
numbers = count()
on_sqlite = pytest.mark.parametrize("server", ["sqlite"], indirect=True)
"""For what is the same on both databases."""


@pytest.fixture(scope="module")
def receiver() -> Iterator[Receiver]:
    with receiving() as found:
        yield found


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, receiver: Receiver
) -> Iterator[Server]:
    """On either database, PostgreSQL with two workers; who is away is notified at once."""
    directory = tmp_path_factory.mktemp("notifications")
    settings = {"LEVADA_NOTIFY_AFTER": "0", "LEVADA_WEBHOOK_HOSTS": receiver.host}
    database = sqlite(directory)
    if request.param == "postgresql":
        postgres: Postgres = request.getfixturevalue("postgres")
        database, settings["LEVADA_WORKERS"] = postgres.database(), "2"
    with serving(database, directory / "log", **settings) as running:
        yield running


@pytest.fixture
def path() -> str:
    """A place of its own at the receiver."""
    return f"/{next(numbers)}/"


def webhook(client: Client, receiver: Receiver, path: str, **more: Any) -> dict[str, Any]:
    wish = {"url": f"{receiver.url}{path}", **more}
    return dict(client.does("POST me/notifications/webhooks", wish))


def wishes(**chosen: Any) -> dict[str, Any]:
    return {"language": "en", "time_zone": "Europe/Warsaw", "kinds": ALL, **chosen}


def game_of(ana: Client, beto: Client, **agreed: Any) -> Table:
    """It begins with Ana; nobody is connected."""
    options = {"first": 0, **agreed.pop("options", {})}
    table = ana.makes("exlibris", ME, OPEN, options=options, **agreed)
    return beto.joins(table)


def stays_at(receiver: Receiver, path: str, number: int, server: Server) -> None:
    """Whatever else was to be sent by now would have been: a later one has come."""
    fence, other = Client(server, "Fence"), f"/fence{next(numbers)}/"
    with fence.http:
        webhook(fence, receiver, other)
        carla = Client(server, "Carla")
        with carla.http:
            table = game_of(carla, fence)
            carla.moves(table)
            receiver.wait_for(1, other)
    assert len(receiver.at(path)) == number


def test_somebody_away_is_notified_of_their_move_by_a_signed_message(
    clients: Clients, receiver: Receiver, path: str, server: Server
) -> None:
    ana, beto = clients("Ana", "Beto")
    made = webhook(beto, receiver, path)
    beto.does("PUT me/notifications", wishes(kinds=["your_move"]))
    table = game_of(ana, beto, pace={"kind": "days", "days": 3.0})
    ana.moves(table)
    (received,) = receiver.wait_for(1, path)
    said = checked(received, made["secret"])
    until = said.pop("until")
    assert 2.9 * 86_400 < until - time.time() < 3.1 * 86_400
    assert said == {
        "kind": "your_move",
        "subject": table["table"],
        "title": "Your move · Ex Libris",
        "text": "Which book do you give up? 2 days left. At the table: Ana.",
        "link": f"{server.url}/t/{table['table']}",
        "language": "en",
        "asked": "play",
    }


def test_a_push_is_encrypted_and_signed_and_says_the_same(
    clients: Clients, receiver: Receiver, path: str
) -> None:
    ana, beto = clients("Ana", "Beto")
    key = beto.does("GET me/notifications")["push_key"]
    browser = Browser()
    beto.does("POST me/notifications/push", browser.subscription(f"{receiver.url}{path}"))
    beto.does("PUT me/notifications", wishes(language="de", kinds=["your_move"]))
    table = game_of(ana, beto)
    ana.moves(table)
    (received,) = receiver.wait_for(1, path)
    check_vapid(received.headers["authorization"], receiver.url, key)
    assert received.headers["content-encoding"] == "aes128gcm"
    assert received.headers["urgency"] == "high"
    assert json.loads(browser.decrypt(received.body)) == {
        "kind": "your_move",
        "title": "Du bist dran · Ex Libris",
        "text": "Welches Buch gibst du her? Am Tisch: Ana.",
        "path": f"/t/{table['table']}",
        "tag": table["table"],
    }


def test_one_is_notified_of_a_table_once_until_one_has_come_back(
    clients: Clients, receiver: Receiver, path: str, server: Server
) -> None:
    """A pause that ends would call again; a look at the table ends the silence."""
    ana, beto = clients("Ana", "Beto")
    webhook(beto, receiver, path)
    beto.does("PUT me/notifications", wishes(kinds=["your_move"]))
    table = game_of(ana, beto)
    ana.moves(table)
    receiver.wait_for(1, path)
    pause_and_go_on(table, ana, beto)
    stays_at(receiver, path, 1, server)
    with beto.live(table) as socket:
        socket.receives("table")
    pause_and_go_on(table, ana, beto)
    receiver.wait_for(2, path)


def pause_and_go_on(table: Table, *people: Client) -> None:
    for what in ("pause", "resume"):
        for person in people:
            person.does("POST votes", {"what": what}, at=table)


def test_whoever_moves_without_a_socket_is_notified_every_time(
    clients: Clients, receiver: Receiver, path: str
) -> None:
    """A program of somebody's, that answers its webhook."""
    ana, beto = clients("Ana", "Beto")
    webhook(beto, receiver, path)
    beto.does("PUT me/notifications", wishes(kinds=["your_move"]))
    table = game_of(ana, beto)
    for number in (1, 2, 3):
        ana.moves(table)
        receiver.wait_for(number, path)
        beto.moves(table)


def test_who_has_the_table_before_their_eyes_is_not_called(
    clients: Clients, receiver: Receiver, path: str, server: Server
) -> None:
    ana, beto = clients("Ana", "Beto")
    webhook(beto, receiver, path)
    beto.does("PUT me/notifications", wishes(kinds=["your_move"]))
    table = game_of(ana, beto)
    with beto.live(table) as socket:
        socket.receives("table")
        ana.moves(table)
        stays_at(receiver, path, 0, server)


def test_a_hidden_page_is_no_presence(clients: Clients, receiver: Receiver, path: str) -> None:
    ana, beto = clients("Ana", "Beto")
    webhook(beto, receiver, path)
    beto.does("PUT me/notifications", wishes(kinds=["your_move"]))
    table = game_of(ana, beto)
    with beto.live(table) as socket:
        socket.receives("table")
        socket.sends(hidden=True)
        socket.sends(ping=1)
        socket.receives("pong")
        ana.moves(table)
        receiver.wait_for(1, path)


@on_sqlite
def test_a_page_that_is_hidden_as_it_connects_has_not_come_back(
    clients: Clients, receiver: Receiver, path: str, server: Server
) -> None:
    ana, beto = clients("Ana", "Beto")
    webhook(beto, receiver, path)
    beto.does("PUT me/notifications", wishes(kinds=["your_move"]))
    table = game_of(ana, beto)
    with beto.live(table, "?hidden=true") as socket:
        socket.receives("table")
        ana.moves(table)
        receiver.wait_for(1, path)
    with beto.live(table, "?hidden=true") as socket:
        socket.receives("table")
    pause_and_go_on(table, ana, beto)
    stays_at(receiver, path, 1, server)


@on_sqlite
def test_start_and_end_are_told_to_who_wants_it(
    clients: Clients, receiver: Receiver, path: str
) -> None:
    ana, beto = clients("Ana", "Beto")
    made = webhook(ana, receiver, path)
    ana.does("PUT me/notifications", wishes(kinds=["game_started", "game_over"]))
    table = game_of(ana, beto, options={"first": 1})
    assert checked(receiver.wait_for(1, path)[0], made["secret"])["kind"] == "game_started"
    for person in (ana, beto):
        person.does("POST votes", {"what": "end"}, at=table)
    said = checked(receiver.wait_for(2, path)[1], made["secret"])
    assert (said["kind"], said["text"]) == ("game_over", "It was ended by agreement.")


@on_sqlite
def test_the_bell_of_a_table_is_turned_off(
    clients: Clients, receiver: Receiver, path: str, server: Server
) -> None:
    ana, beto = clients("Ana", "Beto")
    webhook(beto, receiver, path)
    table = game_of(ana, beto)
    assert beto.does("GET bell", at=table)["on"] is True
    beto.does("PUT bell", {"on": False}, at=table)
    assert beto.does("GET bell", at=table)["on"] is False
    ana.moves(table)
    stays_at(receiver, path, 0, server)


@on_sqlite
def test_a_webhook_of_one_table_is_sent_nothing_of_another(
    clients: Clients, receiver: Receiver, path: str, server: Server
) -> None:
    ana, beto = clients("Ana", "Beto")
    one, other = game_of(ana, beto), game_of(ana, beto)
    made = webhook(beto, receiver, path, table=one["table"])
    ana.moves(other)
    stays_at(receiver, path, 0, server)
    ana.moves(one)
    said = checked(receiver.wait_for(1, path)[0], made["secret"])
    assert said["subject"] == one["table"]
    assert [each["id"] for each in beto.does("GET bell", at=one)["webhooks"]] == [made["id"]]
    assert (
        ana.refused("GET bell", at=clients("Carla")[0].makes("exlibris", ME, OPEN)).code
        == "not_seated"
    )


@pytest.mark.parametrize("status", [404, 410])
def test_a_subscription_its_service_no_longer_knows_is_dropped(
    clients: Clients, receiver: Receiver, path: str, status: int
) -> None:
    ana, beto = clients("Ana", "Beto")
    receiver.statuses[path] = status
    beto.does("POST me/notifications/push", Browser().subscription(f"{receiver.url}{path}"))
    table = game_of(ana, beto)
    ana.moves(table)
    receiver.wait_for(1, path)
    end = time.monotonic() + LONGEST_WAIT
    while beto.does("GET me/notifications")["pushes"]:
        assert time.monotonic() < end


@on_sqlite
def test_quiet_hours_put_off(
    clients: Clients, receiver: Receiver, path: str, server: Server
) -> None:
    ana, beto = clients("Ana", "Beto")
    webhook(beto, receiver, path)
    minute = int(time.time() // 60 % 1440)
    quiet = {"quiet_from": minute, "quiet_until": (minute + 60) % 1440, "time_zone": "UTC"}
    beto.does("PUT me/notifications", wishes(kinds=["your_move"], **quiet))
    table = game_of(ana, beto)
    ana.moves(table)
    stays_at(receiver, path, 0, server)


@on_sqlite
@pytest.mark.parametrize("shape", ["discord", "slack"])
def test_a_test_is_sent_at_once_in_the_shape_of_a_chat(
    clients: Clients, receiver: Receiver, path: str, server: Server, shape: str
) -> None:
    (ana,) = clients("Ana")
    made = webhook(ana, receiver, path, shape=shape)
    ana.does(f"POST me/notifications/webhooks/{made['id']}/test")
    said = checked(receiver.wait_for(1, path)[0], made["secret"])
    text = "This is how you will be notified."
    assert (
        said
        == {
            "discord": {
                "content": f"**Levada**\n{text}\n{server.url}/me",
                "allowed_mentions": {"parse": []},
            },
            "slack": {"text": f"Levada\n{text}\n<{server.url}/me>"},
        }[shape]
    )


@on_sqlite
def test_a_test_by_ntfy_and_by_push(clients: Clients, receiver: Receiver, path: str) -> None:
    (ana,) = clients("Ana")
    made = webhook(ana, receiver, path, shape="ntfy")
    ana.does(f"POST me/notifications/webhooks/{made['id']}/test")
    received: Received = receiver.wait_for(1, path)[0]
    assert received.body == b"This is how you will be notified."
    assert received.headers["click"].endswith("/me")
    browser = Browser()
    push = ana.does("POST me/notifications/push", browser.subscription(f"{receiver.url}{path}push"))
    ana.does(f"POST me/notifications/push/{push['id']}/test")
    assert json.loads(browser.decrypt(receiver.wait_for(1, f"{path}push")[0].body))["path"] == "/me"


@on_sqlite
def test_a_test_that_is_not_taken_says_so(clients: Clients, receiver: Receiver, path: str) -> None:
    (ana,) = clients("Ana")
    made = webhook(ana, receiver, path)
    receiver.statuses[path] = 500
    refused = ana.refused(f"POST me/notifications/webhooks/{made['id']}/test")
    assert refused.code == "not_delivered"


@on_sqlite
def test_ways_are_shown_removed_and_limited(
    clients: Clients, receiver: Receiver, path: str
) -> None:
    ana, beto = clients("Ana", "Beto")
    made = webhook(ana, receiver, path)
    assert [each["id"] for each in ana.does("GET me/notifications")["webhooks"]] == [made["id"]]
    game_of(beto, ana)
    assert beto.refused(f"DELETE me/notifications/webhooks/{made['id']}").code == "no_way"
    ana.does(f"DELETE me/notifications/webhooks/{made['id']}")
    assert ana.does("GET me/notifications")["webhooks"] == []
    for _ in range(10):
        webhook(ana, receiver, path)
    refused = ana.refused("POST me/notifications/webhooks", {"url": f"{receiver.url}{path}"})
    assert refused.code == "too_many_ways"


def test_a_browser_belongs_to_whoever_subscribed_last(
    clients: Clients, receiver: Receiver, path: str
) -> None:
    ana, beto = clients("Ana", "Beto")
    subscription = Browser().subscription(f"{receiver.url}{path}")
    first = ana.does("POST me/notifications/push", subscription)
    assert ana.does("POST me/notifications/push", subscription) == first
    beto.does("POST me/notifications/push", subscription)
    assert ana.does("GET me/notifications")["pushes"] == []
    assert len(beto.does("GET me/notifications")["pushes"]) == 1


@on_sqlite
@pytest.mark.parametrize(
    "wish",
    [
        {"url": "http://127.0.0.1:1/"},
        {"url": "https://user@example.org/"},
        {"url": "https://10.0.0.1/"},
    ],
)
def test_no_address_of_our_own_network_is_taken(clients: Clients, wish: dict[str, str]) -> None:
    (ana,) = clients("Ana")
    assert ana.refused("POST me/notifications/webhooks", wish).code == "bad_address"
    push = Browser().subscription(wish["url"])
    assert ana.refused("POST me/notifications/push", push).code == "bad_address"


@on_sqlite
def test_what_no_browser_and_no_clock_says_is_refused(clients: Clients, receiver: Receiver) -> None:
    (ana,) = clients("Ana")
    subscription = Browser().subscription(f"{receiver.url}/x")
    subscription["keys"]["auth"] = "short"
    assert ana.refused("POST me/notifications/push", subscription).code == "bad_request"
    assert (
        ana.refused("PUT me/notifications", wishes(time_zone="Mars/Olympus")).code == "bad_request"
    )
    assert (
        ana.refused("PUT me/notifications", wishes(time_zone="../../etc/passwd")).code
        == "bad_request"
    )


def test_the_operator_turns_a_way_off(tmp_path: Path, receiver: Receiver) -> None:
    settings = {"LEVADA_NOTIFICATIONS": "feed", "LEVADA_WEBHOOK_HOSTS": receiver.host}
    with serving(sqlite(tmp_path), tmp_path / "log", **settings) as server:
        ana = Client(server, "Ana")
        with ana.http:
            assert ana.does("GET me/notifications")["ways"] == ["feed"]
            refused = ana.refused("POST me/notifications/webhooks", {"url": f"{receiver.url}/off"})
            assert (refused.code, refused.values) == ("way_is_off", {"way": "webhook"})
