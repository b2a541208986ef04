/** An address that leads nowhere. */

import { Die } from "../art/die.js";
import { html, useEffect, useState } from "../core/html.js";
import { Link } from "../core/router.js";
import { loadStyles } from "../core/styles.js";
import { t } from "../core/texts.js";
import { JoinByCode } from "../parts/find-table.js";
import { Skyline } from "../parts/skyline.js";
import { TopBar, useTitle } from "../parts/top-bar.js";

/** The strip with its lights out, and a die that rolled too far. */
function Picture() {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    loadStyles(["casino", "dice", "skyline", "nowhere"]).then(() => setReady(true));
  }, []);
  if (!ready) return null;
  return html`<div class="nowhere-sky" aria-hidden="true">
    <${Skyline} lit=${false} />
    <div class="nowhere-street"><${Die} face=${4} look=${3} /></div>
  </div>`;
}

/** @param {{title?: string, message?: string, table?: boolean}} props table: a table was looked for */
export function NotFound({ title, message, table = false }) {
  const heading = title ?? t("web-nowhere");
  useTitle(heading);
  return html`
    <${TopBar} />
    <main id="main" tabindex="-1" class="nowhere">
      <${Picture} />
      <h1>${heading}</h1>
      <p class="quiet">${message ?? t("web-nowhere-help")}</p>
      ${table && html`<${JoinByCode} />`}
      <p class="button-row">
        <${Link} href="/" class="button button-main">${t("web-home-short")}<//>
        <${Link} href="/learn" class="button">${t("web-learn")}<//>
      </p>
    </main>
  `;
}
