// The built client behind the real server: build/doorgeef serve --web web/dist.
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const inRepository = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

export interface Site {
    origin: string;
    stop(): Promise<void>;
    restart(): Promise<void>; // at the same address, with the same data
}

type Server = Pick<Site, 'origin' | 'stop'>;

export interface Account {
    name: string;
    password: string;
}

// `settings` are options of `doorgeef serve`.
async function serve(data: string, settings: readonly string[], at = '0'): Promise<Server> {
    const program = process.env.DOORGEEF ?? inRepository('build/release/apps/doorgeef/doorgeef');
    const options = ['serve', '--lang', 'en', '--port', at, '--address', '127.0.0.1', '--data', data];
    const child = spawn(program, [...options, '--web', inRepository('web/dist'), ...settings], {
        stdio: ['ignore', 'pipe', 'pipe'],
    });
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    const port = await new Promise<string>((resolve, reject) => {
        const heard: string[] = [];
        for (const stream of [child.stdout, child.stderr]) {
            createInterface(stream).on('line', (line) => {
                heard.push(line);
                const found = /:(\d{4,5})\b/.exec(line);
                if (found) resolve(found[1]!);
            });
        }
        child.once('error', reject);
        child.once('exit', () => reject(new Error(`the server stopped: ${heard.join('\n')}`)));
    });
    return {
        origin: `http://127.0.0.1:${port}`,
        async stop() {
            child.kill('SIGTERM');
            await ended;
        },
    };
}

// The first administrator has an account before the server is started with his name (docs/hosting.md).
async function makeAccount(data: string, account: Account): Promise<void> {
    const { origin, stop } = await serve(data, []);
    const answer = await fetch(`${origin}/api/accounts`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Origin: origin },
        body: JSON.stringify(account),
    });
    await stop();
    if (answer.status !== 201) throw new Error(`no account for ${account.name}: ${answer.status}`);
}

export async function startSite(settings: readonly string[] = [], admin?: Account): Promise<Site> {
    const data = await mkdtemp(join(tmpdir(), 'doorgeef-e2e-'));
    if (admin) await makeAccount(data, admin);
    const all = admin ? [...settings, '--admin', admin.name] : settings;
    let server = await serve(data, all);
    const { origin } = server;
    return {
        origin,
        async restart() {
            await server.stop();
            server = await serve(data, all, new URL(origin).port);
        },
        async stop() {
            await server.stop();
            await rm(data, { recursive: true });
        },
    };
}
