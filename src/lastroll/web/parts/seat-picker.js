/** Chooses the player of a seat: a person, or one of the bots with their strength. */

import { getBots } from "../core/api.js";
import { html, signal, useState } from "../core/html.js";
import { botName } from "../core/names.js";
import { t } from "../core/texts.js";
import { onPartMissing } from "../core/version.js";
import { Icon } from "./icons.js";
import { Portrait } from "./portrait.js";
import { Sheet } from "./sheet.js";

/** @typedef {import("../core/types.js").BotInfo} BotInfo */

/** The bots, weakest first; empty until the service has answered. */
export const bots = signal(/** @type {BotInfo[]} */ ([]));
/** @type {Promise<BotInfo[]> | null} */
let loading = null;

/** Load the list of bots once. */
export function loadBots() {
  loading ??= getBots().then(
    (all) => (bots.value = all),
    (error) => {
      loading = null; // a later request tries again
      throw error;
    },
  );
  return loading;
}

/**
 * Return whether a bot plays at such a table; the service decides in the end, also by house rules.
 * @param {BotInfo} bot
 * @param {number} players
 * @param {boolean} neutral
 */
export const plays = (bot, players, neutral) =>
  bot.plays.some((table) => table.players === players && table.neutral === neutral);

/** @type {import("../vendor/signals.js").Signal<typeof import("./bot-list.js") | null>} */
const list = signal(null);

/** Fetch what the sheet needs. */
function prefetch() {
  loadBots().catch(() => undefined);
  if (!list.peek()) {
    import("./bot-list.js").then(
      (module) => {
        list.value = module;
      },
      () => onPartMissing(), // the next pointer or focus tries again
    );
  }
}

/** @param {string} value "" for a person, else the bot */
const picture = (value) =>
  value
    ? html`<${Portrait} bot=${value} />`
    : html`<span class="seat-person"><${Icon} name="people" /></span>`;

/**
 * A button with the player of a seat, which opens the list to choose from.
 * @typedef {object} SeatPickerProps
 * @property {string} label
 * @property {string} value "" for a person, else the bot
 * @property {string} [person] the label for a person; absent if only bots can be chosen
 * @property {number} players
 * @property {boolean} neutral
 * @property {(value: string) => void} onChange
 */

/** @param {SeatPickerProps} props */
export function SeatPicker({ label, value, person, players, neutral, onChange }) {
  const [open, setOpen] = useState(false);
  const bot = bots.value.find(({ name }) => name === value);
  const show = () => {
    prefetch();
    setOpen(true);
  };
  /** @param {string} chosen */
  const choose = (chosen) => {
    setOpen(false);
    if (chosen !== value) onChange(chosen);
  };
  return html`
    <button type="button" class="seat-choice" aria-haspopup="dialog" onPointerEnter=${prefetch} onFocus=${prefetch} onClick=${show}>
      ${picture(value)}
      <span class="unseen">${label}</span> <span class="seat-choice-name">${value ? botName(value) : person}</span>
    </button>
    ${bot && !plays(bot, players, neutral) && html`<span class="seat-unfit">${t(`bot-${value}.limits`)}</span>`}
    <${Sheet} title=${label} open=${open} onClose=${() => setOpen(false)} class="bot-sheet" wide=${true}>
      ${
        list.value
          ? html`<${list.value.BotList} value=${value} person=${person} bots=${bots.value} plays=${(/** @type {BotInfo} */ each) => plays(each, players, neutral)} picture=${picture} onChoose=${choose} />`
          : t("web-opening")
      }
    <//>
  `;
}
