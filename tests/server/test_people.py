"""Others by their names: followed, invited, muted, reported; an account renamed or closed."""

import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from itertools import count

import pytest
from sqlalchemy import update

from levada.server.authentication import COOKIE, DAY
from levada.server.store.schema import accounts
from tests.server.admin_commands import Admin, lines
from tests.server.authenticator import Member, members
from tests.server.clients import ME, OPEN
from tests.server.database_contents import change_rows, rows_of
from tests.server.running_server import Server, bots

numbers = count(1)
TOURNAMENT = {
    "title": "Cup",
    "game": "exlibris",
    "pace": {"kind": "clock", "minutes": 10},
    "smallest": 2,
    "largest": 2,
    "rounds": 1,
}
Come = Callable[..., list[Member]]


@pytest.fixture
def come(server: Server) -> Iterator[Come]:
    """People with accounts, of names that nobody else has."""
    with ExitStack() as stack:

        def come(*names: str) -> list[Member]:
            end = "a" * next(numbers)
            came = stack.enter_context(members(server, *(f"{name} of {end}" for name in names)))
            for member in came:
                member.registers()
            return came

        yield come


def test_whoever_is_followed_is_found_at_listed_tables(come: Come) -> None:
    ana, beto, dora = come("Ana", "Beto", "Dora")
    listed = beto.makes("exlibris", ME, OPEN, listed=True)
    beto.makes("exlibris", ME, OPEN)
    hidden = beto.name
    beto.name = "Somebody else"
    beto.makes("exlibris", ME, OPEN, listed=True)
    beto.name = hidden
    ana.does(f"PUT people/{beto.name.upper()}/followed", {})
    ana.does(f"PUT people/{dora.name}/followed", {})
    found = {each["name"]: each["tables"] for each in ana.does("GET me/people")["follows"]}
    assert [table["table"] for table in found[beto.name]] == [listed["table"]]
    assert found[dora.name] == []
    ana.does(f"PUT people/{beto.name}/followed", {"followed": False})
    assert [each["name"] for each in ana.does("GET me/people")["follows"]] == [dora.name]
    assert dora.does("GET me/people")["follows"] == []
    assert ana.refused("PUT people/Nobody of that name/followed", {}).code == "nobody_called_so"
    assert ana.refused(f"PUT people/{ana.name}/followed", {}).code == "yourself"


def test_whoever_is_followed_and_waits_is_seen(come: Come) -> None:
    ana, beto = come("Ana", "Beto")
    ana.does(f"PUT people/{beto.name}/followed", {})
    wish = {"game": "exlibris", "players": [4], "pace": "days"}
    beto.does("PUT me/waiting", {**wish, "name": beto.name})
    assert [each["waits_for"] for each in ana.does("GET me/people")["follows"]] == ["exlibris"]
    beto.does("PUT me/waiting", {**wish, "name": "Somebody else"})
    assert [each["waits_for"] for each in ana.does("GET me/people")["follows"]] == [None]
    beto.does("DELETE me/waiting")


def test_somebody_is_invited_by_name(come: Come) -> None:
    ana, beto = come("Ana", "Beto")
    table = ana.makes("santiago", ME, OPEN, OPEN)
    for _ in range(2):
        ana.does("POST invitations", {"name": beto.name}, at=table)
    [invited] = beto.does("GET me/people")["invitations"]
    assert (invited["by"], invited["table"]["table"]) == (ana.name, table["table"])
    mine = beto.does("GET me")["id"]
    told = [row for row in rows_of(ana.server.database)["outbox"] if row["player_id"] == mine]
    assert [(row["kind"], row["subject"]) for row in told] == [("invitation", table["table"])]
    assert told[0]["values"] == {"from": ana.name, "game": "santiago", "edition": "amigo"}
    beto.joins(table)
    assert beto.does("GET me/people")["invitations"] == []


def test_an_invitation_can_be_declined(come: Come) -> None:
    ana, beto = come("Ana", "Beto")
    table = ana.makes("exlibris", ME, OPEN)
    ana.does("POST invitations", {"name": beto.name}, at=table)
    beto.does("DELETE invitation", at=table)
    assert beto.does("GET me/people")["invitations"] == []


def test_who_may_invite(come: Come, server: Server) -> None:
    ana, beto, eve = come("Ana", "Beto", "Eve")
    table = ana.makes("exlibris", ME, OPEN)
    wish = {"name": beto.name}
    assert eve.refused("POST invitations", wish, at=table).code == "not_seated"
    running = ana.makes("exlibris", ME, *bots(1))
    assert ana.refused("POST invitations", wish, at=running).code == "already_started"
    with members(server, "Guest") as [guest]:
        own = guest.makes("exlibris", ME, OPEN)
        assert guest.refused("POST invitations", wish, at=own).code == "no_account"


def test_whoever_is_muted_neither_talks_nor_invites(come: Come) -> None:
    ana, eve = come("Ana", "Eve")
    table = eve.makes("exlibris", ME, OPEN)
    ana.joins(table)
    ana.does(f"PUT people/{eve.name}/muted", {"muted": True})
    assert [each["name"] for each in ana.does("GET me/people")["muted"]] == [eve.name]
    eve.does("POST chat", {"text": "you there"}, at=table)
    assert ana.does("GET chat", at=table)["messages"] == []
    other = eve.makes("exlibris", ME, OPEN)
    eve.does("POST invitations", {"name": ana.name}, at=other)
    assert ana.does("GET me/people")["invitations"] == []
    ana.does(f"PUT people/{eve.name}/muted", {"muted": False})
    assert len(ana.does("GET chat", at=table)["messages"]) == 1


def test_a_name_is_reported_and_the_operator_renames_it(come: Come, admin: Admin) -> None:
    ana, eve = come("Ana", "Eve")
    table = eve.makes("exlibris", ME, OPEN)
    ana.does(f"POST people/{eve.name}/report", {"text": "this name is rude"})
    [report] = [
        each
        for each in lines(admin.told("reports", "--json"))
        if each["about"] == f"account {eve.name}"
    ]
    assert (report["text"], report["table"]) == ("this name is rude", None)
    new = f"Kind {eve.name}"[:24]
    admin.told("accounts", "rename", eve.name, new)
    trail = lines(admin.told("audit", "--json"))[0]
    assert (trail["actor"], trail["action"], trail["subject"]) == (
        "operator",
        "rename_account",
        f"account {new}",
    )
    assert trail["details"] == {"was": eve.name}
    assert new in admin.told("audit")
    assert f"account {new}" in [each["about"] for each in lines(admin.told("reports", "--json"))]
    assert eve.account()["account"]["name"] == new
    assert new in admin.refused("accounts", "rename", ana.name, new)
    stored = next(
        row for row in rows_of(eve.server.database)["tables"] if row["id"] == table["table"]
    )
    assert (new in stored["room"], f'"{eve.name}"' in stored["room"]) == (True, False)


def test_an_account_is_closed_and_opened_again(come: Come, server: Server, admin: Admin) -> None:
    [eve] = come("Eve")
    with members(server, "Phone") as [phone]:
        passkey = eve.registers()
        assert "closed" in admin.told("accounts", "close", eve.name)
        options = phone.does("POST sign-in/wish")["options"]
        used = {"credential": passkey.uses(options, phone.origin)}
        assert phone.refused("POST sign-in", used).code == "account_closed"
        assert phone.refused(f"PUT people/{eve.name}/muted", {}).status in (401, 404)
        taken = phone.refused("POST passkeys/wish", {"name": eve.name})
        assert taken.code == "name_taken"
        admin.told("accounts", "reopen", eve.name)
        assert phone.signs_in(passkey)["account"]["name"] == eve.name
    assert "no account" in admin.refused("accounts", "close", "Nobody at all")


def test_a_name_is_changed_rarely_and_everywhere(come: Come) -> None:
    ana, beto = come("Ana", "Beto")
    table = ana.makes("exlibris", ME, OPEN)
    as_guest = ana.does("POST tables", {"game": "exlibris", "seats": [ME, OPEN], "name": "Nix"})
    old, new = ana.name, f"Nova {ana.name}"[:24]
    assert ana.refused("PUT me/account", {"name": beto.name}).code == "name_taken"
    tournament = ana.does("POST tournaments", TOURNAMENT)
    ana.does("PUT me/account", {"name": new})
    assert ana.does(f"GET tournaments/{tournament['id']}")["organiser"] == new
    chair = ana.looks(table)["chairs"][0]
    assert (chair["name"], chair["account"]) == (new, new)
    assert ana.looks(as_guest)["chairs"][0]["name"] == "Nix"
    assert ana.does("GET me")["name"] == new
    assert ana.does("GET me")["audit"][0]["details"] == {"was": old}
    late = ana.refused("PUT me/account", {"name": old})
    assert (late.code, late.values["when"] > time.time()) == ("renamed_lately", True)
    mine = ana.does("GET me")["id"]
    change_rows(
        ana.server.database,
        update(accounts).where(accounts.c.player_id == mine).values(renamed=time.time() - 31 * DAY),
    )
    assert ana.does("PUT me/account", {"name": old})["account"]["name"] == old
    ana.does("DELETE me")
    assert new not in str(rows_of(ana.server.database)), "nor in the trail"
    assert COOKIE not in ana.http.cookies


def test_the_name_of_whoever_is_deleted_is_free(come: Come, server: Server) -> None:
    [ana] = come("Ana")
    ana.does("DELETE me")
    with members(server, ana.name) as [other]:
        other.registers()
        assert other.account()["account"]["name"] == ana.name
