// The engine's own thread. It is started when somebody wants an analysis, and fetches the engine then.
import { Desk } from './desk';
import { Engine } from './engine';
import type { ToWorker } from './protocol';

let loading: Promise<Engine> | undefined;

async function fetchEngine(): Promise<Engine> {
    const response = await fetch(new URL('./engine.wasm', import.meta.url));
    if (!response.ok) throw new Error(`engine.wasm: ${String(response.status)}`);
    return Engine.from(await response.arrayBuffer());
}

function engine(): Promise<Engine> {
    loading ??= fetchEngine().catch((error: unknown) => {
        loading = undefined; // so that the next question tries again
        throw error;
    });
    return loading;
}

const desk = new Desk(
    engine,
    (message) => self.postMessage(message),
    () => new Promise((resolve) => setTimeout(resolve)),
);

self.onmessage = (event: MessageEvent<ToWorker>) => void desk.hear(event.data);
