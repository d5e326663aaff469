"""Players about themselves: who they are, what is kept about them, their games."""

from typing import Annotated, Literal

from fastapi import APIRouter, Query
from starlette.responses import Response

from levada.server import seat_commands
from levada.server.api.dependencies import Asked
from levada.server.api.response_models import DONE, ME, MY_LISTS, PLAYER, documented
from levada.server.api.responses import answer
from levada.server.api.tables import MOST_LISTED
from levada.server.authentication import take_cookie
from levada.server.refusals import Refusal
from levada.server.request_models import NewPlayer, Rename
from levada.server.user_text import LONGEST_NAME, cleaned
from levada.server.worker import Worker

router = APIRouter(prefix="/api", tags=["people"])


@router.post("/players", status_code=201, responses=documented(PLAYER))
async def make_player(asked: Asked, wish: NewPlayer) -> Response:
    """For programs: a player of their own, and the token that stands for it."""
    asked.count("players")
    newcomer = await asked.worker.authentication.welcome(cleaned(wish.name, LONGEST_NAME))
    return answer({"player": newcomer.player.name, "token": newcomer.secret}, 201)


@router.get("/me", responses=documented(ME))
async def about_me(asked: Asked) -> Response:
    """Everything that is kept about you."""
    asked.count("me")
    player = asked.known()
    kept = await asked.worker.store.people.kept_about(player.id)
    return answer({"id": player.id, "name": player.name, "created": player.created, **kept})


@router.put("/me/name", status_code=204, responses=documented(DONE))
async def rename_me(asked: Asked, wish: Rename) -> Response:
    """What you are called at the next table."""
    asked.count("changes")
    name = cleaned(wish.name, LONGEST_NAME)
    player = await asked.welcomed(name)
    await asked.worker.store.people.rename(player.id, name)
    asked.worker.authentication.forget(player.id)
    await asked.worker.notifier.ring(forgotten=player.id)
    return asked.with_cookie(Response(status_code=204))


@router.delete("/me", status_code=204, responses=documented(DONE))
async def forget_me(asked: Asked) -> Response:
    """Delete all that is kept about you. Bots play your running games on."""
    asked.count("me")
    player = asked.known().id
    worker = asked.worker
    await leave_no_trace(worker, player)
    await worker.store.people.forget(player)
    worker.authentication.forget(player)
    await worker.notifier.ring(forgotten=player)
    await leave_no_trace(worker, player)  # where they sat down meanwhile, in another window
    response = Response(status_code=204)
    take_cookie(response)
    return response


async def leave_no_trace(worker: Worker, player: str) -> None:
    """At every table that knows them; a record they brought goes as a whole, with its names."""
    for table_id, room in (await worker.store.people.rooms_naming(player)).items():
        if room.ended == "uploaded" and room.maker == player:
            await worker.registry.remove(table_id)
            await worker.notifier.ring(gone=table_id)
            continue
        try:
            await worker.registry.change(
                table_id, lambda draft: seat_commands.vanish(draft, player)
            )
        except Refusal as refusal:
            if refusal.code not in ("no_table", "not_seated"):
                raise


@router.get("/me/tables", responses=documented(MY_LISTS))
async def my_tables(
    asked: Asked,
    state: Literal["open", "running", "over"] | None = None,
    before: Annotated[float | None, Query(description="for more: `touched` of the last")] = None,
) -> Response:
    """Your tables, those that wait for your move first."""
    asked.count("reads")
    if asked.player is None:
        return answer({"known": False, "tables": []})
    tables = asked.worker.store.tables
    found = await tables.of_player(asked.player.id, state, before, MOST_LISTED)
    return answer({"known": True, "tables": found})
