"""What whoever receives webhooks checks, as docs/webhooks.md says."""

import base64
import hashlib
import hmac
import time
from typing import Any

import orjson

from tests.server.receiver import Received

MOST_LATE = 300


def checked(received: Received, secret: str) -> Any:
    """The content of a message, if its signature is right and it is not old."""
    headers = received.headers
    identity, at = headers["webhook-id"], headers["webhook-timestamp"]
    assert abs(time.time() - int(at)) < MOST_LATE
    key = base64.b64decode(secret.removeprefix("whsec_"))
    content = f"{identity}.{at}.".encode() + received.body
    expected = base64.b64encode(hmac.new(key, content, hashlib.sha256).digest()).decode()
    assert headers["webhook-signature"] == f"v1,{expected}"
    return orjson.loads(received.body)
