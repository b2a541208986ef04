/** Starts a game at once, against the opponents of last time. */

import { createTable } from "../core/api.js";
import { effectiveName } from "../core/guest.js";
import { navigate } from "../core/router.js";
import { rememberSeat } from "../core/held-seats.js";
import { storedSignal } from "../core/preferences.js";
import { bots as allBots, loadBots, plays } from "./seat-picker.js";

const DEFAULT_OPPONENTS = 3;

/** The chosen opponents; empty for the default ones. */
const chosen = storedSignal(
  "opponents",
  /** @type {string[]} */ ([]),
  (value) =>
    Array.isArray(value) && value.length <= 4 && value.every((each) => typeof each === "string"),
);

/**
 * Return the chosen opponents as far as they exist, or three for a newcomer.
 * @returns {string[]} empty until the bots are loaded
 */
export function opponents() {
  const known = chosen.value.filter((name) => allBots.value.some((bot) => bot.name === name));
  if (known.length) return known;
  const fit = allBots.value.filter((bot) => bot.fast && plays(bot, DEFAULT_OPPONENTS + 1, false));
  const end = Math.max(DEFAULT_OPPONENTS, Math.ceil(fit.length / 2));
  return fit
    .slice(end - DEFAULT_OPPONENTS, end)
    .map((bot) => bot.name)
    .reverse();
}

/**
 * Return that many opponents: the present ones, then fast bots that are not among them, the next stronger ones first.
 * @param {string[]} names
 * @param {number} count
 */
export function resizedOpponents(names, count) {
  const fit = allBots.value.filter((bot) => bot.fast && plays(bot, count + 1, false));
  const top = fit.findLastIndex(({ name }) => names.includes(name));
  const others = [...fit.slice(top + 1), ...fit.slice(0, top + 1).reverse()]
    .map(({ name }) => name)
    .filter((name) => !names.includes(name));
  const all = [...names, ...others].slice(0, count);
  return [...all, ...Array.from({ length: count - all.length }, () => names[0] ?? "")];
}

/** @param {string[]} names */
export function chooseOpponents(names) {
  chosen.value = names;
}

/**
 * Make a table with some bots, and open it.
 * @param {string[]} [bots] default: the opponents
 */
export async function playNow(bots) {
  await loadBots();
  const name = effectiveName();
  const against = bots ?? opponents();
  const made = await createTable({
    rules: { players: against.length + 1 },
    seats: [
      { kind: "human" },
      ...against.map((bot) => ({ kind: /** @type {const} */ ("bot"), bot })),
    ],
    name,
    clock: "none",
  });
  rememberSeat(made.table, { token: made.token, name });
  navigate(`/t/${made.table}`);
}
