/** Asks a guest for a name, once: after the first game. */

import { html, useEffect, useState } from "../core/html.js";
import { nameAsked, playerName } from "../core/preferences.js";
import { t } from "../core/texts.js";
import { NameField } from "./fields.js";

export function AskName() {
  const [open, setOpen] = useState(() => !playerName.peek() && !nameAsked.peek());
  const [name, setName] = useState("");
  useEffect(() => {
    nameAsked.value = true;
  }, []);
  if (!open) return null;
  /** @param {Event} event */
  const save = (event) => {
    event.preventDefault();
    playerName.value = name.trim();
    setOpen(false);
  };
  return html`
    <form class="card ask-name" onSubmit=${save}>
      <${NameField} label=${t("web-name-ask")} value=${name} onInput=${setName} />
      <div class="button-row">
        <button type="submit" class="button" disabled=${!name.trim()}>${t("web-save")}</button>
        <button type="button" class="button button-quiet" onClick=${() => setOpen(false)}>${t("web-name-later")}</button>
      </div>
    </form>
  `;
}
