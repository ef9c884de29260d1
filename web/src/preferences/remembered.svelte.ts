// A value that this browser remembers. What is stored and makes no sense (any more) counts as not stored.
export interface Remembered<T> {
    value: T;
    readonly chosen: boolean; // not only what holds otherwise
    take(stored: unknown): void; // what was stored elsewhere, if it makes sense here
}

const prefix = 'doorgeef.';

function read(name: string): unknown {
    try {
        return JSON.parse(globalThis.localStorage?.getItem(prefix + name) ?? 'null');
    } catch {
        return null; // storage is blocked, or somebody else wrote there
    }
}

function write(name: string, value: unknown): void {
    try {
        globalThis.localStorage?.setItem(prefix + name, JSON.stringify(value));
    } catch {
        // Storage is full or blocked: the choice holds until the page is left.
    }
}

export function remembered<T>(
    name: string,
    otherwise: NoInfer<T>,
    fits: (value: unknown) => value is T,
): Remembered<T> {
    const stored = read(name);
    let value = $state.raw(fits(stored) ? stored : otherwise);
    let chosen = $state(fits(stored));
    return {
        get value() {
            return value;
        },
        set value(next: T) {
            value = next;
            chosen = true;
            write(name, next);
        },
        get chosen() {
            return chosen;
        },
        take(stored) {
            if (fits(stored) && (stored !== value || !chosen)) this.value = stored;
        },
    };
}

export function oneOf<const T extends readonly string[]>(choices: T): (value: unknown) => value is T[number] {
    return (value): value is T[number] => choices.includes(value as string);
}

export const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';
