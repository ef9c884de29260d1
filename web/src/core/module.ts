// A WebAssembly module of ours: texts in, texts out. src/wasm/*exports.cpp is the other side.

import type { Answer } from './types';

type Text = number; // a std::string of the module
type Handle = number;
type AskText = (text: number, size: number) => Text;

export interface MemoryExports {
    readonly memory: WebAssembly.Memory;
    _initialize(): void;
    dg_allocate(size: number): number;
    dg_release(start: number): void;
    dg_text_data(text: Text): number;
    dg_text_size(text: Text): number;
    dg_text_free(text: Text): void;
}

export interface CoreExports extends MemoryExports {
    dg_rulebook(): Text;
    dg_agreement: AskText;
    dg_games: AskText;
    dg_scenario: AskText;
    dg_perft(text: number, size: number, depth: number): Text;
    dg_two_board_perft(text: number, size: number, depth: number): Text;
    dg_winnable(text: number, size: number, side: number, budget: number): Text;

    dg_match_new(text: number, size: number): Handle;
    dg_match_free(match: Handle): void;
    dg_match_agreement(match: Handle): Text;
    dg_match_head(match: Handle): number;
    dg_match_on_move(match: Handle, board: number): number;
    dg_match_add(match: Handle, text: number, size: number): Text;
    dg_match_state(match: Handle, at: number, now: number): Text;
    dg_match_moves(match: Handle, from: number): Text;
    dg_match_playable(match: Handle, seat: number, at: number): Text;
    dg_match_premoves(match: Handle, seat: number, at: number): Text;
    dg_match_commands(match: Handle, seat: number, at: number, now: number): Text;
    dg_match_why(match: Handle, text: number, size: number, at: number, now: number): Text;
    dg_match_predict(match: Handle, text: number, size: number, at: number, now: number): Text;
    dg_match_typed(match: Handle, seat: number, text: number, size: number, letters: number): Text;
    dg_match_can_win(match: Handle, board: number, color: number, budget: number, at: number): Text;
    dg_match_bpgn(match: Handle, text: number, size: number): Text;
    dg_match_pgn(match: Handle, text: number, size: number, board: number): Text;
    dg_match_variation(match: Handle, at: number): Handle;
    dg_match_act(match: Handle, text: number, size: number, now: number): Text;
    dg_match_undo(match: Handle): number;
}

export type CoreModule = WasmModule<CoreExports>;

export class WasmModule<Exports extends MemoryExports> {
    private readonly encoder = new TextEncoder();
    private readonly decoder = new TextDecoder();

    private constructor(readonly exports: Exports) {}

    static async from<Exports extends MemoryExports>(
        source: BufferSource | WebAssembly.Module,
    ): Promise<WasmModule<Exports>> {
        const compiled = source instanceof WebAssembly.Module ? source : await WebAssembly.compile(source);
        const instance = await WebAssembly.instantiate(compiled, imports(compiled));
        const exports = instance.exports as unknown as Exports;
        exports._initialize();
        return new WasmModule(exports);
    }

    /** Lends the text to a function of the module. */
    withText<T>(text: string, use: (start: number, size: number) => T): T {
        const bytes = this.encoder.encode(text);
        const start = this.exports.dg_allocate(bytes.length);
        if (start === 0) throw new RangeError('the text is too large for the memory that there is');
        try {
            new Uint8Array(this.exports.memory.buffer, start, bytes.length).set(bytes);
            return use(start, bytes.length);
        } finally {
            this.exports.dg_release(start);
        }
    }

    /** Takes a text that the module gave. */
    text(given: Text): string {
        const start = this.exports.dg_text_data(given);
        const size = this.exports.dg_text_size(given);
        const text = this.decoder.decode(new Uint8Array(this.exports.memory.buffer, start, size));
        this.exports.dg_text_free(given);
        return text;
    }

    json<T>(given: Text): T {
        return JSON.parse(this.text(given)) as T;
    }

    /** Asks with a text, behind a handle or before a few numbers. */
    answer<T>(ask: AskText, text: string): Answer<T>;
    answer<T>(
        ask: (text: number, size: number, ...numbers: number[]) => Text,
        text: string,
        ...numbers: number[]
    ): Answer<T>;
    answer<T>(
        ask: (match: Handle, text: number, size: number) => Text,
        match: Handle,
        text: string,
    ): Answer<T>;
    answer<T>(ask: (...all: number[]) => Text, ...given: (number | string)[]): Answer<T> {
        const place = given.findIndex((part) => typeof part === 'string');
        const text = given[place] as string;
        const before = given.slice(0, place) as number[];
        const behind = given.slice(place + 1) as number[];
        return this.json(this.withText(text, (start, size) => ask(...before, start, size, ...behind)));
    }
}

// The C library knows files, arguments and a way to stop; the core uses none of them. Whatever is asked for is answered
// with "not supported", and stopping is an error of ours, never of what was given.
const NOT_SUPPORTED = 52;

function imports(module: WebAssembly.Module): WebAssembly.Imports {
    const wanted: Record<string, Record<string, () => number>> = {};
    for (const { module: from, name } of WebAssembly.Module.imports(module)) {
        (wanted[from] ??= {})[name] = () => {
            if (name === 'proc_exit') throw new Error('the core has stopped');
            return NOT_SUPPORTED;
        };
    }
    return wanted;
}
