// Who this browser is, and the live link that goes with it.
import { link } from '../net/browser';
import { http, type Answer, type Me } from '../net/http';
import type { LinkState } from '../net/link';
import type { Call, Person } from '../net/protocol';
import { remembered } from '../preferences/remembered.svelte';

const isName = (value: unknown): value is string => typeof value === 'string';
const guestName = remembered('guest', '', isName);

let me = $state.raw<Me | null>(null);
let asked = $state(false);
let linkState = $state<LinkState>('closed');
let calls = $state.raw<readonly Call[]>([]);
let bots = $state.raw<readonly Person[]>([]);

function became(answer: Answer<Me>): Answer<Me> {
    if (answer.ok) {
        me = answer.value;
        if (me.kind === 'guest') guestName.value = me.name;
        link.restart();
    }
    return answer;
}

function left(answer: Answer<null>): Answer<null> {
    if (answer.ok) {
        me = null;
        calls = [];
        link.restart();
    }
    return answer;
}

export const session = {
    get me(): Me | null {
        return me;
    },
    // False until the server has said whether we are somebody.
    get known(): boolean {
        return asked;
    },
    get link(): LinkState {
        return linkState;
    },
    get isArbiter(): boolean {
        return me?.roles.includes('arbiter') ?? false;
    },
    // Players who are waiting for an arbiter, for whoever is one.
    get calls(): readonly Call[] {
        return calls;
    },
    // Programs that can be given a seat.
    get bots(): readonly Person[] {
        return bots;
    },
    // The name that was used last, to begin a form with.
    get guestName(): string {
        return guestName.value;
    },

    async begin(): Promise<void> {
        link.onState((state) => (linkState = state));
        link.listen(({ message }) => {
            if (message.t === 'calls') calls = message.calls;
            if (message.t !== 'welcome') return;
            bots = message.bots ?? [];
            // When we asked over HTTP the server could not say who we are.
            if (asked && !me && message.you) void session.refresh();
        });
        link.start();
        await session.refresh();
    },

    async refresh(): Promise<void> {
        const answer = await http.me();
        if (answer.ok) me = answer.value;
        else if (answer.code === 'log-in-first') me = null;
        asked = true;
    },

    becomeGuest: async (name: string) => became(await http.becomeGuest(name)),
    register: async (account: { name: string; password: string; email?: string }) =>
        became(await http.register(account)),
    logIn: async (name: string, password: string) => became(await http.logIn(name, password)),
    logOut: async (everywhere = false) => left(await http.logOut(everywhere)),
    deleteMe: async (password?: string) => left(await http.deleteMe(password)),

    async change(change: Parameters<typeof http.changeMe>[0]): Promise<Answer<Me>> {
        const answer = await http.changeMe(change);
        if (answer.ok) me = answer.value;
        return answer;
    },
};
