"""Levada as a library: matches, records, simulation."""
