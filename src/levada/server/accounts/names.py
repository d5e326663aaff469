"""Public names of accounts: which are allowed, and which look the same."""

import unicodedata

from levada.server.refusals import bad
from levada.server.user_text import cleaned_name

SHORTEST_NAME = 2
JOINING = " -_.'’"
"""What may stand between letters and digits, and at no end."""
LOOK_ALIKES = str.maketrans(
    "авгекмнорстухіјѕԁԛԝһь" + "αβεηικνορτυχγωσ" + "01",
    "abrekmhopctyxijsdqwhb" + "abenikvoptuxywo" + "ol",
)
"""Cyrillic and Greek letters, and digits, that are drawn like Latin ones."""
SAME = (("rn", "m"), ("vv", "w"), ("cl", "d"), ("i", "l"))
JAPANESE, KOREAN = {"CJK", "HIRAGANA", "KATAKANA"}, {"CJK", "HANGUL"}
RESERVED = (
    "levada", "santiago", "exlibris", "admin", "administrator", "administrador", "operator",
    "operátor", "оператор", "админ", "администратор", "moderator", "модератор", "mod", "root",
    "staff", "support", "help", "official", "system", "server", "security", "owner", "betreiber",
    "organiser", "organizer", "everybody", "everyone", "nobody", "niemand", "nikt", "senki", "никто",
    "anonymous", "guest", "gast", "gość", "vendég", "гость", "player", "account", "deleted",
    "gelöscht", "unknown", "none", "null", "undefined", "me", "you", "bot", "bots", "robot",
    "program",
)  # fmt: skip
"""Names that would be taken for the server itself, for a bot or for nobody."""


def folded(name: str) -> str:
    """The same for all names that could be taken for one another."""
    apart = unicodedata.normalize("NFKD", name).casefold()
    letters = "".join(letter for letter in apart if letter.isalnum()).translate(LOOK_ALIKES)
    for pair, one in SAME:
        letters = letters.replace(pair, one)
    return letters


RESERVED_FOLDED = frozenset(map(folded, RESERVED))


def checked_name(text: str) -> str:
    """A name as it will be shown; a Refusal says what is wrong with it."""
    name = cleaned_name(text)
    if len(name) < SHORTEST_NAME or len(folded(name)) < SHORTEST_NAME:
        raise bad("name_short", f"a name has {SHORTEST_NAME} letters or more", least=SHORTEST_NAME)
    if strange := next((sign for sign in name if not is_allowed(sign)), None):
        raise bad("name_signs", "a name has letters, digits, blanks and - _ . '", sign=strange)
    if name[0] in JOINING or name[-1] in JOINING or not is_one_script(name):
        raise bad("name_mixed", "a name is of one script, with letters or digits at both ends")
    if folded(name) in RESERVED_FOLDED:
        raise bad("name_reserved", "this name would be taken for somebody else's", name=name)
    return name


def is_allowed(sign: str) -> bool:
    return sign in JOINING or unicodedata.category(sign)[0] in "LM" or sign.isdecimal()


def is_one_script(name: str) -> bool:
    """Names of letters begin with their script, such as LATIN SMALL LETTER A."""
    scripts = {unicodedata.name(sign, "").partition(" ")[0] for sign in name if sign.isalpha()}
    return len(scripts) <= 1 or scripts <= JAPANESE or scripts <= KOREAN
