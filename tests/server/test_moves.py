"""Moves by plain requests: legal ones are made once, all others refused with what would be right."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from tests.server.clients import ME, OPEN, Client, Clients, Table
from tests.server.running_server import bots


def of_two(clients: Clients, **agreed: Any) -> tuple[Table, Client, Client]:
    """Seat 0, Ana's, is the first to move."""
    ana, beto = clients("Ana", "Beto")
    table = ana.makes("exlibris", ME, OPEN, options={"first": 0}, **agreed)
    return beto.joins(table), ana, beto


def legal(client: Client, table: Table) -> list[str]:
    return list(client.looks(table)["view"]["legal"])


def test_a_move_is_answered_with_the_table_after_it(clients: Clients) -> None:
    table, ana, beto = of_two(clients)
    move = legal(ana, table)[0]
    answer = ana.does("POST moves", {"move": move, "n": 0}, at=table)
    assert answer["n"] == 0
    assert (answer["table"]["moves"], answer["table"]["n"]) == (1, 1)
    entry = beto.looks(table)["news"][-1]
    assert (entry["n"], entry["seat"], entry["words"], entry["by"]) == (0, 0, move, None)


def test_the_same_key_and_move_is_made_once_and_answered_alike(clients: Clients) -> None:
    table, ana, beto = of_two(clients)
    wish = {"move": legal(ana, table)[0], "n": 0, "key": "first"}
    assert ana.does("POST moves", wish, at=table)["n"] == 0
    beto.moves(table)
    again = ana.does("POST moves", wish, at=table)
    assert (again["n"], again["table"]["moves"]) == (0, 2)


def test_the_same_key_with_another_move_is_refused(clients: Clients) -> None:
    table, ana, beto = of_two(clients)
    first, second = legal(ana, table)[:2]
    ana.does("POST moves", {"move": first, "n": 0, "key": "k"}, at=table)
    refused = ana.refused("POST moves", {"move": second, "n": 0, "key": "k"}, at=table)
    assert (refused.status, refused.code, refused.values) == (409, "key_used", {"key": "k"})
    key_of_another = {"move": legal(beto, table)[0], "n": 1, "key": "k"}
    assert beto.does("POST moves", key_of_another, at=table)["n"] == 1


def test_a_move_sent_many_times_at_once_is_made_once(clients: Clients) -> None:
    table, ana, _ = of_two(clients)
    wish = {"move": legal(ana, table)[0], "n": 0, "key": "again"}
    with ThreadPoolExecutor(5) as rush:
        answers = list(rush.map(lambda _: ana.does("POST moves", wish, at=table), range(5)))
    assert [answer["n"] for answer in answers] == [0] * 5
    assert ana.looks(table)["moves"] == 1


def test_of_different_moves_sent_at_once_one_wins(clients: Clients) -> None:
    table, ana, _ = of_two(clients)
    wishes = [{"move": move, "n": 0} for move in legal(ana, table)]
    with ThreadPoolExecutor(5) as rush:
        answers = list(rush.map(lambda wish: ana.ask("POST moves", wish, at=table), wishes))
    codes = [answer.status_code for answer in answers]
    assert sorted(codes) == [200] + [409] * (len(wishes) - 1)


def test_a_stale_number_is_refused_with_the_table_as_it_is(clients: Clients) -> None:
    table, ana, beto = of_two(clients)
    ana.moves(table)
    refused = beto.refused("POST moves", {"move": legal(beto, table)[0], "n": 0}, at=table)
    assert (refused.status, refused.code, refused.values) == (409, "stale", {"n": 1})
    assert refused.table is not None
    assert (refused.table["seat"], refused.table["n"], refused.table["moves"]) == (1, 1, 1)
    assert refused.table["view"]["legal"] == legal(beto, table)


def test_a_number_to_come_is_as_wrong_as_one_gone_by(clients: Clients) -> None:
    table, ana, _ = of_two(clients)
    refused = ana.refused("POST moves", {"move": legal(ana, table)[0], "n": 7}, at=table)
    assert (refused.code, refused.values) == ("stale", {"n": 0})


def test_whose_turn_it_is_not_waits(clients: Clients) -> None:
    table, _, beto = of_two(clients)
    refused = beto.refused("POST moves", {"move": "order A", "n": 0}, at=table)
    assert (refused.status, refused.code) == (409, "not_your_turn")
    assert refused.values["to_act"] == [0]
    assert refused.text == "it is the turn of seat 0"


@pytest.mark.parametrize(
    ("move", "code", "text"),
    [
        ("bid 2", "unknown_word", "'bid' is not a move; expected order"),
        ("order", "wrong_shape", "expected order and a colour from A to E"),
        ("order a", "wrong_shape", "expected order and a colour from A to E"),
        ("", "unknown_word", "'' is not a move; expected order"),
    ],
)
def test_an_illegal_move_is_refused_with_what_is_open(
    clients: Clients, move: str, code: str, text: str
) -> None:
    table, ana, _ = of_two(clients)
    refused = ana.refused("POST moves", {"move": move, "n": 0}, at=table)
    assert (refused.status, refused.code, refused.text) == (422, code, text)
    assert refused.values["open"] == legal(ana, table)
    assert ana.looks(table)["moves"] == 0


def test_nobody_moves_for_another_or_without_a_seat(clients: Clients) -> None:
    table, _, beto = of_two(clients)
    [dora] = clients("Dora")
    dora.does("PUT me/name", {"name": "Dora"})
    for client in (beto, dora):
        refused = client.refused("POST moves", {"move": "order A", "n": 0, "seat": 0}, at=table)
        assert (refused.status, refused.code) == (403, "not_your_seat")


def test_before_the_start_and_after_the_end_nobody_moves(clients: Clients) -> None:
    [ana] = clients("Ana")
    table = ana.makes("exlibris", ME, OPEN)
    wish = {"move": "order A", "n": 0}
    assert ana.refused("POST moves", wish, at=table).code == "not_started"
    ana.does("POST start", {"fill": "random"}, at=table)
    ana.does("POST votes", {"what": "end"}, at=table)
    assert ana.refused("POST moves", wish, at=table).code == "game_over"


def test_hints_are_given_where_the_table_allows_them(clients: Clients) -> None:
    table, ana, beto = of_two(clients, hints=True)
    hint = ana.does("POST hint", at=table)
    assert (hint["n"], hint["seat"]) == (0, 0)
    assert hint["moves"][0]["move"] in legal(ana, table)
    assert len(hint["totals"]) == len(hint["chances"]) == 2
    assert beto.refused("POST hint", at=table).code == "not_your_turn"
    assert beto.refused("POST hint", at=table, seat=0).code == "not_your_seat"


def test_hints_are_refused_where_it_does_not(clients: Clients) -> None:
    table, ana, _ = of_two(clients)
    refused = ana.refused("POST hint", at=table)
    assert (refused.status, refused.code) == (403, "no_hints")


def test_bots_of_every_level_move(clients: Clients) -> None:
    [ana] = clients("Ana")
    levels = ("random", "novice", "regular", "expert")
    table = ana.makes("exlibris", *[bots(1, level)[0] for level in levels])
    seen = ana.waits(table, lambda seen: seen["moves"] >= 4)
    assert {entry["by"] for entry in seen["news"] if entry["n"] is not None} == set(levels)
