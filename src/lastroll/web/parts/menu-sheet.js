/** The menu of a phone: all that the bar of a large screen has, with labels. */

import { html } from "../core/html.js";
import { Link } from "../core/router.js";
import { sound, theme } from "../core/preferences.js";
import { t } from "../core/texts.js";
import { RadioGroup } from "./fields.js";
import { Icon } from "./icons.js";
import { LanguageSelect } from "./language-select.js";
import { Sheet } from "./sheet.js";

/**
 * @param {{open: boolean, onClose: () => void, onOpen: (name: "settings" | "rules" | "help") => void}} props
 */
export function MenuSheet({ open, onClose, onOpen }) {
  /**
   * @param {"settings" | "rules" | "help"} name
   * @param {string} icon
   * @param {string} label
   */
  const opener = (name, icon, label) => html`
    <li>
      <button type="button" class="menu-item" onClick=${() => onOpen(name)}><${Icon} name=${icon} /> ${label}</button>
    </li>
  `;
  /**
   * @param {string} href
   * @param {string} icon
   * @param {string} label
   */
  const link = (href, icon, label) => html`
    <li><${Link} href=${href} class="menu-item" onClick=${onClose}><${Icon} name=${icon} /> ${label}<//></li>
  `;
  return html`
    <${Sheet} title=${t("web-menu")} open=${open} onClose=${onClose}>
      <div class="menu-quick">
        <${LanguageSelect} class="menu-language" />
        <button
          type="button"
          class="button"
          aria-pressed=${sound.value}
          onClick=${() => (sound.value = !sound.value)}
        >
          <${Icon} name=${sound.value ? "sound-on" : "sound-off"} /> ${t("web-sound")}
        </button>
      </div>
      <${RadioGroup}
        legend=${t("settings-theme")}
        name="menu-theme"
        value=${theme.value}
        onChange=${(/** @type {string} */ value) => (theme.value = value)}
        options=${[
          ["system", t("web-theme-system")],
          ["light", t("theme-light")],
          ["dark", t("theme-dark")],
        ]}
      />
      <ul class="menu-list">
        ${opener("rules", "rules", t("web-rules"))}
        ${opener("settings", "settings", t("settings-title"))}
        ${opener("help", "help", t("web-help-keys"))}
        ${link("/games", "medal", t("web-history"))}
        ${link("/learn", "lesson", t("web-learn"))}
        ${link("/replay", "replay", t("web-replay-import"))}
        ${link("/", "home", t("web-home-short"))}
      </ul>
    <//>
  `;
}
