import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// The package serves what is built here; in development Vite does, and hands the API on.
export default defineConfig({
    plugins: [svelte()],
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
