/** Sounds of wood, paper and a bell, synthesised with Web Audio. Off by default. */

import { effect } from "./html.js";
import { sound, volume } from "./preferences.js";

/** @typedef {"roll" | "place" | "deal" | "pay" | "tie" | "turn" | "end"} Cue */

/** @type {AudioContext | null} */
let context = null;
/** @type {GainNode | null} */
let master = null;
/** @type {AudioBuffer | null} */
let noise = null;

/** Open the audio context at the first sound: browsers allow it only after a tap. */
function openAudio() {
  if (!context) {
    context = new AudioContext();
    master = context.createGain();
    master.connect(context.destination);
    noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
    const samples = noise.getChannelData(0);
    for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1;
  }
  if (context.state === "suspended") context.resume().catch(() => undefined);
  if (master) master.gain.value = volume.peek() * 0.5;
  return context;
}

/**
 * A tone that fades: bells and knocks.
 * @param {number} at seconds from now
 * @param {number} pitch
 * @param {number} length
 * @param {number} loud
 * @param {OscillatorType} [shape]
 * @param {number} [endPitch] the pitch it ends at
 */
function tone(at, pitch, length, loud, shape = "sine", endPitch = pitch) {
  if (!context || !master) return;
  const start = context.currentTime + at;
  const source = context.createOscillator();
  const gain = context.createGain();
  source.type = shape;
  source.frequency.setValueAtTime(pitch, start);
  source.frequency.exponentialRampToValueAtTime(endPitch, start + length);
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  source.connect(gain).connect(master);
  source.start(start);
  source.stop(start + length + 0.05);
}

/**
 * Filtered hiss: paper, and the grain of wood.
 * @param {number} at
 * @param {number} pitch
 * @param {number} length
 * @param {number} loud
 * @param {number} [narrow]
 */
function rustle(at, pitch, length, loud, narrow = 1.2) {
  if (!context || !master || !noise) return;
  const start = context.currentTime + at;
  const source = context.createBufferSource();
  const filter = context.createBiquadFilter();
  const gain = context.createGain();
  source.buffer = noise;
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  filter.Q.value = narrow;
  gain.gain.setValueAtTime(loud, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  source.connect(filter).connect(gain).connect(master);
  source.start(start, Math.random() * 0.5, length + 0.05);
}

/**
 * A die on wood.
 * @param {number} at
 * @param {number} loud
 */
function knock(at, loud) {
  const pitch = 380 + Math.random() * 240;
  tone(at, pitch, 0.07, loud * 0.5, "triangle", pitch * 0.7);
  rustle(at, 1500 + Math.random() * 900, 0.045, loud * 0.6, 2.5);
}

/**
 * A bell for a note: the larger the note, the higher, louder and longer.
 * @param {number} at
 * @param {number} size from 0 to 1
 * @param {number} loud
 */
function ring(at, size, loud) {
  const pitch = 392 * 2 ** size;
  for (const [part, share] of /** @type {const} */ ([
    [1, 1],
    [2.01, 0.45],
    [2.98, 0.2],
  ]))
    tone(at, pitch * part, (0.5 + 1.3 * size) / part, (0.05 + 0.1 * size) * share * loud);
}

/** @typedef {{notes: number[], own: boolean}} Paid */

/** @type {Record<Cue, (paid: Paid) => void>} */
const CUES = {
  roll() {
    for (let n = 0; n < 9; n++) knock(0.1 + n * 0.055 + Math.random() * 0.03, 0.5 - n * 0.045);
  },
  place() {
    knock(0, 0.5);
    knock(0.07, 0.3);
  },
  deal() {
    for (let n = 0; n < 6; n++) rustle(n * 0.075, 3600, 0.06, 0.16);
  },
  pay({ notes, own }) {
    rustle(0, 3200, 0.12, 0.16);
    notes.slice(0, 4).forEach((note, n) => ring(0.08 + n * 0.15, note / 90_000, own ? 1.4 : 0.7));
  },
  tie() {
    tone(0, 120, 0.22, 0.5, "sine", 70);
    tone(0.16, 100, 0.28, 0.4, "sine", 58);
  },
  turn() {
    tone(0, 523, 0.22, 0.14, "triangle");
    tone(0.13, 784, 0.4, 0.14, "triangle");
  },
  end() {
    [523, 659, 784, 1047].forEach((pitch, n) => tone(n * 0.14, pitch, 0.9, 0.12, "triangle"));
  },
};

/**
 * Play a sound, if sounds are on.
 * @param {Cue} cue
 * @param {Paid} [paid] the notes that a casino pays
 */
export function playSound(cue, paid = { notes: [], own: false }) {
  if (!sound.peek() || document.hidden) return;
  try {
    openAudio();
    CUES[cue](paid);
  } catch {
    // A browser without Web Audio plays no sounds.
  }
}

// Switching the sound on is a tap, so audio may be opened; the sound confirms it.
let known = sound.peek();
effect(() => {
  const on = sound.value;
  if (on && !known) playSound("turn");
  known = on;
});
