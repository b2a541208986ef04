/** The strip as a picture: six casinos in a row. */

import { Facade } from "../art/facades.js";
import { html } from "../core/html.js";

/** @param {{class?: string, lit?: boolean}} props */
export function Skyline({ class: more = "", lit = true }) {
  return html`
    <div class="skyline-row ${more}" aria-hidden="true">
      ${[1, 2, 3, 4, 5, 6].map((face) => html`<span class="skyline-casino"><${Facade} face=${face} lit=${lit} /></span>`)}
    </div>
  `;
}
