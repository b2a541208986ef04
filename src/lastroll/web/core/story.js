/** Events and choices as sentences, in the reader's language; the same words as in the terminal. */

import { NEUTRAL_LOOK, SYMBOLS, casinoName, lookOf, seatNames } from "./names.js";
import { list, money, t } from "./texts.js";

/** @typedef {import("./types.js").Seat} Seat */
/** @typedef {import("./types.js").Step} Step */
/** @typedef {import("./types.js").Choice} Choice */
/** @typedef {import("./types.js").Change} Change */
/** @typedef {import("./types.js").Owner} Owner */
/** @typedef {import("./types.js").CasinoPaid} CasinoPaid */
/** @typedef {import("./types.js").GameEnded} GameEnded */

/**
 * How to tell: about whom, with the signs for the eye or without them for the ear, and to whom.
 * @typedef {object} Teller
 * @property {Seat[]} seats
 * @property {boolean} [signs] put the player's sign before each name
 * @property {number | null} [you] the seat that is told about as "you" in choices
 */

/**
 * Seats alone will do where there is nothing else to say about the telling.
 * @param {Teller | Seat[]} teller
 * @returns {Teller}
 */
const asTeller = (teller) => (Array.isArray(teller) ? { seats: teller } : teller);

/**
 * A player's name, with the sign where wished; neutral is null or the owner after the last seat.
 * @param {Owner} owner
 * @param {Teller} teller
 */
export function ownerName(owner, { seats, signs = true }) {
  const neutral = owner === null || owner >= seats.length;
  const name = neutral ? t("neutral") : (seatNames(seats)[owner] ?? "");
  if (!signs) return name;
  return `${SYMBOLS[neutral ? NEUTRAL_LOOK : lookOf(seats, owner)]} ${name}`;
}

/**
 * A casino's number and name.
 * @param {number} face
 */
export function casinoLabel(face) {
  return `${face} ${casinoName(face)}`;
}

/**
 * Rolled dice as digits, neutral ones behind a plus.
 * @param {string} own
 * @param {string} neutral
 */
function digits(own, neutral) {
  return [own, neutral]
    .filter(Boolean)
    .map((dice) => [...dice].join(" "))
    .join(" + ");
}

/**
 * How many dice, own and neutral.
 * @param {number} own
 * @param {number} neutral
 */
export function diceCount(own, neutral) {
  if (!neutral) return t("dice-own", { count: own });
  if (!own) return t("dice-neutral", { count: neutral });
  return t("dice-both", { own, neutral });
}

/**
 * The sentences for a step; some need none. A placing tells also what it has changed.
 * @param {Step} step
 * @param {Teller | Seat[]} who
 * @returns {string[]}
 */
export function tell(step, who) {
  const teller = asTeller(who);
  const event = step.event;
  switch (event.event) {
    case "rolled":
      return [
        t("event-rolled", {
          name: ownerName(event.seat, teller),
          dice: digits(event.own, event.neutral),
        }),
      ];
    case "placed": {
      const sentences = [
        t("event-placed", {
          name: ownerName(event.seat, teller),
          dice: diceCount(event.own, event.neutral),
          casino: casinoLabel(event.face),
        }),
      ];
      if (step.changes?.length) sentences.push(changes(step.changes, { ...teller, you: null }));
      if (step.by === "clock") sentences.push(t("web-log-by-clock"));
      // A bot's own moves need no word; one that fills in for a person does.
      if (step.by === "bot" && teller.seats[event.seat]?.kind === "human")
        sentences.push(t("web-log-by-bot", { name: ownerName(event.seat, teller) }));
      return sentences;
    }
    case "round-started":
      return [
        t("event-round-started", { round: event.round, name: ownerName(event.start, teller) }),
      ];
    case "opening-placed":
      return [t("event-opening-placed", { dice: [...event.dice].join(" ") })];
    case "casino-paid":
      return [
        t("paid-casino", {
          casino: casinoLabel(event.casino),
          what: payout(event, teller).join(" "),
        }),
      ];
    case "game-ended":
      return [result(event, teller)];
    default:
      return [];
  }
}

/**
 * What a casino pays, sentence by sentence.
 * @param {CasinoPaid} event
 * @param {Teller} teller
 * @returns {string[]}
 */
export function payout(event, teller) {
  const sentences = [];
  if (event.cancelled.length) {
    sentences.push(
      t("paid-tie", { names: list(event.cancelled.map((owner) => ownerName(owner, teller))) }),
    );
  }
  for (const { owner, note } of event.payments) {
    if (owner >= teller.seats.length) sentences.push(t("paid-neutral", { note: money(note) }));
    else sentences.push(t("paid-note", { name: ownerName(owner, teller), note: money(note) }));
  }
  if (event.unclaimed.length) {
    sentences.push(t("paid-returned", { notes: list(event.unclaimed.map(money)) }));
  }
  if (!sentences.length) sentences.push(t("paid-nothing"));
  return sentences;
}

/**
 * Who has won.
 * @param {GameEnded} event
 * @param {Teller} teller
 */
export function result(event, teller) {
  const winners = event.standings.filter(({ rank }) => rank === 1);
  const names = list(winners.map(({ seat }) => ownerName(seat, teller)));
  const [first, second] = event.standings;
  const sum = money(first?.money ?? 0);
  if (winners.length > 1) return t("result-shared", { names, money: sum });
  if (first && second && second.money === first.money) {
    return t("result-by-notes", { name: names, money: sum, notes: first.notes });
  }
  return t("result-won", { name: names, money: sum });
}

/**
 * What a choice would change, told to the one who chooses.
 * @param {Choice} choice
 * @param {Teller | Seat[]} teller
 */
export function consequence(choice, teller) {
  return choice.changes.length ? changes(choice.changes, asTeller(teller)) : t("preview-nothing");
}

/**
 * @param {Change[]} all
 * @param {Teller} teller
 */
function changes(all, teller) {
  return all.map((change) => oneChange(change, teller)).join(" ");
}

/**
 * One note that would change hands.
 * @param {Change} change
 * @param {Teller} teller
 */
function oneChange({ note, before, after }, teller) {
  const sum = money(note);
  const you = teller.you ?? -1;
  if (after === null) {
    return before === you
      ? t("web-change-lose", { note: sum })
      : t("preview-lost", { name: ownerName(before, teller), note: sum });
  }
  if (before === null) {
    return after === you
      ? t("web-change-get", { note: sum })
      : t("preview-gained", { name: ownerName(after, teller), note: sum });
  }
  if (after === you) return t("web-change-take", { note: sum, other: ownerName(before, teller) });
  if (before === you) return t("web-change-taken", { note: sum, name: ownerName(after, teller) });
  return t("preview-taken", {
    name: ownerName(after, teller),
    other: ownerName(before, teller),
    note: sum,
  });
}
