/** The log: the game in sentences. A tap on a sentence shows the board at that step. */

import { html, useEffect, useLayoutEffect, useMemo, useRef, useState } from "../core/html.js";
import { lookOf } from "../core/names.js";
import { names2012 } from "../core/preferences.js";
import { stepSentences } from "../core/story.js";
import { language, t } from "../core/texts.js";

/** @typedef {import("../core/types.js").Step} Step */
/** @typedef {import("../core/types.js").Seat} Seat */

/**
 * Return the class of a line: the look of its player, or the hue of its casino.
 * @param {Step} step
 * @param {Seat[]} seats
 */
function lineClass(step, seats) {
  const { event } = step;
  if (event.event === "rolled" || event.event === "placed")
    return `look-${lookOf(seats, event.seat)}`;
  return event.event === "casino-paid" ? `hue-${event.casino}` : "";
}

/**
 * @param {{step: Step, index: number, seats: Seat[], you: number | null, here: boolean, onJump: (index: number) => void}} props
 */
function Line({ step, index, seats, you, here, onJump }) {
  const names = seats.map((seat) => `${seat.name}${seat.look}`).join("\n");
  const [first, ...more] = useMemo(
    () => stepSentences(step, { seats, you }),
    [step, names, you, language.value, names2012.value],
  );
  if (!first) return null;
  return html`<li>
    <button
      type="button"
      class=${`log-line log-${step.event.event} ${lineClass(step, seats)} ${here ? "log-here" : ""}`}
      aria-current=${here ? "step" : undefined}
      onClick=${() => onJump(index)}
    >
      ${first}${more.map((sentence) => html` <span class="log-more">${sentence}</span>`)}
    </button>
  </li>`;
}

/**
 * Keep the end of a list in sight as long as the reader has not scrolled up from it.
 *
 * Only a smaller `scrollTop` is a scroll of the reader: lines that are added leave it as it is.
 * @param {any[]} contents what the list shows: whenever one of these changes, it goes to its end
 */
function useFollowing(contents) {
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const top = useRef(0);
  const [follows, setFollows] = useState(true);
  const toEnd = () => {
    const element = list.current;
    if (!element) return;
    element.scrollTop = element.scrollHeight;
    top.current = element.scrollTop;
  };
  useLayoutEffect(() => {
    if (follows) toEnd();
  }, [...contents, follows]);
  useEffect(() => {
    if (!follows || !list.current) return undefined;
    const observer = new ResizeObserver(toEnd);
    observer.observe(list.current);
    return () => observer.disconnect();
  }, [follows]);
  const onScroll = () => {
    const element = list.current;
    if (!element) return;
    const { scrollTop, scrollHeight, clientHeight } = element;
    if (scrollHeight - scrollTop - clientHeight < 40) setFollows(true);
    else if (scrollTop < top.current - 1) setFollows(false);
    top.current = scrollTop;
  };
  return { list, follows, onScroll, follow: () => setFollows(true) };
}

/**
 * The steps from `first` to `last`, newest at the end; `at` is the one that is shown. With `onNow` the reader is looking back, and
 * `news` is the number of newer steps.
 * @param {{steps: Step[], seats: Seat[], you?: number | null, at: number, first?: number, last?: number, news?: number, onJump: (index: number) => void, onNow?: () => void}} props
 */
export function Log({
  steps,
  seats,
  you = null,
  at,
  first = 0,
  last = steps.length - 1,
  news = 0,
  onJump,
  onNow,
}) {
  const { list, follows, onScroll, follow } = useFollowing([first, last, Boolean(onNow)]);
  const shown = steps.slice(first, last + 1);
  return html`<div class="log-frame">
    <ol class="log" ref=${list} onScroll=${onScroll} tabindex="0" aria-label=${t("log-title")}>
      ${shown.map((step, index) => html`<${Line} key=${first + index} step=${step} index=${first + index} seats=${seats} you=${you} here=${first + index === at} onJump=${onJump} />`)}
      ${onNow && html`<li key="now"><button type="button" class="log-line log-now" onClick=${onNow}>${t("web-log-now")} ${news > 0 && html`<span class="log-more">${t("web-log-news", { count: news })}</span>`}</button></li>`}
    </ol>
    ${!follows && html`<button type="button" class="log-newest" onClick=${follow}>${t("web-log-newest")} <span aria-hidden="true">↓</span></button>`}
  </div>`;
}
