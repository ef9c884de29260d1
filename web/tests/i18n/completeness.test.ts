import { describe, expect, test } from 'vitest';
import { fill, languages, type Phrase } from '../../src/i18n/phrase';

// Every catalogue there is; a new page's is found by itself.
const modules = import.meta.glob<Record<string, unknown>>(
    ['../../src/i18n/*.ts', '!../../src/i18n/*.svelte.ts', '!../../src/i18n/phrase.ts'],
    { eager: true },
);

function isPhrase(value: unknown): value is Phrase {
    return typeof value === 'object' && value !== null && languages.every((language) => language in value);
}

function phrases(value: unknown, path: string): [string, Phrase][] {
    if (isPhrase(value)) return [[path, value]];
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
    return Object.entries(value).flatMap(([key, inner]) => phrases(inner, `${path}.${key}`));
}

const all = Object.entries(modules).flatMap(([path, module]) =>
    phrases({ ...module }, path.replace(/.*\/(\w+)\.ts$/, '$1')),
);

const placeholders = (text: string): string[] =>
    [...text.matchAll(/\{(\w+)\}/g)].map((found) => found[1]!).sort();

describe('every phrase', () => {
    test('is found', () => {
        expect(all.length).toBeGreaterThan(150);
    });

    test('has words in both languages', () => {
        const empty = all.filter(([, phrase]) =>
            languages.some((language) => phrase[language].trim() === ''),
        );
        expect(empty).toEqual([]);
    });

    test('has the same gaps in both languages', () => {
        const different = all.filter(
            ([, { nl, en }]) => String(placeholders(nl)) !== String(placeholders(en)),
        );
        expect(different).toEqual([]);
    });
});

test('a gap is filled, an unknown one stays', () => {
    expect(fill('art. {article}, {x}', { article: '2.4' })).toBe('art. 2.4, {x}');
});
