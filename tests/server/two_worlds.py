"""Two worlds one seat cannot tell apart: the same moves, and other secrets behind them."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

from levada.contract import Games, Seat
from levada.match import Match
from levada.server.logbook import Entry
from levada.server.move_numbers import Numbering
from levada.server.table import Dealt
from tests.contract.game_knowledge import Secret
from tests.contract.played_games import Course, pick_random, play
from tests.contract.tables import Table

HUSH = "hush"
"""Part of everything nobody may ever read: salts, ids of players, tokens, fingerprints."""
HASH = "the hash of the deal"
RICHER = 30


@dataclass(frozen=True)
class Line:
    """A whole game in words, and the logbook it leaves."""

    table: Table
    match: Match
    logbook: tuple[Entry, ...]

    def is_sealed_at(self, n: int) -> bool:
        """Whether one of two sealed bids is in after n moves."""
        engine, states = self.table.game.engine, self.match.states
        return 0 < n < len(states) and (
            len(engine.seats_to_act(states[n - 1], 0)) > len(engine.seats_to_act(states[n], 0)) == 1
        )


@cache
def line(table: Table, number: int) -> Line:
    match = in_words(play(table, number, pick_random))
    return Line(table, match, tuple(written(match)))


def in_words(course: Course) -> Match:
    """Of two tiles alike, words do not say which: a course is made again by its words."""
    game = course.table.game
    match = Match(game, course.table.options, course.positions[0].copy())
    actions: tuple[int, ...] = ()
    for (seat, action), after in zip(course.actions, course.positions[1:], strict=True):
        actions += (action,)
        if game.is_whole(after, 0):
            match.play(seat, match.game.format_move(match.games, 0, actions))
            actions = ()
    return match


def written(match: Match) -> list[Entry]:
    """Every move with the number it would have been sent with."""
    numbering = Numbering()
    numbering.follow(match.at(0))
    entries: list[Entry] = []
    for n, (seat, words) in enumerate(match.moves):
        entry = Entry(n + 1, seat, words, float(n), numbering.number_for(seat))
        numbering.note(entry, match.at(n + 1))
        entries.append(entry)
    return entries


@dataclass(frozen=True)
class World:
    """How the hidden part of a game is: the same to one seat, whichever world it is in."""

    name: str
    start: Games
    """What was hidden at the end had been there from the start."""
    words: tuple[str, ...]
    """Of every move; a sealed bid is another one in another world."""
    end: Games
    """The position up to which a seat cannot tell the worlds apart."""

    def dealt(self, table: Table) -> Dealt:
        setup = table.game.set_up(self.start, 0)
        return Dealt(table.options.as_dict(), setup, f"{HUSH}: the salt {self.name}", HASH)


def two_worlds(
    of: Line, n: int, seat: Seat, chance: Random, secrets: Sequence[Secret]
) -> tuple[World, World]:
    """The first n moves as they were, and as they may have been for all that a seat can know."""
    match = of.match.at(n)
    changed = match.games.copy()
    for secret in secrets:
        secret(changed[0], seat, chance)
    return world("here", match, match.games), world("there", match, changed)


def world(name: str, match: Match, end: Games) -> World:
    start = match.at(0).games
    for field in set(start.dtype.names or ()) - {"bid"}:
        start[field] += end[field] - match.games[field]
    return World(name, start, words_until(match, end), end)


def words_until(match: Match, end: Games) -> tuple[str, ...]:
    """The moves; the last is another one where a sealed bid is."""
    words = [words for _, words in match.moves]
    if "bid" in (end.dtype.names or ()) and (end["bid"] != match.games["bid"]).any():
        seat, _ = match.moves[-1]
        before = match.at(len(words) - 1)
        words[-1] = next(
            each
            for each in before.legal(seat)
            if bids_after(before, seat, each) == list(end["bid"][0])
        )
    return tuple(words)


def bids_after(match: Match, seat: Seat, words: str) -> list[int]:
    after = match.at(len(match.moves))
    after.play(seat, words)
    return list(after.games["bid"][0])


def hidden_money(state: Any, seat: Seat, chance: Random) -> None:
    """What others hold where money is hidden; the rules would let anybody count it."""
    if state.money_is_hidden:
        for other in range(state.players):
            if other != seat:
                state.money[other] += chance.randint(1, RICHER)
