"""Lists: tables anybody may find, and one's own with those that wait first."""

from typing import Any

from tests.server.clients import ME, OPEN, Client, Clients, Table, play_out, screen
from tests.server.running_server import bots


def found(client: Client, **query: Any) -> dict[str, dict[str, Any]]:
    return {line["table"]: line for line in client.does("GET tables", **query)["tables"]}


def mine(client: Client, **query: Any) -> list[str]:
    return [line["table"] for line in client.does("GET me/tables", **query)["tables"]]


def end(client: Client, table: Table) -> None:
    client.does("POST votes", {"what": "end"}, at=table)


def test_strangers_find_a_listed_table_and_no_other(clients: Clients) -> None:
    ana, stranger = clients("Ana", "")
    listed = ana.makes("exlibris", ME, OPEN, listed=True)
    hidden = ana.makes("exlibris", ME, OPEN)
    assert listed["table"] in found(stranger)
    assert hidden["table"] not in found(stranger)
    line = found(stranger)[listed["table"]]
    assert (line["state"], line["my_move"], line["result"]) == ("open", None, None)
    assert [chair["name"] for chair in line["chairs"]] == ["Ana", ""]
    assert line["agreement"] == listed["agreement"]


def test_a_table_moves_from_list_to_list(clients: Clients) -> None:
    ana, stranger = clients("Ana", "")
    table = ana.makes("exlibris", ME, OPEN, listed=True)

    def lists() -> list[str]:
        states = ("open", "running", "over")
        return [state for state in states if table["table"] in found(stranger, state=state)]

    assert lists() == ["open"]
    ana.does("PUT seats/1", screen("Beto"), at=table)
    assert lists() == ["running"]
    end(ana, table)
    assert lists() == ["over"]


def test_lists_are_of_one_game_or_of_all(clients: Clients) -> None:
    ana, stranger = clients("Ana", "")
    table = ana.makes("exlibris", ME, OPEN, listed=True)
    assert table["table"] in found(stranger, game="exlibris")
    assert table["table"] not in found(stranger, game="santiago")
    assert stranger.refused("GET tables", game="chess").code == "bad_request"


def test_the_last_touched_comes_first_and_more_can_be_asked_for(clients: Clients) -> None:
    ana, stranger = clients("Ana", "")
    older, newer = (ana.makes("exlibris", ME, OPEN, listed=True) for _ in range(2))
    order = list(found(stranger))
    assert order.index(newer["table"]) < order.index(older["table"])
    more = found(stranger, before=found(stranger)[newer["table"]]["touched"])
    assert older["table"] in more
    assert newer["table"] not in more


def test_a_finished_game_is_listed_with_its_result(clients: Clients) -> None:
    ana, stranger = clients("Ana", "")
    table = play_out(ana.makes("exlibris", ME, *bots(1), listed=True), ana)
    line = found(stranger, state="over")[table["table"]]
    assert line["result"]["scores"] == table["view"]["scores"]


def test_my_games_that_wait_for_my_move_come_first(clients: Clients) -> None:
    ana, beto = clients("Ana", "Beto")
    waiting = beto.joins(ana.makes("exlibris", ME, OPEN, options={"first": 1}))
    others = beto.joins(ana.makes("exlibris", ME, OPEN, options={"first": 0}))
    still_open = ana.makes("exlibris", ME, OPEN)
    assert mine(beto) == [waiting["table"], others["table"]]
    assert mine(ana) == [others["table"], still_open["table"], waiting["table"]]
    beto.moves(waiting)
    assert mine(ana, state="running") == [waiting["table"], others["table"]]
    assert [line["my_move"] for line in beto.does("GET me/tables")["tables"]] == [False, False]


def test_a_sealed_bid_waits_for_both(clients: Clients) -> None:
    ana, beto = clients("Ana", "Beto")
    wish = {"edition": "trefl", "overseer": 0}
    table = beto.joins(ana.makes("santiago", ME, OPEN, options=wish))
    ana.moves(table)
    for client in (ana, beto):
        assert client.does("GET me/tables")["tables"][0]["my_move"]
    beto.moves(table)
    assert not beto.does("GET me/tables")["tables"][0]["my_move"]


def test_my_games_by_state(clients: Clients) -> None:
    [ana] = clients("Ana")
    tables = [ana.makes("exlibris", ME, OPEN)]
    tables += [ana.makes("exlibris", ME, screen()) for _ in range(2)]
    end(ana, tables[2])
    for table, state in zip(tables, ("open", "running", "over"), strict=True):
        assert mine(ana, state=state) == [table["table"]]


def test_a_game_i_left_is_no_longer_mine(clients: Clients) -> None:
    ana, beto = clients("Ana", "Beto")
    table = beto.joins(ana.makes("exlibris", ME, OPEN))
    beto.does("POST leave", at=table)
    assert mine(beto) == []
    assert mine(ana) == [table["table"]]


def test_strangers_have_no_games(clients: Clients) -> None:
    [stranger] = clients("")
    assert stranger.does("GET me/tables") == {"known": False, "tables": []}
