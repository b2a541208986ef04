/** A line about the connection; empty while it works. */

import { html, useEffect, useState } from "../core/html.js";
import { t } from "../core/texts.js";

/** A loss of the connection that is shorter than this is not shown. */
const SHOW_AFTER_MS = 700;
const BACK_MS = 1800;

/** @param {{store: import("../core/table-store.js").TableStore}} props */
export function Connection({ store }) {
  const state = store.connection.value;
  const sending = store.sending.value !== null;
  const [shown, setShown] = useState("");
  useEffect(() => {
    if (state === "closed") return undefined;
    if (state === "live") {
      if (!shown) return undefined;
      setShown("back");
      const timer = setTimeout(() => setShown(""), BACK_MS);
      return () => clearTimeout(timer);
    }
    const timer = setTimeout(() => setShown(state), shown === "" ? SHOW_AFTER_MS : 0);
    return () => clearTimeout(timer);
  }, [state]);
  const text =
    shown === "offline"
      ? store.limitText.value || t("web-connection-offline")
      : shown === "connecting"
        ? t("web-connection-connecting")
        : shown === "back"
          ? t("web-connection-back")
          : "";
  return html`<p class=${`connection connection-${shown || "live"}`} role="status">
    ${text}${text && sending && shown !== "back" ? ` ${t("web-connection-sending")}` : ""}
  </p>`;
}
