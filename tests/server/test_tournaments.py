"""Tournaments: made, entered, played by themselves, left, counted, exported."""

import csv
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.server.account_holders import close_all, with_accounts
from tests.server.authenticator import members
from tests.server.clients import Client, play_out
from tests.server.database_contents import rows_of
from tests.server.running_server import Server
from tests.server.sockets import LONGEST_WAIT

View = dict[str, Any]
QUICK = {
    "title": "Cup",
    "game": "exlibris",
    "pace": {"kind": "clock", "minutes": 10},
    "smallest": 2,
    "largest": 2,
    "rounds": 1,
    "stand_in": "random",
    "listed": True,
}
NUMBERS = iter(range(10**6))


@pytest.fixture
def people(server: Server) -> Iterator[Callable[..., list[Client]]]:
    came: list[Client] = []

    def come(number: int, kind: str = "person") -> list[Client]:
        names = [f"Cup{next(NUMBERS)}" for _ in range(number)]
        new = with_accounts(server, *names, kind=kind)
        came.extend(new)
        return new

    yield come
    close_all(came)


def makes(client: Client, **chosen: Any) -> View:
    return dict(client.does("POST tournaments", {**QUICK, **chosen}))


def looks(client: Client, tournament: View) -> View:
    return dict(client.does(f"GET tournaments/{tournament['id']}"))


def asks(client: Client, what: str, tournament: View) -> View:
    return dict(client.does(f"POST tournaments/{tournament['id']}/{what}"))


def waits(client: Client, tournament: View, until: Callable[[View], bool]) -> View:
    end = time.monotonic() + LONGEST_WAIT
    while not until(seen := looks(client, tournament)):
        assert time.monotonic() < end, f"it never came to that: {seen}"
        time.sleep(0.05)
    return seen


def started(tournament: View, organiser: Client, *others: Client) -> View:
    """Entered by all, and in its first round."""
    for client in (organiser, *others):
        asks(client, "register", tournament)
    asks(organiser, "start", tournament)
    return waits(organiser, tournament, lambda seen: len(seen["rounds"]) == 1)


def names_at(tournament: View, table: View) -> list[str]:
    return [tournament["entrants"][seat["entrant"]]["name"] for seat in table["seats"]]


def play_round(tournament: View, *clients: Client) -> None:
    by_name = {client.name: client for client in clients}
    for table in tournament["rounds"][-1]["tables"]:
        if not table["over"]:
            players = (by_name[name] for name in names_at(tournament, table) if name in by_name)
            play_out(table, *players)


def test_a_tournament_plays_itself(people: Callable[..., list[Client]]) -> None:
    """Tables are made and started, people sit at them, the next round follows, then the end."""
    four = people(4)
    tournament = started(makes(four[0], rounds=2), *four)
    assert sorted(
        name for table in tournament["rounds"][0]["tables"] for name in names_at(tournament, table)
    ) == sorted(client.name for client in four)
    for client in four:
        seen = client.looks({"table": looks(client, tournament)["your_table"]})
        assert (seen["state"], len(seen["mine"])) == ("running", 1)
        assert seen["chairs"][seen["seat"]]["account"] == client.name
    play_round(tournament, *four)
    tournament = waits(four[0], tournament, lambda seen: len(seen["rounds"]) == 2)
    met = [
        {frozenset(names_at(tournament, table)) for table in each["tables"]}
        for each in tournament["rounds"]
    ]
    assert not met[0] & met[1], "nobody meets twice"
    play_round(tournament, *four)
    tournament = waits(four[0], tournament, lambda seen: seen["state"] == "over")
    assert [each["place"] for each in tournament["standings"]] == [1, 2, 3, 4]
    assert sum(each["points"] for each in tournament["standings"]) == 4 * 12


def test_standings_are_live(people: Callable[..., list[Client]]) -> None:
    """A table counts as soon as it is over, though others of the round still play."""
    four = people(4)
    tournament = started(makes(four[0]), *four)
    first = tournament["rounds"][0]["tables"][0]
    play_out(first, *(client for client in four if client.name in names_at(tournament, first)))
    seen = looks(four[0], tournament)
    assert [each["played"] for each in seen["standings"]].count(1) == 2
    assert [table["over"] for table in seen["rounds"][0]["tables"]].count(True) == 1


def test_who_may_enter(people: Callable[..., list[Client]], server: Server) -> None:
    ana, beto, dora = people(3)
    (robot,) = people(1, kind="program")
    tournament = makes(ana, most=2)
    assert ana.refused(f"POST tournaments/{tournament['id']}/withdraw").code == "not_entered"
    asks(ana, "register", tournament)
    assert ana.refused(f"POST tournaments/{tournament['id']}/register").code == "already_entered"
    assert robot.refused(f"POST tournaments/{tournament['id']}/register").code == "not_for_you"
    guest = Client(server, "Guest")
    with guest.http:
        assert guest.refused(f"POST tournaments/{tournament['id']}/register").status == 401
        guest.makes("exlibris", {"kind": "me"}, {"kind": "open"})
        assert guest.refused(f"POST tournaments/{tournament['id']}/register").code == "no_account"
        assert guest.refused("POST tournaments", QUICK).code == "no_account"
        assert looks(guest, tournament)["you"] is None
    asks(beto, "register", tournament)
    assert dora.refused(f"POST tournaments/{tournament['id']}/register").code == "tournament_full"
    asks(beto, "withdraw", tournament)
    assert asks(dora, "register", tournament)["you"] == 1
    for what in ("start", "cancel"):
        assert beto.refused(f"POST tournaments/{tournament['id']}/{what}").code == "not_organiser"
    entrant = f"tournaments/{tournament['id']}/entrants/{dora.name}"
    assert beto.refused(f"DELETE {entrant}").code == "not_organiser"
    assert len(ana.does(f"DELETE {entrant}")["entrants"]) == 1
    assert ana.refused(f"DELETE {entrant}").code == "nobody_there"
    assert ana.refused(f"POST tournaments/{tournament['id']}/start").code == "too_few"
    assert ana.refused("POST tournaments/nowhere/register").code == "no_tournament"


@pytest.mark.parametrize(
    "wrong",
    [
        {"smallest": 4, "largest": 3},
        {"system": "knock_out", "rounds": None, "go_on": 2},
        {"rounds": None},
        {"system": "round_robin"},
        {"system": "round_robin", "rounds": None, "most": 100},
        {"starts": 1.0},
        {"rated": True, "who": "all"},
        {"rated": True, "round_hours": 2.0},
        {"title": "\u200b"},
        {"options": {"players": 2}},
    ],
)
def test_what_cannot_be(people: Callable[..., list[Client]], wrong: dict[str, Any]) -> None:
    (ana,) = people(1)
    assert ana.refused("POST tournaments", {**QUICK, **wrong}).code == "bad_tournament"


def test_tables_larger_than_the_game_is_for_are_refused(
    people: Callable[..., list[Client]],
) -> None:
    (ana,) = people(1)
    assert ana.refused("POST tournaments", {**QUICK, "largest": 5}).code == "bad_options"


def test_one_person_organises_a_few_at_a_time(people: Callable[..., list[Client]]) -> None:
    (ana,) = people(1)
    made = [makes(ana) for _ in range(5)]
    assert ana.refused("POST tournaments", QUICK).code == "too_many_tournaments"
    asks(ana, "cancel", made[0])
    makes(ana)


def test_it_starts_at_its_time(people: Callable[..., list[Client]]) -> None:
    ana, beto = people(2)
    tournament = makes(ana, starts=time.time() + 2)
    lonely = makes(ana, starts=time.time() + 2)
    for client in (ana, beto):
        asks(client, "register", tournament)
    asks(ana, "register", lonely)
    assert waits(ana, tournament, lambda seen: bool(seen["rounds"]))["state"] == "running"
    assert beto.refused(f"POST tournaments/{tournament['id']}/register").code == "registration_over"
    waits(ana, lonely, lambda seen: seen["state"] == "cancelled")


def test_whoever_withdraws_is_last_and_a_bot_plays_on(people: Callable[..., list[Client]]) -> None:
    ana, beto, dora = people(3)
    tournament = started(makes(ana, rounds=2, largest=3), ana, beto, dora)
    table = tournament["rounds"][0]["tables"][0]
    asks(beto, "withdraw", tournament)
    ana.waits(table, lambda seen: any(seat["stand_in"] for seat in seen["chairs"]))
    play_out(table, ana, dora)
    tournament = waits(ana, tournament, lambda seen: len(seen["rounds"]) == 2)
    seats = {
        tournament["entrants"][seat["entrant"]]["name"]: seat
        for seat in tournament["rounds"][0]["tables"][0]["seats"]
    }
    assert (seats[beto.name]["last"], seats[beto.name]["points"]) == (True, 0)
    assert sorted(names_at(tournament, tournament["rounds"][1]["tables"][0])) == sorted(
        [ana.name, dora.name]
    )
    assert looks(beto, tournament)["your_table"] is None


@pytest.mark.parametrize(("absent", "is_last"), [("bot", False), ("forfeit", True)])
def test_at_the_deadline_bots_play_on(
    people: Callable[..., list[Client]], absent: str, is_last: bool
) -> None:
    """Whoever was to move forfeits where that was agreed; nobody else."""
    ana, beto = people(2)
    tournament = started(makes(ana, round_hours=1.5 / 3600, absent=absent), ana, beto)
    assert tournament["rounds"][0]["due"] > time.time() - 1
    table = tournament["rounds"][0]["tables"][0]
    to_act = ana.looks(table)["view"]["to_act"]
    tournament = waits(ana, tournament, lambda seen: seen["state"] == "over")
    lasts = [seat["last"] for seat in tournament["rounds"][0]["tables"][0]["seats"]]
    assert lasts == [is_last and seat in to_act for seat in range(2)]
    logbook = [entry["words"] for entry in ana.looks(table)["news"]]
    assert "deadline" in logbook
    silent = ana if tournament["entrants"][0]["name"] == ana.name else beto
    assert silent.ask("DELETE seats/0/bot", at=table).status_code in (403, 409)


def test_a_table_of_a_tournament_is_played_to_its_end(people: Callable[..., list[Client]]) -> None:
    """Neither paused nor ended by agreement; when all have gone, bots play on."""
    ana, beto = people(2)
    tournament = started(makes(ana), ana, beto)
    table = tournament["rounds"][0]["tables"][0]
    for what in ("pause", "end"):
        assert ana.refused("POST votes", {"what": what}, at=table).code == "in_tournament"
    for client in (ana, beto):
        client.does("POST leave", at=table)
    tournament = waits(ana, tournament, lambda seen: seen["state"] == "over")
    assert [seat["points"] for seat in tournament["rounds"][0]["tables"][0]["seats"]] == [6, 6]


def test_a_cancelled_tournament_ends_its_tables(people: Callable[..., list[Client]]) -> None:
    ana, beto = people(2)
    tournament = started(makes(ana), ana, beto)
    table = tournament["rounds"][0]["tables"][0]
    assert asks(ana, "cancel", tournament)["state"] == "cancelled"
    seen = ana.waits(table, lambda seen: seen["state"] == "over")
    assert seen["ended"] == "agreed"
    assert ana.refused(f"POST tournaments/{tournament['id']}/cancel").code == "tournament_over"
    assert ana.refused(f"POST tournaments/{tournament['id']}/withdraw").code == "tournament_over"


def test_lists(people: Callable[..., list[Client]]) -> None:
    ana, beto = people(2)
    shown, hidden = makes(ana), makes(ana, listed=False)
    asks(beto, "register", hidden)

    def listed(client: Client, **query: Any) -> list[str]:
        return [each["id"] for each in client.does("GET tournaments", **query)["tournaments"]]

    assert shown["id"] in listed(beto)
    assert hidden["id"] not in listed(beto)
    assert listed(beto, mine=True) == [hidden["id"]]
    assert set(listed(ana, mine=True)) == {shown["id"], hidden["id"]}
    asks(ana, "cancel", shown)
    assert shown["id"] in listed(beto, state="over")


def test_export(people: Callable[..., list[Client]]) -> None:
    ana, beto = people(2)
    tournament = started(makes(ana), ana, beto)
    play_round(tournament, ana, beto)
    tournament = waits(ana, tournament, lambda seen: seen["state"] == "over")
    answer = ana.ask(f"GET tournaments/{tournament['id']}/standings.csv")
    assert answer.headers["content-type"].startswith("text/csv")
    rows = list(csv.DictReader(answer.text.splitlines()))
    names = [tournament["entrants"][each["entrant"]]["name"] for each in tournament["standings"]]
    assert [row["name"] for row in rows] == names
    assert [float(row["points"]) for row in rows] == [
        each["points"] for each in tournament["standings"]
    ]
    assert [float(row["round 1"]) for row in rows] == [
        each["points"] for each in tournament["standings"]
    ]


def test_a_tournament_is_reported(people: Callable[..., list[Client]], server: Server) -> None:
    ana, beto = people(2)
    tournament = makes(ana)
    beto.does(f"POST tournaments/{tournament['id']}/report", {"text": "what a title"})
    reports = rows_of(server.database)["reports"]
    assert [row["text"] for row in reports if row["about"] == f"tournament {tournament['id']}"] == [
        "what a title"
    ]
    assert beto.refused("POST tournaments/nowhere/report", {"text": "?"}).code == "no_tournament"


def test_a_new_name_is_shown_everywhere(server: Server) -> None:
    with members(server, f"Cup{next(NUMBERS)}") as (ana,):
        ana.registers()
        tournament = makes(ana)
        asks(ana, "register", tournament)
        new = f"Cup{next(NUMBERS)}"
        ana.does("PUT me/account", {"name": new})
        seen = looks(ana, tournament)
        assert (seen["organiser"], seen["entrants"][0]["name"]) == (new, new)


def test_whoever_deletes_everything_is_nobody_in_it(people: Callable[..., list[Client]]) -> None:
    ana, beto, dora = people(3)
    tournament = started(makes(ana, largest=3), ana, beto, dora)
    beto.does("DELETE me")
    tournament = waits(dora, tournament, lambda seen: seen["entrants"][1]["left_after"] == 1)
    assert tournament["entrants"][1]["name"] == ""
    ana.does("DELETE me")
    assert looks(dora, tournament)["organiser"] == ""
    play_round(tournament, dora)
    waits(dora, tournament, lambda seen: seen["state"] == "over")
