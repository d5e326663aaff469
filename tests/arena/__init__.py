"""Bots against each other: what is played, what is counted, and what is said of it."""
