/** Tables made from here: by one press, or as wished. */

import { editionOf } from "../i18n/editionOf";
import { language } from "../i18n/language.svelte";
import { post } from "./api";
import { games } from "./games.svelte";
import { keepLink } from "./tableLinks";
import { me } from "./me.svelte";
import { router } from "./router.svelte";
import type { MadeTable, NewTable, PlayOn, SeatWish } from "./schema";

export type GameName = NewTable["game"];
export type Level = PlayOn["level"];
export const LEVELS: Level[] = ["random", "novice", "regular", "expert"];
/** All but the game and the seats has a value unless told. */
export type NewTableRequest = Pick<NewTable, "game" | "seats"> & Partial<NewTable>;

/** How many bots play against somebody who only wants to play: a choice of this page, not a rule. */
export const BOTS_AT_ONCE: Record<GameName, number> = { santiago: 3, exlibris: 2 };
const BOT = { kind: "bot", level: "regular", name: "" } satisfies SeatWish;

/** Makes the table, keeps its secret, and goes there. */
async function enter(path: string, wish: object): Promise<void> {
    const made = await post<MadeTable>(path, { name: me.name, ...wish });
    me.isKnown = true;
    keepLink(made.table, made.maker_secret);
    router.go(`/t/${made.table}`);
}

export const makeTable = (wish: NewTableRequest): Promise<void> => enter("/api/tables", wish);

/** From a position of a finished game, against bots. */
export const playOn = (table: string, wish: Omit<Required<PlayOn>, "name">): Promise<void> =>
    enter(`/api/tables/${table}/play-on`, wish);

/** The reader against bots, with the coach at hand: what most want who have just come. */
export async function playNow(game: GameName): Promise<void> {
    const bots = Array.from({ length: BOTS_AT_ONCE[game] }, () => BOT);
    const { editions } = (await games.load())[game]!;
    const edition = editionOf(language(), bots.length + 1);
    const options = edition in editions ? { edition } : {};
    return makeTable({ game, options, seats: [{ kind: "me", name: "" }, ...bots], hints: true });
}
