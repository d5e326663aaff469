/** Quiet sounds, made on the spot: nothing is loaded, nothing is heard before the first touch. */

import { settings } from "./settings.svelte";

const LOUDNESS = 0.16;
const MOST_COINS = 5;

let context: AudioContext | null = null;
let out: GainNode;
let hiss: AudioBuffer;

/** Browsers let a page sound only after somebody has touched it, some only while they do. */
function wake(): void {
    if (!settings.sound) return;
    context ??= prepared();
    void context.resume();
}
addEventListener("pointerup", wake);
addEventListener("keydown", wake);

function prepared(): AudioContext {
    const made = new AudioContext();
    out = new GainNode(made, { gain: LOUDNESS });
    out.connect(made.destination);
    hiss = new AudioBuffer({ length: made.sampleRate, sampleRate: made.sampleRate });
    const samples = hiss.getChannelData(0);
    for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1;
    return made;
}

interface Tone {
    pitch: number;
    to?: number;
    at?: number;
    lasts: number;
    loud?: number;
    shape?: OscillatorType;
}

function tone({ pitch, to = pitch, at = 0, lasts, loud = 1, shape = "sine" }: Tone): void {
    const start = context!.currentTime + at;
    const source = new OscillatorNode(context!, { type: shape, frequency: pitch });
    source.frequency.setValueAtTime(pitch, start);
    source.frequency.exponentialRampToValueAtTime(to, start + lasts);
    source.connect(fading(start, lasts, loud, 0.004)).connect(out);
    source.start(start);
    source.stop(start + lasts);
}

interface Noise {
    kind: BiquadFilterType;
    pitch: number;
    to?: number;
    at?: number;
    lasts: number;
    loud?: number;
    swell?: number;
    sharp?: number;
}

function noise(wish: Noise): void {
    const { kind, pitch, to = pitch, at = 0, lasts, loud = 1, swell = 0.005, sharp = 1 } = wish;
    const start = context!.currentTime + at;
    const source = new AudioBufferSourceNode(context!, { buffer: hiss, loop: true });
    const filter = new BiquadFilterNode(context!, { type: kind, frequency: pitch, Q: sharp });
    filter.frequency.setValueAtTime(pitch, start);
    filter.frequency.exponentialRampToValueAtTime(to, start + lasts);
    source
        .connect(filter)
        .connect(fading(start, lasts, loud, swell))
        .connect(out);
    source.start(start, Math.random());
    source.stop(start + lasts);
}

function fading(start: number, lasts: number, loud: number, swell: number): GainNode {
    const gain = new GainNode(context!, { gain: 0 });
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.exponentialRampToValueAtTime(loud, start + swell);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
    return gain;
}

/** A wooden bar: its note, and two octaves higher a short knock. */
function marimba(pitch: number, at: number, lasts = 0.5): void {
    tone({ pitch, at, lasts, loud: 0.8 });
    tone({ pitch: pitch * 4, at, lasts: 0.09, loud: 0.22 });
}

function coins(n: number): void {
    for (let coin = 0; coin < Math.min(n, MOST_COINS); coin++) {
        const at = coin * 0.06;
        tone({ pitch: 1870 + 60 * coin, at, lasts: 0.1, loud: 0.4, shape: "triangle" });
        tone({ pitch: 2810, at, lasts: 0.06, loud: 0.2 });
    }
}

function rustle(): void {
    for (let leaf = 0; leaf < 7; leaf++) {
        const pitch = 2400 + 1800 * Math.random();
        const at = 0.05 * leaf + 0.03 * Math.random();
        noise({ kind: "highpass", pitch, at, lasts: 0.05, loud: 0.8 });
    }
}

function woodTap(at: number, pitch: number): void {
    noise({ kind: "bandpass", pitch, at, lasts: 0.06, loud: 1.4, sharp: 9 });
    tone({ pitch: pitch / 2, at, lasts: 0.07, loud: 0.35 });
}

const SOUNDS = {
    tile: () => {
        tone({ pitch: 150, to: 55, lasts: 0.16, loud: 1 });
        noise({ kind: "lowpass", pitch: 420, lasts: 0.11, loud: 0.5 });
    },
    coin: (n: number) => coins(n),
    canal: () => {
        noise({ kind: "bandpass", pitch: 380, to: 1500, lasts: 0.85, loud: 2.6, swell: 0.3 });
        noise({ kind: "highpass", pitch: 2600, at: 0.2, lasts: 0.55, loud: 0.3, swell: 0.2 });
    },
    drought: () => rustle(),
    overseer: () => {
        woodTap(0, 820);
        woodTap(0.17, 700);
    },
    turn: () => {
        marimba(523.25, 0);
        marimba(783.99, 0.14);
    },
    win: () => {
        // A morna leans on the note above before it comes home.
        marimba(440, 0);
        marimba(523.25, 0.24);
        marimba(493.88, 0.48);
        marimba(659.26, 0.78, 1.1);
    },
    refused: () => tone({ pitch: 120, to: 82, lasts: 0.13, loud: 0.9 }),
    book: () => {
        noise({ kind: "bandpass", pitch: 900, to: 3600, lasts: 0.2, loud: 1.7, swell: 0.1 });
        noise({ kind: "lowpass", pitch: 700, at: 0.19, lasts: 0.06, loud: 1.2 });
    },
} satisfies Record<string, (n: number) => void>;

export type SoundName = keyof typeof SOUNDS;

/** One sound; of coins as many as are paid. */
export function play(name: SoundName, n = 1): void {
    if (!settings.sound) return;
    if (!context && navigator.userActivation?.hasBeenActive) wake();
    if (context) SOUNDS[name](n);
}
