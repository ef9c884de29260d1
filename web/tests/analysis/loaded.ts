// The engine as the tests use it; scripts/build-wasm makes it.
import { existsSync, readFileSync } from 'node:fs';
import { Engine } from '../../src/analysis/engine';

const built = new URL('../../src/analysis/engine.wasm', import.meta.url);
if (!existsSync(built)) throw new Error('engine.wasm is not there: run scripts/build-wasm first');

export const engine = await Engine.from(readFileSync(built));
