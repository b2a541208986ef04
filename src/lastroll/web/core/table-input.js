/** Input on the whole table: taps and keys that hurry what is shown, and the focus that must not be lost. */

import { useEffect, useRef } from "./html.js";

/** @typedef {import("./types.js").Step} Step */
/** @typedef {import("./table-controller.js").TableController} TableController */

/** Controls that do what they are for, also while something moves. */
const CONTROLS =
  ".main-button, .table-tools, .top-bar button, .log-panel, .toasts, a, input, select";
/** Keys with a meaning of their own, also while something moves. */
const KEYS = ["Tab", "Shift", "Control", "Alt", "Meta", "Enter", "l", "L", "t", "T", "?"];

/** @param {Event} event */
function stop(event) {
  event.preventDefault();
  event.stopPropagation();
}

/**
 * While something moves, any tap and any key shows the next move at once, and does nothing else.
 * @param {TableController} play
 */
export function useHurryOnInput({ player, mainAction }) {
  useEffect(() => {
    const isOver = () => !player.busy.peek() || document.querySelector("dialog[open]") !== null;
    const unswallow = () => removeEventListener("click", stop, { capture: true });
    /** @param {PointerEvent} event */
    const tap = (event) => {
      unswallow();
      if (isOver()) return;
      if (event.target instanceof Element && event.target.closest(CONTROLS)) return;
      addEventListener("click", stop, { capture: true, once: true });
      player.hurry();
    };
    /** @param {KeyboardEvent} event */
    const press = (event) => {
      if (isOver() || event.repeat || KEYS.includes(event.key)) return;
      // A face may be chosen while the reader's own dice still roll.
      if (mainAction.peek() === "choose" && /^[1-6]$/.test(event.key)) return;
      event.preventDefault();
      player.hurry();
    };
    addEventListener("pointerdown", tap);
    addEventListener("keydown", press, { capture: true });
    return () => {
      unswallow();
      removeEventListener("pointerdown", tap);
      removeEventListener("keydown", press, { capture: true });
    };
  }, [player, mainAction]);
}

/**
 * Dice that are placed leave the page, and would take the focus with them: it goes to the main button.
 * @param {Step} step
 */
export function useFocusRescue(step) {
  const held = useRef(false);
  useEffect(() => {
    /** @param {FocusEvent} event */
    const note = (event) => {
      held.current = event.target instanceof Element && event.target.closest(".tray") !== null;
    };
    addEventListener("focusin", note);
    return () => removeEventListener("focusin", note);
  }, []);
  useEffect(() => {
    if (!held.current || document.activeElement !== document.body) return;
    const button = document.querySelector(".main-button");
    if (button instanceof HTMLElement) button.focus({ preventScroll: true });
  }, [step]);
}
