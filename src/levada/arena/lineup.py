"""A line-up: the players at a table, seat by seat before anybody has moved a seat on."""

from collections.abc import Sequence
from itertools import groupby
from typing import TypeAlias

from levada.arena.game_settings import Table
from levada.options import OptionError
from levada.players.player_words import player_named, what_was_meant, words_in
from levada.value_text import quote

Lineup: TypeAlias = tuple[str, ...]


def read_lineup(table: Table, words: str | Sequence[str]) -> Lineup:
    """Levels and other players, such as "expert regular regular bold"; one a seat."""
    names = tuple(words_in(words) if isinstance(words, str) else words)
    if len(names) != table.players:
        raise OptionError(
            f"line-up {quote(' '.join(names))}: {len(names)} names for {table.players} players"
            f"{what_was_meant(names)}"
        )
    for name in names:
        player_named(table.game, name)
    return names


def one_against(table: Table, one: str, others: str) -> Lineup:
    return read_lineup(table, [one] + [others] * (table.players - 1))


def seated(lineup: Lineup, rotation: int) -> Lineup:
    """The levels by seat once everybody has moved on by so many seats."""
    players = len(lineup)
    return tuple(lineup[(seat - rotation) % players] for seat in range(players))


def in_short(lineup: Lineup) -> str:
    """As people say it: `expert, 3 regular`."""
    runs = [(name, len(list(run))) for name, run in groupby(lineup)]
    return ", ".join(name if length == 1 else f"{length} {name}" for name, length in runs)
