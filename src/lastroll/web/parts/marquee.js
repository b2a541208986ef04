/** The marquee of the result: the winner in lights, and the place of the reader. */

import { Note } from "../art/note.js";
import { Symbol } from "../art/symbols.js";
import { html } from "../core/html.js";
import { seatNames } from "../core/names.js";
import { resultSentence } from "../core/story.js";
import { list, money, t } from "../core/texts.js";
import { Portrait } from "./portrait.js";

/** @typedef {import("../core/types.js").TableView} TableView */
/** @typedef {import("../core/types.js").Step} Step */
/** @typedef {import("../core/types.js").Standing} Standing */

/**
 * An amount whose digits roll up to it: only the digits move, and without motion it stands there at once.
 * @param {{sum: number}} props
 */
export function RollingMoney({ sum }) {
  const text = money(sum);
  // The digits come from the styles, so that the text is there once.
  return html`<span class="rolling">
    <span class="unseen">${text}</span>
    <span aria-hidden="true">
      ${[...text].map((sign) => (/\d/.test(sign) ? html`<i class="rolling-digit" style=${{ "--digit": sign }}></i>` : html`<i class="rolling-sign" data-sign=${sign}></i>`))}
    </span>
  </span>`;
}

/**
 * Return the standing of the next better rank; null for a winner.
 * @param {Standing[]} standings best first
 * @param {Standing} mine
 */
export function nextBetter(standings, mine) {
  return standings.findLast(({ rank }) => rank < mine.rank) ?? null;
}

/**
 * Return the notes that a seat has won, highest first.
 * @param {Step[]} steps
 * @param {number} seat
 * @returns {number[]}
 */
function wonNotes(steps, seat) {
  return steps
    .flatMap(({ event }) => (event.event === "casino-paid" ? event.payments : []))
    .filter(({ owner }) => owner === seat)
    .map(({ note }) => note)
    .sort((a, b) => b - a);
}

/**
 * Return the headline for a player, and a line about the winner.
 * @param {TableView} table
 * @param {Standing} mine
 * @param {string} winner the sentence about the winner
 */
function headlines(table, mine, winner) {
  const names = seatNames(table.seats);
  const standings = table.standings ?? [];
  const better = nextBetter(standings, mine);
  const others = (table.winners ?? []).filter((seat) => seat !== mine.seat);
  if (!better && others.length)
    return [
      t("web-result-you-shared", { names: list(others.map((seat) => names[seat] ?? "")) }),
      winner,
    ];
  if (!better) {
    const second = standings[1];
    const gap = mine.money - (second?.money ?? mine.money);
    if (!second || !gap) return [t("web-result-you-won"), winner];
    const values = { money: money(mine.money), gap: money(gap), name: names[second.seat] ?? "" };
    return [t("web-result-you-won"), t("web-result-you-ahead", values)];
  }
  const gap = better.money - mine.money;
  const values = { rank: mine.rank, name: names[better.seat] ?? "", gap: money(gap) };
  return [t(gap ? "web-result-you-place" : "web-result-you-level", values), winner];
}

/**
 * The notes that the reader has won: they fall, and lie there as a fan.
 * @param {{notes: number[]}} props
 */
function Winnings({ notes }) {
  return html`<div class="winnings" aria-hidden="true">
    <div class="winnings-fan" style=${{ "--notes": notes.length }}>
      ${notes.map((value, at) => html`<span key=${at} class="winnings-note" style=${{ "--at": at, "--way": ((at * 7) % 5) - 2 }}><${Note} value=${value} /></span>`)}
    </div>
  </div>`;
}

/**
 * @param {{table: TableView, steps: Step[], heading: any}} props heading: the ref of the headline
 */
export function Marquee({ table, steps, heading }) {
  const { seats, held } = table;
  const winners = (table.winners ?? []).flatMap((seat) => seats[seat] ?? []);
  const end = steps[steps.length - 1]?.event;
  if (end?.event !== "game-ended") return null;
  const sentence = resultSentence(end, { seats, symbols: false });
  // With several people at one device there is no "you".
  const mine =
    held.length === 1 ? table.standings?.find(({ seat }) => seat === held[0]) : undefined;
  const [first, second] = mine ? headlines(table, mine, sentence) : [sentence, ""];
  const bot = winners.length === 1 ? winners[0]?.bot : null;
  return html`<div class=${`marquee look-${winners[0]?.look ?? 5}`}>
    <div class="marquee-light" aria-hidden="true"><i></i></div>
    <div class="marquee-winners" aria-hidden="true">
      ${winners.map((seat) => html`<span class=${`marquee-winner look-${seat.look}`}>${seat.bot ? html`<${Portrait} bot=${seat.bot} />` : html`<${Symbol} look=${seat.look} />`}</span>`)}
    </div>
    <h1 ref=${heading} tabindex="-1">${first}</h1>
    ${second && html`<p>${second}</p>`}
    ${bot && html`<p class="marquee-line">${t(`bot-${bot}.won`)}</p>`}
    ${mine?.rank === 1 && html`<${Winnings} notes=${wonNotes(steps, mine.seat)} />`}
  </div>`;
}
