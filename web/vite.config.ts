import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { linkPieces } from "./linkPieces.ts";
import { compressed, manifests, shell, WORKER } from "./plugins.ts";

// The package serves what is built here; in development Vite does, and hands the API on.
export default defineConfig({
    plugins: [svelte(), manifests(), shell(), linkPieces(), compressed()],
    build: {
        outDir: "../src/levada/server/page",
        emptyOutDir: true,
        target: "es2022",
        assetsInlineLimit: 0, // the page's policy allows no inlined fonts or scripts
        modulePreload: { polyfill: false },
        rolldownOptions: {
            input: { index: "index.html", [WORKER]: "src/serviceWorker.ts" },
            output: {
                // The service worker's address never changes: the browser asks there for a newer one.
                entryFileNames: ({ name }) =>
                    name === WORKER ? "[name].js" : "assets/[name]-[hash].js",
            },
        },
    },
    server: {
        proxy: { "/api": { target: process.env.LEVADA_API ?? "http://127.0.0.1:8000", ws: true } },
    },
    test: { include: ["src/**/*.test.ts"] },
});
