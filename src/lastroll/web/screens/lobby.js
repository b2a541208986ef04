/** A table that waits: its seats, the invitation, its setup, and the button that starts the game. */

import { guestName, effectiveName } from "../core/guest.js";
import { html, useEffect, useRef, useState } from "../core/html.js";
import { announce } from "../core/announcer.js";
import { seatNames } from "../core/names.js";
import { navigate } from "../core/router.js";
import { playerName } from "../core/preferences.js";
import { t } from "../core/texts.js";
import { NameField } from "../parts/fields.js";
import { Icon } from "../parts/icons.js";
import { errorText } from "../parts/error-text.js";
import { SeatList, seatRequests } from "../parts/seat-list.js";
import { isInvitable, ShareTable } from "../parts/share-table.js";
import { Sheet } from "../parts/sheet.js";
import { SetupList, setupOf, rulesOf, SetupForm } from "../parts/table-setup.js";
import { Skyline } from "../parts/skyline.js";
import { toast } from "../parts/toast.js";
import { TopBar, useTitle } from "../parts/top-bar.js";

/** @typedef {import("../core/table-store.js").TableStore} TableStore */
/** @typedef {import("../core/types.js").TableView} TableView */

/**
 * Run one action at a time, and show its error.
 */
function useAction() {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  /** @param {() => Promise<any>} action */
  const attempt = async (action) => {
    if (busy) return;
    setBusy(true);
    setProblem("");
    try {
      await action();
    } catch (error) {
      setProblem(errorText(error));
      toast(errorText(error), { kind: "bad" });
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, attempt };
}

/**
 * Announce players that come and leave to screen readers.
 * @param {TableView} table
 */
function useArrivals(table) {
  const before = useRef(/** @type {string[] | null} */ (null));
  const here = seatNames(table.seats).filter(
    (_name, seat) => table.seats[seat]?.kind === "human" && !table.seats[seat]?.open,
  );
  const key = here.join("\n");
  useEffect(() => {
    const known = before.current;
    before.current = here;
    if (!known) return;
    for (const name of here) if (!known.includes(name)) announce(t("web-came", { name }));
    for (const name of known) if (!here.includes(name)) announce(t("web-went", { name }));
  }, [key]);
}

/** @param {{store: TableStore}} props */
export function Lobby({ store }) {
  const table = /** @type {TableView} */ (store.table.value);
  const { busy, problem, attempt } = useAction();
  const [options, setOptions] = useState(false);
  const maker = table.seats.find((seat) => seat.maker)?.name ?? "";
  const title = table.maker ? t("web-your-table") : t("web-table-of", { name: maker });
  useTitle(title);
  useArrivals(table);
  const seated = table.held.length > 0;
  const open = table.seats.filter((seat) => seat.open).length;
  const guests = table.seats.some(
    (seat, index) => seat.kind === "human" && !seat.open && !table.held.includes(index),
  );
  // Until a friend has come, inviting is what the host came for.
  const inviting = table.maker && open > 0 && !guests && isInvitable();
  const share = html`<div class="lobby-column lobby-share"><${ShareTable} table=${table} main=${inviting} /></div>`;

  /** @param {number} [seat] */
  const sit = (seat) =>
    attempt(() => {
      const name = seated ? t("web-person-number", { number: (seat ?? 0) + 1 }) : effectiveName();
      return store.takeSeat({ name, ...(seat !== undefined && { seat }) });
    });
  /** @param {import("../core/types.js").ArrangedSeatRequest[]} seats */
  const arrange = (seats) =>
    attempt(() =>
      store.arrange({ seats, rules: rulesOf(setupOf(table), seats.length, table.rules) }),
    );
  /**
   * @param {number} seat
   * @param {{name?: string, look?: number}} update
   */
  const change = (seat, update) =>
    attempt(async () => {
      await store.changeSeat(seat, update);
      if (update.name && table.held.length === 1) playerName.value = update.name;
    });
  const leave = () =>
    attempt(async () => {
      await store.leave();
      navigate("/");
    });

  return html`
    <div class="sky-slice">
      <${TopBar} />
      <${Skyline} class="lobby-skyline" />
    </div>
    <main id="main" tabindex="-1" class="lobby">
      <div class="lobby-head">
        <h1>${title}</h1>
        <p class="quiet">${headline(table, seated, open)}</p>
        ${store.connection.value === "offline" && html`<p class="banner" role="status">${store.limitText.value || t("web-offline-table")}</p>`}
      </div>
      ${inviting && share}
      <div class="lobby-column lobby-seats">
        ${!seated && open > 0 && html`<${JoinCard} busy=${busy} onSit=${() => sit()} />`}
        <${SeatList}
          table=${table}
          busy=${busy}
          onArrange=${arrange}
          onChange=${change}
          onLeave=${(/** @type {number} */ seat) => attempt(() => store.leave(seat))}
          onSit=${sit}
        />
        ${problem && html`<p class="field-error" role="alert">${problem}</p>`}
        ${
          table.maker &&
          html`<button type="button" class="button lobby-start ${inviting ? "" : "button-main"}" disabled=${busy} onClick=${() => attempt(() => store.start())}>
          ${open ? t("web-start-with-bots") : t("web-start")}
        </button>`
        }
        ${
          seated &&
          !table.maker &&
          html`<p class="quiet" role="status">${t("web-wait-for-start", { name: maker })}</p>
            <${LessonLink} />`
        }
      </div>
      ${!inviting && share}
      <div class="lobby-column lobby-setup">
        <section class="card">
          <div class="card-head">
            <h2>${t("web-agreed")}</h2>
            ${
              table.maker &&
              html`<button type="button" class="button" onClick=${() => setOptions(true)}><${Icon} name="settings" /> ${t("web-change")}</button>`
            }
          </div>
          <${SetupList} table=${table} />
        </section>
      </div>
      <div class="lobby-column lobby-fair">
        <details class="fold">
          <summary><span class="lobby-fair-title"><${Icon} name="lock" /> ${t("web-fair-title")}</span></summary>
          <div class="fold-body stack">
            <p class="small quiet">${t("web-fair-explained")}</p>
            <p>
              <span class="unseen">${t("web-commitment")}</span>
              <code class="commitment">${table.fair.commitment}</code>
            </p>
          </div>
        </details>
      </div>
      ${
        seated &&
        html`<p class="lobby-leave">
        <button type="button" class="button button-quiet" disabled=${busy} onClick=${leave}>${t("web-leave-table")}</button>
      </p>`
      }
    </main>
    ${table.maker && html`<${OptionsSheet} table=${table} store=${store} open=${options} onClose=${() => setOptions(false)} />`}
  `;
}

/**
 * Offers a seat to a person with the link: one tap, with an optional name.
 * @param {{busy: boolean, onSit: () => void}} props
 */
function JoinCard({ busy, onSit }) {
  /** @param {Event} event */
  const submit = (event) => {
    event.preventDefault();
    onSit();
  };
  return html`
    <section class="card lobby-join">
      <h2>${t("web-join-title")}</h2>
      <p>${t("web-lobby-about")}</p>
      <form class="join-form" onSubmit=${submit}>
        <${NameField}
          label=${t("web-your-name")}
          value=${playerName.value}
          placeholder=${guestName()}
          onInput=${(/** @type {string} */ name) => (playerName.value = name)}
        />
        <button type="submit" class="button button-main" disabled=${busy}>${t("web-take-seat")}</button>
      </form>
      <${LessonLink} />
    </section>
  `;
}

/** The lesson, in a tab of its own: this one keeps waiting for the start. */
function LessonLink() {
  return html`<a href="/learn" target="_blank" class="lobby-lesson"><${Icon} name="lesson" /> ${t("web-lobby-lesson")}</a>`;
}

/**
 * @param {TableView} table
 * @param {boolean} seated
 * @param {number} open
 */
function headline(table, seated, open) {
  const others = table.watchers - (seated ? 0 : 1);
  const watching = others > 0 ? ` ${t("web-watchers", { count: others })}` : "";
  if (!open) return t("web-table-full") + watching;
  return (
    (seated ? t("web-waiting-for", { count: open }) : t("web-seats-free", { count: open })) +
    watching
  );
}

/** @param {{table: TableView, store: TableStore, open: boolean, onClose: () => void}} props */
function OptionsSheet({ table, store, open, onClose }) {
  return html`<${Sheet} title=${t("web-agreed")} open=${open} onClose=${onClose}>
    <${OptionsForm} table=${table} store=${store} onClose=${onClose} />
  <//>`;
}

/** @param {{table: TableView, store: TableStore, onClose: () => void}} props */
function OptionsForm({ table, store, onClose }) {
  const [setup, setSetup] = useState(() => setupOf(table));
  const { busy, problem, attempt } = useAction();
  /** @param {Event} event */
  const save = (event) => {
    event.preventDefault();
    attempt(async () => {
      const rules = rulesOf(setup, table.seats.length, table.rules);
      await store.arrange({ seats: seatRequests(table.seats), rules, ...setup.options });
      onClose();
    });
  };
  return html`
    <form class="stack" onSubmit=${save}>
      <${SetupForm} setup=${setup} players=${table.seats.length} onChange=${setSetup} />
      ${problem && html`<p class="field-error" role="alert">${problem}</p>`}
      <div class="sheet-foot">
        <button type="submit" class="button button-main" disabled=${busy}>${t("web-save")}</button>
      </div>
    </form>
  `;
}
