// The core in the browser: the rules, the match, notation and scenarios of the server, as one WebAssembly module. There
// is no second implementation of the regulation in this client; whoever needs to know something asks here.
//
//     const core = await loadCore();                       // browser.ts, or node.ts in tests
//     const made = core.createMatch(message.agreement);
//     if (made.ok) { made.value.add(lines); made.value.state({ now }); }
//
// Handles (matches, variations) hold memory of the module: call free() when a page goes.

import { WasmModule, type CoreExports, type CoreModule } from './module';
import { Match } from './match';
import type {
    AgreementInfo,
    AgreementText,
    Answer,
    Color,
    MatchLog,
    RecordedGame,
    Rulebook,
    ScenarioStep,
    WinVerdict,
} from './types';

export * from './types';
export { readEvent, type EventInfo } from './event';
export { Match } from './match';

export interface ScenarioRun {
    /** Every event of the run; state({ at: step.head, now: step.now }) shows a step. */
    readonly match: Match;
    readonly steps: readonly ScenarioStep[];
    /** Whether every step and expectation holds. */
    readonly passed: boolean;
}

export class Core {
    /** Options, presets, conduct, codes: constant. */
    readonly rulebook: Rulebook;

    private constructor(private readonly module: CoreModule) {
        this.rulebook = module.json(module.exports.dg_rulebook());
    }

    /** From the bytes of doorgeef.wasm; use loadCore of browser.ts or node.ts. */
    static async from(source: BufferSource | WebAssembly.Module): Promise<Core> {
        return new Core(await WasmModule.from<CoreExports>(source));
    }

    /**
     * What an agreement says, with every option; or 'bad-agreement' with the part as detail: 'ruleset', 'conduct',
     * 'time', 'white', 'position'. A ruleset whose options make no sense together has the first reason behind it:
     * 'ruleset taking-without-second-board'.
     */
    readAgreement(agreement: AgreementText): Answer<AgreementInfo> {
        return this.module.answer(this.module.exports.dg_agreement, agreementLines(agreement));
    }

    /** A match before its first event. `shownClocks` are those of a foreign file (MatchLog). */
    createMatch(agreement: AgreementText, shownClocks: readonly (number | null)[] = []): Answer<Match> {
        const info = this.readAgreement(agreement);
        if (!info.ok) return info;
        const clocks = shownClocks.map((clock) => (clock === null ? '-' : String(clock))).join(' ');
        return { ok: true, value: Match.create(this.module, info.value, agreementLines(agreement), clocks) };
    }

    /** The match of a log, with all its events. `line` of a problem is the index of the event. */
    openLog(log: MatchLog): Answer<Match> {
        const made = this.createMatch(log.agreement, log.shownClocks);
        if (!made.ok) return made;
        const added = made.value.add(log.events);
        if (added.ok) return made;
        made.value.free();
        return added;
    }

    /** All games of a PGN or BPGN file; 'too-large' beyond 32 MiB. A file without games gives none. */
    readGames(text: string): Answer<readonly RecordedGame[]> {
        return this.module.answer(this.module.exports.dg_games, text);
    }

    /**
     * Runs a scenario (docs/scenarios.md). 'bad-scenario' with line and detail if it cannot be read. It stops at the
     * first step that fails.
     */
    runScenario(text: string): Answer<ScenarioRun> {
        const traced = this.module.answer<{
            agreement: AgreementText;
            events: string[];
            steps: ScenarioStep[];
        }>(this.module.exports.dg_scenario, text);
        if (!traced.ok) return traced;
        const { agreement, events, steps } = traced.value;
        const match = this.openLog({ agreement, events, tags: [] });
        if (!match.ok) return match;
        const passed = steps.every((step) => step.failure === '');
        return { ok: true, value: { match: match.value, steps, passed } };
    }

    /**
     * The number of move sequences of this length on one board; written 'FEN | FEN' the second is where promotions by
     * taking take from. 'bad-ruleset', 'bad-position' or 'too-deep' (beyond 8). Blocks: depth 4 takes milliseconds to
     * seconds.
     */
    perft(fen: string, ruleset: string, depth: number): Answer<number> {
        return this.module.answer(this.module.exports.dg_perft, `${ruleset}\n${fen}`, depth);
    }

    /** The same over both boards, written 'FEN | FEN'. */
    twoBoardPerft(bfen: string, ruleset: string, depth: number): Answer<number> {
        return this.module.answer(this.module.exports.dg_two_board_perft, `${ruleset}\n${bfen}`, depth);
    }

    /**
     * Can this side still win on this board, to which nothing comes from elsewhere? Looks at no more than `budget`
     * positions (400,000 is a second or less). 'bad-ruleset', 'bad-position'.
     */
    winnable(fen: string, side: Color, ruleset: string, budget = 400_000): Answer<WinVerdict> {
        return this.module.answer(
            this.module.exports.dg_winnable,
            `${ruleset}\n${fen}`,
            side === 'white' ? 0 : 1,
            budget,
        );
    }
}

function agreementLines(agreement: AgreementText): string {
    const [first = '', second = ''] = agreement.positions ?? [];
    return [agreement.ruleset, agreement.conduct, agreement.time, agreement.white || 'A', first, second]
        .map((part) => part.replaceAll('\n', ' '))
        .join('\n');
}
