"""The API's own pages: every endpoint with what it does, and the schemas."""

from functools import cache
from html import escape
from typing import Any

from fastapi import APIRouter, Request
from starlette.responses import HTMLResponse, Response

from levada.server.api.dependencies import OperatorOnly
from levada.server.api.responses import answer
from levada.server.socket_messages import protocol_schema

router = APIRouter(include_in_schema=False, dependencies=[OperatorOnly])
STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem;
       color: #22303a; background: #eef4f6; }
h1 { font-size: 2rem; margin: 0; } h2 { margin-top: 2rem; font-size: 1.2rem; }
table { border-collapse: collapse; width: 100%; background: #fff; }
td { padding: .4rem .6rem; border-top: 1px solid #d5e0e4; vertical-align: top; }
code { white-space: nowrap; } td:first-child { width: 4rem; font-weight: 600; }
@media (prefers-color-scheme: dark) {
  body { color: #dbe6ea; background: #12202a; } table { background: #1b2c38; }
  td { border-color: #2c4250; } a { color: #7cc4e8; } }
@media (max-width: 40rem) { td { display: block; border: 0; } code { white-space: normal; } }
"""


@router.get("/api")
async def page(request: Request) -> Response:
    return HTMLResponse(rendered(request.app))


@router.get("/api/page.css")
async def style() -> Response:
    return Response(STYLE, media_type="text/css")


@router.get("/api/openapi.json")
async def schema(request: Request) -> Response:
    return answer(request.app.openapi())


@router.get("/api/protocol.json")
async def protocol() -> Response:
    """The JSON schema of the socket's messages, both ways."""
    return answer(protocol_schema())


@cache
def rendered(app: Any) -> str:
    schema = app.openapi()
    tags: dict[str, list[str]] = {}
    for path, methods in schema["paths"].items():
        for method, endpoint in methods.items():
            line = row(method, path, endpoint.get("description", ""))
            tags.setdefault(endpoint["tags"][0], []).append(line)
    parts = "".join(
        f"<h2>{escape(tag.capitalize())}</h2><table>{''.join(rows)}</table>"
        for tag, rows in tags.items()
    )
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        '<title>Levada: the API</title><link rel="stylesheet" href="/api/page.css"></head><body>'
        f"<h1>Levada {escape(schema['info']['version'])}</h1>"
        f"<p>{escape(schema['info']['description'])} "
        'Types of requests and answers: <a href="/api/openapi.json">OpenAPI schema</a>; '
        'of the socket\'s messages: <a href="/api/protocol.json">JSON schema</a>.</p>'
        f"{parts}</body></html>"
    )


def row(method: str, path: str, text: str) -> str:
    return (
        f"<tr><td>{method.upper()}</td><td><code>{escape(path)}</code></td>"
        f"<td>{escape(text)}</td></tr>"
    )
