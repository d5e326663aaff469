"""A mail server that keeps what it is given."""

import socketserver
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import EmailMessage

LONGEST_WAIT = 20.0


@dataclass
class MailReceiver:
    port: int = 0
    letters: list[EmailMessage] = field(default_factory=list)

    def wait_for(self, number: int) -> list[EmailMessage]:
        end = time.monotonic() + LONGEST_WAIT
        while len(self.letters) < number:
            assert time.monotonic() < end, f"{len(self.letters)} of {number} letters have come"
            time.sleep(0.02)
        return self.letters


@contextmanager
def receiving_mail() -> Iterator[MailReceiver]:
    receiver = MailReceiver()

    class Handler(socketserver.StreamRequestHandler):
        """As much of RFC 5321 as a client needs that sends one letter."""

        def handle(self) -> None:
            self.wfile.write(b"220 here\r\n")
            while line := self.rfile.readline():
                word = line[:4].upper()
                if word == b"DATA":
                    self.wfile.write(b"354 go on\r\n")
                    self.take()
                self.wfile.write(b"221 bye\r\n" if word == b"QUIT" else b"250 yes\r\n")
                if word == b"QUIT":
                    return

        def take(self) -> None:
            lines = list(iter(self.rfile.readline, b".\r\n"))
            receiver.letters.append(message_from_bytes(b"".join(lines), policy=policy.default))

    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Handler) as server:
        receiver.port = server.server_address[1]
        thread = threading.Thread(target=server.serve_forever, args=(0.01,))
        thread.start()
        try:
            yield receiver
        finally:
            server.shutdown()
            thread.join()
