import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** Compresses once what the server would otherwise compress for every reader. */
function compressed(): Plugin {
    let folder = "";
    return {
        name: "compressed",
        apply: "build",
        configResolved: ({ root, build }) => void (folder = join(root, build.outDir)),
        closeBundle() {
            for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
                if (!/\.(html|js|css|svg|txt)$/.test(name)) continue;
                const file = join(folder, name);
                const plain = readFileSync(file);
                writeFileSync(`${file}.br`, brotliCompressSync(plain));
                writeFileSync(`${file}.gz`, gzipSync(plain, { level: 9 }));
            }
        },
    };
}

// The package serves what is built here; in development Vite does, and hands the API on.
export default defineConfig({
    plugins: [svelte(), compressed()],
    build: {
        outDir: "../src/levada/server/page",
        emptyOutDir: true,
        target: "es2022",
        assetsInlineLimit: 0, // the page's policy allows no inlined fonts or scripts
        modulePreload: { polyfill: false },
    },
    server: {
        proxy: { "/api": { target: process.env.LEVADA_API ?? "http://127.0.0.1:8000", ws: true } },
    },
    test: { include: ["src/**/*.test.ts"] },
});
