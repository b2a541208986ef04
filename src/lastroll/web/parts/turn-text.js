/** The text above the dice: the turn, and under it the last event or the effect of a choice. */

import { html } from "../core/html.js";
import { lookOf, ownSeat, seatNames, SYMBOLS } from "../core/names.js";
import { consequence, stepSentences } from "../core/story.js";
import { money, t } from "../core/texts.js";
import { casinoSentence } from "./casino.js";
import { isPayout } from "./payout.js";

/** @typedef {import("../core/types.js").TableView} TableView */
/** @typedef {import("../core/types.js").Step} Step */
/** @typedef {import("../core/table-controller.js").TableController} TableController */
/** @typedef {import("../core/game-stats.js").PaidCasino} PaidCasino */

/**
 * Return what a seat has won in this pay-out so far.
 * @param {(PaidCasino | null)[]} paid
 * @param {number} seat
 */
function wonSoFar(paid, seat) {
  const payments = paid.flatMap((each) => each?.event.payments ?? []);
  return payments.reduce((sum, { owner, note }) => sum + (owner === seat ? note : 0), 0);
}

/**
 * The turn, and under it the last event or the effect of a choice.
 * @param {{table: TableView, step: Step, play: TableController, paid: (PaidCasino | null)[]}} props
 */
export function TurnText({ table, step, play, paid }) {
  const { player } = play;
  const { seats, you } = table;
  const self = ownSeat(table);
  const happened = stepSentences(step, { seats, you: self }).join(" ");
  if (!player.running.value) {
    return html`<p class="turn turn-review">${t("web-log-review")}</p><p class="turn-more">${happened}</p>`;
  }
  if (isPayout(step)) {
    const { round } = step.position;
    const won = table.held.length === 1 ? wonSoFar(paid, table.held[0] ?? 0) : 0;
    return html`<p class="turn turn-payout">
        <span>${step.event.event === "game-ended" ? t("web-turn-over") : t("payout-title", { round })}</span>
        ${won > 0 && html`<b key=${won} class="payout-total">${t("web-payout-total", { money: money(won) })}</b>`}
      </p>
      <p class="turn-more">${happened}</p>`;
  }
  const { turn } = step.position;
  const face = play.selected.value ?? play.previewed.value;
  const several = table.held.length > 1;
  const name =
    turn === null ? "" : `${SYMBOLS[lookOf(seats, turn)]} ${seatNames(seats)[turn] ?? ""}`;
  const yours = ["roll", "choose", "place", "rolling", "placing"].includes(play.mainAction.value);
  let first = turn === null ? t("web-turn-pay") : t("prompt-turn", { name });
  if (turn !== null && turn === self) first = t("web-turn-yours");
  if (yours && table.can.includes("roll"))
    first = several ? t("web-turn-roll-named", { name }) : t("web-turn-roll");
  else if (yours) first = several ? t("web-turn-choose-named", { name }) : t("web-turn-choose");
  else if (
    ["wait", "watch"].includes(play.mainAction.value) &&
    table.status === "playing" &&
    turn !== self
  )
    first = t("prompt-thinking", { name });
  const choice = play.choices.value.find((each) => each.face === face);
  let second = happened;
  if (choice) second = consequence(choice, { seats, you: yours ? you : null });
  else if (face !== null) second = describeCasino(face, table, step);
  else if (table.seats.some((seat) => seat.away && table.held.includes(seat.seat)))
    second = t("web-away-you");
  return html`<p class=${`turn ${yours ? "turn-yours" : ""}`}>${first}</p><p class="turn-more">${second}</p>`;
}

/**
 * A casino in words, for a reader who taps it without having to choose.
 * @param {number} face
 * @param {TableView} table
 * @param {Step} step
 */
function describeCasino(face, table, step) {
  const state = step.position.casinos[face - 1];
  if (!state) return "";
  return casinoSentence({
    face,
    state,
    holders: step.holders[face - 1] ?? [],
    seats: table.seats,
    you: table.you,
    turn: null,
    choice: null,
    choosing: false,
    yours: false,
    selected: false,
    peeked: false,
    paid: null,
  });
}
