// What of all that teammates could say is shown as buttons: what the core does not rule out for this ruleset.
import type { Refusal } from '../core';
import { signalButtons } from '../i18n/signals';

export interface Allowed {
    open: boolean;
    closed: boolean; // a game has ended, and with it all talk (KNSB 9.1)
    need: boolean;
    danger: boolean;
    text: boolean;
    others: readonly (keyof typeof signalButtons)[];
}

export function signalsOf(commands: ReadonlyMap<string, Refusal | null>): Allowed {
    const code = (what: string): string =>
        commands.has(what) ? (commands.get(what)?.code ?? '') : 'unknown';
    const may = (what: string): boolean => code(what) === '';
    const others = (Object.keys(signalButtons) as (keyof typeof signalButtons)[]).filter(may);
    const [need, danger, text] = [may('say need P'), may('say danger P'), may('say text ""')];
    return {
        open: need || danger || text || others.length > 0,
        closed: code('say need P') === 'communication-closed',
        need,
        danger,
        text,
        others,
    };
}
