/** Looking back over the steps of a game: what has been paid, and the figures of it. Sums only, no rules. */

/** @typedef {import("./types.js").Step} Step */
/** @typedef {import("./types.js").CasinoPaid} CasinoPaid */
/** @typedef {import("./types.js").CasinoState} CasinoState */
/** @typedef {import("./types.js").Owner} Owner */

/**
 * What a casino held before it paid, and what it paid.
 * @typedef {object} PaidCasino
 * @property {CasinoState} state
 * @property {Owner[]} holders
 * @property {CasinoPaid} event
 * @property {boolean} latest whether it is the step that is shown
 */

/**
 * What the casinos have paid in the round of `steps[index]`, up to that step; null for a casino that has not.
 * @param {Step[]} steps
 * @param {number} index
 * @returns {(PaidCasino | null)[]}
 */
export function paidCasinos(steps, index) {
  /** @type {(PaidCasino | null)[]} */
  const paid = [null, null, null, null, null, null];
  for (let at = index; at > 0; at--) {
    const step = steps[at];
    if (!step) continue;
    const { event } = step;
    if (event.event === "casino-paid") {
      const before = steps[at - 1];
      const state = before?.position.casinos[event.casino - 1];
      if (before && state) {
        paid[event.casino - 1] = { state, holders: before.holders[event.casino - 1] ?? [], event, latest: at === index };
      }
    } else if (event.event !== "round-ended" && event.event !== "game-ended") {
      break;
    }
  }
  return paid;
}
