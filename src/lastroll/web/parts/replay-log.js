/** The whole game in sentences, round by round; each leads to its moment. */

import { html, useEffect, useRef } from "../core/html.js";
import { stepSentences } from "../core/story.js";
import { t } from "../core/texts.js";

/** @typedef {import("../core/types.js").Step} Step */
/** @typedef {import("../core/types.js").Seat} Seat */

/**
 * @param {{steps: Step[], seats: Seat[], you: number | null, at: number, onJump: (index: number) => void}} props
 */
export function ReplayLog({ steps, seats, you, at, onJump }) {
  const scroller = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    // Only the list scrolls, never the page under the reader's thumb.
    const list = scroller.current;
    const now = list?.querySelector("[aria-current]");
    if (!list || !(now instanceof HTMLElement)) return;
    const top = now.offsetTop; // measured from the list, which is positioned
    const bottom = top + now.offsetHeight;
    if (top < list.scrollTop || bottom > list.scrollTop + list.clientHeight) {
      list.scrollTop = top - list.clientHeight / 2;
    }
  }, [at]);

  const lines = steps.flatMap((step, index) => {
    const sentences = stepSentences(step, { seats, you });
    return sentences.length ? [{ index, text: sentences.join(" "), event: step.event.event }] : [];
  });
  // A step without a sentence belongs to the line before it.
  const current = lines.filter(({ index }) => index <= at).pop()?.index;
  return html`
    <section class="replay-log card" aria-label=${t("web-replay-log")}>
      <h2>${t("web-replay-log")}</h2>
      <ol ref=${scroller} class="replay-lines">
        ${lines.map(
          ({ index, text, event }) => html`<li key=${index}>
            <button
              type="button"
              class="replay-line line-${event}"
              aria-current=${index === current ? "step" : undefined}
              onClick=${() => onJump(index)}
            >${text}</button>
          </li>`,
        )}
      </ol>
    </section>
  `;
}
