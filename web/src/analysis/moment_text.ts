// A point of the picture in words.
import type { Seat, Team } from '../core';
import { picture } from '../i18n/analysis';
import { language, t } from '../i18n/language.svelte';
import { lengthText } from '../replay/time_text';
import type { Timeline } from '../replay/timeline';
import type { Point, Standing } from './picture';
import { reversed, scoreText } from './score';
import { moveWords } from './words';

/** "12… Dxf7", or what else it was. */
export function momentText({ move, boards }: Point): string {
    if (move) return `${move.moveNumber}${move.color === 'white' ? '.' : '…'} ${moveWords(move)}`;
    return t(boards.some((standing) => standing?.outcome) ? picture.ended : picture.begin);
}

/** Since both games began; nothing where the record knows no times. */
export function timeText({ at }: Point, { start, timed }: Timeline): string {
    return timed ? lengthText(at - start) : '';
}

/** "Carla, na 0:15, klok 4:45" */
export function whoAndWhen(point: Point, timeline: Timeline, names: Readonly<Record<Seat, string>>): string {
    const { move } = point;
    const parts = [
        move && names[move.seat],
        timeline.timed && t(picture.after, { time: timeText(point, timeline) }),
        move && move.clockMs !== null && t(picture.clock, { clock: lengthText(move.clockMs) }),
    ];
    return parts.filter(Boolean).join(', ');
}

/** As the team sees it. */
export function standingText({ score, value }: Standing, team: Team): string {
    if (score) return scoreText(team === 'A' ? score : reversed(score), language.now);
    if (value === 0) return t(picture.drawn);
    return t(value > 0 === (team === 'A') ? picture.won : picture.lost);
}
