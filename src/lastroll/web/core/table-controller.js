/** The controller of a table: what is shown, heard and announced. What the reader does is in choosing.js, the drawing in screens/table.js. */

import { createChoosing } from "./choosing.js";
import { effect, signal, untracked } from "./html.js";
import { announce } from "./announcer.js";
import { createPlayer } from "./player.js";
import { autoRoll, reducedMotion, speed } from "./preferences.js";
import { playSound } from "./sound.js";
import { playCue } from "./sounds.js";
import { stepSentences } from "./story.js";
import { t } from "./texts.js";

/** @typedef {import("./table-store.js").TableStore} TableStore */
/** @typedef {import("./types.js").Step} Step */

/** The dice are thrown by themselves only after a moment in which the last events can be seen. */
const AUTO_ROLL_DELAY_MS = 350;
/** The last pay-out stays in sight this long before the result comes. */
const RESULT_DELAY_MS = 5000;
/** Milliseconds for which a step is shown if the system asks for reduced motion. */
const STILL_MS = { paid: 1000, played: 600, other: 250 };

/** @param {Step} step */
function stillTime({ event }) {
  if (event.event === "casino-paid") return STILL_MS.paid;
  return "seat" in event ? STILL_MS.played : STILL_MS.other;
}

/**
 * Open the controller of one table; `close` it when the table is left.
 * @param {TableStore} store
 */
export function createTableController(store) {
  /** Whether the result covers the table, and whether it has done so before. */
  const resultShown = signal(store.table.peek()?.status === "finished");
  let resultSeen = resultShown.peek();
  let announced = -1;

  const player = createPlayer({
    steps: store.steps.peek(),
    speed: () => (document.hidden ? 0 : speed.peek()),
    hold: (step) => (reducedMotion.peek() ? stillTime(step) : 0),
    about: ({ event }) => ({
      yours: "seat" in event && Boolean(store.table.peek()?.held.includes(event.seat)),
      more: !player.isLatest.peek(),
    }),
    onPlayed(step) {
      announce(
        stepSentences(step, { seats: store.table.peek()?.seats ?? [], symbols: false }).join(" "),
      );
      if (!speed.peek()) playCue(step);
    },
  });
  const choosing = createChoosing(store, player);
  const unsubscribe = store.onSteps((news, { reset }) => {
    if (reset) player.reset(store.steps.peek());
    else player.push(news);
  });

  /** Whether what led to the present has been shown. */
  const isNow = () => player.isLatest.value && !player.busy.value;
  const disposers = [
    // Announce the reader's turn, once.
    effect(() => {
      const table = store.table.value;
      if (!table?.can.includes("roll") || !isNow() || announced === table.version) return;
      announced = table.version;
      untracked(() => {
        announce(t("web-turn-yours"), { now: true });
        playSound("turn");
      });
    }),
    effect(() => {
      if (!autoRoll.value || !store.table.value?.can.includes("roll") || !isNow()) return undefined;
      const timer = setTimeout(choosing.roll, AUTO_ROLL_DELAY_MS);
      return () => clearTimeout(timer);
    }),
    // The result comes by itself, unless the reader is looking at something else.
    effect(() => {
      if (store.table.value?.status !== "finished" || !isNow() || resultSeen) return undefined;
      const timer = setTimeout(() => {
        resultSeen = true;
        resultShown.value = true;
      }, RESULT_DELAY_MS);
      return () => clearTimeout(timer);
    }),
  ];

  return {
    ...choosing,
    player,
    resultShown,
    /** Whether the result has been seen already. */
    isResultSeen: () => resultSeen,
    /** Animate the first deal of a game that has just begun. */
    animateFirstDeal() {
      if (player.steps.peek().length <= 2) player.moveShown();
    },
    /**
     * Look back at a step; what happens meanwhile waits.
     * @param {number} index
     */
    lookBack(index) {
      player.pause();
      if (index < player.steps.peek().length - 1) player.jump(index);
      else player.resume();
    },
    close() {
      unsubscribe();
      player.close();
      choosing.close();
      for (const dispose of disposers) dispose();
    },
  };
}

/** @typedef {ReturnType<typeof createTableController>} TableController */
