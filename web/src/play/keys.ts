// What keys mean, all under one hand: 1–5 take a reserve man, the row below asks for one, the next warns of one.
import type { DropRole } from '../core';
import { reserveOrder } from '../i18n/common';

type Plain = 'flip' | 'swap' | 'type' | 'letGo' | 'readClocks' | 'readReserves' | 'help';
export type KeyAct = { kind: 'arm'; role: DropRole } | { kind: 'command'; what: string } | { kind: Plain };

const rows = { ask: 'qwert', danger: 'asdfg' } as const;
const commands: Readonly<Record<string, string>> = {
    ' ': 'press',
    b: 'pass all',
    z: 'say sit',
    v: 'say flag',
    y: 'say yes',
    j: 'say yes',
    n: 'say no',
    '6': 'say leave resign',
    '7': 'say leave offer-draw',
    '8': 'say leave accept-draw',
    '9': 'say leave mate',
};
const others: Readonly<Record<string, Plain>> = {
    c: 'flip',
    x: 'swap',
    '/': 'type',
    Escape: 'letGo',
    o: 'readClocks',
    p: 'readReserves',
    '?': 'help',
};

export function actOf(key: string): KeyAct | null {
    const lower = key.length === 1 ? key.toLowerCase() : key;
    const digit = reserveOrder[Number(lower) - 1];
    if (/^[1-5]$/.test(lower) && digit) return { kind: 'arm', role: digit };
    for (const [row, keys] of Object.entries(rows)) {
        const role = lower.length === 1 ? reserveOrder[keys.indexOf(lower)] : undefined;
        if (role) return { kind: 'command', what: `say ${row === 'ask' ? 'need' : 'danger'} ${role}` };
    }
    if (Object.hasOwn(commands, lower)) return { kind: 'command', what: commands[lower]! };
    return Object.hasOwn(others, lower) ? { kind: others[lower]! } : null;
}

// The key that a button shows; '' if it has none.
export function keyOf(what: string): string {
    const found = [...'qwertasdfg', ...Object.keys(commands)].find((key) => {
        const act = actOf(key);
        return act?.kind === 'command' && act.what === what;
    });
    return found === ' ' ? '␣' : (found?.toUpperCase() ?? '');
}

// Keys meant for something else: somebody types, or a button has the focus and space is its own.
export function isForElsewhere(event: KeyboardEvent): boolean {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true;
    const target = event.target as HTMLElement | null;
    if (target?.closest('input, textarea, select, [contenteditable]')) return true;
    return event.key === ' ' && target?.closest('button, a, summary') != null;
}
