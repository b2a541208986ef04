/** Short messages at the edge of the screen that disappear by themselves. */

import { html, signal } from "../core/html.js";
import { t } from "../core/texts.js";

/** @typedef {{id: number, text: string, kind: "info" | "bad" | "good"}} Toast */

/** @type {import("../vendor/signals.js").Signal<Toast[]>} */
const toasts = signal([]);
let count = 0;

/**
 * Show a short message.
 * @param {string} text
 * @param {{kind?: "info" | "bad" | "good"}} [options]
 */
export function toast(text, { kind = "info" } = {}) {
  const id = ++count;
  toasts.value = [
    ...toasts.value.filter((each) => each.text !== text).slice(-2),
    { id, text, kind },
  ];
  setTimeout(() => drop(id), 4000 + text.length * 60);
}

/** @param {number} id */
function drop(id) {
  toasts.value = toasts.value.filter((each) => each.id !== id);
}

/** The container of all messages: once on the page. */
export function Toasts() {
  return html`
    <div class="toasts" role="status" aria-live="polite">
      ${toasts.value.map(
        ({ id, text, kind }) => html`
          <p key=${id} class="toast toast-${kind}">
            <span>${text}</span>
            <button type="button" class="toast-close" aria-label=${t("key-close")} onClick=${() => drop(id)}>
              <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M6 6 18 18M18 6 6 18" /></svg>
            </button>
          </p>
        `,
      )}
    </div>
  `;
}
