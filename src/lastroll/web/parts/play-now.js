/** The shortest way to the first roll: against the opponents of last time. */

import { createTable } from "../core/api.js";
import { nameToUse } from "../core/guest.js";
import { go } from "../core/router.js";
import { rememberSeat } from "../core/seats.js";
import { kept } from "../core/settings.js";
import { bots, learnBots, plays } from "./seat-choice.js";

const USUAL = 3;

/** Who was chosen as opponents; empty is the usual ones. */
const chosen = kept(
  "opponents",
  /** @type {string[]} */ ([]),
  (value) =>
    Array.isArray(value) && value.length <= 4 && value.every((each) => typeof each === "string"),
);

/**
 * The opponents: those who were chosen, as far as they are there, or three that a newcomer can cope with.
 * @returns {string[]} none until it is known which bots there are
 */
export function opponents() {
  const known = chosen.value.filter((name) => bots.value.some((bot) => bot.name === name));
  if (known.length) return known;
  const fit = bots.value.filter((bot) => bot.fast && plays(bot, USUAL + 1, false));
  const end = Math.max(USUAL, Math.ceil(fit.length / 2));
  return fit
    .slice(end - USUAL, end)
    .map((bot) => bot.name)
    .reverse();
}

/** @param {string[]} names */
export function chooseOpponents(names) {
  chosen.value = names;
}

/** Make a table against the opponents, and sit down at it. */
export async function playNow() {
  await learnBots();
  const name = nameToUse();
  const against = opponents();
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
  go(`/t/${made.table}`);
}
