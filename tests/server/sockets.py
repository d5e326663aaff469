"""Sockets for the tests: every message that comes by one is held to the published schema."""

import json
import time
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from typing import Any

import jsonschema_rs
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from levada.server.socket_messages import protocol_schema
from tests.server.schema_checks import validator

LONGEST_WAIT = 15.0


class TableSocket:
    """A socket at a table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    def sends(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def receives(self, kind: str, until: Callable[[Any], bool] = lambda _message: True) -> Any:
        """The next message of a kind that is as it should be."""
        end = time.monotonic() + LONGEST_WAIT
        while True:
            message = self.next(max(0.0, end - time.monotonic()))
            if message["type"] == kind and until(message):
                return message

    def next(self, timeout: float = LONGEST_WAIT) -> Any:
        """The next message, whatever it is."""
        message = json.loads(self.socket.recv(timeout=timeout))
        check_message(message)
        return message

    def is_closed(self) -> tuple[int | None, str | None]:
        """The code and the reason with which the server ends the connection."""
        with suppress(ConnectionClosed):
            while True:
                self.socket.recv(timeout=LONGEST_WAIT)
        return self.socket.close_code, self.socket.close_reason


def check_message(message: Any) -> None:
    server_messages().validate(message)


@cache
def server_messages() -> jsonschema_rs.Validator:
    """Of the schema that the server publishes."""
    return validator(protocol_schema() | {"anyOf": [{"$ref": "#/$defs/ServerMessage"}]})
