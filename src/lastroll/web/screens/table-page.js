/** One table: its lobby while it waits, then the game, then the result. */

import { html, useEffect, useMemo, useState } from "../core/html.js";
import { route } from "../core/router.js";
import { loadStyles } from "../core/styles.js";
import { openTable } from "../core/table-store.js";
import { t } from "../core/texts.js";
import { fetchPart } from "../core/version.js";
import { TopBar, useTitle } from "../parts/top-bar.js";

// Lobby and game both use these: named here, they are sent once.
export { Facade } from "../art/facades.js";
export { Symbol } from "../art/symbols.js";
export { seatNames } from "../core/names.js";
export { errorText } from "../parts/error-text.js";
export { Portrait } from "../parts/portrait.js";

const SCREENS = {
  lobby: {
    fetch: () => import("./lobby.js").then((module) => module.Lobby),
    styles: ["casino", "skyline", "lobby"],
  },
  game: {
    fetch: () => import("./table.js").then((module) => module.Table),
    styles: [
      "table",
      "players",
      "tray",
      "casino",
      "strip",
      "dice",
      "result",
      "marquee",
      "stats",
      "talk",
      "summary",
    ],
  },
  missing: {
    fetch: () => import("./not-found.js").then((module) => module.NotFound),
    styles: [],
  },
};

/**
 * Fetch the screen of a game ahead of its use.
 * @param {keyof typeof SCREENS} which
 */
export function fetchTableScreen(which) {
  const { fetch, styles } = SCREENS[which];
  return Promise.all([fetch(), loadStyles(styles)]).then(([Screen]) => Screen);
}

export function TablePage() {
  const id = route.value.params.id ?? "";
  // Another table is another page: no state of the old one may remain.
  return html`<${OneTable} key=${id} id=${id} />`;
}

/** @param {{id: string}} props */
function OneTable({ id }) {
  const store = useMemo(() => openTable(id), [id]);
  // Fetched together with the table; the lobby needs it next.
  useMemo(() => fetchTableScreen("game").catch(() => undefined), []);
  useEffect(() => () => store.close(), [store]);
  const table = store.table.value;
  const problem = store.refusal.value;
  const screenName = problem ? "missing" : table && (table.status === "waiting" ? "lobby" : "game");
  const [shown, setShown] = useState({ which: "", Screen: /** @type {any} */ (null) });

  useEffect(() => {
    if (!screenName) return undefined;
    let here = true;
    fetchPart(
      () => fetchTableScreen(screenName),
      () => here,
      (Screen) => setShown({ which: screenName, Screen }),
    );
    return () => {
      here = false;
    };
  }, [screenName]);

  // If the game starts while an element of the lobby has the focus, move the focus to the game.
  useEffect(() => {
    if (shown.Screen && document.activeElement === document.body) {
      document.querySelector("main")?.focus({ preventScroll: true });
    }
  }, [shown.which]);

  useTitle(table === null ? "" : t("web-table-title"));
  const { Screen } = shown;
  if (Screen && shown.which === screenName) {
    if (!problem) return html`<${Screen} store=${store} />`;
    const message = problem.code === "no-such-table" ? undefined : problem.message;
    return html`<${Screen} title=${t("web-no-table")} message=${message} table=${true} />`;
  }
  return html`
    <${TopBar} />
    <main id="main" tabindex="-1">
      <p class="waiting-line" role="status">
        ${store.connection.value === "offline" ? store.limitText.value || t("web-offline-table") : t("web-opening")}
      </p>
    </main>
  `;
}
