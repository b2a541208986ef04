/**
 * Commitments to the dice that this browser saw before a game, and its own nonces.
 * A record carries its own commitment, so only what was stored before the game proves anything.
 */

import { storedSignal } from "./preferences.js";

/** @typedef {{commitment: string | null, nonces: string[], at: number}} RememberedCommitment */

const MAX_REMEMBERED = 100;

/** @type {import("../vendor/signals.js").Signal<Record<string, RememberedCommitment>>} */
const remembered = storedSignal(
  "promises",
  {},
  (value) => typeof value === "object" && !Array.isArray(value),
);

/**
 * Store the commitment of a table and a nonce of this browser; the first commitment is never replaced.
 * @param {string} table
 * @param {{commitment?: string | null, nonce?: string | null}} news
 */
export function rememberCommitment(table, { commitment, nonce }) {
  const all = remembered.peek();
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
  remembered.value = Object.fromEntries(newest.slice(0, MAX_REMEMBERED));
}

/**
 * Return what this browser stored before the game, or null.
 * @param {string | null | undefined} table
 * @returns {RememberedCommitment | null}
 */
export function rememberedCommitment(table) {
  return (table && remembered.value[table]) || null;
}
