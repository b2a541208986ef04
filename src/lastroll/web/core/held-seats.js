/** The seats this browser holds. The token of a seat is its only proof: it is sent to the service alone. */

import { computed } from "./html.js";
import { storedSignal, reloadStored } from "./preferences.js";

/**
 * @typedef {object} StoredSeat
 * @property {string} token
 * @property {string} name
 * @property {number} at when it was last seen, in milliseconds
 * @property {import("./types.js").Status} status
 * @property {number} [gone] when the service said that there is no such seat any more
 */
/** @typedef {{table: string, name: string, at: number, status: import("./types.js").Status}} MyGame */

const MAX_SEATS_STORED = 60;
/** A seat that the service did not know is asked for again after this time: the response may have been wrong. */
const RETRY_GONE_MS = 24 * 3600_000;

/** @type {import("../vendor/signals.js").Signal<Record<string, StoredSeat>>} */
const seats = storedSignal(
  "seats",
  {},
  (value) => typeof value === "object" && !Array.isArray(value),
);

// Two tabs that write at the same time must not drop each other's tokens.
function readSeats() {
  reloadStored("seats", (stored, mine) => ({ ...stored, ...mine }));
  return seats.peek();
}

/** The games this browser has a seat in, newest first, without those that were gone a short time ago. */
export const myGames = computed(() =>
  Object.entries(seats.value)
    .filter(([, { gone }]) => gone === undefined || Date.now() - gone > RETRY_GONE_MS)
    .map(([table, { name, at, status }]) => /** @type {MyGame} */ ({ table, name, at, status }))
    .sort((one, other) => other.at - one.at),
);

/**
 * Return the token this browser holds at a table, or null.
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
    ...readSeats(),
    [table]: { token, name, at: Date.now(), status: /** @type {const} */ ("waiting") },
  };
  seats.value = Object.fromEntries(Object.entries(all).sort(byWorth).slice(0, MAX_SEATS_STORED));
}

/**
 * Order seats by importance: running games first, then finished ones, then those that are gone.
 * @param {[string, StoredSeat]} one
 * @param {[string, StoredSeat]} other
 */
function byWorth([, one], [, other]) {
  const worth = (/** @type {StoredSeat} */ seat) =>
    seat.gone !== undefined ? 0 : seat.status === "finished" ? 1 : 2;
  return worth(other) - worth(one) || other.at - one.at;
}

/**
 * Store the status of a game for the list of running games. A seat that is seen again is not gone.
 * @param {import("./types.js").TableView} view
 * @returns {boolean} whether the status has changed
 */
export function rememberStatus({ table, status, held }) {
  const all = readSeats();
  const seat = all[table];
  if (!seat) return false;
  const { gone, ...known } = seat;
  const back = gone !== undefined && held.length > 0;
  if (seat.status === status && !back) return false;
  const next = back ? known : seat;
  seats.value = { ...all, [table]: { ...next, status, at: Date.now() } };
  return seat.status !== status;
}

/**
 * Mark a seat that the service does not know. The token is kept: it is the only key of the seat, and a response
 * can be wrong (another database, another service at the same address).
 * @param {string} table
 */
export function markGone(table) {
  const all = readSeats();
  const seat = all[table];
  if (seat) seats.value = { ...all, [table]: { ...seat, gone: Date.now() } };
}

/**
 * Delete a token after its holder has left the seat.
 * @param {string} table
 */
export function forgetSeat(table) {
  const { [table]: _gone, ...others } = readSeats();
  if (_gone) seats.value = others;
}
