"""Joins a table and plays at random: python examples/bot.py http://localhost:8000 TABLE_ID [NAME]"""

import json
import random
import sys
import time
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from websockets import WebSocketException
from websockets.sync.client import connect

server, table, name = (*sys.argv[1:], "example bot")[:3]
headers = {"Content-Type": "application/json"}


def post(path: str, body: dict[str, str]) -> dict[str, str]:
    try:
        return dict(json.load(urlopen(Request(server + path, json.dumps(body).encode(), headers))))
    except HTTPError as refusal:
        sys.exit(refusal.read().decode())


headers["Authorization"] = "Bearer " + post("/api/players", {"name": name})["token"]
post(f"/api/tables/{table}/join", {})
while True:
    try:
        with connect(f"ws{server[4:]}/api/tables/{table}/live", additional_headers=headers) as live:
            moved = -1
            while (news := json.loads(live.recv())).get("state") != "over":
                if news["type"] == "refused":
                    raise ConnectionError(news["error"]["text"])
                legal = news["view"]["legal"] if news.get("view") and not news["paused"] else []
                if legal and news["n"] > moved:  # the same position may be shown twice
                    moved = news["n"]
                    live.send(json.dumps({"move": random.choice(legal), "n": moved}))
            print("scores:", news["view"]["scores"])
            break
    except (OSError, WebSocketException):
        time.sleep(1)  # and look at the table again
