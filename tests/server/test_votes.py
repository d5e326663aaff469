"""What people settle among themselves: pausing, ending, handing seats to bots, playing again."""

from concurrent.futures import ThreadPoolExecutor

import pytest
from sqlalchemy.ext.asyncio import create_async_engine

from levada.server import play_commands, presence, seat_commands
from levada.server.presence import PresenceTracker
from levada.server.refusals import Refusal
from levada.server.store.worker_messages import WorkerMessages
from levada.server.turn import Turn, TurnIsOver, check_turn
from levada.server.visibility import Presence
from tests.server.clients import ME, OPEN, Client, Clients, Table, play_out, screen
from tests.server.drafts import change, running
from tests.server.running_server import bots


class Clock:
    """Instead of `time`: nobody waits for a minute."""

    now = 100.0

    def monotonic(self) -> float:
        return self.now


def attended() -> PresenceTracker:
    return PresenceTracker(WorkerMessages(create_async_engine("sqlite+aiosqlite://"), "worker"))


def of_two(clients: Clients) -> tuple[Table, Client, Client]:
    ana, beto = clients("Ana", "Beto")
    table = ana.makes("exlibris", ME, OPEN, options={"first": 0})
    return beto.joins(table), ana, beto


def agree(client: Client, table: Table, what: str) -> Table:
    return dict(client.does("POST votes", {"what": what}, at=table))


def ended(table: Table, *people: Client) -> Table:
    for client in people:
        agree(client, table, "end")
    return table


def test_the_game_is_paused_when_all_people_agree(clients: Clients) -> None:
    table, ana, beto = of_two(clients)
    asked = agree(ana, table, "pause")
    assert (asked["paused"], asked["votes"]) == (False, {"pause": [0]})
    paused = agree(beto, table, "pause")
    assert (paused["paused"], paused["votes"]) == (True, {})
    refused = ana.refused("POST moves", {"move": "order A", "n": 0}, at=table)
    assert (refused.status, refused.code) == (409, "paused")
    agree(beto, table, "resume")
    assert ana.looks(table)["paused"]
    assert not agree(ana, table, "resume")["paused"]
    assert ana.moves(table)["moves"] == 1


def test_a_vote_can_be_withdrawn(clients: Clients) -> None:
    table, ana, beto = of_two(clients)
    agree(ana, table, "pause")
    assert ana.does("POST votes", {"what": "pause", "agree": False}, at=table)["votes"] == {}
    assert not agree(beto, table, "pause")["paused"]


def test_what_is_already_so_is_not_voted_on(clients: Clients) -> None:
    table, ana, beto = of_two(clients)
    assert ana.refused("POST votes", {"what": "resume"}, at=table).code == "pointless"
    agree(ana, table, "pause")
    agree(beto, table, "pause")
    assert ana.refused("POST votes", {"what": "pause"}, at=table).code == "pointless"


def test_with_bots_one_person_agrees_alone(clients: Clients) -> None:
    [ana] = clients("Ana")
    table = ana.makes("exlibris", ME, *bots(1), options={"first": 0})
    assert agree(ana, table, "pause")["paused"]
    agree(ana, table, "resume")
    ana.moves(table)
    assert ana.waits(table, lambda seen: seen["moves"] == 2)


def test_bots_wait_while_the_game_is_paused() -> None:
    table = running("Ana", "bot", options={"first": 1})
    turn = Turn(table.id, 1, 0)
    check_turn(table.draft(1, 1), turn)
    change(table, 1, play_commands.vote, [0], "pause", agree=True)
    with pytest.raises(TurnIsOver):
        check_turn(table.draft(2, 2), turn)
    assert table.draft(2, 2).row()["due"] is None


def test_an_offer_to_end_ends_the_game_when_all_take_it(clients: Clients) -> None:
    table, ana, beto = of_two(clients)
    moved = ana.moves(table)
    agree(beto, table, "end")
    over = agree(ana, table, "end")
    assert (over["state"], over["ended"], over["view"]["scores"]) == ("over", "agreed", None)
    assert ana.refused("POST votes", {"what": "end"}, at=table).code == "game_over"
    record = ana.does("GET record", at=table)
    assert len(record["moves"]) == moved["moves"]
    assert "result" not in record


def test_a_game_paused_can_be_ended(clients: Clients) -> None:
    table, ana, beto = of_two(clients)
    agree(ana, table, "pause")
    agree(beto, table, "pause")
    assert ended(table, ana, beto)
    assert not ana.looks(table)["paused"]


def test_nobody_votes_who_has_no_seat_or_whose_seat_a_bot_plays(clients: Clients) -> None:
    table, ana, beto = of_two(clients)
    [dora] = clients("Dora")
    dora.does("PUT me/name", {"name": "Dora"})
    assert dora.refused("POST votes", {"what": "end"}, at=table).code == "not_seated"
    beto.does("POST seats/1/bot", at=table)
    assert beto.refused("POST votes", {"what": "end"}, at=table).code == "not_asked"
    assert agree(ana, table, "end")["ended"] == "agreed"


def test_before_the_start_there_is_nothing_to_vote_on(clients: Clients) -> None:
    [ana] = clients("Ana")
    table = ana.makes("exlibris", ME, OPEN)
    assert ana.refused("POST votes", {"what": "end"}, at=table).code == "not_started"


def test_a_vote_goes_with_the_seat_that_is_handed_over(clients: Clients) -> None:
    table, ana, beto = of_two(clients)
    agree(beto, table, "end")
    beto.does("POST seats/1/bot", at=table)
    assert ana.looks(table)["votes"] == {}


def test_somebody_hands_the_own_seat_to_a_bot_and_takes_it_back(clients: Clients) -> None:
    table, ana, _ = of_two(clients)
    handed = ana.does("POST seats/0/bot", at=table)
    assert handed["chairs"][0]["stand_in"] == "regular"
    assert ana.refused("POST seats/0/bot", at=table).code == "bot_plays"
    ana.waits(table, lambda seen: seen["moves"] == 1)
    assert ana.does("DELETE seats/0/bot", at=table)["chairs"][0]["stand_in"] is None
    assert ana.refused("DELETE seats/0/bot", at=table).code == "no_bot"


def test_nobody_takes_a_seat_over_that_is_not_theirs(clients: Clients) -> None:
    table, ana, beto = of_two(clients)
    ana.does("POST seats/0/bot", at=table)
    assert beto.refused("DELETE seats/0/bot", at=table).code == "not_your_seat"
    assert beto.refused("POST seats/4/bot", at=table).code == "no_such_seat"


def test_who_is_here_or_was_a_moment_ago_keeps_the_seat(clients: Clients) -> None:
    """With a socket or without: sitting down and moving are signs of life too."""
    table, ana, beto = of_two(clients)
    assert ana.refused("POST seats/1/bot", at=table).code == "not_away"
    with beto.live(table) as live:
        live.receives("table")
        assert ana.refused("POST seats/1/bot", at=table).code == "not_away"
    assert ana.refused("POST seats/1/bot", at=table).code == "not_away"


@pytest.mark.parametrize(("away", "is_handed_over"), [(59.0, False), (60.0, True)])
def test_a_seat_that_stays_away_for_a_minute_is_handed_over(
    monkeypatch: pytest.MonkeyPatch, away: float, is_handed_over: bool
) -> None:
    clock = Clock()
    monkeypatch.setattr(presence, "time", clock)
    attendance = attended()
    attendance.note("table", Presence([0, 1]))
    clock.now = 1000.0
    assert not attendance.has_been_away("table", 1, 60)
    attendance.note("table", Presence([0]))
    clock.now += away
    assert attendance.has_been_away("table", 1, 60) == is_handed_over


def test_after_a_restart_everybody_has_a_minute_to_come_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock = Clock()
    monkeypatch.setattr(presence, "time", clock)
    attendance = attended()
    clock.now += 59
    assert not attendance.has_been_away("table", 0, 60)
    clock.now += 1
    assert attendance.has_been_away("table", 0, 60)


def test_who_moved_within_a_minute_is_not_silent() -> None:
    table = running("Ana", "Beto")
    assert not seat_commands.is_silent(table.draft(59, 59), 1, 60)
    assert seat_commands.is_silent(table.draft(60, 60), 1, 60)
    change(table, 50, seat_commands.rename, "beto", 1, "Alberto")
    assert not seat_commands.is_silent(table.draft(109, 109), 1, 60)
    assert seat_commands.is_silent(table.draft(109, 109), 0, 60)


def test_a_seat_handed_over_is_taken_back_by_its_person() -> None:
    table = running("Ana", "Beto")
    with pytest.raises(Refusal, match="you have no seat"):
        change(table, 100, seat_commands.hand_over, "dora", 1, is_away=True)
    change(table, 100, seat_commands.hand_over, "ana", 1, is_away=True)
    assert table.room.chairs[1].stand_in == "regular"
    change(table, 200, seat_commands.take_over, "beto", 1)
    assert table.room.chairs[1].stand_in is None


def test_a_rematch_has_the_same_people_in_the_same_seats(clients: Clients) -> None:
    ana, beto, dora = clients("Ana", "Beto", "Dora")
    table = ana.makes("exlibris", ME, OPEN, *bots(1, "novice"), take_back=False)
    beto.joins(table)
    assert ana.refused("POST rematch", at=table).code == "not_over"
    ended(table, ana, beto)
    again = beto.does("POST rematch", at=table)
    assert [chair["kind"] for chair in again["chairs"]] == ["open", "person", "bot"]
    assert [chair["kept"] for chair in again["chairs"]] == [True, False, False]
    assert (again["mine"], again["is_maker"]) == ([1], True)
    assert again["agreement"] == table["agreement"]
    assert ana.looks(table)["rematch"] == again["table"]
    assert dora.refused("POST join", {}, at=again).code == "seat_taken"
    assert ana.joins(again)["state"] == "running"


def test_a_rematch_with_bots_alone_starts_at_once(clients: Clients) -> None:
    [ana] = clients("Ana")
    table = play_out(ana.makes("exlibris", ME, *bots(1)), ana)
    assert table["ended"] == "played"
    assert ana.does("POST rematch", at=table)["state"] == "running"


def test_of_two_who_want_a_rematch_one_makes_the_table_and_both_find_it(clients: Clients) -> None:
    table, ana, beto = of_two(clients)
    ended(table, ana, beto)
    with ThreadPoolExecutor(2) as rush:
        answers = list(rush.map(lambda client: client.ask("POST rematch", at=table), (ana, beto)))
    assert sorted(answer.status_code for answer in answers) == [201, 409]
    [made] = [answer.json()["table"] for answer in answers if answer.status_code == 201]
    [late] = [answer.json()["error"] for answer in answers if answer.status_code == 409]
    assert (late["code"], late["values"]) == ("rematch_is_there", {"table": made})
    assert (
        len(ana.does("GET me/tables", state="open")["tables"])
        + len(beto.does("GET me/tables", state="open")["tables"])
        == 1
    )


def test_only_who_played_asks_for_a_rematch(clients: Clients) -> None:
    table, ana, beto = of_two(clients)
    [dora] = clients("Dora")
    dora.does("PUT me/name", {"name": "Dora"})
    ended(table, ana, beto)
    assert dora.refused("POST rematch", at=table).code == "not_seated"


def test_people_at_one_screen_agree_at_once(clients: Clients) -> None:
    [ana] = clients("Ana")
    table = ana.makes("exlibris", ME, screen("Beto"), screen("Dora"))
    assert agree(ana, table, "pause")["paused"]


def test_the_others_votes_are_counted_again_when_somebody_hands_over(clients: Clients) -> None:
    table, ana, beto = of_two(clients)
    agree(ana, table, "pause")
    beto.does("POST seats/1/bot", at=table)
    assert ana.looks(table)["paused"]
