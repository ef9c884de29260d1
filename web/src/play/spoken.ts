// Events in words, for those who listen.
import type { EventInfo, MoveEntry, Seat } from '../core';
import { roles } from '../i18n/common';
import { t } from '../i18n/language.svelte';
import { match } from '../i18n/match';
import { heard, signals } from '../i18n/signals';

type Names = (seat: Seat) => string;

export function moveWords(entry: MoveEntry): string {
    const role = t(roles[entry.role]);
    const { from, to } = entry;
    const words = entry.drop
        ? t(match.heardDrop, { role, to })
        : entry.capture
          ? t(match.heardCapture, { role, from: from ?? '', to, taken: t(roles[entry.capture]) })
          : t(match.heardMove, { role, from: from ?? '', to });
    const end = entry.mate ? t(match.mate) : entry.check ? t(match.check) : '';
    return end === '' ? words : `${words}, ${end}`;
}

// "Jan: paard van g1 naar f3". Null for what is not worth an interruption.
export function eventWords(event: EventInfo, name: Names, entry: MoveEntry | null): string | null {
    if (event.kind === 'moved') return entry && `${name(entry.seat)}: ${moveWords(entry)}`;
    if (event.seat === null) return null;
    const who = name(event.seat);
    if (event.kind === 'passed') {
        const role = roles[event.words[1] as keyof typeof roles];
        return t(match.heardPassed, { who, role: t(role) });
    }
    if (event.kind === 'said') return `${who}: ${signalWords(event)}`;
    const phrase = heard[event.kind];
    return phrase ? t(phrase, { who }) : null;
}

// Of 'said A1 need N resign %': what the bubble says.
export function signalWords({ words }: Pick<EventInfo, 'words'>): string {
    const [, kind = '', role = 'P', leave = 'resign', text = ''] = words;
    if (kind === 'text') return text;
    if (kind === 'need' || kind === 'danger') {
        return t(signals[kind], { role: t(roles[role as keyof typeof roles]) });
    }
    if (kind === 'leave') return t(signals[`leave ${leave}` as 'leave resign']);
    return t(signals[kind as 'yes']);
}
