"""The server behind a proxy that can hand out a later version of the page, as after an update."""

import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import httpx

VERSION = re.compile(rb'(?<=name="version" content=")\w+')
LATER = b"later" + b"0" * 11
HANDED_ON = ("content-type", "cache-control", "content-security-policy")


class Deployment(ThreadingHTTPServer):
    """One address before and after the update. The later page differs in its version alone."""

    daemon_threads = True

    def __init__(self, behind: str) -> None:
        super().__init__(("127.0.0.1", 0), Handler)
        self.behind = httpx.Client(base_url=behind, headers={"accept-encoding": "identity"})
        [self.version] = VERSION.findall(self.behind.get("/").content)
        self.is_updated = False

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_port}"

    def answer(self, path: str) -> httpx.Response:
        return self.behind.get(path, headers={"accept": "text/html,*/*"})

    def as_deployed(self, body: bytes) -> bytes:
        return body.replace(self.version, LATER) if self.is_updated else body


class Handler(BaseHTTPRequestHandler):
    server: Deployment

    def do_GET(self) -> None:
        answer = self.server.answer(self.path)
        body = self.server.as_deployed(answer.content)
        self.send_response(answer.status_code)
        for name in HANDED_ON:
            if name in answer.headers:
                self.send_header(name, answer.headers[name])
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """Nobody reads it."""


@contextmanager
def deployed(behind: str) -> Iterator[Deployment]:
    with Deployment(behind) as deployment:
        running = threading.Thread(target=deployment.serve_forever)
        running.start()
        yield deployment
        deployment.shutdown()
        running.join()
        deployment.behind.close()
