"""What people are told: in their language, as much as anybody at the table may know, and no more."""

import json
from dataclasses import replace
from itertools import islice
from random import Random
from typing import Any

import orjson
import pytest

from levada.server.link_preview.pieces import pieces
from levada.server.notification import NOTIFICATION_KINDS, Notification
from levada.server.notifications.of_change import add_notifications
from levada.server.notifications.text import message_of
from levada.server.notifications.webhook_shapes import for_discord, for_slack
from levada.server.play_commands import play
from levada.server.room import Chair, Room
from levada.server.table import Draft
from tests.contract.tables import TABLES
from tests.server.two_worlds import World, two_worlds
from tests.server.two_worlds_scenes import Scene, scenes

SCENES = 4
LANGUAGES = ("en", "de", "pl", "hu", "ru")
ROOM = Room(
    [Chair("person", "ana", "Ana"), Chair("person", "beto", "Beto"), Chair("bot", level="random")],
    "ana",
    "",
)
TOLD: dict[str, dict[str, Any]] = {
    "your_move": {"game": "santiago", "edition": "amigo", "asked": "auction", "until": None},
    "game_started": {"game": "exlibris", "edition": None},
    "game_over": {"game": "exlibris", "edition": None, "scores": [12, 30, 7]},
    "invitation": {"game": "santiago", "edition": "trefl", "from": "Ana"},
    "tournament_round": {"title": "Spring", "round": 2, "table": "theirs"},
    "game_soon": {"game": "santiago", "edition": "amigo", "at": 1_800_000_000.0},
}


def told(kind: Any, language: str, **more: Any) -> tuple[str, str]:
    notification = Notification(kind, "beto", "table", {**TOLD[kind], **more})
    message = message_of(notification, ROOM, language, "Europe/Warsaw")
    return message.title, message.text


@pytest.mark.parametrize("kind", NOTIFICATION_KINDS)
def test_every_kind_is_said_in_every_language(kind: str) -> None:
    said = [told(kind, language) for language in LANGUAGES]
    assert len(set(said)) == len(LANGUAGES)
    assert not any("{" in part for both in said for part in both), "everything is filled in"


def test_it_says_game_table_and_what_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("time.time", lambda: 0.0)
    assert told("your_move", "en", until=30 * 3600.0) == (
        "Your move · Santiago · AMIGO",
        "What do you bid? 30 hours left. At the table: Ana, 1 bot.",
    )
    assert told("your_move", "ru", until=3 * 86_400.0)[1].startswith(
        "Сколько ставите? Осталось 3 дня."
    )
    assert told("your_move", "pl", until=119.0 * 60)[1].startswith(
        "Ile licytujesz? Zostało 119 minut."
    )


@pytest.mark.parametrize(
    ("seconds", "left"), [(59, ""), (60, "1 minute left"), (7_200, "2 hours left")]
)
def test_time_is_rounded_down(monkeypatch: pytest.MonkeyPatch, seconds: float, left: str) -> None:
    monkeypatch.setattr("time.time", lambda: 0.0)
    assert left in told("your_move", "en", until=float(seconds))[1]


def test_the_end_is_told_with_the_result_and_a_date_in_ones_own_time() -> None:
    assert told("game_over", "en")[1] == "Beto 30, Ana 12, Dora 7.".replace(
        "Dora", pieces()["bots"][2]
    )
    assert told("game_soon", "en")[1] == "It begins at 09:00."


def test_every_phase_that_asks_for_a_move_has_its_words() -> None:
    for language in LANGUAGES:
        asked = pieces()["words"][language]["notifications"]["asked"]
        for edition in ("amigo", "samarkand", "trefl"):
            assert set(asked[f"santiago {edition}"]) >= {
                "canal", "auction", "planting", "leftover", "bribery", "overseer", "extra",
            }  # fmt: skip
        assert set(asked["exlibris"]) == {"play", "closing"}


def test_names_mention_nobody_and_format_nothing_in_a_chat() -> None:
    room = replace(ROOM, chairs=[Chair("person", "ana", "@everyone **x** <!here>")])
    notification = Notification("game_started", "beto", "table", TOLD["game_started"])
    message = message_of(notification, room, "en", "UTC")
    assert r"\@everyone \*\*x\*\*" in json.loads(for_discord(message, "").body)["content"]
    assert "&lt;!here&gt;" in json.loads(for_slack(message, "").body)["text"]


def messages_in(scene: Scene, world: World) -> list[bytes]:
    """What everybody would be told of the last move of a world, in all languages."""
    draft = before_last(scene, world)
    assert draft.match is not None
    seat, _ = scene.line.match.moves[scene.end - 1]
    play(draft, draft.match, seat, world.words[-1])
    people = {chair.player: NOTIFICATION_KINDS for chair in draft.room.chairs if chair.player}
    add_notifications(draft, people)
    return [
        orjson.dumps([notification, message_of(notification, draft.room, language, "UTC")])
        for notification in draft.notifications
        for language in LANGUAGES
    ]


def before_last(scene: Scene, world: World) -> Draft:
    draft = scene.draft(world, 1_000.0)
    assert draft.dealt is not None
    table = draft.table
    table.room, table.state, table.dealt = draft.room, "running", draft.dealt
    table.lay_out()
    table.replay(
        replace(entry, words=words)
        for entry, words in zip(scene.line.logbook[: scene.end - 1], world.words[:-1], strict=True)
    )
    return table.draft(1_000.0, 1_000.0)


def test_worlds_that_differ_in_what_is_hidden_are_told_of_by_the_same_bytes() -> None:
    compared = 0
    for table in TABLES[::3]:
        for scene in islice(scenes(table), SCENES):
            secrets = scene.secrets
            here, there = two_worlds(scene.line, scene.end, scene.seat, Random(1), secrets)
            said = messages_in(scene, here)
            assert said == messages_in(scene, there), scene.name
            compared += bool(said)
    assert compared > SCENES
