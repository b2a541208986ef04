/** How this reader likes the game. */

import { html, useId } from "../core/html.js";
import * as settings from "../core/settings.js";
import { t } from "../core/texts.js";
import { Choices, NameField, Switch } from "./fields.js";
import { LanguageSelect } from "./language-select.js";
import { Sheet } from "./sheet.js";

/**
 * A switch that is kept as a setting.
 * @param {{setting: import("../vendor/signals.js").Signal<boolean>, label: string, help?: string}} props
 */
function Kept({ setting, label, help }) {
  return html`<${Switch} label=${label} help=${help} checked=${setting.value} onChange=${(/** @type {boolean} */ on) => (setting.value = on)} />`;
}

/** How loud; only where there is sound. */
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
        <${Choices}
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
        <${Choices}
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
          <${Kept} setting=${settings.confirm} label=${t("web-setting-confirm")} help=${t("web-setting-confirm-help")} />
          <${Kept} setting=${settings.autoRoll} label=${t("web-setting-auto-roll")} />
          <${Kept} setting=${settings.sound} label=${t("web-sound")} />
          ${settings.sound.value && html`<${Volume} />`}
          <${Kept} setting=${settings.muted} label=${t("web-setting-mute")} />
          <${Kept} setting=${settings.names2012} label=${t("web-setting-names-2012")} />
          <${Kept} setting=${settings.shortcuts} label=${t("web-setting-shortcuts")} help=${t("web-setting-shortcuts-help")} />
        </div>
        <p class="small quiet">${t("web-settings-kept")}</p>
      </div>
    <//>
  `;
}
