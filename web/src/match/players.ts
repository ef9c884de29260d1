import { common } from '../i18n/common';
import { t } from '../i18n/language.svelte';
import { personName } from '../i18n/names';

// A player as messages and archive tell him; nobody sits there: null.
export function playerName(player: { kind: string; name?: string } | null | undefined): string {
    if (!player) return t(common.emptySeat);
    if (player.kind === 'forgotten') return t(common.forgotten);
    if (player.name === undefined) return t(common.guest);
    return player.kind === 'bot' ? personName(player.name) : player.name;
}
