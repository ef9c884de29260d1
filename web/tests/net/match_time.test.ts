import { expect, test } from 'vitest';
import { MatchTime } from '../../src/net/match_time';

test('runs on between messages, half a round trip ahead of what they say', () => {
    const time = new MatchTime();
    time.heard(1000, 50, 40);
    expect(time.at(50)).toBe(1020);
    expect(time.at(550)).toBe(1520);
});

test('a message that was slow does not put it back', () => {
    const time = new MatchTime();
    time.heard(1000, 0, 0);
    time.heard(1100, 300, 0);
    expect(time.at(300)).toBe(1300);
    time.heard(2000, 400, 0);
    expect(time.at(400)).toBe(2000);
});

test('stands while it is frozen, and starts afresh from the next message', () => {
    const time = new MatchTime();
    time.heard(1000, 0, 0);
    time.freeze(1200);
    expect(time.at(9000)).toBe(1200);
    time.heard(1210, 9000, 0);
    expect(time.at(9000)).toBe(1210);
});
