// The tables that somebody took charge of in this browser. The lobby does not show those that are only for invited people.
import { remembered } from '../preferences/remembered.svelte';

const most = 20;
const isIds = (value: unknown): value is string[] =>
    Array.isArray(value) && value.every((id) => typeof id === 'string');
const ids = remembered<readonly string[]>('charges', [], isIds);

export const charges = {
    get all(): readonly string[] {
        return ids.value;
    },
    add(id: string): void {
        ids.value = [id, ...ids.value.filter((other) => other !== id)].slice(0, most);
    },
    remove(id: string): void {
        if (ids.value.includes(id)) ids.value = ids.value.filter((other) => other !== id);
    },
};
