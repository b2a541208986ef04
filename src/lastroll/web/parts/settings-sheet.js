/** The preferences. */

import { html, useId } from "../core/html.js";
import * as settings from "../core/preferences.js";
import { t } from "../core/texts.js";
import { RadioGroup, NameField, Switch } from "./fields.js";
import { LanguageSelect } from "./language-select.js";
import { Sheet } from "./sheet.js";

/**
 * A switch for a stored preference.
 * @param {{setting: import("../vendor/signals.js").Signal<boolean>, label: string, help?: string}} props
 */
function StoredSwitch({ setting, label, help }) {
  return html`<${Switch} label=${label} help=${help} checked=${setting.value} onChange=${(/** @type {boolean} */ on) => (setting.value = on)} />`;
}

/** The volume; shown while the sound is on. */
function Volume() {
  const id = useId();
  return html`
    <div class="field">
      <label for=${id}>${t("web-volume")}</label>
      <input
        id=${id}
        type="range"
        class="range"
        min="0"
        max="1"
        step="0.1"
        value=${settings.volume.value}
        onInput=${(/** @type {any} */ event) => (settings.volume.value = Number(event.currentTarget.value))}
      />
    </div>
  `;
}

/** @param {{open: boolean, onClose: () => void}} props */
export function SettingsSheet({ open, onClose }) {
  if (!open) return html`<${Sheet} title="" open=${false} onClose=${onClose} />`;
  return html`
    <${Sheet} title=${t("settings-title")} open=${open} onClose=${onClose}>
      <div class="stack">
        <${NameField} label=${t("web-your-name")} value=${settings.playerName.value} onInput=${(/** @type {string} */ name) => (settings.playerName.value = name)} />
        <div class="field">
          <span class="label" aria-hidden="true">${t("settings-language")}</span>
          <${LanguageSelect} class="menu-language" />
        </div>
        <${RadioGroup}
          legend=${t("settings-theme")}
          name="theme"
          value=${settings.theme.value}
          onChange=${(/** @type {string} */ value) => (settings.theme.value = value)}
          options=${[
            ["system", t("web-theme-system")],
            ["light", t("theme-light")],
            ["dark", t("theme-dark")],
          ]}
        />
        <${RadioGroup}
          legend=${t("settings-speed")}
          name="speed"
          value=${settings.speed.value}
          onChange=${(/** @type {number} */ value) => (settings.speed.value = value)}
          options=${[
            [0, t("speed-off")],
            [1, "1×"],
            [2, "2×"],
            [4, "4×"],
          ]}
          help=${settings.reducedMotion.value ? t("web-motion-reduced") : undefined}
        />
        <div>
          <${StoredSwitch} setting=${settings.confirmPlacing} label=${t("web-setting-confirm")} help=${t("web-setting-confirm-help")} />
          <${StoredSwitch} setting=${settings.autoRoll} label=${t("web-setting-auto-roll")} />
          <${StoredSwitch} setting=${settings.sound} label=${t("web-sound")} />
          ${settings.sound.value && html`<${Volume} />`}
          <${StoredSwitch} setting=${settings.muted} label=${t("web-setting-mute")} />
          <${StoredSwitch} setting=${settings.names2012} label=${t("web-setting-names-2012")} />
          <${StoredSwitch} setting=${settings.shortcuts} label=${t("web-setting-shortcuts")} help=${t("web-setting-shortcuts-help")} />
        </div>
        <p class="small quiet">${t("web-settings-kept")}</p>
      </div>
    <//>
  `;
}
