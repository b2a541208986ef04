/**
 * The player of steps: it shows one step of a game after the other, moves each, and waits where the screen asks for it.
 * Table, replay and lesson differ only in their options.
 */

import { animateStep, takeSnapshot } from "./animation.js";
import { batch, computed, signal } from "./html.js";
import { effectiveSpeed } from "./preferences.js";
import { playCue } from "./sounds.js";

/** @typedef {import("./types.js").Step} Step */

/**
 * @typedef {object} PlayerOptions
 * @property {Step[]} [steps]
 * @property {number} [at] the index of the step to begin with; the last one if left out
 * @property {boolean} [running] whether the steps follow each other by themselves
 * @property {() => number} speed 1 is normal; 0 shows the next stop at once
 * @property {(step: Step, index: number) => number} [hold] how many milliseconds a step stays at normal speed, if its
 *   animation is not longer; a step of Infinity is a stop: the next one comes when it is asked for
 * @property {(step: Step) => import("./animation.js").About} [about] what the animation of a step depends on
 * @property {(step: Step) => void} [onPlayed] called once for each step that is shown or passed over
 */

/** If more steps than this arrive at once, after a long sleep, only the last ones are played. */
const MAX_AT_ONCE = 20;
const MAX_PLAYED = 10;
/** A step that is hurried past stays this long at normal speed, in milliseconds, so that it can be seen. */
const MIN_SHOWN = 320;

/** Signals are rendered in the next microtask: after it the document shows the new step, and nothing is painted yet. */
async function afterRender() {
  await null;
  await null;
}

/** @param {PlayerOptions} options */
export function createPlayer({
  steps: first = [],
  at: begin = first.length - 1,
  running: runs = true,
  speed,
  hold = () => 0,
  about = () => ({}),
  onPlayed,
}) {
  const steps = signal(first);
  /** The index of the step that is shown. */
  const at = signal(begin);
  const running = signal(runs);
  /** Whether the shown step moves, or stays before the next one. */
  const moving = signal(false);
  /** The number of steps, and the one that was shown, when the player stopped running. */
  const known = signal(first.length);
  let left = begin;
  /** The index of the last step that was shown or passed over. */
  let played = begin;
  let shownSince = 0;
  /** Whether the shown step has been in a frame of the screen. */
  let painted = true;
  let timer = 0;
  let generation = 0;
  /** @type {import("./step-animation.js").Motion | null} */
  let animation = null;

  const shown = computed(() => steps.value[at.value] ?? null);
  const isLatest = computed(() => running.value && at.value === steps.value.length - 1);
  /** Whether the step that is shown waits for `next`. */
  const stopped = computed(
    () => running.value && !moving.value && shown.value !== null && isStop(at.value),
  );
  const busy = computed(() => moving.value || (running.value && !isLatest.value && !stopped.value));
  /** The number of steps that have come since the player stopped running. */
  const news = computed(() => (running.value ? 0 : steps.value.length - known.value));

  /** @param {number} index */
  function isStop(index) {
    const step = steps.value[index];
    return step !== undefined && hold(step, index) === Infinity;
  }

  function finishMotion() {
    animation?.finish();
    animation = null;
  }

  /** Stop what moves and what was to come after it. */
  function halt() {
    generation += 1;
    clearTimeout(timer);
    finishMotion();
    moving.value = false;
  }

  /** @param {number} index */
  function markPlayed(index) {
    for (const step of steps.peek().slice(played + 1, index + 1)) onPlayed?.(step);
    played = Math.max(played, index);
  }

  /** @param {number} index */
  function show(index) {
    markPlayed(index);
    if (index !== at.peek()) shownSince = performance.now();
    painted = true;
    at.value = index;
  }

  /**
   * Animate a step from the document as it is now to the document with that step.
   * @param {Step} step
   * @param {number} pace
   * @returns {Promise<number>} how many milliseconds it takes; resolved when it has begun, never when it was halted
   */
  function animate(step, pace) {
    const rate = effectiveSpeed.peek() && !document.hidden ? pace : 0;
    // Measured before the last animation is cleared away: after it, the page would be laid out once more.
    const snapshot = rate ? takeSnapshot(step) : null;
    halt();
    const own = generation;
    return new Promise((begun) => {
      afterRender().then(() => {
        if (own !== generation) return;
        const depends = about(step);
        playCue(step, depends.held);
        if (snapshot) animation = animateStep(step, snapshot, rate, depends);
        const index = at.peek();
        painted = false;
        requestAnimationFrame(() => {
          if (at.peek() !== index) return;
          painted = true;
          shownSince = performance.now();
        });
        begun(animation?.ms ?? 0);
      });
    });
  }

  /** Show the next step and let it move; at a speed of 0, show the next stop. */
  function next() {
    const index = at.peek() + 1;
    const step = steps.peek()[index];
    const pace = speed();
    if (!step) return;
    if (!pace) {
      skip();
      return;
    }
    batch(() => {
      const animated = animate(step, pace);
      moving.value = true;
      show(index);
      const stays = isStop(index) ? 0 : hold(step, index) / pace;
      animated.then((ms) => followAfter(Math.max(ms, stays)));
    });
  }

  /** The milliseconds until the shown step may be followed, even when it is hurried past. */
  const unseen = () => shownSince + MIN_SHOWN / (speed() || Infinity) - performance.now();

  /** @param {number} ms */
  function followAfter(ms) {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const follows = running.peek() && at.peek() < steps.peek().length - 1 && !isStop(at.peek());
      if (!follows) halt();
      else if (!painted && !document.hidden) followAfter(MIN_SHOWN);
      else if (unseen() > 0) followAfter(unseen());
      else next();
    }, ms);
  }

  /**
   * Show at once what comes up to a step, but nothing beyond the next stop.
   * @param {number} [last]
   */
  function skip(last = steps.peek().length - 1) {
    batch(() => {
      halt();
      let index = Math.min(at.peek() + 1, last);
      while (index < last && !isStop(index)) index += 1;
      show(index);
    });
  }

  return {
    steps,
    at,
    running,
    moving,
    shown,
    isLatest,
    stopped,
    busy,
    known,
    news,
    next,
    skip,

    /**
     * Add steps after the ones there are.
     * @param {Step[]} more
     */
    push(more) {
      const rests = isLatest.peek() && !moving.peek();
      steps.value = [...steps.peek(), ...more];
      if (!running.peek() || !more.length) return;
      if (more.length > MAX_AT_ONCE) skip(steps.peek().length - 1 - MAX_PLAYED);
      else if (!rests) return;
      if (stopped.peek()) return;
      if (unseen() > 0 || !painted) followAfter(unseen());
      else next();
    },

    /**
     * Begin again with these steps: one of them is shown, the last one if none is named, and nothing moves.
     * @param {Step[]} all
     * @param {number} [index]
     */
    reset(all, index = all.length - 1) {
      batch(() => {
        halt();
        steps.value = all;
        at.value = index;
        known.value = all.length;
      });
      played = index;
    },

    /**
     * Show a step without the way to it.
     * @param {number} index
     */
    jump(index) {
      const last = steps.peek().length - 1;
      batch(() => {
        halt();
        markPlayed(last);
        at.value = index;
        if (index === last) known.value = last + 1;
      });
    },

    /** Show the following steps one after the other. */
    run() {
      const step = shown.peek();
      running.value = true;
      if (!step || moving.peek() || stopped.peek()) return;
      moving.value = true;
      followAfter(hold(step, at.peek()) / (speed() || Infinity));
    },

    /** Stay at the shown step. */
    pause() {
      if (!running.peek()) return;
      left = at.peek();
      batch(() => {
        known.value = steps.peek().length;
        running.value = false;
      });
    },

    /** Go back to where the steps followed each other, and from there to the last one or the next stop. */
    resume() {
      batch(() => {
        running.value = true;
        at.value = left;
        if (!isStop(left)) skip();
      });
    },

    /** Animate the step that is shown already; nothing waits for it. */
    moveShown() {
      const step = shown.peek();
      if (step && speed()) animate(step, speed());
    },

    /** Go to the end of what moves, and on to the next step as soon as this one has been seen. */
    hurry() {
      finishMotion();
      if (!moving.peek()) return;
      if (at.peek() === steps.peek().length - 1 || isStop(at.peek()) || !running.peek()) halt();
      else followAfter(unseen());
    },

    close: halt,
  };
}

/** @typedef {ReturnType<typeof createPlayer>} Player */
