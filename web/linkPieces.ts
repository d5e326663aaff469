/** Writes what the server draws pictures of links from beside the page, by the page's own components. */

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { createServer, type Plugin } from "vite";

const FILE = "link_pieces.json";

export function linkPieces(): Plugin {
    let root = "";
    return {
        name: "link-pieces",
        apply: "build",
        configResolved: (config) => void (root = config.root),
        async generateBundle() {
            const server = await createServer({
                configFile: false,
                root,
                appType: "custom",
                logLevel: "error",
                plugins: [svelte()],
                optimizeDeps: { noDiscovery: true },
                server: { middlewareMode: true, hmr: false, watch: null },
            });
            const { pieces } = await server.ssrLoadModule("/src/linkPicture/pieces.ts");
            await server.close();
            this.emitFile({ type: "asset", fileName: FILE, source: JSON.stringify(pieces) });
        },
    };
}
