"""One message on its way: put into words, then into what its receiver understands."""

import secrets
import time
from typing import Any, Literal

import orjson
from sqlalchemy.engine import Row
from sqlalchemy.ext.asyncio import AsyncEngine

from levada.server.link_preview.pieces import pieces
from levada.server.notifications import web_push
from levada.server.notifications.mail import Mailer, stopping_token
from levada.server.notifications.outgoing import Outgoing
from levada.server.notifications.text import Message, message_of
from levada.server.notifications.webhook_shapes import IN_SHAPE, signed
from levada.server.room import ROOM
from levada.server.settings import Settings
from levada.server.store.notifications import settings_in
from levada.server.store.outbox import notification_in
from levada.server.store.server_keys import server_key

Outcome = Literal["sent", "gone", "failed"]
GONE = (404, 410)
KEY_BYTES = 32
LONGEST_KEPT = 86_400
"""Seconds a push service keeps what it cannot deliver yet."""


class Sender:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.outgoing = Outgoing(settings.webhook_hosts)
        self.mailer = Mailer(settings)
        self.push_key = b""
        self.mail_key = b""

    async def begin(self, engine: AsyncEngine) -> None:
        """The keys are made at the first start, and kept with the data."""
        self.push_key = await server_key(engine, "push", web_push.new_key)
        self.mail_key = await server_key(engine, "mail", lambda: secrets.token_bytes(KEY_BYTES))

    @property
    def public_key(self) -> str:
        """By which browsers subscribe to what this server sends."""
        return web_push.encoded(web_push.point_of(web_push.private_key(self.push_key)))

    async def send(self, delivery: Row[Any]) -> Outcome:
        """A delivery of the outbox, with its notification and its channel."""
        settings = settings_in(delivery)
        room = None if delivery.room is None else ROOM.validate_json(delivery.room)
        notification = notification_in(delivery)
        message = message_of(notification, room, settings.language, settings.time_zone)
        if delivery.push_id is not None:
            return await self.push(delivery, message)
        if delivery.webhook_id is not None:
            identity = f"{delivery.notification_id}.{delivery.id}"
            return await self.call_webhook(delivery, message, identity)
        await self.mail(delivery.player_id, delivery.address, message)
        return "sent"

    async def push(self, channel: Row[Any], message: Message) -> Outcome:
        shown = {
            "kind": message.kind,
            "title": message.title,
            "text": message.text,
            "path": message.path,
            "tag": message.subject or message.kind,
        }
        left = LONGEST_KEPT if message.until is None else int(message.until - time.time())
        headers = web_push.push_headers(
            channel.endpoint,
            web_push.private_key(self.push_key),
            self.contact(channel.origin),
            tag=f"{message.subject} {channel.auth}",
            seconds=max(0, min(left, LONGEST_KEPT)),
        )
        body = web_push.encrypt_message(orjson.dumps(shown), channel.public_key, channel.auth)
        return outcome_of(await self.outgoing.post(channel.endpoint, body, headers))

    def contact(self, origin: str) -> str:
        """Where a push service may complain."""
        mail_from = self.settings.mail_from
        return f"mailto:{mail_from}" if mail_from else self.settings.address or origin

    async def call_webhook(self, channel: Row[Any], message: Message, identity: str) -> Outcome:
        sent = IN_SHAPE[channel.shape](message, self.link(channel.origin, message))
        headers = signed(sent, identity, channel.secret)
        return outcome_of(await self.outgoing.post(channel.url, sent.body, headers))

    def link(self, origin: str, message: Message) -> str:
        return f"{self.settings.address or origin}{message.path}"

    async def mail(self, player: str, address: str, message: Message) -> None:
        """With a way to stop it, for people and for their mail programs (RFC 8058)."""
        said = pieces()["words"][message.language]["notifications"]["mail"]
        token = stopping_token(self.mail_key, player, address)
        home = self.settings.address
        lines = (
            message.text,
            self.link(home, message),
            f"{said['stop']} {home}/mail/stop#{token}",
        )
        headers = {
            "List-Unsubscribe": f"<{home}/api/mail/stop/{token}>",
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        }
        await self.mailer.send(address, message.title, "\n\n".join(lines), headers)

    async def ask_to_confirm(self, address: str, secret: str, language: str) -> None:
        said = pieces()["words"][language]["notifications"]["mail"]
        link = f"{self.settings.address}/mail/confirm#{secret}"
        await self.mailer.send(address, said["confirmTitle"], f"{said['confirm']}\n\n{link}")


def outcome_of(status: int) -> Outcome:
    if status in GONE:
        return "gone"
    return "sent" if 200 <= status < 300 else "failed"
