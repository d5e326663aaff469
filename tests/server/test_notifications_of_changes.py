"""Whom a change of a table concerns: everybody's move, no more than once, and never by what is hidden."""

from collections.abc import Callable
from typing import Any

from levada.server.game_start import start_if_full
from levada.server.notification import NOTIFICATION_KINDS, Notification
from levada.server.notifications.of_change import add_notifications
from levada.server.play_commands import (
    carry_out,
    earliest_take_back,
    move,
    move_by_bot,
    take_back,
    vote,
)
from levada.server.room import Room
from levada.server.table import Draft, Table
from levada.server.table_agreement import DAY, Agreement
from tests.server.drafts import CHAIRS, running

EVERYBODY = dict.fromkeys(("ana", "beto", "dora"), NOTIFICATION_KINDS)


def told(
    table: Table, command: Callable[..., None], *given: Any, wanted: Any = None, **by: Any
) -> list[tuple[str, str]]:
    """Who is told what of a change, which the table then takes over."""
    draft = drafted(table, command, *given, wanted=wanted, **by)
    draft.adopt()
    return [(notification.player, notification.kind) for notification in draft.notifications]


def drafted(
    table: Table, command: Callable[..., None], *given: Any, wanted: Any = None, **by: Any
) -> Draft:
    draft = table.draft(100.0, 1_000.0)
    command(draft, *given, **by)
    add_notifications(draft, EVERYBODY if wanted is None else wanted)
    return draft


def first_move(table: Table) -> tuple[int, str]:
    assert table.match is not None
    seat = table.to_act[0]
    return seat, table.match.legal(seat)[0]


def moves_on(table: Table, **more: Any) -> list[tuple[str, str]]:
    """The next seat to act makes its first legal move."""
    seat, words = first_move(table)
    return told(table, move, seat, words, table.numbering.number_for(seat), None, **more)


def until_turn_of(table: Table, seat: int) -> None:
    while table.to_act != (seat,):
        moves_on(table)


def test_who_is_to_move_next_is_notified_and_nobody_else() -> None:
    table = running("Ana", "Beto", "Dora")
    names = [chair.player for chair in table.room.chairs]
    for _ in range(6):
        before = names[table.to_act[0]]
        called = moves_on(table)
        after = names[table.to_act[0]]
        assert called == ([(after, "your_move")] if after != before else [])


def test_whoever_has_moved_may_be_called_again() -> None:
    table = running("Ana", "Beto")
    seat, words = first_move(table)
    number = table.numbering.number_for(seat)
    draft = drafted(table, move, seat, words, number, None)
    assert draft.returned == table.room.chairs[seat].player
    nobody: dict[str, Any] = {}
    assert drafted(table, move, seat, words, number, None, wanted=nobody).returned is None


def test_a_bots_move_notifies_the_person_after_it() -> None:
    table = running("Ana", "bot", options={"first": 0})
    moves_on(table)
    while table.to_act == (1,):
        seat, words = first_move(table)
        called = told(table, move_by_bot, seat, words, "random")
    assert called == [("ana", "your_move")]


def test_nobody_is_told_who_has_no_channel_or_does_not_want_it() -> None:
    table = running("Ana", "Beto")
    assert moves_on(table, wanted={}) == []
    assert moves_on(table, wanted={"ana": ["game_over"], "beto": ["game_over"]}) == []


def test_several_seats_at_one_screen_are_one_person() -> None:
    table = running("Ana", "Beto", "Dora")
    for chair in table.room.chairs[:2]:
        chair.player = "ana"
    until_turn_of(table, 0)
    while table.to_act == (0,):
        called = moves_on(table)
    assert called == [], "the next seat is at the same screen"


def test_of_sealed_bids_each_bidder_is_notified_once_when_bidding_begins() -> None:
    """Trefl with two: both bid at a time, and what the first has bid calls nobody."""
    table = running("Ana", "Beto", game="santiago", options={"edition": "trefl"})
    while len(table.to_act) < 2:
        called = moves_on(table)
    assert [kind for _, kind in called] == ["your_move"], "the other one has just moved"
    assert moves_on(table) == []


def test_a_move_taken_back_notifies_whoever_gets_the_turn_again() -> None:
    """The outbox keeps it from being sent twice."""
    table = running("Ana", "Beto", "Dora", game="santiago")
    mover, called = -1, list[tuple[str, str]]()
    while not called or earliest_take_back(table, mover) is None:
        mover = table.to_act[0]
        called = moves_on(table)
    assert table.match is not None
    kept, number = len(table.match.moves) - 1, table.numbering.number_for(mover)
    assert told(table, take_back, mover, kept, number) == []
    assert moves_on(table) == called


def test_a_paused_game_notifies_nobody_until_it_goes_on() -> None:
    table = running("Ana", "Beto")
    until_turn_of(table, 1)
    told(table, carry_out, "pause")
    assert told(table, carry_out, "resume") == [("beto", "your_move")]


def test_a_bot_that_stands_in_is_not_called() -> None:
    table = running("Ana", "Beto")
    until_turn_of(table, 0)
    table.room.chairs[1].stand_in = "random"
    assert moves_on(table) == []


def test_everybody_is_told_that_the_game_has_begun_or_that_it_is_their_move() -> None:
    room = Room([CHAIRS[name]() for name in ("Ana", "Beto", "Dora")], "ana", "")
    agreement = Agreement.model_validate({"game": "exlibris", "options": {"first": 1}})
    table = Table("table", agreement, 0.0, room)
    assert told(table, start_if_full) == [
        ("ana", "game_started"),
        ("beto", "your_move"),
        ("dora", "game_started"),
    ]


def test_the_end_is_told_to_all_but_whoever_brought_it_about() -> None:
    table = running("Ana", "Beto")
    while table.state == "running":
        mover = table.room.chairs[table.to_act[0]].player
        called = moves_on(table)
    assert called == [("beto" if mover == "ana" else "ana", "game_over")]


def test_ended_by_agreement() -> None:
    table = running("Ana", "Beto")
    told(table, vote, [0], "end", agree=True)
    draft = drafted(table, vote, [1], "end", agree=True)
    assert [(notification.player, notification.kind) for notification in draft.notifications] == [
        ("ana", "game_over"),
        ("beto", "game_over"),
    ]
    assert draft.notifications[0].values["scores"] is None


def test_it_says_until_when() -> None:
    table = running("Ana", "Beto", pace={"kind": "days", "days": 2.0})
    until_turn_of(table, 0)
    seat, words = first_move(table)
    draft = drafted(table, move, seat, words, table.numbering.number_for(seat), None)
    assert [notification.values["until"] for notification in draft.notifications] == [
        1_000.0 + 2 * DAY
    ]


def test_only_ones_own_move_is_not_to_be_repeated() -> None:
    assert Notification("your_move", "ana", "table").once == "table ana"
    assert all(Notification(kind, "ana", "table").once is None for kind in NOTIFICATION_KINDS[1:])
