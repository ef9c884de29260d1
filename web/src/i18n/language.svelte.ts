import { remembered } from '../preferences/remembered.svelte';
import { fill, languages, type Language, type Phrase, type Values } from './phrase';

const isLanguage = (value: unknown): value is Language => languages.includes(value as Language);

// Dutch, unless the reader's browser asks for something else first.
function preferred(): Language {
    const wanted = globalThis.navigator?.language ?? 'nl';
    return wanted.startsWith('nl') ? 'nl' : 'en';
}

export const chosenLanguage = remembered('language', preferred(), isLanguage);

export const language = {
    get now(): Language {
        return chosenLanguage.value;
    },
    choose(next: Language): void {
        chosenLanguage.value = next;
    },
};

// The words for the reader. Read inside a template or an effect it follows the language.
export function t<const P extends Phrase>(
    phrase: P,
    ...values: keyof Values<P> extends never ? [] : [Values<P>]
): string {
    return fill(phrase[chosenLanguage.value], values[0]);
}

// In English too the day comes before the month, as everywhere around here.
const locales: Readonly<Record<Language, string>> = { nl: 'nl-NL', en: 'en-GB' };

export function dayText(ms: number, dateStyle: 'long' | 'medium'): string {
    return new Intl.DateTimeFormat(locales[chosenLanguage.value], { dateStyle }).format(ms);
}
