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
    return answer.t === 'no' ? answer : null;
}

function listen(): void {
    if (listening) return;
    listening = true;
    link.listen(({ message }) => {
        if (message.t !== 'found') return;
        wanted = null;
        router.go({ page: 'table', id: message.table });
    });
    // The server forgets who looks when the last connection closes.
    link.onState((state) => {
        if (state === 'open') void ask();
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
        const refusal = await ask();
        if (refusal) wanted = null;
        return refusal;
    },
    stop(): void {
        if (wanted === null) return;
        wanted = null;
        void link.ask({ t: 'find', stop: true });
    },
};
