// The sounds of the product, made of oscillators and noise: short, dry, nothing to download.
import { noise, note, type Voice } from './synth';

export const sounds = ['move', 'other', 'capture', 'arrived', 'check', 'signal', 'low', 'end'] as const;
export type Sound = (typeof sounds)[number];

// A piece set down on wood: a short click of noise over a low body.
const tap = (at: number, pitch: number, gain: number): Voice[] => [
    noise({ at, lasts: 0.03, gain: gain * 0.8, centre: pitch * 6, sharpness: 1.2 }),
    note({ at, lasts: 0.09, gain, from: pitch, to: pitch * 0.7, shape: 'sine' }),
];

export const recipes: Readonly<Record<Sound, readonly Voice[]>> = {
    move: tap(0, 210, 0.55),
    other: tap(0, 160, 0.22),
    capture: [...tap(0, 240, 0.5), ...tap(0.055, 170, 0.6)],
    // Ours: the piece slides over the table and is put down within reach.
    arrived: [
        noise({ at: 0, lasts: 0.16, gain: 0.2, centre: 700, sweepTo: 1900, sharpness: 2.5, fadesIn: true }),
        ...tap(0.16, 260, 0.6),
    ],
    check: [
        note({ at: 0, lasts: 0.12, gain: 0.3, from: 660, to: 655, shape: 'triangle' }),
        note({ at: 0.09, lasts: 0.2, gain: 0.3, from: 880, to: 875, shape: 'triangle' }),
    ],
    signal: [
        note({ at: 0, lasts: 0.16, gain: 0.22, from: 587, to: 587, shape: 'sine' }),
        note({ at: 0.1, lasts: 0.22, gain: 0.22, from: 784, to: 784, shape: 'sine' }),
    ],
    low: [note({ at: 0, lasts: 0.07, gain: 0.3, from: 990, to: 980, shape: 'square' })],
    end: [
        note({ at: 0, lasts: 0.5, gain: 0.25, from: 392, to: 392, shape: 'triangle' }),
        note({ at: 0.12, lasts: 0.55, gain: 0.22, from: 494, to: 494, shape: 'triangle' }),
        note({ at: 0.24, lasts: 0.8, gain: 0.25, from: 587, to: 587, shape: 'triangle' }),
    ],
};
