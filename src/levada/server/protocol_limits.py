"""uvicorn's protocols with limits on how long they wait and how much they buffer."""

import asyncio
from asyncio.transports import BaseTransport

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame

LARGEST_HEAD = 65_536
LONGEST_REQUEST = 30.0
"""Seconds in which a request must have arrived completely."""
MOST_PARTS = 64
"""Frames of one message."""


class LimitedHttpProtocol(HttpToolsProtocol):
    """Closes connections whose request is too slow or whose head is too large."""

    timer: asyncio.TimerHandle | None = None
    head: int | None = None
    """Bytes of the current head so far; none when it is complete."""

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)  # type: ignore[arg-type]  # asyncio says less of it
        self.start_timer()

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_timer()
        super().connection_lost(exc)

    def start_timer(self) -> None:
        self.stop_timer()
        self.timer = self.loop.call_later(LONGEST_REQUEST, self.transport.close)

    def stop_timer(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.head is not None:
            self.head += len(data)
            if self.head > LARGEST_HEAD:
                self.send_400_response("The head of the request is too large.")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.head = 0
        self.start_timer()

    def on_headers_complete(self) -> None:
        self.head = None
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self.stop_timer()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self.stop_timer()
        super().handle_websocket_upgrade()


class LimitedWebSocketProtocol(WebSocketsSansIOProtocol):
    """Drops answers to pings that the client does not read, and messages in too many frames."""

    def handle_ping(self) -> None:
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()  # taken out of the buffer and dropped

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) < MOST_PARTS:
            super().handle_cont(event)
        else:
            self.conn.fail(CloseCode.MESSAGE_TOO_BIG, "too many parts")
            self.handle_parser_exception()
