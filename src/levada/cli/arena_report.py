"""What the arena found, as tables and a sentence."""

from collections import Counter

from rich.table import Table

from levada.arena.confidence_sequence import Decision
from levada.arena.lineup import in_short
from levada.arena.results import CompareResult, LadderResult, Result
from levada.arena.win_shares import LineupResult, Share
from levada.cli.console import out

RIGHT = ("games", "wins", "95 %", "mean total", "equal share", "failed", "rating")


def show(result: Result) -> None:
    settings = result.settings
    agreed = settings["options"] | settings["wishes"]
    options = ", ".join(f"{name} {value}" for name, value in agreed.items())
    games = f"{len(result.games):,} games of {settings['game']}, seed {settings['seed']}"
    out.print(f"{games}: {options}")
    out.print(shares_table(result))
    if isinstance(result, LadderResult):
        out.print(ratings_table(result))
    if isinstance(result, CompareResult):
        out.print(sentence(result))
    for level, failed, of in failures(result):
        out.print(f"{level} failed in {failed:,} of {of:,} games", markup=False)


def failures(result: Result) -> list[tuple[str, int, int]]:
    """Each level that failed, in how many of how many games."""
    failed: Counter[str] = Counter()
    games: Counter[str] = Counter()
    for lineup in result.lineups:
        for share in lineup.shares:
            failed[share.level] += share.failed
            games[share.level] += lineup.games
    return [(level, number, games[level]) for level, number in failed.items() if number]


def table_of(*headings: str) -> Table:
    table = Table()
    for heading in headings:
        is_right = heading in RIGHT
        table.add_column(heading, justify="right" if is_right else "left", overflow="fold")
    return table


def shares_table(result: Result) -> Table:
    headings = ["line-up", "level", "games", "wins", "95 %", "mean total", "equal share"]
    is_tested = any(lineup.bar is not None for lineup in result.lineups)
    has_failed = any(share.failed for lineup in result.lineups for share in lineup.shares)
    more = [*(["failed"] if has_failed else []), *(["decided"] if is_tested else [])]
    table = table_of(*headings, *more)
    for lineup in result.lineups:
        name, games = in_short(lineup.lineup), f"{lineup.games:,}"
        if not lineup.shares:
            table.add_row(name, "–", games, "–", "–", "–", "–")
        for number, share in enumerate(lineup.shares):
            failed = [f"{share.failed:,}"] if has_failed else []
            decided = [verdict(lineup)] if is_tested and number == 0 else []
            row = (share.level, games, *numbers(share), *failed, *decided)
            table.add_row("" if number else name, *row)
        table.add_section()
    return table


def numbers(share: Share) -> list[str]:
    return [
        f"{share.win_share:.1%}",
        f"{100 * share.low:.1f} – {100 * share.high:.1f} %",
        "–" if share.mean_total is None else f"{share.mean_total:.2f}",
        f"{share.equal_share:.1%}",
    ]


def verdict(lineup: LineupResult) -> str:
    assert lineup.bar is not None
    if lineup.decision == Decision.OPEN:
        return f"above {lineup.bar:.1%}? open"
    return f"{lineup.decision} {lineup.bar:.1%}"


def ratings_table(result: LadderResult) -> Table:
    table = table_of("level", "rating", "95 %")
    for rating in result.ratings:
        interval = f"{rating.low:+.0f} – {rating.high:+.0f}"
        table.add_row(rating.level, f"{rating.points:+.0f}", interval)
    return table


def sentence(result: CompareResult) -> str:
    [lineup] = result.lineups
    if lineup.decision == Decision.OPEN:
        found = f"{result.verdict} in {lineup.games:,} games"
    else:
        found = (
            f"{result.new} is {result.verdict} than {result.old}, decided in {lineup.games:,} games"
        )
    if not lineup.shares:
        return found
    share = lineup.shares[0]
    wins = f"{share.level} wins between {100 * share.low:.1f} and {100 * share.high:.1f} %"
    return f"{found}: {wins}; an equal share is {share.equal_share:.1%}"
