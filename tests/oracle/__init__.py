"""The rules a second time, the obvious way: so the engine has something to be compared with."""
