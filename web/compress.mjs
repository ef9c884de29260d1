// node compress.mjs FOLDER: writes FILE.gz and FILE.br beside every file that becomes smaller by it.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const worthIt = /\.(html|js|css|svg|json|wasm|webmanifest)$/;

for (const name of readdirSync(process.argv[2], { recursive: true })) {
    const path = join(process.argv[2], String(name));
    if (!worthIt.test(path) || !statSync(path).isFile()) continue;
    const bytes = readFileSync(path);
    const packed = { gz: gzipSync(bytes, { level: 9 }), br: brotliCompressSync(bytes) };
    for (const [ending, smaller] of Object.entries(packed)) {
        if (smaller.length < bytes.length) writeFileSync(`${path}.${ending}`, smaller);
    }
}
