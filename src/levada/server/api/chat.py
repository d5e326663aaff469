"""Chat, with ready phrases that each reader sees in their own language; muting; reporting."""

import time
from typing import Annotated

from fastapi import APIRouter, Query
from starlette.responses import Response

from levada.server import visibility
from levada.server.api.dependencies import CurrentCaller, SeatId, TableId
from levada.server.api.response_types import Messages, responses_for
from levada.server.api.responses import answer
from levada.server.chat_message import ChatMessage
from levada.server.refusals import absent, bad, forbidden, untimely
from levada.server.request_models import Muting, NewMessage, Report
from levada.server.table import Table
from levada.server.user_text import LONGEST_MESSAGE, LONGEST_REPORT, cleaned
from levada.server.worker import Worker

router = APIRouter(prefix="/api/tables/{table_id}", tags=["talk"])
MOST_MESSAGES = 200


@router.get("/chat", responses=responses_for(Messages))
async def read_chat(
    caller: CurrentCaller, table_id: TableId, after: Annotated[int, Query(ge=0, le=2**53)] = 0
) -> Response:
    """The latest messages, but for those of people you have muted."""
    caller.count("reads")
    table = await caller.worker.registry.table(table_id)
    visibility.asker_of(table, caller.player_id)
    unheard = await caller.worker.store.people.muted_by(caller.player_id or "")
    said = await caller.worker.store.chat.latest(table_id, unheard, after, MOST_MESSAGES)
    return answer({"messages": [visibility.message_view(message) for message in said]})


@router.post("/chat", status_code=201, responses=responses_for(Messages, 201))
async def say_something(caller: CurrentCaller, table_id: TableId, new: NewMessage) -> Response:
    """Say something to everybody at the table."""
    caller.count("chat")
    message = await say(caller.worker, table_id, caller.known().id, new)
    return answer({"messages": [visibility.message_view(message)]}, 201)


async def say(worker: Worker, table_id: str, player: str, new: NewMessage) -> ChatMessage:
    table = await worker.registry.table(table_id)
    seat = check_may_talk(table, player)
    text = None if new.text is None else cleaned(new.text, LONGEST_MESSAGE)
    if (new.phrase is None) == (not text):
        raise bad("say_one_thing", "expected a text or a phrase, and not both")
    message = await worker.store.chat.add(
        table_id,
        player_id=player,
        seat=seat,
        phrase=new.phrase,
        values=new.values if new.phrase else None,
        text=text or None,
        at=time.time(),
    )
    worker.connections.broadcast_message(table_id, message)
    await worker.worker_messages.send(said=[table_id, message.id])
    return message


def check_may_talk(table: Table, player: str) -> int:
    own = table.room.seats_of(player)
    if not own:
        raise forbidden("not_seated", "you have no seat at this table")
    if not table.agreement.chat:
        raise forbidden("no_chat", "this table has no chat")
    if table.room.chat_is_muted:
        raise untimely("chat_muted", "the chat is silenced at this table")
    return own[0]


@router.put("/seats/{seat}/muted", status_code=204, responses=responses_for())
async def mute(caller: CurrentCaller, table_id: TableId, seat: SeatId, wish: Muting) -> Response:
    """No longer hear somebody, for yourself alone; or hear them again."""
    caller.count("changes")
    player = caller.known().id
    table = await caller.worker.registry.table(table_id)
    visibility.asker_of(table, player)
    other = table.room.chairs[seat].player if seat < len(table.room.chairs) else None
    if other is None or other == player:
        raise absent("nobody_there", "there is nobody to mute", seat=seat)
    await caller.mute(player, other, muted=wish.muted)
    return Response(status_code=204)


@router.post("/report", status_code=204, responses=responses_for())
async def report(caller: CurrentCaller, table_id: TableId, wish: Report) -> Response:
    """Tell whoever runs the server that something is wrong here."""
    caller.count("reports")
    player = await caller.registered("")
    table = await caller.worker.registry.table(table_id)
    visibility.asker_of(table, player.id)
    text = cleaned(wish.text, LONGEST_REPORT)
    await caller.worker.store.chat.report(player.id, text, time.time(), table=table_id)
    return caller.with_cookie(Response(status_code=204))
