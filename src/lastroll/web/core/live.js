/** What a screen reader is told: one polite region, fed by the log, a few sentences at a time. */

import { html, signal } from "./html.js";

const polite = signal("");
const urgent = signal("");
/** @type {string[]} */
let waiting = [];
let timer = 0;

// Bursts are cut off by some readers, so what comes within a moment is said together.
const MOMENT = 350;

/**
 * Say a sentence to people who listen to the page.
 * @param {string} text
 * @param {{now?: boolean}} [options] now: it is the listener's turn, do not wait politely
 */
export function announce(text, { now = false } = {}) {
  if (!text) return;
  if (now) {
    // The same sentence twice must be said twice: a no-break space makes it another text.
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
  }, MOMENT);
}

/** The regions themselves: once on the page, never removed. */
export function LiveRegion() {
  return html`
    <div class="unseen" aria-live="polite" id="live">${polite}</div>
    <div class="unseen" aria-live="assertive" id="live-now">${urgent}</div>
  `;
}
