// Writes sw.js, the service worker of src/offline/worker.js with the list of what this build consists of.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const source = new URL('../src/offline/worker.js', import.meta.url);

// Only those fetch it who want an analysis.
const isEngine = (name: string): boolean => /^assets\/engine-[^/]+\.wasm$/.test(name);

export function offline(): Plugin {
    return {
        name: 'doorgeef-offline',
        apply: 'build',
        generateBundle(_options, bundle) {
            const files = Object.keys(bundle)
                .filter((name) => name.startsWith('assets/') && !isEngine(name))
                .map((name) => `/${name}`)
                .sort();
            const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 12);
            const code = readFileSync(source, 'utf8')
                .replace("'VERSION'", JSON.stringify(version))
                .replace("['FILES']", JSON.stringify(files));
            this.emitFile({ type: 'asset', fileName: 'sw.js', source: code });
        },
    };
}
