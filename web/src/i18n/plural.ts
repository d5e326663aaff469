/** Right plurals and lists: each language has its own forms. What formats them is made once, which is dear. */

export type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

export function pluralOf(language: string): (n: number, forms: Forms) => string {
    const rules = new Intl.PluralRules(language);
    const number = new Intl.NumberFormat(language, { useGrouping: false });
    return (n, forms) => (forms[rules.select(n)] ?? forms.other).replace("#", number.format(n));
}

export function listOf(language: string): (parts: string[]) => string {
    const format = new Intl.ListFormat(language);
    return (parts) => format.format(parts);
}
