"""Players about themselves: who they are, what is kept about them, their games."""

import asyncio
from itertools import islice
from typing import Annotated, Literal

from fastapi import APIRouter, Query
from starlette.responses import Response

from levada.server import seat_commands
from levada.server.api.dependencies import CurrentCaller
from levada.server.api.response_types import Me, MyLists, PlayerAnswer, responses_for
from levada.server.api.responses import answer
from levada.server.api.tables import MOST_LISTED
from levada.server.authentication import delete_cookie, label_of
from levada.server.refusals import Refusal
from levada.server.request_models import NewPlayer, Rename
from levada.server.room import Room
from levada.server.user_text import cleaned_name
from levada.server.worker import Worker

router = APIRouter(prefix="/api", tags=["people"])
ERASED_AT_ONCE = 50


@router.post("/players", status_code=201, responses=responses_for(PlayerAnswer, 201))
async def make_player(caller: CurrentCaller, wish: NewPlayer) -> Response:
    """For programs: a player of their own, and the token that stands for it."""
    caller.count("players")
    newcomer = await caller.worker.authentication.register(
        cleaned_name(wish.name), label_of(caller.request)
    )
    return answer({"player": newcomer.player.name, "token": newcomer.secret}, 201)


@router.get("/me", responses=responses_for(Me))
async def about_me(caller: CurrentCaller) -> Response:
    """Everything that is kept about you."""
    caller.count("me")
    player = caller.known()
    kept = await caller.worker.store.people.kept_about(player.id)
    kept["tournaments"] = await caller.worker.store.tournaments.ids_of(player.id)
    return answer({"id": player.id, "name": player.name, "created": player.created, **kept})


@router.put("/me/name", status_code=204, responses=responses_for())
async def rename_me(caller: CurrentCaller, wish: Rename) -> Response:
    """What you are called at the next table."""
    caller.count("changes")
    name = cleaned_name(wish.name)
    player = await caller.registered(name)
    await caller.worker.store.people.rename(player.id, name)
    caller.worker.authentication.forget(player.id)
    await caller.worker.notifier.notify(forgotten=player.id)
    return caller.with_cookie(Response(status_code=204))


@router.delete("/me", status_code=204, responses=responses_for())
async def forget_me(caller: CurrentCaller) -> Response:
    """Delete all that is kept about you. Bots play your running games on."""
    caller.count("me")
    player = caller.known().id
    worker = caller.worker
    await erase_player(worker, player)
    await worker.store.tournaments.erase(player, worker.store.clock.now())
    await worker.store.people.forget(player)
    worker.authentication.forget(player)
    await worker.called_people.read(player)
    await worker.notifier.notify(forgotten=player)
    await erase_player(worker, player)  # where they sat down meanwhile, in another window
    await worker.store.overwrite_deleted()
    response = Response(status_code=204)
    delete_cookie(response)
    return response


async def erase_player(worker: Worker, player: str) -> None:
    """At every table that knows them; several at a time, so that they are committed together."""
    rooms = iter((await worker.store.people.rooms_with(player)).items())
    while some := list(islice(rooms, ERASED_AT_ONCE)):
        await asyncio.gather(*(erase_from_table(worker, player, *each) for each in some))


async def erase_from_table(worker: Worker, player: str, table_id: str, room: Room) -> None:
    """A record they brought goes as a whole, with its names."""
    if room.ended == "uploaded" and room.maker == player:
        await worker.registry.remove(table_id)
        await worker.notifier.notify(gone=table_id)
        return
    try:
        await worker.registry.change(
            table_id, lambda draft: seat_commands.erase_player(draft, player)
        )
    except Refusal as refusal:
        if refusal.code not in ("no_table", "not_seated"):
            raise


@router.get("/me/tables", responses=responses_for(MyLists))
async def my_tables(
    caller: CurrentCaller,
    state: Literal["open", "running", "over"] | None = None,
    before: Annotated[float | None, Query(description="for more: `touched` of the last")] = None,
) -> Response:
    """Your tables, those that wait for your move first."""
    caller.count("reads")
    if caller.player is None:
        return answer({"known": False, "tables": []})
    tables = caller.worker.store.tables
    found = await tables.of_player(caller.player.id, state, before, MOST_LISTED)
    return answer({"known": True, "tables": found})
