// The numbered events of one match, put in order: what came twice is left out, a gap is asked for again.
import type { EventsMessage } from './protocol';

export type Fed =
    { kind: 'lines'; first: number; lines: (string | null)[] } | { kind: 'known' } | { kind: 'gap' };

export class EventFeed {
    #last = 0;

    // The number of the last event that is known here: what `watch` resumes from.
    get last(): number {
        return this.#last;
    }

    take({ first, lines }: Pick<EventsMessage, 'first' | 'lines'>): Fed {
        const next = this.#last + 1;
        if (first > next) return { kind: 'gap' };
        const fresh = lines.slice(next - first);
        if (fresh.length === 0) return { kind: 'known' };
        this.#last += fresh.length;
        return { kind: 'lines', first: next, lines: fresh };
    }

    // To be told everything anew: words that were hidden may be shown now.
    restart(): void {
        this.#last = 0;
    }
}
