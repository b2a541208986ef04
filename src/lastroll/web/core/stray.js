/** Taps that were meant for something else: what has just changed under a finger does nothing for a moment. */

import { signal } from "./html.js";

/** Milliseconds within which the second of two quick taps comes, and in which nobody reads anything new. */
export const STRAY_MS = 400;

/** Whether a tap can be meant for what is shown, and a call that says that something has changed under the finger. */
export function createStrayGuard() {
  const steady = signal(true);
  let timer = 0;
  return {
    steady,
    changed() {
      steady.value = false;
      clearTimeout(timer);
      timer = setTimeout(() => {
        steady.value = true;
      }, STRAY_MS);
    },
    close: () => clearTimeout(timer),
  };
}
