// A phrase stands in both languages at once, so that leaving one out does not compile.
export const languages = ['nl', 'en'] as const;
export type Language = (typeof languages)[number];

export type Phrase = Readonly<Record<Language, string>>;

// One file of phrases per page: `export const lobby = { … } as const satisfies Catalogue`.
export type Catalogue = Readonly<Record<string, Phrase>>;

// The names between braces: 'art. {article}' wants { article }.
type Names<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
    ? Name | Names<Rest>
    : never;
export type Values<P extends Phrase> = Record<Names<P['nl']>, string | number>;

export function fill(text: string, values: Readonly<Record<string, string | number>> = {}): string {
    return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
