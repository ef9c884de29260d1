// Debian's Chromium, for tests. What a page logs as an error, does against the server's policy or asks of anybody else is kept in
// `complaints`: a test that is done expects none.
import {
    chromium,
    type Browser,
    type BrowserContext,
    type BrowserContextOptions,
    type Page,
} from 'playwright-core';

const flags = [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
];

// How long something may take to be shown: forever, nearly, for tests share a machine and judge no speed.
const patienceMs = 120_000;

export function launch(): Promise<Browser> {
    return chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: flags });
}

export const phone: BrowserContextOptions = {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
};

export interface Visitor {
    context: BrowserContext;
    page: Page;
    complaints: string[];
    leave(): Promise<void>;
}

export async function visit(
    browser: Browser,
    origin: string,
    options: BrowserContextOptions = {},
): Promise<Visitor> {
    const context: BrowserContext = await browser.newContext({
        locale: 'nl-NL',
        baseURL: origin,
        ...options,
    });
    context.setDefaultTimeout(patienceMs);
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`);
    });
    page.on('request', (request) => {
        const { origin: asked, protocol } = new URL(request.url());
        if (asked !== origin && protocol !== 'data:') complaints.push(`asked elsewhere: ${request.url()}`);
    });
    return { context, page, complaints, leave: () => context.close() };
}

// A visitor is nobody yet, and Chromium logs that answer.
const nobody = /status of 401 .*\/api\/me\)/;

export function unexpected({ complaints }: Pick<Visitor, 'complaints'>, alsoExpected = nobody): string[] {
    return complaints.filter((text) => !nobody.test(text) && !alsoExpected.test(text));
}
