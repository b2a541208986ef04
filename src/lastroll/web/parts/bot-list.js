/** The bots in a list, weakest first: portrait, name, character, and how strong each one is. */

import { html, useEffect, useId, useRef } from "../core/html.js";
import { botName } from "../core/names.js";
import { t } from "../core/texts.js";

/** @typedef {import("../core/types.js").BotInfo} BotInfo */

/**
 * Return the measured strength of a bot as texts.
 * @param {import("../core/types.js").Strength} strength
 */
function strengthTexts({
  rating = null,
  low = 0,
  high = 0,
  beats_below: beats = null,
  below = null,
}) {
  const [least, mean, most] = [low, rating, high].map((each) => Math.round(each ?? 0));
  const interval = least === most ? `${mean}` : `${mean} (${least}–${most})`;
  return [
    rating !== null && t("strength-rating", { rating: interval }),
    beats !== null &&
      below !== null &&
      t("strength-beats", { share: Math.round(100 * beats), name: botName(below) }),
  ].filter(Boolean);
}

/**
 * One of the players to choose from.
 * @param {{chosen: boolean, fits?: boolean, name: string, picture: any, children?: any, onChoose: () => void}} props
 */
function BotButton({ chosen, fits = true, name, picture, children, onChoose }) {
  const id = useId();
  return html`<li>
    <button
      type="button"
      class="bot"
      aria-labelledby=${id}
      aria-describedby=${`${id}-more`}
      aria-current=${chosen ? "true" : undefined}
      aria-disabled=${!fits}
      autofocus=${chosen}
      onClick=${() => fits && onChoose()}
    >
      ${picture}
      <span class="bot-name" id=${id}>${name}</span>
      <span class="bot-more" id=${`${id}-more`}>${children}</span>
    </button>
  </li>`;
}

/**
 * @typedef {object} BotListProps
 * @property {string} value "" for a person, else the bot that is chosen now
 * @property {string} [person] the label for a person's seat; absent if only bots can be chosen
 * @property {BotInfo[]} bots
 * @property {(bot: BotInfo) => boolean} plays whether a bot plays at this table
 * @property {(value: string) => any} picture
 * @property {(value: string) => void} onChoose
 */

/** @param {BotListProps} props */
export function BotList({ value, person, bots, plays, picture, onChoose }) {
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    const chosen = list.current?.querySelector("[aria-current]");
    if (!(chosen instanceof HTMLElement)) return;
    chosen.focus({ preventScroll: true });
    chosen.scrollIntoView({ block: "nearest" });
  }, [bots]);

  /** @param {KeyboardEvent} event */
  const move = (event) => {
    const buttons = [...(list.current?.querySelectorAll("button") ?? [])];
    const at = buttons.findIndex((button) => button === document.activeElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: buttons.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    buttons[to]?.focus();
  };

  return html`<ol class="bots" ref=${list} onKeyDown=${move}>
    ${
      person &&
      html`<${BotButton} chosen=${!value} name=${person} picture=${picture("")} onChoose=${() => onChoose("")} />`
    }
    ${bots.map((bot, at) => {
      const { name } = bot;
      const fits = plays(bot);
      return html`<${BotButton} key=${name} chosen=${value === name} fits=${fits} name=${botName(name)} picture=${picture(name)} onChoose=${() => onChoose(name)}>
        <span class="bot-level" style=${{ "--part": (at + 1) / bots.length }}>${t("strength-level", { level: at + 1, levels: bots.length })}</span>
        <span class="bot-character">${t(`bot-${name}`)} ${!fits && html`<b>${t(`bot-${name}.limits`)}</b>`}</span>
        ${bot.strength && strengthTexts(bot.strength).map((figure) => html`<span class="bot-figure">${figure}</span> `)}
      <//>`;
    })}
  </ol>`;
}
