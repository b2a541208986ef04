/**
 * Animates a step on the page (Web Animations): dice tumble, dice and notes fly. The document already shows the state after
 * the step; elements move from their boxes before it. Without these elements on the page nothing happens.
 */

import { ROTATIONS } from "../art/die.js";

/** @typedef {import("./types.js").Step} Step */
/** @typedef {{boxes: Map<string, DOMRect>, copies: Map<string, Node>}} Snapshot */

/**
 * The animation of a step.
 * @typedef {object} Motion
 * @property {number} ms how long it takes, at the speed it was started with
 * @property {() => void} finish go to its end at once
 */

/**
 * @typedef {object} About
 * @property {boolean} [yours] it is the reader's own step
 * @property {boolean} [more] other steps wait to be shown
 */

const OUT = "cubic-bezier(.2, .75, .25, 1)";
const ARC = "cubic-bezier(.45, .05, .35, 1)";
/** Times at normal speed, in milliseconds. */
const DURATIONS_MS = {
  roll: 860,
  othersRoll: 700,
  read: 200,
  place: 520,
  rest: 90,
  deal: 620,
  pay: 950,
  payNothing: 380,
  end: 250,
};

/** Collects what moves, so that all of it can be finished at once. */
class StepAnimation {
  /** @param {number} speed */
  constructor(speed) {
    this.speed = speed;
    this.ms = 0;
    /** @type {Animation[]} */
    this.animations = [];
    /** @type {Element[]} */
    this.copies = [];
  }

  /**
   * @param {Element | null | undefined} element
   * @param {Keyframe[]} frames
   * @param {{duration: number, delay?: number, easing?: string}} timing
   */
  move(element, frames, { duration, delay = 0, easing = "linear" }) {
    if (!element) return;
    const animation = element.animate(frames, { duration, delay, easing, fill: "backwards" });
    animation.playbackRate = this.speed;
    this.animations.push(animation);
    this.extendTo(delay + duration);
  }

  /**
   * Animate a copy of an element over the page from one box to another.
   * @param {Node} copy
   * @param {DOMRect} from
   * @param {DOMRect} to
   * @param {{duration: number, delay?: number, arc?: number, fade?: boolean}} timing
   */
  fly(copy, from, to, { duration, delay = 0, arc = 40, fade = false }) {
    const holder = document.createElement("div");
    holder.className = "flight";
    holder.setAttribute("aria-hidden", "true");
    Object.assign(holder.style, {
      left: `${from.left}px`,
      top: `${from.top}px`,
      width: `${from.width}px`,
      height: `${from.height}px`,
      opacity: "0", // after the flight, while others still fly
    });
    holder.append(copy);
    document.body.append(holder);
    this.copies.push(holder);
    const x = to.left + to.width / 2 - from.left - from.width / 2;
    const y = to.top + to.height / 2 - from.top - from.height / 2;
    const scale = Math.max(to.height / from.height, 0.2);
    this.move(
      holder,
      [
        { transform: "none", opacity: 1 },
        {
          transform: `translate(${x / 2}px, ${y / 2 - arc}px) scale(${(1 + scale) / 2})`,
          opacity: 1,
          offset: 0.5,
        },
        { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: fade ? 0.2 : 1 },
      ],
      { duration, delay, easing: ARC },
    );
    return holder;
  }

  /** @param {number} ms */
  extendTo(ms) {
    this.ms = Math.max(this.ms, ms);
  }

  /** @returns {Motion} */
  motion() {
    return {
      ms: this.ms / this.speed,
      finish: () => {
        for (const animation of this.animations) animation.cancel();
        for (const copy of this.copies) copy.remove();
      },
    };
  }
}

/**
 * @param {string} selector
 * @returns {DOMRect | null}
 */
function boxOf(selector) {
  const box = document.querySelector(selector)?.getBoundingClientRect() ?? null;
  return box && box.width ? box : null;
}

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
export function animateStep(step, snapshot, speed, { yours = false, more = false }) {
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
      animatePayout(scene, step.event, snapshot);
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
        { transform: `translate(${restX}px, ${restY - 7}px)`, offset: 0.6, easing: "ease-in" },
        {
          transform: `translate(${restX}px, ${restY}px)`,
          offset: 0.68,
          easing: "cubic-bezier(.6, 0, .2, 1)",
        },
        { transform: "none" },
      ],
      { duration: time - late, delay: late },
    );
    const rest = `translateZ(${-half}px) rotateX(-9deg) rotateY(8deg)`;
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
    [{ filter: "brightness(1)" }, { filter: "brightness(1.35)" }, { filter: "brightness(1)" }],
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

/**
 * Towers that tie shake, are stamped one by one, and their dice go home. Neutral dice have no home: they fade.
 * @param {StepAnimation} scene
 * @param {Element} slot
 * @param {number} start in milliseconds
 * @returns {number} when the notes can follow
 */
function animateTies(scene, slot, start) {
  const shake = 420;
  const beat = 140;
  const towers = [...slot.querySelectorAll(".tower-cancelled")];
  const leave = start + shake + towers.length * beat + 160;
  towers.forEach((tower, n) => {
    scene.move(
      tower.querySelector(".tower-dice"),
      [
        { transform: "none", opacity: 1 },
        ...[-5, 5, -5, 5, -4, 4].map((x, at) => ({
          transform: `translateX(${x}px)`,
          opacity: 1,
          offset: (0.1 + at * 0.12) * (shake / (leave - start)),
        })),
        { transform: "none", opacity: 1, offset: shake / (leave - start) },
        { transform: "none", opacity: 1 },
      ],
      { duration: leave - start, delay: start },
    );
    scene.move(
      tower.querySelector(".tie-stamp"),
      [
        { transform: "rotate(-9deg) scale(2.4)", opacity: 0 },
        { transform: "rotate(-9deg)", opacity: 1 },
      ],
      { duration: 160, delay: start + shake + n * beat, easing: "ease-in" },
    );
    const home = boxOf(`.player[data-seat="${tower.getAttribute("data-owner")}"]`);
    if (!home) return;
    tower.querySelectorAll(".die").forEach((die, at) => {
      const look = document.createElement("span");
      look.className = tower.className.replace(/\btower\S*/g, "");
      look.append(die.cloneNode(true));
      const box = die.getBoundingClientRect();
      const delay = leave + at * 40;
      const flight = scene.fly(look, box, home, { duration: 460, delay, arc: 26, fade: true });
      scene.move(flight, [{ opacity: 0 }, { opacity: 0 }], { duration: delay });
    });
  });
  return leave + 200;
}

/**
 * A casino pays: ties shake and leave together, then the notes go to their purses, and the rest under the pile.
 * @param {StepAnimation} scene
 * @param {import("./types.js").CasinoPaid} event
 * @param {Snapshot} snapshot
 */
function animatePayout(scene, event, snapshot) {
  const slot = document.querySelector(`[data-casino="${event.casino}"]`);
  if (!slot || !(event.payments.length || event.cancelled.length || event.returned.length)) {
    scene.extendTo(DURATIONS_MS.payNothing);
    return;
  }
  let clock = 120;
  if (event.cancelled.length) clock = animateTies(scene, slot, clock);
  const notes = slot.querySelectorAll(".note").length;
  const pile = boxOf(".pile") ?? boxOf(".top-bar");
  for (let n = 0; n < notes; n++) {
    const from = snapshot.boxes.get(`note-${n}`);
    const copy = snapshot.copies.get(`note-${n}`);
    const payment = event.payments[n];
    const winner = payment && boxOf(`.player[data-seat="${payment.owner}"]`);
    const to = winner ?? pile; // neutral has no place at the table
    if (!from || !copy || !to) continue;
    scene.fly(copy, from, to, { duration: 560, delay: clock + n * 110, arc: 30, fade: true });
    if (winner) {
      scene.move(
        document.querySelector(`.player[data-seat="${payment.owner}"] .player-in`),
        [{ transform: "none" }, { transform: "scale(1.07)" }, { transform: "none" }],
        {
          duration: 260,
          delay: clock + n * 110 + 440,
        },
      );
    }
  }
  scene.extendTo(Math.max(DURATIONS_MS.pay, clock + 560 + (notes - 1) * 110 + 120));
}
