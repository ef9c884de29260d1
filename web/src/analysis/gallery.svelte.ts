// The picture of a match: made in the background by a worker of its own, and kept as long as the page is open.
import type { Match, MatchLog } from '../core';
import type { Timeline } from '../replay/timeline';
import { Analyst } from './analyst';
import { momentsOf, paint, type Evaluate, type Point } from './picture';
import type { Opinion } from './protocol';

const kept = new Map<string, readonly Point[]>();
const mostKept = 20;

const keyOf = ({ agreement, events }: MatchLog): string => JSON.stringify([agreement, events]);

class Stopped extends Error {}

export class PictureMaker {
    points = $state.raw<readonly Point[]>([]);
    total = $state(0);
    state = $state<'idle' | 'working' | 'done' | 'unavailable'>('idle');

    readonly done = $derived(this.points.length);

    constructor(
        private readonly analyst: Analyst,
        private readonly match: Match,
        private readonly log: MatchLog,
        private readonly timeline: Timeline,
    ) {}

    async make(): Promise<void> {
        if (this.state === 'working' || this.state === 'done') return;
        const key = keyOf(this.log);
        const before = kept.get(key);
        if (before) {
            this.#show(before);
            return;
        }
        this.state = 'working';
        this.total = this.timeline.stops.length + 1; // at most
        const moments = momentsOf(this.match, this.timeline);
        try {
            const points = await paint(moments, this.#evaluate, (soFar) => {
                this.points = [...soFar];
            });
            remember(key, points);
            this.#show(points);
        } catch (error) {
            if (!(error instanceof Stopped)) throw error;
        } finally {
            this.analyst.close();
        }
    }

    stop(): void {
        this.analyst.close();
    }

    #show(points: readonly Point[]): void {
        this.points = points;
        this.total = points.length;
        this.state = 'done';
    }

    #evaluate: Evaluate = async (question, steps) => {
        const opinions: (Opinion | null)[] = [];
        const ended = await this.analyst.ask(question, steps, (_, opinion) => opinions.push(opinion));
        if (ended === 'cancelled' || ended === 'unavailable') {
            this.state = ended === 'cancelled' ? 'idle' : 'unavailable';
            throw new Stopped();
        }
        return opinions;
    };
}

function remember(key: string, points: readonly Point[]): void {
    kept.set(key, points);
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
}
