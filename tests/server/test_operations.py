"""The pages and files for whoever runs a server say what is so."""

import configparser
import re
import shlex
import textwrap
from pathlib import Path

import pytest
from prometheus_client.metrics import MetricWrapperBase

from levada.cli.admin import admin
from levada.server import metrics
from levada.server.authentication import COOKIE
from levada.server.settings import Settings
from levada.server.store.schema import metadata

ROOT = Path(__file__).parents[2]
OPERATIONS = (ROOT / "docs" / "operations.md").read_text()
PRIVACY = (ROOT / "docs" / "privacy.md").read_text()
UNIT = (ROOT / "deploy" / "levada.service").read_text()
CONTAINERFILE = (ROOT / "deploy" / "Containerfile").read_text()
BESIDE_SETTINGS = {"LEVADA_CACHE"}


def variable(setting: str) -> str:
    return f"LEVADA_{setting.upper()}"


@pytest.mark.parametrize("setting", Settings.model_fields)
def test_every_setting_is_in_the_table(setting: str) -> None:
    [row] = [
        line for line in OPERATIONS.splitlines() if line.startswith(f"| `{variable(setting)}`")
    ]
    _, flag, default, _ = [cell.strip() for cell in row.strip("|").split("|")]
    assert f"`--{setting.replace('_', '-')}`" in flag
    field = Settings.model_fields[setting]
    if setting == "database":
        assert default == "a file in the user's data directory"
    elif isinstance(field.default, tuple):
        assert default.strip("`") == (",".join(field.default) or "none")
    else:
        assert default.strip("`") == (str(field.default).lower() or "none")


def test_no_other_variable_is_named() -> None:
    named = set(re.findall(r"LEVADA_[A-Z_]+", OPERATIONS + UNIT + CONTAINERFILE))
    assert named == {variable(setting) for setting in Settings.model_fields} | BESIDE_SETTINGS


def test_every_command_is_in_the_table() -> None:
    commands = [
        each.name or each.callback.__name__ for each in admin.registered_commands if each.callback
    ]
    groups = [
        each.typer_instance.info.name for each in admin.registered_groups if each.typer_instance
    ]
    assert {"list", "import", "backup"} < set(commands)
    for name in [*commands, *groups]:
        assert f"| `levada admin {name}" in OPERATIONS


def test_every_metric_is_in_the_table() -> None:
    counted = [each for each in vars(metrics).values() if isinstance(each, MetricWrapperBase)]
    names = {family.name for each in counted for family in each.describe()}
    rows = re.findall(r"^\| `(levada_[a-z_]+)`", OPERATIONS, re.MULTILINE)
    assert {row.removesuffix("_total") for row in rows} == names


def test_the_days_on_the_privacy_page_are_those_of_the_settings() -> None:
    days = re.findall(r"(\d+) days", PRIVACY)
    fields = Settings.model_fields
    assert days == [str(fields["keep_days"].default), str(fields["abandon_days"].default)]
    assert f"`{COOKIE}`" in PRIVACY


def test_nothing_about_people_is_kept_that_the_privacy_page_does_not_name() -> None:
    """A column that is new here belongs on the page too, if it is about somebody."""
    about_people = {
        "players": {"id", "name", "created"},
        "devices": {"id", "player_id", "fingerprint", "label", "created", "seen"},
        "accounts": {
            "player_id", "name", "folded", "kind", "owner_id", "created", "renamed", "closed",
        },
        "passkeys": {
            "id", "player_id", "credential", "site", "public_key", "sign_count", "label",
            "created", "used",
        },
        "challenges": {"challenge", "player_id", "name", "expires"},
        "codes": {"player_id", "fingerprint", "expires"},
        "follows": {"player_id", "followed_id"},
        "waiting": {
            "player_id", "name", "account", "is_program", "game", "wish", "since", "seen", "table_id",
        },
        "audit": {"id", "at", "actor", "action", "subject", "player_id", "details"},
        "invitations": {"table_id", "player_id", "by_id", "at"},
        "outbox": {"id", "player_id", "kind", "subject", "values", "once", "written", "due"},
        "push_subscriptions": {
            "id", "player_id", "endpoint", "public_key", "auth", "origin", "created",
        },
        "webhooks": {
            "id", "player_id", "table_id", "url", "shape", "secret", "origin", "created",
        },
        "mail_addresses": {"player_id", "address", "is_confirmed", "fingerprint", "asked"},
        "notification_settings": {
            "player_id", "language", "time_zone", "quiet_from", "quiet_until", "kinds", "feed",
        },
        "silenced_tables": {"player_id", "table_id"},
        "attendance": {"table_id", "seat", "player_id"},
        "messages": {"id", "table_id", "player_id", "seat", "phrase", "values", "text", "at"},
        "mutes": {"player_id", "muted_id"},
        "tournament_players": {"tournament_id", "player_id"},
        "rated_seats": {
            "table_id", "seat", "player_id", "level", "place", "points_before", "points",
            "uncertainty", "games", "weight",
        },
        "ratings": {"game", "player_id", "points", "uncertainty", "games"},
        "profiles": {"player_id", "shows_games", "shows_history"},
        "reports": {"id", "table_id", "about", "player_id", "text", "at", "closed"},
    }  # fmt: skip
    kept = {
        name: set(table.columns.keys())
        for name, table in metadata.tables.items()
        if name == "players" or "player_id" in table.columns
    }
    assert kept == about_people


def test_the_unit_starts_the_server_and_lets_it_stop() -> None:
    unit = configparser.RawConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment, method-assign]
    unit.read_string(UNIT)
    service = unit["Service"]
    assert shlex.split(service["ExecStart"])[1:] == ["serve"]
    assert service["KillMode"] == "mixed"
    assert int(service["TimeoutStopSec"]) > 20
    assert "MemoryDenyWriteExecute" not in service, "rules are compiled in memory"
    assert service["StateDirectory"] in "sqlite:////var/lib/levada/tables.db"
    assert service["Restart"] == "always", "a clean end that nobody asked for is none"
    assert {"MemoryMax", "TasksMax"} <= service.keys()


def test_the_container_serves_as_a_user_without_rights() -> None:
    lines = CONTAINERFILE.splitlines()
    assert lines.index("USER levada") < lines.index("RUN levada warm")
    assert 'CMD ["levada", "serve"]' in lines
    assert "/readyz" in CONTAINERFILE
    copied = re.findall(r"^COPY ([^-\s]\S*)", CONTAINERFILE, re.MULTILINE)
    assert copied == ["requirements", "."]


def test_no_sources_stay_in_the_container() -> None:
    _, last = CONTAINERFILE.split("\nFROM ${BASE}\n")
    assert re.findall(r"^COPY .*", last, re.MULTILINE) == [
        "COPY --from=build /opt/levada /opt/levada"
    ]


def test_what_is_installed_comes_by_its_hash() -> None:
    for told in (OPERATIONS, CONTAINERFILE):
        for line in re.findall(r".*bin/pip install.*", told):
            assert "--require-hashes" in line or "--no-deps --no-build-isolation ." in line


def test_the_page_shows_the_configuration_of_the_proxy_as_it_is() -> None:
    caddyfile = (ROOT / "deploy" / "Caddyfile").read_text()
    assert textwrap.indent(caddyfile, "    ") in OPERATIONS
