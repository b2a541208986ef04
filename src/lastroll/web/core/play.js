/** Playing at a table: what is shown, heard and announced. What is chosen is in choosing.js, the drawing in screens/table.js. */

import { openChoosing } from "./choosing.js";
import { computed, effect, signal, untracked } from "./html.js";
import { leave, show, stay } from "./flight.js";
import { announce } from "./announcer.js";
import { createQueue } from "./queue.js";
import { autoRoll, effectiveSpeed, reducedMotion, speed as chosenSpeed } from "./preferences.js";
import { playSound } from "./sound.js";
import { playCue } from "./sounds.js";
import { stepSentences } from "./story.js";
import { t } from "./texts.js";

/** @typedef {import("./table-store.js").TableStore} TableStore */
/** @typedef {import("./types.js").Step} Step */

/** The dice are thrown by themselves only after a moment in which the last events can be seen. */
const AUTO_ROLL = 350;
/** The last pay-out stays in sight this long before the result comes. */
const LAST_LOOK = 5000;

/**
 * The controller of one table; `close` it when the table is left.
 * @param {TableStore} store
 */
export function openPlay(store) {
  /** Whether the result covers the table. */
  const resultShown = signal(store.table.peek()?.status === "finished");
  /** @type {import("./queue.js").Motion | null} */
  let opening = null;
  let told = -1;
  let ended = resultShown.peek();

  const queue = createQueue({
    // Where the system asks for stillness the steps still come one by one: they stand, but nothing moves.
    speed: () => chosenSpeed.peek(),
    onLeave: leave,
    onShow(step, left, speed) {
      const { event } = step;
      const held = store.table.peek()?.held ?? [];
      const yours = "seat" in event && held.includes(event.seat);
      playCue(step);
      endOpening();
      if (reducedMotion.peek()) return stay(step, speed);
      return show(step, left, speed, { yours, more: untracked(() => queue.behind.value) });
    },
    onTell(step) {
      announce(
        stepSentences(step, { seats: store.table.peek()?.seats ?? [], symbols: false }).join(" "),
      );
      if (!chosenSpeed.peek()) playCue(step);
    },
  });

  function endOpening() {
    opening?.finish();
    opening = null;
  }

  queue.reset(store.steps.peek());
  const unhear = store.onSteps((news, { reset }) => {
    if (reset) queue.reset(store.steps.peek());
    else queue.push(news);
  });

  /** Whether the step that is shown is the table as it is now. */
  const now = computed(() => !queue.reviewing.value && !queue.behind.value);
  const choosing = openChoosing(store, queue, now);
  const yours = computed(() => Boolean(store.table.value?.can.length));

  const stops = [
    // It is the reader's turn: say so, once, when the others' moves have been shown.
    effect(() => {
      const table = store.table.value;
      if (!table?.can.includes("roll") || queue.busy.value) return;
      untracked(() => {
        if (told === table.version) return;
        told = table.version;
        announce(t("web-turn-yours"), { now: true });
        playSound("turn");
      });
    }),
    effect(() => {
      if (
        !autoRoll.value ||
        !store.table.value?.can.includes("roll") ||
        queue.busy.value ||
        queue.reviewing.value
      )
        return undefined;
      const timer = setTimeout(choosing.roll, AUTO_ROLL);
      return () => clearTimeout(timer);
    }),
    // The result comes by itself, unless somebody is looking at something else.
    effect(() => {
      if (
        store.table.value?.status !== "finished" ||
        queue.busy.value ||
        queue.reviewing.value ||
        ended
      )
        return undefined;
      const timer = setTimeout(() => {
        ended = true;
        resultShown.value = true;
      }, LAST_LOOK);
      return () => clearTimeout(timer);
    }),
  ];

  return {
    ...choosing,
    queue,
    now,
    yours,
    resultShown,
    /** Whether the result has been seen already. */
    seen: () => ended,
    /** The first deal of a game that has just begun is seen, too: nobody has seen it before. */
    begin() {
      const first = queue.shown.peek();
      if (queue.steps.peek().length > 2 || !first || !effectiveSpeed.peek()) return;
      opening = show(first, leave(first), effectiveSpeed.peek());
      if (opening) setTimeout(endOpening, opening.ms);
    },
    /** Go to the end of whatever moves. */
    skip() {
      endOpening();
      if (queue.busy.peek()) queue.skip();
    },
    close() {
      endOpening();
      unhear();
      queue.close();
      choosing.close();
      for (const stop of stops) stop();
    },
  };
}

/** @typedef {ReturnType<typeof openPlay>} Play */
