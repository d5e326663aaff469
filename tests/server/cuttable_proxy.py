"""A wire between a program and the server, which can be cut."""

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress


class Wire:
    """Passes on what comes at a port of its own."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.ends: list[socket.socket] = []

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.listener.getsockname()[1]}"

    def carry(self) -> None:
        with suppress(OSError):  # the listener was closed
            while True:
                here, _ = self.listener.accept()
                there = socket.create_connection(("127.0.0.1", self.port))
                self.ends += [here, there]
                for pair in ((here, there), (there, here)):
                    threading.Thread(target=deliver_message, args=pair, daemon=True).start()

    def cut(self) -> None:
        for end in self.ends:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()
        self.ends.clear()


def deliver_message(source: socket.socket, sink: socket.socket) -> None:
    with suppress(OSError):
        while data := source.recv(65_536):
            sink.sendall(data)
        sink.shutdown(socket.SHUT_WR)


@contextmanager
def wire_to(port: int) -> Iterator[Wire]:
    wire = Wire(port)
    carrying = threading.Thread(target=wire.carry)
    carrying.start()
    try:
        yield wire
    finally:
        wire.listener.shutdown(socket.SHUT_RDWR)
        wire.listener.close()
        carrying.join()
        wire.cut()
