/** The result of a game: winners, statistics, the last board, and ways on. */

import { Sky } from "../art/sky.js";
import { Symbol } from "../art/symbols.js";
import * as api from "../core/api.js";
import { html, useEffect, useRef, useState } from "../core/html.js";
import { namesWithYou, ownSeat } from "../core/names.js";
import { gameStats, paidCasinos } from "../core/game-stats.js";
import { money, t } from "../core/texts.js";
import { AskName } from "../parts/ask-name.js";
import { Connection } from "../parts/connection.js";
import { Marquee, nextBetter, RollingMoney } from "../parts/marquee.js";
import { NextGame } from "../parts/next-game.js";
import { Portrait } from "../parts/portrait.js";
import { StatsSection } from "../parts/stats.js";
import { Strip } from "../parts/strip.js";
import { TopBar, useTitle } from "../parts/top-bar.js";
import { Verify } from "../parts/verify.js";

/** @typedef {import("../core/table-store.js").TableStore} TableStore */
/** @typedef {import("../core/types.js").TableView} TableView */

/**
 * @param {{store: TableStore, onLook?: () => void}} props onLook: back to the table
 */
export function Result({ store, onLook }) {
  const table = store.table.value;
  const steps = store.steps.value;
  const heading = useRef(/** @type {HTMLElement | null} */ (null));
  const [record, setRecord] = useState(/** @type {any} */ (null));
  useTitle(t("result-title"));
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    api.getRecord(store.id).then(setRecord, () => undefined); // the result does not need it: only saving and checking do
  }, [store]);
  const end = steps[steps.length - 1];
  if (!table || !end || end.event.event !== "game-ended") return null;
  const { seats } = table;

  return html`
    <${TopBar} />
    <main id="main" class="result" tabindex="-1">
      <${Sky} />
      <${Connection} store=${store} />
      <${Marquee} table=${table} steps=${steps} heading=${heading} />
      <${Standings} table=${table} />
      <${NextGame} store=${store} table=${table} record=${record} onLook=${onLook} />
      ${ownSeat(table) !== null && html`<${AskName} />`}
      <section class="result-part" aria-labelledby="result-figures">
        <h2 id="result-figures">${t("web-result-figures")}</h2>
        <${StatsSection} figures=${gameStats(steps, seats.length)} seats=${seats} names=${namesWithYou(table)} neutral=${table.rules.neutral} />
      </section>
      <section class="result-part" aria-labelledby="result-board">
        <h2 id="result-board">${t("web-result-board")}</h2>
        <div class="result-board"><${Strip} step=${end} seats=${seats} you=${table.you} paid=${paidCasinos(steps, steps.length - 1)} /></div>
      </section>
      <section class="result-part" aria-labelledby="result-fair">
        <h2 id="result-fair">${t("web-result-fair")}</h2>
        <${Verify} tableId=${store.id} record=${record} seats=${seats} />
      </section>
    </main>
  `;
}

/**
 * Places, names, money and notes.
 * @param {{table: TableView}} props
 */
function Standings({ table }) {
  const names = namesWithYou(table);
  const standings = table.standings ?? [];
  /** @param {number} at */
  const behind = (at) => {
    const mine = standings[at];
    const better = mine && nextBetter(standings, mine);
    if (!better || better.money === mine.money) return "";
    const gap = money(better.money - mine.money);
    const text =
      better.seat === ownSeat(table)
        ? t("web-result-behind-you", { gap })
        : t("web-result-behind", { gap, name: names[better.seat] ?? "" });
    return html`<small>${text}</small>`;
  };
  return html`<table class="standings">
    <caption class="unseen">${t("web-result-standings")}</caption>
    <thead class="unseen">
      <tr><th scope="col">${t("web-result-rank")}</th><th scope="col">${t("web-result-player")}</th><th scope="col">${t("web-result-money")}</th></tr>
    </thead>
    <tbody>
      ${standings.map(
        (
          { seat, money: sum, notes, rank },
          at,
        ) => html`<tr key=${seat} class=${`look-${table.seats[seat]?.look ?? 5} ${rank === 1 ? "standing-first" : ""} ${table.held.includes(seat) ? "standing-you" : ""}`}>
          <td class="standing-rank">${rank}</td>
          <th scope="row"><span><${Symbol} look=${table.seats[seat]?.look ?? 5} />${table.seats[seat]?.bot && html`<${Portrait} bot=${table.seats[seat].bot} />`}<span class="standing-name"><b title=${names[seat]}>${names[seat]}</b>${behind(at)}</span></span></th>
          <td class="standing-money"><${RollingMoney} sum=${sum} /> <small>${t("notes-count", { count: notes })}</small></td>
        </tr>`,
      )}
    </tbody>
  </table>`;
}
