// What axe-core finds serious on a page, light and dark.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export async function seriousFindings(page: Page): Promise<string[]> {
    await page.evaluate(axe); // not as a script of the page, which its policy would refuse
    const found: string[] = [];
    for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme });
        await page.locator(`html[data-theme=${colorScheme}]`).waitFor();
        // Colours that are on their way are neither the old nor the new ones.
        await page.evaluate(() =>
            Promise.all(document.getAnimations().map((one) => one.finished.catch(() => {}))),
        );
        found.push(...(await findings(page)).map((finding) => `${colorScheme}: ${finding}`));
    }
    return found;
}

function findings(page: Page): Promise<string[]> {
    return page.evaluate(async () => {
        const { violations } = await (window as unknown as { axe: typeof import('axe-core') }).axe.run();
        return violations
            .filter(({ impact }) => impact === 'serious' || impact === 'critical')
            .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    });
}
