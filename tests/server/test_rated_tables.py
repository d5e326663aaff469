"""Rated tables: what cannot be agreed at them, who may sit there, who comes where when somebody leaves."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from levada.server import maker_commands, play_commands, rated_tables, seat_commands
from levada.server.game_start import start_if_full
from levada.server.ratings.rated_game import RatedEnd, RatedStart
from levada.server.refusals import Refusal
from levada.server.room import ROOM, Chair, Room
from levada.server.table import Draft, Table
from levada.server.table_agreement import Agreement, SeatWish
from levada.server.tokens import fingerprint
from tests.server.drafts import change

CLOCK = {"kind": "clock", "minutes": 10}
TERMS: dict[str, Any] = {"game": "exlibris", "rated": True, "take_back": False, "pace": CLOCK}
ME, OPEN, BOT = SeatWish(kind="me"), SeatWish(kind="open"), SeatWish(kind="bot", level="novice")


def rated(**agreed: Any) -> Agreement:
    return Agreement.model_validate({**TERMS, **agreed})


def person(name: str, *, is_program: bool = False) -> Chair:
    return Chair("person", name.lower(), name, name, is_program=is_program)


def running(*chairs: Chair, **agreed: Any) -> Table:
    room = Room(list(chairs), "ana", fingerprint("the maker's link"))
    table = Table("table", rated(**agreed), 0.0, room)
    return change(table, 0.0, start_if_full)


def code_of(refused: Callable[[], object]) -> str:
    with pytest.raises(Refusal) as found:
        refused()
    return found.value.code


@pytest.mark.parametrize(
    "agreed",
    [
        {"hints": True},
        {"take_back": True},
        {"pace": {"kind": "none"}},
        {"options": {"first": 1}},
    ],
)
def test_nobody_is_helped_and_clocks_run(agreed: dict[str, Any]) -> None:
    rated_tables.check_wishes(rated(), [ME, OPEN])
    assert code_of(lambda: rated_tables.check_wishes(rated(**agreed), [ME, OPEN])) == "rated_terms"
    rated_tables.check_wishes(replace_rated(rated(**agreed)), [ME, OPEN])


def replace_rated(agreement: Agreement) -> Agreement:
    return agreement.model_copy(update={"rated": False})


@pytest.mark.parametrize("seats", [[ME, BOT], [BOT, BOT], [ME, OPEN, SeatWish(kind="screen")]])
def test_two_people_play_each_at_their_own_screen(seats: list[SeatWish]) -> None:
    assert code_of(lambda: rated_tables.check_wishes(rated(), seats)) == "rated_terms"


def test_a_game_of_one_person_and_bots_does_not_start_rated() -> None:
    assert code_of(lambda: running(person("Ana"), Chair("bot", level="novice"))) == "rated_people"


def test_bots_have_a_rating() -> None:
    """So has no player of the operator's own."""
    room = Room([person("Ana"), Chair("open"), Chair("bot", level="bold")], "ana", "")
    assert code_of(lambda: rated_tables.check_maker(rated(), room, "Ana")) == "rated_terms"
    table = Table("table", rated(), 0.0, Room([person("Ana"), *[Chair("open")] * 2], "ana", ""))
    wish = SeatWish(kind="bot", level="bold")
    seated = partial(maker_commands.change_seat, table.draft(0.0, 0.0), "ana", 2, wish)
    assert code_of(seated) == "rated_terms"


def test_guests_do_not_sit_down() -> None:
    table = Table(
        "table", rated(), 0.0, Room([person("Ana"), Chair("open"), Chair("open")], "ana", "")
    )

    def sit(account: str | None, *, is_program: bool = False) -> None:
        given = (account or "guest", "Dora", None, "link")
        change(table, 0.0, seat_commands.sit, *given, account=account, is_program=is_program)

    assert code_of(lambda: sit(None)) == "rated_account"
    assert code_of(lambda: sit("Robot", is_program=True)) == "rated_program"
    sit("Beto")
    assert [chair.name for chair in table.room.chairs] == ["Ana", "Beto", ""], "their own name"


def test_programs_play_among_themselves() -> None:
    programs = [person("Ping", is_program=True), person("Pong", is_program=True)]
    assert running(*programs).state == "running"
    assert code_of(lambda: running(person("Ana"), programs[0])) == "rated_program"


def test_nobody_plays_for_somebody_else() -> None:
    table = running(person("Ana"), person("Beto"))
    hand_over = partial(seat_commands.hand_over, is_away=True)
    commands: list[tuple[Callable[..., None], tuple[Any, ...]]] = [
        (hand_over, ("ana", 0)),
        (hand_over, ("beto", 0)),
        (seat_commands.claim, ("dora", "the maker's link")),
        (seat_commands.rename, ("ana", 0, "Somebody")),
        (maker_commands.remove, ("ana", 1)),
    ]
    for command, given in commands:
        assert code_of(partial(change, table, 1.0, command, *given)) == "rated_seat"


def changed(table: Table, command: Callable[..., None], *given: Any) -> Any:
    """What is written of the rated game by a change; the change is kept."""
    draft = table.draft(1.0, 1.0)
    command(draft, *given)
    written = draft.change().rated
    draft.adopt()
    return written


def test_who_plays_is_written_at_the_start() -> None:
    chairs = [person("Ana"), Chair("bot", level="expert"), Chair("open")]
    table = Table("table", rated(), 0.0, Room(chairs, "ana", ""))
    written = changed(
        table, lambda draft: seat_commands.sit(draft, "beto", "", None, "link", account="Beto")
    )
    assert written == RatedStart("exlibris", ["ana", None, "beto"], [None, "expert", None])


def play_on(draft: Draft) -> None:
    assert draft.match is not None
    seat = draft.match.to_act[0]
    chair, words = draft.room.chairs[seat], draft.match.legal(seat)[0]
    if chair.is_played_by_bot:
        play_commands.move_by_bot(draft, seat, words, "regular")
    else:
        number = draft.table.numbering.number_for(seat)
        play_commands.move(draft, seat, words, number, None)


def test_who_came_where_is_written_at_the_end_and_whoever_left_is_last() -> None:
    table = running(person("Ana"), person("Beto"), person("Dora"))
    assert changed(table, play_on) is None, "an ordinary move writes nothing more"
    assert changed(table, seat_commands.leave, "ana") is None
    while (written := changed(table, play_on)) is None:
        pass
    assert table.match is not None
    _, beto, dora = table.match.result["scores"]
    places = [3, 1 + (dora > beto), 1 + (beto > dora)]
    assert written == RatedEnd(1.0, places)


def test_whose_time_ran_out_is_last() -> None:
    table = running(person("Ana"), person("Beto"))
    changed(table, play_commands.time_is_up, 1)
    while (written := changed(table, play_on)) is None:
        pass
    assert written == RatedEnd(1.0, [1, 2])


def vote_to_end(draft: Draft, seat: int) -> None:
    play_commands.vote(draft, [seat], "end", agree=True)


def test_a_game_that_all_end_does_not_count() -> None:
    table = running(person("Ana"), person("Beto"))
    assert changed(table, vote_to_end, 0) is None
    assert changed(table, vote_to_end, 1) == RatedEnd(1.0, None)


def test_ending_does_not_help_whoever_left_before() -> None:
    table = running(person("Ana"), person("Beto"), person("Dora"), Chair("bot", level="random"))
    changed(table, seat_commands.leave, "dora")
    changed(table, vote_to_end, 0)
    assert changed(table, vote_to_end, 1) == RatedEnd(1.0, [1, 1, 3, None])


def test_the_last_to_leave_has_outlasted_the_others() -> None:
    table = running(person("Ana"), person("Beto"))
    assert changed(table, seat_commands.leave, "ana") is None
    assert changed(table, seat_commands.leave, "beto") == RatedEnd(1.0, [2, 1])


def test_tables_from_before_there_were_ratings_load() -> None:
    old = Agreement.model_validate_json('{"game": "santiago", "options": {}, "hints": true}')
    assert not old.rated
    chair = {"kind": "person", "player": "ana", "name": "Ana"}
    room = ROOM.validate_python({"chairs": [chair], "maker": "ana", "maker_link": ""})
    assert replace(room.chairs[0]).is_program is False
