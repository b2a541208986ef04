/** The seats this browser holds. The token of a seat is all that proves it, so it never leaves the browser. */

import { computed } from "./html.js";
import { kept, reread } from "./settings.js";

/**
 * @typedef {object} KeptSeat
 * @property {string} token
 * @property {string} name
 * @property {number} at when it was last seen, in milliseconds
 * @property {import("./types.js").Status} status
 * @property {number} [gone] when the service said that there is no such seat any more
 */
/** @typedef {{table: string, name: string, at: number, status: import("./types.js").Status}} MyGame */

const MOST = 60;
/** A seat that was said to be gone is asked for again after this time: whoever said so may have been wrong. */
const ANOTHER_DAY = 24 * 3600_000;

/** @type {import("../vendor/signals.js").Signal<Record<string, KeptSeat>>} */
const seats = kept("seats", {}, (value) => typeof value === "object" && !Array.isArray(value));

// Two tabs that write at the same time must not drop each other's tokens.
function latest() {
  reread("seats", (stored, mine) => ({ ...stored, ...mine }));
  return seats.peek();
}

/** The games this browser has a seat in, the latest first; without those that were gone a short time ago. */
export const myGames = computed(() =>
  Object.entries(seats.value)
    .filter(([, { gone }]) => gone === undefined || Date.now() - gone > ANOTHER_DAY)
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
  seats.value = Object.fromEntries(Object.entries(all).sort(byWorth).slice(0, MOST));
}

/**
 * The order in which seats are worth keeping: running games first, then ended ones, then those that are gone.
 * @param {[string, KeptSeat]} one
 * @param {[string, KeptSeat]} other
 */
function byWorth([, one], [, other]) {
  const worth = (/** @type {KeptSeat} */ seat) =>
    seat.gone !== undefined ? 0 : seat.status === "finished" ? 1 : 2;
  return worth(other) - worth(one) || other.at - one.at;
}

/**
 * Note how a game stands, for the list of running games. A seat that is seen again is not gone.
 * @param {import("./types.js").TableView} view
 */
export function noteStatus({ table, status, held }) {
  const all = latest();
  const seat = all[table];
  if (!seat) return;
  const { gone, ...known } = seat;
  const back = gone !== undefined && held.length > 0;
  if (seat.status === status && !back) return;
  const next = back ? known : seat;
  seats.value = { ...all, [table]: { ...next, status, at: Date.now() } };
}

/**
 * Note that the service said there is no such seat. The token is kept: it is the only key of the seat, and an answer
 * can be wrong (another database, another service at the same address).
 * @param {string} table
 */
export function setAside(table) {
  const all = latest();
  const seat = all[table];
  if (seat) seats.value = { ...all, [table]: { ...seat, gone: Date.now() } };
}

/**
 * Throw a token away: its holder has given the seat back.
 * @param {string} table
 */
export function forget(table) {
  const { [table]: _gone, ...others } = latest();
  if (_gone) seats.value = others;
}
