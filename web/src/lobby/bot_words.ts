import { botLevels, botWords } from '../i18n/bots';
import { t } from '../i18n/language.svelte';
import type { Person } from '../net/protocol';

// "Clubbot: clubspeler"; of a bot that this client does not know the name alone.
export function botText({ id, name }: Person): string {
    const level = botLevels[id];
    return level ? t(botWords.of, { name, level: t(level) }) : name;
}
