// What tests at the table share: a house for each file of them, a table for each test, and pictures of what everybody saw when one
// failed.
import type { BrowserContextOptions } from 'playwright-core';
import { afterEach, vi } from 'vitest';
import type { Seat } from '../src/core';
import type { Agreement } from '../src/net/protocol';
import { house, type House } from './house';
import { picture, seat, type Hand, type Seated } from './seats';
import type { Account } from './site';

// Four browsers on a busy machine; what is waited for is always a state, never a time.
vi.setConfig({ testTimeout: 600_000 });

export interface Evening extends House {
    readonly table: Seated; // the one that sat down last
    sit(
        agreement: Partial<Agreement> & Pick<Agreement, 'ruleset'>,
        options?: Partial<Record<Seat, BrowserContextOptions>>,
    ): Promise<Seated['hands']>;
}

export function evening(admin?: Account): Evening {
    let table: Seated | null = null;
    const here = house(admin) as Evening;
    Object.defineProperty(here, 'table', { get: () => table! });
    here.sit = async (agreement, options = {}) => {
        const time = agreement.ruleset === 'jijbent' ? '-' : '420+0';
        const whole = { conduct: 'online', time, white: 'A', ...agreement } as const;
        table = await seat(here.browser, here.site.origin, whole, options);
        return table.hands;
    };

    afterEach(async ({ task }) => {
        if (task.result?.state === 'fail' && table) await picture(task.name, table.all);
        await table?.leave();
        table = null;
    });

    return here;
}

export const reserve = (hand: Hand, of: Seat, role: string) =>
    hand.page.locator(`[data-seat="${of}"] .slot[data-role="${role}"] .count`);
