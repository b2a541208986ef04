/** The opponents of "Play now": their portraits under the big button, and the sheet to change them. */

import { html, useEffect, useState } from "../core/html.js";
import { botName, SYMBOLS } from "../core/names.js";
import { list, t } from "../core/texts.js";
import { Icon } from "./icons.js";
import { PlayerCountPicker } from "./new-table.js";
import { chooseOpponents, opponents, resizedOpponents } from "./play-now.js";
import { Portrait } from "./portrait.js";
import { loadBots, SeatPicker } from "./seat-picker.js";
import { Sheet } from "./sheet.js";

export function Opponents() {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    loadBots().catch(() => undefined);
  }, []);
  const names = opponents();
  const players = names.length + 1;
  return html`
    <button type="button" class="opponents" aria-haspopup="dialog" disabled=${!names.length} onClick=${() => setOpen(true)}>
      <span class="opponents-faces">${names.map((name, index) => html`<${Portrait} key=${index} bot=${name} />`)}</span>
      <span class="opponents-names">${names.length > 0 && t("web-against", { names: list(names.map(botName)) })}</span>
      <${Icon} name="pencil" />
    </button>
    <${Sheet} title=${t("web-opponents")} open=${open} onClose=${() => setOpen(false)}>
      <div class="stack">
        <${PlayerCountPicker}
          players=${players}
          onChange=${(/** @type {number} */ count) => chooseOpponents(resizedOpponents(names, count - 1))}
        />
        <fieldset class="field">
          <legend class="label">${t("web-seats")}</legend>
          <ol class="seat-requests">
            <li><span class="seat-mark look-0">${SYMBOLS[0]}</span> ${t("web-seat-you")}</li>
            ${names.map(
              (name, index) => html`<li key=${index}>
                <span class="seat-mark look-${index + 1}">${SYMBOLS[index + 1]}</span>
                <${SeatPicker}
                  label=${t("web-seat-number", { number: index + 2 })}
                  value=${name}
                  players=${players}
                  neutral=${false}
                  onChange=${(/** @type {string} */ bot) => chooseOpponents(names.with(index, bot))}
                />
              </li>`,
            )}
          </ol>
        </fieldset>
        <div class="sheet-foot">
          <button type="button" class="button button-main" onClick=${() => setOpen(false)}>${t("web-done")}</button>
        </div>
      </div>
    <//>
  `;
}
