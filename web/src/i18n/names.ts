// Names that this site gave by itself, said in the reader's language. What people made up stays as it is.
import { botNames, botWords } from './bots';
import { t } from './language.svelte';
import { match } from './match';
import { languages, type Phrase } from './phrase';
import { table } from './table';

const blank = '{name}';

// What stands in the place of {name}, if this phrase was said in one of our languages; null: it is another text.
function nameIn(phrase: Phrase, text: string): string | null {
    for (const language of languages) {
        const [before = '', after = ''] = phrase[language].split(blank);
        const long = text.length > before.length + after.length;
        if (long && text.startsWith(before) && text.endsWith(after))
            return text.slice(before.length, text.length - after.length);
    }
    return null;
}

// Of a table; those that the server puts together have no name.
export function tableName(name: string): string {
    if (name === '') return t(match.title);
    if (languages.some((language) => botWords.table[language] === name)) return t(botWords.table);
    const host = nameIn(table.nameOf, name);
    return host === null ? name : t(table.nameOf, { name: host });
}

// Of somebody at a table, who may be one of the server's bots.
export function personName(name: string): string {
    const bot = botNames[name];
    return bot ? t(bot) : name;
}
