"""`levada coach`: what a position promises each seat, the best moves, and why."""

import json
from itertools import islice

from rich.table import Table
from rich.text import Text

from levada.advice import LEVEL, PLAYOUTS, Advice, MoveAdvice, coach
from levada.cli.console import out
from levada.cli.errors import UsageError
from levada.cli.reason_words import in_words
from levada.cli.replay import in_a_line, position, replayed, told_apart
from levada.contract import Seat
from levada.drawing.seat_marks import mark
from levada.match import Match
from levada.record import Record, read_records

PLAYED = "▸"


def coach_record(
    path: str,
    at: int | None,
    seat: Seat | None,
    level: str | None,
    playouts: int | None,
    *,
    as_json: bool,
) -> None:
    record = read_one(path)
    match = replayed(record)
    here = match if at is None else position(match, record, at)
    if here.obstacle is not None:
        raise UsageError(f"{record.source}: {here.obstacle}; --at N looks at an earlier position")
    seat, move = next_move(match, here, seat)
    advice = coach(
        here,
        seat,
        move=move,
        words=level or LEVEL,
        playouts=PLAYOUTS if playouts is None else playouts,
    )
    if as_json:
        found = {"n": len(here.moves), "seats": record.seats, "played": move, **advice.as_dict()}
        out.out(json.dumps(found, ensure_ascii=False), highlight=False)
    else:
        out.print(in_a_line(here, record.seats), markup=False, soft_wrap=True)
        show(advice, here, move, told_apart(record.seats))


def read_one(path: str) -> Record:
    records = list(islice(read_records(path), 2))
    if len(records) > 1:
        raise UsageError(f"{path}: there is more than one record in it; the coach looks at one")
    return records[0]


def next_move(match: Match, here: Match, seat: Seat | None) -> tuple[Seat | None, str | None]:
    """Who is to be advised, and what they do next in the record, if anything."""
    following = match.moves[len(here.moves) :][: len(here.to_act)]  # two, where bids are sealed
    for mover, move in following:
        if seat in (None, mover):
            return mover, move
    return seat, None


def show(advice: Advice, here: Match, played: str | None, names: list[str]) -> None:
    out.print(outlook_table(advice, names))
    if here.is_over:
        out.print("The game is over: there is no move to advise. --at N looks at a position.")
    elif not advice.moves:
        out.print(f"It is not the turn of {names[advice.seat]}.", markup=False)
    else:
        out.print(f"Advice for {names[advice.seat]}:", markup=False)
        out.print(moves_table(advice, here.game.name, played, names))


def outlook_table(advice: Advice, names: list[str]) -> Table:
    table = Table()
    table.add_column("seat")
    for heading in ("expected total", "chance to win"):
        table.add_column(heading, justify="right")
    for seat, name in enumerate(names):
        who = Text.assemble(mark(seat), f" {name}")
        table.add_row(who, f"{advice.totals[seat]:.1f}", f"{advice.chances[seat]:.0%}")
    return table


def moves_table(advice: Advice, game: str, played: str | None, names: list[str]) -> Table:
    table = Table(caption=f"{PLAYED} played in the record" if played else None)
    for heading in ("", "move", "value", "behind", "why"):
        table.add_column(heading, justify="right" if heading in ("value", "behind") else "left")
    for each in advice.moves:
        table.add_row(
            PLAYED if each.move == played else "",
            Text(each.move, "bold" if each.behind == 0 else ""),
            f"{each.value:.1f}",
            f"{each.behind:.1f}",
            Text(why(each, game, advice.seat, names)),
        )
    return table


def why(advice: MoveAdvice, game: str, seat: Seat, names: list[str]) -> str:
    return "; ".join(in_words(game, reason, seat, names) for reason in advice.reasons)
