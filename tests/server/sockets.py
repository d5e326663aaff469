"""Sockets for the tests: every message that comes by one is held to its documented shape."""

import json
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from levada.server.api.response_models import Error, MessageView, PreviewAnswer, TableWithNews

LONGEST_WAIT = 15.0


class Live:
    """A socket at a table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    def says(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def hears(self, kind: str, until: Callable[[Any], bool] = lambda _message: True) -> Any:
        """The next message of a kind that is as it should be."""
        end = time.monotonic() + LONGEST_WAIT
        while True:
            message = json.loads(self.socket.recv(timeout=max(0.0, end - time.monotonic())))
            check_message(dict(message))
            if message["type"] == kind and until(message):
                return message

    def is_shown_out(self) -> tuple[int | None, str | None]:
        """The code and the reason with which the server ends the connection."""
        with suppress(ConnectionClosed):
            while True:
                self.socket.recv(timeout=LONGEST_WAIT)
        return self.socket.close_code, self.socket.close_reason


def check_message(message: dict[str, Any]) -> None:
    match message.pop("type"):
        case "table":
            TableWithNews.model_validate_json(json.dumps(message), strict=True)
        case "refused":
            Error.model_validate(message["error"])
        case "said":
            MessageView.model_validate(message["message"])
        case "done":
            assert set(message) == {"key", "n"}
        case "preview":
            PreviewAnswer.model_validate_json(json.dumps(message), strict=True)
        case "pong":
            assert set(message) == {"pong"}
        case other:
            raise AssertionError(f"{other} is no kind of message")
