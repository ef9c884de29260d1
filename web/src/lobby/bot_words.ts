import { botLevels, botWords } from '../i18n/bots';
import { t } from '../i18n/language.svelte';
import { personName } from '../i18n/names';
import type { Person } from '../net/protocol';

// How strong it plays, "Clubspeler"; of a bot that this client does not know the name.
export function strengthText({ id, name }: Person): string {
    const level = botLevels[id];
    return level ? t(level).replace(/^./, (first) => first.toUpperCase()) : name;
}

// "Clubbot: clubspeler"; of a bot that this client does not know the name alone.
export function botText({ id, name }: Person): string {
    const level = botLevels[id];
    return level ? t(botWords.of, { name: personName(name), level: t(level) }) : name;
}
