/** The portrait of a bot. The drawings are fetched with the first portrait. */

import { html, signal } from "../core/html.js";
import { onPartMissing } from "../core/version.js";

/** @type {import("../vendor/signals.js").Signal<typeof import("../art/portraits.js") | null>} */
const art = signal(null);
let asked = false;

function fetchArt() {
  if (asked) return;
  asked = true;
  import("../art/portraits.js").then(
    (module) => {
      art.value = module;
    },
    () => {
      asked = false; // the next portrait tries again
      onPartMissing();
    },
  );
}

/** @param {{bot: string}} props */
export function Portrait({ bot }) {
  fetchArt();
  return html`<svg class=${`portrait portrait-${bot}`} viewBox="0 0 64 64" aria-hidden="true" focusable="false">${art.value?.portrait(bot)}</svg>`;
}
