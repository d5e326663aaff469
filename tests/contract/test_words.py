"""Moves in words: they say exactly what is legal, and everything else is refused."""

from collections.abc import Iterator
from functools import cache

import pytest

from levada.contract import Games, IllegalMove, Seat
from levada.match import Match
from tests.contract.played_games import after, courses, moves_of_seats, positions
from tests.contract.tables import Table

MOST_MOVES = 24  # of one position, where each is tried out
MOST_FOREIGN_MOVES = 60

NEVER_MOVES = (
    "",
    " ",
    "pass pass",
    "PASS",
    "resign",
    "None",
    "\x00",
    "\n",
    "\u2603",
    "\ud800",
    "bid",
    "bid 2.5",
    "bid -1",
    "bid +1",
    "bid 01",
    "bid \u0663",
    "bid \u00b2",
    "bid 1e1",
    "bid 99999999999999999999",
    "order",
    "order F",
    "order a",
    "order \uff21",
    "order AB",
    "order A B",
    "offer",
    "offer A1-A1 1",
    "offer B1-A1 1",
    "plant banana3 a1",
    "plant banana2 i1",
    "plant  banana2 a1",
    "plant ? a1",
    "[1]",
    "x" * 10_000,
)


def some(words: list[str], most: int) -> list[str]:
    """A few of them, from all over."""
    return words[:: max(1, len(words) // most)]


def is_refused(table: Table, games: Games, seat: Seat, words: str) -> bool:
    try:
        table.game.parse(games, 0, seat, words)
    except IllegalMove as error:
        return bool(error.code and str(error))
    return False


def whole_moves(table: Table, games: Games, seat: Seat) -> Iterator[tuple[int, ...]]:
    """Every way to make one whole move, in actions."""
    for action in table.game.engine.legal_actions(games, 0, seat):
        trial = after(table, games, seat, (action,))
        if table.game.is_whole(trial, 0):
            yield (action,)
        else:
            for rest in whole_moves(table, trial, seat):
                yield (action, *rest)


def misspellings(words: str) -> Iterator[str]:
    """What a hand or a program might send instead."""
    yield from (f" {words}", f"{words} ", f"{words}\n", f"{words} 1", words.replace(" ", "  "))
    yield from (words.upper(), words.title(), words.swapcase(), words[:-1], words[1:])
    yield from (words.replace(" ", "\t"), words.replace(" ", "\u00a0"), words + "\u200b")
    yield from (f"{words}0", f"{words}.0", words.replace("1", "\u0661"), words[::-1])
    first, *rest = words.split(" ")
    yield first
    for i, word in enumerate(rest):
        for other in (f"0{word}", f"+{word}", f"-{word}", word[::-1], word.swapcase(), ""):
            yield " ".join([first, *rest[:i], other, *rest[i + 1 :]])


@cache
def vocabulary(table: Table) -> list[str]:
    """Moves that are legal somewhere in the table's games."""
    heard: set[str] = set()
    for course in courses(table)[-3:]:
        for games in course.whole:
            for _, moves in moves_of_seats(table, games):
                heard.update(some(moves, MOST_MOVES))
    return sorted(heard)


def test_moves_are_sorted_and_none_is_there_twice(table: Table) -> None:
    for games in positions(table):
        for _, moves in moves_of_seats(table, games):
            assert moves == sorted(set(moves))


def test_the_moves_in_words_are_those_in_actions(table: Table) -> None:
    for games in positions(table):
        for seat, moves in moves_of_seats(table, games):
            ways = whole_moves(table, games, seat)
            assert {table.game.format_move(games, 0, actions) for actions in ways} == set(moves)


def test_every_legal_move_is_heard_and_said_back(table: Table) -> None:
    for games in positions(table):
        for seat, moves in moves_of_seats(table, games):
            for words in some(moves, MOST_MOVES):
                actions = table.game.parse(games, 0, seat, words)
                assert table.game.format_move(games, 0, actions) == words


def test_actions_that_were_said_and_heard_lead_to_the_same_position(table: Table) -> None:
    for games in positions(table):
        for seat in table.game.engine.seats_to_act(games, 0):
            ways = list(whole_moves(table, games, seat))
            for actions in ways[:: max(1, len(ways) // 8)]:
                heard = table.game.parse(games, 0, seat, table.game.format_move(games, 0, actions))
                ours, theirs = (after(table, games, seat, each) for each in (actions, heard))
                assert table.game.trace(ours, 0) == table.game.trace(theirs, 0)
                assert list(moves_of_seats(table, ours)) == list(moves_of_seats(table, theirs))


def test_every_legal_move_leads_to_a_faultless_position(table: Table) -> None:
    for games in positions(table):
        for seat, moves in moves_of_seats(table, games):
            for words in some(moves, MOST_MOVES):
                follows = after(table, games, seat, table.game.parse(games, 0, seat, words))
                assert table.game.is_whole(follows, 0)
                assert table.game.faults[table.game.engine.faults(follows, 0)] == "none"


def test_misspelled_moves_are_refused(table: Table) -> None:
    for games in positions(table):
        for seat, moves in moves_of_seats(table, games):
            for words in some(moves, 3):
                for wrong in {*misspellings(words), *NEVER_MOVES} - set(moves):
                    assert is_refused(table, games, seat, wrong), wrong


def test_moves_of_other_positions_are_refused_unless_they_are_legal_here_too(table: Table) -> None:
    foreign = some(vocabulary(table), MOST_FOREIGN_MOVES)
    for games in positions(table):
        for seat, moves in moves_of_seats(table, games):
            for words in foreign:
                assert is_refused(table, games, seat, words) == (words not in moves), words


def test_hearing_changes_nothing(table: Table) -> None:
    for games in positions(table):
        before = games.tobytes()
        for seat, moves in moves_of_seats(table, games):
            for words in [*some(moves, 3), *NEVER_MOVES]:
                is_refused(table, games, seat, words)
        assert games.tobytes() == before


def test_moves_out_of_turn_are_refused_at_the_one_door(table: Table) -> None:
    for games in positions(table):
        match = Match(table.game, table.options, games.copy())
        for seat in (*table.watchers, table.options.players):
            if seat not in match.to_act:
                for words in some(vocabulary(table), 8):
                    with pytest.raises(IllegalMove):
                        match.parse(seat, words)
