"""`python -m tests.proxies`: nginx and Caddy in front of a real server, with the files of `deploy`.

A table is played through each by sockets and requests; cookies are for safe connections only; callers
are told apart by the address the proxy has seen, and not by one they make up; an idle socket stays.
"""

import asyncio
import os
import shutil
import ssl
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import orjson
from websockets.asyncio.client import connect
from websockets.typing import Origin

from levada.server.authentication import COOKIE
from tests.server.clients import ME, OPEN
from tests.server.persistent_clients import (
    LONGEST_ANSWER,
    Person,
    RunState,
    make_table,
    new_token,
)
from tests.server.running_server import LONGEST_START, free_port, serving, sqlite

DEPLOY = Path(__file__).parents[1] / "deploy"
WISH = {"game": "exlibris", "seats": [ME, OPEN]}
IDLE = 75.0
"""Seconds without a move: longer than the proxies' own timeouts."""
MOST_PLAYERS = 200
"""No address may make so many without a pause."""


def nginx(home: Path, port: int, server: int) -> tuple[list[str], str]:
    """The command, and its configuration: the file as it is given, but for names and ports."""
    site = (DEPLOY / "nginx.conf").read_text()
    for written, here in (
        ("443", f"127.0.0.1:{port}"),
        ("play.example;", "localhost;"),
        ("/etc/ssl/play.example.pem", f"{home}/certificate"),
        ("/etc/ssl/play.example.key", f"{home}/key"),
        ("127.0.0.1:8000", f"127.0.0.1:{server}"),
    ):
        assert written in site
        site = site.replace(written, here)
    paths = "".join(
        f"{kind}_temp_path {home}/{kind};\n"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    whole = (
        f"pid {home}/pid;\nerror_log {home}/log;\ndaemon off;\nevents {{}}\n"
        f"http {{\naccess_log off;\n{paths}{site}}}\n"
    )
    return ["nginx", "-e", f"{home}/log", "-c"], whole


def caddy(home: Path, port: int, server: int) -> tuple[list[str], str]:
    site = (DEPLOY / "Caddyfile").read_text()
    own = f"localhost:{port} {{\n\tbind 127.0.0.1\n\ttls {home}/certificate {home}/key"
    for written, here in (("play.example {", own), ("127.0.0.1:8000", f"127.0.0.1:{server}")):
        assert written in site
        site = site.replace(written, here)
    options = f"{{\n\tadmin off\n\tauto_https disable_redirects\n\tstorage file_system {home}\n}}\n"
    return ["caddy", "run", "--adapter", "caddyfile", "--config"], options + site


PROXIES: dict[str, Callable[[Path, int, int], tuple[list[str], str]]] = {
    "nginx": nginx,
    "caddy": caddy,
}


def make_certificate(home: Path) -> None:
    """Signed by itself; whatever this process starts or opens believes it."""
    kind = "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2"
    name = "-subj /CN=localhost -addext subjectAltName=DNS:localhost"
    files = f"-keyout {home}/key -out {home}/certificate"
    command = f"openssl {kind} {name} {files}".split()
    subprocess.run(command, check=True, capture_output=True)
    os.environ["SSL_CERT_FILE"] = str(home / "certificate")


@contextmanager
def proxying(name: str, home: Path, server: int) -> Iterator[str]:
    """Its address, once it answers."""
    port = free_port()
    command, configuration = PROXIES[name](home, port, server)
    (home / name).write_text(configuration)
    url = f"https://localhost:{port}"
    with (home / "output").open("wb") as output:
        process = subprocess.Popen([*command, home / name], stdout=output, stderr=output)
    try:
        end = time.monotonic() + LONGEST_START
        while not answers(url):
            assert process.poll() is None, (home / "output").read_text()
            assert time.monotonic() < end, "the proxy does not answer"
            time.sleep(0.05)
        yield url
    finally:
        process.terminate()
        process.wait()


def answers(url: str) -> bool:
    try:
        return httpx.get(f"{url}/readyz").is_success
    except httpx.TransportError:
        return False


def check_requests(url: str) -> None:
    with httpx.Client(base_url=url) as client:
        assert client.get("/metrics").status_code == 404
        assert "<html" in client.get("/").text
        made = client.post("/api/tables", json=WISH)
        assert made.is_success, made.text
        [cookie] = [each for each in made.headers.get_list("set-cookie") if COOKIE in each]
        assert "secure" in cookie.lower(), cookie


def check_addresses(url: str) -> None:
    """One address is held to its rates whatever it says of itself; another is not held for it."""
    assert any(not is_made for is_made in (makes_player(url, n) for n in range(MOST_PLAYERS)))
    assert makes_player(url, 0, own="127.0.0.3")


def makes_player(url: str, number: int, own: str = "127.0.0.2") -> bool:
    made_up = {"X-Forwarded-For": f"203.0.113.{number}", "Forwarded": f"for=203.0.113.{number}"}
    transport = httpx.HTTPTransport(local_address=own, verify=ssl.create_default_context())
    with httpx.Client(base_url=url, transport=transport) as client:
        return client.post("/api/players", json={}, headers=made_up).is_success


async def play_a_table(url: str) -> int:
    """Two people and a bot, by sockets and by requests; the moves acknowledged."""
    async with httpx.AsyncClient(base_url=url, timeout=LONGEST_ANSWER) as requests:
        run = RunState(url, requests, (0.0, 0.0))
        tokens = [await new_token(run) for _ in range(3)]
        table = await make_table(run, {"game": "santiago"}, "ppb", tokens, "random")
        async with asyncio.TaskGroup() as group:
            for seat in (0, 1):
                person = Person(run, table, seat, tokens[seat], thinks_long=False, seed=seat)
                group.create_task(person.play())
        assert run.comebacks == 0, "a socket was cut"
        return len(run.ledger)


async def stay_idle(url: str) -> None:
    """As the page does: from its own origin. A proxy that cuts quiet sockets would end it."""
    async with httpx.AsyncClient(base_url=url) as client:
        made = (await client.post("/api/tables", json=WISH)).json()
        cookie = {"Cookie": f"{COOKIE}={client.cookies[COOKIE]}"}
    address = f"{url.replace('http', 'ws')}/api/tables/{made['table']}/live"
    async with connect(
        address, origin=Origin(url), additional_headers=cookie, ping_interval=None, proxy=None
    ) as socket:
        assert orjson.loads(await socket.recv())["type"] == "table"
        await asyncio.sleep(IDLE)
        await socket.send('{"ping": 1}')
        while orjson.loads(await socket.recv())["type"] != "pong":
            pass


def check_proxy(name: str) -> str:
    with tempfile.TemporaryDirectory() as directory:
        home = Path(directory)
        make_certificate(home)
        with (
            serving(sqlite(home), home / "levada", LEVADA_LIMITS="true") as server,
            proxying(name, home, server.port) as url,
        ):
            check_requests(url)
            moves = asyncio.run(play_a_table(url))
            asyncio.run(stay_idle(url))
            check_addresses(url)
    return (
        f"a game with {moves} acknowledged moves by sockets and requests, a socket quiet for "
        f"{IDLE:.0f} s, a cookie for safe connections, made-up addresses not believed"
    )


def installed() -> list[str]:
    return [name for name in PROXIES if shutil.which(name)]


if __name__ == "__main__":
    for each in installed():
        print(f"{each}: {check_proxy(each)}", flush=True)
