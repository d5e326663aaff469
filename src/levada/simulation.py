"""Many games by chance or among bots: totals or columns on all cores, or one by one as matches."""

import logging
import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from typing import Any, Literal, Self, SupportsIndex, TypeAlias, overload

import numpy as np
import numpy.typing as npt

from levada.bots import random
from levada.bots.bot_games import BotGames, Guest
from levada.bots.levels import Level
from levada.bots.searcher import compiled_search
from levada.chance import generator
from levada.columns import Columns, GameColumns, TableMaker, Tallies
from levada.contract import Games, Totals
from levada.game import Game
from levada.games import game as game_named
from levada.games import module_of
from levada.integers import whole_number
from levada.match import Match
from levada.options import OptionError, Options
from levada.players.engine_pool import ENGINES
from levada.players.factory import LevelFactory
from levada.players.failure import PlayerFailure
from levada.players.guest import InvitedPlayer
from levada.players.player_words import player_named, words_in
from levada.seeds import seed_or_new
from levada.value_text import quote

log = logging.getLogger("levada.simulation")
GAMES_A_TASK = 5_000
BOT_GAMES_A_TASK = 50
SEATS = "seats"

Levels: TypeAlias = str | Sequence[str]
Progress: TypeAlias = Callable[[int], object]


def check_games(games: Any) -> int:
    number = whole_number(games)
    if number is None or number < 0:
        raise OptionError(f"games: {quote(games)} is not possible; expected a whole number from 0")
    return number


def check_workers(workers: Any) -> int:
    if workers is None:
        return os.cpu_count() or 1
    number = whole_number(workers)
    if number is None or number < 1:
        raise OptionError(
            f"workers: {quote(workers)} is not possible; expected a whole number from 1"
        )
    return number


def room_for(games: int, players: int, kind: npt.DTypeLike) -> npt.NDArray[Any]:
    try:
        return np.zeros((games, players), kind)
    except (MemoryError, ValueError):
        raise OptionError(f"games: {games:,} are more than fit into memory") from None


@overload
def simulate(
    name: str,
    *,
    games: SupportsIndex = 1_000,
    seed: SupportsIndex | None = None,
    workers: SupportsIndex | None = None,
    progress: Progress | None = None,
    level: Levels | None = None,
    columns: Literal[False] = False,
    **given: Any,
) -> Totals: ...


@overload
def simulate(
    name: str,
    *,
    games: SupportsIndex = 1_000,
    seed: SupportsIndex | None = None,
    workers: SupportsIndex | None = None,
    progress: Progress | None = None,
    level: Levels | None = None,
    columns: Literal[True] | str,
    **given: Any,
) -> Columns: ...


def simulate(
    name: str,
    *,
    games: SupportsIndex = 1_000,
    seed: SupportsIndex | None = None,
    workers: SupportsIndex | None = None,
    progress: Progress | None = None,
    level: Levels | None = None,
    columns: bool | str = False,
    **given: Any,
) -> Totals | Columns:
    """Totals by game and seat; game i depends on the seed, the levels and i alone.

    Moves are made by chance, or by bots: a level or player for all, or one a seat. With `columns` it is a
    table as a dictionary of arrays, one row a game and seat, or of another kind that is named. The
    compiled rules let go of the GIL, so threads use all cores. `progress` is told how many games
    were played since it was last told.
    """
    series = GameSeries.of(name, seed=seed, level=level, given=given)
    number, threads = check_games(games), check_workers(workers)
    if columns is False and level is None:
        return series.totals_by_chance(number, threads, progress)
    table = None if columns is False else table_named(name, columns)
    tallies = series.tallies(number, threads, progress)
    return totals_of(tallies, series.options) if table is None else table(tallies, series.options)


def totals_of(tallies: Tallies, options: Options) -> Totals:
    return tallies["total"][:, : options.players].astype(np.int64)


@dataclass(frozen=True)
class GameSeries:
    """The games of a seed at one table: any of them can be played, in any order."""

    game: Game
    options: Options
    prepared: Games
    levels: tuple[Level | Guest, ...] | None
    """By seat; none where all is left to chance."""
    seed: int

    @classmethod
    def of(
        cls, name: str, *, seed: SupportsIndex | None, level: Levels | None, given: dict[str, Any]
    ) -> Self:
        game = game_named(name)
        options, wishes = game.agree(given)
        levels = None if level is None else read_levels(game, level, options)
        return cls(game, options, game.prepare(options, wishes), levels, seed_or_new(seed))

    def totals_by_chance(self, games: int, workers: int, progress: Progress | None) -> Totals:
        totals = room_for(games, max(self.game.players), np.int64)

        def play(first: int) -> int:
            rows = totals[first : first + GAMES_A_TASK]
            table = np.concatenate([self.prepared, self.prepared])
            self.game.engine.play_many(table, self.seed, first, np.zeros(1, np.uint64), rows)
            return len(rows)

        in_threads(play, range(0, games, GAMES_A_TASK), workers, progress)
        return totals[:, : self.options.players]

    def tallies(
        self, games: int, workers: int, progress: Progress | None, first: int = 0
    ) -> Tallies:
        """What was noted of each game, from number `first` on."""
        tallies = room_for(games, 1, compiled_search(self.game.name).tally)[:, 0]
        if self.has_guests:
            return tallies[self.play_with_guests(first, tallies, progress)]
        step = GAMES_A_TASK if self.levels is None else BOT_GAMES_A_TASK

        def play(start: int) -> int:
            rows = tallies[start : start + step]
            table = BotGames(self.game, self.prepared, self.levels, self.seed)
            table.play(first + start, rows)
            return len(rows)

        in_threads(play, range(0, games, step), workers, progress)
        return tallies

    @property
    def has_guests(self) -> bool:
        return self.levels is not None and not all(isinstance(each, Level) for each in self.levels)

    def play_with_guests(
        self, first: int, tallies: Tallies, progress: Progress | None
    ) -> npt.NDArray[np.bool_]:
        """By game: whether it was played to its end. A player's time is held in the main thread."""
        table = BotGames(self.game, self.prepared, self.levels, self.seed)
        is_whole = np.ones(len(tallies), np.bool_)
        try:
            for row in range(len(tallies)):
                try:
                    table.play(first + row, tallies[row : row + 1])
                except PlayerFailure as failure:
                    is_whole[row] = False
                    log.warning("game %d is left out: %s", first + row, failure)
                if progress is not None:
                    progress(1)
        finally:
            ENGINES.close()
        return is_whole


def in_threads(
    play: Callable[[int], int], tasks: Iterable[int], workers: int, progress: Progress | None
) -> None:
    with ThreadPoolExecutor(workers) as pool:
        try:
            running = [pool.submit(play, first) for first in tasks]
            for task in as_completed(running):
                if progress is not None:
                    progress(task.result())
                task.result()
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise


def read_levels(game: Game, given: Levels, options: Options) -> tuple[Level | Guest, ...]:
    """A level for all seats, or one a seat: a list, or words with spaces between."""
    players = options.players
    words = words_in(given) if isinstance(given, str) else list(given)
    if len(words) == 1 and isinstance(given, str):
        words *= players
    if len(words) != players or not all(isinstance(each, str) for each in words):
        raise OptionError(
            f"level: {quote(given)} is not possible; expected one level, or {players}, one a seat"
        )
    return tuple(read_level(game, each, options) for each in words)


def read_level(game: Game, words: str, options: Options) -> Level | Guest:
    factory = player_named(game.name, words)
    if isinstance(factory, LevelFactory):
        return factory.level
    factory.check()
    return InvitedPlayer(factory, game, options)


def table_named(name: str, columns: Literal[True] | str) -> TableMaker:
    """How the table that was asked for is made of tallies; `True` is a row a game and seat."""
    tables: GameColumns = module_of(name, "levada.games.{}.columns")
    found = tables.TABLES.get(SEATS if columns is True else columns)
    if found is None:
        raise OptionError(
            f"columns: {quote(columns)} is not possible; expected {' or '.join(tables.TABLES)}"
        )
    return found


def matches(
    name: str, *, games: SupportsIndex = 1_000, seed: SupportsIndex | None = None, **given: Any
) -> Iterator[Match]:
    """The same games as `simulate` plays for a seed, move by move."""
    seed = seed_or_new(seed)
    for number in range(check_games(games)):
        yield play_match(name, seed, number, given)


def play_match(name: str, seed: int, number: int, given: dict[str, Any]) -> Match:
    """The deal and the seats draw from one generator, as they do in the compiled loop."""
    game = game_named(name)
    options, wishes = game.agree(given)
    games = game.prepare(options, wishes)
    rng = generator(seed, number)
    game.engine.deal(games, 0, rng)
    match = Match(game, options, games)
    while to_act := match.to_act:
        match.follow(to_act[0], random.choose(game, match.games, to_act[0], rng))
    return match
