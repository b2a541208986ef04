/** The sounds of a game's steps, on every screen that shows them. */

import { playSound } from "./sound.js";

/** @typedef {import("./types.js").Step} Step */

/** Steps within this time, in milliseconds, make one sound. */
const BURST_MS = 90;

/** @type {Partial<Record<string, import("./sound.js").Cue>>} */
const CUES = {
  rolled: "roll",
  placed: "place",
  "round-started": "deal",
  "opening-placed": "roll",
  "game-ended": "end",
};

/**
 * Return the sound of a step.
 * @param {Step} step
 */
function cue(step) {
  const { event } = step;
  if (event.event !== "casino-paid") return CUES[event.event];
  const { players } = step.position.rules;
  if (event.payments.some(({ owner }) => owner < players)) return "pay";
  return event.cancelled.length ? "tie" : undefined;
}

let lastPlayedAt = -BURST_MS;

/**
 * Play the sound of a step, if it has one.
 * @param {Step} step
 * @param {number[]} [held] the reader's own seats: what they win is louder
 */
export function playCue(step, held = []) {
  const name = cue(step);
  if (!name || performance.now() - lastPlayedAt < BURST_MS) return;
  lastPlayedAt = performance.now();
  const paid = step.event.event === "casino-paid" ? step.event.payments : [];
  const own = paid.filter(({ owner }) => held.includes(owner));
  playSound(name, {
    notes: (own.length ? own : paid).map(({ note }) => note),
    own: own.length > 0,
  });
}
