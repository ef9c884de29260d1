// Scores as people read them, and as pictures draw them.
import type { Team } from '../core';
import type { Language } from '../i18n/phrase';
import type { Opinion, Score } from './protocol';

export function reversed(score: Score): Score {
    if (score.kind === 'points') return { kind: 'points', value: score.value === 0 ? 0 : -score.value };
    return { ...score, wins: !score.wins };
}

/** The score of an opinion as this team sees it. */
export function scoreFor(team: Team, { seat, score }: Opinion): Score {
    return seat[0] === team ? score : reversed(score);
}

const scale = 350; // hundredths of a pawn that win more often than not

/** From -1 (lost) to 1 (won). Where pieces come back, a pawn means little and a mate everything. */
export function expectation(score: Score): number {
    if (score.kind === 'points') return Math.tanh(score.value / (2 * scale));
    const size = score.kind === 'mate' ? 1 : 0.98;
    return score.wins ? size : -size;
}

/** '+1,4', '−12', 'M3'; '(M3)' is a mate that a piece from the teammate could still prevent. */
export function scoreText(score: Score, language: Language): string {
    if (score.kind !== 'points') {
        const mate = `${score.wins ? '' : '−'}M${score.moves}`;
        return score.kind === 'mate' ? mate : `(${mate})`;
    }
    const pawns = Math.abs(score.value) / 100;
    const number = pawns.toFixed(pawns < 9.95 ? 1 : 0);
    const sign = Number(number) === 0 ? '' : score.value > 0 ? '+' : '−';
    return sign + (language === 'nl' ? number.replace('.', ',') : number);
}
