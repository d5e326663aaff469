"""The questions, a module each."""
