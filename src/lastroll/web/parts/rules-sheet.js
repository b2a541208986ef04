/** The rules, one tap away from everywhere. */

import { html } from "../core/html.js";
import { Link } from "../core/router.js";
import { t } from "../core/texts.js";
import { Rules } from "./rules-text.js";
import { Sheet } from "./sheet.js";

/** @param {{open: boolean, onClose: () => void}} props */
export function RulesSheet({ open, onClose }) {
  return html`
    <${Sheet} title=${t("web-rules")} open=${open} onClose=${onClose} wide=${true}>
      <${Rules} />
      <p class="rules-more"><${Link} href="/learn" class="button" onClick=${onClose}>${t("web-learn")}<//></p>
    <//>
  `;
}
