"""The socket of a table: views are sent as things happen, moves and chat are received."""

import re
from typing import Any

import orjson
from fastapi import APIRouter, WebSocket
from pydantic import ValidationError
from starlette.websockets import WebSocketDisconnect

from levada.server.api.chat import say
from levada.server.api.dependencies import TableId, worker_of
from levada.server.api.moves import make_move, preview
from levada.server.connection import NOT_ALLOWED, TOO_SLOW, Connection
from levada.server.connections import GOING_AWAY
from levada.server.metrics import REFUSALS
from levada.server.rate_limits import address_of
from levada.server.refusals import Refusal, bad, forbidden
from levada.server.socket_messages import (
    CLIENT_MESSAGES,
    ClientMessage,
    HiddenMessage,
    LookMessage,
    MoveMessage,
    PingMessage,
    PreviewRequestMessage,
    RefusedMessage,
    SayMessage,
    WholeMessage,
)
from levada.server.store.database import STORE_ERRORS
from levada.server.table import Table
from levada.server.worker import Worker

router = APIRouter()
LARGEST_MESSAGE = 4_096


@router.websocket("/api/tables/{table_id}/live")
async def live(socket: WebSocket, table_id: TableId) -> None:
    """Everything that happens at a table, as your seat sees it."""
    worker = worker_of(socket)
    await socket.accept()
    try:
        client = await connect(worker, socket, table_id)
    except Refusal as refusal:
        await refuse_socket(socket, refusal)
        return
    except STORE_ERRORS:
        await refuse_socket(
            socket, Refusal(503, "store", "the database does not answer; try again")
        )
        return
    try:
        while True:
            await client.receive(await client.connection.receive())
    except WebSocketDisconnect:
        return
    finally:
        worker.connections.leave(client.table, client.connection)
        if client.connection.is_dropped:
            await client.connection.close(TOO_SLOW, "slow")


async def refuse_socket(socket: WebSocket, refusal: Refusal) -> None:
    message: RefusedMessage = {"type": "refused", "key": None, "error": refusal.as_dict()}
    await socket.send_text(orjson.dumps(message).decode())
    await socket.close(NOT_ALLOWED, refusal.code)


async def connect(worker: Worker, socket: WebSocket, table_id: str) -> "Client":
    if worker.connections.is_closing:
        raise Refusal(503, "restart", "the server is about to start again")
    player = await worker.authentication.player(socket)
    player_id = None if player is None else player.id
    address = address_of(socket)
    worker.limits.count("sockets", player_id, address)
    worker.limits.check_open(worker.connections.open_from, address)
    table = await worker.registry.table_for(table_id, player_id)
    await worker.warmup.rules_of(table.agreement.game)
    muted = await worker.store.people.muted_by(player_id) if player_id else set()
    shown, known = socket.query_params.get("show", ""), socket.query_params.get("after", "")
    after = min(int(known), table.version) if re.fullmatch("[0-9]{1,9}", known) else 0
    connection = Connection(socket, player_id, address, muted, shown=shown, known=after)
    connection.is_hidden = socket.query_params.get("hidden") == "true"
    if not connection.is_hidden:
        await worker.notified_people.note_return(player_id, table.id)
    worker.connections.join(table, connection)
    worker.bot_runner.note_look(table)
    return Client(worker, table, connection)


class Client:
    """The client at the other end of a socket."""

    def __init__(self, worker: Worker, table: Table, connection: Connection) -> None:
        self.worker = worker
        self.table = table
        self.connection = connection

    async def receive(self, received: Any) -> None:
        """Handles one message; an error is answered, and the socket stays open."""
        if received["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(received.get("code", GOING_AWAY))
        # A flood is read slowly: only its sender waits.
        connection = self.connection
        await self.worker.limits.wait_and_count("messages", connection.player, connection.address)
        key: str | None = None
        try:
            message = parse_message(received.get("text"))
            if isinstance(message, MoveMessage | PreviewRequestMessage):
                key = message.key
            await self.act(message)
        except Refusal as refusal:
            REFUSALS.labels(refusal.code).inc()
            self.refuse(refusal, key)
        except STORE_ERRORS:
            self.refuse(Refusal(503, "store", "the database does not answer; send it again"), key)

    def refuse(self, refusal: Refusal, key: str | None) -> None:
        self.connection.send_json({"type": "refused", "key": key, "error": refusal.as_dict()})
        if refusal.code == "stale":
            self.worker.connections.send_whole(self.table, self.connection)

    async def act(self, message: ClientMessage) -> None:
        match message:
            case MoveMessage():
                await self.move(message)
            case LookMessage(look=seat):
                self.look(seat)
            case WholeMessage():
                self.worker.connections.send_whole(self.table, self.connection)
            case HiddenMessage(hidden=hidden):
                await self.hide(hidden=hidden)
            case PreviewRequestMessage():
                self.preview(message)
            case PingMessage(ping=number):
                self.connection.send_json({"type": "pong", "pong": number})
            case SayMessage():
                self.count("chat")
                await say(self.worker, self.table.id, self.known(), message)

    async def move(self, wish: MoveMessage) -> None:
        self.count("moves")
        if wish.seat is None:
            wish = wish.model_copy(update={"seat": self.connection.asker.seat})
        number = await make_move(self.worker, self.table.id, self.known(), wish)
        self.connection.send_json({"type": "done", "key": wish.key, "n": number})

    def preview(self, wish: PreviewRequestMessage) -> None:
        found = preview(self.table, self.connection.player, wish)
        self.connection.send_json({"type": "preview", "key": wish.key, **found})

    def look(self, seat: int) -> None:
        if seat not in self.table.room.seats_of(self.connection.player):
            raise forbidden("not_your_seat", f"seat {seat} is not yours", seat=seat)
        self.connection.wanted = seat
        self.worker.connections.send_whole(self.table, self.connection)

    async def hide(self, *, hidden: bool) -> None:
        self.worker.connections.hide(self.table, self.connection, hidden=hidden)
        if not hidden:
            await self.worker.notified_people.note_return(self.connection.player, self.table.id)

    def known(self) -> str:
        if self.connection.player is None:
            raise Refusal(401, "unknown_player", "nobody is known by this cookie or token")
        return self.connection.player

    def count(self, kind: str) -> None:
        self.worker.limits.count(kind, self.connection.player, self.connection.address)


def parse_message(text: Any) -> ClientMessage:
    if not isinstance(text, str) or len(text) > LARGEST_MESSAGE:
        raise bad("bad_message", f"expected text of at most {LARGEST_MESSAGE} letters")
    try:
        found = orjson.loads(text)
        word = next(word for word in CLIENT_MESSAGES if word in found)
        return CLIENT_MESSAGES[word].model_validate(found)
    except (orjson.JSONDecodeError, StopIteration, TypeError):
        expected = ", ".join(CLIENT_MESSAGES)
        raise bad("bad_message", f"expected an object with one of {expected}") from None
    except ValidationError as error:
        raise bad("bad_message", explain(error)) from None


def explain(error: ValidationError) -> str:
    """The first thing that is wrong, with its place."""
    first = error.errors(include_url=False, include_input=False, include_context=False)[0]
    place = ".".join(str(part) for part in first["loc"])
    return f"{place}: {first['msg']}" if place else str(first["msg"])
