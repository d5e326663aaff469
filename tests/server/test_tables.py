"""A table is made as its maker wishes, with every edition and option, or refused in plain words."""

from typing import Any

import pytest

from levada.games.santiago.options import EDITIONS, SantiagoOptions
from tests.server.clients import ME, OPEN, Client, Clients, Table, Wish, screen
from tests.server.running_server import bots

EVERY_EDITION = [
    (name, players) for name, edition in EDITIONS.items() for players in edition.players
]


def alone(client: Client, game: str, seats: int, **options: Any) -> Table:
    """A running table whose seats are all at one screen, so that nothing happens by itself."""
    return client.makes(game, ME, *[screen()] * (seats - 1), options=options)


def options_in_record(client: Client, table: Table) -> dict[str, Any]:
    client.does("POST votes", {"what": "end"}, at=table)
    return dict(client.does("GET record", at=table)["options"])


@pytest.mark.parametrize(("edition", "players"), EVERY_EDITION)
def test_every_edition_for_every_number_of_players(
    clients: Clients, edition: str, players: int
) -> None:
    [ana] = clients("Ana")
    table = alone(ana, "santiago", players, edition=edition)
    assert table["state"] == "running"
    assert (table["view"]["edition"], table["view"]["players"]) == (edition, players)
    assert table["settled_options"].items() >= EDITIONS[edition].defaults.items()
    assert options_in_record(ana, table) == table["settled_options"]


@pytest.mark.parametrize(
    ("game", "options", "expected"),
    [
        ("santiago", {}, [3, 4, 5]),
        ("santiago", {"edition": "trefl"}, [2, 3, 4, 5]),
        ("santiago", {"edition": "trefl", "spare_tile": "planted"}, [3, 4]),
        ("santiago", {"overseer": 2}, [3, 4, 5]),
        ("exlibris", {}, [2, 3, 4]),
        ("exlibris", {"first": 2}, [3, 4]),
    ],
)
def test_an_open_table_says_how_many_may_play(
    clients: Clients, game: str, options: dict[str, Any], expected: list[int]
) -> None:
    [ana] = clients("Ana")
    table = ana.makes(game, ME, OPEN, OPEN, options=options)
    assert table["possible_players"] == expected
    assert alone(ana, game, 3, **options)["possible_players"] == [3]


def test_every_option_is_settled_before_the_start_and_follows_the_seats(clients: Clients) -> None:
    [ana] = clients("Ana")
    table = ana.makes("santiago", ME, OPEN, OPEN, options={"palms": True, "spring": "C2"})
    expected = SantiagoOptions.of({"palms": True, "players": 3}).as_dict()
    assert table["settled_options"] == expected
    more = ana.does("POST seats", at=table)
    assert more["settled_options"] == expected | {"players": 4}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ex_libris_for_every_number_of_players(clients: Clients, players: int) -> None:
    [ana] = clients("Ana")
    table = alone(ana, "exlibris", players)
    assert (table["state"], table["view"]["players"]) == ("running", players)


def test_all_that_the_games_page_offers_can_be_had(clients: Clients) -> None:
    [ana] = clients("Ana")
    for game, offered in ana.does("GET games")["games"].items():
        for option, choice in {**offered["options"], **offered["wishes"]}.items():
            for value in choice["values"] or [choice["default"]]:
                players = value if option == "players" else 3
                edition = {"edition": "trefl"} if game == "santiago" else {}
                table = alone(ana, game, players, **{**edition, option: value})
                if option in offered["options"]:
                    assert options_in_record(ana, table)[option] == value


@pytest.mark.parametrize(
    ("options", "seen", "expected"),
    [
        ({"palms": True, "spring": "C2", "palms_at": "a1 a6 h1"}, "palms", ["a1", "a6", "h1"]),
        ({"palms": True, "spring": "C2", "palms_at": ["h1", "a6", "a1"]}, "palms", ["a1", "a6", "h1"]),
        ({"edition": "trefl", "palms": False}, "palms", []),
        ({"money": "open"}, "money", [10, 10, 10]),
        ({"money": "hidden"}, "money", [10, None, None]),
        ({"spring": "E4"}, "spring", "E4"),
        ({"overseer": 2}, "overseer", 2),
        ({"overseer": "2"}, "overseer", 2),
    ],
)  # fmt: skip
def test_what_is_wished_is_what_the_table_shows(
    clients: Clients, options: dict[str, Any], seen: str, expected: Any
) -> None:
    [ana] = clients("Ana")
    assert alone(ana, "santiago", 3, **options)["view"][seen] == expected


def test_in_ex_libris_the_first_to_move_can_be_named(clients: Clients) -> None:
    [ana] = clients("Ana")
    assert alone(ana, "exlibris", 3, first=2)["view"]["to_act"] == [2]


@pytest.mark.parametrize(
    ("game", "players", "options", "text"),
    [
        ("santiago", 2, {}, "players: amigo is for 3, 4 or 5 players, not 2; trefl is for 2 too"),
        ("exlibris", 5, {}, "players: 5 is not possible; expected 2, 3 or 4"),
        ("santiago", 3, {"edition": "gold"}, "edition: 'gold' is not possible; expected amigo, samarkand or trefl"),
        ("santiago", 3, {"palms": 1}, "palms: 1 is not possible; expected true or false"),
        ("santiago", 3, {"money": None}, "money: None is not possible; expected open or hidden"),
        ("santiago", 5, {"spare_tile": "planted"}, "spare_tile: 'planted' needs players to be 3 or 4, not 5; expected boxed"),
        ("santiago", 3, {"overseer": 3}, "overseer: there is no seat 3; the last is 2"),
        ("santiago", 3, {"spring": "Z9"}, "spring: 'Z9' is not possible; expected inside, anywhere or a crossing from A1 to E4"),
        ("santiago", 3, {"first": 1}, "'first' is not an option; there are edition, players"),
        ("exlibris", 3, {"edition": "amigo"}, "'edition' is not an option; there are players, first"),
        ("exlibris", 3, {"first": -1}, "first: -1 is not possible; expected drawn or a seat"),
        ("exlibris", 3, {"players": 4}, "3 seats for 4 players"),
        ("exlibris", 3, {"players": 10**30}, "3 seats for"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused_in_plain_words(
    clients: Clients, game: str, players: int, options: dict[str, Any], text: str
) -> None:
    [ana] = clients("Ana")
    wish = {"game": game, "seats": [ME] + [OPEN] * (players - 1), "options": options}
    refused = ana.refused("POST tables", wish)
    assert refused.status == 422
    assert refused.code in ("bad_options", "bad_seats")
    assert refused.text.startswith(text)


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"game": "chess"}, "game"),
        ({"seats": [ME]}, "seats"),
        ({"seats": [ME] * 6}, "seats"),
        ({"seats": [ME, {"kind": "bot"}]}, "seats.1"),
        ({"seats": [ME, {"kind": "open", "level": "expert"}]}, "seats.1"),
        ({"seats": [ME, {"kind": "bot", "level": "godlike"}]}, "seats.1.level"),
        ({"pace": {"kind": "clock", "minutes": 0}}, "pace.clock.minutes"),
        ({"pace": {"kind": "days", "days": 31}}, "pace.days.days"),
        ({"pace": {"kind": "hourglass"}}, "pace"),
        ({"watchers": "friends"}, "watchers"),
        ({"listed": "yes"}, "listed"),
        ({"name": "x" * 101}, "name"),
        ({"colour": "blue"}, "colour"),
    ],
)
def test_a_malformed_wish_is_refused_with_its_place(
    clients: Clients, change: dict[str, Any], place: str
) -> None:
    [ana] = clients("Ana")
    refused = ana.refused("POST tables", {"game": "exlibris", "seats": [ME, OPEN], **change})
    assert (refused.status, refused.code) == (422, "bad_request")
    assert refused.values == {"place": place}
    assert refused.text.startswith(f"{place}: ")


def test_the_maker_takes_one_seat_and_no_more(clients: Clients) -> None:
    [ana] = clients("Ana")
    refused = ana.refused("POST tables", {"game": "exlibris", "seats": [ME, ME]})
    assert refused.code == "bad_seats"


@pytest.mark.parametrize(
    ("seats", "state"),
    [
        ([ME, OPEN], "open"),
        ([OPEN, OPEN], "open"),
        ([ME, *bots(1)], "running"),
        ([ME, screen("Beto")], "running"),
        (bots(2), "running"),
    ],
)
def test_it_starts_at_once_if_no_seat_is_open(
    clients: Clients, seats: list[Wish], state: str
) -> None:
    [ana] = clients("Ana")
    table = ana.makes("exlibris", *seats)
    assert table["state"] == state
    assert (table["view"] is None) == (state == "open")
    assert (table["deal"] is None) == (state == "open")


def test_all_that_was_agreed_can_be_read_at_the_table(clients: Clients) -> None:
    [ana] = clients("Ana")
    agreed: dict[str, Any] = {
        "game": "santiago",
        "options": {"edition": "trefl", "overseer": 1},
        "pace": {"kind": "clock", "minutes": 10, "increment": 5},
        "watchers": "nobody",
        "listed": True,
        "chat": False,
        "take_back": False,
        "hints": True,
        "stand_in": "expert",
        "rated": False,
        "starts": None,
    }
    table = ana.does("POST tables", {**agreed, "seats": [ME, OPEN]})
    assert table["agreement"] == agreed
    assert ana.looks(table)["agreement"] == agreed


def test_the_maker_is_known_as_such_with_and_without_a_seat(clients: Clients) -> None:
    ana, beto = clients("Ana", "Beto")
    for seats in ([ME, OPEN], [OPEN, OPEN]):
        table = ana.makes("exlibris", *seats)
        assert table["is_maker"]
        assert ana.looks(table)["is_maker"]
        assert not beto.looks(table)["is_maker"]


def test_a_maker_without_a_seat_sees_what_a_watcher_would_where_nobody_may_watch(
    clients: Clients,
) -> None:
    ana, beto, stranger = clients("Ana", "Beto", "")
    assert ana.makes("exlibris", *bots(2), watchers="nobody")["state"] == "running"
    table = ana.makes("exlibris", OPEN, *bots(1), watchers="nobody")
    beto.joins(table)
    assert ana.looks(table)["view"]["hands"] == [None, None]
    assert stranger.refused("GET ", at=table).code == "no_watchers"
    assert ana.does("DELETE seats/0/player", at=table)["chairs"][0]["stand_in"] == "regular"


def test_there_is_no_table_where_none_was_made(clients: Clients) -> None:
    [ana] = clients("Ana")
    for endpoint in ("GET ", "POST join", "GET record", "GET chat"):
        refused = ana.refused(endpoint, {}, at={"table": "nowhere"})
        assert (refused.status, refused.code) == (404, "no_table")


def test_many_people_find_many_tables_of_their_own(clients: Clients) -> None:
    ana, beto = clients("Ana", "Beto")
    one, other = ana.makes("exlibris", ME, OPEN), beto.makes("exlibris", ME, OPEN)
    assert one["table"] != other["table"]
    assert beto.looks(one)["mine"] == []
    assert ana.looks(one)["mine"] == [0]
