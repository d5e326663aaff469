/** For a panel that opens beside its button: wherever that is, the panel stays within the window. */

const EDGE = 8;

export function keepInside(panel: HTMLElement): () => void {
    function place(): void {
        panel.style.translate = "none";
        const { left, right, top } = panel.getBoundingClientRect();
        const outside = left < EDGE ? EDGE - left : Math.min(0, innerWidth - EDGE - right);
        panel.style.translate = `${outside}px`;
        panel.style.maxHeight = `${innerHeight - top - EDGE}px`;
    }
    place();
    window.addEventListener("resize", place);
    return () => window.removeEventListener("resize", place);
}
