import { beforeEach, describe, expect, test } from 'vitest';
import { compose, conductOf, rulesetOf, usualTime } from '../../src/agreement/text';
import {
    agreementProblemText,
    conductText,
    optionValueText,
    rulesetText,
    shortTimeText,
    timeText,
} from '../../src/agreement/words';
import { language } from '../../src/i18n/language.svelte';

beforeEach(() => language.choose('nl'));

describe('an agreement as it is written', () => {
    test('is a preset, or one that was adjusted', () => {
        expect(rulesetOf('knsb')).toEqual({ name: 'knsb', adjusted: false });
        expect(rulesetOf('stein mate=at-once')).toEqual({ name: 'stein', adjusted: true });
        expect(rulesetOf('chess960')).toEqual({ name: null, adjusted: false });
        expect(conductOf('book passing=auto')).toEqual({ name: 'book', adjusted: true });
    });

    test('names only what differs', () => {
        const usual = { mate: 'at-once', speech: 'knsb' };
        expect(compose('knsb', usual, usual)).toBe('knsb');
        expect(compose('knsb', usual, { ...usual, speech: 'free' })).toBe('knsb speech=free');
    });

    test.each([
        ['7:00', '420+0'],
        ['5:00+3', '300+3'],
        ['0:30', '30+0'],
        ['none', '-'],
    ])('the time %s of a ruleset is agreed as %s', (time, written) => {
        expect(usualTime({ time })).toBe(written);
    });
});

describe('in words', () => {
    test.each([
        ['420+0', '7 min'],
        ['180+2', '3 min + 2 s per zet'],
        ['150+0', '2½ min'],
        ['30+0', '30 s'],
        ['100+0', '1:40'],
        ['-', 'zonder klok'],
    ])('the time %s is %s', (time, words) => {
        expect(timeText(time)).toBe(words);
    });

    test('short where there are many', () => {
        expect(['180+2', '300+0'].map(shortTimeText)).toEqual(['3+2', '5 min']);
    });

    test('says so if it was adjusted, and shows an unknown ruleset as it is', () => {
        expect(rulesetText('stein mate=at-once')).toBe('Stein, aangepast');
        expect(conductText('book')).toBe('Volgens het boekje');
        expect(rulesetText('chess960')).toBe('chess960');
    });

    test('ranks and choices', () => {
        expect(optionValueText('pawn-drop-ranks', '2-6')).toBe('rij 2 tot en met 6');
        expect(optionValueText('drop-check', 'forbidden')).toBe('mag niet');
    });

    test('says why options make no sense together', () => {
        const problem = { code: 'bad-agreement', detail: 'ruleset taking-without-second-board' };
        expect(agreementProblemText(problem)).toContain('het andere bord');
        expect(agreementProblemText({ code: 'bad-agreement', detail: 'time' })).toBe(
            'Die afspraken gaan niet samen.',
        );
    });
});
