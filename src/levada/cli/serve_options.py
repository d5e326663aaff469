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
    str | None, typer.Option(metavar="URL", help="sqlite:///FILE or postgresql://…")
]

SERVE_OPTIONS = {
    "host": option(str, "The address to listen at.", None),
    "port": option(int, "The port to listen at; 0 takes a free one.", None),
    "workers": option(int, "Processes; more than one need PostgreSQL.", None),
    "database": DatabaseUrl,
    "log_level": option(str, "debug, info, warning or error.", None),
    "keep_days": option(int, "Days a finished table is kept.", KEEPING),
    "abandon_days": option(int, "Days an untouched unfinished table is kept.", KEEPING),
    "bot_pause": option(float, "Seconds a bot waits at most before it moves.", BOTS),
    "bot_threads": option(int, "Bots that think at the same time.", BOTS),
    "limits": option(bool, "Hold callers to their rates.", SAFETY, "--limits/--no-limits"),
    "origins": option(str, "Other origins whose pages may use the API, by commas.", SAFETY),
    "operator_token": option(
        str, "With it /metrics and the pages about the API can be read from elsewhere.", SAFETY
    ),
    "trusted_proxies": option(
        str, "Proxies whose X-Forwarded headers are believed, by commas, or *.", SAFETY
    ),
    "address": option(str, "Where people reach the server, for links in messages.", NOTIFICATIONS),
    "notifications": option(str, "The ways, by commas: push, webhook, mail, feed.", NOTIFICATIONS),
    "notify_after": option(float, "Seconds until somebody who is away is notified.", NOTIFICATIONS),
    "webhook_hosts": option(
        str, "Hosts that webhooks may name though not public, by commas.", NOTIFICATIONS
    ),
    "smtp": option(str, "The mail server: smtps://USER:PASSWORD@HOST.", NOTIFICATIONS),
    "mail_from": option(str, "The sender of mail.", NOTIFICATIONS),
}


def with_serve_options(command: Callable[..., None]) -> Callable[..., None]:
    """Adds the settings to a command; those that were given reach it as `settings`."""
    return with_options(command, "settings", SERVE_OPTIONS)
