// Clocks and reserves in words, for whoever asks to hear them.
import type { Pieces, Seat } from '../core';
import { reserveOrder, roles } from '../i18n/common';
import { t } from '../i18n/language.svelte';
import { match } from '../i18n/match';
import { clockText } from '../match/clock_text';
import type { MatchView } from '../match/view.svelte';

type Names = (seat: Seat) => string;
type Looked = Pick<MatchView, 'state' | 'clockMs'>;

export function clocksWords(view: Looked, name: Names): string {
    return Object.values(view.state?.seats ?? {})
        .flatMap(({ seat, clock }) => {
            const ms = view.clockMs(seat);
            const time = clock && ms !== null ? clockText({ ms, flag: clock.flag }) : null;
            return time ? [t(match.clockSays, { name: name(seat), time })] : [];
        })
        .join(' ');
}

export function reservesWords(view: Looked, name: Names): string {
    return Object.values(view.state?.seats ?? {})
        .map(({ seat, reserve }) => t(match.reserveOf, { name: name(seat), pieces: piecesWords(reserve) }))
        .join(' ');
}

function piecesWords(pieces: Pieces): string {
    const there = reserveOrder.filter((role) => pieces[role] > 0);
    return there.map((role) => `${pieces[role]} ${t(roles[role])}`).join(', ') || t(match.nothing);
}
