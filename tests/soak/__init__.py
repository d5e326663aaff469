"""`make soak`: long runs that are not in CI; each part is a module."""
