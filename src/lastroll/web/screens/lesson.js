/**
 * The lesson: three minutes at a table with Ben and Cleo. The scenes come from the service, which plays them by the
 * real rules; here they are only shown. Anything legal may be chosen, and a choice that could be better is explained.
 */

import { Sky } from "../art/sky.js";
import * as api from "../core/api.js";
import { batch, html, useEffect, useMemo, useSignal, useState } from "../core/html.js";
import { useKeys } from "../core/keys.js";
import { announce } from "../core/announcer.js";
import { createPlayer } from "../core/player.js";
import { paidCasinos } from "../core/game-stats.js";
import { navigate } from "../core/router.js";
import { confirmPlacing, effectiveSpeed } from "../core/preferences.js";
import { casinoLabel, consequence } from "../core/story.js";
import { money, t } from "../core/texts.js";
import { openSheet } from "../parts/global-sheets.js";
import { Icon } from "../parts/icons.js";
import { playNow } from "../parts/play-now.js";
import { errorText } from "../parts/error-text.js";
import { Players } from "../parts/players.js";
import { Strip } from "../parts/strip.js";
import { toast } from "../parts/toast.js";
import { TopBar, useTitle } from "../parts/top-bar.js";
import { TrayDice } from "../parts/tray.js";

/** @typedef {import("../core/types.js").Step} Step */
/** @typedef {import("../core/types.js").Seat} Seat */
/** @typedef {import("../core/types.js").Choice} Choice */
/** @typedef {{id: string, money: Record<string, number>, casinos: Record<string, number>}} LessonText */
/** @typedef {{step: Step, text: LessonText | null}} Beat */
/** @typedef {{face: number, understood: boolean, beats: Beat[]}} Outcome */

/**
 * @typedef {object} Scene
 * @property {string} id
 * @property {"read" | "roll" | "place" | "done"} doing
 * @property {LessonText} text
 * @property {LessonText | null} hint
 * @property {Step} step
 * @property {Choice[]} choices
 * @property {Beat[]} beats
 * @property {Outcome[]} outcomes
 */

/**
 * The state of the lesson: at the beginning of a scene, or in its outcome. The player has the beat that is shown.
 * @typedef {object} LessonState
 * @property {number} scene
 * @property {Beat[] | null} beats null: nothing was done in this scene yet
 * @property {Outcome | null} outcome
 * @property {boolean} hinted
 */

const YOU = 0;
/** Milliseconds for which a beat without a text is shown. */
const STEP_MS = 1100;

/** @param {number} scene @returns {LessonState} */
const beginning = (scene) => ({ scene, beats: null, outcome: null, hinted: false });

/** The learner and two friends who are not really there. */
function lessonSeats() {
  return [t("web-lesson-you"), "Ben", "Cleo"].map(
    (name, seat) =>
      /** @type {Seat} */ ({
        seat,
        kind: "human",
        bot: null,
        name,
        look: seat,
        open: false,
        maker: false,
        away: false,
        online: true,
      }),
  );
}

/**
 * A text of the lesson with everything that stands in it.
 * @param {LessonText} text
 */
function lessonText({ id, money: amounts, casinos }) {
  return t(id, {
    ben: "▲\u00a0Ben",
    cleo: "■\u00a0Cleo",
    ...Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [name, money(amount)])),
    ...Object.fromEntries(Object.entries(casinos).map(([name, face]) => [name, casinoLabel(face)])),
  });
}

/** The screen of `/learn`. */
export function Lesson() {
  useTitle(t("web-lesson"));
  const [scenes, setScenes] = useState(/** @type {Scene[] | null} */ (null));
  const [trouble, setTrouble] = useState("");
  const load = () => {
    setTrouble("");
    api.getLesson().then(
      (/** @type {any} */ answer) => setScenes(Array.isArray(answer) ? answer : answer.scenes),
      (error) => setTrouble(errorText(error)),
    );
  };
  useEffect(load, []);
  if (scenes) return html`<${Scenes} scenes=${scenes} />`;
  return html`
    <${TopBar} />
    <main id="main" tabindex="-1">
      <div class="waiting-line stack" role="status">
        ${
          trouble
            ? html`
              <p>${t("web-lesson-trouble")} ${trouble}</p>
              <p><button type="button" class="button" onClick=${load}>${t("web-lesson-again")}</button></p>
            `
            : t("web-opening")
        }
      </div>
    </main>
  `;
}

/** @param {{scenes: Scene[]}} props */
function Scenes({ scenes }) {
  const state = useSignal(beginning(0));
  const [selected, setSelected] = useState(/** @type {number | null} */ (null));
  const [peeked, setPeeked] = useState(/** @type {number | null} */ (null));
  const [busy, setBusy] = useState(false);
  // Its first step is that of the scene. A step with a text is read; the others go by on their own.
  const player = useMemo(
    () =>
      createPlayer({
        steps: [/** @type {Scene} */ (scenes[0]).step],
        speed: () => effectiveSpeed.peek(),
        hold: (_, index) => (index && !state.peek().beats?.[index - 1]?.text ? STEP_MS : Infinity),
        about: () => ({ yours: true, held: [YOU] }),
      }),
    [],
  );
  useEffect(() => player.close, []);

  const moment = state.value;
  const { beats, outcome } = moment;
  const beat = player.at.value - 1;
  const scene = /** @type {Scene} */ (scenes[moment.scene]);
  const step = /** @type {Step} */ (player.shown.value);
  const choosing = scene.doing === "place" && !beats;
  const moving = beats !== null && !beats[beat]?.text;
  const over = beats !== null && beat === beats.length - 1;
  const text = textOf(scene, beats, beat);
  const seats = lessonSeats();

  /** @param {LessonState} next */
  const enter = (next) => {
    setSelected(null);
    setPeeked(null);
    const { step: first } = /** @type {Scene} */ (scenes[next.scene]);
    batch(() => {
      state.value = next;
      player.reset([first, ...(next.beats ?? []).map((each) => each.step)], 0);
      player.next();
    });
  };
  const hint = () => {
    state.value = { ...moment, hinted: true };
  };
  /** @param {number} index */
  const goTo = (index) => enter(beginning(Math.min(Math.max(index, 0), scenes.length - 1)));
  /**
   * @param {Beat[]} follow
   * @param {Outcome | null} of
   */
  const run = (follow, of) => enter({ ...beginning(moment.scene), beats: follow, outcome: of });

  /** @param {number} face */
  const place = (face) => {
    const found = scene.outcomes.find((each) => each.face === face);
    if (found) run(found.beats, found);
  };
  /** @param {number} face */
  const choose = (face) => {
    if (!choosing) return;
    if (!scene.outcomes.some((each) => each.face === face)) hint();
    else if (selected === face || !confirmPlacing.peek()) place(face);
    else setSelected(face);
  };

  const onMainButton = () => {
    if (moving || busy) return;
    if (choosing) {
      if (selected !== null) place(selected);
      else hint();
    } else if (!beats) {
      if (scene.doing === "roll") run(scene.beats, null);
      else if (scene.doing === "done") start();
      else goTo(moment.scene + 1);
    } else if (!over) {
      setSelected(null);
      player.next();
    } else goTo(outcome && !outcome.understood ? moment.scene : moment.scene + 1);
  };
  const start = async () => {
    setBusy(true);
    try {
      await playNow();
    } catch (error) {
      setBusy(false);
      toast(errorText(error), { kind: "bad" });
    }
  };

  const heading = t(`${scene.text.id}.title`);
  const words = text && lessonText(text);
  useEffect(() => {
    if (words) announce(beats ? words : `${heading}. ${words}`);
  }, [words]);

  useKeys({
    r: () => scene.doing === "roll" && !beats && onMainButton(),
    Escape: () => setSelected(null),
    ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((face) => [String(face), () => choose(face)])),
  });

  return html`
    <${Sky} />
    <${TopBar}><${Progress} scenes=${scenes} at=${moment.scene} onLeave=${() => navigate("/")} /><//>
    <main id="main" tabindex="-1" class="lesson" data-scene=${scene.id}>
      <div class="lesson-board">
        <${Strip}
          step=${step}
          seats=${seats}
          you=${YOU}
          choices=${choosing ? scene.choices : []}
          selected=${selected}
          peeked=${peeked}
          onSelect=${choose}
          onPeek=${choosing ? setPeeked : undefined}
          paid=${beats ? paidCasinos(player.steps.value, player.at.value) : []}
        />
      </div>
      <div class="lesson-players"><${Players} step=${step} seats=${seats} you=${YOU} self=${YOU} /></div>
      <section class="lesson-card" aria-label=${t("web-lesson")}>
        <div class="lesson-words">
          <h1>${heading}</h1>
          <p>
            ${
              outcome &&
              words &&
              beat === 0 &&
              html`<strong class=${outcome.understood ? "lesson-good" : "lesson-nearly"}>
              ${outcome.understood ? t("web-lesson-good") : t("web-lesson-nearly")}${" "}
            </strong>`
            }
            ${words}
          </p>
          <${Aside}
            says=${choosing ? aside(scene, moment, selected ?? peeked, seats) : ""}
            may=${choosing ? asides(scene, moment, seats) : []}
          />
        </div>
        ${
          scene.doing !== "done" &&
          html`<div class="lesson-dice">
          <${TrayDice}
            step=${step}
            seats=${seats}
            choices=${choosing ? scene.choices : []}
            selected=${selected}
            onSelect=${choose}
            onPeek=${choosing ? setPeeked : undefined}
          />
        </div>`
        }
        <div class="lesson-act">
          ${
            moment.scene > 0 &&
            html`<button type="button" class="button button-quiet" onClick=${() => goTo(beats ? moment.scene : moment.scene - 1)}>
            ${t("web-lesson-back")}
          </button>`
          }
          <button
            type="button"
            class="button button-main main-button"
            aria-disabled=${moving || busy || (choosing && selected === null)}
            onClick=${onMainButton}
          >${label(scene, moment, selected, over)}</button>
        </div>
        ${
          scene.doing === "done" &&
          html`<div class="lesson-act lesson-after">
          <button type="button" class="button" onClick=${() => openSheet("rules")}><${Icon} name="rules" />${t("web-lesson-rules")}</button>
          <button type="button" class="button" onClick=${() => goTo(0)}><${Icon} name="replay" />${t("web-lesson-restart")}</button>
        </div>`
        }
      </section>
    </main>
  `;
}

/**
 * Return the text of a state: the last one of the beats so far.
 * @param {Scene} scene
 * @param {Beat[] | null} beats
 * @param {number} beat
 * @returns {LessonText | null}
 */
function textOf(scene, beats, beat) {
  if (!beats) return scene.text;
  return beats.slice(0, beat + 1).findLast((each) => each.text)?.text ?? null;
}

/**
 * Beside the words: what the choice that is looked at would change, or a hint for who presses without choosing.
 * @param {Scene} scene
 * @param {LessonState} moment
 * @param {number | null} face
 * @param {Seat[]} seats
 */
function aside(scene, moment, face, seats) {
  const choice = scene.choices.find((each) => each.face === face);
  if (choice) return consequence(choice, { seats, you: YOU });
  return moment.hinted && scene.hint ? lessonText(scene.hint) : "";
}

/**
 * All that `aside` may say while somebody chooses.
 * @param {Scene} scene
 * @param {LessonState} moment
 * @param {Seat[]} seats
 */
function asides(scene, moment, seats) {
  const faces = [null, ...scene.choices.map(({ face }) => face)];
  return faces.map((face) => aside(scene, { ...moment, hinted: true }, face, seats));
}

/**
 * The text, with room for the longest one of the scene: if the dice below moved when one
 * of them is looked at, it would slip away from under the pointer, and come back, without end.
 * @param {{says: string, may: string[]}} props
 */
function Aside({ says, may }) {
  return html`
    <div class="lesson-aside">
      <p aria-live="polite">${says}</p>
      ${may.map((text) => html`<p key=${text} class="lesson-aside-room" data-text=${text}></p>`)}
    </div>
  `;
}

/**
 * The main button's word: always the same button, at the same place.
 * @param {Scene} scene
 * @param {LessonState} moment
 * @param {number | null} selected
 * @param {boolean} over
 */
function label(scene, { beats, outcome }, selected, over) {
  if (!beats) {
    if (scene.doing === "roll") return t("key-roll");
    if (scene.doing === "place")
      return selected === null
        ? t("web-lesson-choose")
        : t("web-lesson-place-at", { casino: casinoLabel(selected) });
    return scene.doing === "done" ? t("web-lesson-play") : t("web-lesson-next");
  }
  return over && outcome && !outcome.understood ? t("web-lesson-again") : t("web-lesson-next");
}

/**
 * The progress of the lesson, and the way out.
 * @param {{scenes: Scene[], at: number, onLeave: () => void}} props
 */
function Progress({ scenes, at, onLeave }) {
  return html`
    <div class="lesson-progress">
      <p class="unseen">${t("web-lesson-progress", { step: at + 1, steps: scenes.length })}</p>
      <ol class="lesson-dots" aria-hidden="true">
        ${scenes.map((scene, index) => html`<li key=${scene.id} class=${index < at ? "dot-done" : index === at ? "dot-now" : ""}></li>`)}
      </ol>
      <button
        type="button"
        class="button button-quiet button-icon"
        aria-label=${t("web-lesson-leave")}
        title=${t("web-lesson-leave")}
        onClick=${onLeave}
      >
        <${Icon} name="remove" />
      </button>
    </div>
  `;
}
