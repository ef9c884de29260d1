// What a reader has to fetch before a page stands, packed as the server sends it. Sizes, so no machine is too slow for it.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';

const assets = fileURLToPath(new URL('../dist/assets/', import.meta.url));
const names = readdirSync(assets).filter((name) => /\.(js|wasm)$/.test(name));
const packed = (name: string): number => gzipSync(readFileSync(assets + name), { level: 9 }).length;
const kib = (bytes: number): number => Math.ceil(bytes / 1024);

// A script and every script that it cannot do without.
function closure(name: string, found = new Set<string>()): Set<string> {
    if (found.has(name)) return found;
    found.add(name);
    const code = readFileSync(assets + name, 'utf8');
    for (const [, needed] of code.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g))
        closure(needed!, found);
    return found;
}

const index = readFileSync(`${assets}../index.html`, 'utf8');
const entry = /src="\/assets\/([^"]+\.js)"/.exec(index)![1]!;
const pages = readdirSync(fileURLToPath(new URL('../src/pages/', import.meta.url))).map((file) =>
    file.replace('.svelte', ''),
);

// Scripts of the page's own name; one of them may be a part of it.
const scriptsOf = (page: string): string[] =>
    names.filter((name) => name.startsWith(`${page}-`) && name.endsWith('.js'));

test.each(pages)('%s is there after at most 250 KB of script', (page) => {
    const all = closure(entry);
    for (const script of scriptsOf(page)) closure(script, all);
    expect(scriptsOf(page).length).toBeGreaterThan(0);
    expect(kib([...all].reduce((sum, name) => sum + packed(name), 0))).toBeLessThanOrEqual(250);
});

const modules = (name: string): string[] =>
    names.filter((file) => file.startsWith(`${name}-`) && file.endsWith('.wasm'));

test.each([
    ['doorgeef', 400], // the core
    ['engine', 150],
])('%s.wasm takes at most %i KB', (name, most) => {
    expect(modules(name)).toHaveLength(1);
    expect(kib(packed(modules(name)[0]!))).toBeLessThanOrEqual(most);
});

test('nobody fetches the engine beforehand', () => {
    const offline = readFileSync(`${assets}../sw.js`, 'utf8');
    expect(offline).toContain(modules('doorgeef')[0]);
    expect(offline).not.toContain(modules('engine')[0]);
});
