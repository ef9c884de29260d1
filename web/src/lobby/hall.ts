// The lobby as the server tells it: a value that each message makes anew.
import type { Live, ServerMessage, Table } from '../net/protocol';

export interface Hall {
    readonly told: boolean; // the server has said what there is
    readonly tables: readonly Table[]; // public ones
    readonly matches: readonly Live[];
}

export const emptyHall: Hall = { told: false, tables: [], matches: [] };

function withOne<T extends { id: string }>(list: readonly T[], one: T): readonly T[] {
    const known = list.some(({ id }) => id === one.id);
    return known ? list.map((old) => (old.id === one.id ? one : old)) : [one, ...list];
}

function without<T extends { id: string }>(list: readonly T[], gone: string): readonly T[] {
    return list.filter(({ id }) => id !== gone);
}

// Also tells of tables that are not public, if this page watches one: those are not for the lobby.
export function fold(hall: Hall, message: ServerMessage): Hall {
    switch (message.t) {
        case 'lobby':
            return { told: true, tables: message.tables, matches: message.matches };
        case 'table':
            return message.table.public ? { ...hall, tables: withOne(hall.tables, message.table) } : hall;
        case 'table-gone':
            return { ...hall, tables: without(hall.tables, message.table) };
        case 'live':
            return { ...hall, matches: withOne(hall.matches, message.match) };
        case 'live-gone':
            return { ...hall, matches: without(hall.matches, message.match) };
        default:
            return hall;
    }
}

// Tables where somebody can still sit down come first, the fullest of them before the others: there it begins soonest.
export function openTables(tables: readonly Table[]): Table[] {
    const free = (table: Table): number => Object.values(table.seats).filter((seat) => !seat).length;
    const rank = (table: Table): number => (free(table) === 0 ? 9 : free(table));
    return tables
        .filter(({ state }) => state !== 'playing')
        .sort((a, b) => rank(a) - rank(b) || b.created - a.created);
}

// The two boards of 'FEN | FEN', as boards draw them: without reserves and what follows.
export function placements(bfen: string): string[] {
    return bfen.split('|').map((fen) => fen.trim().split(' ')[0]!.replace(/\[.*$/, ''));
}
