"""Questions about the games, answered by games among bots: estimates with intervals, and pictures."""

from levada.study.ask import bids, board, islands, option, palms, seat
from levada.study.result import StudyResult

__all__ = ["StudyResult", "bids", "board", "islands", "option", "palms", "seat"]
