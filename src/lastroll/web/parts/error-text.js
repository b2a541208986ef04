/** The text for a request that failed. */

import { Unreachable } from "../core/api.js";
import { t } from "../core/texts.js";

/**
 * Return the sentence for a request that failed.
 * @param {unknown} error
 */
export function errorText(error) {
  if (error instanceof Unreachable) return t("web-offline");
  return error instanceof Error ? error.message : String(error);
}
