/** Keyboard shortcuts of a screen. */

import { useEffect, useRef } from "./html.js";
import { shortcuts } from "./preferences.js";

/** @typedef {Record<string, (event: KeyboardEvent) => void>} Keys */

const TYPING =
  "input:not([type=checkbox]):not([type=radio]):not([type=range]):not([type=button]), textarea, select, [contenteditable]";
const PRESSED_BY_ENTER = "button, a[href], summary, [role=button]";

/**
 * Listen to keys while the component is shown. A key is named as `event.key`; letters are lower case.
 * Text fields, an open sheet and the browser's own shortcuts have precedence.
 * @param {Keys} keys
 * @param {{inSheets?: boolean}} [options] inSheets: for keys of an open sheet
 */
export function useKeys(keys, { inSheets = false } = {}) {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    /** @param {KeyboardEvent} event */
    const onKeyDown = (event) => {
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      const handler = latest.current[key];
      if (!handler || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey)
        return;
      if (event.key.length === 1 && !shortcuts.peek()) return;
      const target = event.target instanceof Element ? event.target : null;
      if (target?.closest(TYPING)) return;
      if ((key === "Enter" || key === " ") && target?.closest(PRESSED_BY_ENTER)) return;
      if (!inSheets && document.querySelector("dialog[open]")) return;
      event.preventDefault();
      // A held key counts once, except for arrows and the like.
      if (event.repeat && (key.length === 1 || key === "Enter")) return;
      handler(event);
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, [inSheets]);
}

/** Press the main button of the screen, wherever the focus is. */
export function pressMainButton() {
  const buttons = document.querySelectorAll("main .main-button, main .button-main");
  const main = [...buttons].find((each) => each.checkVisibility());
  if (main instanceof HTMLElement) main.click();
}

/**
 * Ignore the repeated presses of a button by a held key.
 * @param {KeyboardEvent} event
 */
function pressOnce(event) {
  if (!event.repeat || (event.key !== "Enter" && event.key !== " ")) return;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest(PRESSED_BY_ENTER)) event.preventDefault();
}

addEventListener("keydown", pressOnce, { capture: true });
