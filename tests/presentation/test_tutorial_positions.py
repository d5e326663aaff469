"""The positions of the tutorials are what the rules make of their stories."""

import importlib.util
import json
from pathlib import Path
from types import ModuleType

POSITIONS = Path(__file__).parents[2] / "web" / "src" / "components" / "learn" / "positions"


def generator() -> ModuleType:
    spec = importlib.util.spec_from_file_location("generate", POSITIONS / "generate.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_positions_are_up_to_date() -> None:
    assert [
        path.name
        for path, text in generator().written().items()
        if not path.exists() or path.read_text() != text
    ] == []


def test_every_edition_has_its_own_crops_palms_and_offers() -> None:
    for edition, options in generator().EDITIONS.items():
        steps = json.loads((POSITIONS / f"santiago-{edition}.json").read_text())
        views = [step["before"]["view"] for step in steps]
        assert {view["edition"] for view in views} == {edition}
        assert ("coconut" in json.dumps(steps)) is (edition == "trefl")
        assert bool(views[1]["palms"]) is options["palms"]
