/** The curtain between two people at one device: whose turn it is now. */

import { Symbol } from "../art/symbols.js";
import { html } from "../core/html.js";
import { lookOf, seatNames } from "../core/names.js";
import { t } from "../core/texts.js";

/** @param {{seat: number, seats: import("../core/types.js").Seat[]}} props */
export function Curtain({ seat, seats }) {
  const look = lookOf(seats, seat);
  return html`<div class=${`curtain look-${look}`} aria-hidden="true">
    <p><${Symbol} look=${look} /> ${t("web-hand-over", { name: seatNames(seats)[seat] ?? "" })}</p>
  </div>`;
}
