"""Tournaments: made, found, entered, left, started, cancelled, exported."""

import secrets
import time
from typing import Annotated, Literal

from fastapi import APIRouter, Path, Query
from starlette.responses import Response

from levada.server import rated_tables, round_tables
from levada.server.api.dependencies import Caller, CurrentCaller
from levada.server.api.response_types import TournamentLists, responses_for
from levada.server.api.responses import answer
from levada.server.refusals import absent, bad, forbidden, untimely
from levada.server.request_models import Report
from levada.server.store.people import Player
from levada.server.store.tournaments import Command, StoredTournament
from levada.server.tokens import new_id
from levada.server.tournaments import commands, views
from levada.server.tournaments.terms import Terms, check_terms
from levada.server.tournaments.tournament import Entrant, State, Tournament
from levada.server.tournaments.views import TournamentView
from levada.server.user_text import LONGEST_REPORT, cleaned

TournamentId = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{1,32}$")]
router = APIRouter(prefix="/api/tournaments", tags=["tournaments"])
MOST_LISTED = 50
MOST_ORGANISED = 5
"""Of one person at a time, that are not over."""
LONGEST_TITLE = 60
LONGEST_ABOUT = 500
STATES: dict[str, tuple[State, ...]] = {
    "open": ("open",),
    "running": ("running",),
    "over": ("over", "cancelled"),
}


@router.post("", status_code=201, responses=responses_for(TournamentView, 201))
async def make_tournament(caller: CurrentCaller, wish: Terms) -> Response:
    """Make a tournament. Registration is open at once."""
    caller.count("tournaments")
    organiser, name = account_of(caller)
    title, about = cleaned(wish.title, LONGEST_TITLE), cleaned(wish.about, LONGEST_ABOUT)
    if not title:
        raise bad("bad_tournament", "a tournament has a title", place="title")
    terms = wish.model_copy(update={"title": title, "about": about})
    await caller.worker.warmup.rules_of(terms.game)
    check_terms(terms)
    if terms.rated:
        rated_tables.check_terms(terms.agreement(), terms.largest)
    if terms.starts is not None and terms.starts < time.time():
        raise bad("bad_tournament", "its start lies in the past", place="starts")
    store = caller.worker.store.tournaments
    if await store.count_organised(organiser.id) >= MOST_ORGANISED:
        text = f"you organise {MOST_ORGANISED} tournaments that are not over"
        raise untimely("too_many_tournaments", text, most=MOST_ORGANISED)
    tournament = Tournament(terms, organiser.id, name, secrets.randbits(53))
    tournament_id = new_id()
    await store.add(tournament_id, tournament)
    return answer(await view_of(caller, tournament_id), 201)


def account_of(caller: Caller) -> tuple[Player, str]:
    player = caller.known()
    if player.account is None:
        raise forbidden("no_account", "tournaments are for those who have an account")
    return player, player.account


@router.get("", responses=responses_for(TournamentLists))
async def list_tournaments(
    caller: CurrentCaller,
    *,
    state: Literal["open", "running", "over"] = "open",
    mine: Annotated[bool, Query(description="those you organise or take part in")] = False,
    before: Annotated[float | None, Query(description="for more: `touched` of the last")] = None,
) -> Response:
    """Tournaments anybody may find, or your own."""
    caller.count("reads")
    store = caller.worker.store.tournaments
    player = caller.known().id if mine else None
    found = await store.listed(STATES[state], player, before, MOST_LISTED)
    return answer({"tournaments": found})


@router.get("/{tournament_id}", responses=responses_for(TournamentView))
async def look_at_tournament(caller: CurrentCaller, tournament_id: TournamentId) -> Response:
    """All of it: terms, entrants, every round with its tables, standings as they are now."""
    caller.count("reads")
    return answer(await view_of(caller, tournament_id))


@router.get(
    "/{tournament_id}/standings.csv",
    response_class=Response,
    responses={**responses_for(), 200: {"content": {"text/csv": {"schema": {"type": "string"}}}}},
)
async def export_csv(caller: CurrentCaller, tournament_id: TournamentId) -> Response:
    """The standings, one line a person, with their points in every round."""
    caller.count("reads")
    found = await current(caller, tournament_id)
    name = f"tournament-{tournament_id}.csv"
    return Response(
        views.as_csv(found.tournament),
        media_type="text/csv; charset=utf-8",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


async def current(caller: Caller, tournament_id: str) -> StoredTournament:
    """With tables counted that are over since the runner last looked."""
    store = caller.worker.store.tournaments
    found = await store.find(tournament_id)
    if found is None:
        raise absent("no_tournament", "there is no such tournament")
    playing = [
        table
        for each in found.tournament.rounds[-1:]
        for table in each.tables
        if table.scores is None
    ]
    outcomes = await store.outcomes([table.id for table in playing]) if playing else {}
    for table in playing:
        outcome = outcomes.get(table.id)
        if outcome is not None and outcome.state == "over":
            round_tables.count(found.tournament, table, outcome.room, outcome.scores)
    return found


async def view_of(caller: Caller, tournament_id: str) -> TournamentView:
    found = await current(caller, tournament_id)
    later = time.time() - caller.worker.store.clock.now()
    return views.view(found.id, found.created, found.tournament, caller.player_id, later)


@router.post("/{tournament_id}/register", responses=responses_for(TournamentView))
async def register(caller: CurrentCaller, tournament_id: TournamentId) -> Response:
    """Take part."""
    player, name = account_of(caller)
    entrant = Entrant(player.id, name, player.is_program, lot=secrets.randbelow(10**9) / 10**9)
    return await change(caller, tournament_id, lambda each: commands.register(each, entrant))


@router.post("/{tournament_id}/withdraw", responses=responses_for(TournamentView))
async def withdraw(caller: CurrentCaller, tournament_id: TournamentId) -> Response:
    """Leave, at any time. A bot plays your table on, and you are last there."""
    player = caller.known().id
    return await change(caller, tournament_id, lambda each: commands.withdraw(each, player))


@router.delete("/{tournament_id}/entrants/{name}", responses=responses_for(TournamentView))
async def remove_entrant(
    caller: CurrentCaller, tournament_id: TournamentId, name: Annotated[str, Path(max_length=100)]
) -> Response:
    """The organiser removes somebody."""
    player = caller.known().id
    return await change(caller, tournament_id, lambda each: commands.remove(each, player, name))


@router.post("/{tournament_id}/start", responses=responses_for(TournamentView))
async def start(caller: CurrentCaller, tournament_id: TournamentId) -> Response:
    """The organiser ends registration; the first round begins within a second or so."""
    player = caller.known().id
    return await change(caller, tournament_id, lambda each: commands.start(each, player))


@router.post("/{tournament_id}/cancel", responses=responses_for(TournamentView))
async def cancel(caller: CurrentCaller, tournament_id: TournamentId) -> Response:
    """The organiser calls it off; its tables end without a result."""
    player = caller.known().id
    return await change(caller, tournament_id, lambda each: commands.cancel(each, player))


@router.post("/{tournament_id}/report", status_code=204, responses=responses_for())
async def report(caller: CurrentCaller, tournament_id: TournamentId, wish: Report) -> Response:
    """Tell whoever runs the server that something is wrong with it."""
    caller.count("reports")
    await current(caller, tournament_id)
    player = await caller.registered("")
    text = cleaned(wish.text, LONGEST_REPORT)
    about = f"tournament {tournament_id}"
    await caller.worker.store.chat.report(player.id, text, time.time(), about=about)
    return caller.with_cookie(Response(status_code=204))


async def change(caller: Caller, tournament_id: str, command: Command) -> Response:
    caller.count("changes")
    store = caller.worker.store
    await store.tournaments.change(tournament_id, command, store.clock.now())
    return answer(await view_of(caller, tournament_id))
