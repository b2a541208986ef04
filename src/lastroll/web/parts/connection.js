/** One calm line about the connection; nothing while all is well. */

import { html, useEffect, useState } from "../core/html.js";
import { t } from "../core/texts.js";

/** A connection that comes back within this time was never worth a word. */
const PATIENCE = 700;
const BACK = 1800;

/**
 * @param {{connection: import("../vendor/signals.js").Signal<import("../core/stream.js").Connection>, sending?: boolean}} props
 */
export function Connection({ connection, sending = false }) {
  const state = connection.value;
  const [said, say] = useState("");
  useEffect(() => {
    if (state === "closed") return undefined;
    if (state === "live") {
      if (!said) return undefined;
      say("back");
      const timer = setTimeout(() => say(""), BACK);
      return () => clearTimeout(timer);
    }
    const timer = setTimeout(() => say(state), said === "" ? PATIENCE : 0);
    return () => clearTimeout(timer);
  }, [state]);
  const text =
    said === "offline"
      ? t("web-connection-offline")
      : said === "connecting"
        ? t("web-connection-connecting")
        : said === "back"
          ? t("web-connection-back")
          : "";
  return html`<p class=${`connection connection-${said || "live"}`} role="status">
    ${text}${text && sending && said !== "back" ? ` ${t("web-connection-sending")}` : ""}
  </p>`;
}
