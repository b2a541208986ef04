/** The games this browser has a seat in, and whose turn it is there. */

import { getMyTables, getTable, Refusal } from "../core/api.js";
import { rememberTable } from "../core/game-history.js";
import { markGone, myGames, tokenFor } from "../core/held-seats.js";
import { html, useEffect, useRef, useState } from "../core/html.js";
import { seatNames } from "../core/names.js";
import { Link } from "../core/router.js";
import { list, t } from "../core/texts.js";
import { Icon } from "./icons.js";

const POLL_MS = 6000;
const MAX_SHOWN = 6;
const GONE = ["no-such-table", "no-seat"];

/** @typedef {import("../core/types.js").TableView} TableView */
/** @typedef {import("../core/types.js").MyTable} MyTable */
/** @typedef {{view: TableView, now: MyTable | null}} Game a table when it was fetched, and its state by the last poll */

/** @param {Game} game */
function stateText({ view, now }) {
  if ((now ?? view).status === "waiting") return t("web-game-waiting");
  if (now ? now.your_turn : view.can.length > 0) return t("web-game-your-turn");
  const turn = now ? now.to_move : view.position?.turn;
  const name = turn === null || turn === undefined ? "" : seatNames(view.seats)[turn];
  return name ? t("prompt-turn", { name }) : t("web-game-running");
}

/**
 * Poll the states of running games by one request; a table is fetched once for its players, and again after its start.
 * @param {string[]} ids
 */
function useGames(ids) {
  const [games, setGames] = useState(/** @type {Record<string, Game>} */ ({}));
  const known = useRef(games);
  known.current = games;
  useEffect(() => {
    let mounted = true;
    let timer = 0;
    const tokens = [...new Set(ids.map((id) => tokenFor(id) ?? ""))];

    /**
     * @param {string} id
     * @param {MyTable | null} now
     */
    const update = async (id, now) => {
      let view = known.current[id]?.view;
      if (!view || (now && now.status !== view.status)) {
        try {
          view = await getTable(id, tokenFor(id));
        } catch (error) {
          // Old tables are archived.
          if (error instanceof Refusal && GONE.includes(error.code)) markGone(id);
          return;
        }
        rememberTable(view);
      }
      const game = { view, now };
      if (mounted) setGames((all) => ({ ...all, [id]: game }));
    };

    const poll = async () => {
      clearTimeout(timer);
      if (document.visibilityState === "visible") {
        try {
          const tables = await getMyTables(tokens);
          for (const id of ids) {
            if (mounted) await update(id, tables.find(({ table }) => table === id) ?? null);
          }
        } catch {
          // The banner about the network shows it already.
        }
      }
      if (mounted) timer = setTimeout(poll, POLL_MS);
    };
    if (!ids.length) return undefined;
    poll();
    document.addEventListener("visibilitychange", poll);
    return () => {
      mounted = false;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", poll);
    };
  }, [ids.join(" ")]);
  return games;
}

export function MyGames() {
  const running = myGames.value.filter((game) => game.status !== "finished").slice(0, MAX_SHOWN);
  const games = useGames(running.map((game) => game.table));
  if (!running.length) return null;
  return html`
    <section class="card my-games">
      <h2>${t("web-my-games")}</h2>
      <ul class="table-list">
        ${running.map(({ table: id, name }) => {
          const game = games[id];
          const others = game
            ? seatNames(game.view.seats).filter(
                (_name, seat) => !game.view.held.includes(seat) && !game.view.seats[seat]?.open,
              )
            : [];
          const turn = game && (game.now ? game.now.your_turn : game.view.can.length > 0);
          return html`<li key=${id}>
            <${Link} href="/t/${id}" class="table-line ${turn ? "table-line-turn" : ""}">
              <span class="table-line-main">
                <strong>${others.length ? t("web-game-with", { names: list(others) }) : t("web-game-as", { name })}</strong>
                <span class="quiet small">${game ? stateText(game) : "…"}</span>
              </span>
              <${Icon} name="go" />
            <//>
          </li>`;
        })}
      </ul>
    </section>
  `;
}
