/** The name of a player, or a guest name if none was entered. */

import { storedSignal, playerName } from "./preferences.js";
import { t } from "./texts.js";

const MAX_NAME = 40;
const guestNumber = storedSignal("guest", 0, (value) => Number.isInteger(value));
if (!guestNumber.peek()) guestNumber.value = 100 + Math.floor(Math.random() * 900);

/** Return "Guest 417" in the reader's language; the number stays the same in this browser. */
export function guestName() {
  return t("web-guest", { number: String(guestNumber.value) });
}

/** Return the entered name, or the guest name. */
export function effectiveName() {
  return playerName.value.trim().slice(0, MAX_NAME) || guestName();
}
