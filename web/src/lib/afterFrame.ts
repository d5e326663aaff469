/** Once the next frame is drawn: places and sizes are known then and cost nothing to ask for, while asking in the
    middle of a change lays the whole page out on the spot. Returns how to call it off. */
export function afterFrame(work: () => void): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => (timer = setTimeout(work)));
    return () => {
        cancelAnimationFrame(frame);
        clearTimeout(timer);
    };
}
