"""The page's types are made from the server's schema: this holds the schema, `make page` the types."""

import json
from pathlib import Path

from levada.server.api.response_types import REFERENCE, answer_definitions
from levada.server.app import create_app
from levada.server.settings import Settings
from levada.server.socket_messages import message_definitions

KEPT = Path("web/openapi.json")


def test_the_page_is_built_for_this_server() -> None:
    anew = "python -m levada.server.openapi > web/openapi.json, then npm run schema in web/"
    assert create_app(Settings()).openapi() == json.loads(KEPT.read_text()), anew


def test_a_name_means_the_same_in_messages_and_in_answers() -> None:
    answers, messages = answer_definitions(), message_definitions(REFERENCE)
    shared = answers.keys() & messages.keys()
    assert "View" in shared
    assert all(answers[name] == messages[name] for name in shared)
