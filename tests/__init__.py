"""The tests of Levada."""
