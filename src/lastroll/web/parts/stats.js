/** The statistics of a game: money by round, and details of each player. */

import { HouseNumber } from "../art/die.js";
import { Symbol } from "../art/symbols.js";
import { html } from "../core/html.js";
import { casinoLabel } from "../core/story.js";
import { language, money, number, t } from "../core/texts.js";

/** @typedef {import("../core/game-stats.js").GameStats} GameStats */
/** @typedef {import("../core/game-stats.js").PlayerStats} PlayerStats */
/** @typedef {import("../core/types.js").Seat} Seat */

const WIDTH = 320;
const HEIGHT = 150;
const PADDING = { left: 12, right: 46, top: 12, bottom: 22 };

/**
 * Each player's money after each round as a line, with the symbol at its end. The table below has the same in numbers.
 * @param {{figures: GameStats, seats: Seat[]}} props
 */
function MoneyChart({ figures, seats }) {
  const sums = figures.players.map((player) =>
    player.rounds.reduce((all, won) => [...all, (all[all.length - 1] ?? 0) + won], [0]),
  );
  const most = Math.max(1, ...sums.flat());
  /** @param {number} round */
  const x = (round) =>
    PADDING.left + (round / Math.max(figures.rounds, 1)) * (WIDTH - PADDING.left - PADDING.right);
  /** @param {number} sum */
  const y = (sum) =>
    HEIGHT - PADDING.bottom - (sum / most) * (HEIGHT - PADDING.top - PADDING.bottom);
  return html`<svg class="race" viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label=${t("web-result-course")}>
    ${Array.from({ length: figures.rounds + 1 }, (_, round) => html`<path class="race-grid" d=${`M${x(round)} ${PADDING.top}V${HEIGHT - PADDING.bottom}`} />${round > 0 && html`<text class="race-round" x=${x(round)} y=${HEIGHT - 6}>${round}</text>`}`)}
    ${sums.map(
      (line, seat) => html`<g class=${`look-${seats[seat]?.look ?? 5}`}>
        <path class="race-line" d=${line.map((sum, round) => `${round ? "L" : "M"}${x(round)} ${y(sum)}`).join("")} />
        ${line.map((sum, round) => round > 0 && html`<circle class="race-dot" cx=${x(round)} cy=${y(sum)} r="3" />`)}
      </g>`,
    )}
    ${sums.map((line, seat) => {
      const end = line[line.length - 1] ?? 0;
      const look = seats[seat]?.look ?? 5;
      // Symbols that would cover each other are drawn side by side.
      const before = sums
        .slice(0, seat)
        .filter((other) => Math.abs(y(other[other.length - 1] ?? 0) - y(end)) < 11).length;
      return html`<svg class=${`race-sign look-${look}`} x=${x(figures.rounds) + 6 + before * 13} y=${y(end) - 6} width="12" height="12"><${Symbol} look=${look} /></svg>`;
    })}
  </svg>`;
}

/**
 * Return a number with one decimal, as the language writes it.
 * @param {number} n
 */
function decimal(n) {
  return n.toLocaleString(language.value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

/**
 * An amount as on a note: the thousands large, the rest small.
 * @param {{sum: number, face?: number}} props face: the casino it came from
 */
function Amount({ sum, face = 0 }) {
  const thousands = sum > 0 && sum % 1000 === 0;
  return html`<span class=${`amount ${sum ? "" : "amount-zero"} ${face ? `hue-${face}` : ""}`}>
    <span class="unseen">${face ? t("web-result-at", { what: money(sum), where: casinoLabel(face) }) : money(sum)}</span>
    <span aria-hidden="true">${thousands ? html`${number(sum / 1000)}<small>000</small>` : number(sum)}${face > 0 && html`<${HouseNumber} face=${face} />`}</span>
  </span>`;
}

/** More columns than this stay in the form for small screens. */
const MAX_COLUMNS = 8;

/**
 * A table with a row for each player; on a small screen each row is a block with labelled values.
 * @param {{columns: [string, any[]][], names: string[], seats: Seat[], caption: string, total?: boolean}} props total: the last column is a sum
 */
function StatsTable({ columns, names, seats, caption, total = false }) {
  /** @param {number} at */
  const sum = (at) => (total && at === columns.length - 1 ? "figures-total" : "");
  return html`<div class=${`figures ${columns.length > MAX_COLUMNS ? "" : "figures-few"}`}>
    <table class="figures-table">
      <caption class="unseen">${caption}</caption>
      <thead>
        <tr>
          <th scope="col"><span class="unseen">${t("web-result-player")}</span></th>
          ${columns.map(([label], at) => html`<th scope="col" class=${sum(at)}>${label}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${seats.map(
          (seat, row) => html`<tr class=${`look-${seat.look}`}>
            <th scope="row" title=${names[row]}><${Symbol} look=${seat.look} /><span>${names[row]}</span></th>
            ${columns.map(([label, cells], at) => html`<td data-label=${label} class=${sum(at)}>${cells[row]}</td>`)}
          </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

/**
 * @param {{figures: GameStats, seats: Seat[], names: string[], neutral: boolean}} props
 */
export function StatsSection({ figures, seats, names, neutral }) {
  const none = t("web-result-none");
  /** @param {(player: PlayerStats) => any} cell */
  const each = (cell) => figures.players.map(cell);
  /** @type {[string, any[]][]} */
  const byRound = Array.from({ length: figures.rounds }, (_, at) => [
    t("web-result-round", { round: at + 1 }),
    each((player) => html`<${Amount} sum=${player.rounds[at] ?? 0} />`),
  ]);
  byRound.push([
    t("web-result-total"),
    each((player) => html`<${Amount} sum=${player.rounds.reduce((sum, won) => sum + won, 0)} />`),
  ]);
  /** @type {[string, any[]][]} */
  const rest = [
    [
      t("web-result-best-casino"),
      each(({ bestCasino }) =>
        bestCasino.face
          ? html`<${Amount} sum=${bestCasino.money} face=${bestCasino.face} />`
          : none,
      ),
    ],
    [
      t("web-result-best-round"),
      each((player) => html`<${Amount} sum=${Math.max(0, ...player.rounds)} />`),
    ],
    [t("web-result-notes"), each((player) => number(player.notes))],
    [
      t("web-result-average"),
      each((player) => (player.turns ? decimal(player.dice / player.turns) : none)),
    ],
    [t("web-result-turns"), each((player) => number(player.turns))],
    [t("web-result-ties"), each((player) => number(player.ties))],
    [t("web-result-tied-dice"), each((player) => number(player.tiedDice))],
  ];
  return html`<div class="stack">
    <${MoneyChart} figures=${figures} seats=${seats} />
    <${StatsTable} columns=${byRound} names=${names} seats=${seats} caption=${t("web-result-rounds")} total=${true} />
    <${StatsTable} columns=${rest} names=${names} seats=${seats} caption=${t("web-result-figures")} />
    <dl class="figures-more">
      ${neutral && html`<div><dt>${t("web-result-neutral")}</dt><dd>${money(figures.neutral)}</dd></div>`}
      <div><dt>${t("web-result-pile")}</dt><dd>${money(figures.returned)}</dd></div>
    </dl>
  </div>`;
}
