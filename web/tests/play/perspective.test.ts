import { expect, test } from 'vitest';
import { panesOf } from '../../src/play/perspective';

const straight = { flipped: false, swapped: false };
const seen = (
    viewer: Parameters<typeof panesOf>[1],
    turned = straight,
    boards: (1 | 2)[] = [1, 2],
): string[] =>
    panesOf(boards, viewer, turned).map(({ bottom, top, own }) => `${bottom}/${top}${own ? '*' : ''}`);

test.each([
    ['A1', ['A1/B1*', 'A2/B2']],
    ['A2', ['A2/B2*', 'A1/B1']],
    ['B1', ['B1/A1*', 'B2/A2']],
    ['B2', ['B2/A2*', 'B1/A1']],
    [null, ['A1/B1', 'A2/B2']],
] as const)('%s sits at the bottom left, the teammate beside', (viewer, expected) => {
    expect(seen(viewer)).toEqual(expected);
});

test('flipping shows the table from across', () => {
    expect(seen('A2', { flipped: true, swapped: false })).toEqual(['B2/A2*', 'B1/A1']);
});

test('swapping lets the boards change places', () => {
    expect(seen('A2', { flipped: false, swapped: true })).toEqual(['A1/B1', 'A2/B2*']);
    expect(seen(null, { flipped: false, swapped: true })).toEqual(['A2/B2', 'A1/B1']);
});

test('one board is one board, however it is swapped', () => {
    expect(seen('B1', { flipped: false, swapped: true }, [1])).toEqual(['B1/A1*']);
});
