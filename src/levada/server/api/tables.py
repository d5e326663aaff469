"""Tables: made, found, joined, left, started, arranged."""

import time
from dataclasses import replace
from functools import partial
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query
from starlette.responses import Response

from levada.contract import Seat
from levada.games import GameName
from levada.server import game_start, maker_commands, rated_tables, seat_commands, visibility
from levada.server.api.dependencies import Caller, CurrentCaller, SeatId, SeatWanted, TableId
from levada.server.api.response_types import (
    JoinedTable,
    Lists,
    LogbookPage,
    MadeTable,
    responses_for,
)
from levada.server.api.responses import answer
from levada.server.game_start import start_if_full
from levada.server.refusals import Refusal
from levada.server.request_models import Claim, Muting, NewTable, Rename, Sitting, Start
from levada.server.room import Room
from levada.server.table import Draft, Table
from levada.server.table_agreement import (
    Agreement,
    SeatWish,
    check_level,
    check_seats,
    check_start,
)
from levada.server.table_types import TableView, TableWithNews
from levada.server.tokens import new_id, new_secret
from levada.server.user_text import cleaned_name

Show = Annotated[bool, Query(description="with what the page shows beside the view")]
router = APIRouter(prefix="/api/tables", tags=["tables"])
MOST_LISTED = 50
PATIENCE = 60.0
"""Seconds somebody must have been gone before others may hand the seat to a bot."""


@router.post("", status_code=201, responses=responses_for(MadeTable, 201))
async def make_table(caller: CurrentCaller, wish: NewTable) -> Response:
    """Make a table. It starts at once if no seat is open."""
    caller.count("tables")
    check_seats(wish, wish.seats)
    for n, seat in enumerate(wish.seats):
        check_level(seat.level, caller.worker.operator_players.names, f"seats.{n}.level")
    check_start(wish, wish.seats, time.time())
    agreement = wish.agreement()
    rated_tables.check_wishes(agreement, wish.seats)
    await caller.worker.warmup.rules_of(agreement.game)
    player = await caller.registered(cleaned_name(wish.name))
    secret = new_secret()
    name = wish.name or player.name
    room = game_start.make_room(
        agreement,
        wish.seats,
        player.id,
        name,
        secret,
        account=player.account,
        is_program=player.is_program,
    )
    rated_tables.check_maker(agreement, room, player.account)
    table = await open_table(caller, agreement, room)
    made = {**view_for(caller, table), "maker_secret": secret}
    return caller.with_cookie(answer(made, 201))


async def open_table(caller: Caller, agreement: Agreement, room: Room) -> Table:
    now, wall = caller.worker.store.clock.now(), time.time()
    draft = Table(new_id(), agreement, wall, room).draft(now, wall)
    start_if_full(draft)
    return await caller.worker.registry.add(draft)


def view_for(caller: Caller, table: Table, seat: Seat | None = None) -> TableView:
    """The table as whoever asks may see it."""
    asker = visibility.asker_of(table, caller.player_id, seat)
    worker = caller.worker
    presence = worker.presence_tracker.at(table.id)
    return visibility.view(table, asker, worker.store.clock.now(), presence)


@router.get("", responses=responses_for(Lists))
async def list_tables(
    caller: CurrentCaller,
    state: Literal["open", "running", "over"] = "open",
    game: GameName | None = None,
    before: Annotated[float | None, Query(description="for more: `touched` of the last")] = None,
) -> Response:
    """Tables anybody may find: open ones to join, others to watch or look back on."""
    caller.count("reads")
    found = await caller.worker.store.tables.listed(state, game, before, MOST_LISTED)
    return answer({"tables": found})


@router.get("/{table_id}", responses=responses_for(TableWithNews))
async def look_at_table(
    caller: CurrentCaller, table_id: TableId, *, seat: SeatWanted = None, show: Show = False
) -> Response:
    """The whole table as you may see it, and its logbook so far."""
    caller.count("reads")
    table = await caller.worker.registry.table_for(table_id, caller.player_id)
    asker = replace(visibility.asker_of(table, caller.player_id, seat), wants_aids=show)
    caller.worker.bot_runner.note_look(table)
    now, presence = caller.worker.store.clock.now(), caller.worker.presence_tracker.at(table.id)
    found = visibility.view(table, asker, now, presence)
    return answer({**found, "news": visibility.history(table, asker)})


@router.get("/{table_id}/logbook", responses=responses_for(LogbookPage))
async def read_logbook(
    caller: CurrentCaller,
    table_id: TableId,
    *,
    before: Annotated[int, Query(ge=1, description="the version of the first entry you have")],
    seat: SeatWanted = None,
    show: Show = False,
) -> Response:
    """The page of the logbook before an entry: the table itself comes with the last one."""
    caller.count("reads")
    table = await caller.worker.registry.table_for(table_id, caller.player_id)
    asker = replace(visibility.asker_of(table, caller.player_id, seat), wants_aids=show)
    return answer({"entries": visibility.earlier_history(table, asker, before)})


@router.post("/{table_id}/join", responses=responses_for(JoinedTable))
async def join(caller: CurrentCaller, table_id: TableId, sitting: Sitting) -> Response:
    """Take a seat. The answer has the secret of your own link, for another device."""
    caller.count("joins")
    table = await caller.worker.registry.table(table_id)
    player = await caller.registered(cleaned_name(sitting.name))
    link = new_secret()
    name = sitting.name or player.name
    await caller.worker.warmup.rules_of(table.agreement.game)
    table = await caller.worker.registry.change(
        table_id,
        lambda draft: seat_commands.sit(
            draft,
            player.id,
            name,
            sitting.seat,
            link,
            account=player.account,
            is_program=player.is_program,
        ),
    )
    return caller.with_cookie(answer({**view_for(caller, table), "seat_secret": link}))


@router.post("/{table_id}/claim", responses=responses_for(TableView))
async def claim(caller: CurrentCaller, table_id: TableId, claim: Claim) -> Response:
    """Come back by a link, on any device; whoever had the seat has it no more."""
    caller.count("joins")
    await caller.worker.registry.table(table_id)
    player = await caller.registered("")
    table = await caller.worker.registry.change(
        table_id, lambda draft: seat_commands.claim(draft, player.id, claim.secret, player.account)
    )
    return caller.with_cookie(answer(view_for(caller, table)))


@router.post("/{table_id}/leave", status_code=204, responses=responses_for())
async def leave(caller: CurrentCaller, table_id: TableId) -> Response:
    """Give your seats up: free again before the start, played on by bots later."""
    player = caller.known().id
    await caller.change(table_id, lambda draft: seat_commands.leave(draft, player))
    return Response(status_code=204)


@router.post("/{table_id}/start", responses=responses_for(TableView))
async def start(caller: CurrentCaller, table_id: TableId, start: Start) -> Response:
    """The maker starts; bots take the seats still free."""
    player = caller.known().id
    table = await caller.worker.registry.table(table_id)
    await caller.worker.warmup.rules_of(table.agreement.game)
    table = await caller.change(table_id, lambda draft: game_start.start(draft, player, start.fill))
    return answer(view_for(caller, table))


@router.post("/{table_id}/seats", responses=responses_for(TableView))
async def add_seat(caller: CurrentCaller, table_id: TableId) -> Response:
    """The maker adds an open seat."""
    return await arrange(caller, table_id, maker_commands.add_seat)


@router.put("/{table_id}/seats/{seat}", responses=responses_for(TableView))
async def change_seat(
    caller: CurrentCaller, table_id: TableId, seat: SeatId, wish: SeatWish
) -> Response:
    """The maker gives a free seat to a bot or somebody at the screen, or opens a bot's."""
    player = caller.known()
    check_level(wish.level, caller.worker.operator_players.names, "level")
    change = partial(maker_commands.change_seat, is_program=player.is_program)
    return await arrange(caller, table_id, change, seat, wish, player.account)


@router.delete("/{table_id}/seats/{seat}", responses=responses_for(TableView))
async def close_seat(caller: CurrentCaller, table_id: TableId, seat: SeatId) -> Response:
    """The maker closes a seat: one player fewer."""
    return await arrange(caller, table_id, maker_commands.close_seat, seat)


@router.delete("/{table_id}/seats/{seat}/player", responses=responses_for(TableView))
async def remove_player(caller: CurrentCaller, table_id: TableId, seat: SeatId) -> Response:
    """The maker shows somebody out."""
    return await arrange(caller, table_id, maker_commands.remove, seat)


@router.put("/{table_id}/seats/{seat}/name", responses=responses_for(TableView))
async def rename(caller: CurrentCaller, table_id: TableId, seat: SeatId, wish: Rename) -> Response:
    """Call yourself something else at this table."""
    account = caller.known().account
    return await arrange(caller, table_id, seat_commands.rename, seat, wish.name, account)


@router.delete("/{table_id}/seats/{seat}/bot", responses=responses_for(TableView))
async def take_over(caller: CurrentCaller, table_id: TableId, seat: SeatId) -> Response:
    """Take your seat back from the bot that played on."""
    return await arrange(caller, table_id, seat_commands.take_over, seat)


async def arrange(caller: Caller, table_id: str, command: Any, *wishes: Any) -> Response:
    player = caller.known().id
    table = await caller.change(table_id, lambda draft: command(draft, player, *wishes))
    return answer(view_for(caller, table))


@router.post("/{table_id}/seats/{seat}/bot", responses=responses_for(TableView))
async def hand_over(caller: CurrentCaller, table_id: TableId, seat: SeatId) -> Response:
    """Let a bot play on: for yourself, or for somebody who stays away."""
    player = caller.known().id
    has_gone = caller.worker.presence_tracker.has_been_away(table_id, seat, PATIENCE)

    def command(draft: Draft) -> None:
        is_away = has_gone and seat_commands.is_silent(draft, seat, PATIENCE)
        seat_commands.hand_over(draft, player, seat, is_away=is_away)

    return answer(view_for(caller, await caller.change(table_id, command)))


@router.put("/{table_id}/chat/muted", responses=responses_for(TableView))
async def mute_chat(caller: CurrentCaller, table_id: TableId, wish: Muting) -> Response:
    """The maker silences the chat, or lets everybody talk again."""
    player = caller.known().id
    table = await caller.change(
        table_id, lambda draft: maker_commands.mute_chat(draft, player, muted=wish.muted)
    )
    return answer(view_for(caller, table))


@router.post("/{table_id}/rematch", status_code=201, responses=responses_for(MadeTable, 201))
async def rematch(caller: CurrentCaller, table_id: TableId) -> Response:
    """A new table with the same people; their seats are kept for them."""
    caller.count("tables")
    player = caller.known()
    old = await caller.worker.registry.table(table_id)
    secret = new_secret()
    room = game_start.room_for_rematch(old, player.id, secret)
    agreement = old.agreement.model_copy(update={"starts": None})
    table = await open_table(caller, agreement, room)

    try:
        await caller.worker.registry.change(
            table_id, lambda draft: game_start.name_rematch(draft, table.id)
        )
    except Refusal:  # somebody was faster: everybody goes to their table
        await caller.worker.registry.remove(table.id)
        raise
    return answer({**view_for(caller, table), "maker_secret": secret}, 201)
