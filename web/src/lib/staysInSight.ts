/** Something that grows, such as what a choice means, is scrolled to where it would end below the window. */
export function staysInSight(element: HTMLElement): () => void {
    let isNew = true;
    const observer = new ResizeObserver(() => {
        if (!isNew && element.childElementCount > 0) element.scrollIntoView({ block: "nearest" });
        isNew = false;
    });
    observer.observe(element);
    return () => observer.disconnect();
}
