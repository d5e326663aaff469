"""What a webhook is sent: our own JSON with a signature, or what Discord, Slack and ntfy expect."""

import hmac
import time
from base64 import b64decode, b64encode
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from email.header import Header
from hashlib import sha256
from typing import Literal, get_args

import orjson

from levada.server.notifications.text import Message

Shape = Literal["json", "discord", "slack", "ntfy"]
SHAPES: tuple[Shape, ...] = get_args(Shape)
SECRET_PREFIX = "whsec_"  # noqa: S105 — what every such secret begins with
JSON = {"content-type": "application/json"}


@dataclass(frozen=True)
class Sent:
    body: bytes
    headers: Mapping[str, str]


def as_json(message: Message, link: str) -> Sent:
    body = {
        "kind": message.kind,
        "subject": message.subject,
        "title": message.title,
        "text": message.text,
        "link": link,
        "language": message.language,
        "asked": message.asked,
        "until": message.until,
    }
    return Sent(orjson.dumps(body), JSON)


def for_discord(message: Message, link: str) -> Sent:
    """Names are what people have typed: they mention nobody, and format nothing."""
    lines = f"**{plain_markdown(message.title)}**\n{plain_markdown(message.text)}\n{link}"
    return Sent(orjson.dumps({"content": lines, "allowed_mentions": {"parse": []}}), JSON)


def plain_markdown(text: str) -> str:
    return "".join(f"\\{letter}" if letter in r"\*_~`|>#[]()<@:-" else letter for letter in text)


def for_slack(message: Message, link: str) -> Sent:
    title, text = (plain_slack(part) for part in (message.title, message.text))
    return Sent(orjson.dumps({"text": f"{title}\n{text}\n<{link}>"}), JSON)


def plain_slack(text: str) -> str:
    for sign, written in (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;")):
        text = text.replace(sign, written)
    return text


def for_ntfy(message: Message, link: str) -> Sent:
    """Text, with the title and the link in headers, which carry only ASCII."""
    title = Header(message.title, "utf-8", maxlinelen=10_000).encode()
    headers = {"content-type": "text/plain; charset=utf-8", "title": title, "click": link}
    return Sent(message.text.encode(), headers)


IN_SHAPE: Mapping[str, Callable[[Message, str], Sent]] = {
    "json": as_json,
    "discord": for_discord,
    "slack": for_slack,
    "ntfy": for_ntfy,
}


def signed(sent: Sent, identity: str, secret: str) -> dict[str, str]:
    """The headers with a signature over id, time and body, as standardwebhooks.com says."""
    at = str(int(time.time()))
    content = b".".join((identity.encode(), at.encode(), sent.body))
    key = b64decode(secret.removeprefix(SECRET_PREFIX))
    signature = b64encode(hmac.digest(key, content, sha256)).decode()
    return {
        **sent.headers,
        "webhook-id": identity,
        "webhook-timestamp": at,
        "webhook-signature": f"v1,{signature}",
    }
