/** Announcements to screen readers, by a polite and an assertive live region. */

import { html, signal } from "./html.js";

const polite = signal("");
const urgent = signal("");
/** @type {string[]} */
let waiting = [];
let timer = 0;

// Some screen readers cut off bursts, so sentences within this time are announced together.
const BATCH_MS = 350;

/**
 * Announce a sentence to screen readers.
 * @param {string} text
 * @param {{now?: boolean}} [options] now: interrupt, because it is the listener's turn
 */
export function announce(text, { now = false } = {}) {
  if (!text) return;
  if (now) {
    // A no-break space makes a repeated sentence another text, so that it is announced again.
    urgent.value = urgent.peek() === text ? `${text}\u00a0` : text;
    return;
  }
  waiting.push(text);
  if (timer) return;
  timer = setTimeout(() => {
    const all = waiting.join(" ");
    waiting = [];
    timer = 0;
    polite.value = polite.peek() === all ? `${all}\u00a0` : all;
  }, BATCH_MS);
}

/** The live regions: once on the page, never removed. */
export function LiveRegion() {
  return html`
    <div class="unseen" aria-live="polite" id="live">${polite}</div>
    <div class="unseen" aria-live="assertive" id="live-now">${urgent}</div>
  `;
}
