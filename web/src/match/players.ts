import { common } from '../i18n/common';
import { t } from '../i18n/language.svelte';

// A player as messages and archive tell him; nobody sits there: null.
export function playerName(player: { kind: string; name?: string } | null | undefined): string {
    if (!player) return t(common.emptySeat);
    return player.kind === 'forgotten' ? t(common.forgotten) : (player.name ?? t(common.guest));
}
