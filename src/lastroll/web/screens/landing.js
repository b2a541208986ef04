/** The first screen: play now, make a table, join one, or continue a game. */

import { Die } from "../art/die.js";
import { Sign } from "../art/sign.js";
import { Sky } from "../art/sky.js";
import { pastGames } from "../core/game-history.js";
import { totals } from "../core/history-stats.js";
import { html, useEffect, useState } from "../core/html.js";
import { Link } from "../core/router.js";
import { t } from "../core/texts.js";
import { Icon } from "../parts/icons.js";
import { JoinByCode, OpenTables } from "../parts/find-table.js";
import { MyGames } from "../parts/my-games.js";
import { HotSeatSheet, NewTableSheet } from "../parts/new-table.js";
import { Opponents } from "../parts/opponents.js";
import { playNow } from "../parts/play-now.js";
import { errorText } from "../parts/error-text.js";
import { Skyline } from "../parts/skyline.js";
import { TopBar, useTitle } from "../parts/top-bar.js";
import { fetchTableScreen } from "./table-page.js";

/** Prefetch the modules of the game while the reader looks at the first screen. */
function usePrefetch() {
  useEffect(() => {
    const timer = setTimeout(() => fetchTableScreen("game").catch(() => undefined), 2500);
    return () => clearTimeout(timer);
  }, []);
}

/** The strip, and dice on the pavement before it. */
function LandingSkyline() {
  return html`
    <div class="skyline" aria-hidden="true">
      <${Skyline} />
      <div class="skyline-dice">
        ${[3, 5, 2, 6, 4].map((face, look) => html`<span class="skyline-die"><${Die} face=${face} look=${look} /></span>`)}
      </div>
    </div>
  `;
}

/** The one big button. */
function PlayNow() {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const play = async () => {
    if (busy) return;
    setBusy(true);
    setProblem("");
    try {
      fetchTableScreen("game").catch(() => undefined);
      await playNow();
    } catch (error) {
      setProblem(errorText(error));
      setBusy(false);
    }
  };
  return html`
    <div class="play-now">
      <button type="button" class="button button-main play-button" aria-disabled=${busy} onClick=${play}>
        ${busy ? t("web-opening") : t("web-play-now")}
      </button>
      <${Opponents} />
      ${problem ? html`<p class="field-error" role="alert">${problem}</p>` : html`<p class="play-hint">${t("web-play-now-hint")}</p>`}
    </div>
  `;
}

/** The way to the finished games; shown once there is one. */
function HistoryCard() {
  const { games, won } = totals(pastGames.value);
  if (!games) return null;
  return html`
    <section class="card">
      <h2>${t("web-history")}</h2>
      <${Link} href="/games" class="table-line">
        <span class="history-medal"><${Icon} name="medal" /></span>
        <span class="table-line-main">
          <strong>${t("web-history-count", { games, won })}</strong>
          <span class="quiet small">${t("web-ladder")}</span>
        </span>
        <${Icon} name="go" />
      <//>
    </section>
  `;
}

export function Landing() {
  const [sheet, setSheet] = useState("");
  const close = () => setSheet("");
  useTitle("");
  usePrefetch();
  return html`
    <${TopBar} welcome=${true} />
    <main id="main" tabindex="-1" class="landing">
      <div class="landing-sky">
        <${Sky} />
        <div class="landing-sign">
          <h1><span class="unseen">Last Roll</span><${Sign} /></h1>
          <p class="landing-slogan">${t("setup-slogan")}</p>
        </div>
        <${LandingSkyline} />
      </div>
      <div class="landing-start">
        <${PlayNow} />
        <div class="landing-ways">
          <button type="button" class="button" onClick=${() => setSheet("new")}><${Icon} name="people" /> ${t("web-make-table")}</button>
          <button type="button" class="button" onClick=${() => setSheet("hot")}><${Icon} name="device" /> ${t("web-hot-seat")}</button>
        </div>
      </div>
      <div class="landing-cards">
        <${MyGames} />
        <${HistoryCard} />
        <${JoinByCode} />
        <${OpenTables} />
        <section class="card landing-more">
          <h2>${t("web-new-here")}</h2>
          <ul>
            <li><${Link} href="/learn" class="menu-item"><${Icon} name="lesson" /> ${t("web-learn")}<//></li>
            <li><${Link} href="/games" class="menu-item"><${Icon} name="medal" /> ${t("web-ladder")}<//></li>
            <li><${Link} href="/rules" class="menu-item"><${Icon} name="rules" /> ${t("web-rules")}<//></li>
            <li><${Link} href="/replay" class="menu-item"><${Icon} name="replay" /> ${t("web-replay-import")}<//></li>
          </ul>
        </section>
      </div>
    </main>
    <footer class="landing-foot">
      <p>${t("web-credit")}</p>
      <p>${t("web-privacy")}</p>
    </footer>
    <${NewTableSheet} open=${sheet === "new"} onClose=${close} />
    <${HotSeatSheet} open=${sheet === "hot"} onClose=${close} />
  `;
}
