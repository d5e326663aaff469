"""What the page shows beside a view: for whoever asks, by the socket and by requests."""

import pytest

from tests.server.clients import ME, Clients, play_out, screen
from tests.server.running_server import bots


@pytest.mark.parametrize("game", ["santiago", "exlibris"])
def test_aids_and_events_come_for_whoever_asks(clients: Clients, game: str) -> None:
    [ana] = clients("Ana")
    table = ana.makes(game, ME, screen("Beto"), screen("Dora"))
    with ana.live(table) as plain, ana.live(table, "?show=true") as shown:
        told = plain.receives("table")
        assert told["aids"] is None
        assert told["opening"] is None
        told = shown.receives("table")
        assert told["aids"]["game"] == game
        assert [event["event"] for event in told["opening"]] == ["begins", "round"]
        mover = table["view"]["to_act"][0]
        ana.moves(table, seat=mover)
        [told] = plain.receives("table", lambda seen: seen["moves"] == 1)["news"]
        assert told["events"] is None
        [told] = shown.receives("table", lambda seen: seen["moves"] == 1)["news"]
        assert told["events"][0]["seat"] == mover


def test_what_speaks_for_a_bots_decision_is_told_and_never_for_a_persons(clients: Clients) -> None:
    [ana] = clients("Ana")
    table = play_out(ana.makes("santiago", ME, *bots(2)), ana)
    news = ana.does("GET ", at=table, show=True)["news"]
    decided = [each for each in news if each["words"].split()[0] in ("accept", "build", "decline")]
    assert any(each["by"] is not None for each in decided)
    assert all((each["why"] is None) == (each["by"] is None) for each in decided)
    assert not any(each["why"] for each in news if each not in decided)


def test_the_whole_logbook_is_told_to_whoever_comes_later(clients: Clients) -> None:
    [ana] = clients("Ana")
    table = ana.makes("exlibris", ME, screen("Beto"))
    for _ in range(3):
        ana.moves(table, seat=ana.looks(table)["view"]["to_act"][0])
    seen = ana.does("GET ", at=table, show=True)
    assert [entry["events"][0]["event"] for entry in seen["news"]] == ["ordered"] * 3
    assert ana.does("GET ", at=table)["aids"] is None


def test_a_move_taken_back_is_still_told(clients: Clients) -> None:
    [ana] = clients("Ana")
    table = ana.makes("santiago", ME, *bots(2), options={"overseer": 2})
    ana.moves(table, "bid 3")
    seen = ana.waits(table, lambda seen: 0 in seen["view"]["to_act"])
    ana.does("POST take-back", {"to": 0, "n": seen["n"]}, at=table)
    news = ana.does("GET ", at=table, show=True)["news"]
    assert news[0]["events"] == [{"event": "bid", "seat": 0, "amount": 3}]
    [back] = [entry for entry in news if entry["words"] == "back 0"]
    assert back["events"] == []


def test_what_a_move_would_mean_is_told_before_it_is_made(clients: Clients) -> None:
    ana, beto = clients("Ana", "Beto")
    table = ana.makes("santiago", ME, *bots(2), options={"overseer": 2})
    asked = ana.does("POST preview", {"preview": "bid 4"}, at=table)
    assert (asked["n"], asked["preview"]["bid"]["amount"]) == (0, 4)
    with ana.live(table) as live:
        live.sends(preview="bid 4")
        assert live.receives("preview")["preview"] == asked["preview"]
        live.sends(preview="bid 400")
        refused = live.receives("refused")
        assert (refused["error"]["code"], refused["key"]) == ("too_little_money", None)
    assert ana.looks(table)["moves"] == 0
    assert beto.ask("POST preview", {"preview": "bid 4"}, at=table).status_code in (401, 403)


def test_a_preview_is_known_by_its_key_also_when_it_is_refused(clients: Clients) -> None:
    [ana] = clients("Ana")
    table = ana.makes("santiago", ME, *bots(2), options={"overseer": 2})
    with ana.live(table) as live:
        live.sends(type="preview", preview="bid 4", key="p1")
        assert live.receives("preview")["key"] == "p1"
        live.sends(type="preview", preview="bid 400", key="p2")
        assert live.receives("refused")["key"] == "p2"
