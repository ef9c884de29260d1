// A voice puts itself on an audio context. Times are seconds from the beginning of the sound.
export type Voice = (context: BaseAudioContext, out: AudioNode, start: number) => void;

interface Note {
    at: number;
    lasts: number;
    gain: number;
    from: number;
    to: number;
    shape: OscillatorType;
}

interface Noise {
    at: number;
    lasts: number;
    gain: number;
    centre: number;
    sweepTo?: number;
    sharpness: number;
    fadesIn?: boolean;
}

const silence = 0.0001; // exponential ramps cannot reach zero

function envelope(
    context: BaseAudioContext,
    out: AudioNode,
    begin: number,
    lasts: number,
    gain: number,
    attack: number,
) {
    const level = context.createGain();
    level.gain.setValueAtTime(silence, begin);
    level.gain.exponentialRampToValueAtTime(gain, begin + attack);
    level.gain.exponentialRampToValueAtTime(silence, begin + lasts);
    level.connect(out);
    return level;
}

export function note({ at, lasts, gain, from, to, shape }: Note): Voice {
    return (context, out, start) => {
        const begin = start + at;
        const tone = context.createOscillator();
        tone.type = shape;
        tone.frequency.setValueAtTime(from, begin);
        tone.frequency.exponentialRampToValueAtTime(to, begin + lasts);
        tone.connect(envelope(context, out, begin, lasts, gain, 0.004));
        tone.start(begin);
        tone.stop(begin + lasts);
    };
}

export function noise({ at, lasts, gain, centre, sweepTo, sharpness, fadesIn }: Noise): Voice {
    return (context, out, start) => {
        const begin = start + at;
        const source = context.createBufferSource();
        source.buffer = whiteNoise(context, lasts);
        const band = context.createBiquadFilter();
        band.type = 'bandpass';
        band.Q.value = sharpness;
        band.frequency.setValueAtTime(centre, begin);
        band.frequency.exponentialRampToValueAtTime(sweepTo ?? centre, begin + lasts);
        source
            .connect(band)
            .connect(envelope(context, out, begin, lasts, gain, fadesIn ? lasts * 0.7 : 0.002));
        source.start(begin);
        source.stop(begin + lasts);
    };
}

function whiteNoise(context: BaseAudioContext, seconds: number): AudioBuffer {
    const buffer = context.createBuffer(1, Math.ceil(seconds * context.sampleRate), context.sampleRate);
    const samples = buffer.getChannelData(0);
    for (let i = 0; i < samples.length; ++i) samples[i] = Math.random() * 2 - 1;
    return buffer;
}
