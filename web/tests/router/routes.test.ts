import { expect, test } from 'vitest';
import { pathOf, routeOf, type Route } from '../../src/router/routes';

const at = (path: string): Route => routeOf(new URL(path, 'http://localhost'));

const addresses: [string, Route][] = [
    ['/', { page: 'lobby' }],
    ['/t/abc', { page: 'table', id: 'abc' }],
    ['/m/x1', { page: 'match', id: 'x1', at: null }],
    ['/m/x1?at=57', { page: 'match', id: 'x1', at: 57 }],
    ['/m/x1?at=57&analysis', { page: 'match', id: 'x1', at: 57, analysis: true }],
    ['/replay', { page: 'replay' }],
    ['/rules', { page: 'rules', ruleset: null }],
    ['/rules/stein', { page: 'rules', ruleset: 'stein' }],
    ['/arbiter', { page: 'arbiter' }],
    ['/account', { page: 'account' }],
    ['/player/Zo%C3%AB%20%3F', { page: 'player', name: 'Zoë ?' }],
    ['/settings', { page: 'settings' }],
    ['/privacy', { page: 'privacy' }],
];

test.each(addresses)('%s is a page, and its address again', (path, route) => {
    expect(at(path)).toEqual(route);
    expect(pathOf(route)).toBe(path);
});

test.each(['/nothing', '/t', '/m/x/y', '/settings/more', '/player/%E0%A4%A', '/404'])(
    '%s is no page',
    (path) => {
        expect(at(path)).toEqual({ page: 'missing' });
    },
);

test.each(['-1', '1.5', 'x', '12345678901'])('a moment "%s" that is no number is none', (moment) => {
    expect(at(`/m/x?at=${moment}`)).toEqual({ page: 'match', id: 'x', at: null });
});
