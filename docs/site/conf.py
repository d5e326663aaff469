"""Sphinx's settings for the docs site, which reads what docs/site/staging.py has put together."""

from docs.site.colours import theme_colours
from sphinx.builders.html import StandaloneHTMLBuilder

from levada import __version__

FONTS = {
    "font-stack": '"Source Sans 3", system-ui, "Segoe UI", Roboto, sans-serif',
    "font-stack--headings": '"Alegreya", "Iowan Old Style", Georgia, serif',
}

project = "Levada"
copyright = "the authors of Levada, under the MIT licence"  # noqa: A001 — Sphinx calls it so
version = release = __version__
extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.viewcode"]

myst_heading_anchors = 4
myst_enable_extensions = ["attrs_block", "colon_fence", "fieldlist"]
suppress_warnings = ["misc.highlighting_failure"]  # JSON with parts left out
highlight_language = "text"
default_role = "code"

autodoc_typehints = "signature"
autodoc_member_order = "bysource"
python_maximum_signature_line_length = 72
python_use_unqualified_type_names = True
add_module_names = False
toc_object_entries_show_parents = "hide"

html_theme = "furo"
html_title = "Levada"
html_logo = html_favicon = "_static/levada.svg"
html_static_path = ["_static"]
html_css_files = ["fonts.css", "site.css"]
html_copy_source = False
html_show_sphinx = False
html_theme_options = {
    "light_css_variables": {**FONTS, **theme_colours("light")},
    "dark_css_variables": theme_colours("dark"),
}
pygments_style = "tango"
pygments_dark_style = "monokai"
StandaloneHTMLBuilder.supported_image_types = [
    "image/svg+xml",
    "image/webp",
    *StandaloneHTMLBuilder.supported_image_types,
]
