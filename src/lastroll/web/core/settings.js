/** What this reader likes: signals that are kept in the browser and shared between its tabs. */

import { computed, effect, signal } from "./html.js";

const PREFIX = "lastroll.";
/** Names whose last value could not be written: memory knows better than the storage. */
const unwritten = new Set();
/**
 * Take a stored text; `join` says what becomes of it and of the value in memory.
 * @typedef {(text: string | null, join?: (stored: any, mine: any) => any) => void} Listener
 */
/** @type {Map<string, Listener>} */
const listeners = new Map();

/**
 * A signal that is kept under a name; what is stored and not allowed counts as not stored.
 * @template T
 * @param {string} name
 * @param {T} usual
 * @param {(value: any) => boolean} allowed
 * @returns {import("../vendor/signals.js").Signal<T>}
 */
export function kept(name, usual, allowed) {
  const key = PREFIX + name;
  /** @param {string | null | undefined} text */
  const parse = (text) => {
    try {
      const value = JSON.parse(text ?? "null");
      return value !== null && allowed(value) ? value : usual;
    } catch {
      return usual;
    }
  };
  const value = signal(parse(read(key)));
  listeners.set(key, (text, join = (stored) => stored) => {
    value.value = join(parse(text), value.peek());
  });
  effect(() => {
    const text = JSON.stringify(value.value);
    const before = read(key);
    const same = text === before || (text === JSON.stringify(usual) && before === null);
    if (same) unwritten.delete(key);
    else write(key, text);
  });
  return value;
}

/**
 * What is stored; undefined where the browser refuses storage (private windows, embedded views).
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
    unwritten.add(key); // refused, or full: the value holds until the page is closed
  }
}

/**
 * Read a kept signal anew: another tab may have written a moment ago.
 * @param {string} name
 * @param {(stored: any, mine: any) => any} join what holds where the last value could not be stored
 */
export function reread(name, join) {
  const key = PREFIX + name;
  const text = read(key);
  if (text !== undefined) listeners.get(key)?.(text, unwritten.has(key) ? join : undefined);
}

/**
 * Whether what is kept under a name would be there after a reload.
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

/** How quickly things move: 0 not at all, 1, 2, 4. */
export const speed = kept("speed", 1, oneOf(0, 1, 2, 4));
/** Whether the dice are thrown without pressing the button. */
export const autoRoll = kept("autoRoll", false, isBoolean);
/** Whether a first tap only selects, and a second one places. */
export const confirm = kept("confirm", true, isBoolean);
export const sound = kept("sound", false, isBoolean);
/** Loudness from 0 to 1. */
export const volume = kept(
  "volume",
  0.6,
  (value) => typeof value === "number" && value >= 0 && value <= 1,
);
/** "system", "light" or "dark". */
export const theme = kept("theme", "system", oneOf("system", "light", "dark"));
/** Whether casinos bear the names of the booklets of 2012. */
export const names2012 = kept("names2012", false, isBoolean);
/** Whether reactions and phrases of others stay unseen. */
export const muted = kept("muted", false, isBoolean);
/** Whether single keys (1-6, R, …) do something; people who dictate need to switch them off. */
export const shortcuts = kept("shortcuts", true, isBoolean);
export const playerName = kept(
  "playerName",
  "",
  (value) => typeof value === "string" && value.length <= 40,
);
/** The chosen language; "" follows the browser. */
export const chosenLanguage = kept("language", "", (value) => typeof value === "string");

const motionQuery = matchMedia("(prefers-reduced-motion: reduce)");
/** Whether the system asks for stillness. */
export const reducedMotion = signal(motionQuery.matches);
motionQuery.addEventListener("change", () => {
  reducedMotion.value = motionQuery.matches;
});

/** The speed things really have: 0 where the system asks for stillness. */
export const motion = computed(() => (reducedMotion.value ? 0 : speed.value));

const lightQuery = matchMedia("(prefers-color-scheme: light)");
const systemLight = signal(lightQuery.matches);
lightQuery.addEventListener("change", () => {
  systemLight.value = lightQuery.matches;
});

/** "light" or "dark", as shown now. */
export const shownTheme = computed(() =>
  theme.value === "system" ? (systemLight.value ? "light" : "dark") : theme.value,
);

effect(() => {
  const root = document.documentElement;
  root.dataset.theme = shownTheme.value;
  root.dataset.motion = motion.value === 0 ? "still" : "moving";
  // The browser's own bars take the colour of the sky.
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute("content", shownTheme.value === "light" ? "#cfe4ee" : "#0d0b1c");
});
