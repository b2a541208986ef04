/** The parts of which the animation of a step is made: elements that move, and copies that fly over the page. */

const ARC = "cubic-bezier(.45, .05, .35, 1)";

/**
 * The animation of a step.
 * @typedef {object} Motion
 * @property {number} ms how long it takes, at the speed it was started with
 * @property {() => void} finish go to its end at once
 */

/** @typedef {{boxes: Map<string, DOMRect>, copies: Map<string, Node>}} Snapshot */

/**
 * Collects what moves, so that all of it starts and can be finished at once. Nothing is written to the document before
 * `motion`: until then boxes are measured, and each measurement after a write would lay out the page again.
 */
export class StepAnimation {
  /** @param {number} speed */
  constructor(speed) {
    this.speed = speed;
    this.ms = 0;
    /** @type {Animation[]} */
    this.animations = [];
    /** @type {Element[]} */
    this.copies = [];
    /** @type {(() => void)[]} */
    this.writes = [];
  }

  /**
   * @param {Element | null | undefined} element
   * @param {Keyframe[]} frames
   * @param {{duration: number, delay?: number, easing?: string}} timing
   */
  move(element, frames, { duration, delay = 0, easing = "linear" }) {
    if (!element) return;
    this.writes.push(() => {
      const animation = element.animate(frames, { duration, delay, easing, fill: "backwards" });
      animation.playbackRate = this.speed;
      this.animations.push(animation);
    });
    this.extendTo(delay + duration);
  }

  /**
   * Animate a copy of an element over the page from one box to another.
   * @param {Node} copy
   * @param {DOMRect} from
   * @param {DOMRect} to
   * @param {{duration: number, delay?: number, arc?: number, peak?: number, fade?: boolean}} timing
   */
  fly(copy, from, to, { duration, delay = 0, arc = 40, peak = 1, fade = false }) {
    const holder = document.createElement("div");
    holder.className = "flight";
    holder.setAttribute("aria-hidden", "true");
    Object.assign(holder.style, {
      left: `${from.left}px`,
      top: `${from.top}px`,
      width: `${from.width}px`,
      height: `${from.height}px`,
      opacity: "0", // after the flight, while others still fly
    });
    holder.append(copy);
    this.writes.push(() => document.body.append(holder));
    this.copies.push(holder);
    const x = to.left + to.width / 2 - from.left - from.width / 2;
    const y = to.top + to.height / 2 - from.top - from.height / 2;
    const scale = Math.max(to.height / from.height, 0.2);
    this.move(
      holder,
      [
        { transform: "none", opacity: 1 },
        {
          transform: `translate(${x / 2}px, ${y / 2 - arc}px) scale(${((1 + scale) / 2) * peak})`,
          opacity: 1,
          offset: 0.5,
        },
        { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: fade ? 0.2 : 1 },
      ],
      { duration, delay, easing: ARC },
    );
    return holder;
  }

  /** @param {number} ms */
  extendTo(ms) {
    this.ms = Math.max(this.ms, ms);
  }

  /** @returns {Motion} */
  motion() {
    for (const write of this.writes) write();
    return {
      ms: this.ms / this.speed,
      finish: () => {
        for (const animation of this.animations) animation.cancel();
        for (const copy of this.copies) copy.remove();
      },
    };
  }
}

/**
 * @param {string} selector
 * @returns {DOMRect | null}
 */
export function boxOf(selector) {
  const box = document.querySelector(selector)?.getBoundingClientRect() ?? null;
  return box && box.width ? box : null;
}
