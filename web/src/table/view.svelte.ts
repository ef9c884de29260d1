// One table, as the server tells it.
import { charges } from '../arbiter/charges.svelte';
import type { Seat } from '../core';
import { refusalText } from '../i18n/refusals';
import { link } from '../net/browser';
import type { Command, Table } from '../net/protocol';
import { session } from '../session/session.svelte';
import { toasts } from '../ui/toasts.svelte';

export class TableView {
    readonly id: string;
    table = $state.raw<Table | null>(null);
    gone = $state(false);
    // When the match begins, in local time; null if nothing is counted down.
    startsAt = $state<number | null>(null);

    constructor(id: string) {
        this.id = id;
    }

    open(): () => void {
        const ends = [
            link.listen(({ message, at }) => {
                if (message.t === 'table' && message.table.id === this.id) this.#told(message.table, at);
                if (message.t === 'table-gone' && message.table === this.id) this.gone = true;
                if (message.t === 'no' && message.to === 'table') this.gone = true;
            }),
            link.watch(`table ${this.id}`, () => ({ t: 'table', watch: this.id }), {
                t: 'table',
                leave: this.id,
            }),
        ];
        return () => ends.forEach((end) => end());
    }

    #told(table: Table, at: number): void {
        this.table = table;
        this.startsAt = table.starts_in_ms === null ? null : at + table.starts_in_ms;
    }

    get mySeat(): Seat | null {
        const me = session.me?.id;
        const mine = Object.entries(this.table?.seats ?? {}).find(([, seat]) => me && seat?.id === me);
        return (mine?.[0] as Seat | undefined) ?? null;
    }

    get isHost(): boolean {
        return session.me !== null && this.table?.host?.id === session.me.id;
    }

    get inCharge(): boolean {
        return session.me !== null && this.table?.arbiter?.id === session.me.id;
    }

    // Whether it was done; if not, the reader is told why.
    async ask(command: Command): Promise<boolean> {
        const answer = await link.ask(command);
        if (answer.t === 'no') toasts.say(refusalText(answer.code), 'problem');
        return answer.t === 'ok';
    }

    async takeCharge(take: boolean): Promise<void> {
        if (!(await this.ask({ t: 'table-arbiter', table: this.id, take }))) return;
        if (take) charges.add(this.id);
        else charges.remove(this.id);
    }

    sit = (seat: Seat) => this.ask({ t: 'table-sit', table: this.id, seat });
    stand = () => this.ask({ t: 'table-stand', table: this.id });
    ready = (ready: boolean) => this.ask({ t: 'table-ready', table: this.id, ready });
    swap = (a: Seat, b: Seat) => this.ask({ t: 'table-swap', table: this.id, a, b });
    bot = (seat: Seat, bot: string | null) => this.ask({ t: 'table-bot', table: this.id, seat, bot });
    close = () => this.ask({ t: 'table-close', table: this.id });
}
