/** The name somebody plays under who has not said one. */

import { kept, playerName } from "./settings.js";
import { t } from "./texts.js";

const LONGEST = 40;
const guestNumber = kept("guest", 0, (value) => Number.isInteger(value));
if (!guestNumber.peek()) guestNumber.value = 100 + Math.floor(Math.random() * 900);

/** "Guest 417", in the reader's language; the number stays the same in this browser. */
export function guestName() {
  return t("web-guest", { number: String(guestNumber.value) });
}

/** The name to play under: the one that was said, else a guest's. */
export function nameToUse() {
  return playerName.value.trim().slice(0, LONGEST) || guestName();
}
