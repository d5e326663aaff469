"""Secret links about notifications, which need no cookie: from letters, for feed readers and calendars."""

import time
from typing import Annotated

from fastapi import APIRouter, Path
from starlette.responses import Response

from levada.server.api.dependencies import Caller, CurrentCaller
from levada.server.api.notification_models import MailToken
from levada.server.api.response_types import responses_for
from levada.server.notifications.feeds import MoveDue, as_atom, as_calendar, moves_due
from levada.server.notifications.mail import is_stopping_token
from levada.server.refusals import forbidden
from levada.server.store.notifications import NotificationSettings
from levada.server.table_agreement import DAY
from levada.server.tokens import fingerprint

router = APIRouter(prefix="/api", tags=["notifications"])
Secret = Annotated[str, Path(pattern=r"^[A-Za-z0-9_.-]{1,200}$")]
SOON = {"cache-control": "private, max-age=300"}


@router.post("/mail/confirm", status_code=204, responses=responses_for())
async def confirm_address(caller: CurrentCaller, wish: MailToken) -> Response:
    """By the link in the first letter; nobody need be signed in."""
    caller.count("tokens")
    store = caller.worker.store.notifications
    player = await store.confirm_address(fingerprint(wish.token), time.time() - DAY)
    if player is None:
        raise forbidden("bad_link", "this link opens nothing, or no longer")
    await caller.worker.notified_people.changed(player)
    return Response(status_code=204)


@router.post("/mail/stop/{token}", status_code=204, responses=responses_for())
async def stop_mail(caller: CurrentCaller, token: Secret) -> Response:
    """By the link in every letter; nobody need be signed in."""
    caller.count("tokens")
    player = token.rpartition(".")[0]
    worker = caller.worker
    mail = (await worker.store.notifications.channels(player)).mail
    if mail is None:
        return Response(status_code=204)
    if not is_stopping_token(token, worker.sender.mail_key, player, mail.address):
        raise forbidden("bad_link", "this link opens nothing, or no longer")
    await worker.store.notifications.remove_address(player)
    await worker.notified_people.changed(player)
    return Response(status_code=204)


@router.get("/feeds/{secret}/moves.atom", include_in_schema=False)
async def feed(caller: CurrentCaller, secret: Secret) -> Response:
    """The tables that wait for a person's move, for feed readers."""
    moves, settings = await moves_by(caller, secret)
    home = str(caller.request.base_url).rstrip("/")
    return Response(as_atom(moves, settings, home), 200, SOON, "application/atom+xml")


@router.get("/feeds/{secret}/moves.ics", include_in_schema=False)
async def calendar(caller: CurrentCaller, secret: Secret) -> Response:
    """When the time for a person's moves is up, for calendars."""
    moves, settings = await moves_by(caller, secret)
    home = str(caller.request.base_url).rstrip("/")
    return Response(as_calendar(moves, settings, home), 200, SOON, "text/calendar")


async def moves_by(caller: Caller, secret: str) -> tuple[list[MoveDue], NotificationSettings]:
    caller.count("tokens")
    store = caller.worker.store
    found = await store.notifications.player_of_feed(fingerprint(secret))
    if found is None or "feed" not in caller.worker.settings.allowed_ways:
        raise forbidden("bad_link", "this link opens nothing, or no longer")
    player, settings = found
    rows = await store.notifications.moves_of(player)
    return moves_due(player, rows, time.time() - store.clock.now()), settings
