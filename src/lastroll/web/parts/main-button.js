/** The one main button of the table: it stays where it is, with the next action as its label. */

import { html } from "../core/html.js";
import { casinoName, seatNames } from "../core/names.js";
import { diceCount } from "../core/story.js";
import { t } from "../core/texts.js";

/** @typedef {import("../core/types.js").TableView} TableView */
/** @typedef {import("../core/table-controller.js").TableController} TableController */

/** Actions that are only told, and cannot be pressed. */
const TOLD = ["rolling", "placing", "choose", "wait", "watch"];

/**
 * @param {TableController} play
 * @param {TableView} table
 */
function label(play, table) {
  const turn = table.position?.turn ?? null;
  switch (play.mainAction.value) {
    case "rolling":
      return t("web-button-rolling");
    case "placing":
      return t("web-button-placing");
    case "back":
      return t("web-log-back");
    case "next-round":
      return t("web-button-next-round");
    case "skip":
      return t("web-button-skip");
    case "roll": {
      const hand = table.position?.hands[turn ?? 0];
      return t("web-button-roll", { count: (hand?.own ?? 0) + (hand?.neutral ?? 0) });
    }
    case "place": {
      const choice = table.choices.find(({ face }) => face === play.selected.value);
      const dice = diceCount(choice?.own ?? 0, choice?.neutral ?? 0);
      return t("web-button-place", { dice, casino: casinoName(choice?.face ?? 0) });
    }
    case "choose":
      return t("web-button-choose");
    case "result":
      return play.isResultSeen() ? t("web-result-back") : t("web-button-result");
    case "watch":
      return t("web-watching");
    default:
      return turn === null
        ? t("web-turn-pay")
        : t("prompt-turn", { name: seatNames(table.seats)[turn] ?? "" });
  }
}

/** @param {{play: TableController, table: TableView}} props */
export function MainButton({ play, table }) {
  const action = play.mainAction.value;
  const can = !TOLD.includes(action) && play.steady.value;
  const look = !can ? "main-waiting" : action === "skip" ? "main-skip" : "button-main";
  return html`<button
    type="button"
    class=${`button main-button ${look}`}
    aria-disabled=${can ? undefined : "true"}
    onClick=${play.pressMain}
  >
    <span>${label(play, table)}</span>
  </button>`;
}
