/** Choosing at a table: what is selected, and what a tap or a key does about it. */

import { computed, effect, signal, untracked } from "./html.js";
import { announce } from "./announcer.js";
import { confirmPlacing } from "./preferences.js";
import { consequence } from "./story.js";
import { t } from "./texts.js";
import { toast } from "../parts/toast.js";

/** @typedef {import("./table-store.js").TableStore} TableStore */

/**
 * What the reader does at one table; `close` it when the table is left.
 * @param {TableStore} store
 * @param {import("./player.js").Player} player shows the steps
 */
export function createChoosing(store, player) {
  const selected = signal(/** @type {number | null} */ (null));
  const previewed = signal(/** @type {number | null} */ (null));
  let last = 0;

  /** What can be chosen, as soon as the dice lie still. */
  const choices = computed(() =>
    player.isLatest.value && !player.busy.value ? (store.table.value?.choices ?? []) : [],
  );
  /**
   * @param {() => Promise<boolean>} action
   */
  async function act(action) {
    try {
      await action();
    } catch (error) {
      toast(error instanceof Error ? error.message : String(error), { kind: "bad" });
    }
  }

  /** Back to the present, whatever moves or is looked at. */
  function skipToLatest() {
    if (player.running.peek()) player.skip();
    else player.resume();
  }

  function roll() {
    if (!store.table.peek()?.can.includes("roll") || store.sending.peek()) return;
    skipToLatest();
    act(() => store.roll());
  }

  /** @param {number} face */
  function placeFace(face) {
    if (store.sending.peek()) return;
    skipToLatest();
    act(() => store.place(face)).then(() => {
      if (selected.peek() === face) selected.value = null;
    });
  }

  /**
   * A tap on a casino or a group of dice, or its key: select, and the second time place. Where nothing can be placed, look at it.
   * @param {number} face
   */
  function chooseFace(face) {
    const table = store.table.peek();
    if (!table) return;
    if (!table.can.includes("place") || !player.running.peek()) {
      selected.value = selected.peek() === face ? null : face;
      return;
    }
    if (player.busy.peek()) skipToLatest();
    if (!table.faces.includes(face)) {
      selected.value = null;
      announce(t("web-casino-not-rolled", { face: String(face) }));
      return;
    }
    if (!confirmPlacing.peek() || selected.peek() === face) {
      placeFace(face);
      return;
    }
    selected.value = face;
    const choice = table.choices.find((each) => each.face === face);
    if (choice) {
      announce(consequence(choice, { seats: table.seats, symbols: false, you: table.you }));
      announce(t("web-hint-again"));
    }
  }

  /**
   * Go through the choices with the arrow keys.
   * @param {1 | -1} way
   */
  function selectNext(way) {
    const faces = store.table.peek()?.faces ?? [];
    if (!faces.length) return;
    const index = faces.indexOf(selected.peek() ?? -1);
    const next =
      index < 0 ? (way > 0 ? 0 : faces.length - 1) : (index + way + faces.length) % faces.length;
    const face = faces[next];
    if (face !== undefined && face !== selected.peek()) {
      if (confirmPlacing.peek()) chooseFace(face);
      else selected.value = face;
    }
  }

  /** Enter: place what is selected, or roll; while something moves it only skips, as any key does. */
  function confirmOrRoll() {
    const table = store.table.peek();
    const face = selected.peek();
    if (player.busy.peek() || !player.running.peek()) skipToLatest();
    else if (table?.can.includes("roll")) roll();
    else if (table?.can.includes("place") && face !== null && table.faces.includes(face))
      placeFace(face);
  }

  // Another moment of the game: what was selected for the old one is not any more.
  const stop = effect(() => {
    const version = store.table.value?.version ?? 0;
    if (version === last) return;
    last = version;
    if (!untracked(() => store.sending.value)) selected.value = null;
  });

  return {
    selected,
    previewed,
    choices,
    roll,
    chooseFace,
    placeFace,
    confirmOrRoll,
    selectNext,
    skipToLatest,
    unselect() {
      selected.value = null;
    },
    close: stop,
  };
}
