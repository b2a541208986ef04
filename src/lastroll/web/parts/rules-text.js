/** The rules in the reader's words, with a small drawing where one says more. */

import { Die } from "../art/die.js";
import { Note } from "../art/note.js";
import { html, useEffect } from "../core/html.js";
import { loadStyles } from "../core/styles.js";
import { money, t } from "../core/texts.js";

/** A roll of which all threes are taken. */
const turn = () => html`
  ${[3, 3, 3].map((face) => html`<${Die} face=${face} look=${0} class="drawn-chosen" />`)}
  ${[1, 5].map((face) => html`<${Die} face=${face} look=${0} class="drawn-pale" />`)}
`;

/** Two players with two dice each cancel; three and one are left. */
const ties = () => html`
  <span class="drawn-group">${[0, 0, 0].map((look) => html`<${Die} face=${4} look=${look} />`)}</span>
  <span class="drawn-group drawn-cancelled">${[1, 1].map((look) => html`<${Die} face=${4} look=${look} />`)}</span>
  <span class="drawn-group drawn-cancelled">${[2, 2].map((look) => html`<${Die} face=${4} look=${look} />`)}</span>
  <span class="drawn-group"><${Die} face=${4} look=${3} /></span>
`;

/** Most dice, highest note. */
const pay = () => html`
  <span class="drawn-group"><${Note} value=${80000} holder=${0} /></span>
  <span class="drawn-group"><${Note} value=${30000} holder=${3} /></span>
  <span class="drawn-group"><${Note} value=${10000} holder=${null} /></span>
`;

/** Own and neutral dice of one face go together. */
const neutral = () => html`
  ${[0, 0, 5].map((look) => html`<${Die} face=${1} look=${look} class="drawn-chosen" />`)}
  <${Die} face=${5} look=${0} class="drawn-pale" /><${Die} face=${6} look=${5} class="drawn-pale" />
`;

/** @param {{level?: 2 | 3}} props level of the headings */
export function Rules({ level = 3 }) {
  useEffect(() => {
    loadStyles(["casino", "dice"]);
  }, []);
  const Heading = level === 2 ? "h2" : "h3";
  /** @type {[string, string, (() => any)?][]} */
  const parts = [
    [t("rule-goal.title"), t("rule-goal", { rounds: 4 })],
    [t("rule-deal.title"), t("rule-deal", { minimum: money(50_000) })],
    [t("rule-turn.title"), t("rule-turn"), turn],
    [t("rule-skip.title"), t("rule-skip")],
    [t("rule-ties.title"), t("rule-ties"), ties],
    [t("rule-pay.title"), t("rule-pay"), pay],
    [t("rule-purses.title"), t("rule-purses")],
    [t("rule-rounds.title"), t("rule-rounds")],
    [t("rule-end.title"), t("rule-end")],
    [t("rule-neutral.title"), t("rule-neutral"), neutral],
  ];
  return html`
    <div class="rules">
      ${parts.map(
        ([title, text, draw]) => html`
          <section class="rule">
            <${Heading}>${title}<//>
            <p>${text}</p>
            ${draw && html`<div class="drawn" aria-hidden="true">${draw()}</div>`}
          </section>
        `,
      )}
    </div>
  `;
}
