// What boards show of the engine's thoughts.
import { arrowOf, type Arrow } from '../board/arrows';
import type { BoardState, MatchState, Seat, Team } from '../core';
import { analysis } from '../i18n/analysis';
import * as endings from '../i18n/endings';
import { language, t } from '../i18n/language.svelte';
import type { BoardThoughts } from './live.svelte';
import type { Opinion } from './protocol';
import { expectation, scoreFor, scoreText } from './score';
import { scoreWords } from './words';

/** The best move, and what the opponent threatens. */
export function arrowsOf(thoughts: BoardThoughts | undefined, { seats }: MatchState): Arrow[] {
    const arrow = (kind: Arrow['kind'], opinion: Opinion | null): Arrow[] => {
        const move = opinion?.line[0]?.move;
        return opinion && move ? [arrowOf(kind, move, seats[opinion.seat].color)] : [];
    };
    return [...arrow('threat', thoughts?.threat ?? null), ...arrow('best', thoughts?.best ?? null)];
}

export interface Gauge {
    readonly value: number; // from -1 to 1, for the team below
    readonly text: string;
    readonly label: string; // the same in words
}

/** The bar beside a board: a game that is over stands as it ended. */
export function gaugeOf(
    opinion: Opinion | undefined,
    { board, outcome }: BoardState,
    team: Team,
    names: Readonly<Record<Seat, string>>,
): Gauge {
    if (outcome) {
        const value = outcome.winner === null ? 0 : outcome.winner[0] === team ? 1 : -1;
        const text = outcome.result === '*' ? '' : endings.scoreText((value + 1) / 2);
        return { value, text, label: endings.outcomeText(outcome) };
    }
    if (!opinion) return { value: 0, text: '', label: t(analysis.thinking) };
    const score = scoreFor(team, opinion);
    const pair = [names[`${team}${board}`], names[`${team === 'A' ? 'B' : 'A'}${board}`]] as const;
    return {
        value: expectation(score),
        text: scoreText(score, language.now),
        label: scoreWords(score, pair),
    };
}
