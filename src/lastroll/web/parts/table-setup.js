/** The setup of a table before it starts: the booklets' game by default. */

import { html } from "../core/html.js";
import { duration, money, number, t } from "../core/texts.js";
import { RadioGroup, NumberField, Switch } from "./fields.js";

/** @typedef {import("../core/types.js").Options} Options */
/** @typedef {Omit<Options, "turn_seconds"> & Partial<Options>} TableOptions the form names clocks; seconds stay as they are */
/** @typedef {import("../core/types.js").Rules} Rules */
/** @typedef {{rounds: number, minimum: number, dice: number}} HouseRules */
/** @typedef {{neutral: boolean, house: HouseRules, options: TableOptions}} TableSetup */

/** @type {HouseRules} */
export const BOOKLET = { rounds: 4, minimum: 50_000, dice: 8 };
/** The longest grace that this form offers, in seconds; programs may set more. */
const MAX_GRACE_SECONDS = 600;
/** @type {TableOptions} */
const DEFAULT_OPTIONS = {
  public: false,
  open_purses: false,
  clock: "none",
  grace: 60,
  talk: "phrases",
};

/** @returns {TableSetup} */
export const defaultSetup = () => ({
  neutral: false,
  house: { ...BOOKLET },
  options: { ...DEFAULT_OPTIONS },
});

/**
 * Return the setup of a table.
 * @param {import("../core/types.js").TableView} table
 * @returns {TableSetup}
 */
export function setupOf({ rules, options }) {
  const { rounds, minimum, dice } = { ...BOOKLET, ...rules };
  return { neutral: rules.neutral, house: { rounds, minimum, dice }, options };
}

/**
 * Return the rules to send: only what differs from the booklets.
 * @param {TableSetup} setup
 * @param {number} players
 * @param {Partial<Rules>} [others] rules that this form does not show
 * @returns {Partial<Rules>}
 */
export function rulesOf({ neutral, house }, players, others = {}) {
  /** @type {Record<string, any>} */
  const rules = { ...others, players, neutral: neutral && players < 5 };
  for (const key of /** @type {(keyof HouseRules)[]} */ (Object.keys(BOOKLET))) {
    if (house[key] === BOOKLET[key]) delete rules[key];
    else rules[key] = house[key];
  }
  if (!rules.neutral) {
    delete rules.neutral_dice;
    delete rules.opening_dice;
  }
  if (rules.start >= players) rules.start = 0;
  return rules;
}

/** @param {HouseRules} house */
const isBooklet = (house) =>
  house.rounds === BOOKLET.rounds &&
  house.minimum === BOOKLET.minimum &&
  house.dice === BOOKLET.dice;

/**
 * The form.
 * @param {{setup: TableSetup, players: number, onChange: (setup: TableSetup) => void, alone?: boolean}} props alone: all players are at one device
 */
export function SetupForm({ setup, players, onChange, alone = false }) {
  const { neutral, house, options } = setup;
  /** @param {Partial<TableOptions>} change */
  const option = (change) => onChange({ ...setup, options: { ...options, ...change } });
  /** @param {Partial<HouseRules>} change */
  const houseRule = (change) => onChange({ ...setup, house: { ...house, ...change } });
  return html`
    <div class="stack">
      <div>
        <${Switch}
          label=${t("web-option-neutral")}
          help=${players > 4 ? t("web-option-neutral-five") : t("web-option-neutral-help")}
          checked=${neutral && players < 5}
          disabled=${players > 4}
          onChange=${(/** @type {boolean} */ on) => onChange({ ...setup, neutral: on })}
        />
        <${Switch}
          label=${t("setup-open-purses")}
          help=${t("web-option-open-purses-help")}
          checked=${options.open_purses}
          onChange=${(/** @type {boolean} */ on) => option({ open_purses: on })}
        />
        ${
          !alone &&
          html`<${Switch}
          label=${t("web-option-public")}
          help=${t("web-option-public-help")}
          checked=${options.public}
          onChange=${(/** @type {boolean} */ on) => option({ public: on })}
        />`
        }
      </div>
      <${RadioGroup}
        legend=${t("web-option-clock")}
        name="clock"
        value=${options.clock}
        onChange=${(/** @type {TableOptions["clock"]} */ clock) => option({ clock })}
        options=${[
          ["none", t("web-clock-none")],
          ["relaxed", t("web-clock-relaxed")],
          ["fast", t("web-clock-fast")],
        ]}
        help=${t("web-clock-help")}
      />
      ${
        !alone &&
        html`<${RadioGroup}
        legend=${t("web-option-talk")}
        name="talk"
        value=${options.talk}
        onChange=${(/** @type {TableOptions["talk"]} */ talk) => option({ talk })}
        options=${[
          ["phrases", t("web-option-talk-phrases")],
          ["free", t("web-option-talk-free")],
          ["off", t("web-option-talk-off")],
        ]}
      />`
      }
      ${
        !alone &&
        options.grace !== null &&
        options.grace <= MAX_GRACE_SECONDS &&
        html`<${NumberField}
          label=${t("web-house-grace")}
          least=${10}
          most=${MAX_GRACE_SECONDS}
          step=${10}
          value=${options.grace}
          onChange=${(/** @type {number} */ grace) => option({ grace })}
        />`
      }
      <details class="fold">
        <summary>
          <span>${t("web-house-rules")}</span>
          <span class="tag-line">${isBooklet(house) ? t("web-booklet") : t("game-house-rules")}</span>
        </summary>
        <div class="fold-body stack">
          <p class="small quiet">${t("web-house-rules-help")}</p>
          <div class="field-grid">
            <${NumberField} label=${t("web-house-rounds")} least=${1} most=${20} value=${house.rounds} onChange=${(/** @type {number} */ rounds) => houseRule({ rounds })} />
            <${NumberField} label=${t("web-house-dice")} least=${1} most=${12} value=${house.dice} onChange=${(/** @type {number} */ dice) => houseRule({ dice })} />
            <${NumberField} label=${t("web-house-minimum")} least=${10_000} most=${400_000} step=${10_000} value=${house.minimum} onChange=${(/** @type {number} */ minimum) => houseRule({ minimum })} />
          </div>
          ${
            !isBooklet(house) &&
            html`<button type="button" class="button" onClick=${() => onChange({ ...setup, house: { ...BOOKLET } })}>
            ${t("web-house-back")}
          </button>`
          }
        </div>
      </details>
    </div>
  `;
}

/** @param {number | null} grace */
function graceText(grace) {
  if (grace === null) return t("web-agreed-no-grace");
  if (grace > MAX_GRACE_SECONDS) return t("web-agreed-grace-time", { time: duration(grace) });
  return t("web-agreed-grace", { seconds: number(grace) });
}

/**
 * The setup of a table, in a few words per item.
 * @param {{table: import("../core/types.js").TableView}} props
 */
export function SetupList({ table }) {
  const { house, neutral, options } = setupOf(table);
  const lines = [table.booklet ? t("web-booklet") : t("game-house-rules")];
  if (house.rounds !== BOOKLET.rounds) lines.push(t("web-agreed-rounds", { rounds: house.rounds }));
  if (house.dice !== BOOKLET.dice) lines.push(t("web-agreed-dice", { dice: house.dice }));
  if (house.minimum !== BOOKLET.minimum)
    lines.push(t("web-agreed-minimum", { minimum: money(house.minimum) }));
  lines.push(neutral ? t("web-agreed-neutral") : t("web-agreed-no-neutral"));
  lines.push(options.open_purses ? t("web-agreed-open-purses") : t("web-agreed-closed-purses"));
  if (options.clock === "none") lines.push(t("web-agreed-no-clock"));
  if (options.clock === "relaxed") lines.push(t("web-agreed-clock-relaxed"));
  if (options.clock === "fast") lines.push(t("web-agreed-clock-fast"));
  if (options.clock === "custom")
    lines.push(t("web-agreed-clock-time", { time: duration(options.turn_seconds ?? 0) }));
  lines.push(graceText(options.grace));
  if (options.talk === "phrases") lines.push(t("web-agreed-talk-phrases"));
  if (options.talk === "free") lines.push(t("web-agreed-talk-free"));
  if (options.talk === "off") lines.push(t("web-agreed-talk-off"));
  lines.push(options.public ? t("web-agreed-public") : t("web-agreed-private"));
  return html`<ul class="agreed">
    ${lines.map((line) => html`<li key=${line}>${line}</li>`)}
  </ul>`;
}
