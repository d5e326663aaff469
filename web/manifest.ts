/** What a device shows of Levada once it is installed. */

import { de } from "./src/i18n/de";
import { en } from "./src/i18n/en";
import { hu } from "./src/i18n/hu";
import { pl } from "./src/i18n/pl";
import { ru } from "./src/i18n/ru";

const CATALOGUES = { en, de, pl, hu, ru };
/** Drawn from one picture by `src/icons/draw.py`. */
const ICONS = [
    { file: "icon-192.png", sizes: "192x192", purpose: "any" },
    { file: "icon-512.png", sizes: "512x512", purpose: "any" },
    { file: "maskable-192.png", sizes: "192x192", purpose: "maskable" },
    { file: "maskable-512.png", sizes: "512x512", purpose: "maskable" },
];
/** The sea by day. By night the document's own theme-color is the one that counts. */
const SEA = "#C3E0E1";

/** A manifest in each language; an icon is found at the address of its file. */
export function manifestsWith(addressOf: (file: string) => string) {
    const icons = ICONS.map(({ file, sizes, purpose }) => ({
        src: addressOf(file),
        sizes,
        purpose,
        type: "image/png",
    }));
    const common = {
        id: "/",
        name: "Levada",
        short_name: "Levada",
        start_url: "/",
        scope: "/",
        display: "standalone",
        theme_color: SEA,
        background_color: SEA,
        categories: ["games"],
        icons,
    };
    const manifests = Object.entries(CATALOGUES).map(([lang, { start, common: words }]) => [
        lang,
        {
            ...common,
            lang,
            description: start.lede,
            shortcuts: [
                { name: start.makeTable, url: "/new" },
                { name: words.myGames, url: "/games" },
                { name: words.learn, url: "/learn" },
            ],
        },
    ]);
    return Object.fromEntries(manifests) as Record<string, object>;
}
