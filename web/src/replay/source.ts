// What a replay is made of, wherever it comes from.
import type { AgreementInfo, MatchLog, Seat } from '../core';
import { personName } from '../i18n/names';

export interface Flagged {
    board: 1 | 2;
    side: 'white' | 'black';
    can_win: 'yes' | 'no' | 'unknown';
    line: string;
}

// Where the record is to be had: at an address, or made on the spot.
export type Bpgn = { href: string } | { name: string; make: () => string };

// The text of /api/matches/ID/log.json.
export function readLog(text: string): MatchLog {
    const { shown_clocks: shownClocks, ...log } = JSON.parse(text) as MatchLog & {
        shown_clocks?: (number | null)[];
    };
    return shownClocks === undefined ? log : { ...log, shownClocks };
}

export function tagOf(tags: MatchLog['tags'], name: string): string | null {
    const value = tags.find((tag) => tag[0] === name)?.[1] ?? '';
    return value === '' || value === '?' ? null : value;
}

// Files name players by board and colour: WhiteA sits at board 1.
export function namesOf(tags: MatchLog['tags'], { colors, seats }: AgreementInfo): Record<Seat, string> {
    const names: Record<Seat, string> = { A1: 'A1', A2: 'A2', B1: 'B1', B2: 'B2' };
    for (const seat of seats) {
        const color = colors[seat] === 'white' ? 'White' : 'Black';
        const board = seat[1] === '1' ? 'A' : 'B';
        names[seat] = personName(tagOf(tags, color + board) ?? tagOf(tags, color) ?? seat);
    }
    return names;
}
