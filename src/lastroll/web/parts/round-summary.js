/** The card at the end of a round: the winnings of all players, and what comes next. */

import { Note } from "../art/note.js";
import { Symbol } from "../art/symbols.js";
import { announce } from "../core/announcer.js";
import { roundSummary } from "../core/game-stats.js";
import { html, useEffect, useMemo } from "../core/html.js";
import { lookOf, seatNames, SYMBOLS } from "../core/names.js";
import { sound, soundOffered } from "../core/preferences.js";
import { money, t } from "../core/texts.js";
import { Icon } from "./icons.js";
import { Portrait } from "./portrait.js";

/** @typedef {import("../core/types.js").Step} Step */
/** @typedef {import("../core/types.js").Seat} Seat */
/** @typedef {import("../core/game-stats.js").RoundShare} RoundShare */

/**
 * @param {RoundShare} share
 */
function placeText({ before, after }) {
  if (after === null) return "";
  return before === after || before === null
    ? t("web-summary-place", { place: after })
    : t("web-summary-moved", { before, after });
}

/** @param {{share: RoundShare, seat: Seat, name: string, yours: boolean}} props */
function Share({ share, seat, name, yours }) {
  const total =
    yours && share.total !== null && t("web-summary-total", { money: money(share.total) });
  const place = placeText(share);
  return html`<li class=${`summary-share look-${seat.look} ${yours ? "summary-yours" : ""}`}>
    <span class="summary-sign" aria-hidden="true"><${Symbol} look=${seat.look} /></span>
    <span class="summary-name">${seat.bot && html`<${Portrait} bot=${seat.bot} />`}<b>${name}</b></span>
    <span class="summary-notes" aria-hidden="true" style=${{ "--notes": share.notes.length }}>
      ${share.notes.map((note, at) => html`<${Note} key=${at} value=${note} />`)}
    </span>
    <b class="summary-money">${share.money ? `+${money(share.money)}` : t("web-summary-nothing")}</b>
    ${(total || place) && html`<small class="summary-more">${[place, total].filter(Boolean).join(" · ")}</small>`}
  </li>`;
}

/** Offers the sound, once: after the first pay-out, when the reader has seen what there is to hear. */
function SoundOffer() {
  const shown = useMemo(() => !sound.peek() && !soundOffered.peek(), []);
  useEffect(() => {
    soundOffered.value = true;
  }, []);
  if (!shown) return null;
  return html`<button
    type="button"
    class="button button-quiet summary-sound"
    aria-pressed=${sound.value}
    onClick=${() => (sound.value = !sound.value)}
  >
    <${Icon} name=${sound.value ? "sound-on" : "sound-off"} /> ${t("web-sound-offer")}
  </button>`;
}

/**
 * @param {object} props
 * @param {Step[]} props.steps
 * @param {number} props.index of the step that ends the round
 * @param {Seat[]} props.seats
 * @param {number[]} props.held the reader's own seats
 */
export function RoundSummary({ steps, index, seats, held }) {
  const { shares, lead, next } = useMemo(() => roundSummary(steps, index), [steps, index]);
  const names = seatNames(seats);
  const you = held.length === 1 ? held[0] : -1;
  const title = t("web-summary-title", { round: steps[index]?.position.round ?? 1 });
  /**
   * @param {number} seat
   * @param {boolean} symbols
   */
  const nameOf = (seat, symbols) =>
    symbols ? `${SYMBOLS[lookOf(seats, seat)]} ${names[seat]}` : (names[seat] ?? "");
  const leadText = (symbols = true) => {
    if (lead === null) return "";
    if (lead === you) return t("web-summary-lead-you");
    return t("web-summary-lead", { name: nameOf(lead, symbols) });
  };
  const startText = (symbols = true) => {
    if (next === null) return "";
    if (next === you) return t("web-summary-start-you");
    return t("web-summary-start", { name: nameOf(next, symbols) });
  };
  useEffect(() => {
    const won = shares.map(({ seat, money: sum }) => {
      const name = seat === you ? t("web-summary-you") : (names[seat] ?? "");
      return `${name}: ${sum ? money(sum) : t("web-summary-nothing")}.`;
    });
    announce([`${title}.`, ...won, leadText(false), startText(false)].join(" "));
  }, [index]);
  return html`<section class="summary" aria-label=${title} tabindex="0">
    <h2>${title}</h2>
    <ol>
      ${shares.map(
        (share) => html`<${Share}
          key=${share.seat}
          share=${share}
          seat=${seats[share.seat]}
          name=${share.seat === you ? t("web-summary-you") : names[share.seat]}
          yours=${held.includes(share.seat)}
        />`,
      )}
    </ol>
    <p>
      ${lead !== null && html`<strong>${leadText()}</strong> `}
      ${next !== null && html`<span><i class="start-card">1</i> ${startText()}</span>`}
    </p>
    ${held.length > 0 && html`<${SoundOffer} />`}
  </section>`;
}
