"""Rated games from the first press to the profile: over the endpoints that everybody uses."""

from typing import Any
from uuid import uuid4

import pytest

from tests.server.admin_commands import Admin
from tests.server.clients import ME, OPEN, Client, Clients, Table, play_out
from tests.server.database_contents import rows_of, set_touched, wait_until
from tests.server.registered import registers

CLOCK = {"kind": "clock", "minutes": 60}
RATED: dict[str, Any] = {"rated": True, "take_back": False, "pace": CLOCK}
BOT = {"kind": "bot", "level": "novice"}


def called(name: str) -> str:
    """A name of its own for each test: they share a server."""
    return f"{name} {uuid4().hex[:8]}"


@pytest.fixture
def ana(clients: Clients) -> Client:
    [client] = clients(called("Ana"))
    return registers(client)


@pytest.fixture
def beto(clients: Clients) -> Client:
    [client] = clients(called("Beto"))
    return registers(client)


def profile_of(client: Client, name: str | None = None) -> dict[str, Any]:
    return dict(client.does(f"GET people/{(name or client.name).replace(' ', '%20')}"))


def ratings_at(client: Client, table: Table) -> dict[str, Any]:
    return dict(client.does("GET ratings", at=table))


def play(ana: Client, beto: Client, *more: dict[str, Any]) -> Table:
    table = ana.makes("exlibris", ME, OPEN, *more, **RATED)
    beto.joins(table)
    over = play_out(table, ana, beto)
    wait_until(lambda: ratings_at(ana, table)["state"] == "counted")
    return over


def test_a_rated_game_changes_ratings(ana: Client, beto: Client) -> None:
    table = play(ana, beto, BOT)
    counted = ratings_at(ana, table)
    scores = ana.does("GET record", at=table)["result"]["scores"]
    assert counted["seats"][2] is None, "bots stay where they are"
    changes = [seat["points"] - seat["before"] for seat in counted["seats"][:2]]
    assert any(changes)
    for client, seat in ((ana, 0), (beto, 1)):
        profile = profile_of(client)
        rating = profile["ratings"]["exlibris"]
        assert rating["points"] == counted["seats"][seat]["points"]
        assert (rating["games"], rating["provisional"]) == (1, True)
        [results] = profile["results"]
        assert (results["players"], sum(results["places"])) == (3, 1)
        [recent] = profile["recent"]
        assert recent["table"] == table["table"]
        assert {each["name"] for each in recent["seats"]} == {ana.name, beto.name, None}
        assert [each["points"] for each in profile["history"]] == [rating["points"]]
        assert results["places"].index(1) == sum(each > scores[seat] for each in scores)


def test_ratings_stand_beside_the_names_before_the_game(ana: Client, beto: Client) -> None:
    table = ana.makes("santiago", ME, OPEN, {"kind": "bot", "level": "expert"}, **RATED)
    shown = ratings_at(beto, table)
    new = {"points": 1500, "uncertainty": 200, "provisional": True, "before": None}
    bot = {"points": 2079, "uncertainty": 0, "provisional": False, "before": None}
    assert shown == {"state": "playing", "seats": [new, None, bot]}


def test_guests_are_told_to_make_an_account(clients: Clients, ana: Client) -> None:
    [guest] = clients("Guest")
    wish = {"game": "exlibris", "seats": [ME, OPEN], "name": "Guest", **RATED}
    assert guest.refused("POST tables", wish).code == "rated_account"
    table = ana.makes("exlibris", ME, OPEN, **RATED)
    assert guest.refused("POST join", {"name": ana.name}, at=table).code == "rated_account"
    wish = {"game": "exlibris", "seats": [ME, OPEN], **RATED, "hints": True}
    assert ana.refused("POST tables", wish).code == "rated_terms"


def test_programs_are_marked_and_play_rated_among_themselves(clients: Clients, ana: Client) -> None:
    ping, pong = (registers(each, "program") for each in clients(called("Ping"), called("Pong")))
    table = ana.makes("exlibris", ME, OPEN, **RATED)
    assert ping.refused("POST join", {}, at=table).code == "rated_program"
    open_table = ana.makes("exlibris", ME, OPEN)
    ping.joins(open_table)
    assert [chair["program"] for chair in ana.looks(open_table)["chairs"]] == [False, True]
    play(ping, pong)
    assert profile_of(ana, ping.name)["program"]


def test_a_person_makes_programs_of_their_own(ana: Client, beto: Client, clients: Clients) -> None:
    name = called("Ping")
    token = ana.does("POST me/programs", {"name": name})["token"]
    [shown] = ana.does("GET me/programs")["programs"]
    assert shown["name"] == name

    def as_program(secret: str) -> Client:
        [program] = clients(name)
        program.http.headers["authorization"] = f"Bearer {secret}"
        return program

    table = ana.makes("exlibris", ME, OPEN)
    as_program(token).joins(table)
    chair = ana.looks(table)["chairs"][1]
    assert (chair["account"], chair["program"]) == (name, True)
    renewed = ana.does(f"POST me/programs/{name}/token")["token"]
    assert as_program(token).refused("GET me").code == "bad_token"
    assert as_program(renewed).does("GET me")["name"] == name
    assert beto.refused(f"DELETE me/programs/{name}").code == "nobody_called_so"
    ana.does(f"DELETE me/programs/{name}")
    assert as_program(renewed).refused("GET me").code == "bad_token"
    assert ana.does("GET me/programs")["programs"] == []


def test_programs_have_limits(ana: Client, beto: Client, clients: Clients) -> None:
    names = [called("Ping") for _ in range(5)]
    tokens = [ana.does("POST me/programs", {"name": name})["token"] for name in names]
    more = {"name": called("Pong")}
    assert ana.refused("POST me/programs", more).code == "too_many_programs"
    assert beto.refused("POST me/programs", {"name": names[0]}).code == "name_taken"
    [guest, program] = clients("Guest", "Ping")
    guest.does("PUT me/name", {"name": "Guest"})
    program.http.headers["authorization"] = f"Bearer {tokens[0]}"
    for nobody in (guest, program):
        assert nobody.refused("POST me/programs", more).code == "no_account"


def test_a_profile_shows_what_its_owner_wants(ana: Client, beto: Client) -> None:
    play(ana, beto)
    ana.does("PUT me/profile", {"games": False, "history": False})
    seen = profile_of(beto, ana.name)
    assert (seen["recent"], seen["history"]) == ([], [])
    assert seen["ratings"]
    own = profile_of(ana)
    assert own["mine"]
    assert own["recent"]
    assert own["shows"] == {"games": False, "history": False} == ana.does("GET me/profile")


def test_nobody_of_that_name(ana: Client, clients: Clients) -> None:
    assert ana.refused("GET people/nobody").code == "nobody_called_so"
    [guest] = clients("Guest")
    guest.does("PUT me/name", {"name": "Guest"})
    assert guest.refused("PUT me/profile", {"games": True, "history": True}).status == 403


@pytest.fixture
def counted(ana: Client, beto: Client) -> Table:
    return play(ana, beto)


def test_the_best_are_those_who_have_played_enough(
    ana: Client, beto: Client, counted: Table
) -> None:
    best = ana.does("GET best/exlibris")
    assert ana.name not in [person["name"] for person in best["people"]]
    assert best["bots"]["regular"] == 1500
    assert ana.does("GET best/exlibris", kind="program")["people"] == []


def test_an_operator_takes_a_game_out(ana: Client, counted: Table, admin: Admin) -> None:
    assert "as it was" in admin.told("rerate")
    admin.ran("void", counted["table"])
    assert ratings_at(ana, counted)["state"] == "not_counted"
    assert profile_of(ana)["ratings"] == {}
    assert "no rated game" in admin.refused("void", counted["table"])
    assert "as it was" in admin.told("rerate")


def test_what_is_purged_and_who_is_deleted_leaves_ratings_as_they_are(
    ana: Client, beto: Client, counted: Table, admin: Admin
) -> None:
    before = profile_of(ana)
    set_touched(admin.database, counted["table"], days_ago=1000)
    admin.told("purge", "--yes")
    beto.does("DELETE me")
    after = profile_of(ana)
    assert after["ratings"] == before["ratings"]
    assert after["results"] == before["results"]
    [recent] = after["recent"]
    assert recent["table"] is None
    assert {each["name"] for each in recent["seats"]} == {ana.name, None}
    assert beto.name not in str(rows_of(admin.database)["accounts"])
    assert "as it was" in admin.told("rerate")


def test_all_of_it_is_in_what_is_kept_about_me(ana: Client, counted: Table) -> None:
    [rated] = ana.does("GET me")["rated_games"]
    assert rated["table_id"] == counted["table"]
    assert rated["place"] in {1, 2}
