/** One table: its lobby while it waits, then the game, then the result. */

import { html, useEffect, useMemo, useState } from "../core/html.js";
import { route } from "../core/router.js";
import { loadStyles } from "../core/styles.js";
import { openTable } from "../core/table-store.js";
import { t } from "../core/texts.js";
import { fetchPart } from "../core/version.js";
import { TopBar, useTitle } from "../parts/top-bar.js";
import { Unknown } from "./unknown.js";

const SCREENS = {
  lobby: {
    fetch: () => import("./lobby.js").then((module) => module.Lobby),
    styles: ["casino", "skyline", "lobby"],
  },
  game: {
    fetch: () => import("./table.js").then((module) => module.Table),
    styles: ["table", "players", "tray", "casino", "strip", "dice", "result", "talk"],
  },
};

/**
 * Fetch the screen of a game ahead of its use.
 * @param {"lobby" | "game"} which
 */
export function fetchGameScreen(which) {
  const { fetch, styles } = SCREENS[which];
  return Promise.all([fetch(), loadStyles(styles)]).then(([Screen]) => Screen);
}

export function TablePage() {
  const id = route.value.params.id ?? "";
  // Another table is another page: nothing of the old one may stay.
  return html`<${OneTable} key=${id} id=${id} />`;
}

/** @param {{id: string}} props */
function OneTable({ id }) {
  const store = useMemo(() => openTable(id), [id]);
  // Fetched while the table is asked for. Whoever waits in the lobby will want it next.
  useMemo(() => fetchGameScreen("game").catch(() => undefined), []);
  useEffect(() => () => store.close(), [store]);
  const table = store.table.value;
  const problem = store.problem.value;
  const which = table === null ? null : table.status === "waiting" ? "lobby" : "game";
  const [shown, setShown] = useState({ which: "", Screen: /** @type {any} */ (null) });

  useEffect(() => {
    if (!which) return undefined;
    let here = true;
    fetchPart(
      () => fetchGameScreen(which),
      () => here,
      (Screen) => setShown({ which, Screen }),
    );
    return () => {
      here = false;
    };
  }, [which]);

  // When the game begins under somebody's hands, what they held is gone: they go on at its beginning.
  useEffect(() => {
    if (shown.Screen && document.activeElement === document.body) {
      document.querySelector("main")?.focus({ preventScroll: true });
    }
  }, [shown.which]);

  useTitle(table === null ? "" : t("web-table-title"));
  if (problem) {
    return html`<${Unknown} title=${t("web-no-table")} message=${problem.message} />`;
  }
  const { Screen } = shown;
  if (Screen && shown.which === which) return html`<${Screen} store=${store} />`;
  return html`
    <${TopBar} />
    <main id="main" tabindex="-1">
      <p class="waiting-line" role="status">
        ${store.connection.value === "offline" ? t("web-offline-table") : t("web-opening")}
      </p>
    </main>
  `;
}
