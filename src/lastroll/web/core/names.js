/** Names and looks of casinos and players. */

import { names2012 } from "./preferences.js";
import { t } from "./texts.js";

/** The symbol of each look; the sixth is neutral's. */
export const SYMBOLS = ["●", "▲", "■", "◆", "★", "○"];
export const NEUTRAL_LOOK = 5;

// The booklets of 2012 have these names in every language.
const NAMES_2012 = [
  "Golden Nugget",
  "Caesars Palace",
  "The Mirage",
  "Sahara",
  "Luxor",
  "Circus Circus",
];

/**
 * Return the name of a casino in the edition that the reader has chosen.
 * @param {number} face
 */
export function casinoName(face) {
  return names2012.value ? (NAMES_2012[face - 1] ?? "") : t(`casino-${face}`);
}

/**
 * Return the name of a bot at the table.
 * @param {string} bot
 */
export function botName(bot) {
  return t(`bot-${bot}.name`);
}

/**
 * Return the names of all seats; repeated names get a number.
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
 * Return the look (colour and symbol) of an owner of dice: a seat, or neutral after the last one.
 * @param {import("./types.js").Seat[]} seats
 * @param {number | null} owner
 */
export function lookOf(seats, owner) {
  return owner === null ? NEUTRAL_LOOK : (seats[owner]?.look ?? NEUTRAL_LOOK);
}

/**
 * Return the reader's only seat; null for watchers, and if several people share the device.
 * @param {{held: number[]} | null | undefined} table
 */
export function ownSeat(table) {
  const held = table?.held ?? [];
  return held.length === 1 ? (held[0] ?? null) : null;
}

/**
 * Return the names of all seats, with "You" for the reader's only one.
 * @param {import("./types.js").TableView} table
 */
export function namesWithYou(table) {
  const self = ownSeat(table);
  return seatNames(table.seats).map((name, seat) => (seat === self ? t("web-seat-you") : name));
}
