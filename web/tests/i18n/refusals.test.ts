import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { outcomeText, scoreText } from '../../src/i18n/endings';
import { language } from '../../src/i18n/language.svelte';
import { refusalText, regulationRefusals, serverRefusals } from '../../src/i18n/refusals';

const repository = new URL('../../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, repository), 'utf8');

// The codes in the first column of the tables of the protocol, and those named before a request gets there.
function codesOfProtocol(): string[] {
    const text = read('docs/protocol.md');
    const rows = [...text.matchAll(/^\| (`[a-z-]+`(?:, `[a-z-]+`)*) \|(?! `)/gm)].map((row) => row[1]!);
    const before = text.slice(text.indexOf('Before a request gets there')).split('\n')[0]!;
    const codes = [...rows, before]
        .flatMap((part) => [...part.matchAll(/`([a-z]+(?:-[a-z]+)*)`/g)])
        .map((code) => code[1]!);
    const parameters = ['player', 'ruleset', 'from', 'winner', 'reason', 'limit', 'until'];
    const signals = ['yes', 'no', 'sit', 'flag'];
    const notCodes = new Set([...parameters, ...signals]);
    return [...new Set(codes)].filter((code) => !notCodes.has(code));
}

function codesOfRegulation(): string[] {
    const list = /kCodes\{([^}]*)\}/.exec(read('src/match/refusal.cpp'))![1]!;
    return [...list.matchAll(/"([a-z-]+)"/g)].map((code) => code[1]!);
}

beforeEach(() => language.choose('nl'));

describe('words for refusals', () => {
    test('of the regulation: all of them, and no others', () => {
        expect(Object.keys(regulationRefusals).sort()).toEqual(codesOfRegulation().sort());
    });

    test('of the regulation: the protocol names every code', () => {
        const protocol = read('docs/protocol.md');
        expect(codesOfRegulation().filter((code) => !protocol.includes(`\`${code}\``))).toEqual([]);
    });

    test('of the protocol: all of them', () => {
        const known = new Set([...Object.keys(serverRefusals), ...Object.keys(regulationRefusals)]);
        const codes = codesOfProtocol();
        expect(codes).toContain('command-id-reused');
        expect(codes).toContain('doubled-cookie');
        expect(codes.filter((code) => !known.has(code))).toEqual([]);
    });

    test('cite the article', () => {
        const citation = { source: 'article', text: '2.4' } as const;
        expect(refusalText('drop-gives-check', citation)).toBe('Plaatsen met schaak mag niet (art. 2.4).');
        language.choose('en');
        expect(refusalText('drop-gives-check', citation)).toBe('A drop may not give check (art. 2.4).');
    });

    test('exist for a code that nobody knows yet, also one that every object has', () => {
        expect(refusalText('brand-new')).toBe('Dat kan niet (brand-new).');
        expect(refusalText('constructor')).toBe('Dat kan niet (constructor).');
    });
});

test('an ending says who, why and by which article', () => {
    const outcome = { result: '1-0', reason: 'mate', citation: { source: 'article', text: '5.1' } } as const;
    expect(outcomeText(outcome)).toBe('wit wint: mat (art. 5.1)');
    expect([0, 0.5, 1.5, 2].map(scoreText)).toEqual(['0', '½', '1½', '2']);
});
