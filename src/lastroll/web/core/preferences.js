/** Preferences: signals that are stored in the browser and shared between its tabs. */

import { computed, effect, signal } from "./html.js";

const PREFIX = "lastroll.";
/** Keys whose last value could not be written: the value in memory is newer than the stored one. */
const unwritten = new Set();
/**
 * Handles a stored text; `join` merges it with the value in memory.
 * @typedef {(text: string | null, join?: (stored: any, mine: any) => any) => void} Listener
 */
/** @type {Map<string, Listener>} */
const listeners = new Map();

/**
 * Return a signal that is stored under a name; an invalid stored value is ignored.
 * @template T
 * @param {string} name
 * @param {T} initial
 * @param {(value: any) => boolean} isValid
 * @returns {import("../vendor/signals.js").Signal<T>}
 */
export function storedSignal(name, initial, isValid) {
  const key = PREFIX + name;
  /** @param {string | null | undefined} text */
  const parse = (text) => {
    try {
      const value = JSON.parse(text ?? "null");
      return value !== null && isValid(value) ? value : initial;
    } catch {
      return initial;
    }
  };
  const value = signal(parse(read(key)));
  listeners.set(key, (text, join = (stored) => stored) => {
    value.value = join(parse(text), value.peek());
  });
  effect(() => {
    const text = JSON.stringify(value.value);
    const before = read(key);
    const same = text === before || (text === JSON.stringify(initial) && before === null);
    if (same) unwritten.delete(key);
    else write(key, text);
  });
  return value;
}

/**
 * Return the stored text; undefined if the browser refuses storage (private windows, embedded views).
 * @param {string} key
 * @returns {string | null | undefined}
 */
function read(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return undefined;
  }
}

/**
 * @param {string} key
 * @param {string} text
 */
function write(key, text) {
  try {
    localStorage.setItem(key, text);
    unwritten.delete(key);
  } catch {
    unwritten.add(key); // refused, or full: the value is valid until the page is closed
  }
}

/**
 * Read a stored signal again: another tab may have written it a moment ago.
 * @param {string} name
 * @param {(stored: any, mine: any) => any} join merges both if the last value could not be stored
 */
export function reloadStored(name, join) {
  const key = PREFIX + name;
  const text = read(key);
  if (text !== undefined) listeners.get(key)?.(text, unwritten.has(key) ? join : undefined);
}

/**
 * Return whether the value under a name would survive a reload.
 * @param {string} name
 */
export function isStored(name) {
  const key = PREFIX + name;
  return read(key) !== undefined && !unwritten.has(key);
}

addEventListener("storage", (event) => {
  if (event.key && !unwritten.has(event.key)) listeners.get(event.key)?.(event.newValue);
});

/** @param {any[]} values */
const oneOf =
  (...values) =>
  /** @param {any} value */ (value) =>
    values.includes(value);
/** @param {any} value */
const isBoolean = (value) => typeof value === "boolean";

/** The speed of animations: 0 (none), 1, 2 or 4. */
export const speed = storedSignal("speed", 1, oneOf(0, 1, 2, 4));
/** Whether dice are rolled without pressing the button. */
export const autoRoll = storedSignal("autoRoll", false, isBoolean);
/** Whether the first tap only selects and the second one places. */
export const confirmPlacing = storedSignal("confirm", true, isBoolean);
export const sound = storedSignal("sound", false, isBoolean);
/** Whether the reader was offered to turn the sound on. */
export const soundOffered = storedSignal("soundOffered", false, isBoolean);
/** Loudness from 0 to 1. */
export const volume = storedSignal(
  "volume",
  0.6,
  (value) => typeof value === "number" && value >= 0 && value <= 1,
);
/** "system", "light" or "dark". */
export const theme = storedSignal("theme", "system", oneOf("system", "light", "dark"));
/** Whether casinos have the names of the booklets of 2012. */
export const names2012 = storedSignal("names2012", false, isBoolean);
/** Whether messages of others are hidden. */
export const muted = storedSignal("muted", false, isBoolean);
/** Whether keyboard shortcuts (1-6, R, …) are on; they get in the way of voice control. */
export const shortcuts = storedSignal("shortcuts", true, isBoolean);
export const playerName = storedSignal(
  "playerName",
  "",
  (value) => typeof value === "string" && value.length <= 40,
);
/** Whether the reader was asked for a name after a game. */
export const nameAsked = storedSignal("nameAsked", false, isBoolean);
/** The chosen language; "" follows the browser. */
export const chosenLanguage = storedSignal("language", "", (value) => typeof value === "string");

const motionQuery = matchMedia("(prefers-reduced-motion: reduce)");
/** Whether the system asks for reduced motion. */
export const reducedMotion = signal(motionQuery.matches);
motionQuery.addEventListener("change", () => {
  reducedMotion.value = motionQuery.matches;
});

/** The effective speed of animations: 0 if the system asks for reduced motion. */
export const effectiveSpeed = computed(() => (reducedMotion.value ? 0 : speed.value));

const lightQuery = matchMedia("(prefers-color-scheme: light)");
const systemLight = signal(lightQuery.matches);
lightQuery.addEventListener("change", () => {
  systemLight.value = lightQuery.matches;
});

/** "light" or "dark", as shown now. */
export const resolvedTheme = computed(() =>
  theme.value === "system" ? (systemLight.value ? "light" : "dark") : theme.value,
);

effect(() => {
  const root = document.documentElement;
  root.dataset.theme = resolvedTheme.value;
  root.dataset.motion = effectiveSpeed.value === 0 ? "still" : "moving";
  // The browser's own bars take the colour of the sky.
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute("content", resolvedTheme.value === "light" ? "#cfe4ee" : "#0d0b1c");
});
