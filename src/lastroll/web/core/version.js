/**
 * Which version of the page this is. Once the service has another one, that is loaded at a quiet moment, or as soon as a
 * part of this one is missing: the service never mixes two versions.
 */

import { Retry } from "./retry.js";
import { isStored } from "./settings.js";

const VERSION = /\/static\/(\w+)\//;
const mine = VERSION.exec(import.meta.url)?.[1] ?? "";
/** The version that the service has instead of this one, or "". */
let newer = "";

/** Ask which version the service has now. */
export async function lookForNewer() {
  try {
    const response = await fetch("/", { cache: "no-store" });
    const found = VERSION.exec(await response.text())?.[1];
    if (response.ok && found) newer = found === mine ? "" : found; // a stranger's document names none
  } catch {
    // The service is away: it is asked again when it is back.
  }
}

/** Whether the next screen is better loaded with a new document. Seats that are only in memory would be lost by it. */
export const isOutdated = () => newer !== "" && isStored("seats");

/**
 * Load the document anew where there is a newer one, once for each version: never again and again.
 * @returns {boolean} whether it does
 */
function renew() {
  if (!isOutdated() || history.state?.renewed === newer) return false;
  history.replaceState({ ...history.state, renewed: newer }, "");
  location.reload();
  return true;
}

/**
 * A part of the page could not be had: the service may have another version by now.
 * @returns {Promise<boolean>} whether the page is loaded anew
 */
export async function partMissing() {
  await lookForNewer();
  return renew();
}

/**
 * Fetch a part of the page, again and again until it is here or nobody wants it any more.
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
      if (await partMissing()) return;
      await retry.pause();
    }
  }
}

// Nobody looks, and nobody is in the middle of writing something: a quiet moment.
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "hidden" && !document.querySelector("dialog[open], input:focus"))
    renew();
});
