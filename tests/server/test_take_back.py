"""R15: an own move is taken back until another seat has moved or something hidden was turned up."""

from random import Random
from typing import Any

import pytest

from tests.server.clients import ME, OPEN, Client, Clients, Refused, Table
from tests.server.running_server import bots

TWO_OF_TREFL: dict[str, Any] = {"edition": "trefl", "overseer": 0}


def take_back(client: Client, table: Table, to: int) -> Table:
    return dict(client.does("POST take-back", {"to": to, "n": client.looks(table)["n"]}, at=table))


def refused(client: Client, table: Table, to: int) -> Refused:
    return client.refused("POST take-back", {"to": to, "n": client.looks(table)["n"]}, at=table)


def auction_of_three(clients: Clients, **agreed: Any) -> tuple[Table, Client, Client]:
    """Seat 1 is the first to bid, then seat 2."""
    ana, beto, dora = clients("Ana", "Beto", "Dora")
    table = ana.makes("santiago", ME, OPEN, OPEN, options={"overseer": 0}, **agreed)
    beto.joins(table)
    return dora.joins(table), beto, dora


def sealed_auction(clients: Clients) -> tuple[Table, Client, Client]:
    """Two players of Santiago, both about to bid."""
    ana, beto = clients("Ana", "Beto")
    table = beto.joins(ana.makes("santiago", ME, OPEN, options=TWO_OF_TREFL))
    ana.moves(table)
    return table, ana, beto


def test_the_own_last_move_is_taken_back(clients: Clients) -> None:
    table, beto, _ = auction_of_three(clients)
    moved = beto.moves(table, "bid 3")
    assert moved["take_back"] == 0
    after = take_back(beto, table, 0)
    assert (after["moves"], after["view"]["to_act"], after["take_back"]) == (0, [1], None)
    assert beto.moves(table, "bid 2")["view"]["bids"] == [None, 2, None]


def test_sent_again_after_it_was_taken_back_a_move_is_told_what_happened(clients: Clients) -> None:
    table, beto, _ = auction_of_three(clients)
    wish = {"move": "bid 3", "n": beto.looks(table)["n"], "key": "first"}
    made = beto.does("POST moves", wish, at=table)
    assert beto.does("POST moves", wish, at=table)["n"] == made["n"]
    take_back(beto, table, made["table"]["moves"] - 1)
    told = beto.refused("POST moves", wish, at=table)
    assert (told.status, told.code, told.values) == (
        409,
        "taken_back",
        {"key": "first", "n": made["n"]},
    )
    assert told.table is not None
    assert told.table["view"]["to_act"] == [1], "it shows that the move is to be made again"
    again = {"move": "bid 3", "n": told.table["n"], "key": "second"}
    assert beto.does("POST moves", again, at=table)["n"] == again["n"]
    assert beto.refused("POST moves", wish, at=table).code == "taken_back"


def test_not_once_another_seat_has_moved(clients: Clients) -> None:
    table, beto, dora = auction_of_three(clients)
    beto.moves(table, "bid 3")
    dora.moves(table, "bid 1")
    assert beto.looks(table)["take_back"] is None
    assert refused(beto, table, 0).code == "cannot_take_back"
    assert take_back(dora, table, 1)["view"]["bids"] == [None, 3, None]
    assert take_back(beto, table, 0)["view"]["bids"] == [None, None, None]


def test_nobody_takes_back_what_others_did(clients: Clients) -> None:
    table, beto, dora = auction_of_three(clients)
    beto.moves(table, "bid 3")
    assert refused(dora, table, 0).code == "cannot_take_back"
    assert refused(beto, table, 1).code == "not_your_move"


@pytest.mark.parametrize("game", ["santiago", "exlibris"])
def test_through_a_whole_game_only_what_showed_nothing_is_taken_back(
    clients: Clients, game: str
) -> None:
    ana, beto = people = clients("Ana", "Beto")
    options = TWO_OF_TREFL if game == "santiago" else {}
    table = beto.joins(ana.makes(game, ME, OPEN, options=options))
    face_down = "tiles_left" if game == "santiago" else "stack"
    chance = Random(3)
    seen = [client.looks(table) for client in people]
    while seen[0]["state"] == "running":
        seat = chance.choice(seen[0]["view"]["to_act"])
        before = seen[seat]
        wish = {"move": chance.choice(before["view"]["legal"]), "n": before["n"]}
        after = people[seat].does("POST moves", wish, at=table)["table"]
        showed = after["view"][face_down] < before["view"][face_down]
        opened = before["view"]["phase"] == "auction" and len(before["view"]["to_act"]) == 1
        may = not showed and not opened and after["state"] == "running"
        assert after["take_back"] == (before["moves"] if may else None)
        seen[seat], seen[1 - seat] = after, people[1 - seat].looks(table)
        assert seen[1 - seat]["take_back"] is None


def test_a_sealed_bid_is_taken_back_until_both_are_in(clients: Clients) -> None:
    table, ana, beto = sealed_auction(clients)
    ana.moves(table, "bid 3")
    take_back(ana, table, 1)
    ana.moves(table, "bid 2")
    after = beto.moves(table, "bid 1")
    assert after["take_back"] is None
    assert ana.looks(table)["take_back"] is None
    for client, to in ((ana, 1), (beto, 2)):
        assert refused(client, table, to).code == "cannot_take_back"


def test_a_sealed_bid_taken_back_is_never_shown_to_the_other(clients: Clients) -> None:
    table, ana, beto = sealed_auction(clients)
    ana.moves(table, "bid 5")
    take_back(ana, table, 1)
    ana.moves(table, "bid 4")
    beto.moves(table, "bid 1")
    words = [entry["words"] for entry in beto.looks(table)["news"] if entry["n"] is not None]
    assert words[1:] == ["sealed", "back 1", "bid 4", "bid 1"]
    own = [entry["words"] for entry in ana.looks(table)["news"] if entry["n"] is not None]
    assert own[1:] == ["bid 5", "back 1", "bid 4", "bid 1"]


def test_sealed_bids_have_numbers_of_their_own(clients: Clients) -> None:
    """Neither is made stale by the other's, nor by its being taken back."""
    table, ana, beto = sealed_auction(clients)
    n = ana.looks(table)["n"]
    assert beto.looks(table)["n"] == n + 1
    ana.moves(table, "bid 3")
    take_back(ana, table, 1)
    assert ana.looks(table)["n"] == n + 4
    assert beto.looks(table)["n"] == n + 1
    beto.moves(table, "bid 1")
    ana.moves(table, "bid 4")
    assert ana.looks(table)["n"] == beto.looks(table)["n"] == n + 5


def test_numbers_are_never_used_again(clients: Clients) -> None:
    table, beto, dora = auction_of_three(clients)
    for _ in range(3):
        beto.moves(table, "bid 3")
        take_back(beto, table, 0)
    beto.moves(table, "bid 3")
    numbers = [entry["n"] for entry in dora.looks(table)["news"] if entry["n"] is not None]
    assert numbers == [0, 1, 2, 3, 4, 5, 6]
    stale = dora.refused("POST moves", {"move": "bid 1", "n": 1}, at=table)
    assert (stale.code, stale.values) == ("stale", {"n": 7})


def test_everybody_sees_a_move_taken_back(clients: Clients) -> None:
    table, beto, dora = auction_of_three(clients)
    [watcher] = clients("")
    with dora.live(table) as live, watcher.live(table) as distant:
        beto.moves(table, "bid 3")
        take_back(beto, table, 0)
        for each in (live, distant):
            told = each.receives("table", lambda seen: seen["news"] and seen["news"][-1]["n"] == 1)
            assert (told["news"][-1]["seat"], told["news"][-1]["words"]) == (1, "back 0")
            assert told["view"]["bids"] == [None, None, None]


def test_with_bots_alone_any_own_move_is_taken_back(clients: Clients) -> None:
    [ana] = clients("Ana")
    table = ana.makes("exlibris", ME, *bots(2), options={"first": 0})
    for _ in range(3):
        ana.moves(table)
        seen = ana.waits(table, lambda seen: seen["view"]["to_act"] == [0])
    assert seen["take_back"] == 0
    assert refused(ana, table, 4).code == "not_your_move"
    back = take_back(ana, table, 3)
    assert (back["moves"], back["view"]["to_act"]) == (3, [0])
    assert ana.moves(table)["moves"] == 4


def test_where_the_table_says_so_nothing_is_taken_back(clients: Clients) -> None:
    table, beto, _ = auction_of_three(clients, take_back=False)
    assert beto.moves(table, "bid 3")["take_back"] is None
    assert refused(beto, table, 0).code == "no_take_back"


def test_a_stale_wish_to_take_back_is_refused(clients: Clients) -> None:
    table, beto, _ = auction_of_three(clients)
    beto.moves(table, "bid 3")
    assert beto.refused("POST take-back", {"to": 0, "n": 0}, at=table).code == "stale"


def test_what_a_bot_played_for_somebody_is_not_theirs_to_take_back(clients: Clients) -> None:
    table, beto, _ = auction_of_three(clients)
    beto.does("POST seats/1/bot", at=table)
    seen = beto.waits(table, lambda seen: seen["moves"] == 1)
    assert seen["take_back"] is None
    assert refused(beto, table, 0).code == "bot_plays"
