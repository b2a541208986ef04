// The six casinos as small buildings of light, drawn on 120 × 100 units with the pavement at the foot.
// Classes carry the light: wall, side (in shade), dark (openings), pane (lit), neon (the lines), thin (fine lines), beam (light in the air).
import { html, useDeferred } from "../core/html.js";

/** A mine head with its wheel, a shed, and a lantern at the gate. */
const goldRush = () => html`
  <path class="side" d="M12 100V74l15-13 17 13v26z" />
  <path class="wall" d="M12 100V74l15-13 17 13v26z M44 100V78h34v22z" />
  <path class="thin" d="M12 80h32M12 87h32M12 94h32" />
  <rect class="pane" x="22" y="76" width="11" height="9" rx="1" />
  <path class="thin" d="M27.5 76v9M22 80.5h11" />
  <path class="dark" d="M52 100V86a9 9 0 0 1 18 0v14z" />
  <path class="thin" d="M56 100l3-10M66 100l-3-10M55 97h12M57 93h8" />
  <path class="thin" d="M52 74l18-14M72 74L53 60M54 58l14-12M69 58L55.5 46M57 44l9-9M66.5 44L58 35" />
  <path class="neon" d="M48 78 58.5 26M74 78 65.5 26M66 32 104 100M49 74h24M52 58h18.5M55 44h13" />
  <path class="neon" d="M53 26h18" />
  <circle class="wall" cx="62" cy="16" r="10" />
  <circle class="neon" cx="62" cy="16" r="10" />
  <path class="thin" d="M62 6v20M52 16h20M55 9l14 14M69 9 55 23" />
  <circle class="pane" cx="62" cy="16" r="2.6" />
  <path class="neon" d="M12 100V74l15-13 17 13v26M44 78h36v22" />
  <path class="thin" d="M92 58V46h14v4" />
  <circle class="beam" cx="106" cy="60" r="15" />
  <path class="pane" d="M102.5 55h7l1 10h-9z" />
  <path class="neon" d="M106 50v4M101.5 55h9M101 65.5h10M102.5 55l-1 10M109.5 55l1 10" />
`;

/** A palace: a loggia over an arcade on columns, statues of light on the cornice. */
const palazzo = () => html`
  <path class="side" d="M100 100V46h12v54z" />
  <path class="wall" d="M16 100V46h86v54z" />
  <path class="wall" d="M34 40 59 27l25 13z" />
  <path class="thin" d="M34 40 59 27l25 13" />
  <circle class="pane" cx="59" cy="35.5" r="2.6" />
  ${[20, 33.5, 47, 60.5, 74, 87.5].map((x) => html`<path class="pane" d=${`M${x} 64v-7a4.75 4.75 0 0 1 9.5 0v7z`} />`)}
  <path class="thin" d="M16 67h96M16 46h96" />
  ${[19, 40, 61, 82].map((x) => html`<path class="dark" d=${`M${x} 100V82a8.5 8.5 0 0 1 17 0v18z`} />`)}
  ${[19, 40, 61, 82].map((x) => html`<path class="neon" d=${`M${x} 100V82a8.5 8.5 0 0 1 17 0v18`} />`)}
  <path class="pane" d="M65 100V84a4.5 4.5 0 0 1 9 0v16zM44 100V84a4.5 4.5 0 0 1 9 0v16z" />
  <path class="thin" d="M17 80h4M36 80h6M57 80h6M78 80h6M99 80h4" />
  <path class="neon" d="M13 43h102M13 70.5h102M30 43 59 24l29 19" />
  <path class="thin" d="M20 43v-4M102 43v-4M111 43v-4M112 46v54" />
  <circle class="pane" cx="20" cy="36.5" r="2" /><circle class="pane" cx="102" cy="36.5" r="2" /><circle class="pane" cx="111" cy="36.5" r="2" />
  <path class="neon" d="M59 24v-6" /><circle class="pane" cx="59" cy="15.5" r="2.6" />
`;

/** A great dome, small ones beside it, and the star above. */
const miracle = () => html`
  <path class="beam fades" d="M66 12 36 66h60z" />
  <path class="wall" d="M22 100V78h88v22z" />
  <path class="wall" d="M42 66c0-17 9-27 24-36 15 9 24 19 24 36z" />
  <path class="side" d="M66 30c15 9 24 19 24 36H78c0-14-3-25-12-36z" />
  <path class="wall" d="M38 66h56v12H38z" />
  <path class="thin" d="M66 30c-9 9-12 21-12 36M66 30c9 9 12 21 12 36M66 30v36" />
  ${[42, 50.5, 59, 67.5, 76, 84.5].map((x) => html`<path class="pane" d=${`M${x} 76v-4.5a2.75 2.75 0 0 1 5.5 0V76z`} />`)}
  <path class="wall" d="M20 78c0-7 4-10 7-13 3 3 7 6 7 13zM98 78c0-7 4-10 7-13 3 3 7 6 7 13z" />
  <path class="neon" d="M20 78c0-7 4-10 7-13 3 3 7 6 7 13M98 78c0-7 4-10 7-13 3 3 7 6 7 13M27 65v-5M105 65v-5" />
  <path class="dark" d="M57 100V90c0-5 5-8 9-10 4 2 9 5 9 10v10z" />
  <path class="pane" d="M26 96v-8c0-2 1.5-3 3.5-4 2 1 3.5 2 3.5 4v8zM41 96v-8c0-2 1.5-3 3.5-4 2 1 3.5 2 3.5 4v8zM84 96v-8c0-2 1.5-3 3.5-4 2 1 3.5 2 3.5 4v8zM99 96v-8c0-2 1.5-3 3.5-4 2 1 3.5 2 3.5 4v8z" />
  <path class="neon" d="M42 66c0-17 9-27 24-36 15 9 24 19 24 36M36 66h60M18 78h96M57 100V90c0-5 5-8 9-10 4 2 9 5 9 10v10M20 78v22M112 78v22" />
  <path class="neon" d="M66 30v-7" />
  <path class="star" d="M66 3l2.3 6.7 7.1.2-5.6 4.3 2 6.8L66 17l-5.8 4 2-6.8-5.6-4.3 7.1-.2z" />
`;

/** Palms by the water, a pavilion behind. */
const oasis = () => html`
  <circle class="beam" cx="52" cy="46" r="24" />
  <circle class="orb" cx="52" cy="46" r="13" />
  <path class="wall" d="M14 92V70c0-9 9-14 18-18 9 4 18 9 18 18v22z" />
  <path class="thin" d="M32 52c-7 6-9 12-9 19M32 52c7 6 9 12 9 19" />
  <path class="dark" d="M26 92V80c0-4 3-6 6-8 3 2 6 4 6 8v12z" />
  <path class="pane" d="M29 92V82c0-2 1.5-3 3-4 1.5 1 3 2 3 4v10z" />
  <path class="neon" d="M14 92V71c0-10 9-15 18-19 9 4 18 9 18 19v21M12 71h40M32 52v-6" />
  <path class="wall" d="M50 92V78h20v14z" /><path class="thin" d="M50 78h20v14M55 92v-8M60 92v-8M65 92v-8" />
  <path class="trunk" d="M83 92C85 74 82 58 76 44" />
  <path class="trunk" d="M101 92c1-10 0-18-3-26" />
  <path class="frond" d="M76 44c-8-9-18-9-25-2 9-3 17-3 25 2zM76 44c-12-2-19 4-20 15 5-8 11-13 20-15zM76 44c8-9 19-8 25 1-9-4-17-5-25-1zM76 44c11-1 19 6 20 16-6-8-11-13-20-16zM76 44c-3-10 2-18 11-21-5 7-8 13-11 21zM76 44c-2-9-8-15-16-16 6 5 11 10 16 16z" />
  <path class="frond" d="M98 66c-5-6-12-6-17-1 6-2 11-2 17 1zM98 66c6-5 12-4 16 2-6-3-10-4-16-2zM98 66c-8 0-12 4-12 11 3-5 7-9 12-11zM98 66c7 1 11 5 11 12-3-6-6-10-11-12zM98 66c-1-6 2-11 8-13-3 4-6 8-8 13z" />
  <path class="water" d="M4 100c2-6 14-9 30-9h52c16 0 28 3 30 9z" />
  <path class="neon" d="M12 96.5h22M42 94h18M68 97h24M98 94.5h10" />
`;

/** A pyramid with a light on its point, and its guard. */
const sphinx = () => html`
  <path class="beam fades" d="M62 22 44-4h36z" />
  <path class="wall" d="M12 100 62 20l20 80z" />
  <path class="side" d="M62 20l20 80h32z" />
  <path class="thin" d="M52 36h14M42 52h28M32 68h42M22 84h56M66 36h6M70 52h12M74 68h19M78 84h26" />
  <path class="thin" d="M58 44v8M50 52v16M64 52v16M40 68v16M70 68v16" />
  <path class="pane" d="M62 20 54.5 32h10.5z" />
  <path class="neon" d="M12 100 62 20l52 80M62 20l20 80M54.5 32h15" />
  <path class="guard" d="M20 100c-3 0-3-6 1-6h10l4-10-4-2 1-4-2-2 2-3c0-6 4-9 9-9 6 0 10 4 11 11l4 10c9-3 22-2 27 4 3 4 3 7 3 11z" />
  <path class="thin" d="M40 64c3 6 4 14 2 20M46 66c3 6 4 12 3 17M37 84h16M56 85c-5 3-8 8-9 15M64 100c0-6 4-9 9-9" />
  <path class="neon" d="M20 100c-3 0-3-6 1-6h10l4-10-4-2 1-4-2-2 2-3c0-6 4-9 9-9 6 0 10 4 11 11l4 10c9-3 22-2 27 4 3 4 3 7 3 11" />
  <circle class="pane" cx="36" cy="72" r="1.2" />
`;

/** A tent with its flag, between two spotlights. */
const showHall = () => html`
  <path class="beam fades" d="M22 98 40-2h34zM106 98 90-2H56z" />
  <path class="wall" d="M62 26C54 44 40 54 22 60v40h80V60C84 54 70 44 62 26z" />
  <path class="stripe" d="M62 26c-3 16-9 28-18 36v38h12V62c3-12 5-24 6-36zM62 26c3 16 9 28 18 36v38H68V62c-3-12-5-24-6-36zM22 60v40h10V62c-4 0-7-1-10-2zM102 60v40H92V62c4 0 7-1 10-2z" />
  <path class="dark" d="M50 100c6-8 10-17 12-27 2 10 6 19 12 27z" />
  <path class="pane" d="M56 100c3-5 5-10 6-16 1 6 3 11 6 16z" />
  <path class="neon" d="M62 26C54 44 40 54 22 60M62 26c8 18 22 28 40 34" />
  <path class="neon" d="M22 60q5 7 10 1.5 6 7 12 .5 6 7 12 0 6 6 12 0 6 6 12 0 6 6.5 12-.5 5 5.5 10-1.5" />
  <path class="neon" d="M22 60v40M102 60v40M50 100c6-8 10-17 12-27 2 10 6 19 12 27" />
  <path class="neon" d="M62 26V9" /><path class="pane" d="M62 9l13 4.5-13 4.5z" />
  <path class="lamp" d="M14 100l3-9 9 2-2 7zM114 100l-3-9-9 2 2 7z" />
  <path class="neon" d="M17 91l9 2M111 91l-9 2" />
`;

const BUILDINGS = [goldRush, palazzo, miracle, oasis, sphinx, showHall];

/** @type {Map<number, any>} Buildings never change: what was drawn once is not compared again. */
const drawn = new Map();

/** @param {number} face */
function building(face) {
  if (!drawn.has(face)) drawn.set(face, BUILDINGS[face - 1]?.());
  return drawn.get(face);
}

/**
 * The building of a casino; `lit` where it can be chosen, `dim` where it cannot.
 * @param {{face: number, lit?: boolean, dim?: boolean}} props
 */
export function Facade({ face, lit = false, dim = false }) {
  const light = lit ? "facade-lit" : dim ? "facade-dim" : "";
  return html`<svg class=${`facade hue-${face} ${light}`} viewBox="0 0 120 100" preserveAspectRatio="xMidYMax meet" aria-hidden="true" focusable="false">
    <defs>
      <linearGradient id=${`beam-${face}`} x1="0" y1="1" x2="0" y2="0">
        <stop class="beam-near" offset="0" />
        <stop class="beam-far" offset="1" />
      </linearGradient>
    </defs>
    ${useDeferred(() => building(face))}
  </svg>`;
}
