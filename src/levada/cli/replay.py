"""`levada replay`: games from records, checked move by move, drawn, summed up or traced."""

import json
import sys
from collections.abc import Callable, Iterator, Mapping
from itertools import chain, islice
from typing import Any

from levada.cli.console import out, remarks
from levada.cli.errors import UsageError
from levada.drawing import draw_all
from levada.match import Match
from levada.record import Record, read_records


def replay_records(paths: list[str], at: int | None, *, as_trace: bool) -> None:
    """One game is drawn, of many each gets a line; `at` and the trace show what was asked."""
    records = chain.from_iterable(read_records(path) for path in paths)
    show: Callable[[Record, int | None], None] = print_trace
    if not as_trace:
        head = list(islice(records, 2))
        show = draw_game if at is not None or len(head) == 1 else print_summary
        records = chain(head, records)
    for record in records:
        show(record, at)


def replayed(record: Record) -> Match:
    match = Match.replay(record)
    if match.obstacle is not None:
        remarks.print(
            f"{record.source}: replayed {len(match.moves)} of {len(record.moves)} moves: "
            f"{match.obstacle}",
            markup=False,
            soft_wrap=True,
        )
    return match


def position(match: Match, record: Record, at: int) -> Match:
    try:
        return match.at(at)
    except IndexError as error:
        raise UsageError(f"{record.source}: {error}") from None


def print_trace(record: Record, at: int | None) -> None:
    match = replayed(record)
    lines: Iterator[Mapping[str, Any]] = match.trace()
    if at is not None:
        lines = islice(position(match, record, at).trace(), at, None)
    for line in lines:
        sys.stdout.write(json.dumps(line, ensure_ascii=False) + "\n")


def print_summary(record: Record, _at: int | None) -> None:
    match = replayed(record)
    line = f"{record.source}: {in_a_line(match, record.seats)}"
    out.print(line, markup=False, soft_wrap=True)


def draw_game(record: Record, at: int | None) -> None:
    match = replayed(record)
    if at is not None:
        match = position(match, record, at)
    out.print(draw_all(match.view(), match.game.trace(match.games, 0), told_apart(record.seats)))
    line = f"{record.source}: {in_a_line(match, record.seats)}"
    out.print(line, markup=False, soft_wrap=True)


def in_a_line(match: Match, names: list[str]) -> str:
    """The game, how far it went, and how it ended."""
    names = told_apart(names)
    edition = match.options.as_dict().get("edition")
    what = f"{match.game.title} ({edition})" if edition else match.game.title
    after = f"{what}, {match.players} players, after move {len(match.moves)}"
    scores, winners = match.scores, match.winners
    if scores is None or winners is None:
        return f"{after}: to act {', '.join(names[seat] for seat in match.to_act) or 'nobody'}"
    totals = ", ".join(f"{name} {score}" for name, score in zip(names, scores, strict=True))
    verb = "wins" if len(winners) == 1 else "share the win"
    return f"{after}: over. {totals}. {' and '.join(names[seat] for seat in winners)} {verb}."


def told_apart(names: list[str]) -> list[str]:
    """Names that several seats bear, with the seat's number."""
    return [
        f"{name} (seat {seat})" if names.count(name) > 1 else name
        for seat, name in enumerate(names)
    ]
