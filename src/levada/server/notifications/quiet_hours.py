"""When somebody does not want to be disturbed."""

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

MINUTES_A_DAY = 24 * 60


def is_time_zone(name: str) -> bool:
    try:
        ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return False
    return True


def end_of_quiet(at: float, zone: str, start: int | None, end: int | None) -> float | None:
    """When the quiet hours end in which a time falls; none if it falls in none.

    Hours are minutes after midnight in the person's time zone, and may go over midnight.
    """
    if start is None or end is None or start == end:
        return None
    local = datetime.fromtimestamp(at, ZoneInfo(zone))
    minute = local.hour * 60 + local.minute
    if (minute - start) % MINUTES_A_DAY >= (end - start) % MINUTES_A_DAY:
        return None
    wakes = local.replace(hour=end // 60, minute=end % 60, second=0, microsecond=0)
    return (wakes if end > minute else wakes + timedelta(days=1)).timestamp()
