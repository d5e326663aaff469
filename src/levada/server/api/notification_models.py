"""Bodies and answers of the endpoints by which people say how they want to be notified."""

from typing import Annotated, Literal

from pydantic import Field, StringConstraints
from typing_extensions import TypedDict

from levada.server.notification import NotificationKind
from levada.server.notifications.webhook_shapes import Shape
from levada.server.table_agreement import Strict

Language = Literal["en", "de", "pl", "hu", "ru"]
Minute = Annotated[int, Field(ge=0, lt=24 * 60)]
Url = Annotated[str, StringConstraints(max_length=1_000)]
KeyText = Annotated[str, StringConstraints(pattern="^[A-Za-z0-9_-]{1,100}$")]
TableText = Annotated[str, StringConstraints(pattern="^[A-Za-z0-9_-]{1,32}$")]


class NotificationWishes(Strict):
    """Of what you want to be told, in which language, and when not."""

    language: Language
    time_zone: Annotated[str, StringConstraints(max_length=64)]
    """Such as `Europe/Warsaw`: quiet hours are meant in it."""
    quiet_from: Minute | None = None
    quiet_until: Minute | None = None
    """Minutes after midnight; both or none."""
    kinds: list[NotificationKind]


class BrowserKeys(Strict):
    p256dh: KeyText
    auth: KeyText


class NewPush(Strict):
    """A subscription, as a browser writes it as JSON."""

    endpoint: Url
    keys: BrowserKeys
    expirationTime: float | None = None  # noqa: N815 — a browser's word


class NewWebhook(Strict):
    url: Url
    shape: Shape = "json"
    table: TableText | None = None
    """For what happens at this table alone."""


class NewAddress(Strict):
    address: Annotated[str, StringConstraints(pattern=r"^[!-?A-~]{1,64}@[!-?A-~]{1,189}$")]


class MailToken(Strict):
    token: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_.-]{1,200}$")]


class Bell(Strict):
    on: bool


class PushView(TypedDict):
    id: str
    host: str
    """Of the push service: it tells browsers apart."""
    created: float


class WebhookView(TypedDict):
    id: str
    table: str | None
    url: str
    shape: Shape
    secret: str
    """Checks the signature of what is sent."""


class MailView(TypedDict):
    address: str
    confirmed: bool


class NotificationSettingsView(TypedDict):
    language: Language
    time_zone: str
    quiet_from: int | None
    quiet_until: int | None
    kinds: list[NotificationKind]


class Notifications(TypedDict):
    """How you are notified."""

    ways: list[Literal["push", "webhook", "mail", "feed"]]
    """That this server offers."""
    push_key: str
    """By which a browser subscribes."""
    settings: NotificationSettingsView | None
    """Nothing before you have chosen any."""
    pushes: list[PushView]
    webhooks: list[WebhookView]
    mail: MailView | None
    has_feed: bool


class MadeId(TypedDict):
    id: str


class MadeWebhook(MadeId):
    secret: str
    """Checks the signature of what is sent."""


class FeedLinks(TypedDict):
    """They are shown once: only their fingerprint is kept."""

    feed: str
    calendar: str


class BellView(TypedDict):
    on: bool
    webhooks: list[WebhookView]
    can_be_notified: bool
    """Whether there is any way to you."""
