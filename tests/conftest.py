"""What holds for all tests: how Hypothesis draws its examples, and marks by folder."""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

MARKED_FOLDERS = ("browser", "server")

# No deadlines and no complaint about slow drawing: a test never fails because the machine is busy.
settings.register_profile(
    "steady",
    derandomize=True,
    database=None,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
# `make soak` looks for new examples; the seed it prints brings them back.
settings.register_profile("exploring", settings.get_profile("steady"), derandomize=False)
settings.load_profile("steady")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """`pytest -m 'not slow and not server and not browser'` is what `make quick` runs."""
    for item in items:
        folder = item.path.relative_to(Path(__file__).parent).parts[0]
        if folder in MARKED_FOLDERS:
            item.add_marker(folder)
