// An agreement that is being chosen. What the core makes of it is always there to be read.
import type {
    AgreementInfo,
    AgreementText,
    Answer,
    ConductSwitch,
    Core,
    OptionName,
    PresetName,
    Team,
} from '../core';
import { compose, usualTime, writeTime, type ConductPreset } from './text';

// Options that are chosen elsewhere: the clock has its own place, and without a lot the team with White is chosen.
const elsewhere: readonly OptionName[] = ['time'];

const leastBaseS = 10; // what the server takes (docs/protocol.md)

export class AgreementForm {
    readonly #core: Core;
    preset = $state<PresetName>('knsb');
    conduct = $state<ConductPreset>('online');
    time = $state('-');
    white = $state<Team | ''>('');
    options = $state<Record<string, string>>({});
    switches = $state<Record<string, string>>({});

    constructor(core: Core, preset: PresetName) {
        this.#core = core;
        this.choosePreset(preset);
        this.chooseConduct('online');
    }

    get usualOptions(): Readonly<Record<OptionName, string>> {
        return this.#core.rulebook.presets.find(({ name }) => name === this.preset)!.options;
    }

    get usualSwitches(): Readonly<Record<ConductSwitch, string>> {
        return this.#core.rulebook.conduct.presets.find(({ name }) => name === this.conduct)!.switches;
    }

    get optionInfos() {
        return this.#core.rulebook.options.filter(({ name }) => !elsewhere.includes(name));
    }

    get switchInfos() {
        return this.#core.rulebook.conduct.switches;
    }

    // With everything that belongs to it: what was adjusted before was meant for another ruleset.
    choosePreset(preset: PresetName): void {
        this.preset = preset;
        this.options = { ...this.usualOptions };
        this.time = usualTime(this.usualOptions);
    }

    chooseConduct(conduct: ConductPreset): void {
        this.conduct = conduct;
        this.switches = { ...this.usualSwitches };
    }

    setMinutes(minutes: number, incrementS: number): void {
        this.time = writeTime({ baseS: Math.max(leastBaseS, Math.round(minutes * 60)), incrementS });
    }

    get text(): AgreementText & { white?: Team } {
        return {
            ruleset: compose(this.preset, this.usualOptions, this.options),
            conduct: compose(this.conduct, this.usualSwitches, this.switches),
            time: this.time,
            ...(this.white === '' ? {} : { white: this.white }),
        };
    }

    get read(): Answer<AgreementInfo> {
        return this.#core.readAgreement(this.text);
    }

    article(option: OptionName) {
        return this.#core.rulebook.optionArticles[option][this.preset];
    }
}
