"""Play is what it was: `levada bench` signs fixed games of every table, and this is its signature."""

from levada.cli.bench import signature

SIGNATURE_OF_PLAY = "6d3b4faa9b3f9e11"
PLAY_HAS_CHANGED = """
The same deals no longer lead to the same results: play, or the drawing of chance, has changed.
If that was not meant, a rule is broken. If it was: raise the `version` in the game's `game.py`,
put the new signature in SIGNATURE_OF_PLAY here and in the commit message, and say in CHANGELOG.md
what plays differently. Records written before must still replay (tests/records).
"""


def test_the_signature_of_play_is_the_one_kept_here() -> None:
    assert signature() == SIGNATURE_OF_PLAY, PLAY_HAS_CHANGED
