"""Light and dark, by the system's preference or chosen by hand: the same values either way."""

import json

import pytest

from tests.browser.conftest import Visit

READ_VALUES = """() => {
    const names = new Set();
    const collect = (rules) => {
        for (const rule of rules) {
            if (rule.style) for (const name of rule.style) if (name.startsWith("--")) names.add(name);
            if (rule.cssRules) collect(rule.cssRules);
        }
    };
    for (const sheet of document.styleSheets) collect(sheet.cssRules);
    const style = getComputedStyle(document.documentElement);
    const values = [...names].map((name) => [name, style.getPropertyValue(name)]);
    return { ...Object.fromEntries(values), "color-scheme": style.colorScheme };
}"""


def values_of(visit: Visit, system: str, chosen: str = "system") -> dict[str, str]:
    """Every custom property of the root, in one theme."""
    visitor = visit(color_scheme=system)
    kept = json.dumps(json.dumps({"theme": chosen}))
    visitor.page.add_init_script(f"localStorage.setItem('levada.settings', {kept})")
    page = visitor.opens("/")
    page.get_by_role("heading", level=1).wait_for()
    values: dict[str, str] = page.evaluate(READ_VALUES)
    return values


@pytest.mark.parametrize(("system", "other"), [("light", "dark"), ("dark", "light")])
def test_a_theme_chosen_by_hand_has_the_values_of_the_system_s(
    visit: Visit, system: str, other: str
) -> None:
    preferred = values_of(visit, system)
    assert preferred["color-scheme"] == system
    assert values_of(visit, other, chosen=system) == preferred
    assert values_of(visit, other)["--ink"] != preferred["--ink"]
