/** The result of a game: winners, statistics, the last board, and ways on. */

import { Sky } from "../art/sky.js";
import { Symbol } from "../art/symbols.js";
import * as api from "../core/api.js";
import { html, useEffect, useRef, useState } from "../core/html.js";
import { seatNames } from "../core/names.js";
import { gameStats, paidCasinos } from "../core/game-stats.js";
import { navigate, Link } from "../core/router.js";
import { resultSentence } from "../core/story.js";
import { list, money, t } from "../core/texts.js";
import { Connection } from "../parts/connection.js";
import { StatsSection } from "../parts/stats.js";
import { Icon } from "../parts/icons.js";
import { Strip } from "../parts/strip.js";
import { toast } from "../parts/toast.js";
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
  // With several people at one device there is no "you".
  const won =
    table.held.length === 1 && table.winners?.length === 1 && table.winners[0] === table.held[0];
  const winner = seats[table.winners?.[0] ?? 0];

  return html`
    <${TopBar} />
    <main id="main" class="result" tabindex="-1">
      <${Sky} />
      <${Connection} store=${store} />
      <div class=${`marquee look-${winner?.look ?? 5}`}>
        <p class="marquee-signs" aria-hidden="true">${table.winners?.map((seat) => html`<${Symbol} look=${seats[seat]?.look ?? 5} />`)}</p>
        <h1 ref=${heading} tabindex="-1">${won ? t("web-result-you-won") : resultSentence(end.event, { seats, symbols: false })}</h1>
        ${won && html`<p>${resultSentence(end.event, { seats, symbols: false })}</p>`}
      </div>
      <${Standings} table=${table} />
      <${Next} store=${store} table=${table} record=${record} onLook=${onLook} />
      <section class="result-part" aria-labelledby="result-figures">
        <h2 id="result-figures">${t("web-result-figures")}</h2>
        <${StatsSection} figures=${gameStats(steps, seats.length)} seats=${seats} neutral=${table.rules.neutral} />
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
  const names = seatNames(table.seats);
  return html`<table class="standings">
    <caption class="unseen">${t("web-result-standings")}</caption>
    <thead class="unseen">
      <tr><th scope="col">${t("web-result-rank")}</th><th scope="col">${t("web-result-player")}</th><th scope="col">${t("web-result-money")}</th></tr>
    </thead>
    <tbody>
      ${table.standings?.map(
        ({
          seat,
          money: sum,
          notes,
          rank,
        }) => html`<tr key=${seat} class=${`look-${table.seats[seat]?.look ?? 5} ${rank === 1 ? "standing-first" : ""} ${table.held.includes(seat) ? "standing-you" : ""}`}>
          <td class="standing-rank">${rank}</td>
          <th scope="row"><span><${Symbol} look=${table.seats[seat]?.look ?? 5} /><b title=${names[seat]}>${names[seat]}</b></span></th>
          <td class="standing-money">${money(sum)} <small>${t("notes-count", { count: notes })}</small></td>
        </tr>`,
      )}
    </tbody>
  </table>`;
}

/**
 * The ways on.
 * @param {{store: TableStore, table: TableView, record: any, onLook?: () => void}} props
 */
function Next({ store, table, record, onLook }) {
  const [busy, setBusy] = useState(false);
  const rematch = async () => {
    setBusy(true);
    try {
      navigate(`/t/${await store.rematch()}`);
    } catch (error) {
      toast(error instanceof Error ? error.message : String(error), { kind: "bad" });
      setBusy(false);
    }
  };
  const share = async () => {
    const url = `${location.origin}/t/${store.id}/replay`;
    const text = t("web-result-share-text", { names: list(seatNames(table.seats)) });
    try {
      if (navigator.share) await navigator.share({ title: "Last Roll", text, url });
      else {
        await navigator.clipboard.writeText(url);
        toast(t("web-result-copied"), { kind: "good" });
      }
    } catch {
      // Closed by the reader, or no clipboard: the address of the replay is the link.
    }
  };
  const again = table.held.length > 0 || table.rematch;
  return html`<div class="result-next">
    ${again && html`<button type="button" class="button button-main result-rematch" disabled=${busy} onClick=${rematch}>${table.rematch ? t("web-result-join") : t("web-result-rematch")}</button>`}
    <${Link} href=${`/t/${store.id}/replay`} class="button"><${Icon} name="replay" />${t("web-result-replay")}<//>
    <button type="button" class="button" onClick=${share}><${Icon} name="share" />${t("web-result-share")}</button>
    ${record && html`<button type="button" class="button" onClick=${() => save(record, store.id)}><${Icon} name="down" />${t("web-result-record")}</button>`}
    ${onLook && html`<button type="button" class="button" onClick=${onLook}><${Icon} name="eye" />${t("web-result-look")}</button>`}
    <${Link} href="/" class="button button-quiet"><${Icon} name="home" />${t("web-result-home")}<//>
  </div>`;
}

/**
 * Save a record as a file of one line, as `lastroll replay` reads it.
 * @param {any} record
 * @param {string} id
 */
function save(record, id) {
  const address = URL.createObjectURL(
    new Blob([`${JSON.stringify(record)}\n`], { type: "application/json" }),
  );
  const link = document.createElement("a");
  link.href = address;
  link.download = `lastroll-${id}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
