// What tests at the table share: a site and a browser for each file of them, a table for each test, and pictures of what everybody
// saw when one failed.
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import type { Seat } from '../src/core';
import type { Agreement } from '../src/net/protocol';
import { launch } from './browser';
import { picture, seat, type Hand, type Seated } from './seats';
import { startSite, type Account, type Site } from './site';

// Four browsers on a busy machine; what is waited for is always a state, never a time.
vi.setConfig({ testTimeout: 600_000 });

export interface Evening {
    browser: Browser;
    site: Site;
    table: Seated;
    sit(
        agreement: Partial<Agreement> & Pick<Agreement, 'ruleset'>,
        options?: Partial<Record<Seat, BrowserContextOptions>>,
    ): Promise<Seated['hands']>;
}

export function evening(admin?: Account): Evening {
    let table: Seated | null = null;
    const here = {
        get table() {
            return table!;
        },
        async sit(agreement, options = {}) {
            const time = agreement.ruleset === 'jijbent' ? '-' : '420+0';
            const whole = { conduct: 'online', time, white: 'A', ...agreement } as const;
            table = await seat(here.browser, here.site.origin, whole, options);
            return table.hands;
        },
    } as Evening;

    beforeAll(async () => {
        [here.browser, here.site] = await Promise.all([launch(), startSite([], admin)]);
    });

    afterEach(async ({ task }) => {
        if (task.result?.state === 'fail' && table) await picture(task.name, table.all);
        await table?.leave();
        table = null;
    });

    afterAll(async () => {
        await here.browser?.close();
        await here.site?.stop();
    });

    return here;
}

export const reserve = (hand: Hand, of: Seat, role: string) =>
    hand.page.locator(`[data-seat="${of}"] .slot[data-role="${role}"] .count`);
