// How the table is looked at; the size of the other board is remembered.
import { remembered } from '../preferences/remembered.svelte';

const isShare = (value: unknown): value is number => typeof value === 'number' && value >= 0.4 && value <= 1;

export class Layout {
    readonly share = remembered('other-board', 0.65, isShare);
    flipped = $state(false);
    swapped = $state(false);

    flip(): void {
        this.flipped = !this.flipped;
    }

    swap(): void {
        this.swapped = !this.swapped;
    }
}
