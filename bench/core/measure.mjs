// The core in WebAssembly under Node: perft, and what a page asks most. Prints the seconds of CPU time that each took.
import { readFileSync } from 'node:fs';

const [, , wasm, what, ...rest] = process.argv;
const module = new WebAssembly.Module(readFileSync(wasm));
const stubs = {};
for (const { module: from, name } of WebAssembly.Module.imports(module)) (stubs[from] ??= {})[name] = () => 52;
const core = new WebAssembly.Instance(module, stubs).exports;
core._initialize();

function withText(text, use) {
    const bytes = new TextEncoder().encode(text);
    const start = core.dg_allocate(bytes.length);
    new Uint8Array(core.memory.buffer, start, bytes.length).set(bytes);
    const result = use(start, bytes.length);
    core.dg_release(start);
    return result;
}

function taken(text) {
    const bytes = new Uint8Array(core.memory.buffer, core.dg_text_data(text), core.dg_text_size(text));
    const value = JSON.parse(new TextDecoder().decode(bytes));
    core.dg_text_free(text);
    return value;
}

function timed(run) {
    const before = process.cpuUsage();
    const result = run();
    const { user, system } = process.cpuUsage(before);
    return [result, (user + system) / 1e6];
}

function perft(rules, fen, depth) {
    const ask = (plies) => withText(`${rules}\n${fen}`, (text, size) => taken(core.dg_perft(text, size, plies)).value);
    ask(depth - 1); // so that the module is compiled to the end
    const [nodes, seconds] = timed(() => ask(depth));
    console.log(`${nodes} ${seconds}`);
}

// A match of so many moves, by knights there and back on both boards; then questions about it, each many times.
function page(moves) {
    const round = ['Ng1f3', 'Ng8f6', 'Nf3g1', 'Nf6g8'];
    let lines = '0 ready B1\n0 ready A2\n0 started\n';
    for (let i = 0; i < moves; ++i) lines += `${i * 100} moved ${(i % 8) < 4 ? 1 : 2} ${round[i % 4]}\n`;
    const match = withText('knsb\nonline\n420+0\nA', core.dg_match_new);
    const added = withText(lines, (text, size) => taken(core.dg_match_add(match, text, size)));
    if (!added.ok) throw new Error(JSON.stringify(added));
    const times = 500;
    const questions = {
        state: () => taken(core.dg_match_state(match, -1, 50_000)),
        'state at any event': (i) => taken(core.dg_match_state(match, i % moves, -1)),
        playable: () => taken(core.dg_match_playable(match, 0, -1)),
        premoves: () => taken(core.dg_match_premoves(match, 2, -1)),
        commands: () => taken(core.dg_match_commands(match, 0, -1, -1)),
        moves: () => taken(core.dg_match_moves(match, 0)),
    };
    for (const [name, ask] of Object.entries(questions)) {
        for (let i = 0; i < 50; ++i) ask(i);
        const [, seconds] = timed(() => {
            for (let i = 0; i < times; ++i) ask(i);
        });
        console.log(`${name}: ${((seconds / times) * 1e6).toFixed(0)} µs`);
    }
}

if (what === 'perft') perft(rest[0], rest[1], Number(rest[2]));
else page(Number(rest[0]));
