/** The six casinos side by side. */

import { html } from "../core/html.js";
import { t } from "../core/texts.js";
import { Casino } from "./casino.js";

/** @typedef {import("../core/types.js").Step} Step */
/** @typedef {import("../core/types.js").Seat} Seat */
/** @typedef {import("../core/types.js").Choice} Choice */

/**
 * The strip as it is after `step`. With `choices` the casinos that can be chosen are lit and the others dim.
 * @param {object} props
 * @param {Step} props.step
 * @param {Seat[]} props.seats
 * @param {number | null} [props.you]
 * @param {Choice[]} [props.choices]
 * @param {number | null} [props.selected] the choice that is previewed on the board
 * @param {number | null} [props.peeked] the choice under mouse or focus
 * @param {(face: number) => void} [props.onSelect]
 * @param {(face: number | null) => void} [props.onPeek]
 * @param {(import("../core/game-stats.js").PaidCasino | null)[]} [props.paid] see core/game-stats.js
 */
export function Strip({
  step,
  seats,
  you = null,
  choices = [],
  selected = null,
  peeked = null,
  onSelect,
  onPeek,
  paid = [],
}) {
  const { casinos, turn } = step.position;
  return html`<ol class="strip" aria-label=${t("web-casinos")}>
    ${casinos.map((state, at) => {
      const face = at + 1;
      return html`<${Casino}
        key=${face}
        face=${face}
        state=${state}
        holders=${step.holders[at] ?? []}
        seats=${seats}
        you=${you}
        turn=${turn}
        choice=${choices.find((choice) => choice.face === face) ?? null}
        choosing=${choices.length > 0}
        yours=${turn !== null && turn === you}
        selected=${selected === face}
        peeked=${peeked === face}
        paid=${paid[at] ?? null}
        onSelect=${onSelect}
        onPeek=${onPeek}
      />`;
    })}
  </ol>`;
}
