/** Every word of the page. English says what there is; a language that lacks something does not build. */

import type { en } from "./en";

/** The same keys with the same values to fill in, in whatever words. */
type InAnyWords<Part> = Part extends string
    ? string
    : Part extends (...values: infer Values) => string
      ? (...values: Values) => string
      : { [Key in keyof Part]: InAnyWords<Part[Key]> };

export type Catalogue = InAnyWords<typeof en>;
export type Area<Name extends keyof Catalogue> = Catalogue[Name];
