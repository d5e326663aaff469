"""The three studies: line-ups as given, all levels against each other, one against another."""

from collections.abc import Sequence
from itertools import combinations, pairwise
from os import PathLike
from typing import Any

from levada.arena.game_settings import Table
from levada.arena.lineup import one_against, read_lineup
from levada.arena.ratings import rate
from levada.arena.results import CompareResult, LadderResult, Result
from levada.arena.scheduler import Progress
from levada.arena.series import Series
from levada.arena.study_context import StudyContext
from levada.arena.validation import check_bar, check_bars, check_different, deals_in
from levada.bots.levels import LEVEL_NAMES
from levada.options import OptionError
from levada.players.player_words import Code, what_was_meant
from levada.players.time_limit import MOVE_SECONDS


def match(
    game: str,
    lineups: Sequence[str],
    *,
    games: int = 400,
    bar: float | None = None,
    is_recorded: bool = False,
    seed: int | None = None,
    workers: int | None = None,
    ray: str | None = None,
    out: str | PathLike[str] | None = None,
    progress: Progress | None = None,
    code: Code = (),
    move_seconds: float = MOVE_SECONDS,
    **given: Any,
) -> Result:
    """Plays line-ups such as "expert regular regular regular", all on the same deals.

    With a bar, the share of the first level named is tested against it, and a line-up ends as soon
    as that is decided. Ctrl-C ends all of it; the result holds what was played. Players of one's
    own go by their names; `code` are files that define some, `move_seconds` is what such a player may
    take for a move.
    """
    context = StudyContext.of(
        game,
        given,
        seed=seed,
        workers=workers,
        ray=ray,
        out=out,
        progress=progress,
        code=code,
        move_seconds=move_seconds,
    )
    named = [read_lineup(context.table, words) for words in lineups]
    check_different("line-ups", [" ".join(lineup) for lineup in named])
    deals = deals_in(games, context.table.players)
    tested = None if bar is None else check_bar(bar)
    all_series = [Series(lineup, deals, tested) for lineup in named]
    context.play(all_series, is_recorded=is_recorded)
    result = Result(*context.found(all_series))
    context.keep(result, all_series)
    return result


def ladder(
    game: str,
    *,
    levels: Sequence[str] | None = None,
    games: int = 400,
    bars: Sequence[float] | None = None,
    stops: bool = True,
    seed: int | None = None,
    workers: int | None = None,
    ray: str | None = None,
    out: str | PathLike[str] | None = None,
    progress: Progress | None = None,
    code: Code = (),
    move_seconds: float = MOVE_SECONDS,
    **given: Any,
) -> LadderResult:
    """All levels, weakest first, each at one seat against others of every level below it.

    A line-up ends as soon as it is decided whether the level wins more than an equal share or, at
    the steps from one level to the next, than the bar given for it; unless `stops` is false.
    """
    context = StudyContext.of(
        game,
        given,
        seed=seed,
        workers=workers,
        ray=ray,
        out=out,
        progress=progress,
        code=code,
        move_seconds=move_seconds,
    )
    named = list(LEVEL_NAMES if levels is None else levels)
    all_series = rungs(
        context.table, named, deals_in(games, context.table.players), bars, stops=stops
    )
    context.play(all_series)
    found = context.found(all_series)
    _, lineups, _, _ = found
    result = LadderResult(*found, rate(named, lineups))
    context.keep(result, all_series)
    return result


def rungs(
    table: Table, levels: Sequence[str], deals: int, bars: Sequence[float] | None, *, stops: bool
) -> list[Series]:
    """Every level against each one below it; the steps from one to the next come first."""
    if len(levels) < 2:
        hint = what_was_meant(levels)
        raise OptionError(f"levels: {len(levels)} given; expected two or more{hint}")
    check_different("levels", levels)
    steps = list(pairwise(levels))
    equal_share = 1 / table.players
    bar = dict.fromkeys([*steps, *combinations(levels, 2)], equal_share)
    if bars is not None:
        bar |= zip(steps, check_bars(bars, len(steps)), strict=True)
    return [
        Series(one_against(table, upper, lower), deals, bar[lower, upper], stops=stops)
        for lower, upper in bar
    ]


def compare(
    game: str,
    old: str,
    new: str,
    *,
    games: int = 2_000,
    seed: int | None = None,
    workers: int | None = None,
    ray: str | None = None,
    out: str | PathLike[str] | None = None,
    progress: Progress | None = None,
    code: Code = (),
    move_seconds: float = MOVE_SECONDS,
    **given: Any,
) -> CompareResult:
    """One seat of a new level among old ones, until it is decided which is stronger."""
    context = StudyContext.of(
        game,
        given,
        seed=seed,
        workers=workers,
        ray=ray,
        out=out,
        progress=progress,
        code=code,
        move_seconds=move_seconds,
    )
    check_different("levels", [old, new])
    deals = deals_in(games, context.table.players)
    lineup = one_against(context.table, new, old)
    all_series = [Series(lineup, deals, 1 / context.table.players)]
    context.play(all_series)
    result = CompareResult(*context.found(all_series), old, new)
    context.keep(result, all_series)
    return result
