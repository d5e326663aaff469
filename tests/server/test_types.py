"""The page's types are made from the server's schema: this holds the schema, `make page` the types."""

import json
from pathlib import Path

from levada.server.app import create_app
from levada.server.settings import Settings

KEPT = Path("web/openapi.json")


def test_the_page_is_built_for_this_server() -> None:
    anew = "python -m levada.server.openapi > web/openapi.json, then npm run schema in web/"
    assert create_app(Settings()).openapi() == json.loads(KEPT.read_text()), anew
