/* What a finger may miss: smaller than 44 px across or down, with something else to press within that room. */
async () => {
    const TAP = 44;
    const SLACK = 1;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

    const PRESSED = "a[href], button, input, select, textarea, summary, [role=button], [role=radio]";
    const OPEN = [".menu > .list", ".right.open", ".popover > .panel"];
    const open = OPEN.map((each) => document.querySelector(each)).find((each) => each !== null);
    const targets = [...(open ?? document).querySelectorAll(PRESSED)]
        .filter(isPressable)
        .map((element) => ({ element, box: hitBox(element) }));
    const found = [];
    for (const { element, box } of targets) {
        if (box.width >= TAP - SLACK && box.height >= TAP - SLACK) continue;
        const room = grown(box);
        const near = targets.find(
            (other) => other.element !== element && !isWithin(element, other.element) && overlap(room, other.box),
        );
        if (near) found.push(`${told(element)} ${size(box)} beside ${told(near.element)}`);
    }
    return found;

    /* Not the board, whose squares are as large as the island allows and whose ditches take the nearest tap;
       not links within a sentence; not what something that is open lies over. */
    function isPressable(element) {
        const style = getComputedStyle(element);
        if (!element.checkVisibility({ visibilityProperty: true }) || style.pointerEvents === "none") return false;
        if (element.closest(".board, [inert]") || element.disabled) return false;
        if (element.matches("p a, li a, dd a") && style.display === "inline") return false;
        const box = element.getBoundingClientRect();
        return box.width > 0 && box.height > 0 && !isHidden(element);
    }
    function isHidden(element) {
        for (let around = element; around; around = around.parentElement)
            if (getComputedStyle(around).clipPath === "inset(50%)") return true;
        return false;
    }
    /* A control that only readers of the screen see is pressed by its label. */
    function hitBox(element) {
        const box = (element.labels?.[0]?.contains(element) ? element.labels[0] : element).getBoundingClientRect();
        const after = getComputedStyle(element, "::after");
        if (after.content === "none" || after.position !== "absolute") return box;
        const [x, y] = [parseFloat(after.width), parseFloat(after.height)];
        const [width, height] = [Math.max(box.width, x || 0), Math.max(box.height, y || 0)];
        return new DOMRect(
            box.x + (box.width - width) / 2,
            box.y + (box.height - height) / 2,
            width,
            height,
        );
    }
    function grown(box) {
        const [width, height] = [Math.max(box.width, TAP), Math.max(box.height, TAP)];
        return new DOMRect(box.x + (box.width - width) / 2, box.y + (box.height - height) / 2, width, height);
    }
    function overlap(one, other) {
        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        return across > SLACK && down > SLACK;
    }
    function isWithin(one, other) {
        return one.contains(other) || other.contains(one);
    }
    function size(box) {
        return `${Math.round(box.width)}×${Math.round(box.height)}`;
    }
    function told(element) {
        const words = element.getAttribute("aria-label") ?? element.textContent;
        return `${element.tagName}.${element.getAttribute("class") ?? ""} '${words.trim().slice(0, 30)}'`;
    }
}
