// Dice: flat ones for boards and lists, and cubes for the roll. Every pip has its owner's shape.
import { html } from "../core/html.js";
import { placedShape } from "./symbols.js";

/** Half the width of a pip, on a die of 36 units. */
const PIP = 4.1;
/** Coordinates of the pips of each face on a die of 36 units. */
const L = 9.5,
  M = 18,
  R = 26.5;
/** @type {Record<number, [number, number][]>} */
const PIPS = {
  1: [[M, M]],
  2: [
    [R, L],
    [L, R],
  ],
  3: [
    [R, L],
    [M, M],
    [L, R],
  ],
  4: [
    [L, L],
    [R, L],
    [L, R],
    [R, R],
  ],
  5: [
    [L, L],
    [R, L],
    [M, M],
    [L, R],
    [R, R],
  ],
  6: [
    [L, L],
    [R, L],
    [L, M],
    [R, M],
    [L, R],
    [R, R],
  ],
};

/** @type {Map<string, string>} */
const pipPaths = new Map();

/**
 * Return the pips of a face in the shape of the owner's sign, as one path: a table shows hundreds of pips, and each
 * element of its own costs time whenever the page is laid out.
 * @param {number} face
 * @param {number} look
 * @param {number} size
 */
function pipPath(face, look, size) {
  const key = `${face} ${look} ${size}`;
  let path = pipPaths.get(key);
  if (path === undefined) {
    const scale = face === 1 ? size * 1.5 : size;
    path = PIPS[face].map(([x, y]) => placedShape(look, x, y, scale)).join("");
    pipPaths.set(key, path);
  }
  return path;
}

/**
 * A die seen from above: with a face its pips, without one only its owner's sign.
 * @param {{face?: number, look: number, class?: string}} props
 */
export function Die({ face, look, class: name = "" }) {
  return html`<svg class=${`die look-${look} ${name}`} viewBox="0 0 36 36" aria-hidden="true" focusable="false">
    <rect class="die-edge" x="1" y="2.5" width="34" height="33" rx="7.5" />
    <rect class="die-body" x="1" y="1" width="34" height="32.5" rx="7.5" />
    <path class="die-pips" d=${face ? pipPath(face, look, PIP) : placedShape(look, 18, 17.3, 9.6)} fill-rule="evenodd" />
  </svg>`;
}

/**
 * The house number of a casino: a die face as a sign of light.
 * @param {{face: number}} props
 */
export function HouseNumber({ face }) {
  return html`<svg class="house-number" viewBox="0 0 36 36" aria-hidden="true" focusable="false">
    <rect class="house-plate" x="1.5" y="1.5" width="33" height="33" rx="8" />
    <path class="house-pips" d=${pipPath(face, 0, 4.3)} fill-rule="evenodd" />
  </svg>`;
}

/** The six sides of a cube: opposite faces add up to seven, as on every honest die. */
const SIDES = [
  ["front", 1],
  ["back", 6],
  ["right", 2],
  ["left", 5],
  ["top", 3],
  ["bottom", 4],
];

/** Rotations of a cube around x and y that turn a face towards the reader. */
export const ROTATIONS = /** @type {Record<number, [number, number]>} */ ({
  1: [0, 0],
  2: [0, -90],
  3: [-90, 0],
  4: [90, 0],
  5: [0, 90],
  6: [0, 180],
});

/**
 * A die with six sides that shows `face` to the reader.
 * @param {{face: number, look: number, seat?: number}} props
 */
export function Cube({ face, look }) {
  return html`<span class=${`cube-stand look-${look}`} data-face=${face}>
    <span class="cube-shadow"></span>
    <span class=${`cube shows-${face}`}>
      ${SIDES.map(
        ([
          side,
          value,
        ]) => html`<svg class=${`cube-side cube-${side}`} viewBox="0 0 36 36" aria-hidden="true" focusable="false">
          <rect class="die-body" width="36" height="36" rx="6" />
          <path class="die-pips" d=${pipPath(Number(value), look, 1.12 * PIP)} fill-rule="evenodd" />
        </svg>`,
      )}
    </span>
  </span>`;
}
