// A table for one person and bots on all other seats, which begins at once.
import type { PresetName, Seat } from '../core';
import type { Agreement, Command, Person } from '../net/protocol';

// The bots of a server, from weak to strong; a newcomer begins with the second.
export const usualBot = 'home';

// The one that was chosen before, if it is still there.
export function chosenBot(bots: readonly Person[], chosen: string): string | null {
    const known = [chosen, usualBot].find((id) => bots.some((bot) => bot.id === id));
    return known ?? bots[0]?.id ?? null;
}

export function botTable(
    name: string,
    ruleset: PresetName,
    time: string,
    bot: string,
): Extract<Command, { t: 'table-create' }> {
    const agreement: Agreement = { ruleset, conduct: 'online', time };
    const others: Seat[] = ruleset === 'jijbent' ? ['B1'] : ['A2', 'B1', 'B2'];
    const bots = Object.fromEntries(others.map((seat) => [seat, bot]));
    return { t: 'table-create', name, agreement, public: false, seat: 'A1', ready: true, bots };
}
