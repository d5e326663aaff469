/** A press on what is shown, or a key where nothing else has it, skips what is being told. */

const CONTROLS = "button, a, input, select, textarea, summary, [role=button], [role=radio]";
const KEYS = ["Escape", " "];

/** For the space of the board. */
export function skipsBy(skip: () => void): (space: HTMLElement) => () => void {
    return (space) => {
        const press = (event: KeyboardEvent) => {
            const isControl = event.target instanceof Element && event.target.closest(CONTROLS);
            if (KEYS.includes(event.key) && !isControl) skip();
        };
        space.addEventListener("pointerdown", skip);
        addEventListener("keydown", press);
        return () => {
            space.removeEventListener("pointerdown", skip);
            removeEventListener("keydown", press);
        };
    };
}
