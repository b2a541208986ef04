/** Going through the moments of a game: buttons, a slider with the rounds marked on it, and playing by itself. */

import { html, useId } from "../core/html.js";
import { t } from "../core/texts.js";

/** @typedef {import("../core/types.js").Step} Step */

const DRAWINGS = {
  first: "M6 5v14M19 5.5 9.5 12l9.5 6.5z",
  previous: "M16.5 5.5 7 12l9.5 6.5z",
  next: "M7.5 5.5 17 12l-9.5 6.5z",
  last: "M18 5v14M5 5.5l9.5 6.5L5 18.5z",
  play: "M7 4.5 19 12 7 19.5z",
  pause: "M8 5v14M16 5v14",
};

/** @param {{name: keyof typeof DRAWINGS}} props */
function Drawing({ name }) {
  return html`<svg class="replay-drawing drawing-${name}" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d=${DRAWINGS[name]} />
  </svg>`;
}

export const SPEEDS = [1, 2, 4];

/**
 * Return the index of the first step of each round.
 * @param {Step[]} steps
 * @returns {{round: number, index: number}[]}
 */
export function roundStarts(steps) {
  return steps.flatMap(({ event }, index) =>
    event.event === "round-started" ? [{ round: event.round, index }] : [],
  );
}

/**
 * @param {object} props
 * @param {Step[]} props.steps
 * @param {number} props.at
 * @param {(index: number) => void} props.onJump
 * @param {boolean} props.playing
 * @param {() => void} props.onPlay play or pause
 * @param {number} props.speed
 * @param {(speed: number) => void} props.onSpeed
 */
export function ReplayControls({ steps, at, onJump, playing, onPlay, speed, onSpeed }) {
  const rounding = useId();
  const end = steps.length - 1;
  const rounds = roundStarts(steps);
  const round = steps[at]?.position.round ?? 1;
  /**
   * @param {"first" | "previous" | "next" | "last"} name
   * @param {string} label
   * @param {number} to
   */
  const button = (name, label, to) => {
    const none = to === at || to < 0 || to > end;
    return html`<button
      type="button"
      class="button button-quiet button-icon"
      aria-label=${label}
      title=${label}
      aria-disabled=${none}
      onClick=${() => none || onJump(to)}
    >
      <${Drawing} name=${name} />
    </button>`;
  };
  return html`
    <section class="replay-controls" aria-label=${t("web-replay-controls")}>
      <div class="replay-slider">
        <input
          type="range"
          min="0"
          max=${end}
          step="1"
          value=${at}
          aria-label=${t("web-replay-moment")}
          aria-valuetext=${t("web-replay-moment-value", { moment: at + 1, moments: end + 1, round })}
          onInput=${(/** @type {any} */ event) => onJump(Number(event.currentTarget.value))}
        />
        <span class="replay-marks" aria-hidden="true">
          ${rounds.map(
            ({ round: number, index }) => html`<span
              key=${number}
              class="replay-mark ${number === round ? "replay-mark-now" : ""}"
              style=${{ "--part": end ? index / end : 0 }}
            >${number}</span>`,
          )}
        </span>
      </div>
      <div class="replay-buttons">
        <div class="replay-steps">
          ${button("first", t("web-replay-first"), 0)} ${button("previous", t("web-replay-previous"), at - 1)}
          <button
            type="button"
            class="button button-main button-icon replay-play"
            aria-label=${playing ? t("web-replay-pause") : t("web-replay-play")}
            title=${playing ? t("web-replay-pause") : t("web-replay-play")}
            onClick=${onPlay}
          >
            <${Drawing} name=${playing ? "pause" : "play"} />
          </button>
          ${button("next", t("web-replay-next"), at + 1)} ${button("last", t("web-replay-last"), end)}
        </div>
        <button
          type="button"
          class="button button-quiet replay-speed"
          aria-label=${t("web-replay-speed", { speed })}
          title=${t("web-replay-speed", { speed })}
          onClick=${() => onSpeed(SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 1)}
        >${speed}×</button>
      </div>
      <nav class="replay-rounds" aria-labelledby=${rounding}>
        <span id=${rounding}>${t("web-replay-rounds")}</span>
        ${rounds.map(
          ({ round: number, index }) => html`<button
            key=${number}
            type="button"
            class="button replay-round"
            aria-label=${t("web-replay-round", { round: number })}
            aria-current=${number === round ? "true" : undefined}
            onClick=${() => onJump(index)}
          >${number}</button>`,
        )}
      </nav>
    </section>
  `;
}
