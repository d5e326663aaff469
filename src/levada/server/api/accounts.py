"""Accounts: made from the guest one is, with passkeys; renamed."""

import time
from typing import Annotated

from fastapi import APIRouter, Path, Query
from starlette.responses import Response

from levada.server.accounts import passkeys
from levada.server.accounts.names import checked_name
from levada.server.api.dependencies import Caller, CurrentCaller
from levada.server.api.response_types import (
    AccountView,
    MyAccount,
    PasskeyWish,
    responses_for,
)
from levada.server.api.responses import answer
from levada.server.authentication import DAY, label_of, today
from levada.server.refusals import Refusal, absent, forbidden, untimely
from levada.server.request_models import MadeCredential, NewPasskey, Rename
from levada.server.store.accounts import Account
from levada.server.store.accounts import NewPasskey as PasskeyRow
from levada.server.store.sign_ins import Challenge

router = APIRouter(prefix="/api", tags=["accounts"])
DAYS_BETWEEN_NAMES = 30
MOST_PASSKEYS = 20
RowId = Annotated[int, Path(ge=1, le=2**53)]


@router.get("/me/account", responses=responses_for(MyAccount))
async def my_account(caller: CurrentCaller) -> Response:
    """Your account, its passkeys, and the devices on which you are known."""
    caller.count("reads")
    return await account_answer(caller)


async def account_answer(caller: Caller, status: int = 200) -> Response:
    if caller.player is None:
        return answer({"account": None, "passkeys": [], "devices": []}, status)
    store, player = caller.worker.store, caller.player.id
    account = await store.accounts.of(player)
    found = {
        "account": None if account is None else account_view(account),
        "passkeys": await store.accounts.passkeys_of(player),
        "devices": [
            {
                "id": device.id,
                "label": device.label,
                "created": device.created,
                "seen": device.seen,
                "here": device.fingerprint == caller.fingerprint,
            }
            for device in await store.devices.of(player)
        ],
    }
    return caller.with_cookie(answer(found, status))


def account_view(account: Account) -> AccountView:
    may_rename = account.created if account.renamed is None else next_name(account.renamed)
    return {"name": account.name, "created": account.created, "may_rename": may_rename}


def next_name(renamed: float) -> float:
    return renamed + DAYS_BETWEEN_NAMES * DAY


@router.post("/passkeys/wish", responses=responses_for(PasskeyWish))
async def wish_for_passkey(caller: CurrentCaller, wish: NewPasskey) -> Response:
    """What your browser has to be asked for, to make a passkey. The first one makes the account."""
    caller.count("passkeys")
    site = passkeys.site_of(caller.worker.settings, caller.request)
    account = caller.player and caller.player.account
    name = account or await free_name(caller, wish.name)
    player = await caller.registered(name)
    if player.is_program:
        raise forbidden("not_for_programs", "a program is known by its token")
    challenge = passkeys.new_challenge()
    expires = time.time() + passkeys.LIFETIME
    await caller.worker.store.sign_ins.add_challenge(
        Challenge(challenge, player.id, None if account else name, expires)
    )
    known = await caller.worker.store.accounts.credentials_of(player.id, site.host)
    options = passkeys.wish_for_new(site, player.id, name, challenge, known)
    return caller.with_cookie(answer({"options": options}))


async def free_name(caller: Caller, text: str) -> str:
    name = checked_name(text)
    found = await caller.worker.store.accounts.named(name)
    if found is not None and found.player_id != caller.player_id:
        raise name_taken(name)
    return name


def name_taken(name: str) -> Refusal:
    return untimely("name_taken", "somebody has this name, or one that looks like it", name=name)


@router.post("/passkeys", status_code=201, responses=responses_for(MyAccount, 201))
async def add_passkey(caller: CurrentCaller, credential: MadeCredential) -> Response:
    """A passkey that your browser has made."""
    caller.count("passkeys")
    player = caller.known()
    site = passkeys.site_of(caller.worker.settings, caller.request)
    made = credential.model_dump()
    challenge = await caller.worker.store.sign_ins.take_challenge(
        passkeys.challenge_in(made), time.time()
    )
    if challenge is None or challenge.player_id != player.id:
        raise passkeys.bad_passkey()
    checked = passkeys.check_new(site, challenge.challenge, made)
    now = time.time()
    passkey = PasskeyRow(
        checked.credential_id,
        site.host,
        checked.credential_public_key,
        checked.sign_count,
        label_of(caller.request),
        now,
        today(),
    )
    await keep_passkey(caller, player.id, challenge.name, passkey)
    await caller.worker.forget_cached(player.id)
    return await account_answer(caller, 201)


async def keep_passkey(caller: Caller, player: str, name: str | None, passkey: PasskeyRow) -> None:
    """With the account, if it is the first."""
    accounts = caller.worker.store.accounts
    if await accounts.of(player) is None:
        assert name is not None
        if not await accounts.open(player, name, passkey):
            await free_name(caller, name)
            raise passkeys.bad_passkey()  # the name is free, so somebody has this passkey
        return
    if len(await accounts.passkeys_of(player)) >= MOST_PASSKEYS:
        raise untimely("too_many_passkeys", "remove one first", most=MOST_PASSKEYS)
    if not await accounts.add_passkey(player, passkey):
        raise passkeys.bad_passkey()


@router.delete("/passkeys/{passkey}", responses=responses_for(MyAccount))
async def remove_passkey(
    caller: CurrentCaller,
    passkey: RowId,
    *,
    even_last: Annotated[bool, Query(description="also the last one")] = False,
) -> Response:
    """Remove a passkey. Without any, you are known only where you are signed in."""
    caller.count("changes")
    player = caller.known().id
    accounts = caller.worker.store.accounts
    if not await accounts.remove_passkey(player, passkey, even_last=even_last):
        if any(each["id"] == passkey for each in await accounts.passkeys_of(player)):
            raise untimely("last_passkey", "it is your last one; say so if it is to go")
        raise absent("no_passkey", "you have no such passkey")
    return await account_answer(caller)


@router.put("/me/account", responses=responses_for(MyAccount))
async def rename_account(caller: CurrentCaller, wish: Rename) -> Response:
    """Choose another public name: once in thirty days, and at every table that shows it."""
    caller.count("changes")
    player = caller.known()
    account = await caller.worker.store.accounts.of(player.id)
    if account is None:
        raise forbidden("no_account", "you have no account")
    name = await free_name(caller, wish.name)
    now = time.time()
    if account.renamed is not None and next_name(account.renamed) > now:
        when = next_name(account.renamed)
        raise untimely("renamed_lately", "a name is kept for thirty days", when=when)
    if name != account.name:
        if not await caller.worker.store.accounts.rename(player.id, name, now):
            raise name_taken(name)
        await caller.worker.forget_cached(player.id)
        await caller.worker.player_tables.rename(player.id, account.name, name)
    return await account_answer(caller)
