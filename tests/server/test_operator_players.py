"""Players of the operator's own: offered as bots, asked apart, replaced for the moves they fail at."""

import json
import os
import shlex
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from levada.match import Match
from levada.players.failure import PlayerFailure
from levada.server.operator_players import OperatorPlayers, offers_in
from tests.cli.conftest import Run
from tests.players.engines import engine
from tests.server.clients import ME, OPEN, Client, Table
from tests.server.running_server import Server, bots, serving, sqlite
from tests.server.test_health import check_refused, metrics

BOTS = """
import os, random, time


class Bold:
    def choose(self, view, legal):
        return legal[-1]


class Drawing:
    def begin(self, start):
        self.start = start

    def choose(self, view, legal):
        assert view["seat"] == self.start.seat
        return random.Random(self.start.seed).choice(legal)


class Broken:
    def choose(self, view, legal):
        raise ValueError("not today")


class Cheating:
    def choose(self, view, legal):
        return "take all"


class Slow:
    def choose(self, view, legal):
        time.sleep(60)


class Leaving:
    def choose(self, view, legal):
        os._exit(3)
"""
NAMES = ("bold", "drawing", "broken", "cheating", "slow", "leaving")
OFFERED = " ".join(f"{name}=operator_bots:{name.title()}" for name in NAMES)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("operator")
    (folder / "operator_bots.py").write_text(BOTS)
    return folder


@pytest.fixture(scope="module")
def offering(folder: Path) -> Iterator[Server]:
    """A server that offers them."""
    path = os.pathsep.join([str(folder), *filter(None, [os.environ.get("PYTHONPATH")])])
    with serving(
        sqlite(folder),
        folder / "log",
        PYTHONPATH=path,
        LEVADA_PLAYERS=OFFERED,
        LEVADA_PLAYER_SECONDS="2",
    ) as server:
        yield server


@pytest.fixture
def ana(offering: Server) -> Iterator[Client]:
    client = Client(offering, "Ana")
    with client.http:
        yield client


def movers(table: Table) -> list[str]:
    return [entry["by"] for entry in table["news"] if entry["n"] is not None]


def warnings(server: Server) -> list[str]:
    lines = [json.loads(line) for line in server.log.read_text().splitlines() if line[0] == "{"]
    return [line["what"] for line in lines if line["level"] == "warning"]


def test_they_are_told_beside_the_levels(ana: Client, server: Server) -> None:
    for game in ana.does("GET games")["games"].values():
        assert game["operator_players"] == list(NAMES)
        assert game["levels"] == ["random", "novice", "regular", "expert"]
    with server.client() as other:
        games = other.get("/api/games").json()["games"]
    assert [game["operator_players"] for game in games.values()] == [[], []]


@pytest.mark.slow
def test_they_play_at_a_table_under_their_names(ana: Client) -> None:
    table = ana.makes("exlibris", *bots(1, "bold"), *bots(1, "drawing"), *bots(1, "random"))
    assert [chair["level"] for chair in table["chairs"]] == ["bold", "drawing", "random"]
    seen = ana.waits(table, lambda seen: {*movers(seen)} == {"bold", "drawing", "random"})
    assert seen["state"] == "running"


def test_a_free_seat_can_be_given_to_one(ana: Client) -> None:
    table = ana.makes("exlibris", ME, OPEN, OPEN)
    changed = ana.does("PUT seats/1", {"kind": "bot", "level": "bold"}, at=table)
    assert changed["chairs"][1]["level"] == "bold"
    refused = ana.refused("PUT seats/2", {"kind": "bot", "level": "timid"}, at=table)
    assert (refused.status, refused.code, refused.values) == (
        422,
        "bad_request",
        {"place": "level"},
    )


def test_one_that_is_not_offered_is_refused_with_those_that_are(ana: Client) -> None:
    wish = {"game": "exlibris", "seats": [ME, *bots(1, "timid")]}
    refused = ana.refused("POST tables", wish)
    assert (refused.status, refused.values) == (422, {"place": "seats.1.level"})
    assert "'timid' is not there; expected random, novice, regular, expert, bold" in refused.text


@pytest.mark.parametrize("wish", [{"fill": "bold"}, {"fill": "timid"}])
def test_free_seats_are_filled_with_built_in_levels(ana: Client, wish: dict[str, str]) -> None:
    table = ana.makes("exlibris", ME, OPEN)
    assert ana.refused("POST start", wish, at=table).code == "bad_request"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("broken", "ValueError: not today (operator_bots.py, line "),
        ("cheating", "'take all' — "),
        ("leaving", "its process ended with status 3"),
        ("slow", "no answer within 2 s"),
    ],
)
def test_where_one_fails_a_regular_makes_that_move(
    ana: Client, offering: Server, name: str, reason: str
) -> None:
    counted = f'levada_player_failures_total{{player="{name}"}}'
    table = ana.makes("exlibris", *bots(1, name), ME)
    if ana.looks(table)["view"]["to_act"] == [1]:
        ana.moves(table)
    seen = ana.waits(table, lambda seen: "regular" in movers(seen))
    assert name not in movers(seen)
    [line, *_] = [line for line in warnings(offering) if line.startswith(f"{name} at table ")]
    assert reason in line
    assert line.endswith("; regular moves instead")
    assert metrics(offering)[counted] >= 1
    assert table["table"] not in offering.log.read_text()  # its id is an invitation
    assert seen["chairs"][0]["level"] == name


@pytest.fixture
def known(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.syspath_prepend(folder)
    return folder


@pytest.fixture
def asked(known: Path) -> Iterator[Callable[..., str]]:
    """Players, here and not at a server."""
    made: list[OperatorPlayers] = []

    def ask(offer: str, match: Match) -> str:
        if not made or made[-1].words["own"] != offer:
            made.append(OperatorPlayers(shlex.quote(f"own={offer}"), 20.0))
        return made[-1].choose("own", match, match.to_act[0], "salt")

    yield ask
    for each in made:
        each.close()


@pytest.mark.slow
def test_its_chance_is_the_same_for_the_same_move_of_the_same_table(
    asked: Callable[..., str],
) -> None:
    match = Match.deal("exlibris", seed=1, players=2)
    offer = "operator_bots:Drawing"
    assert asked(offer, match) == asked(offer, match)
    assert asked(offer, match) in match.legal()


def test_an_engine_and_a_level_with_numbers_can_be_offered(
    asked: Callable[..., str], tmp_path: Path
) -> None:
    match = Match.deal("exlibris", seed=1, players=2)
    assert asked("novice:slips=0.5", match) in match.legal()
    assert asked(engine(tmp_path), match) == match.legal()[0]


def test_a_player_of_a_table_from_before_that_is_not_offered_fails() -> None:
    match = Match.deal("exlibris", seed=1, players=2)
    with pytest.raises(PlayerFailure, match="not offered here any more"):
        OperatorPlayers("", 1.0).choose("bold", match, 0, "salt")


def test_offers_are_names_and_words() -> None:
    assert offers_in("bold=my_bots:Bold, 'minnow=engine:node minnow.mjs'") == {
        "bold": "my_bots:Bold",
        "minnow": "engine:node minnow.mjs",
    }
    assert offers_in("thrifty=my_bots:Thrifty:limit=3,risk=2,") == {
        "thrifty": "my_bots:Thrifty:limit=3,risk=2"
    }
    assert offers_in("") == {}


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("bold", "--players: 'bold': expected NAME=PLAYER"),
        ("bold='", "no closing quotation"),
        ("expert=operator_bots:Bold", "'expert' is a level's name; choose another"),
        ("0ther=operator_bots:Bold", "'0ther' cannot be a name; expected up to 16 of"),
        ("a-name-that-is-too-long=operator_bots:Bold", "cannot be a name"),
        ("bold=operator_bots:Bold Bold=operator_bots:Bold", "'Bold' is there already"),
        ("bold=nowhere:Bold", "bold: 'nowhere:Bold': there is no module 'nowhere'"),
        ("bold=operator_bots:Nobody", "is no player"),
        ("bold=operator_bots:Bold:limit=3", "'limit' is no parameter"),
        ("bold=engine:./nothing", "is no program that can be run"),
        ("bold=engine:false", "it ended with status 1"),
    ],
)
def test_what_cannot_be_offered_is_said_in_one_line(
    run: Run, known: Path, tmp_path: Path, given: str, said: str
) -> None:
    check_refused(run("serve", "--database", sqlite(tmp_path), "--players", given), said)


def test_the_variable_is_named_where_it_was_set_there(
    run: Run, known: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LEVADA_PLAYERS", "bold=nowhere:Bold")
    check_refused(run("serve", "--database", sqlite(tmp_path)), "LEVADA_PLAYERS: bold: ")
