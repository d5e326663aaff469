"""Mail, where the operator has named a server for it."""

import asyncio
import hmac
import smtplib
import ssl
from collections.abc import Mapping
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from hashlib import sha256
from urllib.parse import unquote, urlsplit

from levada.server.notifications.outgoing import NotSent
from levada.server.settings import Settings

LONGEST = 15.0


class Mailer:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings

    async def send(
        self, to: str, subject: str, text: str, headers: Mapping[str, str] | None = None
    ) -> None:
        message = EmailMessage()
        message["From"] = self.settings.mail_from
        message["To"] = to
        message["Subject"] = subject
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid(domain=self.settings.mail_from.rpartition("@")[2])
        message["Auto-Submitted"] = "auto-generated"
        for name, value in (headers or {}).items():
            message[name] = value
        message.set_content(text)
        try:
            await asyncio.to_thread(self.deliver, message)
        except (smtplib.SMTPException, OSError) as error:
            raise NotSent(type(error).__name__) from None

    def deliver(self, message: EmailMessage) -> None:
        """`smtps` is encrypted from the start, `smtp` from STARTTLS on where the server offers it."""
        server = urlsplit(self.settings.smtp)
        host, context = server.hostname or "", ssl.create_default_context()
        if server.scheme == "smtps":
            connection: smtplib.SMTP = smtplib.SMTP_SSL(
                host, server.port or 465, timeout=LONGEST, context=context
            )
        else:
            connection = smtplib.SMTP(host, server.port or 587, timeout=LONGEST)
        with connection:
            connection.ehlo()
            if server.scheme == "smtp" and connection.has_extn("starttls"):
                connection.starttls(context=context)
            if server.username is not None:
                connection.login(unquote(server.username), unquote(server.password or ""))
            connection.send_message(message)


def stopping_token(key: bytes, player: str, address: str) -> str:
    """Opens the link by which mail to an address is stopped, without signing in."""
    return f"{player}.{hmac.digest(key, f'{player} {address}'.encode(), sha256).hex()}"


def is_stopping_token(token: str, key: bytes, player: str, address: str) -> bool:
    return hmac.compare_digest(token.encode(), stopping_token(key, player, address).encode())
