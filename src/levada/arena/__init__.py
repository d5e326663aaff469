"""Bots against each other: line-ups at rotated seats and common deals, win shares and ratings."""

from levada.arena.studies import compare, ladder, match

__all__ = ["compare", "ladder", "match"]
