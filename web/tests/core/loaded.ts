// The core as the tests use it; scripts/build-wasm makes it.

import { existsSync } from 'node:fs';

import { loadCore } from '../../src/core/node';

export const repository = new URL('../../../', import.meta.url);

const built = new URL('web/src/core/doorgeef.wasm', repository);
if (!existsSync(built)) throw new Error('doorgeef.wasm is not there: run scripts/build-wasm first');

export const core = await loadCore(built);

/** The value of an answer that must be one. */
export function value<T>(answer: { ok: true; value: T } | { ok: false; problem: unknown }): T {
    if (!answer.ok) throw new Error(`refused: ${JSON.stringify(answer.problem)}`);
    return answer.value;
}
