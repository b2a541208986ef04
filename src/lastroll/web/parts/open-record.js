/** Opens a game record from a file, a drop or a text. The service checks and replays it. */

import * as api from "../core/api.js";
import { html, useId, useRef, useState } from "../core/html.js";
import { list, number, t } from "../core/texts.js";
import { Icon } from "./icons.js";

/** @typedef {{record: any, steps: import("../core/types.js").Step[], unfinished: boolean}} Opened */

// The limit of the service; the largest real record is far smaller.
const MAX_BYTES = 4 * 1024 * 1024;

/**
 * Return the records in a text: one JSON object, or one on each line.
 * @param {string} text
 * @returns {any[]} empty if there is none
 */
export function recordsIn(text) {
  const clean = text.replace(/^\ufeff/, "").trim();
  /** @param {string} json */
  const parse = (json) => {
    try {
      const value = JSON.parse(json);
      return value && typeof value === "object" && !Array.isArray(value) ? [value] : [];
    } catch {
      return [];
    }
  };
  const whole = parse(clean);
  return whole.length
    ? whole
    : clean.split("\n").flatMap((line) => (line.trim() ? parse(line) : []));
}

/**
 * Return the names of a record's players, as far as it has them.
 * @param {any} record
 * @returns {string[]}
 */
export function playersOf(record) {
  const names = Array.isArray(record?.players) ? record.players.map(String) : [];
  const count = Number(record?.rules?.players) || names.length;
  return Array.from({ length: Math.min(count, 5) }, (_, seat) => names[seat] || String(seat + 1));
}

/** @param {{onOpen: (opened: Opened) => void}} props */
export function OpenRecord({ onOpen }) {
  const field = useId();
  const picker = useRef(/** @type {HTMLInputElement | null} */ (null));
  const text = useRef(/** @type {HTMLTextAreaElement | null} */ (null));
  const [reason, setReason] = useState("");
  const [busy, setBusy] = useState(false);
  const [over, setOver] = useState(false);
  const [foundRecords, setSeveral] = useState(/** @type {any[]} */ ([]));

  /** @param {any} record */
  const open = async (record) => {
    setBusy(true);
    setReason("");
    try {
      onOpen(await api.replayRecord(record));
    } catch (error) {
      setReason(error instanceof api.Refusal ? error.message : t("web-replay-unreachable"));
    } finally {
      setBusy(false);
    }
  };

  /** @param {string} source */
  const read = (source) => {
    const records = recordsIn(source);
    setSeveral(records.length > 1 ? records : []);
    if (!records.length) setReason(t("web-replay-not-json"));
    else if (records.length === 1) open(records[0]);
    else setReason("");
  };

  /** @param {File | undefined} file */
  const take = async (file) => {
    if (!file) return;
    if (file.size > MAX_BYTES) setReason(t("web-replay-too-long", { most: number(MAX_BYTES) }));
    else read(await file.text());
  };

  /** @param {DragEvent} event */
  const drop = (event) => {
    event.preventDefault();
    setOver(false);
    const transfer = event.dataTransfer;
    if (transfer?.files.length) take(transfer.files[0]);
    else if (transfer) read(transfer.getData("text/plain"));
  };

  return html`
    <div
      class="record-open card stack ${over ? "record-over" : ""}"
      onDragOver=${(/** @type {DragEvent} */ event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave=${() => setOver(false)}
      onDrop=${drop}
    >
      <p>${t("web-replay-open-text")}</p>
      <div class="button-row">
        <button type="button" class="button button-main" onClick=${() => picker.current?.click()}>
          <${Icon} name="up" />${t("web-replay-choose-file")}
        </button>
        <span class="quiet record-drop">${t("web-replay-drop")}</span>
        <input
          ref=${picker}
          type="file"
          class="unseen"
          tabindex="-1"
          aria-hidden="true"
          accept=".json,.jsonl,.txt,application/json"
          onChange=${(/** @type {any} */ event) => {
            take(event.currentTarget.files[0]);
            event.currentTarget.value = ""; // so that the same file can be chosen again
          }}
        />
      </div>
      <form
        class="field"
        onSubmit=${(/** @type {SubmitEvent} */ event) => {
          event.preventDefault();
          read(text.current?.value ?? "");
        }}
      >
        <label for=${field}>${t("web-replay-paste")}</label>
        <textarea id=${field} ref=${text} class="input record-text" rows="4" spellcheck="false" autocapitalize="off"></textarea>
        <button type="submit" class="button" disabled=${busy}>${t("web-replay-paste-open")}</button>
      </form>
      <div role="status">
        ${busy && html`<p class="quiet">${t("web-replay-opening")}</p>`}
        ${reason && html`<p class="record-reason">${t("web-replay-refused", { reason })}</p>`}
      </div>
      ${
        foundRecords.length > 1 &&
        html`
        <div class="stack">
          <h2>${t("web-replay-which", { count: foundRecords.length })}</h2>
          <ol class="record-list">
            ${foundRecords.map(
              (record, index) => html`<li key=${index}>
                <button type="button" class="button" onClick=${() => open(record)}>${list(playersOf(record))}</button>
              </li>`,
            )}
          </ol>
        </div>
      `
      }
    </div>
  `;
}
