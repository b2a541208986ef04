/** Events and choices as sentences, in the reader's language; the same words as in the terminal. */

import { NEUTRAL_LOOK, SYMBOLS, casinoName, lookOf, seatNames } from "./names.js";
import { list, money, t } from "./texts.js";

/** @typedef {import("./types.js").Seat} Seat */
/** @typedef {import("./types.js").Step} Step */
/** @typedef {import("./types.js").Change} Change */
/** @typedef {import("./types.js").Tie} Tie */
/** @typedef {import("./types.js").Owner} Owner */
/** @typedef {import("./types.js").CasinoPaid} CasinoPaid */
/** @typedef {import("./types.js").GameEnded} GameEnded */

/**
 * Options of a sentence: with the players' symbols for the eye or without them for screen readers.
 * @typedef {object} StoryOptions
 * @property {Seat[]} seats
 * @property {boolean} [symbols] put the player's symbol before each name
 * @property {number | null} [you] the seat that the sentences address as "you"
 */

/**
 * Return options from options or from seats alone.
 * @param {StoryOptions | Seat[]} teller
 * @returns {StoryOptions}
 */
const storyOptions = (teller) => (Array.isArray(teller) ? { seats: teller } : teller);

/**
 * Return a player's name, with the symbol if asked for; neutral is null or the owner after the last seat.
 * @param {Owner} owner
 * @param {StoryOptions} teller
 */
export function ownerName(owner, { seats, symbols = true }) {
  const neutral = owner === null || owner >= seats.length;
  const name = neutral ? t("neutral") : (seatNames(seats)[owner] ?? "");
  if (!symbols) return name;
  return `${SYMBOLS[neutral ? NEUTRAL_LOOK : lookOf(seats, owner)]} ${name}`;
}

/**
 * Return a text about a player; the player who is addressed gets the text's form `you`.
 * @param {string} id
 * @param {number} seat
 * @param {StoryOptions} teller
 * @param {Record<string, string | number>} args
 */
function about(id, seat, teller, args) {
  if (seat === teller.you) return t(`${id}.you`, args);
  return t(id, { ...args, name: ownerName(seat, teller) });
}

/**
 * Return a casino's number and name.
 * @param {number} face
 */
export function casinoLabel(face) {
  return `${face} ${casinoName(face)}`;
}

/**
 * Return rolled dice as digits, neutral ones behind a plus.
 * @param {string} own
 * @param {string} neutral
 */
function diceText(own, neutral) {
  return [own, neutral]
    .filter(Boolean)
    .map((dice) => [...dice].join(" "))
    .join(" + ");
}

/**
 * Return a number of dice as text, own and neutral.
 * @param {number} own
 * @param {number} neutral
 */
export function diceCount(own, neutral) {
  if (!neutral) return t("dice-own", { count: own });
  if (!own) return t("dice-neutral", { count: neutral });
  return t("dice-both", { own, neutral });
}

/**
 * Return the sentences for a step, possibly none. Those of a placing include what it has changed.
 * @param {Step} step
 * @param {StoryOptions | Seat[]} who
 * @returns {string[]}
 */
export function stepSentences(step, who) {
  const teller = storyOptions(who);
  const event = step.event;
  switch (event.event) {
    case "rolled":
      return [
        about("event-rolled", event.seat, teller, { dice: diceText(event.own, event.neutral) }),
      ];
    case "placed": {
      const sentences = [
        about("event-placed", event.seat, teller, {
          dice: diceCount(event.own, event.neutral),
          casino: casinoLabel(event.face),
        }),
      ];
      if (step.changes?.length || step.ties?.length || step.breaks_tie)
        sentences.push(consequence(step, teller));
      if (step.by === "clock") sentences.push(t("web-log-by-clock"));
      // A bot's own turns need no remark; those it plays for a person do.
      if (step.by === "bot" && teller.seats[event.seat]?.kind === "human")
        sentences.push(t("web-log-by-bot", { name: ownerName(event.seat, teller) }));
      return sentences;
    }
    case "round-started":
      return [about("event-round-started", event.start, teller, { round: event.round })];
    case "opening-placed":
      return [t("event-opening-placed", { dice: [...event.dice].join(" ") })];
    case "casino-paid":
      return [
        t("paid-casino", {
          casino: casinoLabel(event.casino),
          what: payoutSentences(event, teller).join(" "),
        }),
      ];
    case "game-ended":
      return [resultSentence(event, teller)];
    default:
      return [];
  }
}

/**
 * Return the sentences for a pay-out of a casino.
 * @param {CasinoPaid} event
 * @param {StoryOptions} teller
 * @returns {string[]}
 */
export function payoutSentences(event, teller) {
  const sentences = [];
  if (event.cancelled.length) {
    const yours = event.cancelled.some((owner) => owner === teller.you);
    const names = list(namesInTie(event.cancelled, teller));
    sentences.push(yours ? t("paid-tie.you", { names }) : t("paid-tie", { names }));
  }
  for (const { owner, note } of event.payments) {
    if (owner >= teller.seats.length) sentences.push(t("paid-neutral", { note: money(note) }));
    else sentences.push(about("paid-note", owner, teller, { note: money(note) }));
  }
  if (event.unclaimed.length) {
    sentences.push(t("paid-returned", { notes: list(event.unclaimed.map(money)) }));
  }
  if (!sentences.length) sentences.push(t("paid-nothing"));
  return sentences;
}

/**
 * Return the sentence for the result.
 * @param {GameEnded} event
 * @param {StoryOptions} teller
 */
export function resultSentence(event, teller) {
  const winners = event.standings.filter(({ rank }) => rank === 1).map(({ seat }) => seat);
  const [first, second] = event.standings;
  if (!first) return "";
  const sum = money(first.money);
  if (winners.length > 1) {
    const others = winners.filter((seat) => seat !== teller.you);
    const names = list(others.map((seat) => ownerName(seat, teller)));
    return others.length < winners.length
      ? t("result-shared.you", { others: names, money: sum })
      : t("result-shared", { names, money: sum });
  }
  if (second && second.money === first.money) {
    return about("result-by-notes", first.seat, teller, { money: sum, notes: first.notes });
  }
  return about("result-won", first.seat, teller, { money: sum });
}

/**
 * The effect of placed dice at a casino, in a choice or in a step.
 * @typedef {{changes?: Change[], ties?: Tie[], breaks_tie?: boolean}} Effect
 */

/**
 * Return what a choice would change: first the ties it makes or breaks, then the notes.
 * @param {Effect} choice
 * @param {StoryOptions | Seat[]} who
 */
export function consequence({ changes = [], ties = [], breaks_tie = false }, who) {
  const teller = storyOptions(who);
  if (!ties.length) {
    if (!breaks_tie) return noteSentences(changes, teller);
    return t("preview-why", {
      why: t("preview-tie-broken"),
      what: noteSentences(changes, teller, { afterColon: true }),
    });
  }
  const nobody = changes.length > 0 && changes.every(({ after }) => after === null);
  const why =
    nobody && ties.length === 1
      ? t("preview-tie", {
          names: list(ties.flatMap(({ owner, others }) => namesInTie([owner, ...others], teller))),
        })
      : list(ties.map((tie) => tieCount(tie, teller)));
  const what = nobody
    ? t("preview-nobody", {
        notes: list(
          changes.map(({ note }) => money(note)),
          "or",
        ),
      })
    : noteSentences(changes, teller, { afterColon: true, ties });
  const sentence = t("preview-why", { why, what });
  return breaks_tie ? t("preview-tie-moved", { what: sentence }) : sentence;
}

/**
 * Return names for a sentence about a tie, the player who is addressed first.
 * @param {Owner[]} owners
 * @param {StoryOptions} teller
 */
function namesInTie(owners, teller) {
  const others = owners.filter((owner) => owner !== teller.you);
  const names = others.map((owner) => ownerName(owner, teller));
  return others.length < owners.length ? [t("preview-tie.pronoun"), ...names] : names;
}

/**
 * Return who ties whom, and with how many dice.
 * @param {Tie} tie
 * @param {StoryOptions} teller
 */
function tieCount({ owner, others, dice }, teller) {
  const members = [owner, ...others];
  const subject = members.find((each) => each === teller.you) ?? owner;
  const rest = members.filter((each) => each !== subject).map((each) => ownerName(each, teller));
  if (subject === teller.you)
    return t("preview-tie-count.you", { others: list(rest), count: dice });
  return t("preview-tie-count", {
    name: ownerName(owner, teller),
    others: list(rest),
    count: dice,
  });
}

/**
 * Return which notes would change hands.
 * @param {Change[]} changes
 * @param {StoryOptions} teller
 * @param {{afterColon?: boolean, ties?: Tie[]}} [place]
 */
function noteSentences(changes, teller, { afterColon = false, ties = [] } = {}) {
  const tied = ties.flatMap(({ owner, others }) => [owner, ...others]);
  const sentences = changes.length
    ? changes.map((change) => noteSentence(change, teller, tied))
    : [t("preview-nothing")];
  return sentences
    .map((each, n) => (afterColon && n === 0 ? each : each.charAt(0).toUpperCase() + each.slice(1)))
    .join(" ");
}

/**
 * Return the sentence for one note that would change hands.
 * @param {Change} change
 * @param {StoryOptions} teller
 * @param {Owner[]} tied the owners that were named because they tie
 */
function noteSentence({ note, before, after }, teller, tied) {
  const sum = money(note);
  const you = teller.you ?? -1;
  if (after === null) {
    return before === you
      ? t("preview-lost.you", { note: sum })
      : t("preview-lost", { name: ownerName(before, teller), note: sum });
  }
  if (before === null) {
    return after === you
      ? t("preview-gained.you", { note: sum })
      : t("preview-gained", { name: ownerName(after, teller), note: sum });
  }
  if (tied.includes(before)) {
    return after === you
      ? t("preview-takes.you", { note: sum })
      : t("preview-takes", { name: ownerName(after, teller), note: sum });
  }
  if (after === you)
    return t("preview-taken.by-you", { note: sum, other: ownerName(before, teller) });
  if (before === you)
    return t("preview-taken.from-you", { note: sum, name: ownerName(after, teller) });
  return t("preview-taken", {
    name: ownerName(after, teller),
    other: ownerName(before, teller),
    note: sum,
  });
}
