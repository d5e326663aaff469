"""Tournaments: who meets whom at which seat, what counts, and what their people may do; no store."""
