"""Clocks: a bank with an increment, and days a move; what happens when they run out."""

from typing import Any

import pytest

from levada.server import clocks, play_commands, seat_commands
from levada.server.refusals import Refusal
from levada.server.table import Table
from levada.server.visibility import clock
from tests.server.clients import ME, OPEN, Clients, screen
from tests.server.drafts import change, running
from tests.server.running_server import bots

TEN_MINUTES = {"kind": "clock", "minutes": 10.0, "increment": 5.0}
TWO_DAYS = {"kind": "days", "days": 2.0}
DAY = 86_400.0


def left(table: Table, now: float) -> list[float]:
    seen = clock(table, now)
    assert seen is not None
    return list(seen["left"])


def some_move(table: Table, seat: int) -> str:
    """Not always the same colour in Ex Libris, which would soon be over."""
    assert table.match is not None
    legal = table.match.legal(seat)
    return legal[len(table.match.moves) % len(legal)]


def move(table: Table, now: float, seat: int) -> None:
    number = table.numbering.number_for(seat)
    change(table, now, play_commands.move, seat, some_move(table, seat), number, None)


def of_two(paced: dict[str, Any], **agreed: Any) -> Table:
    return running("Ana", "Beto", pace=paced, options={"first": 0}, **agreed)


def test_without_a_clock_there_is_none(clients: Clients) -> None:
    [ana] = clients("Ana")
    assert ana.makes("exlibris", ME, screen())["clock"] is None


def test_the_clock_of_the_seat_to_move_runs() -> None:
    table = of_two(TEN_MINUTES)
    assert left(table, 0) == [600, 600]
    assert left(table, 60) == [540, 600]
    assert clock(table, 60) == {"left": [540, 600], "running": [0]}


def test_a_move_stops_the_own_clock_and_adds_the_increment() -> None:
    table = of_two(TEN_MINUTES)
    move(table, 60, seat=0)
    assert left(table, 60) == [545, 600]
    assert left(table, 100) == [545, 560]


def test_a_move_taken_back_brings_no_time() -> None:
    table = running(
        "Ana", "Beto", "Dora", game="santiago", pace=TEN_MINUTES, options={"overseer": 2}
    )
    for now in (10.0, 20.0, 30.0):
        move(table, now, seat=0)
        change(table, now, play_commands.take_back, 0, 0, table.numbering.number_for(0))
    assert left(table, 30) == [570, 600, 600]


def test_both_clocks_run_while_two_bid_at_once() -> None:
    options = {"edition": "trefl", "overseer": 0}
    table = running("Ana", "Beto", game="santiago", pace=TEN_MINUTES, options=options)
    move(table, 10, seat=0)
    assert clock(table, 30) == {"left": [575, 580], "running": [0, 1]}
    move(table, 30, seat=1)
    assert clock(table, 40) == {"left": [565, 585], "running": [0]}


def test_bots_have_all_the_time_there_is() -> None:
    table = running("Ana", "bot", pace=TEN_MINUTES, options={"first": 1})
    assert clock(table, 100) == {"left": [600, 600], "running": []}


def test_clocks_stand_while_the_game_is_paused() -> None:
    table = of_two(TEN_MINUTES)
    for seat, now in ((0, 10.0), (1, 20.0)):
        change(table, now, play_commands.vote, [seat], "pause", agree=True)
    assert clock(table, 500) == {"left": [580, 600], "running": []}
    assert table.draft(500, 500).row()["due"] is None
    for seat in (0, 1):
        change(table, 1000, play_commands.vote, [seat], "resume", agree=True)
    assert left(table, 1010) == [570, 600]


def test_clocks_stand_when_the_game_is_over() -> None:
    table = of_two(TEN_MINUTES)
    for seat in (0, 1):
        change(table, 30, play_commands.vote, [seat], "end", agree=True)
    assert clock(table, 500) == {"left": [570, 600], "running": []}


def test_the_server_is_due_when_the_first_flag_falls() -> None:
    table = of_two(TEN_MINUTES)
    assert clocks.first_to_fall(table.room, table.to_act) == (600, 0)
    assert table.draft(0, 0).row()["due"] == 600
    move(table, 60, seat=0)
    assert clocks.first_to_fall(table.room, table.to_act) == (660, 1)


def test_when_a_flag_falls_a_bot_plays_on_and_the_person_cannot_return() -> None:
    table = of_two(TEN_MINUTES, stand_in="novice")
    change(table, 600, play_commands.time_is_up, 0)
    chair = table.room.chairs[0]
    assert (chair.stand_in, chair.is_flagged, chair.player) == ("novice", True, "ana")
    with pytest.raises(Refusal, match="time of this seat has run out"):
        change(table, 601, seat_commands.take_over, "ana", 0)
    with pytest.raises(Refusal, match="a bot plays this seat"):
        move(table, 601, seat=0)


def test_nor_by_the_own_link() -> None:
    table = of_two(TEN_MINUTES)
    change(table, 600, play_commands.time_is_up, 0)
    change(table, 601, seat_commands.claim, "another device", "the maker's link")
    assert table.room.chairs[0].player == "another device"
    assert table.room.chairs[0].stand_in == "regular"


def test_by_days_every_move_has_the_whole_time() -> None:
    table = of_two(TWO_DAYS)
    move(table, 1.5 * DAY, seat=0)
    assert left(table, 1.5 * DAY) == [2 * DAY, 2 * DAY]
    assert left(table, 2 * DAY) == [2 * DAY, 1.5 * DAY]
    assert table.draft(2 * DAY, 0).row()["due"] == 3.5 * DAY


def test_by_days_the_bot_makes_the_one_move_and_after_three_in_a_row_it_stays() -> None:
    table = of_two(TWO_DAYS)
    for missed in range(1, 4):
        change(table, 0, play_commands.move_for_absent, 0, some_move(table, 0))
        assert table.room.chairs[0].missed == missed
        assert (table.room.chairs[0].stand_in is not None) == (missed == 3)
        move(table, 0, seat=1)
    change(table, 0, seat_commands.take_over, "ana", 0)
    assert (table.room.chairs[0].missed, table.room.chairs[0].stand_in) == (0, None)


def test_by_days_an_own_move_makes_good_for_missed_ones() -> None:
    table = of_two(TWO_DAYS)
    for _ in range(3):
        change(table, 0, play_commands.move_for_absent, 0, some_move(table, 0))
        move(table, 0, seat=1)
        move(table, 0, seat=0)
        move(table, 0, seat=1)
    assert table.room.chairs[0].stand_in is None


def test_who_comes_back_by_days_has_the_whole_time_again() -> None:
    table = of_two(TWO_DAYS)
    change(table, DAY, seat_commands.hand_over, "ana", 0, is_away=False)
    change(table, 1.5 * DAY, seat_commands.take_over, "ana", 0)
    assert left(table, 1.5 * DAY) == [2 * DAY, 2 * DAY]


def test_at_the_table_a_flag_falls_by_itself(clients: Clients) -> None:
    ana, beto = clients("Ana", "Beto")
    wish = {"kind": "clock", "minutes": 0.02}
    table = ana.makes("exlibris", ME, OPEN, pace=wish, options={"first": 1}, stand_in="random")
    with ana.live(table) as live:
        beto.joins(table)
        live.receives("table", lambda seen: seen["chairs"][1]["flagged"])
        moved = live.receives("table", lambda seen: seen["moves"] == 1)
    assert [entry["words"] for entry in ana.looks(table)["news"]][:2] == ["start", "time up"]
    assert ana.looks(table)["news"][2]["by"] == "random"
    assert moved["clock"]["left"][1] <= 0
    assert beto.refused("DELETE seats/1/bot", at=table).code == "time_up"
    assert beto.refused("POST moves", {"move": "order A", "n": 1}, at=table).code == "bot_plays"


def test_at_the_table_the_time_for_a_move_runs_out_three_times(clients: Clients) -> None:
    [ana] = clients("Ana")
    wish = {"kind": "days", "days": 0.000001}
    table = ana.makes("exlibris", ME, *bots(1), pace=wish, options={"first": 0}, stand_in="random")
    seen = ana.waits(table, lambda seen: seen["chairs"][0]["stand_in"] is not None)
    assert [entry["by"] for entry in seen["news"] if entry["seat"] == 0][:3] == ["random"] * 3
    assert seen["moves"] >= 5
    assert ana.does("DELETE seats/0/bot", at=table)["chairs"][0]["stand_in"] is None
