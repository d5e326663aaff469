"""The colours of the page itself, under the names that the theme of the docs site gives them."""

import re
from typing import Literal

from docs.site.pages import ROOT

TOKENS = ROOT / "web/src/styles/tokens.css"
TOKEN = re.compile(r"--([\w-]+): var\(--if-light, (#\w+)\)\s+var\(--if-dark, (#\w+)\)")
ROLES = {
    "color-background-primary": "panel",
    "color-background-secondary": "panel-2",
    "color-background-hover": "panel-3",
    "color-background-border": "line",
    "color-foreground-primary": "ink",
    "color-foreground-secondary": "ink-2",
    "color-foreground-muted": "ink-3",
    "color-foreground-border": "line-strong",
    "color-brand-primary": "primary",
    "color-brand-content": "primary",
    "color-brand-visited": "primary",
    "color-link": "primary",
    "color-link--hover": "primary-hover",
    "color-sidebar-background": "panel-2",
    "color-sidebar-item-background--current": "primary-soft",
    "color-sidebar-item-background--hover": "panel-3",
    "color-code-background": "panel-2",
    "color-code-foreground": "ink",
    "color-highlight-on-target": "sun-soft",
    "color-highlighted-background": "sun-soft",
    "color-api-name": "primary",
    "color-api-pre-name": "ink-3",
    "color-api-background": "panel-2",
    "color-table-header-background": "panel-2",
    "color-table-border": "line",
    "color-admonition-background": "primary-soft",
}


def theme_colours(light: Literal["light", "dark"]) -> dict[str, str]:
    tokens = {name: values for name, *values in TOKEN.findall(TOKENS.read_text("utf-8"))}
    return {role: tokens[token][light == "dark"] for role, token in ROLES.items()}
