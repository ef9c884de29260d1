// What an arbiter is to look at, sorted by who needs him.
import type { Call, Table } from '../net/protocol';

export interface Lists {
    calls: readonly Call[]; // the oldest first, as the server tells them; those of another arbiter last
    mine: readonly Table[];
    waiting: readonly Table[];
}

export function listsOf(me: string, calls: readonly Call[], tables: readonly Table[]): Lists {
    const others = (call: Call): number => (call.arbiter !== null && call.arbiter.id !== me ? 1 : 0);
    return {
        calls: [...calls].sort((a, b) => others(a) - others(b)),
        mine: tables.filter(({ arbiter }) => arbiter?.id === me),
        waiting: tables.filter(({ with_arbiter, arbiter }) => with_arbiter && arbiter === null),
    };
}
