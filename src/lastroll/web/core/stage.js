/** Motion for screens that go through steps themselves (lesson, replay): one step forward moves as it does at the table. */

import { leave, show } from "./flight.js";
import { useEffect, useLayoutEffect, useRef } from "./html.js";
import { effectiveSpeed } from "./preferences.js";
import { playCue } from "./sounds.js";

/** @typedef {import("./types.js").Step} Step */

/**
 * Call `move(step)` right before the state changes to that step; `still()` ends what moves. A screen with a speed of
 * its own gives it along: where nothing should move, it still does not.
 * @returns {{move: (step: Step, speed?: number) => void, still: () => void}}
 */
export function useStage() {
  /** @type {{current: ReturnType<typeof leave> | null}} */
  const left = useRef(null);
  /** @type {{current: import("./queue.js").Motion | null}} */
  const moving = useRef(null);
  const timer = useRef(0);
  const rate = useRef(1);

  const still = () => {
    clearTimeout(timer.current);
    moving.current?.finish();
    moving.current = null;
    left.current = null;
  };
  /**
   * @param {Step} step
   * @param {number} [speed]
   */
  const move = (step, speed = 0) => {
    still();
    rate.current = Math.max(speed, effectiveSpeed.peek());
    if (effectiveSpeed.peek() > 0 && !document.hidden) left.current = leave(step);
    playCue(step);
  };

  // After each drawing: the document is new, and nothing of it is painted yet.
  useLayoutEffect(() => {
    const before = left.current;
    if (!before) return;
    left.current = null;
    moving.current = show(before.step, before, rate.current, { yours: true });
    timer.current = setTimeout(still, moving.current?.ms ?? 0);
  });
  useEffect(() => still, []);
  return { move, still };
}
