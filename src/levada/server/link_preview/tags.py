"""The tags that messengers and other sites read of a page: Open Graph, and Twitter's names for it."""

from html import escape

from levada.server.link_preview.picture import HEIGHT, WIDTH
from levada.server.link_preview.words import LinkText

LOCALES = {"en": "en_GB", "de": "de_DE", "pl": "pl_PL", "hu": "hu_HU", "ru": "ru_RU"}
PLAIN_TITLE = "<title>Levada</title>"


def with_tags(page: str, said: LinkText, address: str, picture: str) -> str:
    """The page with what its link shows; whatever people have typed is escaped."""
    tags = {
        "og:site_name": "Levada",
        "og:type": "website",
        "og:locale": LOCALES[said.language],
        "og:url": address,
        "og:title": said.title,
        "og:description": said.text,
        "og:image": picture,
        "og:image:type": "image/png",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": said.picture_text,
        "twitter:card": "summary_large_image",
        "twitter:title": said.title,
        "twitter:description": said.text,
        "twitter:image": picture,
    }
    lines = "".join(tag(name, value) for name, value in tags.items())
    titled = page.replace(PLAIN_TITLE, f"<title>{escape(said.title)}</title>", 1)
    return titled.replace("</head>", f"{lines}</head>", 1)


def tag(name: str, value: str) -> str:
    kind = "property" if name.startswith("og:") else "name"
    return f'<meta {kind}="{name}" content="{escape(value)}" />\n'
