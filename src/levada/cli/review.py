"""`levada coach --review`: a whole game looked back on."""

import json

from rich.table import Table
from rich.text import Text

from levada.advice import LEVEL
from levada.cli.coach import read_one, why
from levada.cli.console import out, progress_bar
from levada.cli.replay import in_a_line, replayed, told_apart
from levada.contract import Seat
from levada.drawing.seat_marks import mark
from levada.game_review import PLAYOUTS, Review, ReviewedMove, review

LEVELS = "▁▂▃▄▅▆▇█"


def review_record(path: str, level: str | None, playouts: int | None, *, as_json: bool) -> None:
    record = read_one(path)
    match = replayed(record)
    with progress_bar("looking at each move", len(match.moves)) as progress:
        found = review(
            match,
            lambda done: progress.advance(progress.task_ids[0], done),
            words=level or LEVEL,
            playouts=PLAYOUTS if playouts is None else playouts,
        )
    if as_json:
        out.out(json.dumps({"seats": record.seats, **found.as_dict()}, ensure_ascii=False))
        return
    names = told_apart(record.seats)
    out.print(in_a_line(match, record.seats), markup=False, soft_wrap=True)
    out.print(chances_table(found, names))
    for place, move in enumerate(found.costliest, start=1):
        out.print(in_lines(place, move, match.game.name, names))


def chances_table(found: Review, names: list[str]) -> Table:
    """Each seat's chance as it saw it itself: what others know is different."""
    table = Table()
    table.add_column("seat")
    table.add_column("chance to win, at each of its own moves")
    for heading in ("from", "to", "points given away"):
        table.add_column(heading, justify="right")
    for seat, name in enumerate(names):
        own = [move for move in found.moves if move.seat == seat]
        chances = [move.chances[seat] for move in own]
        ends = [f"{chances[i]:.0%}" for i in (0, -1)] if chances else ["–", "–"]
        lost = sum(move.played.behind for move in own)
        table.add_row(
            Text.assemble(mark(seat), f" {name}"), sparkline(chances), *ends, f"{lost:.1f}"
        )
    return table


def sparkline(chances: list[float]) -> str:
    return "".join(LEVELS[min(int(chance * len(LEVELS)), len(LEVELS) - 1)] for chance in chances)


def in_lines(place: int, move: ReviewedMove, game: str, names: list[str]) -> Text:
    """A costly move, and what would have been better."""
    seat: Seat = move.seat
    told = Text(f"{place}. after move {move.n}, {names[seat]}: ")
    told.append(move.played.move, "bold")
    told.append(f" cost {move.played.behind:.1f} points ({why(move.played, game, seat, names)})\n")
    told.append("   better: ")
    told.append(move.best.move, "bold")
    told.append(f" ({why(move.best, game, seat, names)})")
    return told
