// Reactions as small drawings of our own: no system is asked for an emoji font.
import { html } from "../core/html.js";

/** Strokes on a face of 32 units; a heart and clapping hands are no faces. */
const DRAWINGS = /** @type {Record<string, () => any>} */ ({
  laugh: () =>
    html`<circle class="reaction-skin" cx="16" cy="16" r="13" /><path class="reaction-line" d="M8.5 13.5l3-2 3 2M17.5 13.5l3-2 3 2" /><path class="reaction-mouth" d="M8.5 18h15a7.5 7.5 0 0 1-15 0z" />`,
  wow: () =>
    html`<circle class="reaction-skin" cx="16" cy="16" r="13" /><circle class="reaction-dot" cx="11" cy="13" r="2" /><circle class="reaction-dot" cx="21" cy="13" r="2" /><path class="reaction-line" d="M8.5 8.5l3-1.5M23.5 8.5l-3-1.5" /><ellipse class="reaction-mouth" cx="16" cy="21.5" rx="3.2" ry="4" />`,
  cry: () =>
    html`<circle class="reaction-skin" cx="16" cy="16" r="13" /><path class="reaction-line" d="M8.5 13h5M18.5 13h5M11 23.5q5-4.5 10 0" /><path class="reaction-tear" d="M10 16c-3 4-2.5 6.5 0 6.5s3-2.5 0-6.5z" />`,
  angry: () =>
    html`<circle class="reaction-skin reaction-hot" cx="16" cy="16" r="13" /><path class="reaction-line" d="M8 10.5l5.5 2.5M24 10.5 18.5 13M11 23q5-4.5 10 0" /><circle class="reaction-dot" cx="11.5" cy="15.5" r="1.7" /><circle class="reaction-dot" cx="20.5" cy="15.5" r="1.7" />`,
  heart: () =>
    html`<path class="reaction-heart" d="M16 27C7 20.5 3.5 16.5 3.5 11.7A6.5 6.5 0 0 1 16 8.7a6.5 6.5 0 0 1 12.5 3c0 4.8-3.5 8.8-12.5 15.3z" />`,
  clap: () =>
    html`<path class="reaction-skin" d="M11 27c-5-3-7-8-6-13l1.5-4c.8-1.6 3-.8 2.7 1L9 13l6-6.5c1.5-1.5 3.7.3 2.5 2L15 12l3.5-3.5c1.5-1.5 3.7.4 2.4 2.1L18 14.5l3-2.5c1.6-1.3 3.3.7 2.1 2.2L20 18l1.5-.8c1.7-.9 3 .8 1.8 2.2C20 24 16 29 11 27z" /><path class="reaction-line" d="M22 3l-.5 3M27 6l-2.3 2M29 11l-3 .3" />`,
});

export const REACTIONS = Object.keys(DRAWINGS);

/**
 * A reaction as a drawing.
 * @param {{name: string}} props
 */
export function Reaction({ name }) {
  return html`<svg class="reaction" viewBox="0 0 32 32" aria-hidden="true" focusable="false">${DRAWINGS[name]?.()}</svg>`;
}
