import { afterEach, expect, test } from 'vitest';
import { botNames } from '../../src/i18n/bots';
import { language } from '../../src/i18n/language.svelte';
import { personName, tableName } from '../../src/i18n/names';

afterEach(() => language.choose('nl'));

test.each([
    ['Tafel van Jan', 'Tafel van Jan', "Jan's table"],
    ["Jan's table", 'Tafel van Jan', "Jan's table"],
    ['Tegen bots', 'Tegen bots', 'Against bots'],
    ['Against bots', 'Tegen bots', 'Against bots'],
    ['', 'Wedstrijd', 'Match'],
])(
    'a table that is called "%s" is "%s" to a Dutch reader, "%s" to an English one',
    (name, dutch, english) => {
        expect(tableName(name)).toBe(dutch);
        language.choose('en');
        expect(tableName(name)).toBe(english);
    },
);

test('a name that somebody made up stays as it is', () => {
    language.choose('en');
    for (const name of ['Woensdagavond', 'Tafel van ', 'Tafel', "'s table"])
        expect(tableName(name)).toBe(name);
    expect(personName('Jan')).toBe('Jan');
});

test("the server's bots are named in the reader's language", () => {
    language.choose('en');
    expect(Object.keys(botNames).map(personName)).toEqual([
        'Beginner bot',
        'Home bot',
        'Club bot',
        'Master bot',
        'Top bot',
    ]);
});
