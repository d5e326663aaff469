"""An uploaded record, kept as a table that is over."""

from levada.match import Match
from levada.record import Record
from levada.server.game_start import clean_name
from levada.server.logbook import Entry
from levada.server.refusals import bad
from levada.server.room import Chair, Room
from levada.server.table import Dealt, Draft, Table
from levada.server.table_agreement import Agreement
from levada.server.tokens import fingerprint, new_id, new_secret

BOT = "bot:"
LONGEST_SALT = 256


def table_of(
    record: Record, match: Match, player: str, now: float, wall: float
) -> tuple[Draft, list[Entry]]:
    options = {name: value for name, value in record.options.items() if name != "players"}
    agreement = Agreement.model_construct(
        game=record.game, options=options, chat=False, take_back=False
    )
    room = Room([chair_of(name) for name in record.seats], player, fingerprint(new_secret()))
    room.ended = "uploaded"
    table = Table(new_id(), agreement, wall, room)
    draft = table.draft(now, wall)
    draft.state = "over"
    draft.match = match
    deal = record.deal or {"salt": "", "hash": ""}
    if len(deal["salt"]) > LONGEST_SALT:  # every view of the table has it in it
        raise bad("bad_record", f"deal.salt: more than {LONGEST_SALT} digits")
    draft.dealt = Dealt(record.options, record.setup, deal["salt"], deal["hash"])
    logbook = [Entry(n + 1, seat, words, wall, n) for n, (seat, words) in enumerate(match.moves)]
    return draft, logbook


def chair_of(name: str) -> Chair:
    if name.startswith(BOT):
        return Chair("bot", level=name.removeprefix(BOT)[:16])
    return Chair("person", name=clean_name(name))
