/** Every text of the page, in the reader's language, with English as the fallback. */

import { FluentBundle, FluentNumber, FluentResource } from "../vendor/fluent.js";
import { batch, signal } from "./html.js";
import { chosenLanguage } from "./preferences.js";

export const LANGUAGES = [
  { code: "en", name: "English" },
  { code: "fr", name: "Français" },
  { code: "nl", name: "Nederlands" },
  { code: "it", name: "Italiano" },
  { code: "de", name: "Deutsch" },
  { code: "es", name: "Español" },
];

// The same as in lastroll/locales/_texts.py, so that page and terminal write amounts alike.
/** @type {Record<string, string>} */
const GROUP = { en: ",", fr: "\u202f", nl: ".", it: ".", de: ".", es: "." };
/** @type {Record<string, [string, string]>} */
const WORDS = {
  en: ["and", "or"],
  fr: ["et", "ou"],
  nl: ["en", "of"],
  it: ["e", "o"],
  de: ["und", "oder"],
  es: ["y", "o"],
};

const MESSAGE_START = /^(-?[a-z][\w-]*) *=/gm;
const REFERENCE = /\{\s*(-?[a-z][\w-]*)/g;

/** A file of texts. Each text is parsed at its first use: a screen shows few of them. */
class Catalogue {
  /**
   * @param {string} code
   * @param {string} source
   */
  constructor(code, source) {
    this.bundle = new FluentBundle(code, { useIsolating: false });
    /** @type {Map<string, string>} */
    this.unparsed = new Map();
    let name = "";
    let start = 0;
    for (const found of source.matchAll(MESSAGE_START)) {
      this.unparsed.set(name, source.slice(start, found.index));
      [, name = ""] = found;
      start = found.index;
    }
    this.unparsed.set(name, source.slice(start));
  }

  /** @param {string} id */
  message(id) {
    this.read(id);
    return this.bundle.getMessage(id);
  }

  /**
   * Parse a text, and the terms it uses.
   * @param {string} id
   */
  read(id) {
    const source = this.unparsed.get(id);
    if (source === undefined) return;
    this.unparsed.delete(id);
    this.bundle.addResource(new FluentResource(source));
    for (const [, used = ""] of source.matchAll(REFERENCE)) this.read(used);
  }
}

/** The language shown now. */
export const language = signal("en");
// Counts the catalogues that have arrived: texts that depend on it are rendered again.
const loadedCount = signal(0);

/** @type {Map<string, Catalogue>} */
const catalogues = new Map();
/** @type {Map<string, Promise<void>>} */
const loading = new Map();

/** @param {string} code */
function load(code) {
  let promise = loading.get(code);
  if (!promise) {
    promise = fetchCatalogue(code).catch((error) => {
      loading.delete(code); // a later request tries again
      throw error;
    });
    loading.set(code, promise);
  }
  return promise;
}

/** @param {string} code */
async function fetchCatalogue(code) {
  const response = await fetch(new URL(`../locales/${code}.ftl`, import.meta.url));
  if (!response.ok) throw new Error(`texts ${code}: ${response.status}`);
  catalogues.set(code, new Catalogue(code, await response.text()));
  loadedCount.value += 1;
}

/** Return the chosen language, otherwise the first supported one of the browser's. */
function preferredLanguage() {
  const known = LANGUAGES.map((each) => each.code);
  if (known.includes(chosenLanguage.value)) return chosenLanguage.value;
  for (const tag of navigator.languages ?? []) {
    const code = tag.toLowerCase().split("-")[0] ?? "";
    if (known.includes(code)) return code;
  }
  return "en";
}

/** Load the first texts; the page is drawn after this even if that fails. */
export async function prepareTexts() {
  const code = preferredLanguage();
  show(code);
  await load(code).catch(() => undefined);
  if (!catalogues.has(code) && code !== "en") await load("en").catch(() => undefined);
}

/** @param {string} code */
function show(code) {
  language.value = code;
  document.documentElement.lang = code;
}

/**
 * Change the language; the texts change when the new ones have arrived.
 * @param {string} code
 */
export async function setLanguage(code) {
  await load(code);
  batch(() => {
    chosenLanguage.value = code;
    show(code);
  });
}

// Another tab may have chosen another language.
addEventListener("storage", (event) => {
  if (event.key !== "lastroll.language") return;
  const code = preferredLanguage();
  if (code !== language.value)
    load(code).then(
      () => show(code),
      () => undefined,
    );
});

/**
 * Return a text by its id; an attribute is named as `message.attribute`.
 * @param {string} id
 * @param {Record<string, string | number>} [args]
 * @returns {string}
 */
export function t(id, args) {
  const code = language.value;
  void loadedCount.value;
  const formatted = args && grouped(args);
  for (const each of code === "en" ? ["en"] : [code, "en"]) {
    const text = format(catalogues.get(each), id, formatted);
    if (text !== null) return text;
  }
  // English is fetched only when it is needed; this text is rendered again when it has arrived.
  if (!catalogues.has("en")) load("en").catch(() => undefined);
  return id;
}

/** A number formatted by `number`: plural forms need its value, but the browser's own formatting takes long to load. */
class Grouped extends FluentNumber {
  /** @override */
  toString() {
    return number(this.value);
  }
}

/**
 * Return arguments with whole numbers grouped as in the language, always: 1.000 in Spanish too.
 * @param {Record<string, string | number>} args
 */
function grouped(args) {
  /** @type {Record<string, any>} */
  const result = {};
  for (const [key, value] of Object.entries(args)) {
    result[key] = typeof value === "number" ? new Grouped(value) : value;
  }
  return result;
}

/**
 * @param {Catalogue | undefined} catalogue
 * @param {string} id
 * @param {Record<string, any> | undefined} args
 * @returns {string | null} null where the text is missing or broken
 */
function format(catalogue, id, args) {
  const [name = "", attribute] = id.split(".");
  const message = catalogue?.message(name);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  if (!catalogue || !pattern) return null;
  /** @type {Error[]} */
  const errors = [];
  const text = catalogue.bundle.formatPattern(pattern, args ?? null, errors);
  return errors.length ? null : text;
}

/**
 * Return whether there is such a text.
 * @param {string} id
 */
export function has(id) {
  void loadedCount.value;
  const [name = "", attribute] = id.split(".");
  if (!catalogues.has("en")) load("en").catch(() => undefined);
  return [language.value, "en"].some((code) => {
    const message = catalogues.get(code)?.message(name);
    return attribute === undefined
      ? Boolean(message?.value)
      : Boolean(message?.attributes[attribute]);
  });
}

/**
 * Return a whole number, grouped as in the language.
 * @param {number} n
 */
export function number(n) {
  return String(n).replace(/\B(?=(\d{3})+$)/g, GROUP[language.value] ?? ",");
}

/**
 * Return an amount of money: $60,000 in English, 60.000 $ elsewhere.
 * @param {number} dollars
 */
export function money(dollars) {
  if (language.value === "en") return `${dollars < 0 ? "-" : ""}$${number(Math.abs(dollars))}`;
  return `${number(dollars)}\u00a0$`;
}

/** @type {[string, number][]} */
const UNITS = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/**
 * Return a time in the largest unit in which it is a whole number: 3 days, 90 seconds.
 * @param {number} seconds
 */
export function duration(seconds) {
  const [unit, size] = UNITS.find((each) => seconds % each[1] === 0) ?? ["second", 1];
  const format = { style: "unit", unit, unitDisplay: "long" };
  return new Intl.NumberFormat(language.value, /** @type {any} */ (format)).format(seconds / size);
}

/**
 * Return items joined as in a sentence: Anna, Benno and Carla.
 * @param {string[]} items
 * @param {"and" | "or"} [kind]
 */
export function list(items, kind = "and") {
  const others = items.slice(0, -1);
  const last = items[items.length - 1] ?? "";
  if (!others.length) return last;
  return `${others.join(", ")} ${listWord(kind, last)} ${last}`;
}

/**
 * @param {"and" | "or"} kind
 * @param {string} following
 */
function listWord(kind, following) {
  const word = WORDS[language.value]?.[kind === "and" ? 0 : 1] ?? kind;
  if (language.value === "es") {
    // Spanish changes y and o before their own sound: Ana e Inés, siete u ocho; but nieve y hielo.
    const sound = following.replace(/^[^\p{L}\p{N}]+/u, "");
    if (word === "y" && /^(?:i|í|hi(?![ae])|hí)/iu.test(sound)) return "e";
    if (word === "o" && /^(?:h?[oó]|8)/iu.test(sound)) return "u";
  }
  return word;
}
