"""Finished games: records, views at any move, reviews; records brought from elsewhere."""

import json
import time
from pathlib import Path
from typing import Any

import pytest

from levada.fair_deal import seal
from levada.match import Match
from levada.record import Record
from tests.library.records import DELETED, changed, good
from tests.server.clients import ME, Client, Clients, Table, play_out, screen
from tests.server.running_server import bots

RECORDS = Path(__file__).parents[1] / "records"


def finished(client: Client) -> Table:
    return play_out(client.makes("exlibris", ME, *bots(2)), client)


def short_record(game: str = "exlibris") -> dict[str, Any]:
    """A running game of which few moves are known: quick to review."""
    record = good(game)
    record.pop("result", None)
    return {**record, "moves": record["moves"][:4]}


@pytest.mark.parametrize("game", ["santiago", "exlibris"])
def test_the_record_replays_to_the_result_and_proves_its_deal(clients: Clients, game: str) -> None:
    ana, stranger = clients("Ana", "")
    begun = ana.makes(game, ME, *bots(2))
    assert set(begun["deal"]) == {"hash"}
    table = play_out(begun, ana)
    written = stranger.does("GET record", at=table)
    record = Record.parse(json.dumps(written))
    assert Match.replay(record).scores == table["view"]["scores"]
    assert written["seats"] == ["Ana", "bot:random", "bot:random"]
    salt = written["deal"]["salt"]
    assert seal(game, written["options"], written["setup"], salt) == begun["deal"]["hash"]
    assert table["deal"] == {**written["deal"], "setup": written["setup"]}


def test_nothing_is_looked_back_on_before_the_game_is_over(clients: Clients) -> None:
    [ana] = clients("Ana")
    table = ana.makes("exlibris", ME, screen())
    for endpoint in ("GET record", "GET views/0", "GET review", "GET count"):
        refused = ana.refused(endpoint, at=table)
        assert (refused.status, refused.code) == (409, "not_over")


@pytest.mark.parametrize("game", ["santiago", "exlibris"])
def test_a_game_ended_by_agreement_is_counted_as_it_stood(clients: Clients, game: str) -> None:
    """Nothing is hidden any more; nobody has won."""
    [ana] = clients("Ana")
    options = {"money": "hidden"} if game == "santiago" else {}
    table = ana.makes(game, ME, *bots(2), options=options)
    ana.does("POST votes", {"what": "end"}, at=table)
    counted = ana.does("GET count", at=table)
    assert counted["count"]["winners"] is None
    totals = [each["total"] for each in counted["count"]["seats"]]
    assert None not in totals
    assert counted["rounds"][-1]["totals"] == totals


def test_views_show_everything_at_any_move(clients: Clients) -> None:
    [ana] = clients("Ana")
    table = finished(ana)
    moves = ana.does("GET record", at=table)["moves"]
    for n in (0, 1, len(moves)):
        seen = ana.does(f"GET views/{n}", at=table)
        assert (seen["n"], seen["of"]) == (n, len(moves))
        assert seen["last"] == (moves[n - 1] if n else None)
        assert all(hand is not None for hand in seen["view"]["hands"])
    assert seen["view"]["scores"] == table["view"]["scores"]


def test_views_of_a_seat_show_what_it_saw(clients: Clients) -> None:
    [ana] = clients("Ana")
    table = finished(ana)
    for seat in range(3):
        hands = ana.does("GET views/3", at=table, seat=seat)["view"]["hands"]
        assert [hand is not None for hand in hands] == [seat == other for other in range(3)]


def test_every_view_of_santiago_can_be_seen(clients: Clients) -> None:
    [ana] = clients("Ana")
    table = ana.does("POST records", json.loads((RECORDS / "santiago-declined.json").read_text()))
    for n in range(0, table["moves"] + 1, 10):
        for query in ({}, {"seat": 1}):
            assert ana.does(f"GET views/{n}", at=table, **query)["n"] == n


def test_there_are_no_views_beyond_the_game(clients: Clients) -> None:
    [ana] = clients("Ana")
    table = finished(ana)
    assert ana.refused(f"GET views/{table['moves'] + 1}", at=table).code == "no_such_move"
    assert ana.refused("GET views/0", at=table, seat=3).code == "no_such_seat"
    assert ana.refused("GET views/last", at=table).code == "bad_request"


def test_where_nobody_may_watch_nobody_else_looks_back(clients: Clients) -> None:
    ana, stranger = clients("Ana", "")
    table = ana.makes("exlibris", ME, screen(), watchers="nobody")
    ana.does("POST votes", {"what": "end"}, at=table)
    for endpoint in ("GET record", "GET views/0", "GET review", "GET count"):
        assert stranger.refused(endpoint, at=table).code == "no_watchers"
    assert ana.does("GET views/0", at=table)["of"] == 0


def test_a_review_is_worked_out_once_and_kept(clients: Clients) -> None:
    ana, beto = clients("Ana", "Beto")
    table = ana.does("POST records", short_record())
    working = ana.ask("GET review", at=table)
    assert working.status_code == 202
    assert working.json() == {"state": "working", "done": 0, "of": 4}
    first = reviewed(ana, table)
    assert first == beto.ask("GET review", at=table).content
    review = json.loads(first)["review"]
    assert [move["n"] for move in review["moves"]] == [0, 1, 2, 3]
    assert [move["played"]["move"] for move in review["moves"]] == [
        words for _, words in short_record()["moves"]
    ]
    assert set(review["costliest"]) <= {0, 1, 2, 3}


def reviewed(client: Client, table: Table) -> bytes:
    while (answer := client.ask("GET review", at=table)).status_code == 202:
        assert 0 <= answer.json()["done"] <= answer.json()["of"]
        time.sleep(0.02)
    return answer.content


@pytest.mark.parametrize("path", sorted(RECORDS.glob("*.json")), ids=lambda path: path.stem)
def test_every_record_of_ours_can_be_brought_and_replayed(clients: Clients, path: Path) -> None:
    ana, stranger = clients("Ana", "")
    record = json.loads(path.read_text())
    table = ana.does("POST records", record)
    assert (table["state"], table["ended"], table["mine"]) == ("over", "uploaded", [])
    assert stranger.does("GET record", at=table)["moves"] == record["moves"][: table["moves"]]
    last = stranger.does(f"GET views/{table['moves']}", at=table)["view"]
    assert last["scores"] == record.get("result", {}).get("scores")


def test_a_game_played_here_can_be_brought_again(clients: Clients) -> None:
    [ana] = clients("Ana")
    record = ana.does("GET record", at=finished(ana))
    brought = ana.does("POST records", record)
    assert ana.does("GET record", at=brought) == record
    assert brought["table"] in [each["table"] for each in ana.does("GET me/tables")["tables"]]


def test_a_record_with_the_proof_of_another_deal_is_refused(clients: Clients) -> None:
    [ana] = clients("Ana")
    record = ana.does("GET record", at=finished(ana))
    refused = ana.refused("POST records", changed(record, ("deal", "salt"), "ab"))
    assert refused.code == "bad_record"
    assert "deal.hash" in refused.text


@pytest.mark.parametrize("game", ["santiago", "exlibris"])
def test_the_count_adds_up_to_the_result(clients: Clients, game: str) -> None:
    [ana] = clients("Ana")
    table = play_out(ana.makes(game, ME, *bots(2)), ana)
    counted = ana.does("GET count", at=table)
    totals = [seat["total"] for seat in counted["count"]["seats"]]
    assert totals == table["view"]["scores"] == counted["rounds"][-1]["totals"]


@pytest.mark.parametrize(
    ("path", "value", "text"),
    [
        (("format",), "levada/9", "format: 'levada/9'; expected 'levada/1'"),
        (("game",), "chess", "'chess' is not a game here; expected santiago or exlibris"),
        (("options", "players"), 9, "options: players: 9 is not possible; expected 2, 3 or 4"),
        (("seats",), ["Ana"], "seats: 1 names for 3 players"),
        (("setup", "first"), 7, "setup.first: "),
        (("moves", 3), [0, "order"], "move 4, seat "),
        (("moves", 2), "order A", "move 3: 'order A'; expected [seat, words]"),
        (("result", "scores"), [1, 2, 3], "result.scores: [1, 2, 3] does not follow; expected"),
        (("setup",), DELETED, "setup is missing"),
    ],
)
def test_a_bad_record_is_refused_with_the_place(
    clients: Clients, path: tuple[Any, ...], value: Any, text: str
) -> None:
    [ana] = clients("Ana")
    refused = ana.refused("POST records", changed(good("exlibris"), path, value))
    assert (refused.status, refused.code) == (422, "bad_record")
    assert text in refused.text


@pytest.mark.parametrize("body", [b"", b"{", b"\xff", b"[" * 100_000, b'{"a": 1, "a": 1}'])
def test_what_is_no_record_at_all_is_refused(clients: Clients, body: bytes) -> None:
    [ana] = clients("Ana")
    answer = ana.http.post("/api/records", content=body)
    assert (answer.status_code, answer.json()["error"]["code"]) == (422, "bad_record")


def test_a_record_may_be_large_but_not_too_large(clients: Clients) -> None:
    [ana] = clients("Ana")
    padded = json.dumps(good("exlibris")) + " " * 900_000
    assert ana.http.post("/api/records", content=padded).status_code == 201
    answer = ana.http.post("/api/records", content=padded + " " * 300_000)
    assert (answer.status_code, answer.json()["error"]["code"]) == (413, "too_large")


def test_nobody_plays_at_a_table_that_was_brought(clients: Clients) -> None:
    [ana] = clients("Ana")
    table = ana.does("POST records", good("exlibris"))
    assert ana.refused("POST join", {}, at=table).code == "already_started"
    assert ana.refused("POST chat", {"text": "hello"}, at=table).code == "not_seated"
    assert ana.refused("POST rematch", at=table).code == "not_seated"


@pytest.mark.parametrize("game", ["santiago", "exlibris"])
def test_a_finished_game_is_played_on_from_a_position(clients: Clients, game: str) -> None:
    [ana] = clients("Ana")
    table = play_out(ana.makes(game, ME, *bots(2)), ana)
    wish = {"n": 7, "seat": 2, "level": "random", "name": "Ana"}
    again = ana.does("POST play-on", wish, at=table)
    assert (again["state"], again["mine"], again["moves"]) == ("running", [2], 7)
    assert again["deal"]["hash"] != table["deal"]["hash"]
    over = play_out(again, ana)
    first, second = (ana.does("GET record", at=each) for each in (table, over))
    assert second["setup"] == first["setup"]
    assert second["moves"][:7] == first["moves"][:7]
    assert Match.replay(Record.parse(json.dumps(second))).scores == over["view"]["scores"]


def test_a_game_is_not_played_on_from_its_end_or_beyond(clients: Clients) -> None:
    [ana] = clients("Ana")
    table = finished(ana)
    end = {"n": table["moves"], "seat": 0}
    assert ana.refused("POST play-on", end, at=table).code == "game_over"
    assert ana.refused("POST play-on", end | {"n": 999}, at=table).code == "no_such_move"
    assert ana.refused("POST play-on", end | {"seat": 4}, at=table).code == "no_such_seat"


def test_a_record_brought_twice_is_one_table_and_no_game_of_ones_own(clients: Clients) -> None:
    ana, beto = clients("", "Beto")
    kept = good("exlibris")
    first, second = (ana.does("POST records", kept)["table"] for _ in range(2))
    assert first == second
    assert beto.does("POST records", kept)["table"] != first
    [listed] = ana.does("GET me/tables", state="over")["tables"]
    assert (listed["ended"], listed["mine"]) == ("uploaded", [])


def test_somebody_without_a_name_has_none_when_a_record_comes_back(clients: Clients) -> None:
    (ana,) = clients("")
    table = ana.makes("exlibris", ME, *bots(1))
    play_out(table, ana)
    written = ana.does("GET record", at=table)
    assert written["seats"][0] == "seat 0"
    brought = ana.does("POST records", written)
    assert (brought["chairs"][0]["kind"], brought["chairs"][0]["name"]) == ("person", "")
    assert ana.does("GET record", at=brought)["seats"] == written["seats"]
    [own] = [
        each
        for each in ana.does("GET me/tables", state="over")["tables"]
        if each["table"] == table["table"]
    ]
    assert (own["ended"], own["mine"]) == ("played", [0])
