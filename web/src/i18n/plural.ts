/** Right plurals: each language has its own forms, and picks among them by number. */

export type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

export function pluralOf(language: string): (n: number, forms: Forms) => string {
    const rules = new Intl.PluralRules(language);
    const number = new Intl.NumberFormat(language, { useGrouping: false });
    return (n, forms) => (forms[rules.select(n)] ?? forms.other).replace("#", number.format(n));
}
