// "Find me a match": goes on while the reader looks at other pages, and after the connection was gone for a while.
import { link } from '../net/browser';
import type { Agreement, No } from '../net/protocol';
import { router } from '../router/router.svelte';

export interface Wanted {
    agreement: Agreement;
    rated: boolean;
    partner?: string; // the id of the one who plays with me
}

let wanted = $state.raw<Wanted | null>(null);
let listening = false;

async function ask(): Promise<No | null> {
    if (wanted === null) return null;
    const answer = await link.ask({ t: 'find', ...wanted });
    if (answer.t !== 'no') return null;
    wanted = null;
    return answer;
}

function goWhereIPlay(refusal: No | null): void {
    if (refusal?.code === 'already-playing' && refusal.detail !== undefined)
        router.go({ page: 'table', id: refusal.detail });
}

function listen(): void {
    if (listening) return;
    listening = true;
    link.listen(({ message }) => {
        if (message.t !== 'found' && message.t !== 'find-ended') return;
        wanted = null;
        if (message.t === 'found') router.go({ page: 'table', id: message.table });
    });
    // The server forgets who looks when the last connection closes; it may have found the others just before.
    link.onState((state) => {
        if (state === 'open') void ask().then(goWhereIPlay);
    });
}

export const search = {
    get wanted(): Wanted | null {
        return wanted;
    },
    // The refusal, if it was refused.
    async begin(what: Wanted): Promise<No | null> {
        listen();
        wanted = what;
        return ask();
    },
    stop(): void {
        if (wanted === null) return;
        wanted = null;
        void link.ask({ t: 'find', stop: true });
    },
};
