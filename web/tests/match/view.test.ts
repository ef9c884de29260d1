// The view against a server and a core that are both made of arrays: what is said, shown and taken back.
import { beforeEach, describe, expect, test } from 'vitest';
import type { Core, MatchState } from '../../src/core';
import { MatchView } from '../../src/match/view.svelte';
import type { MatchMessage } from '../../src/net/protocol';
import { FakeServer } from '../net/fake_server';

// A match in which moves are only counted. White's clock runs from 60 s; 'play bad' is refused.
class CountedMatch {
    lines: (string | null)[] = [];

    add(lines: readonly (string | null)[]) {
        this.lines.push(...lines);
        return { ok: true, value: this.lines.length };
    }
    moves() {
        return this.lines.filter((line) => line?.includes('moved'));
    }
    state(more = 0) {
        const now = Number(this.lines.findLast((line) => line !== null)?.split(' ')[0] ?? 0);
        const clock = { ms: 60_000 - now, running: true, flag: false };
        const over = this.lines.some((line) => line?.includes('match-ended'));
        return {
            at: this.moves().length + more,
            now,
            phase: over ? 'over' : 'running',
            seats: { A1: { clock } },
        };
    }
    why(_seat: string, what: string) {
        return what === 'play bad'
            ? { code: 'illegal-move', citation: { source: 'fide', text: '3.9' } }
            : null;
    }
    predict() {
        return { ok: true, value: { lines: [], state: this.state(1) as unknown as MatchState } };
    }
    free(): void {}
}

const core = { createMatch: () => ({ ok: true, value: new CountedMatch() }) } as unknown as Core;

const matchMessage = (head: number): MatchMessage => ({
    t: 'match',
    match: 'M',
    agreement: { ruleset: 'knsb', conduct: 'online', time: '60+0' },
    table: { id: 'T', name: 'Woensdag', public: true, with_arbiter: false, rated: false },
    seats: { A1: { kind: 'guest', id: 'j', name: 'Jan', connection: 'here' } },
    arbiter: null,
    head,
    now: 1000,
    held: false,
    you: { seat: 'A1', control: true, premove: null },
    wishes: {},
});

let server: FakeServer;
let view: MatchView;
let tick: () => void;

beforeEach(() => {
    server = new FakeServer();
    server.link.start();
    server.welcome();
    view = new MatchView(core, server.link, 'M', {
        now: () => server.now,
        every: (_ms, then) => {
            tick = then;
            return () => {};
        },
    });
    view.open();
    server.tell(matchMessage(1));
    server.tell({ t: 'ev', match: 'M', first: 1, lines: ['1000 started'], now: 1000 });
});

const watches = () => server.said.filter(({ t }) => t === 'watch');

describe('a clock', () => {
    test('runs between messages and stops when the connection breaks', () => {
        server.pass(500);
        tick();
        expect(view.clockMs('A1')).toBe(58_500);
        server.breakOff();
        server.pass(200);
        tick();
        expect(view.connected).toBe(false);
        expect(view.clockMs('A1')).toBe(58_500);
    });

    test('stands while the match is held', () => {
        server.tell({ t: 'held', match: 'M', held: true, now: 1200 });
        server.pass(5000);
        tick();
        expect(view.clockMs('A1')).toBe(58_800);
    });
});

describe('events', () => {
    test('of the past are told apart from those that happen now', () => {
        const told: [string, boolean][] = [];
        view.onEvent(({ kind }, live) => told.push([kind, live]));
        view.watchAnew();
        server.tell(matchMessage(1));
        server.tell({ t: 'ev', match: 'M', first: 1, lines: ['1000 started'], now: 1000 });
        server.tell({ t: 'ev', match: 'M', first: 2, lines: ['1500 moved 1 Pe2e4'], now: 1500 });
        expect(told).toEqual([
            ['started', false],
            ['moved', true],
        ]);
    });

    test('with a gap are asked for again, from where they are known', () => {
        server.tell({ t: 'ev', match: 'M', first: 5, lines: ['3000 moved 1 Pe2e4'], now: 3000 });
        expect(watches()).toEqual([
            { t: 'watch', match: 'M', from: 0 },
            { t: 'watch', match: 'M', from: 1 },
        ]);
        expect(view.state?.at).toBe(0);
    });

    test('that were hidden are asked for when the match is over', () => {
        server.tell({ t: 'ev', match: 'M', first: 2, lines: [null, '2000 match-ended 2 0'], now: 2000 });
        expect(watches().at(-1)).toEqual({ t: 'watch', match: 'M', from: 0 });
        expect(watches()).toHaveLength(2);
        server.tell(matchMessage(3));
        const lines = ['1000 started', '1500 said A1 sit P resign %', '2000 match-ended 2 0'];
        server.tell({ t: 'ev', match: 'M', first: 1, lines, now: 2000 });
        expect(watches()).toHaveLength(2);
        expect(view.state?.phase).toBe('over');
    });
});

describe('our own command', () => {
    test('is shown at once, and goes back when the server refuses it', async () => {
        const acted = view.act('play e2e4');
        expect([view.state?.at, view.confirmed?.at]).toEqual([1, 0]);
        server.tell({ t: 'no', id: 'id1', code: 'paused' });
        expect(await acted).toEqual({ ok: false, problem: { code: 'paused' } });
        expect(view.state?.at).toBe(0);
    });

    test('stays on screen from the answer to its event', async () => {
        const acted = view.act('play e2e4');
        server.tell({ t: 'ok', id: 'id1', events: [2, 2] });
        expect((await acted).ok).toBe(true);
        expect(view.state?.at).toBe(1);
        server.tell({ t: 'ev', match: 'M', first: 2, lines: ['1500 moved 1 Pe2e4'], now: 1500 });
        expect([view.state?.at, view.confirmed?.at]).toEqual([1, 1]);
    });

    test('that the core refuses is not sent, and says why', async () => {
        const before = server.said.length;
        expect(await view.act('play bad')).toMatchObject({
            ok: false,
            problem: { code: 'illegal-move', citation: { text: '3.9' } },
        });
        expect(server.said.length).toBe(before);
    });
});

test('a premove is shown while it is on its way, and gone when it is played or refused', async () => {
    const held = view.hold({ move: 'N@f3', when: 'arrives' });
    expect(view.premove).toEqual({ move: 'N@f3', when: 'arrives' });
    server.tell({ t: 'no', id: 'id1', code: 'premove-not-allowed' });
    await held;
    expect(view.premove).toBeNull();
});

test('what is about another match is not for this one', () => {
    server.tell({ t: 'ev', match: 'X', first: 2, lines: ['1500 moved 1 Pe2e4'], now: 1500 });
    expect(view.state?.at).toBe(0);
});
