/** The games this browser has a seat in, and whose turn it is there. */

import { getTable, Refusal } from "../core/api.js";
import { html, useEffect, useState } from "../core/html.js";
import { seatNames } from "../core/names.js";
import { Link } from "../core/router.js";
import { myGames, rememberStatus, markGone, tokenFor } from "../core/held-seats.js";
import { list, t } from "../core/texts.js";
import { Icon } from "./icons.js";

const POLL_MS = 6000;
const MAX_SHOWN = 6;
const GONE = ["no-such-table", "no-seat"];

/** @typedef {import("../core/types.js").TableView} TableView */

/** @param {TableView} table */
function stateOf(table) {
  if (table.status === "waiting") return t("web-game-waiting");
  if (table.can.length) return t("web-game-your-turn");
  const turn = table.position?.turn;
  const name = turn === null || turn === undefined ? "" : seatNames(table.seats)[turn];
  return name ? t("prompt-turn", { name }) : t("web-game-running");
}

export function MyGames() {
  const running = myGames.value.filter((game) => game.status !== "finished").slice(0, MAX_SHOWN);
  const ids = running.map((game) => game.table).join(" ");
  const [views, setViews] = useState(/** @type {Record<string, TableView>} */ ({}));

  useEffect(() => {
    let here = true;
    let timer = 0;
    /** @param {string} id */
    const poll = async (id) => {
      try {
        const view = await getTable(id, tokenFor(id));
        rememberStatus(view);
        if (here) setViews((all) => ({ ...all, [id]: view }));
      } catch (error) {
        // Old tables are archived.
        if (error instanceof Refusal && GONE.includes(error.code)) markGone(id);
      }
    };
    const pollAll = async () => {
      clearTimeout(timer);
      if (document.visibilityState === "visible") {
        for (const id of ids.split(" ")) if (id && here) await poll(id);
      }
      if (here && ids) timer = setTimeout(pollAll, POLL_MS);
    };
    pollAll();
    document.addEventListener("visibilitychange", pollAll);
    return () => {
      here = false;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", pollAll);
    };
  }, [ids]);

  if (!running.length) return null;
  return html`
    <section class="card my-games">
      <h2>${t("web-my-games")}</h2>
      <ul class="table-list">
        ${running.map(({ table: id, name }) => {
          const view = views[id];
          const others = view
            ? seatNames(view.seats).filter(
                (_name, seat) => !view.held.includes(seat) && !view.seats[seat]?.open,
              )
            : [];
          return html`<li key=${id}>
            <${Link} href="/t/${id}" class="table-line ${view?.can.length ? "table-line-turn" : ""}">
              <span class="table-line-main">
                <strong>${others.length ? t("web-game-with", { names: list(others) }) : t("web-game-as", { name })}</strong>
                <span class="quiet small">${view ? stateOf(view) : "…"}</span>
              </span>
              <${Icon} name="go" />
            <//>
          </li>`;
        })}
      </ul>
    </section>
  `;
}
