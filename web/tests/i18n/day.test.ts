import { afterEach, expect, test } from 'vitest';
import { dayText, language } from '../../src/i18n/language.svelte';

afterEach(() => language.choose('nl'));

test('a day is written as the reader writes it, the day before the month', () => {
    const ms = Date.UTC(2026, 10, 16, 12);
    expect(dayText(ms, 'long')).toBe('16 november 2026');
    language.choose('en');
    expect(dayText(ms, 'long')).toBe('16 November 2026');
    expect(dayText(ms, 'medium')).toBe('16 Nov 2026');
});
