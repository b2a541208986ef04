/**
 * The version of the page. Once the service has another one, it is loaded at a quiet moment, or as soon as a
 * part of this one is missing: the service never mixes two versions.
 */

import { Retry } from "./retry.js";
import { isStored } from "./preferences.js";

const VERSION = /\/static\/(\w+)\//;
const loadedVersion = VERSION.exec(import.meta.url)?.[1] ?? "";
/** The version that the service has instead of this one, or "". */
let newerVersion = "";

/** Ask the service for its current version of the page. */
export async function checkVersion() {
  try {
    const response = await fetch("/", { cache: "no-store" });
    const found = VERSION.exec(await response.text())?.[1];
    if (response.ok && found) newerVersion = found === loadedVersion ? "" : found; // the document of another server names none
  } catch {
    // The service cannot be reached: it is asked again later.
  }
}

/** Return whether the next screen should be loaded with a new document. Seats that are only in memory would be lost. */
export const isOutdated = () => newerVersion !== "" && isStored("seats");

/**
 * Reload the document if there is a newer one, once for each version.
 * @returns {boolean} whether it reloads
 */
function reloadOnce() {
  if (!isOutdated() || history.state?.renewed === newerVersion) return false;
  history.replaceState({ ...history.state, renewed: newerVersion }, "");
  location.reload();
  return true;
}

/**
 * Handle a module that could not be loaded: the service may have another version by now.
 * @returns {Promise<boolean>} whether the page is reloaded
 */
export async function onPartMissing() {
  await checkVersion();
  return reloadOnce();
}

/**
 * Fetch a part of the page, with retries until it has arrived or is no longer needed.
 * @template T
 * @param {() => Promise<T>} load
 * @param {() => boolean} wanted
 * @param {(part: T) => void} use
 */
export async function fetchPart(load, wanted, use) {
  const retry = new Retry();
  while (wanted()) {
    try {
      const part = await load();
      if (wanted()) use(part);
      return;
    } catch (error) {
      console.warn("a part of the page could not be fetched", error);
      if (await onPartMissing()) return;
      await retry.pause();
    }
  }
}

// A quiet moment: the page is hidden, and nobody is writing.
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "hidden" && !document.querySelector("dialog[open], input:focus"))
    reloadOnce();
});
