/** The sheets that can be opened from anywhere: menu, settings, rules, help. */

import { html, signal } from "../core/html.js";
import { useKeys } from "../core/keys.js";
import { HelpSheet } from "./help-sheet.js";
import { MenuSheet } from "./menu-sheet.js";
import { RulesSheet } from "./rules-sheet.js";
import { SettingsSheet } from "./settings-sheet.js";

/** @typedef {"menu" | "settings" | "rules" | "help"} SheetName */

const shown = signal(/** @type {SheetName | null} */ (null));

/** @param {SheetName} name */
export function openSheet(name) {
  shown.value = name;
}

/** All of them, once on the page. */
export function GlobalSheets() {
  useKeys({ "?": () => openSheet("help") });
  const close = () => {
    shown.value = null;
  };
  return html`
    <${MenuSheet} open=${shown.value === "menu"} onClose=${close} onOpen=${openSheet} />
    <${SettingsSheet} open=${shown.value === "settings"} onClose=${close} />
    <${RulesSheet} open=${shown.value === "rules"} onClose=${close} />
    <${HelpSheet} open=${shown.value === "help"} onClose=${close} />
  `;
}
