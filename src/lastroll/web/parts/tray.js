/** The pavement before the casinos: the dice of the player to act, and the main button. */

import { Cube, Die } from "../art/die.js";
import { html } from "../core/html.js";
import { NEUTRAL_LOOK, casinoName, lookOf } from "../core/names.js";
import { diceCount } from "../core/story.js";
import { t } from "../core/texts.js";

/** @typedef {import("../core/types.js").Step} Step */
/** @typedef {import("../core/types.js").Seat} Seat */
/** @typedef {import("../core/types.js").Choice} Choice */

/**
 * Return how many of the dice show a face.
 * @param {string} dice
 * @param {number} face
 */
const count = (dice, face) => [...dice].filter((die) => Number(die) === face).length;

/**
 * Dice that show the same face; a button if the face can be chosen.
 * @param {object} props
 * @param {number} props.face
 * @param {number} props.own
 * @param {number} props.neutral
 * @param {number} props.look
 * @param {boolean} props.selected
 * @param {(face: number) => void} [props.onSelect]
 * @param {(face: number | null) => void} [props.onPeek]
 */
function DiceGroup({ face, own, neutral, look, selected, onSelect, onPeek }) {
  const dice = [
    ...Array.from(
      { length: own },
      (_, n) => html`<${Cube} key=${`own-${n}`} face=${face} look=${look} />`,
    ),
    ...Array.from(
      { length: neutral },
      (_, n) => html`<${Cube} key=${`neutral-${n}`} face=${face} look=${NEUTRAL_LOOK} />`,
    ),
  ];
  const classes = `dice-group hue-${face} ${selected ? "group-selected" : ""}`;
  const label = t("web-tray-group", {
    dice: diceCount(own, neutral),
    face: String(face),
    casino: casinoName(face),
  });
  if (!onSelect)
    return html`<span class=${classes} data-face=${face} role="img" aria-label=${label}>${dice}</span>`;
  return html`<button
    type="button"
    class=${classes}
    data-face=${face}
    aria-label=${label}
    aria-pressed=${String(selected)}
    onClick=${() => onSelect(face)}
    onPointerEnter=${(/** @type {PointerEvent} */ event) => event.pointerType === "mouse" && onPeek?.(face)}
    onPointerLeave=${(/** @type {PointerEvent} */ event) => event.pointerType === "mouse" && onPeek?.(null)}
    onFocus=${(/** @type {FocusEvent} */ event) => event.target instanceof Element && event.target.matches(":focus-visible") && onPeek?.(face)}
    onBlur=${() => onPeek?.(null)}
  >
    ${dice}
  </button>`;
}

/**
 * The dice on the table after `step`: rolled ones by face, or the hand of the player to act.
 * @param {object} props
 * @param {Step} props.step
 * @param {Seat[]} props.seats
 * @param {Choice[]} [props.choices] the faces that the reader may choose
 * @param {number | null} [props.selected]
 * @param {(face: number) => void} [props.onSelect]
 * @param {(face: number | null) => void} [props.onPeek]
 */
export function TrayDice({ step, seats, choices = [], selected = null, onSelect, onPeek }) {
  const { turn, roll, hands } = step.position;
  if (turn === null) return html`<div class="tray-dice"></div>`;
  const look = lookOf(seats, turn);
  const hand = hands[turn] ?? { own: 0, neutral: 0 };
  if (!roll) {
    const all = hand.own + hand.neutral;
    return html`<div class="tray-dice tray-hand" aria-hidden="true" style=${{ "--count": all }}>
      ${Array.from({ length: all }, (_, n) => html`<${Die} key=${n} look=${n < hand.own ? look : NEUTRAL_LOOK} />`)}
    </div>`;
  }
  const faces = [1, 2, 3, 4, 5, 6].filter((face) => count(roll.own + roll.neutral, face));
  const all = roll.own.length + roll.neutral.length;
  // Many dice overlap within their group: each further one then takes 0.6 of a die's width.
  const crowded = all > 8;
  const span = crowded ? faces.length + 0.6 * (all - faces.length) : all;
  return html`<div
    class=${`tray-dice tray-rolled ${crowded ? "tray-crowded" : ""} ${selected ? "tray-choosing" : ""}`}
    style=${{ "--count": all, "--groups": faces.length, "--span": span }}
  >
    ${faces.map(
      (face) => html`<${DiceGroup}
        key=${face}
        face=${face}
        own=${count(roll.own, face)}
        neutral=${count(roll.neutral, face)}
        look=${look}
        selected=${selected === face}
        onSelect=${choices.some((choice) => choice.face === face) ? onSelect : undefined}
        onPeek=${onPeek}
      />`,
    )}
  </div>`;
}

/**
 * The tray: a sentence, the dice (or `instead`), and below them the children (the main button).
 * @param {Parameters<typeof TrayDice>[0] & {heading?: any, instead?: any, children?: any}} props
 */
export function Tray({ heading, instead = null, children, ...dice }) {
  return html`<section class="tray" aria-label=${t("web-tray")}>
    <div class="tray-say">${heading}</div>
    <div class="tray-body">
      ${instead ?? html`<${TrayDice} ...${dice} />`}
      <div class="tray-act">${children}</div>
    </div>
  </section>`;
}
