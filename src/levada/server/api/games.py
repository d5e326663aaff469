"""What can be played: the games, their editions and options, the levels of bots."""

from functools import cache
from typing import Any, get_args

import orjson
from fastapi import APIRouter
from starlette.responses import Response

from levada.bots.levels import LEVEL_NAMES
from levada.games import GAMES as GAME_NAMES
from levada.games import game as game_named
from levada.options import Choice, ChoiceSet
from levada.server.api.dependencies import CurrentCaller
from levada.server.api.response_types import Games, responses_for
from levada.server.request_models import Phrase

router = APIRouter(prefix="/api", tags=["games"])


@router.get("/games", responses=responses_for(Games))
async def games(caller: CurrentCaller) -> Response:
    """Every game with all that can be agreed on."""
    caller.count("reads")
    return Response(everything(caller.worker.operator_players.names), media_type="application/json")


@cache
def everything(operator_players: tuple[str, ...]) -> bytes:
    found = {name: described(name, operator_players) for name in GAME_NAMES}
    return orjson.dumps({"games": found, "phrases": get_args(Phrase)})


def described(name: str, operator_players: tuple[str, ...]) -> dict[str, Any]:
    game = game_named(name)
    return {
        "title": game.title,
        "players": list(game.players),
        "options": choices(game.options),
        "wishes": choices(game.wishes),
        "editions": {
            edition: {"players": list(described.players), "defaults": dict(described.defaults)}
            for edition, described in game.options.editions.items()
        },
        "levels": list(LEVEL_NAMES),
        "operator_players": list(operator_players),
    }


def choices(of: type[ChoiceSet]) -> dict[str, Any]:
    defaults = of.defaults()
    return {name: choice_seen(choice, defaults[name]) for name, choice in of.choices().items()}


def choice_seen(choice: Choice, default: Any) -> dict[str, Any]:
    return {
        "means": choice.means,
        "values": list(choice.values) or None,
        "default": default,
        "needs": {option: list(values) for option, values in choice.needs.items()},
        "is_seat": choice.is_seat,
        "places": choice.places,
    }
