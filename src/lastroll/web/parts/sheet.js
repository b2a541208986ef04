/** A sheet over the page: from below on a phone, in the middle on a large screen. */

import { html, useId, useLayoutEffect, useRef } from "../core/html.js";
import { t } from "../core/texts.js";

/**
 * @param {{title: string, open: boolean, onClose: () => void, children?: any, class?: string, wide?: boolean}} props
 */
export function Sheet({ title, open, onClose, children, class: more = "", wide = false }) {
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const heading = useId();

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    if (open && !element.open) element.showModal();
    if (!open && element.open) element.close();
    return undefined;
  }, [open]);

  // The browser reports the end a moment later: by then the sheet may be open again.
  const onDialogClose = () => {
    if (open && !dialog.current?.open) onClose();
  };

  // The element outside the panel is the dialog's own backdrop: a tap there closes.
  /** @param {MouseEvent} event */
  const onClick = (event) => {
    if (event.target === dialog.current) onClose();
  };

  return html`
    <dialog
      ref=${dialog}
      class="sheet ${wide ? "sheet-wide" : ""} ${more}"
      aria-labelledby=${heading}
      onClose=${onDialogClose}
      onClick=${onClick}
    >
      ${
        open &&
        html`
        <div class="sheet-panel">
          <header class="sheet-head">
            <h2 id=${heading}>${title}</h2>
            <button type="button" class="button button-quiet button-icon" aria-label=${t("key-close")} onClick=${onClose}>
              <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M6 6 18 18M18 6 6 18" /></svg>
            </button>
          </header>
          <div class="sheet-body" tabindex="0" role="group" aria-labelledby=${heading}>${children}</div>
        </div>
      `
      }
    </dialog>
  `;
}
