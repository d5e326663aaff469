/** Something the server is asked for by a button: nothing else meanwhile, and a refusal is said. */

import { tellRefusal } from "./refusalText";

export class Doing {
    isBusy = $state(false);

    async run(what: () => Promise<void>): Promise<void> {
        this.isBusy = true;
        try {
            await what();
        } catch (why) {
            tellRefusal(why);
        } finally {
            this.isBusy = false;
        }
    }
}
