/** An address that leads nowhere. */

import { html } from "../core/html.js";
import { Link } from "../core/router.js";
import { t } from "../core/texts.js";
import { TopBar, useTitle } from "../parts/top-bar.js";

/** @param {{title?: string, message?: string}} props */
export function NotFound({ title, message }) {
  const heading = title ?? t("web-nowhere");
  useTitle(heading);
  return html`
    <${TopBar} />
    <main id="main" tabindex="-1" class="page stack nowhere">
      <h1>${heading}</h1>
      <p class="quiet">${message ?? t("web-nowhere-help")}</p>
      <p><${Link} href="/" class="button button-main">${t("web-home-short")}<//></p>
    </main>
  `;
}
