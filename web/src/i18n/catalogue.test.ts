/** What a machine can see of good words: every value said, nothing empty, each language's own signs and plurals. */

import { readdirSync, readFileSync } from "node:fs";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { hu } from "./hu";
import { pl } from "./pl";
import { ru } from "./ru";

const HERE = new URL("./", import.meta.url);
const LANGUAGES = ["en", "de", "pl", "hu", "ru"] as const;
type Language = (typeof LANGUAGES)[number];

const read = (path: string) =>
    ts.createSourceFile(
        path,
        readFileSync(new URL(path, HERE), "utf8"),
        ts.ScriptTarget.Latest,
        true,
    );
const areas = readdirSync(new URL("en/", HERE)).filter((file) => file !== "index.ts");
const sources = Object.fromEntries(
    LANGUAGES.map((language) => [
        language,
        [
            ...areas.map((file) => `${language}/${file}`),
            ...["santiago", "exlibris"].map((game) => `lessons/${language}/${game}.ts`),
        ].map(read),
    ]),
) as Record<Language, ts.SourceFile[]>;

function* within(node: ts.Node): Generator<ts.Node> {
    yield node;
    for (const child of node.getChildren()) yield* within(child);
}
const nodes = (language: Language) => sources[language].flatMap((file) => [...within(file)]);

/** The pieces of text between the values, each with where it stands. */
function pieces(language: Language): { text: string; at: string }[] {
    return nodes(language)
        .filter((node) => ts.isStringLiteral(node) || ts.isTemplateLiteralToken(node))
        .filter(({ parent }) => !ts.isImportDeclaration(parent) && !ts.isLiteralTypeNode(parent))
        .map((node) => {
            const file = node.getSourceFile();
            const { line } = file.getLineAndCharacterOfPosition(node.getStart());
            const { text } = node as ts.LiteralLikeNode;
            return { text, at: `${file.fileName}:${line + 1} ${text}` };
        });
}
const wrong = (language: Language, sign: RegExp) =>
    pieces(language)
        .filter(({ text }) => sign.test(text))
        .map(({ at }) => at);

/** The values of each sentence that it uses, by their order, under the path of its key. */
function valuesUsed(language: Language): Map<string, number[]> {
    const used = new Map<string, number[]>();
    for (const node of nodes(language)) {
        if (!ts.isPropertyAssignment(node) || !ts.isArrowFunction(node.initializer)) continue;
        const { parameters, body } = node.initializer;
        const said = [...within(body)].filter(ts.isIdentifier).map(({ text }) => text);
        const names = parameters.map(({ name }) =>
            ts.isObjectBindingPattern(name)
                ? name.elements.map((element) => element.name.getText())
                : [name.getText()],
        );
        const positions = [...names.keys()].filter((n) =>
            names[n]!.some((name) => said.includes(name)),
        );
        used.set(pathOf(node), positions);
    }
    return used;
}

function pathOf(node: ts.Node): string {
    const steps = [node.getSourceFile().fileName.replace(/^\w+\//, "")];
    for (let at: ts.Node = node; !ts.isSourceFile(at); at = at.parent) {
        if (ts.isPropertyAssignment(at)) steps.splice(1, 0, at.name.getText());
    }
    return steps.join(".");
}

/** The thing after a number that stands apart from it: the same for every number in some languages. */
const SAID_BY_THE_THING = /^exlibris\.ts\.(stack|near\w+)$|^santiago\.ts\.(canals|tiles)Left$/;

describe.each(LANGUAGES)("%s", (language) => {
    test("says every value that English says", () => {
        const own = valuesUsed(language);
        const lost = [...valuesUsed("en")]
            .filter(([path]) => !SAID_BY_THE_THING.test(path))
            .filter(([path, used]) =>
                used.some((n) => own.has(path) && !own.get(path)!.includes(n)),
            )
            .map(([path]) => path);
        expect(lost).toEqual([]);
    });

    test("has no empty text, no double space and no space before a stop", () => {
        expect(wrong(language, / {2}|\n|\t/)).toEqual([]);
        expect(wrong(language, /[^ ] +[,.;:!?](?!json)/)).toEqual([]);
        const empty = nodes(language)
            .filter(ts.isPropertyAssignment)
            .filter(({ initializer }) => ts.isStringLiteral(initializer) && initializer.text === "")
            .map(pathOf);
        expect(empty).toEqual([]);
    });

    const QUOTES = { en: "“”’", de: "„“", pl: "„”", hu: "„”", ru: "«»" }[language];
    test("has quotes of its own", () => {
        const foreign = [..."\"'`“”„‟‘’‚‛«»‹›"].filter((quote) => !QUOTES.includes(quote));
        expect(wrong(language, new RegExp(`[${foreign.join("")}]`))).toEqual([]);
    });

    test("has dashes and points of its own", () => {
        expect(wrong(language, language === "ru" ? /\s[-–]\s/ : /\s[-—]\s/)).toEqual([]);
        /* None begins a line. */
        expect(wrong(language, / [–—] /)).toEqual([]);
        expect(wrong(language, language === "de" ? /[^ ]…|\.\.\./ : / …|\.\.\./)).toEqual([]);
    });
});

test.each(["pl", "ru"] as const)("%s has a form for 1, 2, 5, 12, 21 and 22", (language) => {
    const needed = new Set(
        [1, 2, 5, 12, 21, 22].map((n) => new Intl.PluralRules(language).select(n)),
    );
    const lacking = nodes(language)
        .filter(ts.isCallExpression)
        .filter((call) => call.expression.getText() === "plural")
        .map((call) => call.arguments[1] as ts.ObjectLiteralExpression)
        .filter(({ properties }) => properties.length > 1)
        .filter(({ properties }) => {
            const forms = properties.map(({ name }) => name?.getText());
            return [...needed].some((form) => !forms.includes(form));
        });
    expect(lacking.map((forms) => forms.getText())).toEqual([]);
});

test("counts as each language counts", () => {
    const counts = [1, 2, 5, 12, 21, 22];
    const words = (told: string) => told.replace(/^\d+ /, "");
    expect(counts.map(pl.common.bots).map(words)).toEqual(
        ["bot", "boty", "botów", "botów", "botów", "boty"], //
    );
    expect(counts.map(ru.common.bots).map(words)).toEqual(
        ["бот", "бота", "ботов", "ботов", "бот", "бота"], //
    );
    expect(new Set(counts.map(hu.common.bots).map(words))).toEqual(new Set(["bot"]));
});
