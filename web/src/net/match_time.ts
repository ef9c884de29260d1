// Match time as the server counts it, guessed between its messages.
//
// A message says which time it was when it left. The one that travelled fastest tells most, so the guess only ever moves
// forward; half of the shortest round trip is what even that one needed.
export class MatchTime {
    #offset: number | null = null; // match time minus local time
    #frozenAt: number | null = 0;

    heard(now: number, at: number, roundTripMs: number | null): void {
        const offset = now - at + (roundTripMs ?? 0) / 2;
        this.#offset = this.#offset === null ? offset : Math.max(this.#offset, offset);
        this.#frozenAt = null;
    }

    // Time stands: the match is held, or nothing is heard any more. The next message that runs starts the guess afresh.
    freeze(now: number): void {
        this.#frozenAt = now;
        this.#offset = null;
    }

    at(local: number): number {
        if (this.#frozenAt !== null || this.#offset === null) return this.#frozenAt ?? 0;
        return local + this.#offset;
    }
}
