"""Tables: made, found, joined, left, started, arranged."""

import time
from dataclasses import replace
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query
from starlette.responses import Response

from levada.contract import Seat
from levada.server import arranging, seating, seeing, starting
from levada.server.agreement import Agreement, GameName, SeatWish, check_seats
from levada.server.api.answers import answer
from levada.server.api.asking import Asked, Asking, SeatId, SeatWanted, TableId
from levada.server.api.documented import DONE, LISTS, LOGBOOK, MADE, SEAT_TAKEN, TABLE, documented
from levada.server.refusals import Refusal
from levada.server.requests import Claim, Muting, NewTable, Rename, Sitting, Start
from levada.server.room import Room
from levada.server.starting import start_if_full
from levada.server.table import Draft, Table
from levada.server.text import LONGEST_NAME, cleaned
from levada.server.tokens import new_id, new_secret

Show = Annotated[bool, Query(description="with what the page shows beside the view")]
router = APIRouter(prefix="/api/tables", tags=["tables"])
MOST_LISTED = 50
PATIENCE = 60.0
"""Seconds somebody must have been gone before others may hand the seat to a bot."""


@router.post("", status_code=201, responses=documented(MADE))
async def make_table(asked: Asked, wish: NewTable) -> Response:
    """Make a table. It starts at once if no seat is open."""
    asked.count("tables")
    check_seats(wish, wish.seats)
    agreement = wish.agreement()
    await asked.office.warmth.rules_of(agreement.game)
    player = await asked.welcomed(cleaned(wish.name, LONGEST_NAME))
    secret = new_secret()
    room = starting.make_room(agreement, wish.seats, player.id, wish.name or player.name, secret)
    table = await open_table(asked, agreement, room)
    made = {**seen(asked, table), "maker_secret": secret}
    return asked.with_cookie(answer(made, 201))


async def open_table(asked: Asking, agreement: Agreement, room: Room) -> Table:
    now, wall = asked.office.store.clock.now(), time.time()
    draft = Table(new_id(), agreement, wall, room).draft(now, wall)
    start_if_full(draft)
    return await asked.office.hall.add(draft)


def seen(asked: Asking, table: Table, seat: Seat | None = None) -> dict[str, Any]:
    """The table as whoever asks may see it."""
    asker = seeing.look(table, asked.player_id, seat)
    office = asked.office
    presence = office.attendance.at(table.id)
    return seeing.view(table, asker, office.store.clock.now(), presence)


@router.get("", responses=documented(LISTS))
async def list_tables(
    asked: Asked,
    state: Literal["open", "running", "over"] = "open",
    game: GameName | None = None,
    before: Annotated[float | None, Query(description="for more: `touched` of the last")] = None,
) -> Response:
    """Tables anybody may find: open ones to join, others to watch or look back on."""
    asked.count("reads")
    found = await asked.office.store.tables.listed(state, game, before, MOST_LISTED)
    return answer({"tables": found})


@router.get("/{table_id}", responses=documented(LOGBOOK))
async def look_at_table(
    asked: Asked, table_id: TableId, *, seat: SeatWanted = None, show: Show = False
) -> Response:
    """The whole table as you may see it, and its logbook so far."""
    asked.count("reads")
    table = await asked.office.hall.table_for(table_id, asked.player_id)
    asker = replace(seeing.look(table, asked.player_id, seat), is_shown=show)
    now, presence = asked.office.store.clock.now(), asked.office.attendance.at(table.id)
    found = seeing.view(table, asker, now, presence)
    return answer({**found, "news": seeing.history(table, asker)})


@router.post("/{table_id}/join", responses=documented(SEAT_TAKEN))
async def join(asked: Asked, table_id: TableId, sitting: Sitting) -> Response:
    """Take a seat. The answer has the secret of your own link, for another device."""
    asked.count("joins")
    table = await asked.office.hall.table(table_id)
    player = await asked.welcomed(cleaned(sitting.name, LONGEST_NAME))
    link = new_secret()
    name = sitting.name or player.name
    await asked.office.warmth.rules_of(table.agreement.game)
    table = await asked.office.hall.change(
        table_id, lambda draft: seating.sit(draft, player.id, name, sitting.seat, link)
    )
    return asked.with_cookie(answer({**seen(asked, table), "seat_secret": link}))


@router.post("/{table_id}/claim", responses=documented(TABLE))
async def claim(asked: Asked, table_id: TableId, claim: Claim) -> Response:
    """Come back by a link, on any device; whoever had the seat has it no more."""
    asked.count("joins")
    await asked.office.hall.table(table_id)
    player = await asked.welcomed("")
    table = await asked.office.hall.change(
        table_id, lambda draft: seating.claim(draft, player.id, claim.secret)
    )
    return asked.with_cookie(answer(seen(asked, table)))


@router.post("/{table_id}/leave", status_code=204, responses=documented(DONE))
async def leave(asked: Asked, table_id: TableId) -> Response:
    """Give your seats up: free again before the start, played on by bots later."""
    player = asked.known().id
    await asked.change(table_id, lambda draft: seating.leave(draft, player))
    return Response(status_code=204)


@router.post("/{table_id}/start", responses=documented(TABLE))
async def start(asked: Asked, table_id: TableId, start: Start) -> Response:
    """The maker starts; bots take the seats still free."""
    player = asked.known().id
    table = await asked.office.hall.table(table_id)
    await asked.office.warmth.rules_of(table.agreement.game)
    table = await asked.change(table_id, lambda draft: starting.start(draft, player, start.fill))
    return answer(seen(asked, table))


@router.post("/{table_id}/seats", responses=documented(TABLE))
async def add_seat(asked: Asked, table_id: TableId) -> Response:
    """The maker adds an open seat."""
    return await arrange(asked, table_id, arranging.add_seat)


@router.put("/{table_id}/seats/{seat}", responses=documented(TABLE))
async def change_seat(asked: Asked, table_id: TableId, seat: SeatId, wish: SeatWish) -> Response:
    """The maker gives a free seat to a bot or somebody at the screen, or opens a bot's."""
    return await arrange(asked, table_id, arranging.change_seat, seat, wish)


@router.delete("/{table_id}/seats/{seat}", responses=documented(TABLE))
async def close_seat(asked: Asked, table_id: TableId, seat: SeatId) -> Response:
    """The maker closes a seat: one player fewer."""
    return await arrange(asked, table_id, arranging.close_seat, seat)


@router.delete("/{table_id}/seats/{seat}/player", responses=documented(TABLE))
async def remove_player(asked: Asked, table_id: TableId, seat: SeatId) -> Response:
    """The maker shows somebody out."""
    return await arrange(asked, table_id, arranging.remove, seat)


@router.put("/{table_id}/seats/{seat}/name", responses=documented(TABLE))
async def rename(asked: Asked, table_id: TableId, seat: SeatId, wish: Rename) -> Response:
    """Call yourself something else at this table."""
    return await arrange(asked, table_id, seating.rename, seat, wish.name)


@router.delete("/{table_id}/seats/{seat}/bot", responses=documented(TABLE))
async def take_over(asked: Asked, table_id: TableId, seat: SeatId) -> Response:
    """Take your seat back from the bot that played on."""
    return await arrange(asked, table_id, seating.take_over, seat)


async def arrange(asked: Asking, table_id: str, command: Any, *wishes: Any) -> Response:
    player = asked.known().id
    table = await asked.change(table_id, lambda draft: command(draft, player, *wishes))
    return answer(seen(asked, table))


@router.post("/{table_id}/seats/{seat}/bot", responses=documented(TABLE))
async def hand_over(asked: Asked, table_id: TableId, seat: SeatId) -> Response:
    """Let a bot play on: for yourself, or for somebody who stays away."""
    player = asked.known().id
    has_gone = asked.office.attendance.has_been_away(table_id, seat, PATIENCE)

    def command(draft: Draft) -> None:
        is_away = has_gone and seating.is_silent(draft, seat, PATIENCE)
        seating.hand_over(draft, player, seat, is_away=is_away)

    return answer(seen(asked, await asked.change(table_id, command)))


@router.put("/{table_id}/chat/muted", responses=documented(TABLE))
async def mute_chat(asked: Asked, table_id: TableId, wish: Muting) -> Response:
    """The maker silences the chat, or lets everybody talk again."""
    player = asked.known().id
    table = await asked.change(
        table_id, lambda draft: arranging.mute_chat(draft, player, muted=wish.muted)
    )
    return answer(seen(asked, table))


@router.post("/{table_id}/rematch", status_code=201, responses=documented(MADE))
async def rematch(asked: Asked, table_id: TableId) -> Response:
    """A new table with the same people; their seats are kept for them."""
    asked.count("tables")
    player = asked.known()
    old = await asked.office.hall.table(table_id)
    secret = new_secret()
    room = starting.room_for_rematch(old, player.id, secret)
    table = await open_table(asked, old.agreement, room)

    try:
        await asked.office.hall.change(
            table_id, lambda draft: starting.name_rematch(draft, table.id)
        )
    except Refusal:  # somebody was faster: everybody goes to their table
        await asked.office.hall.remove(table.id)
        raise
    return answer({**seen(asked, table), "maker_secret": secret}, 201)
