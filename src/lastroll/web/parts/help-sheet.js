/** The keys, and the symbols on the board. */

import { html } from "../core/html.js";
import { t } from "../core/texts.js";
import { Sheet } from "./sheet.js";

/** @param {{open: boolean, onClose: () => void}} props */
export function HelpSheet({ open, onClose }) {
  /** @type {[string[], string][]} */
  const keys = open
    ? [
        [["R"], t("web-key-roll")],
        [["1", "…", "6"], t("web-key-choose")],
        [["↵"], t("web-key-enter")],
        [["Esc"], t("web-key-back")],
        [["L"], t("web-key-log")],
        [["R"], t("web-key-rematch")],
        [["←", "→"], t("web-key-replay")],
        [["?"], t("web-key-help")],
      ]
    : [];
  return html`
    <${Sheet} title=${t("web-help-keys")} open=${open} onClose=${onClose}>
      <dl class="keys">
        ${keys.map(
          ([caps, what]) => html`
            <div>
              <dt>${caps.map((cap) => (cap === "…" ? "…" : html`<kbd>${cap}</kbd>`))}</dt>
              <dd>${what}</dd>
            </div>
          `,
        )}
      </dl>
      <p class="help-signs">${t("web-help-signs")}</p>
      <p class="small quiet">${t("web-help-off")}</p>
    <//>
  `;
}
