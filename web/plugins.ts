/** What the build adds to the page: compressed files, what the service worker keeps, the app's manifests. */

import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type * as Manifest from "./manifest.ts";
import { runnerImport, type Plugin, type Rollup } from "vite";

const MANIFEST = join(import.meta.dirname, "manifest.ts");
export const WORKER = "service-worker";
/** A chunk of one language alone: its words, or its lessons. */
const WORDS = /\/i18n\/(?:lessons\/)?([a-z]{2})(?:\/|\.ts$)/;
/** Letters beyond those of Western Europe come with the languages that need them. */
const FONTS: [RegExp, string[]][] = [
    [/-cyrillic-/, ["ru"]],
    [/-latin-ext-/, ["pl", "hu"]],
];

/** Compresses once what the server would otherwise compress for every reader. */
export function compressed(): Plugin {
    let folder = "";
    return {
        name: "compressed",
        apply: "build",
        configResolved: ({ root, build }) => void (folder = join(root, build.outDir)),
        closeBundle() {
            for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
                if (!/\.(html|js|css|svg|txt|webmanifest)$/.test(name)) continue;
                const file = join(folder, name);
                const plain = readFileSync(file);
                writeFileSync(`${file}.br`, brotliCompressSync(plain));
                writeFileSync(`${file}.gz`, gzipSync(plain, { level: 9 }));
            }
        },
    };
}

/** Names the version of the page, in the document and in the service worker, and lists what belongs to it. */
export function shell(): Plugin {
    return {
        name: "shell",
        apply: "build",
        enforce: "post",
        generateBundle(_, bundle) {
            const worker = bundle[`${WORKER}.js`] as Rollup.OutputChunk;
            const index = bundle["index.html"] as Rollup.OutputAsset;
            const parts = Object.values(bundle).filter(({ fileName }) =>
                /^assets\/.*\.(js|css|svg|woff2)$/.test(fileName),
            );
            const version = createHash("sha256")
                .update(
                    parts
                        .map(({ fileName }) => fileName)
                        .sort()
                        .join(),
                )
                .update(String(index.source))
                .update(worker.code)
                .digest("hex")
                .slice(0, 16);
            const list = JSON.stringify({ version, ...byLanguage(parts) });
            worker.code = `const SHELL = ${list};\n${worker.code}`;
            index.source = String(index.source).replace(
                "</head>",
                `    <meta name="version" content="${version}" />\n    </head>`,
            );
        },
    };
}

/** What every reader needs, and what only those of a language do. */
function byLanguage(parts: (Rollup.OutputChunk | Rollup.OutputAsset)[]) {
    const languages: Record<string, string[]> = {};
    const files: string[] = [];
    for (const part of parts) {
        const needing = languagesOf(part);
        if (needing.length === 0) files.push(`/${part.fileName}`);
        for (const language of needing) (languages[language] ??= []).push(`/${part.fileName}`);
    }
    return { files, languages };
}

function languagesOf(part: Rollup.OutputChunk | Rollup.OutputAsset): string[] {
    if (part.type === "asset")
        return FONTS.find(([pattern]) => pattern.test(part.fileName))?.[1] ?? [];
    const found = new Set(part.moduleIds.map((id) => WORDS.exec(id)?.[1]));
    const [only] = found;
    return found.size === 1 && only !== undefined ? [only] : [];
}

/** A manifest in each language; the icons are named by their content, as everything that does not change. */
export function manifests(): Plugin {
    return {
        name: "manifests",
        apply: "build",
        transformIndexHtml: () => [
            {
                tag: "link",
                attrs: { rel: "manifest", href: "/app/en.webmanifest" },
                injectTo: "head",
            },
        ],
        async generateBundle() {
            const { module } = await runnerImport<typeof Manifest>(MANIFEST);
            const addressOf = (file: string): string => {
                const source = readFileSync(join(import.meta.dirname, "src/icons", file));
                const icon = this.emitFile({ type: "asset", name: file, source });
                return `/${this.getFileName(icon)}`;
            };
            for (const [language, manifest] of Object.entries(module.manifestsWith(addressOf))) {
                const source = JSON.stringify(manifest);
                const fileName = `app/${language}.webmanifest`;
                this.emitFile({ type: "asset", fileName, source });
            }
        },
    };
}
