/** A name at the end of a question; nothing for somebody who gave none. */
export const addressed = (name: string): string => (name === "" ? "" : `, ${name}`);
