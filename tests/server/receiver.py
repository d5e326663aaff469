"""A host to which messages are sent: it keeps them, and answers as it is told."""

import threading
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

LONGEST_WAIT = 20.0


@dataclass(frozen=True)
class Received:
    path: str
    headers: Mapping[str, str]
    """By lower-case name."""
    body: bytes


@dataclass
class Receiver:
    host: str = ""
    received: list[Received] = field(default_factory=list)
    statuses: dict[str, int] = field(default_factory=dict)
    """The answer by path; 204 otherwise."""
    headers: dict[str, str] = field(default_factory=dict)
    """Sent with every answer."""
    content: bytes = b""
    is_deaf: threading.Event = field(default_factory=threading.Event)
    """While it is set, nothing is answered."""

    @property
    def url(self) -> str:
        return f"http://{self.host}"

    def wait_for(self, number: int, path: str = "/") -> list[Received]:
        """So many messages at a path."""
        end = time.monotonic() + LONGEST_WAIT
        while len(self.at(path)) < number:
            assert time.monotonic() < end, f"{len(self.at(path))} of {number} came to {path}"
            time.sleep(0.02)
        return self.at(path)

    def at(self, path: str) -> list[Received]:
        return [each for each in self.received if each.path.startswith(path)]


@contextmanager
def receiving() -> Iterator[Receiver]:
    receiver = Receiver()

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"
        timeout = LONGEST_WAIT

        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            if len(body) < int(self.headers["content-length"]):
                return  # the sender was killed
            headers = {name.lower(): value for name, value in self.headers.items()}
            receiver.received.append(Received(self.path, headers, body))
            if receiver.is_deaf.is_set():
                self.close_connection = True
                while receiver.is_deaf.is_set():
                    time.sleep(0.01)
                return
            self.send_response(receiver.statuses.get(self.path, 204))
            length = {"content-length": str(len(receiver.content))}
            for name, value in (length | receiver.headers).items():
                self.send_header(name, value)
            self.end_headers()
            self.wfile.write(receiver.content)

        def log_message(self, *_given: object) -> None:
            return

    class Host(ThreadingHTTPServer):
        daemon_threads = True

        def handle_error(self, *_given: object) -> None:
            """Senders are killed while they send."""

    server = Host(("127.0.0.1", 0), Handler)
    receiver.host = f"127.0.0.1:{server.server_port}"
    thread = threading.Thread(target=server.serve_forever, args=(0.01,))
    thread.start()
    try:
        yield receiver
    finally:
        receiver.is_deaf.clear()
        server.shutdown()
        server.server_close()
        thread.join()
