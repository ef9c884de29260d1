// What happened besides the moves, in words.
import type { DropRole, EventInfo, GameResult, Reason, Seat } from '../core';
import { roles } from '../i18n/common';
import { outcomeText, scoreText } from '../i18n/endings';
import { t } from '../i18n/language.svelte';
import { fill, type Phrase } from '../i18n/phrase';
import { happenings, rulings, rulingText, signals } from '../i18n/replay';

type Names = Readonly<Record<Seat, string>>;

function said(words: readonly string[], name: string): string {
    const [, signal = '', piece = '', leave = '', text = ''] = words;
    const key = signal === 'leave' ? leave : signal;
    const phrase = (signals as Readonly<Record<string, Phrase>>)[key];
    if (!phrase) return name;
    return fill(t(phrase), { name, text, piece: t(roles[(piece || 'P') as DropRole]) });
}

// 'ruled 10 5 te%20laat reject 2', 'ruled 10 3 % penalise-illegal A1 loss'
function ruled(words: readonly string[], names: Names): string {
    const [chapter, article, reason, act = '', whom = '', how = ''] = words;
    const phrase = rulings[`${act} ${how}`] ?? rulings[act];
    const name = (names as Readonly<Record<string, string>>)[whom] ?? whom;
    const ruling = t(rulingText.ruled, {
        article: `${chapter}.${article}`,
        act: phrase ? fill(t(phrase), { name }) : act,
    });
    return reason ? t(rulingText.because, { ruling, reason }) : ruling;
}

export function happeningText({ kind, seat, board, words }: EventInfo, names: Names): string {
    const name = seat === null ? '' : names[seat];
    switch (kind) {
        case 'said':
            return said(words, name);
        case 'ruled':
            return ruled(words, names);
        case 'game-ended': {
            const [, result, reason] = words;
            const outcome = { result: result as GameResult, reason: reason as Reason, citation: null };
            return t(rulingText.ended, { board: board ?? '', outcome: outcomeText(outcome) });
        }
        case 'match-ended':
            return t(rulingText.over, {
                a: scoreText(Number(words[0]) / 2),
                b: scoreText(Number(words[1]) / 2),
            });
        default: {
            const phrase = (happenings as Readonly<Record<string, Phrase>>)[kind];
            return phrase ? fill(t(phrase), { name, board: board ?? '', square: words[1] ?? '' }) : kind;
        }
    }
}

// A mark that says at a glance what kind of thing it was.
export function markOf({ kind }: EventInfo): 'hand' | 'whistle' | 'flag' | 'eye' | 'check' {
    if (kind === 'said') return 'hand';
    if (kind === 'ruled' || kind === 'arbiter-called') return 'whistle';
    if (kind === 'flag-fell' || kind === 'flag-claimed') return 'flag';
    return kind === 'game-ended' || kind === 'match-ended' ? 'check' : 'eye';
}
