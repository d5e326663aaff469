/* All that can be read or heard on the page and has letters. */
() => {
    const NAMED = ["aria-label", "aria-valuetext", "alt", "title", "placeholder"];
    /* What was said aloud stays as it was said. */
    const NOT_READ = "script, style, select, code, input, .sr[aria-live]";
    const found = new Set([document.title]);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode())
        if (!text.parentElement.closest(NOT_READ)) found.add(text.data.trim());
    for (const name of NAMED)
        for (const element of document.querySelectorAll(`[${name}]`))
            found.add(element.getAttribute(name));
    return [...found].filter((text) => /\p{L}{2}/u.test(text));
}
