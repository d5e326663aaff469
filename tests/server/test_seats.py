"""Seats: taken, left, kept, come back to, arranged by the maker."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.server.clients import ME, OPEN, Clients, Table, screen
from tests.server.running_server import bots


def names(table: Table) -> list[str]:
    return [chair["name"] for chair in table["chairs"]]


def kinds(table: Table) -> list[str]:
    return [chair["kind"] for chair in table["chairs"]]


def test_somebody_takes_the_first_free_seat(clients: Clients) -> None:
    ana, beto = clients("Ana", "Beto")
    joined = beto.joins(ana.makes("exlibris", ME, OPEN, OPEN))
    assert (joined["seat"], joined["mine"], joined["state"]) == (1, [1], "open")
    assert names(joined) == ["Ana", "Beto", ""]


def test_somebody_takes_the_seat_they_name(clients: Clients) -> None:
    ana, beto = clients("Ana", "Beto")
    joined = beto.joins(ana.makes("exlibris", ME, OPEN, OPEN), seat=2)
    assert names(joined) == ["Ana", "", "Beto"]


def test_a_seat_that_is_not_free_cannot_be_taken(clients: Clients) -> None:
    ana, beto = clients("Ana", "Beto")
    table = ana.makes("exlibris", ME, OPEN, *bots(1), OPEN)
    for seat in (0, 2):
        assert beto.refused("POST join", {"seat": seat}, at=table).code == "seat_taken"
    assert beto.refused("POST join", {"seat": 4}, at=table).code == "no_such_seat"


def test_the_last_to_sit_starts_the_game(clients: Clients) -> None:
    ana, beto, dora = clients("Ana", "Beto", "Dora")
    table = ana.makes("exlibris", ME, OPEN)
    assert beto.joins(table)["state"] == "running"
    assert ana.looks(table)["view"]["players"] == 2
    assert dora.refused("POST join", {}, at=table).code == "already_started"


def test_of_many_who_want_the_last_seat_one_gets_it(clients: Clients) -> None:
    ana, *others = clients("Ana", "Beto", "Carla", "Dora", "Emil")
    table = ana.makes("exlibris", ME, OPEN)
    with ThreadPoolExecutor(len(others)) as rush:
        answers = list(rush.map(lambda client: client.ask("POST join", {}, at=table), others))
    assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409]


def test_nobody_sits_twice(clients: Clients) -> None:
    ana, beto = clients("Ana", "Beto")
    table = ana.makes("exlibris", ME, OPEN, OPEN)
    beto.joins(table)
    for client in (ana, beto):
        assert client.refused("POST join", {}, at=table).code == "already_seated"


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  Ana \t Maria ", "Ana Maria"),
        ("A\u202ena\u0000\u0007", "Ana"),
        ("x" * 40, "x" * 24),
        ("Zoë", "Zoë"),
        ("Zoe\u0308", "Zoë"),
        ("木村 🦩", "木村 🦩"),
        ("\u200b\u2066", ""),
    ],
)
def test_a_name_is_cleaned(clients: Clients, typed: str, shown: str) -> None:
    ana, beto = clients("Ana", typed)
    assert names(beto.joins(ana.makes("exlibris", ME, OPEN)))[1] == shown


def test_somebody_is_called_as_they_chose_before_unless_they_say_otherwise(
    clients: Clients,
) -> None:
    ana, beto = clients("Ana", "")
    beto.does("PUT me/name", {"name": "Alberto"})
    table = beto.joins(ana.makes("exlibris", ME, OPEN, OPEN))
    assert names(table)[1] == "Alberto"
    beto.does("PUT seats/1/name", {"name": " Beto "}, at=table)
    assert names(ana.looks(table))[1] == "Beto"
    assert beto.refused("PUT seats/0/name", {"name": "X"}, at=table).code == "not_your_seat"


def test_who_leaves_before_the_start_frees_the_seat(clients: Clients) -> None:
    ana, beto = clients("Ana", "Beto")
    table = ana.makes("exlibris", ME, OPEN, OPEN)
    beto.joins(table)
    beto.does("POST leave", at=table)
    assert kinds(ana.looks(table)) == ["person", "open", "open"]
    assert beto.refused("POST leave", at=table).code == "not_seated"
    assert beto.joins(table)["seat"] == 1


def test_a_bot_plays_on_for_who_leaves_after_the_start(clients: Clients) -> None:
    ana, beto = clients("Ana", "Beto")
    table = ana.makes("exlibris", ME, OPEN, options={"first": 1}, stand_in="novice")
    beto.joins(table)
    beto.does("POST leave", at=table)
    seen = ana.waits(table, lambda seen: seen["view"]["to_act"] == [0])
    assert seen["chairs"][1]["stand_in"] == "novice"
    assert seen["chairs"][1]["name"] == "Beto"
    assert beto.looks(table)["mine"] == []


def test_when_all_people_have_left_the_game_ends(clients: Clients) -> None:
    ana, beto = clients("Ana", "Beto")
    table = ana.makes("exlibris", ME, OPEN, *bots(1))
    beto.joins(table)
    ana.does("POST leave", at=table)
    beto.does("POST leave", at=table)
    assert ana.waits(table, lambda seen: seen["state"] == "over")["ended"] == "agreed"
    assert beto.refused("POST leave", at=table).code == "not_seated"


def test_nobody_leaves_a_game_that_is_over(clients: Clients) -> None:
    [ana] = clients("Ana")
    table = ana.makes("exlibris", ME, screen("Beto"))
    ana.does("POST votes", {"what": "end"}, at=table)
    assert ana.refused("POST leave", at=table).code == "game_over"


def test_the_own_link_opens_the_seat_on_another_device(clients: Clients) -> None:
    ana, beto, telephone = clients("Ana", "Beto", "Beto")
    table = ana.makes("exlibris", ME, OPEN, options={"first": 1})
    link = {"secret": beto.joins(table)["seat_secret"]}
    assert telephone.does("POST claim", link, at=table)["mine"] == [1]
    telephone.moves(table)
    assert beto.looks(table)["mine"] == []
    assert beto.refused("POST moves", {"move": "order A", "n": 1}, at=table).code == "not_your_seat"
    assert beto.does("POST claim", link, at=table)["mine"] == [1]


def test_the_makers_link_opens_the_makers_seats_and_rights_on_another_device(
    clients: Clients,
) -> None:
    ana, telephone = clients("Ana", "Ana")
    table = ana.makes("exlibris", ME, screen("Beto"), OPEN)
    seen = telephone.does("POST claim", {"secret": table["maker_secret"]}, at=table)
    assert (seen["mine"], seen["is_maker"]) == ([0, 1], True)
    assert not ana.looks(table)["is_maker"]
    assert ana.refused("POST start", {"fill": "random"}, at=table).code == "not_maker"
    assert telephone.does("POST start", {"fill": "random"}, at=table)["state"] == "running"


def test_other_links_open_nothing(clients: Clients) -> None:
    ana, beto = clients("Ana", "Beto")
    table, other = ana.makes("exlibris", ME, OPEN), ana.makes("exlibris", ME, OPEN)
    for secret in ("", "guessed", other["maker_secret"]):
        refused = beto.refused("POST claim", {"secret": secret}, at=table)
        assert (refused.status, refused.code) == (403, "bad_link")


def test_who_left_comes_back_by_the_own_link(clients: Clients) -> None:
    ana, beto = clients("Ana", "Beto")
    table = ana.makes("exlibris", ME, OPEN, options={"first": 0})
    link = {"secret": beto.joins(table)["seat_secret"]}
    beto.does("POST leave", at=table)
    back = beto.does("POST claim", link, at=table)
    assert back["mine"] == [1]
    assert back["chairs"][1]["stand_in"] is None


def test_the_maker_who_left_comes_back_by_the_makers_link(clients: Clients) -> None:
    ana, beto = clients("Ana", "Beto")
    table = ana.makes("exlibris", ME, OPEN, options={"first": 1})
    beto.joins(table)
    ana.does("POST leave", at=table)
    assert ana.looks(table)["mine"] == []
    back = ana.does("POST claim", {"secret": table["maker_secret"]}, at=table)
    assert (back["mine"], back["is_maker"]) == ([0], True)
    assert back["chairs"][0]["stand_in"] is None


def test_a_link_is_worth_nothing_once_its_seat_was_left_before_the_start(clients: Clients) -> None:
    ana, beto, dora = clients("Ana", "Beto", "Dora")
    table = ana.makes("exlibris", ME, OPEN, OPEN)
    link = {"secret": beto.joins(table)["seat_secret"]}
    beto.does("POST leave", at=table)
    dora.joins(table)
    assert beto.refused("POST claim", link, at=table).code == "bad_link"


def test_a_table_starts_with_bots_in_the_free_seats(clients: Clients) -> None:
    ana, beto = clients("Ana", "Beto")
    table = ana.makes("exlibris", ME, OPEN, OPEN, OPEN)
    beto.joins(table, seat=2)
    assert ana.refused("POST start", {}, at=table).code == "not_full"
    assert beto.refused("POST start", {"fill": "novice"}, at=table).code == "not_maker"
    started = ana.does("POST start", {"fill": "novice"}, at=table)
    assert started["state"] == "running"
    assert [chair["level"] for chair in started["chairs"]] == [None, "novice", None, "novice"]
    assert ana.refused("POST start", {"fill": "novice"}, at=table).code == "already_started"


def test_the_maker_closes_seats_and_adds_them(clients: Clients) -> None:
    ana, beto = clients("Ana", "Beto")
    table = ana.makes("exlibris", ME, OPEN, OPEN)
    assert len(ana.does("POST seats", at=table)["chairs"]) == 4
    beto.joins(table, seat=3)
    assert names(ana.does("DELETE seats/1", at=table)) == ["Ana", "", "Beto"]
    assert beto.looks(table)["mine"] == [2]
    closed = ana.does("DELETE seats/1", at=table)
    assert (closed["state"], closed["view"]["players"]) == ("running", 2)


def test_there_are_never_more_or_fewer_seats_than_the_game_is_for(clients: Clients) -> None:
    [ana] = clients("Ana")
    few = ana.makes("exlibris", ME, OPEN)
    assert ana.refused("DELETE seats/1", at=few).text.startswith("players: 1 is not possible")
    many = ana.makes("exlibris", ME, OPEN, OPEN, OPEN)
    assert ana.refused("POST seats", at=many).text.startswith("players: 5 is not possible")


def test_a_seat_is_closed_only_if_nobody_sits_there(clients: Clients) -> None:
    ana, beto = clients("Ana", "Beto")
    table = ana.makes("exlibris", ME, OPEN, OPEN)
    beto.joins(table)
    assert ana.refused("DELETE seats/1", at=table).code == "seat_taken"
    assert ana.refused("DELETE seats/3", at=table).code == "no_such_seat"


def test_the_maker_gives_free_seats_to_bots_and_opens_them_again(clients: Clients) -> None:
    ana, beto = clients("Ana", "Beto")
    table = ana.makes("exlibris", ME, OPEN, OPEN)
    ana.does("PUT seats/1", bots(1, "expert")[0], at=table)
    assert kinds(beto.looks(table)) == ["person", "bot", "open"]
    assert kinds(ana.does("PUT seats/1", OPEN, at=table)) == ["person", "open", "open"]
    seen = ana.does("PUT seats/1", screen("Dora"), at=table)
    assert (names(seen), seen["mine"]) == (["Ana", "Dora", ""], [0, 1])
    assert ana.refused("PUT seats/1", OPEN, at=table).code == "seat_taken"


def test_a_maker_without_a_seat_can_take_one(clients: Clients) -> None:
    [ana] = clients("Ana")
    table = ana.makes("exlibris", OPEN, OPEN)
    seen = ana.does("PUT seats/1", {"kind": "me", "name": "Ana"}, at=table)
    assert (seen["mine"], names(seen)) == ([1], ["", "Ana"])
    assert ana.refused("PUT seats/0", ME, at=table).code == "already_seated"


def test_the_maker_shows_somebody_out_before_the_start(clients: Clients) -> None:
    ana, beto = clients("Ana", "Beto")
    table = ana.makes("exlibris", ME, OPEN, OPEN)
    link = {"secret": beto.joins(table)["seat_secret"]}
    assert kinds(ana.does("DELETE seats/1/player", at=table)) == ["person", "open", "open"]
    assert beto.refused("POST claim", link, at=table).code == "bad_link"
    assert ana.refused("DELETE seats/1/player", at=table).code == "nobody_there"


def test_the_maker_shows_somebody_out_after_the_start_and_a_bot_plays_on(clients: Clients) -> None:
    ana, beto = clients("Ana", "Beto")
    table = ana.makes("exlibris", ME, OPEN)
    link = {"secret": beto.joins(table)["seat_secret"]}
    assert ana.does("DELETE seats/1/player", at=table)["chairs"][1]["stand_in"] == "regular"
    assert beto.refused("POST claim", link, at=table).code == "bad_link"


def test_only_the_maker_arranges_the_table(clients: Clients) -> None:
    ana, beto = clients("Ana", "Beto")
    table = ana.makes("exlibris", ME, OPEN, OPEN)
    beto.joins(table)
    for endpoint, wish in (
        ("POST seats", None),
        ("PUT seats/2", OPEN),
        ("DELETE seats/2", None),
        ("DELETE seats/0/player", None),
        ("PUT chat/muted", {"muted": True}),
    ):
        refused = beto.refused(endpoint, wish, at=table)
        assert (refused.status, refused.code) == (403, "not_maker")


def test_once_the_game_has_started_seats_stay(clients: Clients) -> None:
    [ana] = clients("Ana")
    table = ana.makes("exlibris", ME, screen("Beto"))
    for endpoint, wish in (("POST seats", None), ("PUT seats/1", OPEN), ("DELETE seats/1", None)):
        assert ana.refused(endpoint, wish, at=table).code == "already_started"


def test_strangers_change_nothing(clients: Clients) -> None:
    ana, stranger = clients("Ana", "")
    table = ana.makes("exlibris", ME, OPEN)
    for endpoint, wish in (
        ("POST leave", None),
        ("POST start", {}),
        ("POST seats", None),
        ("DELETE seats/0/player", None),
        ("POST moves", {"move": "order A", "n": 0}),
        ("POST votes", {"what": "end"}),
        ("POST rematch", None),
        ("POST chat", {"text": "hello"}),
    ):
        refused = stranger.refused(endpoint, wish, at=table)
        assert (refused.status, refused.code) == (401, "unknown_player")
