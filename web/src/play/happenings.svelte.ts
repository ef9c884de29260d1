// What an event does besides changing the boards: sounds, bubbles, flying men, words for those who listen.
import type { DropRole, EventInfo, MoveEntry, Seat } from '../core';
import { playerName } from '../match/players';
import type { MatchView } from '../match/view.svelte';
import { lessMotion } from '../preferences/preferences.svelte';
import { playSound } from '../sound/play';
import { fly, squareBox } from './flight';
import { eventWords, signalWords } from './spoken';

const bubbleMs = 4000;
const lowMarks = [20_000, 10_000, 5_000];

export class Happenings {
    readonly #view: MatchView;
    #lastMs: number | null = null;
    // What each seat said last, for a few seconds.
    bubbles = $state.raw<Partial<Record<Seat, { text: string }>>>({});
    // The newest words for a screen reader.
    spoken = $state('');

    constructor(view: MatchView) {
        this.#view = view;
    }

    name = (seat: Seat): string => playerName(this.#view.players[seat] ?? null);

    listen(): () => void {
        return this.#view.onEvent((event, live) => {
            if (live) this.#happened(event);
        });
    }

    // To be called frame by frame with our own clock.
    clock(ms: number | null): void {
        const before = this.#lastMs;
        this.#lastMs = ms;
        if (ms === null || before === null || ms >= before) return;
        if (lowMarks.some((mark) => before > mark && ms <= mark)) playSound('low');
    }

    #happened(event: EventInfo): void {
        const entry = event.kind === 'moved' ? this.#entryOf(event) : null;
        const words = eventWords(event, this.name, entry);
        if (words) this.spoken = words;
        if (entry) this.#moved(entry);
        else if (event.kind === 'passed') this.#passed(event);
        else if (event.kind === 'said') this.#said(event);
        else if (event.kind === 'game-ended') playSound('end');
        else if (event.seat && words) this.#remark(event.seat, words);
    }

    // A draw declined, a demand, the arbiter called: everybody at the table hears it.
    #remark(seat: Seat, text: string): void {
        if (seat !== this.#view.seat) playSound('signal');
        this.#bubble(seat, text);
    }

    #entryOf({ at, board }: EventInfo): MoveEntry | null {
        return this.#view.moves.findLast((entry) => entry.at === at && entry.board === board) ?? null;
    }

    #moved(entry: MoveEntry): void {
        const { seat } = this.#view;
        if (entry.seat === seat) return; // heard when it was made
        const own = seat === null || String(entry.board) === seat[1];
        playSound(!own ? 'other' : entry.capture ? 'capture' : 'move');
        if (own && entry.check) playSound('check');
    }

    #passed({ seat, words }: EventInfo): void {
        const state = this.#view.state;
        const receiver = seat && state?.seats[state.seats[seat].partner];
        if (!seat || !receiver) return;
        if (this.#view.seat === null || receiver.team === this.#view.seat[0]) playSound('arrived');
        if (lessMotion()) return;
        const role = words[1] as DropRole;
        const slot = document.querySelector(`[data-seat="${receiver.seat}"] .slot[data-role="${role}"]`);
        const from = this.#capturedAt(seat);
        if (slot && from) fly(role, receiver.color, from, slot.getBoundingClientRect());
    }

    // Where this player took a man last, or his strip if that is not to be seen.
    #capturedAt(seat: Seat): DOMRect | null {
        const capture = this.#view.moves.findLast((entry) => entry.seat === seat && entry.capture);
        const pane = document.querySelector(`[data-board="${seat[1]}"]`);
        const board = pane?.querySelector('.board');
        if (!capture || !board || !pane) return pane?.getBoundingClientRect() ?? null;
        const bottom = pane.getAttribute('data-bottom') as Seat;
        return squareBox(board, capture.to, this.#view.state?.seats[bottom].color ?? 'white');
    }

    #said(event: EventInfo): void {
        const { seat } = event;
        if (!seat) return;
        if (seat !== this.#view.seat) playSound('signal');
        this.#bubble(seat, signalWords(event));
    }

    #bubble(seat: Seat, text: string): void {
        const bubble = { text };
        this.bubbles = { ...this.bubbles, [seat]: bubble };
        setTimeout(() => {
            if (this.bubbles[seat] !== bubble) return;
            const { [seat]: _gone, ...rest } = this.bubbles;
            this.bubbles = rest;
        }, bubbleMs);
    }
}
