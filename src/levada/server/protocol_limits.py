"""uvicorn's protocols with limits on how long they wait and how much they take in."""

import asyncio
from asyncio.transports import BaseTransport

from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State

from levada.server.metrics import CUT
from levada.server.open_connections import OpenConnections
from levada.server.rate_limits import Bucket, Rate

LARGEST_HEAD = 65_536
"""Bytes of a request that are not its body; framing of chunks may take as many as the chunks."""
LARGEST_REQUEST = 4_000_000
LONGEST_REQUEST = 30.0
"""Seconds in which a request must have arrived completely."""
MOST_PIPELINED = 16
"""Requests sent before the answer to an earlier one."""
PIECE = 1_024
"""Bytes parsed at a time: at most 170 frames, which take a millisecond."""
SEND_TEXT = "levada.send_text"
"""The part of a scope's state by which text is sent at once, without a task for each message."""
MOST_UNREAD = 1_000_000
"""Bytes that wait for a client to read them."""
MOST_PARTS = 64
"""Frames of one message."""
CONTROL_FRAMES = Rate(60, 120)
"""Of one socket. Ours answer a ping every 20 seconds, and some programs send as many."""


class LimitedHttpProtocol(HttpToolsProtocol):
    """Closes connections whose request is too slow, too large or not one."""

    timer: asyncio.TimerHandle | None = None
    received = 0
    """Bytes of the current request."""
    overhead = 0
    """Those that are not its body."""
    is_in_head = True

    @property
    def open_connections(self) -> OpenConnections:
        found: OpenConnections = self.app_state["open_connections"]
        return found

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)  # type: ignore[arg-type]  # asyncio says less of it
        self.open_connections.add(self.transport)
        self.start_timer()

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_timer()
        self.open_connections.remove(self.transport)
        super().connection_lost(exc)

    def start_timer(self) -> None:
        self.stop_timer()
        self.timer = self.loop.call_later(LONGEST_REQUEST, self.transport.close)

    def stop_timer(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def data_received(self, data: bytes) -> None:
        self.received += len(data)
        self.overhead += len(data)
        super().data_received(data)
        is_too_large = self.overhead > LARGEST_HEAD or self.received > LARGEST_REQUEST
        if is_too_large and not self.transport.is_closing():
            self.send_400_response("The request is too large.")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.is_in_head = True
        self.start_timer()

    def on_header(self, name: bytes, value: bytes) -> None:
        if self.is_in_head:  # and no trailer, which nobody here reads
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """Whatever it raises is answered with 400, and nothing more is parsed."""
        self.is_in_head = False
        hosts = sum(name == b"host" for name, _ in self.headers)
        if hosts > 1 or (hosts == 0 and self.parser.get_http_version() != "1.0"):
            raise ValueError("expected one Host header")
        if len(self.pipeline) >= MOST_PIPELINED:
            raise ValueError("too many requests before an answer")
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self.overhead -= 2 * len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self.stop_timer()
        self.received = self.overhead = 0
        self.open_connections.note_request(self.transport)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self.pipeline:
            self.open_connections.note_answer(self.transport)

    def handle_websocket_upgrade(self) -> None:
        self.stop_timer()
        super().handle_websocket_upgrade()


class LimitedWebSocketProtocol(WebSocketsSansIOProtocol):
    """Parses no further than the application reads, and closes sockets with too many frames."""

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self.unparsed = bytearray()
        self.control_frames = Bucket(CONTROL_FRAMES)

    def connection_lost(self, exc: Exception | None) -> None:
        open_connections: OpenConnections = self.app_state["open_connections"]
        open_connections.remove(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self.unparsed += data
        self.parse()

    def parse(self) -> None:
        """Up to a message, which is read by the application before anything else is parsed."""
        while self.unparsed and not self.read_paused and not self.transport.is_closing():
            piece = bytes(self.unparsed[:PIECE])
            del self.unparsed[:PIECE]
            super().data_received(piece)

    async def receive(self) -> ASGIReceiveEvent:
        event = await super().receive()
        self.parse()
        return event

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["state"][SEND_TEXT] = self.send_text

    def send_text(self, text: bytes) -> bool:
        """At once, and not by a task; false if the client has not read what was sent before."""
        if self.conn.state is not State.OPEN or self.transport.is_closing():
            return True  # it is gone: whoever receives from it learns that
        if self.transport.get_write_buffer_size() > MOST_UNREAD:
            return False
        self.transport.write(Frame(Opcode.TEXT, text).serialize(mask=False))
        return True

    def handle_ping(self) -> None:
        self.count_frame()
        if self.writable.is_set() and not self.transport.is_closing():
            super().handle_ping()
        else:
            self.conn.data_to_send()  # taken out of the buffer and dropped

    def handle_pong(self, event: Frame) -> None:
        self.count_frame()
        super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) < MOST_PARTS:
            super().handle_cont(event)
        else:
            self.end(CloseCode.MESSAGE_TOO_BIG, "too many parts")

    def send_receive_event_to_app(self) -> None:
        if self.close_sent:
            self.count_frame()  # nobody reads it any more
        super().send_receive_event_to_app()

    def count_frame(self) -> None:
        """Frames that the application does not see, so that it cannot slow them down."""
        if not self.transport.is_closing() and not self.control_frames.take():
            CUT.labels("frames").inc()
            self.end(CloseCode.POLICY_VIOLATION, "too many control frames")

    def end(self, code: CloseCode, reason: str) -> None:
        if not self.transport.is_closing():
            self.conn.fail(code, reason)
            self.handle_parser_exception()
