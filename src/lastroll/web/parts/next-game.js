/** Ways on after a game: a rematch, a stronger opponent, the replay, and ways to keep or share the game. */

import { createTable, getBots } from "../core/api.js";
import { rememberSeat } from "../core/held-seats.js";
import { html, useEffect, useState } from "../core/html.js";
import { useKeys } from "../core/keys.js";
import { botName, seatNames } from "../core/names.js";
import { Link, navigate } from "../core/router.js";
import { list, t } from "../core/texts.js";
import { errorText } from "./error-text.js";
import { Icon } from "./icons.js";
import { toast } from "./toast.js";

/** @typedef {import("../core/table-store.js").TableStore} TableStore */
/** @typedef {import("../core/types.js").TableView} TableView */
/** @typedef {import("../core/types.js").BotInfo} BotInfo */

/**
 * Return the bots of a table with one stronger than all of them in place of the weakest; null where a person plays too, or
 * there is none that is stronger.
 * @param {TableView} table
 * @param {BotInfo[]} ladder weakest first
 * @returns {{stronger: string, seats: import("../core/types.js").SeatRequest[]} | null}
 */
function strongerTable({ seats, held, rules }, ladder) {
  if (held.length !== 1 || seats.some(({ seat, bot }) => !bot && !held.includes(seat))) return null;
  const levels = seats.flatMap(({ bot }) =>
    bot ? ladder.findIndex(({ name }) => name === bot) : [],
  );
  const fits = (/** @type {BotInfo} */ { plays }) =>
    plays.some(({ players, neutral }) => players === rules.players && neutral === rules.neutral);
  const stronger = ladder.find((bot, level) => level > Math.max(...levels) && fits(bot));
  if (!levels.length || !stronger) return null;
  const weakest = ladder[Math.min(...levels)]?.name;
  const replaced = seats.findIndex(({ bot }) => bot === weakest);
  return {
    stronger: stronger.name,
    seats: seats.map(({ bot }, at) =>
      bot ? { kind: "bot", bot: at === replaced ? stronger.name : bot } : { kind: "human" },
    ),
  };
}

/**
 * The button for a new table with the same rules and a stronger opponent.
 * @param {{table: TableView}} props
 */
function AgainstStronger({ table }) {
  const [ladder, setLadder] = useState(/** @type {BotInfo[]} */ ([]));
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    getBots().then(setLadder, () => undefined);
  }, []);
  const next = strongerTable(table, ladder);
  if (!next) return null;
  const play = async () => {
    setBusy(true);
    try {
      const { open_purses, clock, turn_seconds, grace, talk } = table.options;
      const name = table.seats[table.held[0] ?? 0]?.name ?? "";
      const options = { open_purses, clock, turn_seconds, grace, talk };
      const made = await createTable({ rules: table.rules, seats: next.seats, name, ...options });
      rememberSeat(made.table, { token: made.token, name });
      navigate(`/t/${made.table}`);
    } catch (error) {
      toast(errorText(error), { kind: "bad" });
      setBusy(false);
    }
  };
  return html`<button type="button" class="button result-stronger" disabled=${busy} onClick=${play}>${t("web-result-stronger", { name: botName(next.stronger) })}</button>`;
}

/**
 * The button for practice with the same deal and dice, for a person alone with bots.
 * @param {{store: TableStore, table: TableView}} props
 */
function SameDice({ store, table }) {
  const [busy, setBusy] = useState(false);
  const { held, seats } = table;
  if (!held.length || seats.some(({ seat, bot }) => !bot && !held.includes(seat))) return null;
  const play = async () => {
    setBusy(true);
    try {
      navigate(`/t/${await store.repeatDice()}`);
      toast(t("web-same-dice-note"), { kind: "good" });
    } catch (error) {
      toast(errorText(error), { kind: "bad" });
      setBusy(false);
    }
  };
  return html`<button type="button" class="button" disabled=${busy} onClick=${play}>${t("web-result-same-dice")}</button>`;
}

/**
 * The ways on.
 * @param {{store: TableStore, table: TableView, record: any, onLook?: () => void}} props
 */
export function NextGame({ store, table, record, onLook }) {
  const [busy, setBusy] = useState(false);
  const rematch = async () => {
    setBusy(true);
    try {
      navigate(`/t/${await store.rematch()}`);
    } catch (error) {
      toast(errorText(error), { kind: "bad" });
      setBusy(false);
    }
  };
  const share = async () => {
    const url = `${location.origin}/t/${store.id}/replay`;
    const text = t("web-result-share-text", { names: list(seatNames(table.seats)) });
    try {
      if (navigator.share) await navigator.share({ title: "Last Roll", text, url });
      else {
        await navigator.clipboard.writeText(url);
        toast(t("web-result-copied"), { kind: "good" });
      }
    } catch {
      // Closed by the reader, or no clipboard: the address of the replay is the link.
    }
  };
  const again = table.held.length > 0 || table.rematch;
  useKeys({ r: () => again && !busy && rematch() });
  return html`<div class="result-next">
    ${again && html`<button type="button" class="button button-main result-rematch" disabled=${busy} onClick=${rematch}>${table.rematch ? t("web-result-join") : t("web-result-rematch")}</button>`}
    <${AgainstStronger} table=${table} />
    <${SameDice} store=${store} table=${table} />
    <${Link} href=${`/t/${store.id}/replay`} class="button"><${Icon} name="replay" />${t("web-result-replay")}<//>
    <div class="result-keep">
      <button type="button" class="button button-quiet" onClick=${share}><${Icon} name="share" />${t("web-result-share")}</button>
      ${record && html`<button type="button" class="button button-quiet" onClick=${() => save(record, store.id)}><${Icon} name="down" />${t("web-result-record")}</button>`}
      ${onLook && html`<button type="button" class="button button-quiet" onClick=${onLook}><${Icon} name="eye" />${t("web-result-look")}</button>`}
      <${Link} href="/" class="button button-quiet"><${Icon} name="home" />${t("web-result-home")}<//>
    </div>
  </div>`;
}

/**
 * Save a record as a file of one line, as `lastroll replay` reads it.
 * @param {any} record
 * @param {string} id
 */
function save(record, id) {
  const address = URL.createObjectURL(
    new Blob([`${JSON.stringify(record)}\n`], { type: "application/json" }),
  );
  const link = document.createElement("a");
  link.href = address;
  link.download = `lastroll-${id}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
