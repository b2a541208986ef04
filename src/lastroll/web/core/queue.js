/**
 * The animation queue: steps are shown one after another, however far ahead the table already is.
 * What is shown is always one of the steps, whole; skipping, or a speed of 0, shows the latest.
 */

import { batch, computed, signal } from "./html.js";

/** @typedef {import("./types.js").Step} Step */

/**
 * What moves while a step is shown.
 * @typedef {object} Motion
 * @property {number} ms how long it takes, at the speed it was started with
 * @property {() => void} finish go to its end at once
 */

/**
 * @typedef {object} QueueOptions
 * @property {() => number} speed 0 is stillness
 * @property {(next: Step) => any} [onLeave] called before a step is shown; what it returns is handed to onShow
 * @property {(step: Step, left: any, speed: number) => Motion | null} [onShow] called when the step is in the document
 * @property {(step: Step) => void} [onTell] called once for each step that has been shown or passed over
 */

/** After a long sleep nobody wants to see it all: only this many steps are still played. */
const CATCH_UP = 10;

/** Two microtasks on. */
async function drawn() {
  await null;
  await null;
}

/** @param {QueueOptions} options */
export function createQueue({ speed, onLeave, onShow, onTell }) {
  const steps = signal(/** @type {Step[]} */ ([]));
  /** The index of the step that is shown, and of the last one that was played. */
  const at = signal(-1);
  const played = signal(-1);
  const moving = signal(false);
  /** Looking back: news are collected, nothing moves. */
  const reviewing = signal(false);
  /** How many steps there were when the look back began. */
  const known = signal(0);
  /** @type {Motion | null} */
  let motion = null;
  let timer = 0;
  let turn = 0;

  const shown = computed(() => steps.value[at.value] ?? null);
  /** Whether there is more to show than is shown. */
  const behind = computed(() => played.value < steps.value.length - 1);
  /** How many steps have come since the look back began. */
  const news = computed(() => (reviewing.value ? steps.value.length - known.value : 0));
  const busy = computed(() => moving.value || behind.value);

  /** Stop what moves. */
  function halt() {
    turn += 1;
    clearTimeout(timer);
    motion?.finish();
    motion = null;
    moving.value = false;
  }

  /** @param {number} index */
  function pass(index) {
    for (let each = played.peek() + 1; each <= index; each++) {
      const step = steps.peek()[each];
      if (step) onTell?.(step);
    }
    batch(() => {
      played.value = Math.max(played.peek(), index);
      if (!reviewing.peek()) at.value = index;
    });
  }

  /** Show the next step, and when its motion is over the one after it. */
  function next() {
    if (reviewing.peek()) return;
    const index = played.peek() + 1;
    const step = steps.peek()[index];
    if (!step) {
      moving.value = false;
      return;
    }
    const rate = document.hidden ? 0 : speed();
    if (!rate) {
      skip();
      return;
    }
    const mine = ++turn;
    const left = onLeave?.(step);
    moving.value = true;
    pass(index);
    // Preact draws what signals change in the next microtask: after it the document is new, and nothing is painted yet.
    drawn().then(() => {
      if (mine !== turn) return;
      motion = onShow?.(step, left, rate) ?? null;
      timer = setTimeout(() => {
        if (mine !== turn) return;
        motion?.finish();
        motion = null;
        next();
      }, motion?.ms ?? 0);
    });
  }

  /** Show the latest step at once. */
  function skip() {
    halt();
    pass(steps.peek().length - 1);
  }

  return {
    steps,
    at,
    played,
    shown,
    busy,
    behind,
    reviewing,
    news,
    skip,

    /**
     * Show these steps after the ones there are.
     * @param {Step[]} news
     */
    push(news) {
      if (!news.length) return;
      steps.value = [...steps.peek(), ...news];
      const last = steps.peek().length - 1;
      if (last - played.peek() > CATCH_UP * 2) {
        halt();
        pass(last - CATCH_UP);
      }
      if (!moving.peek()) next();
    },

    /**
     * Begin anew with these steps; nothing moves, the last one is shown.
     * @param {Step[]} all
     */
    reset(all) {
      halt();
      batch(() => {
        steps.value = all;
        played.value = all.length - 1;
        reviewing.value = false;
        at.value = all.length - 1;
      });
    },

    /**
     * Look back at a step; news wait until `resume`.
     * @param {number} index
     */
    jump(index) {
      halt();
      pass(steps.peek().length - 1);
      batch(() => {
        if (!reviewing.peek()) known.value = steps.peek().length;
        reviewing.value = index < steps.peek().length - 1;
        at.value = index;
      });
    },

    /** Back to now. */
    resume() {
      halt();
      reviewing.value = false;
      pass(steps.peek().length - 1);
    },

    close() {
      halt();
    },
  };
}
