/** Fields of forms: rows of choices, switches, numbers. All are native inputs underneath. */

import { html, useId } from "../core/html.js";

/**
 * A row of choices of which one holds.
 * @template T
 * @param {{legend: string, name: string, value: T, options: [T, any][], onChange: (value: T) => void, disabled?: T[], help?: string}} props
 */
export function RadioGroup({ legend, name, value, options, onChange, disabled = [], help }) {
  return html`
    <fieldset class="field">
      <legend class="label">${legend}</legend>
      <div class="choices">
        ${options.map(
          ([each, label]) => html`
            <label class="choice" key=${String(each)}>
              <input
                type="radio"
                name=${name}
                value=${String(each)}
                checked=${each === value}
                disabled=${disabled.includes(each)}
                onChange=${() => onChange(each)}
              />
              <span>${label}</span>
            </label>
          `,
        )}
      </div>
      ${help && html`<p class="field-help">${help}</p>`}
    </fieldset>
  `;
}

/**
 * A switch: on or off.
 * @param {{label: string, checked: boolean, onChange: (on: boolean) => void, help?: string, disabled?: boolean}} props
 */
export function Switch({ label, checked, onChange, help, disabled = false }) {
  const described = useId();
  return html`
    <label class="switch">
      <span class="switch-label">${label}</span>
      <input
        type="checkbox"
        role="switch"
        checked=${checked}
        disabled=${disabled}
        aria-describedby=${help ? described : undefined}
        onChange=${(/** @type {any} */ event) => onChange(event.currentTarget.checked)}
      />
      ${help && html`<span class="field-help" id=${described}>${help}</span>`}
    </label>
  `;
}

/**
 * A whole number with its label.
 * @param {{label: string, value: number, least: number, most: number, step?: number, onChange: (value: number) => void}} props
 */
export function NumberField({ label, value, least, most, step = 1, onChange }) {
  const id = useId();
  /** @param {any} event */
  const change = (event) => {
    const number = Math.round(Number(event.currentTarget.value));
    const allowed = Number.isFinite(number) ? Math.min(most, Math.max(least, number)) : value;
    event.currentTarget.value = String(allowed);
    onChange(allowed);
  };
  return html`
    <div class="field">
      <label for=${id}>${label}</label>
      <input id=${id} class="input" type="number" inputmode="numeric" min=${least} max=${most} step=${step} value=${value} onChange=${change} />
    </div>
  `;
}

/**
 * The name of a person.
 * @param {{label: string, value: string, placeholder?: string, onInput: (value: string) => void, hidden?: boolean}} props
 */
export function NameField({ label, value, placeholder, onInput, hidden = false }) {
  const id = useId();
  return html`
    <div class="field">
      <label for=${id} class=${hidden ? "unseen" : ""}>${label}</label>
      <input
        id=${id}
        class="input"
        type="text"
        autocomplete="nickname"
        maxlength="40"
        spellcheck="false"
        value=${value}
        placeholder=${placeholder}
        onInput=${(/** @type {any} */ event) => onInput(event.currentTarget.value)}
      />
    </div>
  `;
}
