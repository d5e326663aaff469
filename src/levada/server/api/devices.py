"""Devices: signed in by a passkey or a code, listed, signed out."""

import time

import segno
from fastapi import APIRouter
from starlette.responses import Response

from levada.server.accounts import codes, passkeys
from levada.server.api.accounts import RowId, account_answer
from levada.server.api.dependencies import Caller, CurrentCaller
from levada.server.api.response_types import CodeAnswer, MyAccount, PasskeyWish, responses_for
from levada.server.api.responses import answer
from levada.server.authentication import delete_cookie, label_of, today
from levada.server.refusals import absent, forbidden
from levada.server.request_models import CodeEntry, SignIn
from levada.server.store.devices import Device
from levada.server.store.sign_ins import Challenge
from levada.server.tokens import fingerprint, new_secret

router = APIRouter(prefix="/api", tags=["devices"])


@router.post("/sign-in/wish", responses=responses_for(PasskeyWish))
async def wish_to_sign_in(caller: CurrentCaller) -> Response:
    """What your browser has to be asked for, to use a passkey; no name is needed."""
    caller.count("passkeys")
    site = passkeys.site_of(caller.worker.settings, caller.request)
    challenge = passkeys.new_challenge()
    expires = time.time() + passkeys.LIFETIME
    await caller.worker.store.sign_ins.add_challenge(Challenge(challenge, None, None, expires))
    return answer({"options": passkeys.wish_to_sign_in(site, challenge)})


@router.post("/sign-in", responses=responses_for(MyAccount))
async def sign_in(caller: CurrentCaller, wish: SignIn) -> Response:
    """This device becomes one of whoever has the passkey."""
    caller.count("passkeys")
    store = caller.worker.store
    site = passkeys.site_of(caller.worker.settings, caller.request)
    used = wish.credential.model_dump()
    challenge = await store.sign_ins.take_challenge(passkeys.challenge_in(used), time.time())
    passkey = await store.accounts.passkey_with(passkeys.id_in(used))
    if challenge is None or challenge.player_id is not None or passkey is None:
        raise passkeys.bad_passkey()
    checked = passkeys.check_use(site, challenge.challenge, used, passkey)
    if not await store.accounts.note_use(passkey, checked.new_sign_count, today()):
        raise passkeys.bad_passkey()
    return await enter(caller, passkey.player_id, bring_games=wish.bring_games)


@router.post("/me/code", responses=responses_for(CodeAnswer))
async def make_code(caller: CurrentCaller) -> Response:
    """A code that makes another device yours: once, and for ten minutes."""
    caller.count("passkeys")
    player = caller.known()
    code = codes.new_code()
    expires = time.time() + codes.LIFETIME
    await caller.worker.store.sign_ins.set_code(player.id, fingerprint(code), expires)
    origin = passkeys.origin_of(caller.worker.settings, caller.request)
    link = f"{origin}/me#code={code}"
    picture = segno.make(link, micro=False).svg_data_uri(scale=4, border=4, light="#fff")
    return answer(
        {"code": codes.shown(code), "link": link, "qr": picture, "seconds": codes.LIFETIME}
    )


@router.post("/sign-in/code", responses=responses_for(MyAccount))
async def enter_code(caller: CurrentCaller, wish: CodeEntry) -> Response:
    """This device becomes one of whoever made the code."""
    caller.count("codes")
    hashed = fingerprint(codes.typed(wish.code))
    player = await caller.worker.store.sign_ins.take_code(hashed, time.time())
    if player is None:
        raise forbidden("bad_code", "no such code is valid; each is valid once, for ten minutes")
    return await enter(caller, player, bring_games=wish.bring_games)


async def enter(caller: Caller, player: str, *, bring_games: bool) -> Response:
    """What this device had as a guest comes along, unless that is not wanted; two accounts stay two."""
    worker, before = caller.worker, caller.player
    account = await worker.store.accounts.of(player)
    if account is not None and account.closed is not None:
        raise forbidden("account_closed", "whoever runs this server has closed this account")
    if before is not None and before.id != player and before.account is None and bring_games:
        await merge(caller, before.id, player)
    elif caller.fingerprint is not None:
        await sign_out_here(caller)
    secret = new_secret()
    device = Device(fingerprint(secret), label_of(caller.request), today())
    await worker.store.devices.add(player, device, time.time())
    await caller.become(secret)
    return await account_answer(caller)


async def merge(caller: Caller, old: str, new: str) -> None:
    worker = caller.worker
    await worker.player_tables.give(old, new)
    await worker.store.people.merge(old, new)
    await worker.notified_people.changed(new)
    await worker.sign_out(old)
    await worker.player_tables.give(old, new)  # where they sat down meanwhile, in another window


async def sign_out_here(caller: Caller) -> None:
    if caller.player is not None and caller.fingerprint is not None:
        await caller.worker.store.devices.remove_with(caller.fingerprint)
        await caller.worker.sign_out(caller.player.id)


@router.post("/me/sign-out", status_code=204, responses=responses_for())
async def sign_out(caller: CurrentCaller) -> Response:
    """This device is no longer yours."""
    caller.count("changes")
    caller.known()
    await sign_out_here(caller)
    response = Response(status_code=204)
    delete_cookie(response)
    return response


@router.delete("/me/devices", responses=responses_for(MyAccount))
async def sign_out_elsewhere(caller: CurrentCaller) -> Response:
    """All other devices are no longer yours."""
    caller.count("changes")
    player, here = caller.known().id, caller.fingerprint
    assert here is not None
    await caller.worker.store.devices.remove_others(player, here)
    await caller.worker.sign_out(player)
    return await account_answer(caller)


@router.delete("/me/devices/{device}", responses=responses_for(MyAccount))
async def remove_device(caller: CurrentCaller, device: RowId) -> Response:
    """A device is no longer yours."""
    caller.count("changes")
    player = caller.known().id
    if not await caller.worker.store.devices.remove(player, device):
        raise absent("no_device", "you have no such device")
    await caller.worker.sign_out(player)
    return await account_answer(caller)
