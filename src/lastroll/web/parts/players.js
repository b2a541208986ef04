/** The players: whose turn it is, how many dice each has left, and the purses as far as they are open. */

import { Die } from "../art/die.js";
import { Symbol } from "../art/symbols.js";
import { html } from "../core/html.js";
import { NEUTRAL_LOOK, seatNames } from "../core/names.js";
import { duration, money, t } from "../core/texts.js";
import { Portrait } from "./portrait.js";
import { Bubble } from "./talk.js";

/** @typedef {import("../core/types.js").Step} Step */
/** @typedef {import("../core/types.js").Seat} Seat */
/** @typedef {import("../core/types.js").Talk} TalkMessage */

/** Small marks beside a name; each has a text for screen readers. */
const MARKS = {
  away: "M4 20V4h10v16M4 20h12M14 12h7m-3-3 3 3-3 3M10.5 12h.01",
  offline:
    "M3 3l18 18M8.5 16.5a5 5 0 0 1 7 0M5 13a10 10 0 0 1 5-2.7M19 13a10 10 0 0 0-3-2.1M2 9.5a15 15 0 0 1 4-2.5M22 9.5A15 15 0 0 0 10 6M12 20h.01",
};

/**
 * @param {{kind: "away" | "offline"}} props
 */
function Mark({ kind }) {
  return html`<svg class=${`player-mark mark-${kind}`} viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d=${MARKS[kind]} /></svg>`;
}

/** A closed purse. */
function ClosedPurse() {
  return html`<svg class="purse-closed" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d="M8.5 8C5 11 3.5 14 3.5 17c0 3 2.5 4.5 8.5 4.5s8.5-1.5 8.5-4.5c0-3-1.5-6-5-9z" />
    <path d="M8 8h8M9 8 7 3.5l3 1.2 2-1.7 2 1.7 3-1.2L15 8" />
  </svg>`;
}

/**
 * Return the time left of a turn: in seconds, or if it is long in hours or days.
 * @param {number} seconds
 */
function timeLeft(seconds) {
  if (seconds < 3_600) return String(seconds);
  const unit = seconds < 2 * 86_400 ? 3_600 : 86_400;
  return duration(Math.ceil(seconds / unit) * unit);
}

/**
 * Return the state of a player as sentences for screen readers.
 * @param {{seat: Seat, name: string, step: Step, you: number | null, self: boolean, clock: {seconds: number} | null}} props
 */
function playerSentences({ seat, name, step, you, self, clock }) {
  const { hands, purses, turn, start } = step.position;
  const hand = hands[seat.seat];
  const purse = purses[seat.seat];
  const parts = [!self && seat.seat === you ? t("web-player-you", { name }) : name];
  if (seat.bot) parts.push(t("web-player-bot"));
  if (hand) parts.push(t("web-player-dice", { count: hand.own }));
  if (hand?.neutral) parts.push(t("web-player-neutral", { count: hand.neutral }));
  parts.push(purse ? t("web-player-money", { money: money(purse.money) }) : t("web-player-closed"));
  if (start === seat.seat) parts.push(t("web-player-start"));
  if (turn === seat.seat) parts.push(t(self ? "web-player-turn.you" : "web-player-turn"));
  if (clock && clock.seconds < 3_600) parts.push(t("web-clock", { seconds: clock.seconds }));
  else if (clock) parts.push(timeLeft(clock.seconds));
  if (seat.away) parts.push(t("web-player-away"));
  else if (seat.kind === "human" && !seat.online) parts.push(t("web-player-offline"));
  return `${parts.join(". ")}.`;
}

/** A name of more letters has no room beside three others on a phone; a bot's face stands in for it. */
const MAX_LETTERS = 9;

/**
 * @param {object} props
 * @param {Seat} props.seat
 * @param {string} props.name
 * @param {Step} props.step
 * @param {number | null} props.you
 * @param {boolean} props.self the reader's only seat
 * @param {boolean} props.thinking
 * @param {TalkMessage | null} props.said
 * @param {{part: number, seconds: number} | null} props.clock
 */
function Player({ seat, name, step, you, self, thinking, said, clock }) {
  const { hands, purses, turn, start } = step.position;
  const hand = hands[seat.seat] ?? { own: 0, neutral: 0 };
  const purse = purses[seat.seat];
  const classes = ["player", `look-${seat.look}`];
  if (turn === seat.seat) classes.push("player-turn");
  if (seat.seat === you) classes.push("player-you");
  if (seat.away) classes.push("player-away");
  if (!hand.own && !hand.neutral) classes.push("player-out");
  return html`<li class=${classes.join(" ")} data-seat=${seat.seat} title=${name}>
    <span class="unseen">${playerSentences({ seat, name, step, you, self, clock })}</span>
    <span class="player-in" aria-hidden="true">
      <span class="player-sign"><${Symbol} look=${seat.look} /></span>
      <span class=${`player-name ${name.length > MAX_LETTERS ? "name-long" : ""}`}>${name}</span>
      <span class="player-marks">
        ${clock && html`<b class=${`player-seconds ${clock.seconds <= 10 ? "clock-short" : ""}`}>${timeLeft(clock.seconds)}</b>`}
        ${start === seat.seat && html`<span class="start-card">1</span>`}
        ${seat.away ? html`<${Mark} kind="away" />` : seat.bot ? html`<${Portrait} bot=${seat.bot} />` : seat.kind === "human" && !seat.online && html`<${Mark} kind="offline" />`}
      </span>
      <span class="player-dice">
        <${Die} look=${seat.look} /><b>${hand.own}</b>
        ${hand.neutral > 0 && html`<${Die} look=${NEUTRAL_LOOK} /><b>${hand.neutral}</b>`}
        ${thinking && html`<span class="thinking"><i></i><i></i><i></i></span>`}
      </span>
      <span class="player-purse">${purse ? money(purse.money) : html`<${ClosedPurse} /><span class="purse-word">${t("purse-closed")}</span>`}</span>
      ${clock && html`<span class=${`player-clock ${clock.seconds <= 10 ? "clock-short" : ""}`}><i style=${{ "--part": clock.part }}></i></span>`}
    </span>
    ${said && html`<${Bubble} message=${said} />`}
  </li>`;
}

/**
 * The players at the table after `step`.
 * @param {object} props
 * @param {Step} props.step
 * @param {Seat[]} props.seats
 * @param {number | null} [props.you]
 * @param {number | null} [props.self] the reader's only seat, which is called "You"
 * @param {boolean} [props.thinking] the player to act has to choose
 * @param {Map<number, TalkMessage>} [props.said] the latest messages, by seat
 * @param {{part: number, seconds: number} | null} [props.clock] of the player to act
 */
export function Players({
  step,
  seats,
  you = null,
  self = null,
  thinking = false,
  said,
  clock = null,
}) {
  const names = seatNames(seats);
  const { turn } = step.position;
  return html`<ul class="players" aria-label=${t("web-players")} style=${{ "--players": seats.length }}>
    ${seats.map(
      (seat, at) => html`<${Player}
        key=${seat.seat}
        seat=${seat}
        name=${seat.seat === self ? t("web-seat-you") : (names[at] ?? "")}
        step=${step}
        you=${you}
        self=${seat.seat === self}
        thinking=${thinking && turn === seat.seat}
        said=${said?.get(seat.seat) ?? null}
        clock=${turn === seat.seat ? clock : null}
      />`,
    )}
  </ul>`;
}
