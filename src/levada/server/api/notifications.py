"""How people are notified while they are away: settings, ways, and what only they may read."""

import base64
import secrets
import time
from typing import Annotated, Any
from urllib.parse import urlsplit

from fastapi import APIRouter, Path
from sqlalchemy.engine import Row
from starlette.responses import Response

from levada.server.api.dependencies import Caller, CurrentCaller, TableId
from levada.server.api.notification_models import (
    Bell,
    BellView,
    FeedLinks,
    MadeId,
    MadeWebhook,
    NewAddress,
    NewPush,
    NewWebhook,
    Notifications,
    NotificationWishes,
)
from levada.server.api.response_types import responses_for
from levada.server.api.responses import answer
from levada.server.notifications.outgoing import NotSent
from levada.server.notifications.public_addresses import parse_target
from levada.server.notifications.quiet_hours import is_time_zone
from levada.server.notifications.text import test_message
from levada.server.notifications.web_push import is_browser_key
from levada.server.notifications.webhook_shapes import SECRET_PREFIX
from levada.server.refusals import absent, bad, forbidden, untimely
from levada.server.store.notifications import Channels, NotificationSettings
from levada.server.tokens import fingerprint, new_id, new_secret

router = APIRouter(prefix="/api", tags=["notifications"])
MOST_OF_A_WAY = 10
"""Devices, and webhooks, of one person."""
LONGEST_ORIGIN = 300
SECRET_BYTES = 24
ChannelId = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{1,32}$")]


def check_way(caller: Caller, way: str) -> None:
    if way not in caller.worker.settings.allowed_ways:
        raise forbidden("way_is_off", f"nobody is called by {way} here", way=way)


def origin_of(caller: Caller) -> str:
    """Where people reach the server: as the operator says, or as this person does."""
    origin = caller.worker.settings.address or str(caller.request.base_url).rstrip("/")
    if len(origin) > LONGEST_ORIGIN:
        raise bad("bad_request", "the name of this host is too long", place="host")
    return origin


def check_room_for_more(used: int) -> None:
    if used >= MOST_OF_A_WAY:
        text = f"more than {MOST_OF_A_WAY} of a kind; remove one first"
        raise untimely("too_many_ways", text, most=MOST_OF_A_WAY)


@router.get("/me/notifications", responses=responses_for(Notifications))
async def my_notifications(caller: CurrentCaller) -> Response:
    """How you are notified, and of what."""
    caller.count("reads")
    worker = caller.worker
    empty: dict[str, Any] = {
        "settings": None,
        "pushes": [],
        "webhooks": [],
        "mail": None,
        "has_feed": False,
    }
    kept = empty if caller.player is None else await kept_of(caller, caller.player.id)
    common = {"ways": worker.settings.allowed_ways, "push_key": worker.sender.public_key}
    return answer(common | kept)


async def kept_of(caller: Caller, player: str) -> dict[str, Any]:
    store = caller.worker.store.notifications
    channels = await store.channels(player)
    settings, has_feed = await store.settings(player)
    return {
        "settings": settings,
        "has_feed": has_feed,
        "pushes": [
            {"id": row.id, "host": urlsplit(row.endpoint).netloc, "created": row.created}
            for row in channels.pushes
        ],
        "webhooks": [webhook_view(row) for row in channels.webhooks],
        "mail": mail_view(channels),
    }


def webhook_view(row: Row[Any]) -> dict[str, Any]:
    shown = {name: getattr(row, name) for name in ("id", "url", "shape", "secret")}
    return {**shown, "table": row.table_id}


def mail_view(channels: Channels) -> dict[str, Any] | None:
    mail = channels.mail
    return None if mail is None else {"address": mail.address, "confirmed": mail.is_confirmed}


@router.put("/me/notifications", status_code=204, responses=responses_for())
async def choose_notifications(caller: CurrentCaller, wish: NotificationWishes) -> Response:
    """Of what you want to be told, in which language, and when not."""
    caller.count("changes")
    if not is_time_zone(wish.time_zone):
        raise bad("bad_request", "time_zone: expected such as Europe/Warsaw", place="time_zone")
    player = (await caller.registered("")).id
    chosen = wish.model_dump()
    await caller.worker.store.notifications.save_settings(player, NotificationSettings(**chosen))
    await caller.worker.notified_people.changed(player)
    return caller.with_cookie(Response(status_code=204))


@router.post("/me/notifications/push", status_code=201, responses=responses_for(MadeId, 201))
async def add_push(caller: CurrentCaller, wish: NewPush) -> Response:
    """This browser is to show what you are told."""
    caller.count("changes")
    check_way(caller, "push")
    worker = caller.worker
    parse_target(wish.endpoint, worker.settings.webhook_hosts)
    if not is_browser_key(wish.keys.p256dh, wish.keys.auth):
        raise bad("bad_request", "keys: expected those of a browser", place="keys")
    player = (await caller.registered("")).id
    known = [row.endpoint for row in (await worker.store.notifications.channels(player)).pushes]
    if wish.endpoint not in known:
        check_room_for_more(len(known))
    row: dict[str, Any] = {
        "id": new_id(),
        "player_id": player,
        "endpoint": wish.endpoint,
        "public_key": wish.keys.p256dh,
        "auth": wish.keys.auth,
        "origin": origin_of(caller),
        "created": time.time(),
    }
    made = await worker.store.notifications.add_push(row)
    await worker.notified_people.changed(player)
    return caller.with_cookie(answer({"id": made}, 201))


@router.post(
    "/me/notifications/webhooks", status_code=201, responses=responses_for(MadeWebhook, 201)
)
async def add_webhook(caller: CurrentCaller, wish: NewWebhook) -> Response:
    """An address that is sent what you are told; it is signed with the secret."""
    caller.count("changes")
    check_way(caller, "webhook")
    worker = caller.worker
    parse_target(wish.url, worker.settings.webhook_hosts)
    player = (await caller.registered("")).id
    if wish.table is not None:
        await check_seated(caller, wish.table)
    check_room_for_more(len((await worker.store.notifications.channels(player)).webhooks))
    secret = SECRET_PREFIX + base64.b64encode(secrets.token_bytes(SECRET_BYTES)).decode()
    row = {
        "id": new_id(),
        "player_id": player,
        "table_id": wish.table,
        "url": wish.url,
        "shape": wish.shape,
        "secret": secret,
        "origin": origin_of(caller),
        "created": time.time(),
    }
    await worker.store.notifications.add_webhook(row)
    await worker.notified_people.changed(player)
    return caller.with_cookie(answer({"id": row["id"], "secret": secret}, 201))


async def check_seated(caller: Caller, table_id: str) -> None:
    table = await caller.worker.registry.table(table_id)
    if not table.room.seats_of(caller.known().id):
        raise forbidden("not_seated", "you have no seat at this table")


@router.delete("/me/notifications/push/{channel}", status_code=204, responses=responses_for())
async def remove_push(caller: CurrentCaller, channel: ChannelId) -> Response:
    return await remove_channel(caller, "push", channel)


@router.delete("/me/notifications/webhooks/{channel}", status_code=204, responses=responses_for())
async def remove_webhook(caller: CurrentCaller, channel: ChannelId) -> Response:
    return await remove_channel(caller, "webhook", channel)


async def remove_channel(caller: Caller, kind: str, channel: str) -> Response:
    caller.count("changes")
    player = caller.known().id
    if not await caller.worker.store.notifications.remove(kind, player, channel):
        raise absent("no_way", "there is no such way to you")
    await caller.worker.notified_people.changed(player)
    return Response(status_code=204)


@router.post(
    "/me/notifications/webhooks/{channel}/test", status_code=204, responses=responses_for()
)
async def try_webhook(caller: CurrentCaller, channel: ChannelId) -> Response:
    """Sends a message at once, and says if it was not taken."""
    channels, settings = await ready_to_try(caller, "webhook")
    found = next((row for row in channels.webhooks if row.id == channel), None)
    if found is None:
        raise absent("no_way", "there is no such way to you")
    message = test_message(settings.language)
    sent = caller.worker.sender.call_webhook(found, message, f"test.{new_id()}")
    return await tried(sent)


@router.post("/me/notifications/push/{channel}/test", status_code=204, responses=responses_for())
async def try_push(caller: CurrentCaller, channel: ChannelId) -> Response:
    """Sends a message at once, and says if it was not taken."""
    channels, settings = await ready_to_try(caller, "push")
    found = next((row for row in channels.pushes if row.id == channel), None)
    if found is None:
        raise absent("no_way", "there is no such way to you")
    return await tried(caller.worker.sender.push(found, test_message(settings.language)))


async def ready_to_try(caller: Caller, way: str) -> tuple[Channels, NotificationSettings]:
    caller.count("notifications")
    check_way(caller, way)
    store, player = caller.worker.store.notifications, caller.known().id
    settings, _ = await store.settings(player)
    return await store.channels(player), settings


async def tried(sending: Any) -> Response:
    try:
        outcome = await sending
    except NotSent as error:
        raise untimely("not_delivered", f"it was not sent: {error}") from None
    if outcome != "sent":
        raise untimely("not_delivered", "the other side does not take it")
    return Response(status_code=204)


@router.put("/me/notifications/mail", status_code=204, responses=responses_for())
async def choose_address(caller: CurrentCaller, wish: NewAddress) -> Response:
    """A letter with a link goes there; when it was opened, so does what you are told."""
    caller.count("notifications")
    check_way(caller, "mail")
    worker, player = caller.worker, (await caller.registered("")).id
    secret = new_secret()
    await worker.store.notifications.save_address(player, wish.address, fingerprint(secret))
    await worker.notified_people.changed(player)
    settings, _ = await worker.store.notifications.settings(player)
    try:
        await worker.sender.ask_to_confirm(wish.address, secret, settings.language)
    except NotSent as error:
        raise untimely("not_delivered", f"it was not sent: {error}") from None
    return caller.with_cookie(Response(status_code=204))


@router.delete("/me/notifications/mail", status_code=204, responses=responses_for())
async def remove_address(caller: CurrentCaller) -> Response:
    caller.count("changes")
    player = caller.known().id
    await caller.worker.store.notifications.remove_address(player)
    await caller.worker.notified_people.changed(player)
    return Response(status_code=204)


@router.post("/me/notifications/feed", status_code=201, responses=responses_for(FeedLinks, 201))
async def make_feed(caller: CurrentCaller) -> Response:
    """New secret links to a feed and a calendar of moves due; those of before open nothing."""
    caller.count("changes")
    check_way(caller, "feed")
    player, secret = (await caller.registered("")).id, new_secret()
    await caller.worker.store.notifications.save_feed(player, fingerprint(secret))
    start = f"{origin_of(caller)}/api/feeds/{secret}/moves"
    links = {"feed": f"{start}.atom", "calendar": f"{start}.ics"}
    return caller.with_cookie(answer(links, 201))


@router.delete("/me/notifications/feed", status_code=204, responses=responses_for())
async def remove_feed(caller: CurrentCaller) -> Response:
    caller.count("changes")
    await caller.worker.store.notifications.save_feed(caller.known().id, None)
    return Response(status_code=204)


@router.get("/tables/{table_id}/bell", responses=responses_for(BellView))
async def bell(caller: CurrentCaller, table_id: TableId) -> Response:
    """Whether you are called to this table, and your own webhooks of it."""
    caller.count("reads")
    await check_seated(caller, table_id)
    player, store = caller.known().id, caller.worker.store.notifications
    channels = await store.channels(player)
    return answer(
        {
            "on": not await store.is_silenced(player, table_id),
            "webhooks": [
                webhook_view(row) for row in channels.webhooks if row.table_id == table_id
            ],
            "can_be_notified": player in caller.worker.notified_people.wanted,
        }
    )


@router.put("/tables/{table_id}/bell", status_code=204, responses=responses_for())
async def turn_bell(caller: CurrentCaller, table_id: TableId, wish: Bell) -> Response:
    caller.count("changes")
    await check_seated(caller, table_id)
    await caller.worker.store.notifications.silence(caller.known().id, table_id, silent=not wish.on)
    return Response(status_code=204)
