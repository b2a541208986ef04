/**
 * What this browser saw of a table's dice before the game: the commitment, and the nonces it added itself.
 * A record carries its own commitment, so only what was noted beforehand proves anything.
 */

import { kept } from "./settings.js";

/** @typedef {{commitment: string | null, nonces: string[], at: number}} Promised */

const MOST = 100;

/** @type {import("../vendor/signals.js").Signal<Record<string, Promised>>} */
const promises = kept(
  "promises",
  {},
  (value) => typeof value === "object" && !Array.isArray(value),
);

/**
 * Note what a table promised; the first commitment stays, whatever is said later.
 * @param {string} table
 * @param {{commitment?: string | null, nonce?: string | null}} news
 */
export function notePromise(table, { commitment, nonce }) {
  const all = promises.peek();
  const known = all[table] ?? { commitment: null, nonces: [], at: Date.now() };
  const next = {
    ...known,
    commitment: known.commitment ?? commitment ?? null,
    nonces: nonce && !known.nonces.includes(nonce) ? [...known.nonces, nonce] : known.nonces,
  };
  if (all[table] && next.commitment === known.commitment && next.nonces === known.nonces) return;
  const newest = Object.entries({ ...all, [table]: next }).sort(
    ([, one], [, other]) => other.at - one.at,
  );
  promises.value = Object.fromEntries(newest.slice(0, MOST));
}

/**
 * What this browser noted before the game, or null.
 * @param {string | null | undefined} table
 * @returns {Promised | null}
 */
export function promiseOf(table) {
  return (table && promises.value[table]) || null;
}
