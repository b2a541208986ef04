// The players' symbols: a shape for each look, so that colour is never the only one.
import { html } from "../core/html.js";

/** The symbols of core/names.js as paths around (0, 0), each about two units wide and of equal weight. */
export const SHAPES = [
  "M-.92 0a.92.92 0 1 0 1.84 0a.92.92 0 1 0-1.84 0z",
  "M0-1.06 1.08.82H-1.08z",
  "M-.82-.82H.82V.82H-.82z",
  "M0-1.14 1.02 0 0 1.14-1.02 0z",
  "M0-1.16.3-.38 1.12-.34.48.2.7 1 0 .54-.7 1-.48.2-1.12-.34-.3-.38z",
  "M-1 0a1 1 0 1 0 2 0a1 1 0 1 0-2 0zM-.5 0a.5.5 0 1 1 1 0a.5.5 0 1 1-1 0z",
];

/**
 * Return the path of a look's shape, moved to (x, y) and scaled. The shapes are written with absolute commands, except
 * for arcs.
 * @param {number} look
 * @param {number} x
 * @param {number} y
 * @param {number} scale
 */
export function placedShape(look, x, y, scale) {
  const parts = SHAPES[look].match(/[a-z]|-?(?:\d+\.?\d*|\.\d+)/gi) ?? [];
  let command = "";
  let at = 0;
  return parts
    .map((part) => {
      if (/[a-z]/i.test(part)) {
        [command, at] = [part, 0];
        return part;
      }
      const number = Number(part);
      const index = at;
      at += 1;
      return placed[command]?.(number, index, x, y, scale) ?? part;
    })
    .join(" ");
}

/**
 * Moves and scales the numbers of each command, by their place after it.
 * @type {Record<string, (number: number, index: number, x: number, y: number, scale: number) => number>}
 */
const placed = {
  M: (number, index, x, y, scale) => number * scale + (index % 2 ? y : x),
  H: (number, _, x, __, scale) => number * scale + x,
  V: (number, _, __, y, scale) => number * scale + y,
  a: (number, index, _, __, scale) => ([2, 3, 4].includes(index % 7) ? number : number * scale),
};

/**
 * A player's sign in the current text colour, one em high.
 * @param {{look: number, class?: string}} props
 */
export function Symbol({ look, class: name = "" }) {
  return html`<svg class=${`symbol ${name}`} viewBox="-1.25 -1.25 2.5 2.5" aria-hidden="true" focusable="false">
    <path d=${SHAPES[look]} fill="currentColor" fill-rule="evenodd" />
  </svg>`;
}
