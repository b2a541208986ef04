/** Who sits where, before a table is made: a person or one of the bots. */

import { getBots } from "../core/api.js";
import { html, signal } from "../core/html.js";
import { botName } from "../core/names.js";
import { t } from "../core/texts.js";

/** The bots there are, weakest first; these until the service has answered. */
export const bots = signal([
  { name: "random", level: 1 },
  { name: "frugal", level: 2 },
  { name: "greedy", level: 3 },
]);
let asked = false;

/** Ask once which bots there are. */
export function learnBots() {
  if (asked) return;
  asked = true;
  getBots().then(
    (all) => {
      bots.value = all;
    },
    () => {
      asked = false;
    },
  );
}

/**
 * A select of a person's or a bot's place.
 * @param {{label: string, value: string, person: string, onChange: (value: string) => void}} props value: "" for a person, else the bot
 */
export function SeatSelect({ label, value, person, onChange }) {
  learnBots();
  return html`
    <select
      class="select"
      aria-label=${label}
      value=${value}
      onChange=${(/** @type {any} */ event) => onChange(event.currentTarget.value)}
    >
      <option value="" selected=${value === ""}>${person}</option>
      ${bots.value.map(
        ({ name }) => html`<option key=${name} value=${name} selected=${value === name}>
          ${t("web-bot-option", { name: botName(name) })}
        </option>`,
      )}
    </select>
  `;
}
