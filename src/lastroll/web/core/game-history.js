/** The finished games of this device. They are stored in the browser and never sent anywhere. */

import { rememberStatus } from "./held-seats.js";
import { isStored, reloadStored, storedSignal } from "./preferences.js";

/**
 * @typedef {object} PastPlayer
 * @property {string | null} name null for a bot
 * @property {string | null} bot
 * @property {number} look
 * @property {number} money
 * @property {number} rank
 */

/**
 * @typedef {object} PastGame
 * @property {string} table
 * @property {number} at the time of its end, as of Date.now()
 * @property {number[]} held the seats of this device
 * @property {boolean} booklet whether it was played by the standard rules
 * @property {PastPlayer[]} players by seat
 */

const NAME = "history";
const MAX_GAMES = 200;

/** @type {import("../vendor/signals.js").Signal<PastGame[]>} */
const history = storedSignal(
  NAME,
  [],
  (value) =>
    Array.isArray(value) &&
    value.every((game) => Array.isArray(game?.players) && Array.isArray(game.held)),
);

/** The finished games, newest first. */
export const pastGames = history;

/** Whether the games are still there after the page is closed. */
export const isHistoryStored = () => isStored(NAME);

/**
 * Store the status of a table, and its result when it has just finished.
 * @param {import("./types.js").TableView} table
 */
export function rememberTable(table) {
  const changed = rememberStatus(table);
  if (!changed || table.status !== "finished" || !table.held.length || !table.standings) return;
  const game = pastGame(table, table.standings);
  reloadStored(NAME, merge);
  history.value = merge(history.peek(), [game]);
}

/**
 * @param {import("./types.js").TableView} table
 * @param {import("./types.js").Standing[]} standings
 * @returns {PastGame}
 */
function pastGame({ table, at, held, booklet, seats, fair }, standings) {
  return {
    table,
    at,
    held,
    booklet: booklet && !fair.repeated, // known dice are practice
    players: seats.map(({ seat, name, bot, look }) => {
      const { money = 0, rank = 0 } = standings.find((each) => each.seat === seat) ?? {};
      return { name: bot ? null : name, bot, look, money, rank };
    }),
  };
}

/**
 * Return the games of two lists, newest first.
 * @param {PastGame[]} stored
 * @param {PastGame[]} more
 */
function merge(stored, more) {
  const games = new Map([...stored, ...more].map((game) => [game.table, game]));
  return [...games.values()].sort((one, other) => other.at - one.at).slice(0, MAX_GAMES);
}

/** Delete all games of this device. */
export function forgetGames() {
  history.value = [];
}
