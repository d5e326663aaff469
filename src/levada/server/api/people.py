"""Players about themselves: who they are, what is kept about them, their games."""

from typing import Annotated, Literal

from fastapi import APIRouter, Query
from starlette.responses import Response

from levada.server import seating
from levada.server.access import take_cookie
from levada.server.api.answers import answer
from levada.server.api.asking import Asked
from levada.server.api.documented import DONE, ME, MY_LISTS, PLAYER, documented
from levada.server.api.tables import MOST_LISTED
from levada.server.office import Office
from levada.server.refusals import Refusal
from levada.server.requests import NewPlayer, Rename
from levada.server.text import LONGEST_NAME, cleaned

router = APIRouter(prefix="/api", tags=["people"])


@router.post("/players", status_code=201, responses=documented(PLAYER))
async def make_player(asked: Asked, wish: NewPlayer) -> Response:
    """For programs: a player of their own, and the token that stands for it."""
    asked.count("players")
    newcomer = await asked.office.access.welcome(cleaned(wish.name, LONGEST_NAME))
    return answer({"player": newcomer.player.name, "token": newcomer.secret}, 201)


@router.get("/me", responses=documented(ME))
async def about_me(asked: Asked) -> Response:
    """Everything that is kept about you."""
    asked.count("me")
    player = asked.known()
    kept = await asked.office.store.people.kept_about(player.id)
    return answer({"id": player.id, "name": player.name, "created": player.created, **kept})


@router.put("/me/name", status_code=204, responses=documented(DONE))
async def rename_me(asked: Asked, wish: Rename) -> Response:
    """What you are called at the next table."""
    asked.count("changes")
    name = cleaned(wish.name, LONGEST_NAME)
    player = await asked.welcomed(name)
    await asked.office.store.people.rename(player.id, name)
    asked.office.access.forget(player.id)
    await asked.office.bell.ring(forgotten=player.id)
    return asked.with_cookie(Response(status_code=204))


@router.delete("/me", status_code=204, responses=documented(DONE))
async def forget_me(asked: Asked) -> Response:
    """Delete all that is kept about you. Bots play your running games on."""
    asked.count("me")
    player = asked.known().id
    office = asked.office
    await leave_no_trace(office, player)
    await office.store.people.forget(player)
    office.access.forget(player)
    await office.bell.ring(forgotten=player)
    await leave_no_trace(office, player)  # where they sat down meanwhile, in another window
    response = Response(status_code=204)
    take_cookie(response)
    return response


async def leave_no_trace(office: Office, player: str) -> None:
    """At every table that knows them; a record they brought goes as a whole, with its names."""
    for table_id, room in (await office.store.people.rooms_naming(player)).items():
        if room.ended == "uploaded" and room.maker == player:
            await office.hall.remove(table_id)
            await office.bell.ring(gone=table_id)
            continue
        try:
            await office.hall.change(table_id, lambda draft: seating.vanish(draft, player))
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
    tables = asked.office.store.tables
    found = await tables.of_player(asked.player.id, state, before, MOST_LISTED)
    return answer({"known": True, "tables": found})
