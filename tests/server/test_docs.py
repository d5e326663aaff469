"""The pages about the API are run, and held to what the server does."""

import ast
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi.routing import APIRoute, APIWebSocketRoute

from levada.match import Match
from levada.record import Record
from levada.server.api.socket import parse_message
from levada.server.app import NAMES, ROUTERS
from levada.server.rate_limits import ADDRESS_FACTOR, MOST_SOCKETS, RATES
from levada.server.socket_messages import CLIENT_MESSAGES, protocol_schema
from tests.server.running_server import Server
from tests.server.sockets import check_message

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
SOURCES = ROOT / "src" / "levada"
PAGES = [DOCS / f"{name}.md" for name in ("api", "protocol", "play-with-curl")]
STATUS = {"bad": 422, "forbidden": 403, "absent": 404, "untimely": 409}
LATE = ("not_your_turn", "game_over")
"""Moves refused for being too early or too late, and not for what they are."""


def blocks(page: str, language: str) -> list[str]:
    return re.findall(
        rf"^```{language}\n(.*?)^```", (DOCS / page).read_text(), re.MULTILINE | re.DOTALL
    )


def rows(page: str, columns: int) -> list[list[str]]:
    """Rows of all tables with so many columns, which open with a word in `code`."""
    lines = (line for line in (DOCS / page).read_text().splitlines() if line.startswith("| `"))
    cells = ([cell.strip() for cell in line.strip("|").split(" | ")] for line in lines)
    return [row for row in cells if len(row) == columns]


def calls(*places: Path) -> Iterator[ast.Call]:
    for place in places:
        for file in [place] if place.is_file() else sorted(place.rglob("*.py")):
            for node in ast.walk(ast.parse(file.read_text())):
                if isinstance(node, ast.Call):
                    yield node


def name_of(call: ast.Call) -> str:
    return ast.unparse(call.func).rpartition(".")[2]


def raised() -> set[tuple[str, int]]:
    """Every code with its status, as the sources raise them."""
    found = {(code, status) for status, code in NAMES.items()}
    for call in calls(SOURCES / "server"):
        match name_of(call), call.args:
            case "Refusal", [ast.Constant(value=int(status)), ast.Constant(value=str(code)), *_]:
                found.add((code, status))
            case ("bad" | "forbidden" | "absent" | "untimely") as kind, [
                ast.Constant(value=str(code)),
                *_,
            ]:
                found.add((code, STATUS[kind]))
    for call in calls(SOURCES / "games"):
        match name_of(call), call.args:
            case "IllegalMove", [ast.Constant(value=str(code)), *_]:
                found.add((code, 422))
    return found | {("unseen", 422)} | {(code, 409) for code in LATE}


def test_every_code_is_in_the_table_with_its_status() -> None:
    table = [(row[0].strip("`"), int(row[1])) for row in rows("api.md", 4) if row[1].isdigit()]
    documented = [(code, status) for code, status in table if code not in RATES]
    assert sorted(documented) == sorted(raised())


def endpoints_in_sources() -> set[str]:
    endpoints = set()
    for router in ROUTERS:
        for route in router.routes:
            if isinstance(route, APIWebSocketRoute):
                endpoints.add(f"`WEBSOCKET {route.path}`")
            elif isinstance(route, APIRoute) and route.include_in_schema:
                endpoints |= {f"`{method} {route.path}`" for method in route.methods or ()}
    return endpoints


def test_every_endpoint_is_on_the_page_and_no_other() -> None:
    assert {row[0] for row in rows("api.md", 2) if "/" in row[0]} == endpoints_in_sources()


def test_the_server_hands_out_its_schema(server: Server) -> None:
    schema = httpx.get(f"{server.url}/api/openapi.json").json()
    described = {
        f"`{method.upper()} {path}`"
        for path, methods in schema["paths"].items()
        for method in methods
    }
    assert described | {"`WEBSOCKET /api/tables/{table_id}/live`"} == endpoints_in_sources()
    page = httpx.get(f"{server.url}/api").text
    assert all(path in page for path in schema["paths"])


def test_the_server_hands_out_the_schema_of_its_messages(server: Server) -> None:
    definitions = httpx.get(f"{server.url}/api/protocol.json").json()["$defs"]
    assert {"ClientMessage", "ServerMessage"} <= definitions.keys()
    components = httpx.get(f"{server.url}/api/openapi.json").json()["components"]["schemas"]
    assert definitions.keys() <= components.keys()
    for page in ("api.md", "protocol.md"):
        assert "/api/protocol.json" in (DOCS / page).read_text()


def test_the_rates_are_those_of_the_server() -> None:
    table = {row[0].strip("`"): row[1:3] for row in rows("api.md", 4) if row[0].strip("`") in RATES}
    assert table == {
        what: [str(rate.burst), f"{rate.per_minute:.0f}"] for what, rate in RATES.items()
    }
    assert ADDRESS_FACTOR == 8
    assert f"{MOST_SOCKETS} sockets" in (DOCS / "api.md").read_text()


def test_every_message_has_an_example_that_is_one() -> None:
    examples: list[dict[str, Any]] = [json.loads(block) for block in blocks("protocol.md", "json")]
    answers = [example for example in examples if "type" in example]
    for answer in answers:
        check_message(answer)
    kinds = protocol_schema()["$defs"]["ServerMessage"]["discriminator"]["mapping"]
    assert {answer["type"] for answer in answers} == set(kinds)
    messages = [example for example in examples if "type" not in example]
    for message in messages:
        parse_message(json.dumps(message))  # or it is refused
    assert {word for message in messages for word in CLIENT_MESSAGES if word in message} == set(
        CLIENT_MESSAGES
    )


def test_all_words_of_the_logbook_are_explained() -> None:
    explained = set(re.findall(r"`([a-z ]+)`", (DOCS / "protocol.md").read_text()))
    written = {
        part.value
        for call in calls(SOURCES / "server")
        if name_of(call) == "record" and len(call.args) == 2
        for part in ast.walk(call.args[1])
        if isinstance(part, ast.Constant) and isinstance(part.value, str)
    }
    assert {"sit", "time up", "paused"} <= written
    assert written - {"no ", " "} <= explained


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_links_lead_somewhere(page: Path) -> None:
    for link in re.findall(r"\]\(([^)]+)\)", page.read_text()):
        path, _, heading = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        assert target.exists(), link
        if heading:
            titles = re.findall(r"^#+ (.*)$", target.read_text(), re.MULTILINE)
            anchors = [
                re.sub(r"[^a-z0-9 -]", "", title.lower()).replace(" ", "-") for title in titles
            ]
            assert heading in anchors, link


def test_a_whole_game_with_curl_alone(server: Server, tmp_path: Path) -> None:
    commands = "\n".join(blocks("play-with-curl.md", "sh"))
    assert commands.count("http://localhost:8000") == 1
    script = commands.replace("http://localhost:8000", server.url)
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    ran = subprocess.run(
        ["bash", "-eu", "-o", "pipefail", "-c", script],
        cwd=tmp_path,
        env={**os.environ, "PATH": path},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    assert '"code":"stale"' in ran.stdout
    assert "result follow the rules" in ran.stdout
    match = Match.replay(Record.parse((tmp_path / "game.json").read_bytes()))
    assert f'"scores":{json.dumps(match.scores, separators=(",", ":"))}' in ran.stdout
