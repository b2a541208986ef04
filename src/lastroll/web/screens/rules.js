/** The rules as a page of their own, to link to. */

import { html } from "../core/html.js";
import { Link } from "../core/router.js";
import { t } from "../core/texts.js";
import { Rules } from "../parts/rules-text.js";
import { Skyline } from "../parts/skyline.js";
import { TopBar, useTitle } from "../parts/top-bar.js";

export function RulesScreen() {
  useTitle(t("web-rules"));
  return html`
    <div class="sky-slice">
      <${TopBar} />
      <${Skyline} class="lobby-skyline" />
    </div>
    <main id="main" tabindex="-1" class="page rules-page">
      <h1>${t("web-rules")}</h1>
      <${Rules} level=${2} />
      <p class="button-row">
        <${Link} href="/learn" class="button button-main">${t("web-learn")}<//>
        <${Link} href="/" class="button">${t("web-home-short")}<//>
      </p>
    </main>
  `;
}
