/** Ways to another player's table: its code, or the list of public ones. */

import { getOpenTables, getTableByCode } from "../core/api.js";
import { html, useEffect, useId, useState } from "../core/html.js";
import { navigate, Link } from "../core/router.js";
import { duration, t } from "../core/texts.js";
import { Icon } from "./icons.js";
import { errorText } from "./error-text.js";

const POLL_MS = 8000;

/** The field for a short code. */
export function JoinByCode() {
  const [code, setCode] = useState("");
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const id = useId();
  /** @param {Event} event */
  const join = async (event) => {
    event.preventDefault();
    const normalised = code.replace(/[^a-z0-9]/gi, "").toUpperCase();
    if (!normalised || busy) return;
    setBusy(true);
    setProblem("");
    try {
      const { table } = await getTableByCode(normalised);
      navigate(`/t/${table}`);
    } catch (error) {
      setProblem(errorText(error));
      setBusy(false);
    }
  };
  return html`
    <section class="card">
      <h2><label for=${id}>${t("web-join-code")}</label></h2>
      <form class="join-form" onSubmit=${join}>
        <input
          id=${id}
          class="input code-input"
          autocomplete="off"
          autocapitalize="characters"
          spellcheck="false"
          maxlength="12"
          placeholder=${t("web-code-example")}
          value=${code}
          aria-invalid=${problem ? "true" : undefined}
          aria-describedby=${problem ? `${id}-problem` : undefined}
          onInput=${(/** @type {any} */ event) => setCode(event.currentTarget.value)}
        />
        <button type="submit" class="button">${t("web-join")}</button>
      </form>
      ${problem && html`<p class="field-error" id="${id}-problem" role="alert">${problem}</p>`}
    </section>
  `;
}

/** Public tables that wait for players; polled only while the page is visible. */
export function OpenTables() {
  const [tables, setTables] = useState(
    /** @type {import("../core/types.js").OpenTable[] | null} */ (null),
  );
  useEffect(() => {
    let timer = 0;
    let here = true;
    const poll = async () => {
      clearTimeout(timer);
      if (document.visibilityState === "visible") {
        try {
          const all = await getOpenTables();
          if (here) setTables(all);
        } catch {
          // The banner about the network shows it already.
        }
      }
      if (here) timer = setTimeout(poll, POLL_MS);
    };
    poll();
    document.addEventListener("visibilitychange", poll);
    return () => {
      here = false;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", poll);
    };
  }, []);
  return html`
    <section class="card">
      <h2>${t("web-open-tables")}</h2>
      ${
        tables?.length
          ? html`<ul class="table-list">
            ${tables.slice(0, 8).map((table) => html`<li key=${table.table}><${OpenTableLine} table=${table} /></li>`)}
          </ul>`
          : html`<p class="quiet small">${t("web-open-tables-none")}</p>`
      }
    </section>
  `;
}

/** @param {{table: import("../core/types.js").OpenTable}} props */
function OpenTableLine({ table }) {
  const kind = [
    table.neutral
      ? t("game-neutral", { players: table.players })
      : t("game-players", { players: table.players }),
    table.booklet ? "" : t("game-house-rules"),
    table.clock === "relaxed"
      ? t("web-agreed-clock-relaxed")
      : table.clock === "fast"
        ? t("web-agreed-clock-fast")
        : table.clock === "custom"
          ? t("web-agreed-clock-time", { time: duration(table.turn_seconds ?? 0) })
          : "",
  ];
  return html`
    <${Link} href="/t/${table.table}" class="table-line">
      <span class="table-line-main">
        <strong>${t("web-table-of", { name: table.maker ?? "" })}</strong>
        <span class="quiet small">${kind.filter(Boolean).join(" · ")}</span>
      </span>
      <span class="table-line-side small">${t("web-seats-open", { count: table.open })}</span>
      <${Icon} name="go" />
    <//>
  `;
}
