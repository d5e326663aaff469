import type { Catalogue } from "../catalogue";
import { about } from "./about";
import { account } from "./account";
import { app } from "./app";
import { notifications } from "./notifications";
import { common } from "./common";
import { errors } from "./errors";
import { events } from "./events";
import { exlibris } from "./exlibris";
import { learn } from "./learn";
import { make } from "./make";
import { mine } from "./mine";
import { people } from "./people";
import { privacy } from "./privacy";
import { ratings } from "./ratings";
import { reasons } from "./reasons";
import { replay } from "./replay";
import { santiago } from "./santiago";
import { start } from "./start";
import { table } from "./table";
import { tournaments } from "./tournaments";
import { welcome } from "./welcome";

export const pl: Catalogue = {
    common,
    app,
    account,
    start,
    make,
    mine,
    notifications,
    about,
    people,
    privacy,
    errors,
    events,
    exlibris,
    replay,
    ratings,
    reasons,
    learn,
    table,
    santiago,
    tournaments,
    welcome,
};
