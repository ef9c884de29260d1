import { preferences } from '../preferences/preferences.svelte';
import { recipes, type Sound } from './sounds';

let context: AudioContext | null = null;

// Making a sound takes milliseconds: what is to be seen comes first.
export function playSound(sound: Sound): void {
    setTimeout(() => make(sound));
}

// Browsers keep a page silent until somebody has touched it; what comes before that is not made up for.
function make(sound: Sound): void {
    if (!preferences.sounds[sound].value || preferences.volume.value === 0) return;
    context ??= new AudioContext();
    if (context.state === 'suspended') {
        void context.resume();
        if (!navigator.userActivation?.hasBeenActive) return;
    }
    const out = context.createGain();
    out.gain.value = preferences.volume.value;
    out.connect(context.destination);
    for (const voice of recipes[sound]) voice(context, out, context.currentTime + 0.005);
}
