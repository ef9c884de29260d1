// The core for pages: fetched once, from our own server.

import { Core } from './index';

let loading: Promise<Core> | undefined;

export function loadCore(): Promise<Core> {
    loading ??= fetchCore().catch((error: unknown) => {
        loading = undefined; // so that a page can try again
        throw error;
    });
    return loading;
}

async function fetchCore(): Promise<Core> {
    const response = await fetch(new URL('./doorgeef.wasm', import.meta.url));
    if (!response.ok) throw new Error(`doorgeef.wasm: ${String(response.status)}`);
    return Core.from(await response.arrayBuffer());
}
