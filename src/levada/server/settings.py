"""Settings of the server, from the environment: each name after `LEVADA_`."""

import os
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Annotated
from urllib.parse import urlsplit

import platformdirs
from pydantic import Field, ValidationInfo, field_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

PREFIX = "levada_"
DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
EXPECTED_DATABASE = "expected sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME"
SHORTEST_TOKEN = 16
READ_ELSEWHERE = {"cache", "uncompiled", "rate_table", "browser", "api"}
"""Other variables: of the compiler, of workers, of the tests, of the page's build."""
Words = Annotated[tuple[str, ...], NoDecode]
"""Names parted by commas."""
WAYS = ("push", "webhook", "mail", "feed")
"""By which people can be notified."""


def own_database() -> str:
    return f"sqlite:///{platformdirs.user_data_path('levada') / 'tables.db'}"


def unknown_variables() -> list[str]:
    """Those that look like settings and are none: most likely a slip that changes nothing."""
    known = {f"{PREFIX}{name}" for name in (*Settings.model_fields, *READ_ELSEWHERE)}
    return sorted(
        name for name in os.environ if name.lower().startswith(PREFIX) and name.lower() not in known
    )


def check_origin(origin: str) -> None:
    parts = urlsplit(origin)
    if origin != f"{parts.scheme}://{parts.netloc}" or parts.scheme not in ("http", "https"):
        raise ValueError(f"{origin!r}: expected such as https://play.example, with no path")


class Settings(BaseSettings):
    """Every setting with its default."""

    model_config = SettingsConfigDict(env_prefix=PREFIX, frozen=True)

    database: str = Field(
        default_factory=own_database,
        description="where tables are kept: sqlite:///FILE or postgresql://…",
    )
    host: str = Field(default="127.0.0.1", description="the address to listen at")
    port: int = Field(
        default=8000, ge=0, le=65535, description="the port to listen at; 0 takes a free one"
    )
    workers: int = Field(
        default=1, ge=1, le=64, description="processes; more than one need PostgreSQL"
    )
    origins: Words = Field(
        default=(),
        description="other origins whose pages may use the API, such as https://play.example",
    )
    trusted_proxies: str = Field(
        default="127.0.0.1", description="proxies whose X-Forwarded headers are believed, or *"
    )
    operator_token: str = Field(
        default="",
        repr=False,
        description="with it /metrics and the pages about the API can be read from elsewhere",
    )
    keep_days: int = Field(default=365, ge=1, description="days a finished table is kept")
    abandon_days: int = Field(
        default=30, ge=1, description="days an untouched unfinished table is kept"
    )
    bot_pause: float = Field(
        default=1.2, ge=0, le=10, description="seconds a bot waits at most before it moves"
    )
    bot_threads: int = Field(default=2, ge=1, le=64, description="bots that think at the same time")
    players: str = Field(
        default="",
        description="players of one's own that are offered as bots, such as bold=my_bots:Bold",
    )
    player_seconds: float = Field(
        default=10.0, gt=0, le=600, description="seconds such a player has for a move"
    )
    address: str = Field(
        default="",
        description="where people reach the server, such as https://play.example: for links and passkeys",
    )
    notifications: Words = Field(
        default=WAYS, description="ways to notify people who are away: push, webhook, mail, feed"
    )
    notify_after: float = Field(
        default=20.0, ge=0, le=3600, description="seconds until somebody who is away is notified"
    )
    webhook_hosts: Words = Field(
        default=(),
        description="hosts, such as chat.example or 10.0.0.5:8080, that webhooks may name "
        "although they are not public",
    )
    mail_from: str = Field(default="", description="the sender of mail")
    smtp: str = Field(
        default="",
        repr=False,
        description="the mail server: smtps://USER:PASSWORD@HOST or smtp://HOST:PORT; none, no mail",
    )
    limits: bool = Field(default=True, description="whether callers are held to their rates")
    log_level: str = Field(default="info", description="debug, info, warning or error")

    @field_validator("origins", "notifications", "webhook_hosts", mode="before")
    @classmethod
    def part_at_commas(cls, given: object) -> object:
        return tuple(given.replace(",", " ").split()) if isinstance(given, str) else given

    @field_validator("origins")
    @classmethod
    def check_origins(cls, given: tuple[str, ...]) -> tuple[str, ...]:
        for origin in given:
            check_origin(origin)
        return given

    @field_validator("address")
    @classmethod
    def check_address(cls, given: str) -> str:
        if given:
            check_origin(given)
        return given

    @field_validator("notifications")
    @classmethod
    def check_notifications(cls, given: tuple[str, ...]) -> tuple[str, ...]:
        if unknown := set(given) - set(WAYS):
            raise ValueError(f"{min(unknown)!r}: expected {', '.join(WAYS)}")
        return given

    @field_validator("smtp")
    @classmethod
    def check_smtp(cls, given: str, others: ValidationInfo) -> str:
        parts = urlsplit(given)
        if given and (parts.scheme not in ("smtp", "smtps") or not parts.hostname):
            raise ValueError("expected smtps://USER:PASSWORD@HOST or smtp://HOST:PORT")
        sender, links = (others.data.get(name, "") for name in ("mail_from", "address"))
        if given and not (links and "@" in sender):
            raise ValueError("mail needs LEVADA_MAIL_FROM and LEVADA_ADDRESS too")
        return given

    @field_validator("trusted_proxies")
    @classmethod
    def check_trusted_proxies(cls, given: str) -> str:
        for proxy in given.split(",") if given != "*" else ():
            try:
                ip_network(proxy.strip())
            except ValueError as error:
                raise ValueError(
                    f"expected addresses or networks by commas, or *: {error}"
                ) from None
        return given

    @field_validator("database")
    @classmethod
    def check_database(cls, given: str) -> str:
        """A password that is not taken for one would be shown in messages."""
        try:
            url = make_url(given)
        except ArgumentError:
            raise ValueError(EXPECTED_DATABASE) from None
        if url.get_backend_name() not in DRIVERS or "password" in url.query:
            raise ValueError(EXPECTED_DATABASE)
        if url.password is not None and given.count("@") > 1:
            raise ValueError("an @ in a password is written %40")
        return given

    @field_validator("operator_token")
    @classmethod
    def check_operator_token(cls, given: str) -> str:
        if 0 < len(given) < SHORTEST_TOKEN:
            raise ValueError(f"expected at least {SHORTEST_TOKEN} characters")
        return given

    @field_validator("log_level")
    @classmethod
    def check_log_level(cls, given: str) -> str:
        if given.lower() not in ("debug", "info", "warning", "error"):
            raise ValueError("expected debug, info, warning or error")
        return given.lower()

    def trusts(self, host: str) -> bool:
        """Whether it is a proxy that others' requests come by."""
        try:
            address = ip_address(host)
        except ValueError:
            return False
        return self.trusted_proxies == "*" or any(
            address in ip_network(proxy.strip()) for proxy in self.trusted_proxies.split(",")
        )

    @property
    def allowed_ways(self) -> tuple[str, ...]:
        """By which people can be notified here."""
        return tuple(way for way in self.notifications if way != "mail" or self.smtp)

    @property
    def url(self) -> URL:
        """The database with its driver."""
        url = make_url(self.database)
        return url.set(drivername=DRIVERS[url.get_backend_name()])

    @property
    def is_sqlite(self) -> bool:
        return self.url.get_backend_name() == "sqlite"

    @property
    def sqlite_file(self) -> Path:
        return Path(self.url.database or "")
