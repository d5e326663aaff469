"""Every table worth testing: all pairs of choices that can be made together meet at one."""

import re
from dataclasses import dataclass
from functools import cache
from itertools import combinations, product
from typing import Any

from levada.contract import NOBODY, Seat
from levada.game import Game
from levada.games import GAMES, game
from levada.options import Choice, OptionError, Options, Wishes


@dataclass(frozen=True)
class Table:
    """One game and what was agreed on before it."""

    game: Game
    options: Options
    wishes: Wishes

    def __str__(self) -> str:
        agreed = [*vars(self.options).values(), *vars(self.wishes).values()]
        return "-".join([self.game.name, *(str(value).lower() for value in agreed)])

    @property
    def seats(self) -> range:
        return range(self.options.players)

    @property
    def watchers(self) -> tuple[Seat, ...]:
        """Every seat, and a spectator."""
        return (*self.seats, NOBODY)


def values_of(choice: Choice) -> tuple[Any, ...]:
    """All an option can be, or of a wish what its own description names, and the first seat."""
    if choice.reads is None:
        return choice.values
    named = (*re.findall(r"\w+", choice.means), 0)
    return tuple(value for value in named if accepts(choice, value))


def accepts(choice: Choice, value: Any) -> bool:
    assert choice.reads is not None
    try:
        choice.reads("wish", value)
    except OptionError:
        return False
    return True


def all_tables(of: Game) -> list[Table]:
    """Everything that can be agreed on."""
    options, wishes = of.options.choices(), of.wishes.choices()
    found = []
    for values in product(*(values_of(each) for each in (*options.values(), *wishes.values()))):
        agreed = dict(zip(options, values, strict=False))
        wished = dict(zip(wishes, values[len(options) :], strict=True))
        try:
            table = Table(of, of.options.of(agreed), of.wishes.of(wished))
            of.prepare(table.options, table.wishes)
        except OptionError:
            continue
        found.append(table)
    return found


def pairs_at(table: Table) -> frozenset[tuple[Any, ...]]:
    """Every two choices made together; or the one, if there is but one to make."""
    made = [*vars(table.options).items(), *vars(table.wishes).items()]
    return frozenset(combinations(made, min(2, len(made))))


@cache
def tables_of(name: str) -> tuple[Table, ...]:
    """A small set of tables that leaves no possible pair of choices out, greedily."""
    pairs = {table: pairs_at(table) for table in all_tables(game(name))}
    missing = set().union(*pairs.values())
    chosen = []
    while missing:
        richest = max(pairs, key=lambda table: len(pairs[table] & missing))
        missing -= pairs[richest]
        chosen.append(richest)
    return tuple(chosen)


TABLES = tuple(table for name in GAMES for table in tables_of(name))
