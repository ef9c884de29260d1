import { expect, test } from 'vitest';
import { arrowOf, segmentOf } from '../../src/board/arrows';

test('moves and drops become arrows', () => {
    expect(arrowOf('best', 'e7e8q', 'white')).toMatchObject({ from: 'e7', to: 'e8', role: null });
    expect(arrowOf('best', 'e7e8/g5', 'white')).toMatchObject({ from: 'e7', to: 'e8' });
    expect(arrowOf('threat', 'N@f3', 'black')).toMatchObject({ from: null, to: 'f3', role: 'N' });
});

test('an arrow points from square to square, also on a board that is turned', () => {
    const up = segmentOf('e2', 'e4', 'white');
    expect([up.x1, up.y1, up.x2]).toEqual([4.5, 6.5, 4.5]);
    expect(up.head.split(' ')[0]).toBe('4.5,4.5');
    const turned = segmentOf('e2', 'e4', 'black');
    expect([turned.x1, turned.y1]).toEqual([3.5, 1.5]);
    expect(turned.y2).toBeLessThan(3.5);
});
