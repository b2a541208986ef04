/** Playing at a table: what is shown, what is selected, and what a tap or key does. The drawing is in screens/table.js. */

import { computed, effect, signal, untracked } from "./html.js";
import { leave, show, stay } from "./flight.js";
import { announce } from "./live.js";
import { createQueue } from "./queue.js";
import { autoRoll, confirm, motion, reducedMotion, speed as chosenSpeed } from "./settings.js";
import { play as playSound } from "./sound.js";
import { consequence, tell } from "./story.js";
import { t } from "./texts.js";
import { toast } from "../parts/toast.js";

/** @typedef {import("./table-store.js").TableStore} TableStore */
/** @typedef {import("./types.js").Step} Step */
/** @typedef {import("./types.js").Choice} Choice */

/** The dice are thrown by themselves only after a moment in which the last events can be seen. */
const AUTO_ROLL = 350;
/** The last pay-out stays in sight this long before the result comes. */
const LAST_LOOK = 5000;

/** @type {Partial<Record<string, import("./sound.js").Cue>>} */
const CUES = {
  rolled: "roll",
  placed: "place",
  "round-started": "deal",
  "opening-placed": "roll",
  "game-ended": "end",
};

/**
 * The sound of a step.
 * @param {Step} step
 */
function cue(step) {
  const { event } = step;
  if (event.event !== "casino-paid") return CUES[event.event];
  const { players } = step.position.rules;
  if (event.payments.some(({ owner }) => owner < players)) return "pay";
  return event.cancelled.length ? "tie" : undefined;
}

/**
 * The controller of one table; `close` it when the table is left.
 * @param {TableStore} store
 */
export function openPlay(store) {
  const selected = signal(/** @type {number | null} */ (null));
  const peeked = signal(/** @type {number | null} */ (null));
  /** Whether the result covers the table. */
  const resultShown = signal(store.table.peek()?.status === "finished");
  /** @type {import("./queue.js").Motion | null} */
  let opening = null;
  let heard = 0;
  let last = 0;
  let told = -1;
  let ended = resultShown.peek();

  const queue = createQueue({
    // Where the system asks for stillness the steps still come one by one: they stand, but nothing moves.
    speed: () => chosenSpeed.peek(),
    onLeave: leave,
    onShow(step, left, speed) {
      const { event } = step;
      const held = store.table.peek()?.held ?? [];
      const yours = "seat" in event && held.includes(event.seat);
      hear(step);
      endOpening();
      if (reducedMotion.peek()) return stay(step, speed);
      return show(step, left, speed, { yours, more: untracked(() => queue.behind.value) });
    },
    onTell(step) {
      announce(tell(step, { seats: store.table.peek()?.seats ?? [], signs: false }).join(" "));
      if (!chosenSpeed.peek()) hear(step);
    },
  });

  function endOpening() {
    opening?.finish();
    opening = null;
  }

  /** @param {Step} step */
  function hear(step) {
    const name = cue(step);
    // Many steps at once are one sound, not a hundred.
    if (!name || performance.now() - heard < 90) return;
    heard = performance.now();
    playSound(name);
  }

  queue.reset(store.steps.peek());
  const unhear = store.onSteps((news, { reset }) => {
    if (reset) queue.reset(store.steps.peek());
    else queue.push(news);
  });

  /** Whether the step that is shown is the table as it is now. */
  const now = computed(() => !queue.reviewing.value && !queue.behind.value);
  /** What can be chosen, as soon as the dice lie still. */
  const choices = computed(() =>
    now.value && !queue.busy.value ? (store.table.value?.choices ?? []) : [],
  );
  const yours = computed(() => Boolean(store.table.value?.can.length));

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
  function catchUp() {
    if (queue.reviewing.peek()) queue.resume();
    else queue.skip();
  }

  function roll() {
    if (!store.table.peek()?.can.includes("roll") || store.sending.peek()) return;
    catchUp();
    act(() => store.roll());
  }

  /** @param {number} face */
  function commit(face) {
    if (store.sending.peek()) return;
    catchUp();
    act(() => store.place(face)).then(() => {
      if (selected.peek() === face) selected.value = null;
    });
  }

  /**
   * A tap on a casino or a group of dice, or its key: select, and the second time place. Where nothing can be placed, look at it.
   * @param {number} face
   */
  function choose(face) {
    const table = store.table.peek();
    if (!table) return;
    if (!table.can.includes("place") || queue.reviewing.peek()) {
      selected.value = selected.peek() === face ? null : face;
      return;
    }
    if (queue.busy.peek()) catchUp();
    if (!table.faces.includes(face)) {
      selected.value = null;
      announce(t("web-casino-not-rolled", { face: String(face) }));
      return;
    }
    if (!confirm.peek() || selected.peek() === face) {
      commit(face);
      return;
    }
    selected.value = face;
    const choice = table.choices.find((each) => each.face === face);
    if (choice) {
      announce(consequence(choice, { seats: table.seats, signs: false, you: table.you }));
      announce(t("web-hint-again"));
    }
  }

  /**
   * Go through the choices with the arrow keys.
   * @param {1 | -1} way
   */
  function turnTo(way) {
    const faces = store.table.peek()?.faces ?? [];
    if (!faces.length) return;
    const index = faces.indexOf(selected.peek() ?? -1);
    const next =
      index < 0 ? (way > 0 ? 0 : faces.length - 1) : (index + way + faces.length) % faces.length;
    const face = faces[next];
    if (face !== undefined && face !== selected.peek()) {
      if (confirm.peek()) choose(face);
      else selected.value = face;
    }
  }

  /** Enter: place what is selected, or roll; while something moves it only skips, as any key does. */
  function enter() {
    const table = store.table.peek();
    const face = selected.peek();
    if (queue.busy.peek() || queue.reviewing.peek()) catchUp();
    else if (table?.can.includes("roll")) roll();
    else if (table?.can.includes("place") && face !== null && table.faces.includes(face))
      commit(face);
  }

  const stops = [
    // Another moment of the game: what was selected for the old one is not any more.
    effect(() => {
      const version = store.table.value?.version ?? 0;
      if (version === last) return;
      last = version;
      if (!untracked(() => store.sending.value)) selected.value = null;
    }),
    // It is the reader's turn: say so, once, when the others' moves have been shown.
    effect(() => {
      const table = store.table.value;
      if (!table?.can.includes("roll") || queue.busy.value) return;
      untracked(() => {
        if (told === table.version) return;
        told = table.version;
        announce(t("web-turn-yours"), { now: true });
        playSound("turn");
      });
    }),
    effect(() => {
      if (
        !autoRoll.value ||
        !store.table.value?.can.includes("roll") ||
        queue.busy.value ||
        queue.reviewing.value
      )
        return undefined;
      const timer = setTimeout(roll, AUTO_ROLL);
      return () => clearTimeout(timer);
    }),
    // The result comes by itself, unless somebody is looking at something else.
    effect(() => {
      if (
        store.table.value?.status !== "finished" ||
        queue.busy.value ||
        queue.reviewing.value ||
        ended
      )
        return undefined;
      const timer = setTimeout(() => {
        ended = true;
        resultShown.value = true;
      }, LAST_LOOK);
      return () => clearTimeout(timer);
    }),
  ];

  return {
    queue,
    selected,
    peeked,
    choices,
    now,
    yours,
    resultShown,
    /** Whether the result has been seen already. */
    seen: () => ended,
    roll,
    choose,
    commit,
    enter,
    turnTo,
    catchUp,
    /** The first deal of a game that has just begun is seen, too: nobody has seen it before. */
    begin() {
      const first = queue.shown.peek();
      if (queue.steps.peek().length > 2 || !first || !motion.peek()) return;
      opening = show(first, leave(first), motion.peek());
      if (opening) setTimeout(endOpening, opening.ms);
    },
    /** Go to the end of whatever moves. */
    skip() {
      endOpening();
      if (queue.busy.peek()) queue.skip();
    },
    unselect() {
      selected.value = null;
    },
    close() {
      endOpening();
      unhear();
      queue.close();
      for (const stop of stops) stop();
    },
  };
}

/** @typedef {ReturnType<typeof openPlay>} Play */
