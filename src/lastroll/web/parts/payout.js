/** The pay-out, casino by casino, in the place of the dice. */

import { HouseNumber } from "../art/die.js";
import { Note, Tag } from "../art/note.js";
import { html } from "../core/html.js";
import { casinoName, lookOf } from "../core/names.js";
import { t } from "../core/texts.js";

/** @typedef {import("../core/types.js").Step} Step */
/** @typedef {import("../core/types.js").Seat} Seat */
/** @typedef {import("../core/game-stats.js").PaidCasino} PaidCasino */

/**
 * Return whether a step belongs to the pay-out of a round.
 * @param {Step} step
 */
export function isPayout(step) {
  return (
    step.event.event === "casino-paid" ||
    step.event.event === "round-ended" ||
    step.event.event === "game-ended"
  );
}

/**
 * One casino in symbols: ties, payments, and notes that go under the pile. The log has the same as sentences.
 * @param {{paid: PaidCasino, seats: Seat[]}} props
 */
function PayoutLine({ paid, seats }) {
  const { event } = paid;
  return html`<li class=${`payout-line hue-${event.casino} ${paid.latest ? "payout-now" : ""}`}>
    <${HouseNumber} face=${event.casino} />
    <span class="payout-name">${casinoName(event.casino)}</span>
    <span class="payout-what">
      ${
        event.cancelled.length > 0 &&
        html`<span class="payout-tied">${event.cancelled.map((owner) => html`<${Tag} look=${lookOf(seats, owner)} />`)}<em>${t("web-payout-tie")}</em></span>`
      }
      ${event.payments.map(
        ({ owner, note }) =>
          html`<span class=${`payout-pair ${owner < seats.length ? "" : "payout-back"}`}><${Tag} look=${lookOf(seats, owner)} /><${Note} value=${note} /></span>`,
      )}
      ${event.unclaimed.length > 0 && html`<span class="payout-pair payout-back">${event.unclaimed.map((note) => html`<${Note} value=${note} />`)}<em>${t("web-payout-pile")}</em></span>`}
    </span>
  </li>`;
}

/**
 * The payments of this round so far.
 * @param {{paid: (PaidCasino | null)[], seats: Seat[]}} props
 */
export function Payout({ paid, seats }) {
  return html`<ol class="payout" aria-hidden="true">
    ${paid.map((each) => each && html`<${PayoutLine} key=${each.event.casino} paid=${each} seats=${seats} />`)}
  </ol>`;
}
