/** How casinos and players are called and told apart. */

import { names2012 } from "./settings.js";
import { t } from "./texts.js";

/** A symbol for each look; the sixth is neutral's. */
export const SYMBOLS = ["●", "▲", "■", "◆", "★", "○"];
export const NEUTRAL_LOOK = 5;

// The booklets of 2012 bear these names in every language.
const NAMES_2012 = [
  "Golden Nugget",
  "Caesars Palace",
  "The Mirage",
  "Sahara",
  "Luxor",
  "Circus Circus",
];

/**
 * The name of a casino, by the reader's choice of edition.
 * @param {number} face
 */
export function casinoName(face) {
  return names2012.value ? (NAMES_2012[face - 1] ?? "") : t(`casino-${face}`);
}

/**
 * The name of a bot at the table.
 * @param {string} bot
 */
export function botName(bot) {
  return t(`bot-${bot}.name`);
}

/**
 * The names of all seats; where two are the same, the later ones get a number.
 * @param {import("./types.js").Seat[]} seats
 * @returns {string[]}
 */
export function seatNames(seats) {
  /** @type {Map<string, number>} */
  const seen = new Map();
  return seats.map((seat) => {
    const name = seat.bot ? botName(seat.bot) : (seat.name ?? t("web-seat-open"));
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 || seat.open ? name : `${name} ${count}`;
  });
}

/**
 * The look (colour and symbol) of an owner of dice: a seat, or neutral after the last one.
 * @param {import("./types.js").Seat[]} seats
 * @param {number | null} owner
 */
export function lookOf(seats, owner) {
  return owner === null ? NEUTRAL_LOOK : (seats[owner]?.look ?? NEUTRAL_LOOK);
}
