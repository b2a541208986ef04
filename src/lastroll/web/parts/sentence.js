/** What the reader is told when a call fails. */

import { Offline } from "../core/api.js";
import { t } from "../core/texts.js";

/**
 * The sentence for a call that failed.
 * @param {unknown} error
 */
export function sentence(error) {
  if (error instanceof Offline) return t("web-offline");
  return error instanceof Error ? error.message : String(error);
}
