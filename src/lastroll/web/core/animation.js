/**
 * Animates a step on the page (Web Animations): dice tumble, dice and notes fly. The document already shows the state after
 * the step; elements move from their boxes before it. Without these elements on the page nothing happens.
 */

import { ROTATIONS } from "../art/die.js";
import { animatePayout } from "./payout-animation.js";
import { boxOf, StepAnimation } from "./step-animation.js";

/** @typedef {import("./types.js").Step} Step */
/** @typedef {import("./step-animation.js").Motion} Motion */
/** @typedef {import("./step-animation.js").Snapshot} Snapshot */

/**
 * @typedef {object} About
 * @property {boolean} [yours] it is the reader's own step
 * @property {boolean} [more] other steps wait to be shown
 * @property {number[]} [held] the reader's own seats
 */

const OUT = "cubic-bezier(.2, .75, .25, 1)";
/** Times at normal speed, in milliseconds. */
const DURATIONS_MS = {
  roll: 860,
  othersRoll: 700,
  read: 200,
  place: 520,
  rest: 90,
  deal: 620,
  end: 250,
};

/**
 * Remember where things are before a step is shown.
 * @param {Step} step
 * @returns {Snapshot}
 */
export function takeSnapshot(step) {
  const { event } = step;
  /** @type {Snapshot} */
  const snapshot = { boxes: new Map(), copies: new Map() };
  if (event.event === "placed") {
    document
      .querySelectorAll(`.dice-group[data-face="${event.face}"] .cube-stand`)
      .forEach((cube, n) => {
        snapshot.boxes.set(`cube-${n}`, cube.getBoundingClientRect());
      });
  }
  if (event.event === "casino-paid") {
    const slot = document.querySelector(`[data-casino="${event.casino}"]`);
    slot?.querySelectorAll(".note").forEach((note, n) => {
      snapshot.boxes.set(`note-${n}`, note.getBoundingClientRect());
      snapshot.copies.set(`note-${n}`, copyOf(note));
    });
  }
  return snapshot;
}

/**
 * A copy of an element that keeps its measures wherever it is put.
 * @param {Element} element
 */
function copyOf(element) {
  const copy = /** @type {HTMLElement} */ (element.cloneNode(true));
  const unit = Number.parseFloat(getComputedStyle(element).width) / 34;
  if (element.classList.contains("note")) copy.style.setProperty("--u", `${unit}px`);
  return copy;
}

/**
 * Animate the step.
 * @param {Step} step
 * @param {Snapshot} snapshot
 * @param {number} speed
 * @param {About} about
 * @returns {Motion}
 */
export function animateStep(step, snapshot, speed, { yours = false, more = false, held = [] }) {
  const scene = new StepAnimation(speed);
  switch (step.event.event) {
    case "rolled":
      animateRoll(scene, yours ? DURATIONS_MS.roll : DURATIONS_MS.othersRoll);
      // Dice of others need a moment to be read; the reader's own stay anyway.
      if (!yours && more) scene.extendTo(scene.ms + DURATIONS_MS.read);
      break;
    case "placed":
      animatePlacing(scene, step.event, step.changes ?? [], snapshot);
      scene.extendTo(scene.ms + DURATIONS_MS.rest);
      break;
    case "opening-placed":
      animateOpening(scene);
      break;
    case "round-started":
      animateDeal(scene);
      break;
    case "casino-paid":
      animatePayout(scene, step.event, snapshot, held);
      break;
    default:
      scene.extendTo(DURATIONS_MS.end);
  }
  return scene.motion();
}

/** Chance only for the eye: how a cube spins says nothing about how it fell. */
const spin = () => (Math.random() < 0.5 ? -1 : 1) * (360 + 360 * Math.floor(Math.random() * 2));

/**
 * Dice are thrown in, tumble, come to rest anywhere, and then line up by face.
 * @param {StepAnimation} scene
 * @param {number} time
 */
function animateRoll(scene, time) {
  const tray = boxOf(".tray-dice");
  const cubes = [...document.querySelectorAll(".tray-dice .cube-stand")];
  if (!tray) return;
  cubes.forEach((stand, n) => {
    const box = stand.getBoundingClientRect();
    const face = Number(stand.getAttribute("data-face"));
    const [x, y] = ROTATIONS[face] ?? [0, 0];
    const half = box.width / 2;
    const late = (n % 5) * 22;
    // Where it comes to rest before it is lined up: spread over the tray, not in order.
    const spot = tray.left + tray.width * ((0.08 + ((n * 0.618 + 0.31) % 1) * 0.8) * 0.98);
    const restX = spot - box.left;
    const restY = ((n * 0.37) % 1) * 16 - 10;
    scene.move(
      stand,
      [
        {
          transform: `translate(${tray.left + tray.width / 2 - box.left + (n % 3) * 14 - 14}px, ${tray.height * 1.5}px) scale(1.25)`,
          opacity: 0,
          easing: OUT,
        },
        { opacity: 1, offset: 0.08 },
        {
          transform: `translate(${restX * 0.9}px, ${restY - 26}px) scale(1.18)`,
          offset: 0.3,
          easing: "ease-in",
        },
        { transform: `translate(${restX}px, ${restY}px)`, offset: 0.52, easing: "ease-out" },
        { transform: `translate(${restX}px, ${restY - 13}px)`, offset: 0.6, easing: "ease-in" },
        {
          transform: `translate(${restX}px, ${restY}px)`,
          offset: 0.68,
          easing: "cubic-bezier(.6, 0, .2, 1)",
        },
        { transform: "none" },
      ],
      { duration: time - late, delay: late },
    );
    // The higher a die is, the smaller and fainter its shadow.
    scene.move(
      stand.querySelector(".cube-shadow"),
      [
        { transform: "translateY(90%) scale(.5)", opacity: 0 },
        { transform: "translateY(70%) scale(.6)", opacity: 0.4, offset: 0.3, easing: "ease-in" },
        { transform: "none", opacity: 1, offset: 0.52, easing: "ease-out" },
        { transform: "translateY(36%) scale(.8)", opacity: 0.6, offset: 0.6, easing: "ease-in" },
        { transform: "none", opacity: 1, offset: 0.68 },
        { transform: "none", opacity: 1 },
      ],
      { duration: time - late, delay: late },
    );
    const rest = `translateZ(${-half}px)`;
    scene.move(
      stand.querySelector(".cube"),
      [
        {
          transform: `${rest} rotateX(${x + spin()}deg) rotateY(${y + spin()}deg)`,
          easing: "cubic-bezier(.25, .5, .4, 1)",
        },
        { transform: `${rest} rotateX(${x}deg) rotateY(${y}deg)`, offset: 0.66 },
        { transform: `${rest} rotateX(${x}deg) rotateY(${y}deg)` },
      ],
      { duration: time - late, delay: late },
    );
  });
}

/**
 * Dice go from the tray to the casino in a short arc.
 * @param {StepAnimation} scene
 * @param {import("./types.js").Placed} event
 * @param {import("./types.js").Change[]} changes
 * @param {Snapshot} snapshot
 */
function animatePlacing(scene, event, changes, snapshot) {
  const slot = document.querySelector(`[data-casino="${event.face}"]`);
  if (!slot) {
    scene.extendTo(DURATIONS_MS.place);
    return;
  }
  const towers = [...slot.querySelectorAll(".tower")];
  const own = [...(towers[event.seat]?.querySelectorAll(".die") ?? [])].slice(
    -event.own || Infinity,
  );
  const neutral = event.neutral
    ? [...(towers[towers.length - 1]?.querySelectorAll(".die") ?? [])].slice(-event.neutral)
    : [];
  [...own, ...neutral].forEach((die, n) => {
    const from = snapshot.boxes.get(`cube-${n}`);
    const to = die.getBoundingClientRect();
    if (!from || !to.width) return;
    const delay = n * 45;
    const copy = /** @type {Element} */ (die.cloneNode(true));
    copy.classList.add("die-flying");
    const look = /** @type {HTMLElement} */ (document.createElement("span"));
    look.className = die.closest(".tower")?.className.replace("tower", "") ?? "";
    look.append(copy);
    scene.fly(look, from, to, { duration: DURATIONS_MS.place - 120, delay, arc: 36 });
    scene.move(die, [{ opacity: 0 }, { opacity: 0 }], {
      duration: DURATIONS_MS.place - 120 + delay,
    });
  });
  scene.move(
    slot.querySelector(".casino-in"),
    [{ transform: "none" }, { transform: "scale(1.04)" }, { transform: "none" }],
    {
      duration: 320,
      delay: DURATIONS_MS.place - 200,
    },
  );
  // Notes that change hands now: the new tag pops.
  for (const { note } of changes) {
    for (const tag of slot.querySelectorAll(`.note[data-note="${note}"] .tag`)) {
      scene.move(
        tag,
        [
          { transform: "scale(.3)" },
          { transform: "scale(1.35)", offset: 0.6 },
          { transform: "none" },
        ],
        {
          duration: 300,
          delay: DURATIONS_MS.place - 160,
          easing: "ease-out",
        },
      );
    }
  }
}

/**
 * Spare neutral dice fall onto their casinos.
 * @param {StepAnimation} scene
 */
function animateOpening(scene) {
  document.querySelectorAll(".tower .die").forEach((die, n) => {
    scene.move(
      die,
      [{ transform: "translateY(-60px)", opacity: 0 }, { opacity: 1, offset: 0.4 }, { opacity: 1 }],
      {
        duration: 420,
        delay: n * 120,
        easing: "cubic-bezier(.5, 0, .7, 1.4)",
      },
    );
  });
  scene.extendTo(700);
}

/**
 * Notes are dealt from above, casino by casino.
 * @param {StepAnimation} scene
 */
function animateDeal(scene) {
  document.querySelectorAll(".strip .casino-slot").forEach((slot, casino) => {
    slot.querySelectorAll(".note").forEach((note, n) => {
      scene.move(
        note,
        [
          {
            transform: `translate(${(2.5 - casino) * 24}px, -120px) rotate(${casino % 2 ? 24 : -24}deg)`,
            opacity: 0,
          },
          { opacity: 1, offset: 0.4 },
          {},
        ],
        { duration: DURATIONS_MS.deal - 240, delay: casino * 70 + n * 60, easing: OUT },
      );
    });
  });
  scene.extendTo(DURATIONS_MS.deal);
}
