// The bots' portraits, drawn on 64 × 64 units: one family of heads, each told apart by what it wears.
// Classes carry the light: back (behind the head), metal (the head), cloth (worn, in the bot's hue), deep (the same in shade),
// pale (paper, hair, glass), line (ink or neon), thin (fine lines), eye (lit by night, ink by day).
import { html } from "../core/html.js";

const EYES = "M23 35.5a3 3 0 1 1 6 0 3 3 0 0 1-6 0zM35 35.5a3 3 0 1 1 6 0 3 3 0 0 1-6 0z";
const HEAD = "M19 32a13 13 0 0 1 26 0v8a10 10 0 0 1-10 10h-6a10 10 0 0 1-10-10z";

/** Shoulders, neck, ears and the bare head. */
const bust = () => html`
  <path class="deep" d="M9 66c0-9 9-13.5 23-13.5S55 57 55 66z" />
  <path class="metal" d="M27 48h10v6.5a5 3 0 0 1-10 0z" />
  <path class="deep" d="M15.5 33.5h4v9h-4zM44.5 33.5h4v9h-4z" />
  <path class="metal line" d=${HEAD} />
  <path class="line" d="M9 66c0-9 9-13.5 23-13.5S55 57 55 66" />
`;

/** @type {Record<string, () => any>} */
const OUTFITS = {
  // A straw hat, a camera, and eyes for the lights only.
  random: () => html`
    <path class="eye" d=${EYES} />
    <path class="line" d="M25 42.5q7 6 14 0" />
    <path class="cloth" d="M20 24.5C20 14 24 9 32 9s12 5 12 15.5z" />
    <path class="deep" d="M20 20.5q12 4 24 0v5H20z" />
    <path class="cloth" d="M4 27.5c7-5 17-4.5 28-4.5s21-.5 28 4.5c-8 3-17 3-28 3s-20 0-28-3z" />
    <path class="line" d="M4 27.5c7-5 17-4.5 28-4.5s21-.5 28 4.5c-8 3-17 3-28 3s-20 0-28-3zM20 23.5C20 14 24 9 32 9s12 5 12 14.5" />
    <path class="thin" d="M21 52.5l4 5M43 52.5l-4 5" />
    <path class="pale" d="M23 56h5l1.5-2h5l1.5 2h5v9H23z" />
    <circle class="deep" cx="32" cy="60.5" r="3.2" />
  `,
  // A bobble cap down to the eyes, a scarf, and nothing given away.
  frugal: () => html`
    <path class="eye" d="M22.5 36h7v2.5a3.5 2.5 0 0 1-7 0zM34.5 36h7v2.5a3.5 2.5 0 0 1-7 0z" />
    <path class="line" d="M28 45.5h8" />
    <path class="cloth" d="M17.5 29C17.5 18 23 12.5 32 12.5S46.5 18 46.5 29z" />
    <path class="thin" d="M25 15.5V28M32 13v15M39 15.5V28" />
    <path class="pale" d="M16 27.5h32v6.5H16z" />
    <path class="line" d="M16 27.5h32v6.5H16zM17.5 27.5C17.5 18 23 12.5 32 12.5S46.5 18 46.5 27.5" />
    <circle class="pale line" cx="32" cy="9.5" r="5.2" />
    <path class="cloth" d="M17 49.5q15 8 30 0v7q-15 7-30 0zM37 55l8-1 1.5 11H38z" />
    <path class="line" d="M17 49.5q15 8 30 0v7q-15 7-30 0z" />
  `,
  // A cap with a propeller, and eyes that see all this for the first time.
  novice: () => html`
    <path class="pale" d="M20.5 36.5a5 5 0 1 1 10 0 5 5 0 0 1-10 0zM33.5 36.5a5 5 0 1 1 10 0 5 5 0 0 1-10 0z" />
    <path class="eye" d="M24 37a2.5 2.5 0 1 1 5 0 2.5 2.5 0 0 1-5 0zM35 37a2.5 2.5 0 1 1 5 0 2.5 2.5 0 0 1-5 0z" />
    <circle class="line" cx="32" cy="45.5" r="1.8" />
    <path class="cloth" d="M18 28.5C18 19 24 14.5 32 14.5S46 19 46 28.5z" />
    <path class="pale" d="M27 28.5C27 22 29 17 32 14.5c3 2.5 5 7.5 5 14z" />
    <path class="line" d="M18 28.5C18 19 24 14.5 32 14.5S46 19 46 28.5zM32 14.5V9" />
    <path class="cloth line" d="M32 8.5c-4-5-13-5-16-1.5 4 4 11 4.5 16 1.5zM32 8.5c4-5 13-5 16-1.5-4 4-11 4.5-16 1.5z" />
  `,
  // A big hat, a brow, and a grin from ear to ear.
  greedy: () => html`
    <path class="eye" d="M22 34l8 2.5c-.5 3-7 3.5-8-2.5zM42 34l-8 2.5c.5 3 7 3.5 8-2.5z" />
    <path class="pale line" d="M23 41q9 3 18 0c0 5-4 7.5-9 7.5S23 46 23 41z" />
    <path class="thin" d="M27.5 42.5v5M32 43v5.5M36.5 42.5v5" />
    <path class="cloth" d="M19 26C19 15 20 9 25 8.5c3 0 4 2 7 2s4-2 7-2c5 .5 6 6.5 6 17.5z" />
    <path class="deep" d="M19.5 20.5q12.5 4 25 0V26h-25z" />
    <path class="cloth" d="M3 20c3 8 14 11 29 11s26-3 29-11c-5 5-15 5.5-29 5.5S8 25 3 20z" />
    <path class="line" d="M3 20c3 8 14 11 29 11s26-3 29-11c-5 5-15 5.5-29 5.5S8 25 3 20zM19.5 24.5C19.5 15 20 9 25 8.5c3 0 4 2 7 2s4-2 7-2c5 .5 5.5 6.5 5.5 16" />
    <path class="cloth" d="M32 56l-7-3.5v8zM32 56l7-3.5v8z" />
  `,
  // A flat cap, a moustache, and a bow tie: as every night.
  regular: () => html`
    <path class="eye" d=${EYES} />
    <path class="pale line" d="M32 42c-2-3-6-2.5-8.5-.5-1.5 1.3-3.5 1.5-4.5 1 1.5 4 9 5 13 1.5 4 3.5 11.5 2.5 13-1.5-1 .5-3 .3-4.5-1C38 39.5 34 39 32 42z" />
    <path class="cloth" d="M13 26c-1-9 8-14 19-14s21 4 20 13c-6 2-12 3-20 3-7 0-13 0-19-2z" />
    <path class="deep" d="M10 30c1-5 10-6 22-6 7 0 13 0 16 3-5 2.5-9 1-16 1.5-10 .5-15 5-22 1.5z" />
    <path class="line" d="M13 25c0-8.5 8.5-13 19-13s21 4 20 13c-2 1-4 1.5-6 2M10 30c1-5 10-6 22-6 7 0 13 0 16 3-5 2.5-9 1-16 1.5-10 .5-15 5-22 1.5z" />
    <path class="thin" d="M32 12c-6 3-9 7-9.5 12.5M32 12c6 2 9 6 9.5 12" />
    <path class="cloth line" d="M32 56.5l-8.5-4.5v9zM32 56.5l8.5-4.5v9z" />
  `,
  // An eyeshade, round glasses, a pencil behind the ear.
  counter: () => html`
    <path class="pale line" d="M19.5 37a6 6 0 1 1 12 0 6 6 0 0 1-12 0zM32.5 37a6 6 0 1 1 12 0 6 6 0 0 1-12 0z" />
    <path class="eye" d="M23.5 37a2 2 0 1 1 4 0 2 2 0 0 1-4 0zM36.5 37a2 2 0 1 1 4 0 2 2 0 0 1-4 0z" />
    <path class="line" d="M28.5 46.5h7" />
    <path class="pale line" d="M45 38l4-17 3 .8-4 17z" />
    <path class="deep" d="M19 23.5h26v5H19z" />
    <path class="cloth line" d="M18 26c-6 1-9 4-10 7.5 7-3 15-4.5 24-4.5s17 1.5 24 4.5c-1-3.5-4-6.5-10-7.5-9-1.5-19-1.5-28 0z" />
    <path class="pale" d="M26 53l6 5 6-5 2 7-8-2-8 2z" />
  `,
  // A hat of three corners and a glass that sees what is to come.
  planner: () => html`
    <path class="eye" d="M23 36a3 3 0 1 1 6 0 3 3 0 0 1-6 0z" />
    <path class="line" d="M28 45q4 2 8-1" />
    <path class="pale" d="M32.5 36.5a6 6 0 1 1 12 0 6 6 0 0 1-12 0z" />
    <path class="eye" d="M36 36.5a2.5 2.5 0 1 1 5 0 2.5 2.5 0 0 1-5 0z" />
    <path class="line" d="M32.5 36.5a6 6 0 1 1 12 0 6 6 0 0 1-12 0zM44 39.5c3 4 1 9 2 14" />
    <path class="cloth line" d="M4 29C7 16 19 7 32 7s25 9 28 22c-8-3-17-4-28-4s-20 1-28 4z" />
    <path class="thin" d="M8.5 25.5C12 16 22 11 32 11s20 5 23.5 14.5" />
    <path class="pale" d="M32 13l1.5 4 4.2.2-3.3 2.6 1.1 4.100L32 21.600l-3.5 2.3 1.1-4.1-3.3-2.6 4.2-.2z" />
    <path class="cloth" d="M11 59q2-5 9-6l3 5q-6 1-8 5zM53 59q-2-5-9-6l-3 5q6 1 8 5z" />
    <path class="thin" d="M14 64q2-4 7-5M50 64q-2-4-7-5" />
  `,
  // A captain's cap, and a beard that has seen it all.
  expert: () => html`
    <path class="eye" d=${EYES} />
    <path class="pale line" d="M18.5 36c0 5 3 6.5 6 5.5 3-1.5 5-1.5 7.5 0 2.5-1.5 4.5-1.5 7.5 0 3 1 6-.5 6-5.5 3 12-2 24-13.5 29C20.5 60 15.5 48 18.5 36z" />
    <path class="thin" d="M25 47c.5 6 2.5 10 5 13M39 47c-.5 6-2.5 10-5 13M32 48v13" />
    <path class="eye" d="M28.5 44.5q3.5 2.5 7 0" />
    <path class="pale line" d="M14 20c-2-7 7-11.5 18-11.5S52 13 50 20c-4 2.5-10 3.5-18 3.5S18 22.5 14 20z" />
    <path class="cloth line" d="M18 20.5c8 3.5 20 3.5 28 0l.5 7c-9 3-20 3-29 0z" />
    <path class="deep line" d="M17.5 27.5c9 3 20 3 29 0-1 4-7 5.5-14.5 5.5s-13.5-1.5-14.5-5.5z" />
    <path class="pale" d="M32 20.5l1.300 2.800-1.300 2.800-1.300-2.800zM28 22.200l2 1.300-2 1.300zM36 22.200l-2 1.300 2 1.300z" />
  `,
  // Laurels, a star, and dark glasses even at midnight.
  champion: () => html`
    <path class="deep line" d="M18.5 33h27l-1.5 5.5a5 5 0 0 1-10 .5l-1-2.5h-2l-1 2.5a5 5 0 0 1-10-.5z" />
    <path class="eye" d="M22.5 35l3 0-2.5 4zM37 35l3 0-2.5 4z" />
    <path class="line" d="M28 45.5q4.5 2 8-.5" />
    <path class="leaf" d="M14 34c-4-2-6-6-5-10 4 1.5 6 5.5 5 10zM16.5 27c-4.5-1-7.5-4.5-7.5-9 4.5.5 7.5 4 7.5 9zM20.5 21c-4-2-5.5-6.5-4-10.5 4 1.5 5.5 6 4 10.5zM26 17c-3-3-3-7-.5-10 3 2.5 3 7 .5 10z" />
    <path class="leaf" d="M50 34c4-2 6-6 5-10-4 1.5-6 5.5-5 10zM47.5 27c4.5-1 7.5-4.5 7.5-9-4.5.5-7.5 4-7.5 9zM43.5 21c4-2 5.5-6.5 4-10.5-4 1.5-5.5 6-4 10.5zM38 17c3-3 3-7 .5-10-3 2.5-3 7-.5 10z" />
    <path class="line" d="M14 38c0-10 4-17 12-21M50 38c0-10-4-17-12-21" />
    <path class="pale line" d="M32 14l2 5.3 5.7.3-4.5 3.5 1.5 5.5L32 25.5l-4.7 3.1 1.5-5.5-4.5-3.5 5.7-.3z" />
    <path class="pale" d="M28 54l4 11 4-11z" />
  `,
  // A clock for a face, and a key that somebody has wound.
  perfect: () => html`
    <path class="deep" d="M49 31h6v-4a5 5 0 1 1 4 7 5 5 0 1 1-4 6h-6z" />
    <path class="line" d="M49 31h6v-3a4.5 4.5 0 1 1 4.5 6 4.5 4.5 0 1 1-4.5 5h-6" />
    <circle class="cloth line" cx="32" cy="31" r="21" />
    <circle class="pale line" cx="32" cy="31" r="16" />
    <path class="line" d="M32 17.5v3M32 41.5v3M18.5 31h3M42.5 31h3" />
    <path class="thin" d="M22.5 21.5l2 2M41.5 21.5l-2 2M22.5 40.5l2-2M41.5 40.5l-2-2" />
    <path class="eye" d="M24.5 27.5a2 2 0 1 1 4 0 2 2 0 0 1-4 0zM35.5 27.5a2 2 0 1 1 4 0 2 2 0 0 1-4 0z" />
    <path class="hand" d="M32 36l-6.5-2M32 36l9.5-3.5" /><circle class="deep" cx="32" cy="36" r="2" />
    <path class="cloth" d="M28 6.5h8v4.5h-8z" /><path class="line" d="M28 6.5h8v4h-8z" />
  `,
};

/** @type {Map<string, any>} Portraits never change: what was drawn once is not compared again. */
const drawn = new Map();

/**
 * Return the drawing of a bot; a bare head if there is none.
 * @param {string} bot
 */
export function portrait(bot) {
  if (!drawn.has(bot)) {
    const worn = OUTFITS[bot];
    drawn.set(bot, html`${bust()}${worn ? worn() : html`<path class="eye" d=${EYES} />`}`);
  }
  return drawn.get(bot);
}
