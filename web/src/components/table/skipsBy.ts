/** A press on what is shown skips what is being told; so does Escape, and the space bar where nothing else has it. */

const CONTROLS = "button, a, input, select, textarea, summary, [role=button], [role=radio]";

/** For the space of the board. */
export function skipsBy(skip: () => void): (space: HTMLElement) => () => void {
    return (space) => {
        const press = (event: KeyboardEvent) => {
            const isControl = event.target instanceof Element && event.target.closest(CONTROLS);
            if (event.key === "Escape" || (event.key === " " && !isControl)) skip();
        };
        space.addEventListener("pointerdown", skip);
        addEventListener("keydown", press);
        return () => {
            space.removeEventListener("pointerdown", skip);
            removeEventListener("keydown", press);
        };
    };
}
