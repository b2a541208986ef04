/** Looking back at a game: one of this server, finished or under way, or a record that somebody brought along. */

import { Sky } from "../art/sky.js";
import * as api from "../core/api.js";
import { html, useEffect, useMemo, useState } from "../core/html.js";
import { ownSeat, seatNames } from "../core/names.js";
import { Link, route } from "../core/router.js";
import { openTable } from "../core/table-store.js";
import { list, t } from "../core/texts.js";
import { playersOf, OpenRecord } from "../parts/open-record.js";
import { TopBar, useTitle } from "../parts/top-bar.js";
import { GameViewer } from "../parts/game-viewer.js";
import { NotFound } from "./not-found.js";

/** @typedef {import("../core/types.js").Seat} Seat */
/** @typedef {import("../parts/open-record.js").Opened} Opened */

/** The screen of `/t/:id/replay` and of `/replay`. */
export function Replay() {
  const { name, params } = route.value;
  return name === "replay" && params.id
    ? html`<${TableReplay} key=${params.id} id=${params.id} />`
    : html`<${RecordReplay} />`;
}

/**
 * A game of this server. What the reader may see is what the service sends; at the end it sends the record too.
 * @param {{id: string}} props
 */
function TableReplay({ id }) {
  const store = useMemo(() => openTable(id), [id]);
  useEffect(() => () => store.close(), [store]);
  const table = store.table.value;
  const steps = store.steps.value;
  const finished = table?.status === "finished";
  const [record, setRecord] = useState(/** @type {any} */ (null));
  useEffect(() => {
    if (!finished) return undefined;
    const stop = new AbortController();
    fetchRecord(id, stop.signal).then((found) => found && setRecord(found));
    return () => stop.abort();
  }, [finished, id]);

  const names = table ? list(seatNames(table.seats)) : "";
  const problem = store.refusal.value;
  if (problem) {
    const message = problem.code === "no-such-table" ? undefined : problem.message;
    return html`<${NotFound} title=${t("web-no-table")} message=${message} table=${true} />`;
  }
  const back = html`<${Link} href=${`/t/${id}`} class="button">${t("web-replay-to-table")}<//>`;
  return html`
    <${Frame} title=${names ? t("web-replay-title", { names }) : t("web-replay")}>
      ${
        table?.status === "waiting"
          ? html`<div class="waiting-line stack"><p>${t("web-replay-waiting")}</p><p>${back}</p></div>`
          : !table || !steps.length
            ? html`<p class="waiting-line" role="status">${t("web-replay-loading")}</p>`
            : html`<${GameViewer}
                key=${id}
                steps=${steps}
                seats=${withoutPresence(table.seats)}
                you=${ownSeat(table)}
                record=${record}
                tableId=${id}
                live=${!finished}
              >${back}<//>`
      }
    <//>
  `;
}

/**
 * Return the seats of a replay: presence does not matter there.
 * @param {Seat[]} seats
 * @returns {Seat[]}
 */
const withoutPresence = (seats) => seats.map((seat) => ({ ...seat, away: false, online: true }));

/**
 * The record of a finished game; tried again while the network is away.
 * @param {string} id
 * @param {AbortSignal} signal
 * @returns {Promise<any>} null where there is none
 */
async function fetchRecord(id, signal) {
  for (let wait = 250; !signal.aborted; wait = Math.min(2 * wait, 2000)) {
    try {
      return await api.getRecord(id);
    } catch (error) {
      if (error instanceof api.Refusal && error.status < 500 && error.status !== 429) return null;
      await new Promise((done) => setTimeout(done, wait));
    }
  }
  return null;
}

/** A record that was brought along; it is shown and kept nowhere. */
function RecordReplay() {
  const [opened, setOpened] = useState(/** @type {Opened | null} */ (null));
  if (!opened) {
    return html`
      <${Frame} title=${t("web-replay-open-title")} narrow=${true}>
        <${OpenRecord} onOpen=${setOpened} />
      <//>
    `;
  }
  const { record, steps, unfinished } = opened;
  const names = playersOf(record);
  /** @type {Seat[]} */
  const seats = names.map((name, seat) => ({
    seat,
    kind: "human",
    bot: null,
    name,
    look: seat,
    open: false,
    reserved: false,
    maker: false,
    away: false,
    online: true,
  }));
  return html`
    <${Frame} title=${t("web-replay-title", { names: list(names) })}>
      <${GameViewer} steps=${steps} seats=${seats} record=${record} unfinished=${unfinished}>
        <button type="button" class="button" onClick=${() => setOpened(null)}>${t("web-replay-other")}</button>
      <//>
    <//>
  `;
}

/** @param {{title: string, narrow?: boolean, children?: any}} props */
function Frame({ title, narrow = false, children }) {
  useTitle(title);
  return html`
    <${Sky} />
    <${TopBar}>${!narrow && html`<h1 class="replay-title">${title}</h1>`}<//>
    <main id="main" tabindex="-1" class="replay ${narrow ? "page stack" : ""}">
      ${narrow && html`<h1>${title}</h1>`} ${children}
    </main>
  `;
}
