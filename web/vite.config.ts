import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { offline } from './plugins/offline.ts';
import { scenarios } from './plugins/scenarios.ts';

const server = 'http://localhost:8080';

export default defineConfig({
    plugins: [svelte(), scenarios(), offline()],
    build: {
        target: 'es2022',
        // The policy of the server allows no inline script, so nothing may put one in.
        modulePreload: { polyfill: false },
        rolldownOptions: { checks: { pluginTimings: false } },
    },
    worker: { format: 'es' },
    // `npm run dev` beside `build/doorgeef serve --origin http://localhost:5173`.
    server: { proxy: { '/api': server, '/ws': { target: server, ws: true } } },
    test: { include: ['tests/**/*.test.ts'], environment: 'node' },
});
