import { beforeAll, describe, expect, test } from 'vitest';
import type { Core, MatchLog } from '../../src/core';
import { loadCore } from '../../src/core/node';
import { ReplayPlayer } from '../../src/replay/player.svelte';
import { linesOf } from '../../src/replay/rows';
import { namesOf, readLog } from '../../src/replay/source';
import { Timeline } from '../../src/replay/timeline';

const log: MatchLog = {
    agreement: { ruleset: 'knsb', conduct: 'online', time: '420+0', white: 'A' },
    tags: [
        ['WhiteA', 'Anna'],
        ['BlackB', 'Bram'],
    ],
    events: [
        '0 ready A2',
        '0 ready B1',
        '0 started',
        '1000 moved 1 Pe2e4',
        '2000 moved 1 Pd7d5',
        '3000 moved 1 Pe4d5',
        '3000 passed A1 P',
        '4000 moved 2 Pe2e4',
        '6000 moved 2 P@e6',
    ],
};

let core: Core;

beforeAll(async () => {
    core = await loadCore();
});

function player(at: number | null = null): ReplayPlayer {
    const match = core.openLog(log);
    if (!match.ok) throw new Error(match.problem.code);
    return new ReplayPlayer(match.value, new Timeline(log.events), at);
}

describe('a replay', () => {
    test('begins at the moment that a link names', () => {
        expect(player(7).state.seats.A2.reserve.P).toBe(1);
        expect(player().state.seats.A2.reserve.P).toBe(0);
    });

    test('steps to a capture together with its passing', () => {
        const replay = player();
        for (let n = 0; n < 3; ++n) replay.forward();
        expect(replay.after).toBe(7);
        replay.back();
        expect(replay.after).toBe(5);
    });

    test('runs in real time, four times as fast if asked, and stops at the end', () => {
        const replay = player();
        replay.toggle();
        replay.tick(1500);
        expect([replay.after, replay.now]).toEqual([4, 1500]);
        replay.speed = 4;
        replay.tick(500);
        expect([replay.after, replay.now]).toEqual([7, 3500]);
        replay.tick(10_000);
        expect([replay.after, replay.playing]).toEqual([9, false]);
    });

    test('shows clocks as they stood, between moves too', () => {
        const replay = player();
        replay.seekTime(1500);
        expect(replay.clockMs(replay.state.seats.A1)).toBe(419_000);
        expect(replay.clockMs(replay.state.seats.B1)).toBe(419_500);
    });
});

describe('a variation', () => {
    test('is played on both boards under the rules of the match', () => {
        const replay = player(8);
        expect(replay.try(2, 'P@e8')).toMatchObject({ ok: false, problem: { code: 'square-occupied' } });
        expect(replay.inVariation).toBe(false);
        expect(replay.try(2, 'P@d3').ok).toBe(true);
        expect(replay.try(1, 'd8d5').ok).toBe(true);
        expect(replay.variationMoves.map(({ san }) => san)).toEqual(['P@d3', 'Qxd5']);
        expect(replay.state.boards[0]?.placement).toContain('3q4');
    });

    test('is taken back move by move until the match stands there again', () => {
        const replay = player(8);
        replay.try(2, 'P@d3');
        replay.try(1, 'd8d5');
        replay.back();
        expect(replay.variationMoves).toHaveLength(1);
        replay.back();
        expect([replay.inVariation, replay.after]).toEqual([false, 8]);
    });
});

test('moves stand in four columns, a new row when the time goes back to the left', () => {
    const replay = player();
    const rows = linesOf(replay.timeline.happenings, replay.moves);
    expect(rows.map(({ column, row }) => [column, row])).toEqual([
        [0, 0],
        [1, 0],
        [0, 1],
        [2, 1],
        [3, 1],
    ]);
});

test('players are named by board and colour, and by their seats otherwise', () => {
    expect(namesOf(log.tags, player().match.agreement)).toEqual({
        A1: 'Anna',
        A2: 'Bram',
        B1: 'B1',
        B2: 'B2',
    });
});

test('the log of the server is read with its shown clocks', () => {
    expect(readLog('{"agreement":{},"tags":[],"events":[],"shown_clocks":[5,null]}').shownClocks).toEqual([
        5,
        null,
    ]);
});
