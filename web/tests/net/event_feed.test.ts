import { expect, test } from 'vitest';
import { EventFeed } from '../../src/net/event_feed';

test('events come once and in order, whatever is sent twice', () => {
    const feed = new EventFeed();
    expect(feed.take({ first: 1, lines: ['a', 'b'] })).toEqual({
        kind: 'lines',
        first: 1,
        lines: ['a', 'b'],
    });
    expect(feed.take({ first: 1, lines: ['a', 'b'] })).toEqual({ kind: 'known' });
    expect(feed.take({ first: 2, lines: ['b', null, 'd'] })).toEqual({
        kind: 'lines',
        first: 3,
        lines: [null, 'd'],
    });
    expect(feed.last).toBe(4);
});

test('a gap changes nothing and says so', () => {
    const feed = new EventFeed();
    feed.take({ first: 1, lines: ['a'] });
    expect(feed.take({ first: 3, lines: ['c'] })).toEqual({ kind: 'gap' });
    expect(feed.last).toBe(1);
});

test('after a restart everything is new', () => {
    const feed = new EventFeed();
    feed.take({ first: 1, lines: [null] });
    feed.restart();
    expect(feed.take({ first: 1, lines: ['a'] })).toEqual({ kind: 'lines', first: 1, lines: ['a'] });
});
