/** The sheets that can be opened from anywhere: menu, settings, rules, help. Each is fetched when first opened. */

import { html, signal } from "../core/html.js";
import { useKeys } from "../core/keys.js";
import { t } from "../core/texts.js";
import { onPartMissing } from "../core/version.js";
import { toast } from "./toast.js";

// Several sheets use these: named here, they are sent once.
export { Switch } from "./fields.js";
export { Sheet } from "./sheet.js";

/** @typedef {"menu" | "settings" | "rules" | "help"} SheetName */

const LOADERS = {
  menu: () => import("./menu-sheet.js").then((module) => module.MenuSheet),
  settings: () => import("./settings-sheet.js").then((module) => module.SettingsSheet),
  rules: () => import("./rules-sheet.js").then((module) => module.RulesSheet),
  help: () => import("./help-sheet.js").then((module) => module.HelpSheet),
};

const shown = signal(/** @type {SheetName | null} */ (null));
const loaded = signal(/** @type {Partial<Record<SheetName, any>>} */ ({}));

/** @param {SheetName} name */
export async function openSheet(name) {
  try {
    const Sheet = loaded.peek()[name] ?? (await LOADERS[name]());
    loaded.value = { ...loaded.peek(), [name]: Sheet };
    shown.value = name;
  } catch {
    if (await onPartMissing()) return;
    toast(t("web-offline"), { kind: "bad" });
  }
}

function close() {
  shown.value = null;
}

/** All of them, once on the page. */
export function GlobalSheets() {
  useKeys({ "?": () => openSheet("help") });
  return Object.entries(loaded.value).map(
    ([name, Sheet]) =>
      html`<${Sheet} key=${name} open=${shown.value === name} onClose=${close} onOpen=${openSheet} />`,
  );
}
