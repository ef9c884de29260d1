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
}

// `settings` are options of `doorgeef serve`.
export async function startSite(settings: readonly string[] = []): Promise<Site> {
    const program = process.env.DOORGEEF ?? inRepository('build/release/apps/doorgeef/doorgeef');
    const data = await mkdtemp(join(tmpdir(), 'doorgeef-e2e-'));
    const options = ['serve', '--lang', 'en', '--port', '0', '--address', '127.0.0.1', '--data', data];
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
            await rm(data, { recursive: true });
        },
    };
}
