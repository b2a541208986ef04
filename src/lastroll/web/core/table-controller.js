/** The controller of a table: what is shown, heard and announced. What the reader does is in choosing.js, the drawing in screens/table.js. */

import { createChoosing } from "./choosing.js";
import { computed, effect, signal, untracked } from "./html.js";
import { announce } from "./announcer.js";
import { ownSeat, seatNames } from "./names.js";
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
/** Milliseconds after which a round summary closes by itself, if a clock runs or nobody here plays. */
const SUMMARY_MS = 6000;
/** Milliseconds for which the curtain stays between two people at one device. */
const CURTAIN_MS = 500;
/** Milliseconds for which a step is shown if the system asks for reduced motion. */
const STILL_MS = { paid: 1000, played: 600, other: 250 };

/** @param {Step} step */
function stayTime({ event, position }) {
  // After each round but the last one stands its summary, until the reader goes on.
  if (event.event === "round-ended" && event.round < (position.rules.rounds ?? 4)) return Infinity;
  if (!reducedMotion.peek()) return 0;
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
  /** The seat whose turn it is now, while the curtain says so to several people at one device. */
  const handOver = signal(/** @type {number | null} */ (null));
  let lastTurn = store.table.peek()?.position?.turn ?? null;
  let curtain = 0;

  const player = createPlayer({
    steps: store.steps.peek(),
    speed: () => (document.hidden ? 0 : speed.peek()),
    hold: stayTime,
    about: ({ event }) => {
      const held = store.table.peek()?.held ?? [];
      const yours = "seat" in event && held.includes(event.seat);
      return { yours, more: !player.isLatest.peek(), held };
    },
    onPlayed(step) {
      const table = store.table.peek();
      const seats = table?.seats ?? [];
      announce(stepSentences(step, { seats, you: ownSeat(table), symbols: false }).join(" "));
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
  const closesItself = computed(() => {
    const table = store.table.value;
    return !table?.held.length || table.options.turn_seconds !== null;
  });
  const disposers = [
    // Announce the reader's turn, once.
    effect(() => {
      const table = store.table.value;
      if (!table?.can.includes("roll") || !isNow() || announced === table.version) return;
      announced = table.version;
      untracked(() => {
        const turn = table.position?.turn ?? 0;
        const name = seatNames(table.seats)[turn] ?? "";
        const several = table.held.length > 1;
        announce(several ? t("web-hand-over", { name }) : t("web-turn-yours"), { now: true });
        playSound("turn");
        if (several && turn !== lastTurn) {
          handOver.value = turn;
          curtain = setTimeout(() => {
            handOver.value = null;
          }, CURTAIN_MS);
        }
        lastTurn = turn;
      });
    }),
    effect(() => {
      if (
        !autoRoll.value ||
        handOver.value !== null ||
        !store.table.value?.can.includes("roll") ||
        !isNow()
      )
        return undefined;
      const timer = setTimeout(roll, AUTO_ROLL_DELAY_MS);
      return () => clearTimeout(timer);
    }),
    effect(() => {
      if (!player.stopped.value || !closesItself.value) return undefined;
      const timer = setTimeout(player.next, SUMMARY_MS);
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

  function roll() {
    if (handOver.peek() === null) choosing.roll();
  }

  /** Skip the moves of the others, or the rest of a pay-out: what comes after either is still seen. */
  function skip() {
    const pays = player.steps
      .peek()
      .findIndex(({ event }, at) => at > player.at.peek() && event.event === "casino-paid");
    const shown = player.shown.peek()?.event.event;
    if (pays < 0 || shown === "casino-paid") player.skip();
    else {
      player.skip(pays - 1);
      player.next();
    }
  }

  /** @type {Partial<Record<import("./choosing.js").MainAction, () => void>>} */
  const PRESS = {
    back: player.resume,
    "next-round": player.next,
    skip,
    roll,
    place: () => choosing.placeFace(choosing.selected.peek() ?? 0),
    result: () => {
      resultShown.value = true;
    },
  };

  return {
    ...choosing,
    roll,
    player,
    handOver,
    resultShown,
    /**
     * Press the main button. A press counts only for what has been seen, except for a choice made with keys.
     * @param {UIEvent} event
     */
    pressMain(event) {
      const action = choosing.mainAction.peek();
      const byKey = event.detail === 0;
      if (choosing.steady.peek() || (byKey && action === "place")) PRESS[action]?.();
    },
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
      clearTimeout(curtain);
      player.close();
      choosing.close();
      for (const dispose of disposers) dispose();
    },
  };
}

/** @typedef {ReturnType<typeof createTableController>} TableController */
