/** The menu of languages. */

import { html } from "../core/html.js";
import { language, LANGUAGES, setLanguage, t } from "../core/texts.js";
import { toast } from "./toast.js";

/**
 * Change the language, with a message if its texts cannot be fetched.
 * @param {string} code
 */
async function chooseLanguage(code) {
  try {
    await setLanguage(code);
  } catch {
    toast(t("web-language-trouble"), { kind: "bad" });
  }
}

/** The language menu. Each language is named in itself. */
export function LanguageSelect({ class: more = "" }) {
  /** @param {Event} event */
  const choose = (event) =>
    chooseLanguage(/** @type {HTMLSelectElement} */ (event.currentTarget).value);
  return html`
    <select class="select language-select ${more}" aria-label=${t("settings-language")} value=${language.value} onChange=${choose}>
      ${LANGUAGES.map(
        ({ code, name }) =>
          html`<option value=${code} lang=${code} selected=${code === language.value}>${name}</option>`,
      )}
    </select>
  `;
}
