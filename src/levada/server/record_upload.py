"""An uploaded record, kept as a table that is over."""

import orjson

from levada.contract import Seat
from levada.match import Match
from levada.record import Record
from levada.server.logbook import Entry
from levada.server.refusals import bad
from levada.server.room import Chair, Room, unnamed
from levada.server.table import Dealt, Draft, Table
from levada.server.table_agreement import Agreement
from levada.server.tokens import fingerprint, new_secret
from levada.server.user_text import BOT, cleaned_name

LONGEST_SALT = 256
LONGEST_ID = 24
"""Digits: as many bits as any other id has."""


def table_of(
    record: Record, match: Match, player: str, *, table_id: str, now: float, wall: float
) -> tuple[Draft, list[Entry]]:
    options = {name: value for name, value in record.options.items() if name != "players"}
    agreement = Agreement.model_construct(
        game=record.game, options=options, chat=False, take_back=False
    )
    chairs = [chair_of(name, seat) for seat, name in enumerate(record.seats)]
    room = Room(chairs, player, fingerprint(new_secret()))
    room.ended = "uploaded"
    table = Table(table_id, agreement, wall, room)
    draft = table.draft(now, wall)
    draft.state = "over"
    draft.match = match
    deal = record.deal or {"salt": "", "hash": ""}
    if len(deal["salt"]) > LONGEST_SALT:  # every view of the table has it in it
        raise bad("bad_record", f"deal.salt: more than {LONGEST_SALT} digits")
    draft.dealt = Dealt(record.options, record.setup, deal["salt"], deal["hash"])
    logbook = [Entry(n + 1, seat, words, wall, n) for n, (seat, words) in enumerate(match.moves)]
    return draft, logbook


def id_of(record: Record, player: str) -> str:
    """The same record, brought again by the same player or operator, is the same table."""
    written = orjson.dumps(record.as_dict(), option=orjson.OPT_SORT_KEYS).decode()
    return fingerprint(f"{player} {written}")[:LONGEST_ID]


def chair_of(name: str, seat: Seat) -> Chair:
    if name.startswith(BOT):
        return Chair("bot", level=name.removeprefix(BOT)[:16])
    return Chair("person", name="" if name == unnamed(seat) else cleaned_name(name))
