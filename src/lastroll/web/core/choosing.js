/** Choosing at a table: the selection, the main button, and the effect of a tap or a key on them. */

import { toast } from "../parts/toast.js";
import { announce } from "./announcer.js";
import { computed, effect, signal, untracked } from "./html.js";
import { confirmPlacing } from "./preferences.js";
import { consequence } from "./story.js";
import { createStrayGuard } from "./stray.js";
import { t } from "./texts.js";

/** @typedef {import("./table-store.js").TableStore} TableStore */
/** @typedef {"rolling" | "placing" | "back" | "next-round" | "skip" | "roll" | "place" | "choose" | "result" | "wait" | "watch"} MainAction */

/** After one of the first a finger may still be on its way to the main button, which is one of the others by then. */
const PRESSED = ["rolling", "placing", "back", "next-round", "skip", "roll", "place"];
const PRESSABLE = ["back", "next-round", "skip", "roll", "result"];

/**
 * Create what the reader does at one table; `close` it when the table is left.
 * @param {TableStore} store
 * @param {import("./player.js").Player} player shows the steps
 */
export function createChoosing(store, player) {
  const selected = signal(/** @type {number | null} */ (null));
  const previewed = signal(/** @type {number | null} */ (null));
  const guard = createStrayGuard();
  let version = 0;

  /** The possible choices, once the dice lie still. */
  const choices = computed(() =>
    player.isLatest.value && !player.busy.value ? (store.table.value?.choices ?? []) : [],
  );
  const canChoose = computed(() => choices.value.length > 0);
  /** The action of the main button. */
  const mainAction = computed(() => findMainAction());

  /** @returns {MainAction} */
  function findMainAction() {
    const table = store.table.value;
    const sending = store.sending.value;
    if (sending) return sending.action === "roll" ? "rolling" : "placing";
    if (!player.running.value) return "back";
    if (player.stopped.value) return "next-round";
    if (table?.can.includes("place") && player.isLatest.value) {
      const chosen = table.faces.includes(selected.value ?? 0) && !player.busy.value;
      return chosen ? "place" : "choose";
    }
    if (player.busy.value) return "skip";
    if (table?.can.includes("roll")) return "roll";
    if (table?.status === "finished") return "result";
    return table?.held.length ? "wait" : "watch";
  }

  /** @param {() => Promise<boolean>} action */
  async function send(action) {
    if (store.sending.peek()) return;
    try {
      await action();
    } catch (error) {
      toast(error instanceof Error ? error.message : String(error), { kind: "bad" });
    }
  }

  /** Roll, if it is the reader's turn and what led to it has been shown. */
  function roll() {
    if (mainAction.peek() === "roll") send(() => store.roll());
  }

  /** @param {number} face */
  function placeFace(face) {
    guard.changed();
    send(() => store.place(face)).then(() => {
      if (selected.peek() === face) selected.value = null;
    });
  }

  /**
   * Select a face, and place it the second time; where nothing can be placed, look at its casino.
   * @param {number} face
   */
  function chooseFace(face) {
    const table = store.table.peek();
    if (!table) return;
    if (!table.can.includes("place") || !player.running.peek()) {
      selected.value = selected.peek() === face ? null : face;
      return;
    }
    if (!player.isLatest.peek()) return;
    player.hurry(); // the dice may still be rolling
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
   * Select the next choice, for the arrow keys.
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

  /** @type {MainAction | null} */
  let before = null;
  const disposers = [
    // Another moment of the game: what was selected for the old one is not any more.
    effect(() => {
      const now = store.table.value?.version ?? 0;
      if (now === version) return;
      version = now;
      if (!untracked(() => store.sending.value)) selected.value = null;
    }),
    effect(() => {
      const action = mainAction.value;
      const changed = before && action !== before && PRESSED.includes(before);
      if (changed && PRESSABLE.includes(action)) guard.changed();
      before = action;
    }),
    // Dice that come to rest under a finger.
    effect(() => {
      if (canChoose.value) guard.changed();
    }),
  ];

  return {
    selected,
    previewed,
    choices,
    mainAction,
    /** Whether a tap can be meant for what is shown. */
    steady: guard.steady,
    roll,
    placeFace,
    chooseFace,
    selectNext,

    /**
     * Choose a face by a tap, which counts only for what has been seen.
     * @param {number} face
     */
    tapFace(face) {
      if (player.busy.peek()) player.hurry();
      else if (guard.steady.peek() || !store.table.peek()?.can.includes("place")) chooseFace(face);
    },
    unselect() {
      selected.value = null;
    },
    close() {
      guard.close();
      for (const dispose of disposers) dispose();
    },
  };
}
