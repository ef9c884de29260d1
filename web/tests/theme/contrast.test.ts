import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('../../src/theme/tokens.css', import.meta.url), 'utf8');

function tokens(selector: string): Record<string, string> {
    const begin = css.indexOf(`${selector} {`);
    const block = css.slice(begin, css.indexOf('\n}', begin));
    return Object.fromEntries(
        [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map((found) => [found[1]!, found[2]!]),
    );
}

function luminance(color: string): number {
    const [r, g, b] = [1, 3, 5]
        .map((from) => parseInt(color.slice(from, from + 2), 16) / 255)
        .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(a: string, b: string): number {
    const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
    return (light! + 0.05) / (dark! + 0.05);
}

const themes = { light: tokens(':root'), dark: tokens(":root[data-theme='dark']") };
const texts = [
    ['ink', 'paper'],
    ['ink', 'surface'],
    ['ink', 'accent-wash'],
    ['quiet', 'paper'],
    ['quiet', 'surface'],
    ['quiet', 'sunken'],
    ['on-accent', 'accent-fill'],
    ['bad', 'surface'],
    ['bad', 'paper'],
    ['bad', 'bad-wash'],
    ['paper', 'bad'],
    ['paper', 'ink'],
] as const;
const shapes = [
    ['accent', 'paper'],
    ['accent', 'surface'],
    ['team-a', 'paper'],
    ['team-b', 'paper'],
    ['team-b', 'surface'],
    ['line-strong', 'surface'],
    ['focus', 'paper'],
    ['good', 'surface'],
] as const;

for (const [name, token] of Object.entries(themes)) {
    test.each(texts)(`${name}: words in %s on %s can be read (AA)`, (front, ground) => {
        expect(contrast(token[front]!, token[ground]!)).toBeGreaterThanOrEqual(4.5);
    });
    test.each(shapes)(`${name}: shapes in %s on %s can be seen (AA)`, (front, ground) => {
        expect(contrast(token[front]!, token[ground]!)).toBeGreaterThanOrEqual(3);
    });
}
