/** Back-off: when to repeat what the network or the service has failed to do. */

const MIN_WAIT_MS = 250;
const MAX_WAIT_MS = 15_000;
/** Each wait is this share of the outage so far: short breaks end quickly, long ones cost little. */
const SHARE = 0.25;

/** Measures how long something has failed. */
export class Retry {
  constructor() {
    /** @type {number | null} */
    this._since = null;
  }

  /** Start again after a success. */
  reset() {
    this._since = null;
  }

  /** Return the milliseconds to wait now, with jitter, so that a thousand pages do not reconnect at once. */
  next() {
    const now = performance.now();
    this._since ??= now;
    const wait = Math.min(Math.max((now - this._since) * SHARE, MIN_WAIT_MS), MAX_WAIT_MS);
    return wait * (0.75 + Math.random() / 2);
  }

  /** Wait that long, or until the network or the reader is back, which also resets the back-off. */
  async pause() {
    if (await waitForReturn(this.next())) this.reset();
  }
}

/**
 * Wait until the network or the reader is back, for at most this time.
 * @param {number} ms
 * @returns {Promise<boolean>} whether one of them came back
 */
function waitForReturn(ms) {
  return new Promise((done) => {
    /** @param {boolean} back */
    const end = (back) => {
      clearTimeout(timer);
      removeEventListener("online", online);
      document.removeEventListener("visibilitychange", onVisibilityChange);
      done(back);
    };
    const online = () => end(true);
    const onVisibilityChange = () => document.visibilityState === "visible" && end(true);
    const timer = setTimeout(end, ms, false);
    addEventListener("online", online);
    document.addEventListener("visibilitychange", onVisibilityChange);
  });
}
