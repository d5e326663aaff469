"""Every setting of the server as an option; what each is unless said is in the settings."""

from collections.abc import Callable
from typing import Annotated

import typer

from levada.cli.gathered_options import option, with_options

KEEPING = "What is kept"
BOTS = "Bots"
SAFETY = "Safety"
NOTIFICATIONS = "Notifications to people who are away"

DatabaseUrl = Annotated[
    str | None,
    typer.Option(
        metavar="URL", help="sqlite:///FILE or postgresql://…", show_default="a file of yours"
    ),
]

SERVE_OPTIONS = {
    "host": option(str, "The address to listen at.", None, default="127.0.0.1"),
    "port": option(int, "The port to listen at; 0 takes a free one.", None, default="8000"),
    "workers": option(int, "Processes; more than one need PostgreSQL.", None, default="1"),
    "database": DatabaseUrl,
    "log_level": option(str, "debug, info, warning or error.", None, default="info"),
    "keep_days": option(int, "Days a finished table is kept.", KEEPING, default="365"),
    "abandon_days": option(
        int, "Days an untouched unfinished table is kept.", KEEPING, default="30"
    ),
    "bot_pause": option(float, "Seconds a bot waits at most before it moves.", BOTS, default="1.2"),
    "bot_threads": option(int, "Bots that think at the same time.", BOTS, default="2"),
    "players": option(
        str,
        "Players of your own that are offered as bots, such as bold=my_bots:Bold.",
        BOTS,
        default="none",
    ),
    "player_seconds": option(float, "Seconds such a player has for a move.", BOTS, default="10.0"),
    "limits": option(
        bool, "Hold callers to their rates.", SAFETY, "--limits/--no-limits", default="limits"
    ),
    "origins": option(
        str, "Other origins whose pages may use the API, by commas.", SAFETY, default="none"
    ),
    "operator_token": option(
        str,
        "With it /metrics and the pages about the API can be read from elsewhere.",
        SAFETY,
        default="none",
    ),
    "trusted_proxies": option(
        str,
        "Proxies whose X-Forwarded headers are believed, by commas, or *.",
        SAFETY,
        default="127.0.0.1",
    ),
    "address": option(
        str, "Where people reach the server, for links in messages.", NOTIFICATIONS, default="none"
    ),
    "notifications": option(
        str,
        "The ways, by commas: push, webhook, mail, feed.",
        NOTIFICATIONS,
        default="push, webhook, mail, feed",
    ),
    "notify_after": option(
        float, "Seconds until somebody who is away is notified.", NOTIFICATIONS, default="20.0"
    ),
    "webhook_hosts": option(
        str,
        "Hosts that webhooks may name though not public, by commas.",
        NOTIFICATIONS,
        default="none",
    ),
    "smtp": option(
        str, "The mail server: smtps://USER:PASSWORD@HOST.", NOTIFICATIONS, default="none"
    ),
    "mail_from": option(str, "The sender of mail.", NOTIFICATIONS, default="none"),
}


def with_serve_options(command: Callable[..., None]) -> Callable[..., None]:
    """Adds the settings to a command; those that were given reach it as `settings`."""
    return with_options(command, "settings", SERVE_OPTIONS)
