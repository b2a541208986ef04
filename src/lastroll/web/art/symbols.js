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
 * A player's sign in the current text colour, one em high.
 * @param {{look: number, class?: string}} props
 */
export function Symbol({ look, class: name = "" }) {
  return html`<svg class=${`symbol ${name}`} viewBox="-1.25 -1.25 2.5 2.5" aria-hidden="true" focusable="false">
    <path d=${SHAPES[look]} fill="currentColor" fill-rule="evenodd" />
  </svg>`;
}
