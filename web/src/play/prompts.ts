// What the state of a match asks of a player, or tells him: one line each, with the answers he can give. Never a dialog.
import type { BoardState, MatchState, Seat, SeatState } from '../core';
import { roles } from '../i18n/common';
import { t } from '../i18n/language.svelte';
import { match } from '../i18n/match';
import { signals } from '../i18n/signals';

export interface PromptAction {
    label: string;
    what: string; // a command, in the words of scenarios.md
    primary?: boolean;
    key?: string;
}

export interface Prompt {
    key: string;
    text: string;
    asks: boolean; // somebody waits for this player
    actions: readonly PromptAction[];
}

type Names = (seat: Seat) => string;

const info = (key: string, text: string): Prompt => ({ key, text, asks: false, actions: [] });
const asks = (key: string, text: string, ...actions: PromptAction[]): Prompt => ({
    key,
    text,
    asks: true,
    actions,
});

// `four`: a draw wants the agreement of all who play.
export function promptsOf(state: MatchState, seat: Seat | null, name: Names, four: boolean): Prompt[] {
    const me = seat ? state.seats[seat] : null;
    const found: Prompt[] = [];
    if (state.phase === 'agreed') found.push(beforeStart(me));
    if (state.phase === 'paused') found.push(info('paused', t(match.paused)));
    if (state.phase !== 'running') return found;
    for (const board of state.boards) found.push(...boardPrompts(state, board, me, name, four));
    if (me) found.push(...teammatePrompts(state, me, name));
    return found;
}

function beforeStart(me: SeatState | null): Prompt {
    if (!me || me.color === 'white' || me.ready) return info('agreed', t(match.notBegun));
    return asks('agreed', t(match.notBegun), {
        label: t(match.press),
        what: 'press',
        primary: true,
        key: ' ',
    });
}

function boardPrompts(
    state: MatchState,
    board: BoardState,
    me: SeatState | null,
    name: Names,
    four: boolean,
): Prompt[] {
    if (board.outcome) return [];
    const own = me?.board === board.board;
    const found: Prompt[] = [];
    const add = (prompt: Prompt | null): void => void (prompt && found.push(prompt));
    add(returning(board, own ? me : null, state, name));
    add(resignation(board, own ? me : null, name));
    add(four ? drawOfAll(state, own ? me : null, name) : drawOffer(board, own ? me : null, name));
    add(stuck(state, board, name));
    if (board.claim)
        add(info(`claim ${board.board}`, t(match.claimPending, { name: name(board.claim.seat) })));
    if (board.arbiterCalled && own) add(info('called', t(match.arbiterComes)));
    return found;
}

// KNSB 7.7, step by step.
function returning(board: BoardState, me: SeatState | null, state: MatchState, name: Names): Prompt | null {
    const back = board.comingBack;
    if (!back) return null;
    const role = t(roles[back.role]);
    const key = `back ${board.board}`;
    const offender = Object.values(state.seats).find(
        (seat) => seat.board === board.board && seat.color !== back.color,
    )!;
    if (me && me.seat === offender.seat && !back.reported) {
        return asks(key, t(match.returnReport, { role }), {
            label: t(match.report),
            what: 'report no-piece',
            primary: true,
        });
    }
    if (me && me.seat === offender.opponent && back.opponentRuns)
        return asks(key, t(match.returnPick, { role }));
    return info(key, t(match.returnWait, { role, name: name(offender.partner) }));
}

function resignation(board: BoardState, me: SeatState | null, name: Names): Prompt | null {
    if (!board.resigned || !me) return null;
    if (board.resigned === me.seat) return info('resigned', t(match.resignedMe));
    const text = t(match.resignedOff, { name: name(board.resigned) });
    return asks('resigned', text, { label: t(match.waive), what: 'waive' });
}

function drawOfAll(state: MatchState, me: SeatState | null, name: Names): Prompt | null {
    const agreed = Object.values(state.seats).filter((seat) => seat.agreesToDraw);
    if (!me || !agreed[0]) return null;
    const text = t(match.drawAgreed, { n: agreed.length });
    if (me.agreesToDraw) return info('draw', text);
    return asks('draw', `${t(match.drawOffered, { name: name(agreed[0].seat) })} ${text}`, ...answers(true));
}

function drawOffer(board: BoardState, me: SeatState | null, name: Names): Prompt | null {
    if (!board.drawOffered || !me) return null;
    if (board.drawOffered === me.seat) return info('draw', t(match.drawOfferedByMe));
    return asks('draw', t(match.drawOffered, { name: name(board.drawOffered) }), ...answers(false));
}

function answers(four: boolean): PromptAction[] {
    return [
        { label: t(four ? match.agreeDraw : match.acceptDraw), what: 'accept draw', primary: true },
        { label: t(match.declineDraw), what: 'decline draw' },
    ];
}

function stuck(state: MatchState, board: BoardState, name: Names): Prompt | null {
    if (!board.stuck) return null;
    const seat = Object.values(state.seats).find((one) => one.board === board.board && one.onMove);
    if (!seat) return null;
    const phrase = board.stuck === 'mate' ? match.stuckMate : match.stuckPat;
    return info(`stuck ${board.board}`, t(phrase, { name: name(seat.seat) }));
}

function teammatePrompts(state: MatchState, me: SeatState, name: Names): Prompt[] {
    const asked = state.seats[me.partner]?.leaveAsked;
    if (!asked) return [];
    const text = t(match.asksLeave, { name: name(me.partner), question: t(signals[`leave ${asked}`]) });
    return [
        asks(
            'leave',
            text,
            { label: t(match.yes), what: 'say yes', primary: true, key: 'y' },
            { label: t(match.no), what: 'say no', key: 'n' },
        ),
    ];
}
