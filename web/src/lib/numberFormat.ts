/** Numbers as they are written: with a real minus. */

/** `12`, `−3` */
export const figure = (number: number): string => (number < 0 ? `−${-number}` : String(number));

/** `+3`, `0`, `−1` */
export const signed = (number: number): string => (number > 0 ? `+${number}` : figure(number));
