/** Small line drawings for buttons. */

import { html } from "../core/html.js";

/** @type {Record<string, string>} */
const PATHS = {
  menu: "M4 7h16M4 12h16M4 17h16",
  settings: "M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5",
  rules:
    "M12 6.5C10 5 7.5 4.5 4 4.5v14c3.5 0 6 .5 8 2 2-1.5 4.5-2 8-2v-14c-3.5 0-6 .5-8 2zM12 6.5v14",
  help: "M9 9.2a3.2 3.2 0 1 1 4.7 2.8c-1.2.65-1.7 1.2-1.7 2.5M12 18.2v.1",
  night: "M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z",
  noon: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4",
  "sound-on": "M4 9.5v5h3.5L12 19V5L7.5 9.5zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11",
  "sound-off": "M4 9.5v5h3.5L12 19V5L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5",
  up: "M12 19V5M6 11l6-6 6 6",
  down: "M12 5v14M6 13l6 6 6-6",
  remove: "M6 6 18 18M18 6 6 18",
  plus: "M12 5v14M5 12h14",
  copy: "M9 9h10v11H9zM15 9V4H5v11h4",
  share: "M12 15V3.5M8 7l4-4 4 4M6 11H5v9.5h14V11h-1",
  pencil: "M5 19l.8-4L16 4.8l3.2 3.2L9 18.2z",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z",
  home: "M4 11.5 12 4.5l8 7M6.5 10v9.5h11V10",
  lesson: "M2.5 9.5 12 5l9.5 4.5L12 14zM6.5 11.5v5c1.5 1.5 3.5 2.2 5.5 2.2s4-.7 5.5-2.2v-5",
  replay: "M4.5 12a7.5 7.5 0 1 0 2.3-5.4L4.5 8.8M4.5 4v4.8h4.8",
  go: "M5 12h14M13 6l6 6-6 6",
  people:
    "M9 11a3.2 3.2 0 1 0 0-6.4A3.2 3.2 0 0 0 9 11zM2.8 19.5c.5-3.6 3-5.5 6.2-5.5s5.7 1.9 6.2 5.5M15.5 5a3 3 0 0 1 0 5.8M17.5 14.3c2 .7 3.3 2.4 3.7 5.2",
  device: "M7 3h10v18H7zM11 18h2",
  medal:
    "M12 9.5a5.2 5.2 0 1 0 0 10.4 5.2 5.2 0 0 0 0-10.4zM9 10.2 5.5 4h4L12 9.3 14.5 4h4L15 10.2M12 12.7l.7 1.4 1.5.2-1.1 1.1.3 1.6-1.4-.8-1.4.8.3-1.6-1.1-1.1 1.5-.2z",
  check: "M5 12.5l4.5 4.5L19 7",
  lock: "M6.5 11h11v8.5h-11zM8.5 11V8a3.5 3.5 0 0 1 7 0v3",
};

/** @param {{name: string}} props */
export function Icon({ name }) {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d=${PATHS[name] ?? ""} />
  </svg>`;
}

/** The sign of the project: a die on the pavement under a lit arch. */
export function Mark() {
  return html`<svg class="mark" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
    <path class="mark-arch" d="M4 29V15.5a12 12 0 0 1 24 0V29" />
    <rect class="mark-die" x="9.5" y="14.5" width="13" height="13" rx="3" transform="rotate(-9 16 21)" />
    <g class="mark-pips" transform="rotate(-9 16 21)">
      <circle cx="13" cy="18" r="1.5" />
      <circle cx="19" cy="18" r="1.5" />
      <circle cx="16" cy="21" r="1.5" />
      <circle cx="13" cy="24" r="1.5" />
      <circle cx="19" cy="24" r="1.5" />
    </g>
  </svg>`;
}
