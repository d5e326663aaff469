"""Players about themselves: who they are, what is kept about them, their games."""

from typing import Annotated, Literal

from fastapi import APIRouter, Query
from starlette.responses import Response

from levada.server.api.accounts import account_view
from levada.server.api.dependencies import CurrentCaller
from levada.server.api.response_types import Me, MyLists, PlayerAnswer, responses_for
from levada.server.api.responses import answer
from levada.server.api.tables import MOST_LISTED
from levada.server.authentication import delete_cookie, label_of
from levada.server.request_models import NewPlayer, Rename
from levada.server.user_text import cleaned_name
from levada.server.worker import Worker

router = APIRouter(prefix="/api", tags=["people"])


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
    store = caller.worker.store
    account = await store.accounts.of(player.id)
    follows = await store.follows.followed_by(player.id)
    found = {
        "id": player.id,
        "name": player.name,
        "created": player.created,
        "account": None if account is None else account_view(account),
        "follows": [person.name for person in follows],
        "invited_to": await store.follows.invited_to(player.id),
        "tournaments": await store.tournaments.ids_of(player.id),
    }
    return answer(found | await store.people.kept_about(player.id))


@router.put("/me/name", status_code=204, responses=responses_for())
async def rename_me(caller: CurrentCaller, wish: Rename) -> Response:
    """What you are called at the next table."""
    caller.count("changes")
    name = cleaned_name(wish.name)
    player = await caller.registered(name)
    await caller.worker.store.people.rename(player.id, name)
    await caller.worker.forget_cached(player.id)
    return caller.with_cookie(Response(status_code=204))


@router.delete("/me", status_code=204, responses=responses_for())
async def forget_me(caller: CurrentCaller) -> Response:
    """Delete all that is kept about you. Bots play your running games on."""
    caller.count("me")
    player = caller.known().id
    worker = caller.worker
    for each in (*await worker.store.people.programs_of(player), player):
        await erase_person(worker, each)
    await worker.store.overwrite_deleted()
    response = Response(status_code=204)
    delete_cookie(response)
    return response


async def erase_person(worker: Worker, player: str) -> None:
    await worker.player_tables.erase(player)
    await worker.store.tournaments.erase(player, worker.store.clock.now())
    await worker.store.people.forget(player)
    await worker.forget_cached(player)
    await worker.player_tables.erase(player)  # where they sat down meanwhile, in another window


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
