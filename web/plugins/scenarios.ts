// All scenarios of the tests as one module: `import scenarios from 'virtual:scenarios'`, a text for each name. One module,
// because hundreds of them are slow to load while developing and testing.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const wanted = 'virtual:scenarios';
const resolved = `\0${wanted}`;
const folder = fileURLToPath(new URL('../../tests/scenarios/', import.meta.url));

export function scenarios(): Plugin {
    return {
        name: 'doorgeef-scenarios',
        resolveId: (id) => (id === wanted ? resolved : undefined),
        load(id) {
            if (id !== resolved) return undefined;
            const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
                .filter((name) => name.endsWith('.match'))
                .sort();
            const texts = names.map((name) => [
                name.replace(/\.match$/, ''),
                readFileSync(folder + name, 'utf8'),
            ]);
            return `export default ${JSON.stringify(Object.fromEntries(texts))};`;
        },
    };
}
