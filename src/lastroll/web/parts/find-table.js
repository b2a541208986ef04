/** Ways to somebody else's table: its code, or the list of public ones. */

import { openTables, tableByCode } from "../core/api.js";
import { html, useEffect, useId, useState } from "../core/html.js";
import { go, Link } from "../core/router.js";
import { duration, t } from "../core/texts.js";
import { Icon } from "./icons.js";
import { sentence } from "./sentence.js";
import { toast } from "./toast.js";

const GENTLE = 8000;

/** The field for a short code. */
export function JoinByCode() {
  const [code, setCode] = useState("");
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const id = useId();
  /** @param {Event} event */
  const join = async (event) => {
    event.preventDefault();
    const tidy = code.replace(/[^a-z0-9]/gi, "").toUpperCase();
    if (!tidy || busy) return;
    setBusy(true);
    setProblem("");
    try {
      const { table } = await tableByCode(tidy);
      go(`/t/${table}`);
    } catch (error) {
      setProblem(sentence(error));
      toast(sentence(error), { kind: "bad" });
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
      ${problem && html`<p class="field-error" id="${id}-problem">${problem}</p>`}
    </section>
  `;
}

/** Public tables that wait for players; asked for now and then, and only while somebody looks. */
export function OpenTables() {
  const [tables, setTables] = useState(
    /** @type {import("../core/types.js").OpenTable[] | null} */ (null),
  );
  useEffect(() => {
    let timer = 0;
    let here = true;
    const ask = async () => {
      clearTimeout(timer);
      if (document.visibilityState === "visible") {
        try {
          const all = await openTables();
          if (here) setTables(all);
        } catch {
          // The line about the network says it already.
        }
      }
      if (here) timer = setTimeout(ask, GENTLE);
    };
    ask();
    document.addEventListener("visibilitychange", ask);
    return () => {
      here = false;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", ask);
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
