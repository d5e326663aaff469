"""Devices: seen, signed out; oneself taken along by a code, with the games of a guest."""

from collections.abc import Iterator

import pytest
from sqlalchemy import update

from levada.server.accounts import codes
from levada.server.authentication import COOKIE, DAY
from levada.server.store.schema import codes as codes_table
from levada.server.store.schema import devices as devices_table
from tests.server.authenticator import Member, members
from tests.server.clients import ME, OPEN, Clients, play_out
from tests.server.database_contents import change_rows, rows_of
from tests.server.running_server import Server


@pytest.fixture
def both(own_server: Server) -> Iterator[list[Member]]:
    """Ana's two devices, at a server on either database; on PostgreSQL with two workers."""
    with members(own_server, "Ana", "Phone") as came:
        yield came


def is_unknown(client: Member) -> bool:
    """Whichever worker answers."""
    return all(client.ask("GET me").status_code == 401 for _ in range(6))


def test_a_code_takes_a_guest_along_once(both: list[Member]) -> None:
    ana, phone = both
    table = ana.makes("exlibris", ME, OPEN)
    made = ana.does("POST me/code")
    assert made["link"].endswith(f"/me#code={codes.typed(made['code'])}")
    assert made["qr"].startswith("data:image/svg+xml")
    typed = made["code"].lower().replace("-", " ").replace("0", "o").replace("1", "l")
    phone.does("POST sign-in/code", {"code": typed})
    assert phone.looks(table)["mine"] == [0]
    with members(phone.server, "Eve") as [eve]:
        assert eve.refused("POST sign-in/code", {"code": typed}).code == "bad_code"
        assert COOKIE not in eve.http.cookies


def test_a_code_is_replaced_by_the_next_and_runs_out(both: list[Member]) -> None:
    ana, phone = both
    ana.makes("exlibris", ME, OPEN)
    first, second = (ana.does("POST me/code")["code"] for _ in range(2))
    assert phone.refused("POST sign-in/code", {"code": first}).code == "bad_code"
    change_rows(ana.server.database, update(codes_table).values(expires=1.0))
    assert phone.refused("POST sign-in/code", {"code": second}).code == "bad_code"


def test_what_the_other_device_had_as_a_guest_comes_along(both: list[Member]) -> None:
    ana, phone = both
    with members(ana.server, "Beto") as [beto]:
        shared = ana.makes("exlibris", ME, OPEN, OPEN)
        own = phone.makes("santiago", ME, OPEN, OPEN)
        phone.joins(shared)
        beto.joins(own)
        phone.does("POST chat", {"text": "from the phone"}, at=own)
        phone.does("PUT seats/1/muted", {"muted": True}, at=own)
        guest = phone.does("GET me")["id"]
        code = ana.does("POST me/code")["code"]
        phone.does("POST sign-in/code", {"code": code})
        for client in (ana, phone):
            assert client.looks(shared)["mine"] == [0, 1]
            assert client.looks(own)["mine"] == [0]
            assert client.looks(own)["is_maker"]
        me = ana.does("GET me")
        assert ([said["text"] for said in me["messages"]], me["mutes"]) == (["from the phone"], 1)
        assert guest not in str(rows_of(ana.server.database))
        beto.joins(shared)
        assert play_out(shared, ana, beto)["ended"] == "played"


def test_what_is_not_wanted_stays_behind(both: list[Member]) -> None:
    ana, phone = both
    ana.makes("exlibris", ME, OPEN)
    left = phone.makes("exlibris", ME, OPEN)
    before = phone.http.cookies[COOKIE]
    code = ana.does("POST me/code")["code"]
    phone.does("POST sign-in/code", {"code": code, "bring_games": False})
    assert phone.looks(left)["mine"] == []
    phone.http.cookies.clear()
    phone.takes_cookie(before)
    assert is_unknown(phone)


def test_two_accounts_stay_two(both: list[Member], request: pytest.FixtureRequest) -> None:
    ana, phone = both
    name = f"Two {abs(hash(request.node.name)) % 10_000}"
    ana.name, phone.name = f"{name} A", f"{name} B"
    ana.registers()
    passkey = phone.registers()
    own = phone.makes("exlibris", ME, OPEN)
    phone.does("POST sign-in/code", {"code": ana.does("POST me/code")["code"]})
    assert phone.looks(own)["mine"] == []
    assert phone.account()["account"]["name"] == ana.name
    assert phone.signs_in(passkey)["account"]["name"] == f"{name} B"
    assert phone.looks(own)["mine"] == [0]


def test_a_removed_device_is_out_at_once_at_every_worker(both: list[Member]) -> None:
    ana, phone = both
    table = ana.makes("exlibris", ME, OPEN)
    phone.does("POST sign-in/code", {"code": ana.does("POST me/code")["code"]})
    for _ in range(4):  # so that every worker has it in memory
        phone.does("GET me/account")
    with phone.live(table) as live:
        assert live.receives("table")["mine"] == [0]
        [other] = [each["id"] for each in ana.account()["devices"] if not each["here"]]
        ana.does(f"DELETE me/devices/{other}")
        assert live.is_closed() == (1012, "devices")
    assert is_unknown(phone)
    assert ana.looks(table)["mine"] == [0]
    assert ana.refused(f"DELETE me/devices/{other}").code == "no_device"


def test_signed_out_here_and_everywhere_else(both: list[Member]) -> None:
    ana, phone = both
    table = ana.makes("exlibris", ME, OPEN)
    with members(ana.server, "Tablet") as [tablet]:
        for device in (phone, tablet):
            device.does("POST sign-in/code", {"code": ana.does("POST me/code")["code"]})
        secret = phone.http.cookies[COOKIE]
        phone.does("POST me/sign-out")
        assert COOKIE not in phone.http.cookies
        phone.takes_cookie(secret)
        assert is_unknown(phone)
        assert len(tablet.does("DELETE me/devices")["devices"]) == 1
        assert is_unknown(ana)
        assert tablet.looks(table)["mine"] == [0]


def test_nobody_removes_anothers_device(clients: Clients) -> None:
    ana, eve = clients("Ana", "Eve")
    for each in (ana, eve):
        each.makes("exlibris", ME, OPEN)
    [device] = ana.does("GET me/account")["devices"]
    assert eve.refused(f"DELETE me/devices/{device['id']}").code == "no_device"
    assert ana.does("GET me/account")["devices"] == [device]


def test_a_device_says_what_it_is_and_the_day_it_was_here(clients: Clients, server: Server) -> None:
    [ana] = clients("Ana")
    ana.http.headers["user-agent"] = "Mozilla/5.0 (X11; Linux x86_64) Firefox/133.0"
    ana.makes("exlibris", ME, OPEN)
    [device] = ana.does("GET me/account")["devices"]
    assert (device["label"], device["seen"] % DAY) == ("Firefox, Linux", 0)
    assert ana.does("GET me")["devices"][0]["id"] == device["id"]
    assert not hasattr(devices_table.c, "user_agent")
