/** What the steps of a game sound like, wherever they are shown. */

import { play } from "./sound.js";

/** @typedef {import("./types.js").Step} Step */

/** Steps that come faster than this, in milliseconds, are one sound and not a hundred. */
const BURST = 90;

/** @type {Partial<Record<string, import("./sound.js").Cue>>} */
const CUES = {
  rolled: "roll",
  placed: "place",
  "round-started": "deal",
  "opening-placed": "roll",
  "game-ended": "end",
};

/**
 * The sound of a step.
 * @param {Step} step
 */
function cue(step) {
  const { event } = step;
  if (event.event !== "casino-paid") return CUES[event.event];
  const { players } = step.position.rules;
  if (event.payments.some(({ owner }) => owner < players)) return "pay";
  return event.cancelled.length ? "tie" : undefined;
}

let heard = -BURST;

/**
 * Play the sound of a step, if it has one.
 * @param {Step} step
 */
export function hear(step) {
  const name = cue(step);
  if (!name || performance.now() - heard < BURST) return;
  heard = performance.now();
  play(name);
}
