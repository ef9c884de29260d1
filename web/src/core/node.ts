// The core for tests and scripts under Node.

import { readFile } from 'node:fs/promises';

import { Core } from './index';

export async function loadCore(
    path: string | URL = new URL('./doorgeef.wasm', import.meta.url),
): Promise<Core> {
    return Core.from(await readFile(path));
}
