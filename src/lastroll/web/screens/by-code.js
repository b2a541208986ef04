/** A link with a short code leads to its table. */

import { Refusal, getTableByCode } from "../core/api.js";
import { html, useEffect, useState } from "../core/html.js";
import { Retry } from "../core/retry.js";
import { navigate, route } from "../core/router.js";
import { t } from "../core/texts.js";
import { TopBar } from "../parts/top-bar.js";
import { NotFound } from "./not-found.js";

export function ByCode() {
  const code = route.value.params.code ?? "";
  const [problem, setProblem] = useState("");
  useEffect(() => {
    let here = true;
    const retry = new Retry();
    const ask = async () => {
      if (!here) return;
      try {
        const { table } = await getTableByCode(code);
        if (here) navigate(`/t/${table}`, { replace: true });
      } catch (error) {
        if (!here) return;
        if (error instanceof Refusal && error.status !== 429)
          setProblem(error.code === "no-such-code" ? t("web-code-help") : error.message);
        else retry.pause().then(ask);
      }
    };
    setProblem("");
    ask();
    return () => {
      here = false;
    };
  }, [code]);
  if (problem)
    return html`<${NotFound} title=${t("web-code-unknown")} message=${problem} table=${true} />`;
  return html`
    <${TopBar} />
    <main id="main" tabindex="-1"><p class="waiting-line" role="status">${t("web-opening")}</p></main>
  `;
}
