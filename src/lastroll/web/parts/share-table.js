/** Ways for others to find the table: link, short code, QR code. */

import { qrUrl } from "../core/api.js";
import { html, useId, useRef, useState } from "../core/html.js";
import { t } from "../core/texts.js";
import { Icon } from "./icons.js";
import { toast } from "./toast.js";

const NETWORK_COMMAND = "lastroll serve --host 0.0.0.0";
const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/** Whether the service can be reached from other devices; `lastroll` alone serves this computer only. */
export const isInvitable = () => document.documentElement.dataset.reach !== "local";

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

/**
 * A field with a text, and the handler of a button that copies it.
 * @param {string} text
 */
function useCopy(text) {
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  const [copied, setCopied] = useState(false);
  const onCopy = async () => {
    if (await copy(text, field.current)) {
      setCopied(true);
      toast(t("web-copied"), { kind: "good" });
      setTimeout(() => setCopied(false), 2500);
    } else {
      toast(t("web-copy-by-hand"));
    }
  };
  return { field, copied, onCopy };
}

/** @param {any} event */
const selectAll = (event) => event.currentTarget.select();

/**
 * @param {{table: import("../core/types.js").TableView, main: boolean}} props main: sharing is the main action of the screen
 */
export function ShareTable({ table, main }) {
  return html`
    <section class="card share ${main ? "share-main" : ""}">
      <h2>${t("web-invite")}</h2>
      ${isInvitable() ? html`<${Invitation} table=${table} main=${main} />` : html`<${HowToInvite} />`}
    </section>
  `;
}

/** @param {{table: import("../core/types.js").TableView, main: boolean}} props */
function Invitation({ table, main }) {
  const link = `${location.origin}/t/${table.table}`;
  const { field, copied, onCopy } = useCopy(link);
  const id = useId();
  const canShare = "share" in navigator;
  const share = () =>
    navigator
      .share({ title: "Last Roll", text: t("web-share-text"), url: link })
      .catch(() => undefined);
  /** @param {boolean} first whether the button is the first one */
  const classes = (first) => `button ${main && first ? "button-main" : ""}`;
  return html`
    <div class="share-buttons">
      ${
        canShare &&
        html`<button type="button" class=${classes(true)} onClick=${share}><${Icon} name="share" /> ${t("web-share-link")}</button>`
      }
      <button type="button" class=${classes(!canShare)} onClick=${onCopy}>
        <${Icon} name="copy" /> ${copied ? t("web-copied") : t("web-copy-link")}
      </button>
    </div>
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
          <input id=${id} ref=${field} class="input share-link" readonly value=${link} onFocus=${selectAll} />
        </div>
      </div>
    </div>
    ${LOOPBACK.test(location.hostname) && html`<p class="small quiet">${t("web-share-loopback", { host: location.hostname })}</p>`}
  `;
}

/** Explains how to serve the game to other devices. */
function HowToInvite() {
  const { field, copied, onCopy } = useCopy(NETWORK_COMMAND);
  const id = useId();
  return html`
    <p id=${id}>${t("web-share-local")}</p>
    <input ref=${field} class="input share-command" readonly aria-labelledby=${id} value=${NETWORK_COMMAND} onFocus=${selectAll} />
    <div class="share-buttons">
      <button type="button" class="button" onClick=${onCopy}><${Icon} name="copy" /> ${copied ? t("web-copied") : t("web-copy")}</button>
    </div>
  `;
}
