/** When to try again what the network or the service has failed to do. */

const SHORTEST = 250;
const LONGEST = 15_000;
/** Each wait is this part of the time that nothing has worked: short breaks end quickly, long ones cost little. */
const SHARE = 0.25;

/** Counts how long something has failed. */
export class Retry {
  constructor() {
    /** @type {number | null} */
    this._since = null;
  }

  /** It has worked: the next failure is the first one. */
  reset() {
    this._since = null;
  }

  /** How many milliseconds to wait now; never quite the same, so that a thousand pages do not come back at once. */
  next() {
    const now = performance.now();
    this._since ??= now;
    const wait = Math.min(Math.max((now - this._since) * SHARE, SHORTEST), LONGEST);
    return wait * (0.75 + Math.random() / 2);
  }

  /** Wait that long. The network coming back, or the reader, ends it at once and begins anew. */
  async pause() {
    if (await news(this.next())) this.reset();
  }
}

/**
 * Wait until the network or the reader is back, but no longer than this.
 * @param {number} ms
 * @returns {Promise<boolean>} whether one of them is
 */
function news(ms) {
  return new Promise((done) => {
    /** @param {boolean} back */
    const end = (back) => {
      clearTimeout(timer);
      removeEventListener("online", online);
      document.removeEventListener("visibilitychange", look);
      done(back);
    };
    const online = () => end(true);
    const look = () => document.visibilityState === "visible" && end(true);
    const timer = setTimeout(end, ms, false);
    addEventListener("online", online);
    document.addEventListener("visibilitychange", look);
  });
}
