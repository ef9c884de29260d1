// A score in whole words, for those who listen and for hints.
import type { Seat, Team } from '../core';
import { analysis } from '../i18n/analysis';
import { language, t } from '../i18n/language.svelte';
import type { LineMove, Score } from './protocol';
import { scoreText } from './score';

type Names = Readonly<Record<Seat, string>>;

/** "Anna en Bram"; of one board "Anna". */
export function teamText(team: Team, names: Names, seats: readonly Seat[]): string {
    const [one = '', other] = seats.filter((seat) => seat[0] === team).map((seat) => names[seat]);
    return other === undefined ? one : t(analysis.and, { one, other });
}

/** `score` is for the first of the two. */
export function scoreWords(score: Score, [us, them]: readonly [string, string]): string {
    if (score.kind === 'points')
        return t(analysis.points, { score: scoreText(score, language.now), team: us });
    const phrase = score.kind === 'mate' ? analysis.mateFor : analysis.stuckFor;
    return t(phrase, { n: score.moves, team: score.wins ? us : them });
}

export function moveWords({ san, sanNl }: Pick<LineMove, 'san' | 'sanNl'>): string {
    return language.now === 'nl' ? sanNl : san;
}
