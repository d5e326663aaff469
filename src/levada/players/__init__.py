"""Players of one's own beside the built-in levels: in Python, or as an engine in any language."""
