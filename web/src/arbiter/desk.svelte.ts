// The arbiter's side of a match: what would come of an act, and doing it.
import { untrack } from 'svelte';
import { readEvent, type Refusal } from '../core';
import type { MatchView } from '../match/view.svelte';
import { link } from '../net/browser';
import type { No, Ok } from '../net/protocol';

export interface Judged {
    article: string | null; // of the KNSB, what it would be done under
    refusal: Refusal | null;
}

export class Desk {
    readonly view: MatchView;
    reason = $state('');

    constructor(view: MatchView) {
        this.view = view;
    }

    // By the core, with the match as it is on the server's disk. Follows its events, not the ticking of its clocks.
    judge(what: string): Judged {
        const state = this.view.confirmed;
        const match = this.view.match;
        if (!state || !match) return { article: null, refusal: null };
        const foreseen = match.predict('arbiter', what, { now: untrack(() => this.view.now) });
        if (!foreseen.ok) return { article: null, refusal: foreseen.problem };
        // Rulings are recorded under the numbers of the KNSB.
        const ruled = foreseen.value.lines.map(readEvent).find(({ kind }) => kind === 'ruled');
        return { article: ruled ? ruled.words.slice(0, 2).join('.') : null, refusal: null };
    }

    // Whether the regulation of this match has those numbers itself.
    get ownArticles(): boolean {
        const preset = this.view.match?.agreement.preset;
        return preset === 'knsb' || preset === 'stein';
    }

    async rule(what: string): Promise<Ok | No> {
        const reason = this.reason.trim();
        const answer = await link.ask({
            t: 'rule',
            match: this.view.id,
            what,
            ...(reason === '' ? {} : { reason }),
        });
        if (answer.t === 'ok') this.reason = '';
        return answer;
    }
}
