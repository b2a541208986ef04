// The backdrop of the strip: by night stars, a moon and far towers; at noon the sun over far hills.
import { html } from "../core/html.js";

/** Stars that look thrown, evenly and the same every time (multiples of two irrational numbers): one path for each kind. */
const KINDS = [
  { size: 0.4, faint: false },
  { size: 0.4, faint: true },
  { size: 0.26, faint: false },
  { size: 0.26, faint: true },
  { size: 0.18, faint: false },
  { size: 0.18, faint: true },
].map((kind) => ({ ...kind, path: "" }));
for (let n = 0; n < 90; n++) {
  const x = (((n * 0.7548776662) % 1) * 100).toFixed(1);
  const y = (((n * 0.569840291) % 1) * 62).toFixed(1);
  const kind = KINDS[(n % 9 === 0 ? 0 : n % 3 === 0 ? 2 : 4) + (n % 4 !== 0 ? 1 : 0)];
  if (kind) kind.path += `M${x} ${y}h0`;
}

/** The far towers, as steps along the horizon. */
const TOWERS =
  "M0 40V25h3v-4h4v6h3v-9h5v12h4v-5h3v-7h2v-4h1v4h2v16h5v-8h5v5h4v-12h4v16h5v-6h4v3h3v-11h3v-3h2v3h2v17h6v-9h4v-4h3v9h4v-14h4v18h5v-7h5v-3h2v10h3v15z";
const HILLS = "M0 40V30c8-6 14-5 20-1 7-9 15-10 22-3 8-4 15-2 20 2 9-8 18-7 25 1 5-3 9-3 13 0v11z";

/** The whole backdrop, hidden from screen readers. */
export function Sky() {
  return html`<div class="sky" aria-hidden="true">
    <svg class="sky-stars" viewBox="0 0 100 62" preserveAspectRatio="xMidYMin slice" focusable="false">
      ${KINDS.map(({ path, size, faint }) => html`<path class=${faint ? "star-faint" : ""} d=${path} stroke-width=${size} />`)}
    </svg>
    <svg class="sky-orb" viewBox="0 0 60 60" focusable="false">
      <g class="sun-rays">
        ${Array.from({ length: 12 }, (_, n) => html`<path d="M30 3v6" transform=${`rotate(${n * 30} 30 30)`} />`)}
      </g>
      <circle class="orb-disc" cx="30" cy="30" r="15" />
      <path class="orb-sea" d="M22 24a5 4 0 1 0 8 4 5 4 0 0 0-8-4zM33 35a4 3 0 1 0 6-2 4 3 0 0 0-6 2zM35 22a2.5 2 0 1 0 4 0 2.5 2 0 0 0-4 0z" />
    </svg>
    <svg class="sky-far" viewBox="0 0 100 40" preserveAspectRatio="none" focusable="false">
      <path class="far-hills" d=${HILLS} />
      <path class="far-towers" d=${TOWERS} />
    </svg>
    <div class="sky-street"></div>
  </div>`;
}
