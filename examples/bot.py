"""Joins a table and plays at random: python examples/bot.py http://localhost:8000 TABLE_ID [NAME]"""

import json
import random
import re
import sys
import time
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from websockets import WebSocketException
from websockets.sync.client import connect

server, table, name = (*sys.argv[1:], "example bot")[:3]
headers = {"Content-Type": "application/json"}
kept = Path(re.sub(r"\W+", "-", f"{name} {server}") + ".token")  # to come back as the same player


def ask(path: str, body: dict[str, str] | None = None) -> dict[str, Any]:
    data = None if body is None else json.dumps(body).encode()
    try:
        return dict(json.load(urlopen(Request(server + path, data, headers))))
    except HTTPError as refusal:
        error = json.load(refusal)["error"]
        if error["code"] != "bad_token":
            sys.exit(error["text"])
        kept.unlink()  # another server than before: be somebody new there
        raise ConnectionError(error["text"]) from None


def sit_down() -> None:
    headers.pop("Authorization", None)
    if not kept.exists():
        token = ask("/api/players", {"name": name})["token"]
        kept.touch(mode=0o600)
        kept.write_text(token)
    headers["Authorization"] = f"Bearer {kept.read_text()}"
    if not ask(f"/api/tables/{table}")["mine"]:
        ask(f"/api/tables/{table}/join", {})


def play() -> list[int]:
    with connect(f"ws{server[4:]}/api/tables/{table}/live", additional_headers=headers) as live:
        moved = -1
        while (news := json.loads(live.recv())).get("state") != "over":
            if news["type"] == "refused":
                raise ConnectionError(news["error"]["text"])
            legal = news["view"]["legal"] if news.get("view") and not news["paused"] else []
            if legal and news["n"] > moved:  # the same position may be shown twice
                moved = news["n"]
                live.send(json.dumps({"move": random.choice(legal), "n": moved}))
        return list(news["view"]["scores"])


is_lost = False
while True:
    try:
        sit_down()
        is_lost = False
        print("scores:", play())
        break
    except KeyboardInterrupt:
        sys.exit(130)
    except (OSError, WebSocketException) as problem:
        if not is_lost:
            print(f"{server}: {problem}; trying again until it answers", file=sys.stderr)
        is_lost = True
        time.sleep(1)
