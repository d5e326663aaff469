/** Whoever goes to another page finds the focus at its heading, as after loading it anew. */

let isFirst = true;

/** For the heading of a page; the first page is the browser's own affair. */
export function focusHeading(heading: HTMLElement): void {
    if (!isFirst) heading.focus({ preventScroll: true });
    isFirst = false;
}
