"""`levada verify`: that a game followed the rules, and was dealt as its hash says."""

from itertools import chain

from levada.cli.console import out
from levada.fair_deal import check_seal
from levada.match import Match
from levada.record import Record, RecordError, read_records


def verify_records(paths: list[str], noted: str | None) -> None:
    """A line for each record that holds; the first that does not ends it."""
    for record in chain.from_iterable(read_records(path) for path in paths):
        match = replayed_whole(record)
        shown = checked_hash(record, noted)
        verdict = "compare it with the one shown at the start" if noted is None else "as noted"
        line = f"{what_was_checked(record, match)}; the deal has the hash {shown}: {verdict}"
        out.print(line, markup=False, soft_wrap=True)


def replayed_whole(record: Record) -> Match:
    """The game with every move made: one that stops at unknown tiles proves nothing of them."""
    match = Match.replay(record)
    if match.obstacle is not None:
        raise RecordError(
            f"{record.source}: only {len(match.moves)} of {len(record.moves)} moves can be checked: "
            f"{match.obstacle}"
        )
    return match


def checked_hash(record: Record, noted: str | None) -> str:
    """The hash of the deal, once it is found to be that of what was dealt, and the one noted."""
    if record.deal is None:
        raise RecordError(
            f"{record.source}: deal is missing; without hash and salt nothing proves it"
        )
    check_seal(record)
    shown = record.deal["hash"]
    if noted is not None and noted != shown:
        raise RecordError(
            f"{record.source}: deal.hash: {shown} is not the one noted at the start; "
            f"expected {noted!r}"
        )
    return shown


def what_was_checked(record: Record, match: Match) -> str:
    table = f"{match.game.title}, {match.players} players"
    result = "" if record.result is None else " and the result"
    return f"{record.source}: {table}: {len(match.moves)} moves{result} follow the rules"
