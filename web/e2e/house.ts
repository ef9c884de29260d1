// What files of tests share: a site and a browser of their own, and visitors who leave when a test is done.
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { launch, visit, type Visitor } from './browser';
import { startSite, type Account, type Site } from './site';

export interface House {
    browser: Browser;
    site: Site;
    enter(options?: BrowserContextOptions): Promise<Visitor>;
}

export function house(admin?: Account): House {
    let visitors: Visitor[] = [];
    const here = {
        async enter(options = {}) {
            const visitor = await visit(here.browser, here.site.origin, options);
            visitors.push(visitor);
            return visitor;
        },
    } as House;

    beforeAll(async () => {
        [here.browser, here.site] = await Promise.all([launch(), startSite([], admin)]);
    });

    afterEach(async () => {
        await Promise.all(visitors.map(({ leave }) => leave()));
        visitors = [];
    });

    afterAll(async () => {
        await here.browser?.close();
        await here.site?.stop();
    });

    return here;
}
