/** Animates the pay-out of a casino: ties go home, notes go to their purses. Slow where the reader wins or loses by it. */

import { boxOf } from "./step-animation.js";
import { money } from "./texts.js";

/** @typedef {import("./step-animation.js").StepAnimation} StepAnimation */
/** @typedef {import("./step-animation.js").Snapshot} Snapshot */

/** Times at normal speed, in milliseconds: for the reader's own notes, and for those of others. */
const OWN = { flight: 760, between: 190, least: 1100 };
const OTHERS = { flight: 430, between: 80, least: 640 };
const NOTHING_MS = 330;
const GAIN_MS = 1100;
/** The highest note. */
const LARGEST = 90_000;

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
    const player = `.player[data-seat="${tower.getAttribute("data-owner")}"]`;
    const home = boxOf(`${player} .die`) ?? boxOf(player);
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
 * A casino pays: ties are stamped and leave, then the notes go to their purses, and the rest under the pile. The larger a
 * note of the reader, the higher and larger it flies.
 * @param {StepAnimation} scene
 * @param {import("./types.js").CasinoPaid} event
 * @param {Snapshot} snapshot
 * @param {number[]} held the reader's own seats
 */
export function animatePayout(scene, event, snapshot, held) {
  const slot = document.querySelector(`[data-casino="${event.casino}"]`);
  if (!slot || !(event.payments.length || event.cancelled.length || event.returned.length)) {
    scene.extendTo(NOTHING_MS);
    return;
  }
  let clock = 80;
  if (event.cancelled.length) clock = animateTies(scene, slot, clock);
  const times = event.payments.some(({ owner }) => held.includes(owner)) ? OWN : OTHERS;
  const pile = boxOf(".pile") ?? boxOf(".top-bar");
  for (let n = 0; n < snapshot.copies.size; n++) {
    const from = snapshot.boxes.get(`note-${n}`);
    const copy = snapshot.copies.get(`note-${n}`);
    const payment = event.payments[n];
    const own = payment !== undefined && held.includes(payment.owner);
    const winner = payment && boxOf(`.player[data-seat="${payment.owner}"]`);
    const to = winner ?? pile; // neutral has no place at the table
    if (!from || !copy || !to) continue;
    const size = own ? payment.note / LARGEST : 0;
    const flight = scene.fly(copy, from, to, {
      duration: times.flight,
      delay: clock,
      arc: 26 + 50 * size,
      peak: 1 + size,
      fade: !own,
    });
    if (own) flight.classList.add("flight-own");
    if (winner) {
      scene.move(
        document.querySelector(`.player[data-seat="${payment.owner}"] .player-in`),
        [
          { transform: "none" },
          { transform: `scale(${1.05 + 0.1 * size})` },
          { transform: "none" },
        ],
        { duration: 260, delay: clock + times.flight - 120 },
      );
    }
    clock += times.between;
  }
  const landed = clock - times.between + times.flight;
  for (const seat of held) animateGain(scene, event, seat, landed);
  scene.extendTo(Math.max(times.least, landed + 160));
}

/**
 * The winnings of the reader rise from the chip.
 * @param {StepAnimation} scene
 * @param {import("./types.js").CasinoPaid} event
 * @param {number} seat
 * @param {number} start in milliseconds
 */
function animateGain(scene, event, seat, start) {
  const sum = event.payments.reduce((all, { owner, note }) => all + (owner === seat ? note : 0), 0);
  const chip = boxOf(`.player[data-seat="${seat}"]`);
  if (!sum || !chip) return;
  const gain = document.createElement("div");
  gain.className = "gain";
  gain.textContent = `+${money(sum)}`;
  const from = new DOMRect(chip.x, chip.y - 14, chip.width, 28);
  const copy = scene.fly(gain, from, new DOMRect(chip.x, chip.y - 74, chip.width, 28), {
    duration: GAIN_MS,
    delay: start - 80,
    arc: 12,
    peak: 1.2,
    fade: true,
  });
  copy.classList.add("flight-gain");
}
