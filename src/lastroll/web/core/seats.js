/** The seats this browser holds. The token of a seat is all that proves it, so it never leaves the browser. */

import { computed } from "./html.js";
import { kept, reread } from "./settings.js";

/**
 * @typedef {object} KeptSeat
 * @property {string} token
 * @property {string} name
 * @property {number} at when it was last seen, in milliseconds
 * @property {import("./types.js").Status} status
 */
/** @typedef {{table: string, name: string, at: number, status: import("./types.js").Status}} MyGame */

const MOST = 60;

/** @type {import("../vendor/signals.js").Signal<Record<string, KeptSeat>>} */
const seats = kept("seats", {}, (value) => typeof value === "object" && !Array.isArray(value));

// Two tabs that write at the same time must not drop each other's tokens.
function latest() {
  reread("seats");
  return seats.peek();
}

/** The games this browser has a seat in, the latest first. */
export const myGames = computed(() =>
  Object.entries(seats.value)
    .map(([table, { name, at, status }]) => /** @type {MyGame} */ ({ table, name, at, status }))
    .sort((one, other) => other.at - one.at),
);

/**
 * The token this browser holds at a table, or null.
 * @param {string} table
 * @returns {string | null}
 */
export function tokenFor(table) {
  return seats.value[table]?.token ?? null;
}

/**
 * @param {string} table
 * @param {{token: string, name: string}} seat
 */
export function rememberSeat(table, { token, name }) {
  const all = {
    ...latest(),
    [table]: { token, name, at: Date.now(), status: /** @type {const} */ ("waiting") },
  };
  const newest = Object.entries(all).sort(([, one], [, other]) => other.at - one.at);
  seats.value = Object.fromEntries(newest.slice(0, MOST));
}

/**
 * Note how a game stands, for the list of running games.
 * @param {string} table
 * @param {import("./types.js").Status} status
 */
export function noteStatus(table, status) {
  const all = latest();
  const seat = all[table];
  if (seat && seat.status !== status)
    seats.value = { ...all, [table]: { ...seat, status, at: Date.now() } };
}

/** @param {string} table */
export function forget(table) {
  const { [table]: _gone, ...others } = latest();
  if (_gone) seats.value = others;
}
