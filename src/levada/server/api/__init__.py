"""The doors for browsers and programs."""
