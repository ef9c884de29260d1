// The worker in a page. Building makes files of it and of the engine; neither is fetched before it is started.
import type { Port } from './analyst';

export function openWorker(): Port {
    return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'engine' });
}
