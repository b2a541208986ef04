/** Ways for others to find the table: link, short code, QR code. */

import { qrUrl } from "../core/api.js";
import { html, useId, useRef, useState } from "../core/html.js";
import { t } from "../core/texts.js";
import { Icon } from "./icons.js";
import { toast } from "./toast.js";

/**
 * Copy a text to the clipboard, on plain http by `execCommand`.
 * @param {string} text
 * @param {HTMLInputElement | null} field that shows it
 */
async function copy(text, field) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field?.focus();
    field?.select();
    return document.execCommand("copy");
  }
}

/** @param {{table: import("../core/types.js").TableView}} props */
export function ShareTable({ table }) {
  const link = `${location.origin}/t/${table.table}`;
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  const [copied, setCopied] = useState(false);
  const id = useId();
  const copyLink = async () => {
    if (await copy(link, field.current)) {
      setCopied(true);
      toast(t("web-copied"), { kind: "good" });
      setTimeout(() => setCopied(false), 2500);
    } else {
      toast(t("web-copy-by-hand"));
    }
  };
  const share = () =>
    navigator
      .share({ title: "Last Roll", text: t("web-share-text"), url: link })
      .catch(() => undefined);
  return html`
    <section class="card share">
      <h2>${t("web-invite")}</h2>
      <div class="share-grid">
        <figure class="share-qr">
          <img src=${qrUrl(table.table)} alt=${t("web-qr")} width="132" height="132" />
        </figure>
        <div class="stack">
          ${
            table.code &&
            html`<div class="field">
            <span class="label">${t("web-code")}</span>
            <output class="share-code" aria-label=${`${t("web-code")}: ${[...table.code].join(" ")}`}>${table.code}</output>
          </div>`
          }
          <div class="field">
            <label for=${id}>${t("web-link")}</label>
            <input id=${id} ref=${field} class="input share-link" readonly value=${link} onFocus=${(/** @type {any} */ event) => event.currentTarget.select()} />
          </div>
        </div>
      </div>
      <div class="button-row share-buttons">
        <button type="button" class="button" onClick=${copyLink}>
          <${Icon} name="copy" /> ${copied ? t("web-copied") : t("web-copy-link")}
        </button>
        ${
          "share" in navigator &&
          html`<button type="button" class="button" onClick=${share}><${Icon} name="share" /> ${t("web-share")}</button>`
        }
      </div>
    </section>
  `;
}
