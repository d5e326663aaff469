"""`levada admin reports`: what players have reported, beside what was said."""

import json
from datetime import UTC, datetime
from typing import Any

from levada.cli.console import out, remarks
from levada.cli.errors import UsageError
from levada.cli.server_database import read_settings, with_store
from levada.server.chat_message import ChatMessage
from levada.server.store.store import Store

LAST_MESSAGES = 10


def show_reports(database: str | None, *, as_json: bool) -> None:
    found = with_store(read_settings({"database": database}), open_reports)
    for report in found:
        if as_json:
            out.out(json.dumps(report, ensure_ascii=False), highlight=False)
        else:
            show(report)
    if not found:
        remarks.print("no report is open")


async def open_reports(store: Store) -> list[dict[str, Any]]:
    return [
        {
            "report": report.id,
            "table": report.table_id,
            "about": report.about,
            "at": report.at,
            "text": report.text,
            "said": [spoken(message) for message in await last_messages(store, report.table_id)],
        }
        for report in await store.chat.open_reports()
    ]


async def last_messages(store: Store, table_id: str | None) -> list[ChatMessage]:
    return [] if table_id is None else await store.chat.latest(table_id, (), 0, LAST_MESSAGES)


def spoken(message: ChatMessage) -> dict[str, Any]:
    words = message.text or " ".join(map(str, [message.phrase, *(message.values or {}).values()]))
    return {"seat": message.seat, "at": message.at, "words": words}


def show(report: dict[str, Any]) -> None:
    about = report["about"] or f"table {report['table']}"
    lines = [f"report {report['report']}, {moment(report['at'])}, {about}"]
    lines.append(f"  {report['text'] or '(without a word)'}")
    lines += [
        f"  {moment(said['at'])}  seat {said['seat']}: {said['words']}" for said in report["said"]
    ]
    out.out("\n".join(lines), highlight=False)


def moment(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M")


def close_report(database: str | None, number: int) -> None:
    async def close(store: Store) -> bool:
        return await store.chat.close_report(number)

    if not with_store(read_settings({"database": database}), close):
        raise UsageError(f"there is no report {number}")
    remarks.print(f"report {number} is closed")
