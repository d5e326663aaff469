"""One socket at one table."""

import asyncio
from collections.abc import Callable
from typing import Any

import orjson
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from levada.contract import Seat
from levada.server.protocol_limits import SEND_TEXT
from levada.server.refusals import Refusal
from levada.server.socket_messages import ServerMessage
from levada.server.visibility import Asker

LONGEST_CLOSE = 5.0
TOO_SLOW, NOT_ALLOWED = 1013, 4403


class Connection:
    """Somebody at a table, and what they have been sent of it."""

    def __init__(
        self,
        socket: WebSocket,
        player: str | None,
        address: str,
        muted: set[str],
        *,
        shown: str = "",
        known: int = 0,
    ) -> None:
        self.socket = socket
        self.player = player
        self.address = address
        self.muted = muted
        self.wants_aids = shown in ("true", "changes")
        """Whether it wants aids and events."""
        self.wants_changes = shown == "changes"
        """Whether it wants only what has changed, once it has the whole table."""
        self.wanted: Seat | None = None
        """The own seat it asked to look through, of several at one screen."""
        self.is_hidden = False
        """Whether its page is behind others, or its screen is off."""
        self.asker = Asker(None, is_maker=False)
        self.sent_version = known
        self.sent_as: Asker | None = None
        """The version of the table it has, and through whose eyes: none before the first."""
        self.send_text: Callable[[bytes], bool] = socket.scope["state"][SEND_TEXT]
        self.receiving: asyncio.Task[Any] | None = None
        self.is_dropped = False
        self.is_refused = False
        """It may no longer look at the table."""
        self.closing: asyncio.Task[None] | None = None

    def send(self, text: bytes) -> None:
        """Messages are sent in order; nobody waits for a slow reader."""
        if not self.is_dropped and not self.send_text(text):
            self.drop()

    def drop(self) -> None:
        """For a client that does not read: nothing more is sent to it or received from it."""
        self.is_dropped = True
        if self.receiving is not None:
            self.receiving.cancel()

    async def receive(self) -> Any:
        """The next message. A drop cancels this wait, and not the work on a message."""
        self.receiving = asyncio.current_task()
        try:
            await asyncio.sleep(0)  # so that a client with many messages does not block others
            if not self.is_dropped:
                return await self.socket.receive()
        except asyncio.CancelledError:
            if not self.is_dropped:
                raise
        finally:
            self.receiving = None
        raise WebSocketDisconnect(TOO_SLOW)

    def send_json(self, message: ServerMessage) -> None:
        self.send(orjson.dumps(message))

    def refuse(self, refusal: Refusal) -> None:
        """It may not look at the table, or not any more."""
        self.send_json({"type": "refused", "key": None, "error": refusal.as_dict()})
        self.is_refused = True
        self.start_closing(NOT_ALLOWED, refusal.code)

    def start_closing(self, code: int, reason: str) -> None:
        self.closing = asyncio.create_task(self.close(code, reason))

    async def close(self, code: int, reason: str) -> None:
        if self.socket.application_state == WebSocketState.CONNECTED:
            try:
                async with asyncio.timeout(LONGEST_CLOSE):
                    await self.socket.close(code, reason)
            except (RuntimeError, TimeoutError):
                return  # closed by the client meanwhile, or it does not read
