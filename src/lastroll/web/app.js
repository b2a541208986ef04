/** Starts the page: loads the texts, then the screen of the address. */

import { reachable } from "./core/api.js";
import { html, render, useEffect, useErrorBoundary, useRef, useState } from "./core/html.js";
import { pressMainButton, useKeys } from "./core/keys.js";
import { LiveRegion } from "./core/announcer.js";
import { Retry } from "./core/retry.js";
import { navigate, route } from "./core/router.js";
import { loadStyles } from "./core/styles.js";
import { language, prepareTexts, t } from "./core/texts.js";
import { fetchPart, checkVersion, onPartMissing } from "./core/version.js";
import { GlobalSheets } from "./parts/global-sheets.js";
import { Toasts } from "./parts/toast.js";
import { TopBar } from "./parts/top-bar.js";

/** @typedef {{screen: () => Promise<any>, component: string, styles: string[]}} ScreenInfo */

const TABLE_STYLES = ["table", "players", "tray", "casino", "strip", "dice"];

/** @type {Record<string, ScreenInfo>} */
const SCREENS = {
  landing: {
    screen: () => import("./screens/landing.js"),
    component: "Landing",
    styles: ["casino", "dice", "skyline", "sign", "landing"],
  },
  table: { screen: () => import("./screens/table-page.js"), component: "TablePage", styles: [] },
  replay: {
    screen: () => import("./screens/replay.js"),
    component: "Replay",
    styles: [...TABLE_STYLES, "replay"],
  },
  import: {
    screen: () => import("./screens/replay.js"),
    component: "Replay",
    styles: [...TABLE_STYLES, "replay"],
  },
  learn: {
    screen: () => import("./screens/lesson.js"),
    component: "Lesson",
    styles: [...TABLE_STYLES, "lesson"],
  },
  rules: {
    screen: () => import("./screens/rules.js"),
    component: "RulesScreen",
    styles: ["casino", "skyline"],
  },
  games: {
    screen: () => import("./screens/games.js"),
    component: "Games",
    styles: ["casino", "skyline", "games", "ladder"],
  },
  code: { screen: () => import("./screens/by-code.js"), component: "ByCode", styles: [] },
  unknown: { screen: () => import("./screens/not-found.js"), component: "NotFound", styles: [] },
};

/**
 * Fetch a screen with its styles.
 * @param {string} name
 */
async function fetchScreen(name) {
  const info = SCREENS[name] ?? SCREENS.unknown;
  if (!info) throw new Error(name);
  const [module] = await Promise.all([info.screen(), loadStyles(info.styles)]);
  return module[info.component];
}

function App() {
  const { name, path } = route.value;
  const [shown, setShown] = useState({ name: "", Screen: /** @type {any} */ (null) });
  const first = useRef(true);
  useKeys({ Enter: pressMainButton });

  useEffect(() => {
    let here = true;
    fetchPart(
      () => fetchScreen(name),
      () => here,
      (Screen) => setShown({ name, Screen }),
    );
    return () => {
      here = false;
    };
  }, [name]);

  // On another page, focus goes to its beginning, as it would with a real one.
  useEffect(() => {
    if (shown.name !== name) return;
    if (!first.current) document.querySelector("main")?.focus({ preventScroll: true });
    first.current = false;
  }, [path, shown.name]);

  const { Screen } = shown;
  return html`
    <a class="skip" href="#main" onClick=${skip}>${t("web-skip")}</a>
    ${!reachable.value && name !== "table" && html`<p class="banner" role="status">${t("web-offline-shell")}</p>`}
    ${Screen && shown.name === name ? html`<${Guarded} key=${name} Screen=${Screen} />` : html`<${TopBar} /><main id="main" tabindex="-1"></main>`}
    <${GlobalSheets} />
    <${Toasts} />
    <${LiveRegion} />
  `;
}

/**
 * Draw a screen; if drawing it fails, show an error with a reload button instead of an empty page.
 * @param {{Screen: any}} props
 */
function Guarded({ Screen }) {
  const [failed] = useErrorBoundary((error) => {
    console.error(error);
    onPartMissing();
  });
  if (!failed) return html`<${Screen} />`;
  return html`
    <${TopBar} />
    <main id="main" tabindex="-1" class="page stack nowhere">
      <h1>${t("web-broken")}</h1>
      <p><button type="button" class="button button-main" onClick=${() => location.reload()}>${t("web-reload")}</button></p>
    </main>
  `;
}

/** @param {MouseEvent} event */
function skip(event) {
  event.preventDefault();
  document.querySelector("main")?.focus();
}

/** Poll the service while it cannot be reached; screens that need it reload by themselves. */
function pollWhileOffline() {
  if (document.documentElement.dataset.shell === "offline") reachable.value = false; // set by sw.js
  const retry = new Retry();
  let timer = 0;
  const ask = () => {
    clearTimeout(timer);
    if (reachable.peek()) return;
    fetch("/healthz", { cache: "no-store" })
      .then((response) => response.json())
      .then(({ status }) => {
        reachable.value = status === "ok"; // another server may answer, too
      })
      .catch(() => undefined);
    timer = setTimeout(ask, 750 + retry.next());
  };
  let before = true;
  reachable.subscribe((yes) => {
    if (!yes) timer = setTimeout(ask, 1000);
    else retry.reset();
    if (yes && !before) checkVersion(); // it may have been away for an upgrade
    before = yes;
  });
  addEventListener("online", ask);
  document.addEventListener("visibilitychange", ask);
}

async function boot() {
  await prepareTexts();
  const app = document.getElementById("app");
  if (!app) return;
  app.replaceChildren();
  render(html`<${App} />`, app);
  pollWhileOffline();
  if ("serviceWorker" in navigator) {
    // After everything else: the first visit must not share its bandwidth with the offline shell.
    const register = () => navigator.serviceWorker.register("/sw.js").catch(() => undefined);
    if (document.readyState === "complete") register();
    else addEventListener("load", register);
  }
}

/** Remove trailing slashes from the address, so that a mistyped link still leads to the table. */
function normaliseAddress() {
  if (location.pathname.length > 1 && location.pathname.endsWith("/")) {
    navigate(location.pathname.replace(/\/+$/, "") + location.search, { replace: true });
  }
}

normaliseAddress();
boot();
void language;
