// With an account preferences go along to every browser: taken from it when we know who we are, kept in it when they change.
import { untrack } from 'svelte';
import { chosenLanguage } from '../i18n/language.svelte';
import { preferences } from '../preferences/preferences.svelte';
import type { Remembered } from '../preferences/remembered.svelte';
import { session } from './session.svelte';

const { sounds, ...others } = preferences;
const all: Readonly<Record<string, Remembered<unknown>>> = {
    language: chosenLanguage,
    ...others,
    ...Object.fromEntries(Object.entries(sounds).map(([name, one]) => [`sound.${name}`, one])),
};

const settleMs = 1000; // whoever tries things out changes them more than once

let account: string | null = null;
let kept = '';

// What somebody chose. The rest, his browser's language first of all, is for each browser to say.
function now(): Record<string, unknown> {
    const chosen = Object.entries(all).filter(([, one]) => one.chosen);
    return Object.fromEntries(chosen.map(([name, { value }]) => [name, value]));
}

// The same for the same settings, in whatever order they come.
function textOf(settings: Readonly<Record<string, unknown>>): string {
    return JSON.stringify(Object.fromEntries(Object.entries(settings).sort(([a], [b]) => (a < b ? -1 : 1))));
}

// For an effect: it follows the account and every preference.
export function carrySettings(): (() => void) | undefined {
    const { me } = session;
    if (me?.kind !== 'account') {
        account = null;
        return undefined;
    }
    if (account !== me.id) {
        account = me.id;
        const stored = me.settings ?? {};
        untrack(() => Object.entries(stored).forEach(([name, value]) => all[name]?.take(value)));
        kept = textOf(stored);
    }
    const text = textOf(now());
    if (text === kept) return undefined;
    const timer = setTimeout(async () => {
        const answer = await session.change({ settings: JSON.parse(text) as Record<string, unknown> });
        if (answer.ok) kept = text;
    }, settleMs);
    return () => clearTimeout(timer);
}
