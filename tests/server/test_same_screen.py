"""Several people at one screen: one browser has their seats and looks through each in turn."""

from tests.server.clients import ME, OPEN, Clients, play_out, screen
from tests.server.running_server import bots


def test_one_browser_has_all_seats_at_its_screen(clients: Clients) -> None:
    [ana] = clients("Ana")
    table = ana.makes("exlibris", ME, screen("Beto"), *bots(1))
    assert (table["mine"], table["seat"]) == ([0, 1], 0)
    assert [chair["name"] for chair in table["chairs"]] == ["Ana", "Beto", ""]


def test_each_own_seat_sees_its_own_hand_alone(clients: Clients) -> None:
    [ana] = clients("Ana")
    table = ana.makes("exlibris", ME, screen("Beto"), screen("Dora"))
    for seat in range(3):
        seen = ana.looks(table, seat)
        assert seen["seat"] == seat
        assert [hand is not None for hand in seen["view"]["hands"]] == [
            seat == other for other in range(3)
        ]


def test_nobody_looks_through_the_seat_of_another(clients: Clients) -> None:
    ana, beto = clients("Ana", "Beto")
    table = beto.joins(ana.makes("exlibris", ME, screen("Dora"), OPEN))
    assert beto.refused("GET ", at=table, seat=0).code == "not_your_seat"
    assert ana.refused("GET ", at=table, seat=2).code == "not_your_seat"


def test_a_socket_looks_through_the_seat_it_asks_for(clients: Clients) -> None:
    [ana] = clients("Ana")
    table = ana.makes("exlibris", ME, screen("Beto"), options={"first": 1})
    with ana.live(table) as live:
        assert live.receives("table")["seat"] == 0
        live.sends(look=1)
        seen = live.receives("table")
        assert (seen["seat"], seen["view"]["seat"]) == (1, 1)
        live.sends(move=seen["view"]["legal"][0], n=seen["n"])
        after = live.receives("table", lambda seen: seen["moves"] == 1)
        assert (after["seat"], after["view"]["to_act"]) == (1, [0])
        live.sends(look=2)
        assert live.receives("refused")["error"]["code"] == "not_your_seat"


def test_a_move_is_made_for_the_seat_it_names(clients: Clients) -> None:
    [ana] = clients("Ana")
    table = ana.makes("exlibris", ME, screen("Beto"), options={"first": 1})
    assert ana.refused("POST moves", {"move": "order A", "n": 0}, at=table).code == "not_your_turn"
    assert ana.moves(table, seat=1)["view"]["to_act"] == [0]
    with ana.live(table) as live:
        seen = live.receives("table")
        live.sends(move=seen["view"]["legal"][0], n=1, seat=0)
        assert live.receives("done")["n"] == 1


def test_sealed_bids_stay_sealed_at_one_screen(clients: Clients) -> None:
    [ana] = clients("Ana")
    wish = {"edition": "trefl", "overseer": 0}
    table = ana.makes("santiago", ME, screen("Beto"), options=wish)
    ana.moves(table, seat=0)
    ana.moves(table, "bid 3", seat=0)
    assert ana.looks(table, 0)["news"][-1]["words"] == "bid 3"
    seen = ana.looks(table, 1)
    assert (seen["news"][-1]["words"], seen["view"]["bids"]) == ("sealed", ["sealed", None])
    assert ana.moves(table, "bid 3", seat=1)["view"]["bids"] == [3, 3]


def test_people_at_one_screen_play_a_whole_game(clients: Clients) -> None:
    [ana] = clients("Ana")
    table = ana.makes("exlibris", ME, screen("Beto"), screen("Dora"))
    assert play_out(table, ana)["ended"] == "played"


def test_who_leaves_takes_all_of_the_screen_along(clients: Clients) -> None:
    ana, beto = clients("Ana", "Beto")
    table = beto.joins(ana.makes("exlibris", ME, screen("Dora"), OPEN))
    ana.does("POST leave", at=table)
    seen = beto.looks(table)
    assert [chair["stand_in"] is not None for chair in seen["chairs"]] == [True, True, False]


def test_one_of_a_screen_takes_back_as_among_people(clients: Clients) -> None:
    """They sit at one screen, but they are not one player."""
    [ana] = clients("Ana")
    table = ana.makes("santiago", ME, screen("Beto"), screen("Dora"), options={"overseer": 2})
    ana.moves(table, "bid 1", seat=0)
    ana.moves(table, "bid 2", seat=1)
    assert ana.looks(table, 0)["take_back"] is None
    assert ana.looks(table, 1)["take_back"] == 1
    wish = {"to": 1, "n": ana.looks(table, 1)["n"], "seat": 1}
    assert ana.does("POST take-back", wish, at=table)["view"]["bids"] == [1, None, None]
