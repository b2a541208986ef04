/** The ten bots as the windows of a house: lit if beaten, and a record against each. */

import { shareInterval } from "../core/history-stats.js";
import { html, useEffect, useState } from "../core/html.js";
import { botName } from "../core/names.js";
import { t } from "../core/texts.js";
import { errorText } from "./error-text.js";
import { Icon } from "./icons.js";
import { playNow } from "./play-now.js";
import { Portrait } from "./portrait.js";
import { bots, loadBots, plays } from "./seat-picker.js";
import { toast } from "./toast.js";

/** @typedef {import("../core/history-stats.js").BotRecord} BotRecord */
/** @typedef {import("../core/types.js").BotInfo} BotInfo */

/**
 * A share with its interval on a scale from 0 to 100 %.
 * @param {{record: BotRecord}} props
 */
function Interval({ record: { ahead, games } }) {
  const [low, high] = shareInterval(ahead, games);
  return html`<span class="interval" style=${{ "--low": low, "--high": high, "--share": ahead / games }} aria-hidden="true"><i></i></span>`;
}

/** @param {BotRecord} record */
function recordTexts({ ahead, games }) {
  const percent = (/** @type {number} */ share) => Math.round(100 * share);
  const [low, high] = shareInterval(ahead, games);
  return [
    t("web-ladder-ahead", { ahead, games }),
    t("web-ladder-share", {
      share: percent(ahead / games),
      low: percent(low),
      high: percent(high),
    }),
  ];
}

/** @param {BotRecord | undefined} record */
function stateText(record) {
  if (!record) return t("web-ladder-new");
  return record.beaten ? t("web-ladder-beaten") : t("web-ladder-unbeaten");
}

/**
 * A bot's window.
 * @param {{bot: string, record: BotRecord | undefined, chosen: boolean, onChoose: () => void}} props
 */
function Window({ bot, record, chosen, onChoose }) {
  const state = !record ? "new" : record.beaten ? "beaten" : "met";
  const label = [botName(bot), stateText(record), ...(record ? recordTexts(record) : [])];
  return html`<li>
    <button type="button" class="window window-${state}" aria-pressed=${String(chosen)} aria-label=${label.join(", ")} onClick=${onChoose}>
      <span class="window-pane"><${Portrait} bot=${bot} /></span>
      ${state === "beaten" && html`<span class="window-check"><${Icon} name="check" /></span>`}
      <span class="window-name" aria-hidden="true">${botName(bot)}</span>
      ${record ? html`<${Interval} record=${record} />` : html`<span class="interval interval-none"></span>`}
    </button>
  </li>`;
}

/**
 * The chosen bot, with the button that starts a game against it.
 * @param {{bot: BotInfo, record: BotRecord | undefined}} props
 */
function Opponent({ bot, record }) {
  const [busy, setBusy] = useState(false);
  const play = async () => {
    if (busy) return;
    setBusy(true);
    try {
      await playNow([bot.name]);
    } catch (error) {
      toast(errorText(error), { kind: "bad" });
      setBusy(false);
    }
  };
  const [ahead = "", share = ""] = record ? recordTexts(record) : [];
  return html`<div class="ladder-opponent">
    <h3>${botName(bot.name)} <span class="ladder-state ${record?.beaten ? "ladder-state-beaten" : ""}">${stateText(record)}</span></h3>
    <p class="quiet">${t(`bot-${bot.name}`)}</p>
    ${record && html`<p class="ladder-record"><b>${ahead}</b> <span>${share}</span></p>`}
    ${
      plays(bot, 2, false) &&
      html`<button type="button" class="button button-main" aria-disabled=${busy} onClick=${play}>
        ${busy ? t("web-opening") : t("web-ladder-play", { name: botName(bot.name) })}
      </button>`
    }
  </div>`;
}

/** @param {{records: Map<string, BotRecord>}} props */
export function BotLadder({ records }) {
  const [chosen, setChosen] = useState("");
  useEffect(() => {
    loadBots().catch(() => undefined);
  }, []);
  const all = bots.value;
  const beaten = all.filter(({ name }) => records.get(name)?.beaten).length;
  // The next opponent is the weakest that is not beaten.
  const next = all.find(({ name }) => !records.get(name)?.beaten) ?? all[all.length - 1];
  const bot = all.find(({ name }) => name === chosen) ?? next;
  return html`
    <section class="ladder" aria-labelledby="ladder">
      <header class="ladder-roof">
        <h2 id="ladder">${t("web-ladder")}</h2>
        <p>${all.length > 0 && t("web-ladder-count", { beaten, bots: all.length })}</p>
      </header>
      <ol class="windows">
        ${all.map(({ name }) => html`<${Window} key=${name} bot=${name} record=${records.get(name)} chosen=${name === bot?.name} onChoose=${() => setChosen(name)} />`)}
      </ol>
      ${bot && html`<${Opponent} key=${bot.name} bot=${bot} record=${records.get(bot.name)} />`}
    </section>
    <p class="small quiet ladder-help">${t("web-ladder-help")}</p>
  `;
}
