"""Programs of registered people: made, given another token, removed by their owner."""

import time

from fastapi import APIRouter
from starlette.responses import Response

from levada.server.accounts.names import checked_name, folded
from levada.server.api.accounts import name_taken
from levada.server.api.dependencies import Caller, CurrentCaller
from levada.server.api.me import erase_person
from levada.server.api.people import AccountName
from levada.server.api.rating_types import MyPrograms, ProgramToken
from levada.server.api.response_types import responses_for
from levada.server.api.responses import answer
from levada.server.authentication import today
from levada.server.refusals import absent, forbidden, untimely
from levada.server.request_models import Rename
from levada.server.store.devices import Device
from levada.server.store.people import Player
from levada.server.store.programs import Program
from levada.server.tokens import fingerprint, new_id, new_secret

router = APIRouter(prefix="/api/me/programs", tags=["accounts"])
MOST_PROGRAMS = 5


def owner_of(caller: Caller) -> str:
    player = caller.known()
    if player.account is None or player.is_program:
        raise forbidden("no_account", "programs belong to people who have an account")
    return player.id


async def own_program(caller: Caller, name: str) -> Program:
    for program in await caller.worker.store.programs.of(owner_of(caller)):
        if folded(program.name) == folded(name):
            return program
    raise absent("nobody_called_so", "you have no program of this name", name=name)


@router.get("", responses=responses_for(MyPrograms))
async def my_programs(caller: CurrentCaller) -> Response:
    """Your programs, and when each was last here."""
    caller.count("reads")
    programs = await caller.worker.store.programs.of(owner_of(caller))
    return answer(
        {
            "programs": [
                {"name": each.name, "since": each.created, "seen": each.seen} for each in programs
            ],
            "most": MOST_PROGRAMS,
        }
    )


@router.post("", status_code=201, responses=responses_for(ProgramToken, 201))
async def make_program(caller: CurrentCaller, wish: Rename) -> Response:
    """An account for a program of yours. Its token is shown once."""
    caller.count("players")
    owner, programs = owner_of(caller), caller.worker.store.programs
    name = checked_name(wish.name)
    if len(await programs.of(owner)) >= MOST_PROGRAMS:
        text = f"nobody has more than {MOST_PROGRAMS} programs"
        raise untimely("too_many_programs", text, most=MOST_PROGRAMS)
    secret = new_secret()
    program = Player(new_id(), name, time.time(), name, is_program=True)
    if not await programs.add(owner, program, Device(fingerprint(secret), "", today())):
        raise name_taken(name)
    return answer({"name": name, "token": secret}, 201)


@router.post("/{name}/token", responses=responses_for(ProgramToken))
async def renew_token(caller: CurrentCaller, name: AccountName) -> Response:
    """Another token for a program of yours; the old one opens nothing any more."""
    caller.count("players")
    program, secret = await own_program(caller, name), new_secret()
    device = Device(fingerprint(secret), "", today())
    await caller.worker.store.programs.renew(program.player_id, device, time.time())
    await caller.worker.sign_out(program.player_id)
    return answer({"name": program.name, "token": secret})


@router.delete("/{name}", status_code=204, responses=responses_for())
async def remove_program(caller: CurrentCaller, name: AccountName) -> Response:
    """Delete a program of yours, as you would be deleted."""
    caller.count("me")
    program = await own_program(caller, name)
    await erase_person(caller.worker, program.player_id)
    await caller.worker.store.overwrite_deleted()
    return Response(status_code=204)
