/** Colours as a program reads them that knows no variables: those of the day, from the page's own tokens. */

const TOKEN = /--([\w-]+):\s*([^;]+);/g;
const BY_DAY = /var\(--if-light, (.+?)\) var\(--if-dark/s;
const VARIABLE = /var\(--([\w-]+)(?:, ([^()]+))?\)/g;
const MIXED = /color-mix\(in srgb, (#\w+) (\d+)%, (#\w+)\)/g;

export type Colours = Record<string, string>;

export function coloursByDay(tokens: string): Colours {
    return Object.fromEntries(
        [...tokens.matchAll(TOKEN)].map(([, name, value]) => [
            name!,
            BY_DAY.exec(value!)?.[1] ?? value!,
        ]),
    );
}

/** A drawing with every variable and mixture replaced; one that nobody has named is a mistake. */
export function plain(drawing: string, colours: Colours): string {
    const replaced = drawing.replace(VARIABLE, (_, name: string, usual?: string) => {
        const colour = colours[name] ?? usual;
        if (colour === undefined) throw new Error(`no colour is called --${name}`);
        return plain(colour, colours);
    });
    return replaced.replace(MIXED, (_, one: string, part: string, other: string) =>
        mixed(one, Number(part) / 100, other),
    );
}

function mixed(one: string, part: number, other: string): string {
    const parts = (colour: string) => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
    const [here, there] = [parts(one), parts(other)];
    const sums = here.map((value, n) => Math.round(value * part + there[n]! * (1 - part)));
    return `#${sums.map((sum) => sum.toString(16).padStart(2, "0")).join("")}`;
}
