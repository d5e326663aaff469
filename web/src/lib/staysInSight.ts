/** Something that grows, such as what a choice means, is scrolled to where it would end below the window. */
export function staysInSight(element: HTMLElement): () => void {
    const observer = new ResizeObserver(() => {
        if (element.childElementCount > 0) element.scrollIntoView({ block: "nearest" });
    });
    observer.observe(element);
    return () => observer.disconnect();
}
