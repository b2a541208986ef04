/** Who sits on a seat: a person or one of the bots, which are shown with all there is to know of them. */

import { getBots } from "../core/api.js";
import { html, signal, useState } from "../core/html.js";
import { botName } from "../core/names.js";
import { t } from "../core/texts.js";
import { partMissing } from "../core/version.js";
import { Icon } from "./icons.js";
import { Portrait } from "./portrait.js";
import { Sheet } from "./sheet.js";

/** @typedef {import("../core/types.js").BotInfo} BotInfo */

/** The bots there are, weakest first; none until the service has answered. */
export const bots = signal(/** @type {BotInfo[]} */ ([]));
/** @type {Promise<BotInfo[]> | null} */
let asked = null;

/** Ask once which bots there are. */
export function learnBots() {
  asked ??= getBots().then(
    (all) => (bots.value = all),
    (error) => {
      asked = null; // a later wish asks again
      throw error;
    },
  );
  return asked;
}

/**
 * Whether a bot plays at such a table; the service says the last word, also about house rules.
 * @param {BotInfo} bot
 * @param {number} players
 * @param {boolean} neutral
 */
export const plays = (bot, players, neutral) =>
  bot.plays.some((table) => table.players === players && table.neutral === neutral);

/** @type {import("../vendor/signals.js").Signal<typeof import("./bot-list.js") | null>} */
const list = signal(null);

/** Fetch what is needed to choose. */
function prepare() {
  learnBots().catch(() => undefined);
  if (!list.peek()) {
    import("./bot-list.js").then(
      (module) => {
        list.value = module;
      },
      () => partMissing(), // the next choice tries again
    );
  }
}

/** @param {string} value "" for a person, else the bot */
const picture = (value) =>
  value
    ? html`<${Portrait} bot=${value} />`
    : html`<span class="seat-person"><${Icon} name="people" /></span>`;

/**
 * A button that says who sits there, and opens the choice.
 * @typedef {object} SeatChoiceProps
 * @property {string} label
 * @property {string} value "" for a person, else the bot
 * @property {string} [person] what a person's place is called; absent where only bots sit
 * @property {number} players
 * @property {boolean} neutral
 * @property {(value: string) => void} onChange
 */

/** @param {SeatChoiceProps} props */
export function SeatChoice({ label, value, person, players, neutral, onChange }) {
  const [open, setOpen] = useState(false);
  const bot = bots.value.find(({ name }) => name === value);
  const show = () => {
    prepare();
    setOpen(true);
  };
  /** @param {string} chosen */
  const choose = (chosen) => {
    setOpen(false);
    if (chosen !== value) onChange(chosen);
  };
  return html`
    <button type="button" class="seat-choice" aria-haspopup="dialog" onPointerEnter=${prepare} onFocus=${prepare} onClick=${show}>
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
