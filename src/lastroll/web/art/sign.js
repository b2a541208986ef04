/** The name of the game as a sign of light: letters bent from tubes, and a die for the O. */

import { html } from "../core/html.js";

// Each letter stands in a box of 36 × 54 and is one tube, as a glass blower would bend it.
const L = "M4 2V45a6 6 0 0 0 6 6H30";
const LETTERS = {
  last: [
    L,
    "M3 52V18a15 15 0 0 1 30 0V52M3 35H33",
    "M31 11C29 5 25 2 18 2 10 2 5 7 5 14 5 30 32 23 32 39 32 47 26 52 18 52 11 52 6 48 4 42",
    "M2 3H34M18 3V52",
  ],
  roll: ["M4 52V3H18a12.5 12.5 0 0 1 0 25H4M17 28 32 52", "", L, L],
};
/** The left edges of the letters; the die needs a little more room. */
const PLACES = { last: [0, 44, 88, 132], roll: [0, 42, 93, 134] };

/** @param {{letters: string[], places: number[], class: string}} props */
function Word({ letters, places, class: name }) {
  return html`<g class="sign-word ${name}">
    ${letters.map(
      (path, index) => html`<g transform=${`translate(${places[index]} 0)`}>
        ${path ? html`<path class="sign-glass" d=${path} /><path class="sign-light" d=${path} />` : html`<${Rolling} />`}
      </g>`,
    )}
  </g>`;
}

/** The O: a die that has not come to rest. */
function Rolling() {
  return html`<g transform="rotate(-11 20 28)">
    <rect class="sign-glass" x="2" y="10" width="36" height="36" rx="9" />
    <rect class="sign-light" x="2" y="10" width="36" height="36" rx="9" />
    ${[
      [12, 20],
      [28, 20],
      [20, 28],
      [12, 36],
      [28, 36],
    ].map(([x, y]) => html`<circle class="sign-pip" cx=${x} cy=${y} r="3.3" />`)}
  </g>`;
}

/** Two words one above the other; screen readers get them from the heading around it. */
export function Sign() {
  return html`<svg class="sign" viewBox="-8 -8 188 138" aria-hidden="true" focusable="false">
    <${Word} letters=${LETTERS.last} places=${PLACES.last} class="sign-last" />
    <g transform="translate(0 68)"><${Word} letters=${LETTERS.roll} places=${PLACES.roll} class="sign-roll" /></g>
  </svg>`;
}
