"""A table made, joined and started in one world, as one of those around it sees it."""

from random import Random
from typing import Any

import pytest

from levada.fair_deal import Deal
from levada.server import game_start
from levada.server.tokens import fingerprint
from tests.server.two_worlds import World
from tests.server.two_worlds_apps import Answer, Served
from tests.server.two_worlds_probes import Visit, look, look_back_too_early, read_lists
from tests.server.two_worlds_scenes import Scene

SEATS = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]


async def fill(house: Served, scene: Scene, world: World, patch: pytest.MonkeyPatch) -> Visit:
    """Ana makes the table, two others join, and it starts with this world's deal."""
    dealt = world.dealt(scene.line.table)
    patch.setattr(game_start, "deal", lambda *_: Deal(dealt.setup, dealt.salt, dealt.hash))
    wish = {"game": scene.agreement.game, "listed": True, "seats": SEATS, "name": "Ana"}
    made = await house.ask(0, "POST", "/api/tables", wish)
    table_id = made.json["table"]
    visit = Visit(house, world, scene.line, table_id, scene.seat, scene.person, Random(0))
    await visit.listen()
    answers = {0: made}
    for person in (1, 2):
        await look(visit)
        await read_lists(visit)
        answers[person] = await visit.let_other(person, "POST", "/join", {"name": "Beto"})
    for probe in (look, read_lists, look_back_too_early):
        await probe(visit)
    await visit.listen()
    await visit.socket.close()
    assert visit.table.state == "running"
    check_secrets(visit, answers)
    return visit


def check_secrets(visit: Visit, answers: dict[int, Answer]) -> None:
    """Everybody is told their own link, and nobody another's."""
    own = answers.pop(visit.seat, None)
    if own is not None:
        visit.got.append(own.whole)
    for answer in answers.values():
        secret = secret_in(answer.json)
        for part in visit.got:
            assert secret.encode() not in part
            assert fingerprint(secret).encode() not in part


def secret_in(told: dict[str, Any]) -> str:
    secret: str = told.get("maker_secret") or told["seat_secret"]
    return secret
