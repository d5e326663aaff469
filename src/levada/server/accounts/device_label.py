"""What a browser calls itself, in plain words: all that is kept of it."""

from levada.server.user_text import cleaned

LONGEST_LABEL = 64
BROWSERS = {
    "Edg": "Edge",
    "OPR/": "Opera",
    "SamsungBrowser": "Samsung Internet",
    "Firefox/": "Firefox",
    "FxiOS": "Firefox",
    "Chrome/": "Chrome",
    "CriOS": "Chrome",
    "Safari/": "Safari",
}
"""By a word of the header: the first that is in it, as many browsers name others too."""
SYSTEMS = {
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Android": "Android",
    "Windows": "Windows",
    "Mac OS X": "macOS",
    "CrOS": "ChromeOS",
    "Linux": "Linux",
}


def device_label(user_agent: str) -> str:
    """Such as `Firefox, Linux`; of a program, the name it gives."""
    found = [
        next((name for word, name in words.items() if word in user_agent), "")
        for words in (BROWSERS, SYSTEMS)
    ]
    if not any(found):
        return cleaned(user_agent.partition("/")[0], LONGEST_LABEL)
    return ", ".join(filter(None, found))
