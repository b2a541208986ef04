/** The log: the game in sentences. A tap on one shows the board as it was. */

import { html, useEffect, useMemo, useRef } from "../core/html.js";
import { lookOf } from "../core/names.js";
import { names2012 } from "../core/settings.js";
import { tell } from "../core/story.js";
import { language, t } from "../core/texts.js";

/** @typedef {import("../core/types.js").Step} Step */
/** @typedef {import("../core/types.js").Seat} Seat */

/**
 * The look of who did it, for the mark at the line.
 * @param {Step} step
 * @param {Seat[]} seats
 */
function mark(step, seats) {
  const { event } = step;
  if (event.event === "rolled" || event.event === "placed")
    return `look-${lookOf(seats, event.seat)}`;
  return event.event === "casino-paid" ? `hue-${event.casino}` : "";
}

/**
 * @param {{step: Step, index: number, seats: Seat[], here: boolean, onJump: (index: number) => void}} props
 */
function Line({ step, index, seats, here, onJump }) {
  const names = seats.map((seat) => `${seat.name}${seat.look}`).join("\n");
  const [first, ...more] = useMemo(
    () => tell(step, { seats }),
    [step, names, language.value, names2012.value],
  );
  if (!first) return null;
  return html`<li>
    <button
      type="button"
      class=${`log-line log-${step.event.event} ${mark(step, seats)} ${here ? "log-here" : ""}`}
      aria-current=${here ? "step" : undefined}
      onClick=${() => onJump(index)}
    >
      ${first}${more.map((sentence) => html` <span class="log-more">${sentence}</span>`)}
    </button>
  </li>`;
}

/**
 * The steps up to `last`, newest at the end; `at` is the one that is shown. With `onNow` somebody is looking back, and `news` is
 * how much has happened since.
 * @param {{steps: Step[], seats: Seat[], at: number, last?: number, news?: number, onJump: (index: number) => void, onNow?: () => void}} props
 */
export function Log({ steps, seats, at, last = steps.length - 1, news = 0, onJump, onNow }) {
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  // The end stays in sight as long as the reader has not scrolled away from it.
  const follow = useRef(true);
  useEffect(() => {
    const element = list.current;
    if (element && follow.current) element.scrollTop = element.scrollHeight;
  }, [last]);
  const scrolled = () => {
    const element = list.current;
    if (element)
      follow.current = element.scrollHeight - element.scrollTop - element.clientHeight < 40;
  };
  return html`<ol class="log" ref=${list} onScroll=${scrolled} tabindex="0" aria-label=${t("log-title")}>
    ${steps.slice(0, last + 1).map((step, index) => html`<${Line} key=${index} step=${step} index=${index} seats=${seats} here=${index === at} onJump=${onJump} />`)}
    ${onNow && html`<li key="now"><button type="button" class="log-line log-now" onClick=${onNow}>${t("web-log-now")} ${news > 0 && html`<span class="log-more">${t("web-log-news", { count: news })}</span>`}</button></li>`}
  </ol>`;
}
