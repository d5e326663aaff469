/* Words that nobody can read whole: cut off by a box around them, outside the window, or run together. */
async () => {
    const SLACK = 1.5;
    const root = document.documentElement;
    const found = [];

    /* What follows the size of the window does so with the next frame. */
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    if (root.scrollWidth > innerWidth) found.push(`the page is ${root.scrollWidth} px wide`);

    const written = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        const element = text.parentElement;
        if (text.data.trim() === "" || element.closest("script, style, option")) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const box = range.getBoundingClientRect();
        if (box.width > 0 && isSeen(element)) written.push({ text, element, box });
    }
    for (const { text, element, box } of written) {
        const fault = faultOf(element, box);
        if (fault) found.push(`${fault}: ${told(element, text.data)}`);
    }
    for (const list of document.querySelectorAll("ol, ul, tr")) {
        const parts = [...list.children].map((part) => written.filter(({ element }) => part.contains(element)));
        parts.forEach((words, n) => {
            for (const { text, element, box } of words)
                if (parts[n + 1]?.some((next) => overlap(box, next.box)))
                    found.push(`run together: ${told(element, text.data)}`);
        });
    }
    return found;

    function told(element, text) {
        return `${text.trim().slice(0, 40)} in ${element.tagName}.${element.getAttribute("class") ?? ""}`;
    }

    /* Not what is there for readers of the screen alone. */
    function isSeen(element) {
        if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
        for (let around = element; around; around = around.parentElement)
            if (getComputedStyle(around).clipPath === "inset(50%)") return false;
        return true;
    }

    /* What part of it can be seen, or scrolled to, through all boxes around it. */
    function faultOf(element, box) {
        const isClipping = (overflow) => overflow === "hidden" || overflow === "clip";
        const isScrolling = (overflow) => overflow === "auto" || overflow === "scroll";
        /* A line's box is higher than its letters. */
        const above = parseFloat(getComputedStyle(element).fontSize) * 0.3;
        let isFixed = false;
        for (let around = element; around && around !== root && !isFixed; around = around.parentElement) {
            const style = getComputedStyle(around);
            /* Shortened on purpose, with an ellipsis: the log has the whole of it. */
            if (style.webkitLineClamp !== "none") return null;
            const edge = around.getBoundingClientRect();
            const isWide = box.left < edge.left - SLACK || box.right > edge.right + SLACK;
            const isTall = box.top < edge.top - above || box.bottom > edge.bottom + above;
            if (isClipping(style.overflowX) && isWide) return "cut off at the side";
            if (isClipping(style.overflowY) && isTall) return "cut off above or below";
            if (isScrolling(style.overflowX) || isScrolling(style.overflowY)) return null;
            isFixed = style.position === "fixed"; /* nothing further out holds it */
        }
        if (box.left < -SLACK || box.right > innerWidth + SLACK) return "outside the window";
        if (box.top + scrollY < -SLACK) return "above the page";
        if (isFixed && box.bottom > innerHeight + SLACK) return "below the window";
        return null;
    }

    function overlap(one, other) {
        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        return across > SLACK && down > one.height * 0.3;
    }
}
