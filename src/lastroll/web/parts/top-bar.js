/** The bar at the top of every screen: home, one line of the screen, and the tools. */

import { html, useEffect } from "../core/html.js";
import { Link } from "../core/router.js";
import { resolvedTheme, sound, theme } from "../core/preferences.js";
import { t } from "../core/texts.js";
import { openSheet } from "./global-sheets.js";
import { Icon, Mark } from "./icons.js";
import { LanguageSelect } from "./language-select.js";

/**
 * Set the title of the browser's tab.
 * @param {string} title
 */
export function useTitle(title) {
  useEffect(() => {
    document.title = title ? `${title} · Last Roll` : "Last Roll";
  }, [title]);
}

/**
 * A tool of the bar.
 * @param {{icon: string, label: string, onClick: () => void, pressed?: boolean, class?: string}} props
 */
function Tool({ icon, label, onClick, pressed, class: more = "" }) {
  return html`
    <button
      type="button"
      class="button button-quiet button-icon ${more}"
      aria-label=${label}
      aria-pressed=${pressed}
      title=${label}
      onClick=${onClick}
    >
      <${Icon} name=${icon} />
    </button>
  `;
}

/**
 * @param {{children?: any, welcome?: boolean}} props children: one line of the screen, which leaves a phone no
 * room for more than rules and menu; welcome: the first screen, where the name is large below and the language
 * must be found by readers of other languages
 */
export function TopBar({ children, welcome = false }) {
  const filled = Boolean(children);
  const light = resolvedTheme.value === "light";
  return html`
    <header class="top-bar ${filled ? "top-bar-filled" : ""} ${welcome ? "top-bar-welcome" : ""}">
      <${Link} href="/" class="brand" aria-label=${t("web-home")}>
        <${Mark} /><span class="brand-name">Last Roll</span>
      <//>
      <div class="top-bar-slot">${children}</div>
      <div class="top-bar-tools">
        <${LanguageSelect} class=${welcome ? "" : "only-wide"} />
        <${Tool}
          class="only-wide"
          icon=${light ? "night" : "noon"}
          label=${light ? t("web-theme-to-night") : t("web-theme-to-noon")}
          onClick=${() => (theme.value = light ? "dark" : "light")}
        />
        <${Tool}
          class="only-wide"
          icon=${sound.value ? "sound-on" : "sound-off"}
          label=${t("web-sound")}
          pressed=${sound.value}
          onClick=${() => (sound.value = !sound.value)}
        />
        <${Tool} class=${welcome ? "only-wide" : ""} icon="rules" label=${t("web-rules")} onClick=${() => openSheet("rules")} />
        <${Tool} class="only-wide" icon="settings" label=${t("settings-title")} onClick=${() => openSheet("settings")} />
        <${Tool} class="only-wide" icon="help" label=${t("web-help-keys")} onClick=${() => openSheet("help")} />
        <${Tool} class="only-narrow" icon="menu" label=${t("web-menu")} onClick=${() => openSheet("menu")} />
      </div>
    </header>
  `;
}
