/** A link with a short code leads to its table. */

import { Refusal, tableByCode } from "../core/api.js";
import { html, useEffect, useState } from "../core/html.js";
import { Retry } from "../core/retry.js";
import { go, route } from "../core/router.js";
import { t } from "../core/texts.js";
import { TopBar } from "../parts/top-bar.js";
import { Unknown } from "./unknown.js";

export function ByCode() {
  const code = route.value.params.code ?? "";
  const [problem, setProblem] = useState("");
  useEffect(() => {
    let here = true;
    const retry = new Retry();
    const ask = async () => {
      if (!here) return;
      try {
        const { table } = await tableByCode(code);
        if (here) go(`/t/${table}`, { replace: true });
      } catch (error) {
        if (!here) return;
        if (error instanceof Refusal && error.status !== 429) setProblem(error.message);
        else retry.pause().then(ask);
      }
    };
    setProblem("");
    ask();
    return () => {
      here = false;
    };
  }, [code]);
  if (problem) return html`<${Unknown} title=${t("web-code-unknown")} message=${problem} />`;
  return html`
    <${TopBar} />
    <main id="main" tabindex="-1"><p class="waiting-line" role="status">${t("web-opening")}</p></main>
  `;
}
