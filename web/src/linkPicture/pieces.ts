/** What the server composes pictures of tables from, and the words it says of a link: made by the build, which
    runs this file, from the page's own drawings and texts. What differs from piece to piece is in braces. */

import { render } from "svelte/server";
import type { Component } from "svelte";
import art from "../art.svg?raw";
import furrows from "../furrows.svg?raw";
import tokens from "../styles/tokens.css?raw";
import ExLibrisPicture from "../components/ExLibrisPicture.svelte";
import IslandContents from "../components/exlibris/IslandContents.svelte";
import IslandShore from "../components/exlibris/IslandShore.svelte";
import { STICKS } from "../components/exlibris/islandOutlines";
import SantiagoPicture from "../components/SantiagoPicture.svelte";
import CanalFlow from "../components/santiago/CanalFlow.svelte";
import Canals from "../components/santiago/Canals.svelte";
import Ground from "../components/santiago/Ground.svelte";
import IslandBackground from "../components/santiago/IslandBackground.svelte";
import PlantedTiles from "../components/santiago/PlantedTiles.svelte";
import Laurel from "../components/table/Laurel.svelte";
import { de } from "../i18n/de";
import { en } from "../i18n/en";
import { hu } from "../i18n/hu";
import { pl } from "../i18n/pl";
import { ru } from "../i18n/ru";
import type { Catalogue } from "../i18n/catalogue";
import { cornerOf, crossingAt, CROSSINGS, pathOf, SQUARES } from "../lib/boardGeometry";
import { OF_BOTS } from "../lib/playerNames";
import lettering from "./lettering.svg?raw";
import { coloursByDay, plain } from "./plainColours";

const COLOURS = coloursByDay(tokens);
const SEATS = [1, 2, 3, 4, 5];
const ISLANDS = ["A", "B", "C", "D", "E"];
const CROPS = Object.keys(COLOURS)
    .filter((name) => /^crop-[a-z]+$/.test(name))
    .map((name) => name.slice("crop-".length));
const FIRST = "a1";
const SEGMENT = "A1-B1";
/** The symbols whose colours are a seat's or an island's own. */
const SYMBOL = /<symbol id="([\w-]+)".*?<\/symbol>/gs;

const seatColours = (seat: number) => ({
    ...COLOURS,
    c: `var(--seat-${seat})`,
    e: `var(--seat-${seat}-edge)`,
    k: `var(--seat-${seat}-ink)`,
});
const islandColours = (letter: string) => ({
    ...COLOURS,
    c: `var(--isle-${letter})`,
    k: `var(--isle-${letter}-ink)`,
    hole: `var(--isle-${letter})`,
});

function coloursOf(symbol: string): Record<string, string> {
    const [, kind, which] = /^(mark|isle)-(\w)$/.exec(symbol) ?? [];
    if (kind === "mark") return seatColours(Number(which));
    return kind === "isle" ? islandColours(which!) : COLOURS;
}

/** Not what takes its colours from where it is used: cards. */
function symbols(): string {
    return [...art.matchAll(SYMBOL)]
        .filter(([, name]) => !/^(ui-(?!bot|plus)|book|seeker|card)/.test(name!))
        .map(([drawing, name]) => plain(drawing, coloursOf(name!)))
        .join("");
}

/** An island in a picture has colours of its own, by its class. */
const ISLAND = /<svg class="isle(\w)".*?<\/svg>/gs;

function drawn<Props extends Record<string, unknown>>(
    what: Component<Props>,
    props: Props,
    colours = COLOURS,
): string {
    // Without the marks that a browser needs to go on with what was begun elsewhere.
    const markup = render(what as Component<Record<string, unknown>>, { props })
        .body.replace(/<!--.*?-->/g, "")
        .replace(ISLAND, (island, letter: string) => plain(island, islandColours(letter)));
    return plain(markup, colours);
}

const inside = (svg: string) => svg.replace(/<!--.*?-->/gs, "").match(/<defs>(.*)<\/defs>/s)![1]!;

const NOTHING = { fresh: [], parched: [], watered: [], counting: false, small: false };
function planted(board: object, dried: string[], palms: string[]): string {
    const view = { board, dried, palms } as never;
    const signs = new Map();
    return drawn(PlantedTiles as never, {
        view,
        signs,
        palms: new Set(palms),
        isDim: () => false,
        ...NOTHING,
    });
}

/** A tile on the first square by its name, markers and palm; the markers are of the seat in braces. */
function tiles(): Record<string, string> {
    const made: Record<string, string> = {};
    for (const crop of CROPS)
        for (const planters of [1, 2])
            for (let markers = 0; markers <= planters; markers++)
                for (const palm of [false, true]) {
                    const tile = `${crop}${planters}`;
                    const seat = markers > 0 ? 0 : null;
                    made[`${tile} ${markers} ${palm ? "palm" : "bare"}`] = planted(
                        { [FIRST]: [tile, seat, markers] },
                        [],
                        palm ? [FIRST] : [],
                    ).replaceAll("#mark-1", "#mark-{seat}");
                }
    return made;
}

function canals(): string {
    const props = { canals: [SEGMENT], spring: "" };
    const both = drawn(Canals, props) + drawn(CanalFlow, props);
    const [from, to] = SEGMENT.split("-").map((crossing) => crossingAt(crossing));
    return both
        .replaceAll(pathOf(SEGMENT), "{path}")
        .replaceAll(`M${from!.x} ${from!.y}H${to!.x}`, "{path}");
}

const islands = (): Record<string, string> =>
    Object.fromEntries(
        ISLANDS.map((colour) => [
            colour,
            drawn(IslandShore, { colour }, islandColours(colour.toLowerCase())),
        ]),
    );

/** What lies on an island, by its sticks, village and city. */
function contents(): Record<string, string> {
    const made: Record<string, string> = {};
    for (let sticks = 0; sticks <= STICKS.length; sticks++)
        for (const village of [true, false])
            for (const city of [true, false])
                made[`${sticks} ${Number(village)} ${Number(city)}`] = drawn(IslandContents, {
                    sticks,
                    village,
                    city,
                });
    return made;
}

const MOST_SEATS = 5;
/** The texts of a link in one language. */
function words(t: Catalogue) {
    const numbers = Array.from({ length: MOST_SEATS + 1 }, (_, n) => n);
    return {
        games: t.common.games,
        editions: t.common.editions,
        guest: t.common.guest,
        bots: numbers.map((n) => t.common.bots(n)),
        seatsFree: numbers.map((n) => t.common.seatsFree(n)),
        length: t.welcome.lengthOf,
        about: t.start.about,
        start: { title: t.start.title, text: t.start.lede },
        learn: { title: t.learn.title, text: t.table.learnIt },
        ...t.welcome.link,
        atTable: t.welcome.link.atTable("{names}"),
        notifications: notificationWords(t),
    };
}

const upTo = (most: number, said: (n: number) => string) =>
    Array.from({ length: most + 1 }, (_, n) => said(n));
/** What is said to people who are away. What is asked is said as the table asks it. */
function notificationWords(t: Catalogue) {
    const { planting, bribery, minutes, ...said } = t.notifications.said;
    const { ask } = t.santiago;
    const santiago = (edition: string) => ({
        canal: ask.canal(edition),
        auction: ask.auction(""),
        planting,
        leftover: ask.leftOver,
        bribery,
        overseer: ask.overseer(edition),
        extra: ask.extra(edition),
    });
    const editions = Object.keys(t.common.editions);
    const exlibris = { play: t.exlibris.ask, closing: t.exlibris.ask };
    return {
        ...said,
        asked: Object.fromEntries([
            ["exlibris", exlibris],
            ...editions.map((edition) => [`santiago ${edition}`, santiago(edition)]),
        ]),
        minutes: upTo(119, minutes),
        hours: upTo(47, t.table.hours),
        days: upTo(30, t.table.days),
        timeLeft: t.table.timeLeft("{time}"),
    };
}

const plainColour = (name: string) => plain(`var(--${name})`, COLOURS);
const SHADES = ["sea", "sea-line", "panel", "panel-3", "line-strong", "ink", "ink-2", "water"];
const CHOOSABLE = ["sun", "sun-soft", "sun-text"];

export const pieces = {
    colours: Object.fromEntries([...SHADES, ...CHOOSABLE].map((name) => [name, plainColour(name)])),
    soft: SEATS.map((seat) => plainColour(`seat-${seat}-soft`)),
    symbols: symbols() + inside(lettering),
    patterns: plain(inside(furrows), COLOURS),
    laurel: drawn(Laurel, { seat: 0 }).replaceAll("#mark-1", "#mark-{seat}"),
    santiago: {
        sample: drawn(SantiagoPicture, {}),
        ground:
            drawn(IslandBackground, {}) +
            drawn(Ground, { covered: new Set<string>(), coords: false }),
        corners: Object.fromEntries(SQUARES.map((square) => [square, cornerOf(square)])),
        crossings: Object.fromEntries(CROSSINGS.map((name) => [name, crossingAt(name)])),
        canals: canals(),
        spring: '<use href="#spring" x="-29" y="-29" width="58" height="58"/>',
        dried: planted({}, [FIRST], []),
        palm: planted({}, [], [FIRST]),
        tiles: tiles(),
    },
    exlibris: {
        sample: drawn(ExLibrisPicture, {}),
        islands: islands(),
        contents: contents(),
    },
    bots: OF_BOTS,
    words: Object.fromEntries(
        Object.entries({ en, de, pl, hu, ru }).map(([language, t]) => [language, words(t)]),
    ),
};
