"""The endpoints for browsers and programs."""
