"""`levada admin` beside a running server."""

import json
import time
from pathlib import Path
from typing import Any

import pytest

from levada.cli import admin_records
from levada.fair_deal import seal
from levada.record import read_records
from levada.server.store.tables import TableStore
from tests.server.admin_commands import Admin, lines
from tests.server.clients import ME, OPEN, Clients, play_out
from tests.server.running_server import bots

RECORDS = Path(__file__).parents[1] / "records"


def test_tables_are_listed(admin: Admin, clients: Clients) -> None:
    [ana] = clients("Ana [bold]")
    running = ana.makes("santiago", ME, *bots(2))
    ana.moves(ana.waits(running, lambda table: table["view"]["legal"] != []))
    seen = ana.waits(running, lambda table: table["view"]["legal"] != [])
    gathering = ana.makes("exlibris", ME, OPEN)
    found = {line["table"]: line for line in admin.lists()}
    line = found[running["table"]]
    assert (line["state"], line["game"]) == ("running", "santiago")
    assert line["players"] == ["Ana [bold]", "bot:random", "bot:random"]
    assert line["moves"] == seen["moves"]
    assert abs(line["touched"] - time.time()) < 60
    assert found[gathering["table"]]["state"] == "open"
    only_open = admin.lists("--state", "open")
    assert {line["state"] for line in only_open} == {"open"}


def test_a_list_for_people_has_the_counts_and_the_last_touched(
    admin: Admin, clients: Clients
) -> None:
    [ana] = clients("Ana [bold]")
    table = ana.makes("exlibris", ME, OPEN)
    shown = admin.told("list", "--most", "1", COLUMNS="200").splitlines()
    number = len(admin.lists("--state", "open"))
    assert f"{number} open" in shown[0]
    assert table["table"] in shown[2]
    assert "Ana [bold]" in shown[2]
    assert len(shown) == 3


def test_a_move_taken_back_is_no_move(admin: Admin, clients: Clients) -> None:
    [ana] = clients("Ana")
    table = ana.makes("exlibris", ME, *bots(1))
    seen = ana.waits(table, lambda table: table["view"]["legal"] != [])
    ana.moves(table)
    after = ana.waits(table, lambda table: table["view"]["legal"] != [])
    ana.does("POST take-back", {"to": seen["moves"], "n": after["n"]}, at=table)
    found = {line["table"]: line for line in admin.lists()}
    assert found[table["table"]]["moves"] == seen["moves"]


def test_reports_are_shown_with_what_was_said_until_they_are_closed(
    admin: Admin, clients: Clients
) -> None:
    ana, beto = clients("Ana", "Beto")
    table = ana.makes("exlibris", ME, OPEN)
    beto.joins(table)
    beto.does("POST chat", {"text": "you [red]cheat[/red] :bomb:"}, at=table)
    beto.does("POST chat", {"phrase": "sorry"}, at=table)
    ana.does("POST report", {"text": "he is rude"}, at=table)
    [report] = [each for each in reports(admin) if each["table"] == table["table"]]
    assert report["text"] == "he is rude"
    said = [(each["seat"], each["words"]) for each in report["said"]]
    assert said == [(1, "you [red]cheat[/red] :bomb:"), (1, "sorry")]
    shown = admin.told("reports")
    assert "he is rude" in shown
    assert "seat 1: you [red]cheat[/red] :bomb:" in shown
    assert admin.told("reports", "close", str(report["report"])) == ""
    assert report not in reports(admin)
    assert "there is no report 9999" in admin.refused("reports", "close", "9999")


def reports(admin: Admin) -> list[Any]:
    return lines(admin.told("reports", "--json"))


def test_all_finished_games_are_exported_with_the_proof_of_their_deal(
    admin: Admin, clients: Clients, tmp_path: Path
) -> None:
    ana, beto = clients("Ana Ünlü", "Beto")
    played = play_out(ana.makes("exlibris", ME, *bots(1)), ana)
    stopped = ana.makes("santiago", ME, OPEN, *bots(1))
    beto.joins(stopped)
    for person in (ana, beto):
        person.does("POST votes", {"what": "end"}, at=stopped)
    running = ana.makes("santiago", ME, *bots(2))
    admin.told("export", str(tmp_path / "all.jsonl"))
    exported = [record.as_dict() for record in read_records(tmp_path / "all.jsonl")]
    for table in (played, stopped):
        assert ana.does("GET record", at=table) in exported
    deals = [record["deal"] for record in exported if "deal" in record]
    assert ana.looks(running)["deal"]["hash"] not in [deal["hash"] for deal in deals]
    for record in exported:
        if "deal" in record:
            dealt = record["game"], record["options"], record["setup"]
            assert record["deal"]["hash"] == seal(*dealt, record["deal"]["salt"])
    assert lines(admin.told("export")) == exported


def test_records_are_brought_in_and_can_be_looked_at(
    admin: Admin, clients: Clients, tmp_path: Path
) -> None:
    [ana] = clients("Ana")
    brought = [record for file in sorted(RECORDS.glob("*.json")) for record in read_records(file)]
    file = tmp_path / "records.jsonl"
    file.write_text("".join(f"{record.to_json()}\n" for record in brought))
    before = {line["table"] for line in admin.lists()}
    admin.told("import", str(file))
    new = [line for line in admin.lists() if line["table"] not in before]
    assert len(new) == len(brought)
    assert {line["state"] for line in new} == {"over"}
    exported = admin.told("export").splitlines()
    assert {record.to_json() for record in brought} <= set(exported)
    seen = ana.looks(new[0])
    assert (seen["ended"], seen["mine"], seen["is_maker"]) == ("uploaded", [], False)
    assert ana.does("GET views/0", at=new[0])["n"] == 0
    again = admin.ran("import", str(file))
    assert f"0 games brought in; {len(brought)} were there already" in again.err
    assert len(admin.lists()) == len(before) + len(brought)


def test_a_record_twice_in_a_file_is_brought_in_once(admin: Admin, tmp_path: Path) -> None:
    record = json.loads((RECORDS / "exlibris-end-by-city.json").read_text())
    record["seats"][0] = "Twice"
    (tmp_path / "records.jsonl").write_text(f"{json.dumps(record)}\n" * 2)
    before = len(admin.lists())
    assert (
        "1 games brought in; 1 were there already"
        in admin.ran("import", str(tmp_path / "records.jsonl")).err
    )
    assert len(admin.lists()) == before + 1


def bad_records() -> dict[str, str]:
    [good] = read_records(RECORDS / "exlibris-end-by-city.json")
    whole = good.as_dict()
    forged = {"hash": "0" * 64, "salt": "00"}
    return {
        "expected 'levada/1'": '{"format": "levada/9"}',
        "not JSON": "{",
        "move 1": json.dumps({**whole, "moves": [[0, "fly to the moon"]]}),
        "does not follow": json.dumps({**whole, "deal": forged}),
        "result.scores": json.dumps(
            {**whole, "result": {**whole["result"], "scores": [1] * len(whole["seats"])}}
        ),
    }


@pytest.mark.parametrize("wrong", bad_records())
def test_one_bad_record_and_none_is_brought_in(admin: Admin, tmp_path: Path, wrong: str) -> None:
    good = (RECORDS / "exlibris-end-by-city.json").read_text()
    line = json.dumps(json.loads(good))
    file = tmp_path / "records.jsonl"
    file.write_text(f"{line}\n{line}\n{bad_records()[wrong]}\n{line}\n")
    before = len(admin.lists())
    said = admin.refused("import", str(file))
    assert "line 3" in said
    assert wrong in said
    assert len(admin.lists()) == before


def test_an_import_that_breaks_off_leaves_nothing(
    admin: Admin, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = json.loads((RECORDS / "exlibris-end-by-city.json").read_text())
    games = ({**record, "seats": [f"Ana {n}", *record["seats"][1:]]} for n in range(5))
    (tmp_path / "records.jsonl").write_text("".join(f"{json.dumps(game)}\n" for game in games))
    add_all = TableStore.add_all
    added: list[int] = []

    async def add_some(self: TableStore, new: list[Any]) -> None:
        if added:
            raise OSError(28, "No space left on device")
        await add_all(self, new)
        added.append(len(new))

    monkeypatch.setattr(TableStore, "add_all", add_some)
    monkeypatch.setattr(admin_records, "AT_ONCE", 2)
    before = len(admin.lists())
    arguments = ("import", str(tmp_path / "records.jsonl"))
    assert "No space left on device" in admin.refused(*arguments)
    assert added == [2]
    assert len(admin.lists()) == before


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["list", "--database", "sqlite:////nowhere/tables.db"], "there is no such file"),
        (["list", "--database", "mysql://here"], "--database: expected sqlite:///FILE"),
        (["list", "--state", "asleep"], "--state: 'asleep'; expected open, running, over"),
        (["export", "/nowhere/all.jsonl"], "/nowhere/all.jsonl: No such file or directory"),
        (["import", "/nowhere/all.jsonl"], "/nowhere/all.jsonl: cannot be read"),
        (["backup", "/nowhere/copy.db"], "/nowhere/copy.db: No such file or directory"),
        (["backup", "/"], "/: expected the name of a file"),
        (["purge", "--keep-days", "0"], "--keep-days: Input should be greater than"),
        (["list", "--database", "postgresql://me:secret@127.0.0.1:1/x"], "me:***@127.0.0.1:1/x"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(admin: Admin, arguments: list[str], said: str) -> None:
    line = admin.refused(*arguments)
    assert said in line
    assert "secret" not in line
