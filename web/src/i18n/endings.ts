// How games end, in words.
import type { Citation, GameResult, Outcome, Reason } from '../core';
import { t } from './language.svelte';
import type { Phrase } from './phrase';
import { citationText } from './refusals';

export const reasons: Readonly<Record<Reason, Phrase>> = {
    mate: { nl: 'mat', en: 'mate' },
    stalemate: { nl: 'pat', en: 'stalemate' },
    resignation: { nl: 'opgegeven', en: 'resigned' },
    flag: { nl: 'door de vlag', en: 'on time' },
    'flag-cannot-win': { nl: 'vlag, maar niet meer te winnen', en: 'flag, but no win possible' },
    'both-flags': { nl: 'beide vlaggen gevallen', en: 'both flags down' },
    dead: { nl: 'niemand kan nog winnen', en: 'nobody can win any more' },
    agreement: { nl: 'overeengekomen', en: 'agreed' },
    repetition: { nl: 'herhaling van zetten', en: 'repetition' },
    'fifty-moves': { nl: 'vijftig zetten', en: 'fifty moves' },
    material: { nl: 'te weinig materiaal', en: 'too little material' },
    arbiter: { nl: 'uitspraak van de arbiter', en: "arbiter's ruling" },
    'match-ended': { nl: 'wedstrijd afgelopen', en: 'match over' },
};

const results: Readonly<Record<GameResult, Phrase>> = {
    '1-0': { nl: 'wit wint', en: 'White wins' },
    '0-1': { nl: 'zwart wint', en: 'Black wins' },
    '1/2': { nl: 'remise', en: 'draw' },
    '*': { nl: 'niet uitgespeeld', en: 'not played out' },
};

export function resultText(result: GameResult): string {
    return t(results[result]);
}

export function reasonText(reason: Reason, citation: Citation | null = null): string {
    return citation === null ? t(reasons[reason]) : `${t(reasons[reason])}, ${citationText(citation)}`;
}

// "wit wint: mat (art. 5.1)"
export function outcomeText({
    result,
    reason,
    citation,
}: Pick<Outcome, 'result' | 'reason' | 'citation'>): string {
    const article = citation === null ? '' : ` (${citationText(citation)})`;
    return `${t(results[result])}: ${t(reasons[reason])}${article}`;
}

export function scoreText(points: number): string {
    const whole = Math.floor(points);
    if (points === whole) return String(whole);
    return whole === 0 ? '½' : `${whole}½`;
}
