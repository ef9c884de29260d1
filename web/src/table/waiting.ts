// What a table is waiting for before it begins.
import type { Table } from '../net/protocol';

export type Waiting =
    | { for: 'seats'; missing: number }
    | { for: 'arbiter' }
    | { for: 'ready' }
    | { for: 'connection'; name: string }
    | { for: 'nothing' };

export function waitingFor(table: Table): Waiting {
    const seats = Object.values(table.seats);
    const missing = seats.filter((seat) => !seat).length;
    if (missing > 0) return { for: 'seats', missing };
    if (table.with_arbiter && table.arbiter === null) return { for: 'arbiter' };
    if (seats.some((seat) => seat && !seat.ready)) return { for: 'ready' };
    const away = seats.find((seat) => seat && !seat.connected);
    return away ? { for: 'connection', name: away.name } : { for: 'nothing' };
}
