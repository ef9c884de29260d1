// The engine as WebAssembly: src/wasm/engine_exports.hpp is the other side.
import { WasmModule, type MemoryExports } from '../core/module';
import type { Answer } from '../core/types';
import type { Opinion, Question, Step } from './protocol';

interface EngineExports extends MemoryExports {
    dg_engine_new(hashMib: number): number;
    dg_engine_think(
        engine: number,
        text: number,
        size: number,
        board: number,
        opponent: number,
        nodes: number,
    ): number;
    dg_engine_signature(depth: number): number;
    dg_engine_signature_in_play(nodes: number): number;
}

const hashMib = 16;

interface Signature {
    readonly nodes: number;
    readonly mix: string;
}

export class Engine {
    private readonly handle: number;

    private constructor(private readonly module: WasmModule<EngineExports>) {
        this.handle = module.exports.dg_engine_new(hashMib);
    }

    /** From the bytes of engine.wasm. */
    static async from(source: BufferSource | WebAssembly.Module): Promise<Engine> {
        return new Engine(await WasmModule.from<EngineExports>(source));
    }

    /** Blocks for so many nodes. It remembers what it has seen: asking again for more goes on from there. */
    think(question: Question, { board, whose, nodes }: Step): Answer<Opinion | null> {
        const { exports } = this.module;
        return this.module.answer(
            (text: number, size: number) =>
                exports.dg_engine_think(
                    this.handle,
                    text,
                    size,
                    board - 1,
                    whose === 'opponent' ? 1 : 0,
                    nodes,
                ),
            linesOf(question),
        );
    }

    /** The numbers by which builds are compared: `doorgeef bench engine` prints them too. */
    signature(depth: number): Signature {
        return this.module.json(this.module.exports.dg_engine_signature(depth));
    }
    signatureInPlay(nodes: number): Signature {
        return this.module.json(this.module.exports.dg_engine_signature_in_play(nodes));
    }
}

function linesOf({ ruleset, white, fens, over, clocks }: Question): string {
    const [first = '', second = ''] = fens;
    const times = (clocks ?? []).map((ms) => String(Math.round(ms))).join(' ');
    return [ruleset, white, first, second, over.join(' '), times]
        .map((line) => line.replaceAll('\n', ' ') + '\n')
        .join('');
}
