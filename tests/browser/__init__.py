"""The page as people meet it: a real browser, a real server."""
