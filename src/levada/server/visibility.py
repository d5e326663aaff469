"""What a seat or a watcher may see of a table: everything that is sent to clients is made here."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any, cast

import orjson
from typing_extensions import TypedDict

from levada import presentation
from levada.advice import Advice
from levada.contract import NOBODY, Seat
from levada.games.view_types import View
from levada.match import Match
from levada.server import clocks
from levada.server.chat_message import ChatMessage
from levada.server.logbook import Entry
from levada.server.play_commands import earliest_take_back
from levada.server.refusals import Refusal, absent, forbidden, untimely
from levada.server.room import Chair
from levada.server.table import Table
from levada.server.table_types import (
    ChairView,
    ClockView,
    DealView,
    EntryView,
    MessageView,
    ReplayView,
    TableView,
)

SEALED = "sealed"
ENTRIES_A_PAGE = 500


@dataclass
class Presence:
    """Who is connected, on any worker."""

    seats: Collection[Seat] = ()
    watchers: int = 0
    seen: Collection[Seat] = ()
    """The seats before whose eyes the table is: their page is not hidden behind others."""


@dataclass(frozen=True)
class Asker:
    """Who looks at a table: the seat they see through, if any, and whether they are its maker."""

    seat: Seat | None
    is_maker: bool
    wants_aids: bool = False
    """Whether they want what the page shows beside the view too: aids and events."""


def asker_of(table: Table, player: str | None, seat: Seat | None = None) -> Asker:
    """The seat somebody looks through: the own one they name, their first, or none as a watcher."""
    own = table.room.seats_of(player)
    if seat is not None and seat not in own:
        raise forbidden("not_your_seat", f"seat {seat} is not yours", seat=seat)
    if seat is None and own:
        seat = own[0]
    is_maker = player is not None and player == table.room.maker
    is_closed = table.agreement.watchers == "nobody" and table.state != "open"
    if seat is None and is_closed and not is_maker:
        raise not_for_watchers()
    return Asker(seat, is_maker)


def not_for_watchers() -> Refusal:
    return forbidden("no_watchers", "only those who play may look at this table")


class Parts(TypedDict):
    """A table, the view of its game and the aids; those of a table without a game are empty."""

    table: Mapping[str, Any]
    view: Mapping[str, Any]
    aids: Mapping[str, Any]


def view(table: Table, asker: Asker, now: float, presence: Presence) -> TableView:
    """The whole table as one seat sees it; no seat is a watcher."""
    public = public_parts(table, now, presence, with_aids=asker.wants_aids)
    return joined(table, asker, public, own_parts(table, asker, public))


def joined(table: Table, asker: Asker, public: Parts, own: Parts) -> TableView:
    """The whole table of its parts."""
    match = table.match
    wants_aids = match is not None and asker.wants_aids
    whole = {
        **public["table"],
        **own["table"],
        "view": {**public["view"], **own["view"]} if match else None,
        "aids": {**public["aids"], **own["aids"]} if wants_aids else None,
        "opening": presentation.opening(match) if match and wants_aids else None,
    }
    return cast(TableView, whole)


def public_parts(table: Table, now: float, presence: Presence, *, with_aids: bool) -> Parts:
    """As a watcher sees them: the greater part of what every seat sees."""
    parts: Parts = {"table": public_table(table, now, presence), "view": {}, "aids": {}}
    if table.match is not None:
        game = table.match.game
        seen = game.seen_by(table.match.games, 0, NOBODY)
        parts["view"] = game.public_view(seen)
        if with_aids:
            parts["aids"] = presentation.public_aids(game, seen)
    return parts


def own_parts(table: Table, asker: Asker, public: Parts) -> Parts:
    """What is not the same for every seat, as one sees it; some of it is in the public parts too."""
    parts: Parts = {"table": own_table(table, asker), "view": {}, "aids": {}}
    if table.match is not None:
        game, seat = table.match.game, NOBODY if asker.seat is None else asker.seat
        seen = game.seen_by(table.match.games, 0, seat)
        parts["view"] = game.own_view(seen, seat)
        if asker.wants_aids:
            aids = cast(presentation.Aids, public["aids"])
            parts["aids"] = presentation.own_aids(game, seen, seat, aids)
    return parts


def public_table(table: Table, now: float, presence: Presence) -> dict[str, Any]:
    room = table.room
    return {
        "table": table.id,
        "state": table.state,
        "version": table.version,
        "agreement": table.settled,
        "settled_options": settled_options(table),
        "possible_players": possible_players(table),
        "moves": len(table.match.moves) if table.match else 0,
        "chairs": [
            chair_view(chair, is_here=n in presence.seats) for n, chair in enumerate(room.chairs)
        ],
        "watchers": presence.watchers,
        "clock": clock(table, now),
        "paused": room.is_paused,
        "votes": room.votes,
        "chat_muted": room.chat_is_muted,
        "deal": deal_view(table),
        "ended": room.ended,
        "rematch": room.rematch,
        "tournament": room.tournament,
    }


def own_table(table: Table, asker: Asker) -> dict[str, Any]:
    seat = asker.seat
    player = None if seat is None else table.room.chairs[seat].player
    return {
        "seat": seat,
        "mine": table.room.seats_of(player),
        "is_maker": asker.is_maker,
        "n": table.numbering.number_for(seat),
        "take_back": None if seat is None else earliest_take_back(table, seat),
    }


def settled_options(table: Table) -> dict[str, Any]:
    """Every option as it is played, or would be with the seats there are."""
    if table.match is not None:
        return table.match.options.as_dict()
    options, _ = table.agreement.settled(len(table.room.chairs))
    return options.as_dict()


def possible_players(table: Table) -> list[int]:
    """How many seats there may be; it is settled once the game has begun."""
    if table.state == "open":
        return table.agreement.possible_players
    return [len(table.room.chairs)]


def chair_view(chair: Chair, *, is_here: bool) -> ChairView:
    return {
        "kind": chair.kind,
        "name": chair.name,
        "account": chair.account,
        "program": chair.is_program,
        "level": chair.level,
        "stand_in": chair.stand_in,
        "flagged": chair.is_flagged,
        "kept": chair.kept_for is not None,
        "here": is_here,
    }


def clock(table: Table, now: float) -> ClockView | None:
    """What is left to each seat, and whose time goes by."""
    if table.room.clocks is None:
        return None
    goes_by = table.room.clocks.since is not None
    return {
        "left": [round(left, 3) for left in clocks.read(table.room, table.to_act, now)],
        "running": clocks.running(table.room, table.to_act) if goes_by else [],
    }


def deal_view(table: Table) -> DealView | None:
    """The hash from the start; what it was taken of when the game is over."""
    if table.dealt is None:
        return None
    dealt = table.dealt
    if table.state != "over":
        return {"hash": dealt.hash}
    return {"hash": dealt.hash, "salt": dealt.salt, "setup": dealt.setup}


def history(table: Table, asker: Asker, after: int = 0) -> list[EntryView]:
    """The logbook from a version on, as one seat may read it; of a long one, the last page."""
    page = since(table.logbook, after)[-ENTRIES_A_PAGE:]
    return [entry_view(table, entry, asker) for entry in page]


def earlier_history(table: Table, asker: Asker, before: int) -> list[EntryView]:
    """The page before an entry; they are numbered from 1."""
    page = table.logbook[max(0, before - 1 - ENTRIES_A_PAGE) : max(0, before - 1)]
    return [entry_view(table, entry, asker) for entry in page]


def since(logbook: list[Entry], after: int) -> list[Entry]:
    """The entries after a version; they are numbered without gaps."""
    missing = logbook[-1].version - after if logbook else 0
    return logbook[-missing:] if missing > 0 else []


def entry_view(table: Table, entry: Entry, asker: Asker) -> EntryView:
    if not asker.wants_aids or entry.version in table.numbering.at_once:
        return described(table, entry, asker)
    encoded = table.encoded_entries.get(entry.version)
    if encoded is None:
        everybody = Asker(None, is_maker=False, wants_aids=True)
        encoded = orjson.dumps(described(table, entry, everybody))
        table.encoded_entries[entry.version] = encoded
    return cast(EntryView, orjson.Fragment(encoded))  # of the type that it encodes


def described(table: Table, entry: Entry, asker: Asker) -> EntryView:
    is_sealed = table.numbering.sealed.get(entry.version, asker.seat) != asker.seat
    return {
        "version": entry.version,
        "n": entry.number,
        "seat": entry.seat,
        "words": SEALED if is_sealed else entry.words,
        "by": entry.by,
        "events": entry_events(table, entry, asker.seat) if asker.wants_aids else None,
        "why": entry_motive(table, entry) if asker.wants_aids else None,
    }


def entry_events(table: Table, entry: Entry, seat: Seat | None) -> list[presentation.Event]:
    """What a seat saw happen by an entry; nothing but moves changes the game."""
    step = table.steps.get(entry.version)
    if step is None or table.match is None or entry.seat is None:
        return []
    before, after = step
    return presentation.events(table.match.game, before, (entry.seat, entry.words), after, seat)


def entry_motive(table: Table, entry: Entry) -> presentation.Motive | None:
    """Of a bot's move: people have their own reasons."""
    step = table.steps.get(entry.version)
    if step is None or table.match is None or entry.seat is None or entry.by is None:
        return None
    return presentation.motive(table.match.game, step[0], (entry.seat, entry.words))


def advice_view(match: Match, advice: Advice) -> dict[str, Any]:
    """Without the totals that its seat may not see."""
    totals = [
        total if match.game.is_total_seen_by(match.games, 0, advice.seat, owner) else None
        for owner, total in enumerate(advice.totals)
    ]
    return {**advice.as_dict(), "totals": totals}


def message_view(message: ChatMessage) -> MessageView:
    return {
        "id": message.id,
        "seat": message.seat,
        "phrase": message.phrase,
        "values": message.values,
        "text": message.text,
        "at": message.at,
    }


def check_over(table: Table) -> Match:
    """Set-up, hands and reviews are for games that can no longer be changed by knowing them."""
    if table.state != "over":
        raise untimely("not_over", "that can be seen when the game is over")
    if table.match is None:
        raise absent("no_game", "no game was played at this table")
    return table.match


def check_place(match: Match, n: int, seat: Seat | None) -> None:
    if not 0 <= n <= len(match.moves):
        raise absent("no_such_move", f"the game has moves 0 to {len(match.moves)}", n=n)
    if seat is not None and not 0 <= seat < match.players:
        raise absent("no_such_seat", f"there is no seat {seat}", seat=seat)


def replay_view(match: Match, n: int, seat: Seat | None) -> ReplayView:
    """A finished game after n moves: everything shown, or as a seat saw it."""
    check_place(match, n, seat)
    games = match.games if n == len(match.moves) else match.states[n]
    viewer = NOBODY if seat is None else seat
    everything = {} if seat is not None else match.game.trace(games, 0)
    return {
        "n": n,
        "of": len(match.moves),
        "last": match.moves[n - 1] if n else None,
        "view": cast(View, {**match.game.view(games, 0, viewer), **everything}),
        "aids": presentation.aids(match.at(n), seat),
        "events": presentation.events_of(match, n - 1, seat) if n else presentation.opening(match),
    }
