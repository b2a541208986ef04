// Banknotes with a large value, and a tag with the player that would get the note now.
import { html } from "../core/html.js";
import { Symbol } from "./symbols.js";

/** The engraving: waves that cross, and a rosette; the same lines on every note. */
const WAVES = Array.from({ length: 6 }, (_, n) => {
  const y = 23 + n * 3.2;
  const a = n % 2 ? 2.6 : -2.6;
  return `M0 ${y}q4 ${a} 8 0t8 0t8 0t8 0`;
}).join("");
const ROSETTE = Array.from({ length: 6 }, (_, n) => {
  const turn = (n * Math.PI) / 6;
  const [x, y] = [Math.cos(turn) * 7.5, Math.sin(turn) * 7.5].map((part) => part.toFixed(2));
  return `M${16 - Number(x)} ${31 - Number(y)}A8.6 8.6 0 0 1 ${16 + Number(x)} ${31 + Number(y)}A8.6 8.6 0 0 1 ${16 - Number(x)} ${31 - Number(y)}`;
}).join("");

/**
 * The tint of a note: 1 is cool (10,000), 9 is warm (90,000).
 * @param {number} value
 */
export function tint(value) {
  return Math.min(9, Math.max(1, Math.round(value / 10_000)));
}

/**
 * A small tag with a player's symbol; an empty ring for nobody.
 * @param {{look: number | null, class?: string}} props
 */
export function Tag({ look, class: name = "" }) {
  return html`<span class=${`tag ${look === null ? "tag-nobody" : `look-${look}`} ${name}`}>
    ${look !== null && html`<${Symbol} look=${look} />`}
  </span>`;
}

/**
 * A note. `holder` is the look of the player that would get it now (null: nobody); `next`, if given, of the one that would get it
 * after the previewed choice.
 * @param {{value: number, holder?: number | null, next?: number | null, class?: string}} props
 */
export function Note({ value, holder, next, class: name = "" }) {
  const thousands = value % 1000 === 0;
  const changes = next !== undefined && next !== holder;
  return html`<span class=${`note tint-${tint(value)} ${changes ? "note-changes" : ""} ${name}`} data-note=${value}>
    <svg class="note-engraving" viewBox="0 0 32 44" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <path d=${WAVES} />
      <path d=${ROSETTE} />
    </svg>
    <span class="note-value">${thousands ? value / 1000 : value}</span>
    ${thousands && html`<span class="note-zeros">000</span>`}
    ${
      holder !== undefined &&
      html`<span class="note-tags">
      <${Tag} look=${holder} class=${changes ? "tag-before" : ""} />
      ${changes && html`<${Tag} look=${next} class="tag-after" />`}
    </span>`
    }
  </span>`;
}
