/** A game looked at moment by moment: the board as it was, what happened, and the way through it. */

import { html, useEffect, useMemo, useRef, useState } from "../core/html.js";
import { useKeys } from "../core/keys.js";
import { announce } from "../core/announcer.js";
import { createPlayer } from "../core/player.js";
import { paidCasinos } from "../core/game-stats.js";
import { route } from "../core/router.js";
import { speed as usualSpeed } from "../core/preferences.js";
import { stepSentences } from "../core/story.js";
import { t } from "../core/texts.js";
import { Icon } from "./icons.js";
import { Players } from "./players.js";
import { ReplayControls, roundStarts, SPEEDS } from "./replay-controls.js";
import { ReplayLog } from "./replay-log.js";
import { Strip } from "./strip.js";
import { toast } from "./toast.js";
import { TrayDice } from "./tray.js";
import { Verify } from "./verify.js";

/** @typedef {import("../core/types.js").Step} Step */
/** @typedef {import("../core/types.js").Seat} Seat */

/**
 * Milliseconds per kind of step while the replay plays by itself.
 * @type {Record<string, number>}
 */
const STEP_MS = {
  "round-started": 1600,
  rolled: 1200,
  placed: 1200,
  "casino-paid": 1900,
  "game-ended": 2400,
};

/**
 * The moment an address asks for: moments count from 1 there.
 * @param {number} count
 * @returns {number | null}
 */
function stepFromUrl(count) {
  const stepNumber = Number.parseInt(route.value.query.get("at") ?? "", 10);
  return Number.isFinite(stepNumber) && count ? Math.min(Math.max(stepNumber, 1), count) - 1 : null;
}

/**
 * @param {object} props
 * @param {Step[]} props.steps not empty
 * @param {Seat[]} props.seats
 * @param {number | null} [props.you]
 * @param {any} [props.record] null until the game is over
 * @param {string | null} [props.tableId] null for a record that was brought along: it has no link
 * @param {boolean} [props.live] the game is still going on, and steps may be added
 * @param {boolean} [props.unfinished]
 * @param {any} [props.children] another way on, beside the ones to keep the game
 */
export function GameViewer({
  steps,
  seats,
  you = null,
  record = null,
  tableId = null,
  live = false,
  unfinished = false,
  children,
}) {
  const [speed, setSpeed] = useState(() =>
    SPEEDS.includes(usualSpeed.peek()) ? usualSpeed.peek() : 1,
  );
  const pace = useRef(speed);
  pace.current = speed;
  const player = useMemo(
    () =>
      createPlayer({
        steps,
        at: stepFromUrl(steps.length) ?? (live ? steps.length - 1 : 0),
        running: false,
        speed: () => pace.current,
        hold: ({ event }) => STEP_MS[event.event] ?? 1000,
        about: () => ({ yours: true }),
      }),
    [],
  );
  const end = player.steps.value.length - 1;
  const index = player.at.value;
  const step = /** @type {Step} */ (player.shown.value);
  const playing = player.running.value && (live || index < end);
  const asked = route.value.query.get("at");

  /** @param {number} to */
  const go = (to) => {
    const next = Math.min(Math.max(to, 0), end);
    player.pause();
    // One step forward moves as it did at the table; any other jump is a cut.
    if (next === index + 1) player.next();
    else player.jump(next);
  };
  const play = () => {
    if (playing) {
      player.pause();
      return;
    }
    if (index === end) player.jump(0);
    player.run();
  };

  useEffect(() => player.close, []);
  useEffect(() => {
    const known = player.steps.peek();
    const continues = steps[known.length - 1] === known[known.length - 1];
    if (continues) player.push(steps.slice(known.length));
    else player.reset(steps, Math.min(index, steps.length - 1));
  }, [steps]);
  const announced = useRef(index);
  useEffect(() => {
    if (announced.current !== index) announce(stepText(step, seats, you, false));
    announced.current = index;
  }, [index]);
  // A link to another moment of the same game, or the browser's own way back.
  useEffect(() => {
    const stepNumber = stepFromUrl(steps.length);
    if (stepNumber !== null && stepNumber !== player.at.peek()) go(stepNumber);
  }, [asked]);
  useStepInUrl(tableId, index);

  const starts = roundStarts(steps).map((each) => each.index);
  useKeys({
    ArrowLeft: () => go(index - 1),
    ArrowRight: () => go(index + 1),
    PageUp: () => go(starts.filter((each) => each < index).pop() ?? 0),
    PageDown: () => go(starts.find((each) => each > index) ?? end),
    Home: () => go(0),
    End: () => go(end),
    " ": play,
  });

  // New moments of a game under way are offered; the reader is not pulled away from what is shown.
  const fresh = live && index < end ? player.news.value : 0;

  return html`
    <div class="viewer">
      <div class="viewer-board">
        <${Strip} step=${step} seats=${seats} you=${you} paid=${paidCasinos(player.steps.value, index)} />
      </div>
      <div class="viewer-players"><${Players} step=${step} seats=${seats} you=${you} self=${you} /></div>
      <div class="viewer-tray">
        <p class="viewer-sentence">${stepText(step, seats, you, true)}</p>
        <div class="viewer-dice"><${TrayDice} step=${step} seats=${seats} /></div>
        <${ReplayControls}
          steps=${player.steps.value}
          at=${index}
          onJump=${go}
          playing=${playing}
          onPlay=${play}
          speed=${speed}
          onSpeed=${setSpeed}
        />
      </div>
      <div class="viewer-log">
        ${
          fresh > 0 &&
          html`<button type="button" class="button" onClick=${() => go(end)}>${t("web-replay-more", { count: fresh })}</button>`
        }
        <${ReplayLog} steps=${player.steps.value} seats=${seats} you=${you} at=${index} onJump=${go} />
      </div>
      <div class="viewer-more stack">
        ${live && html`<p class="quiet">${t("web-replay-live")}</p>`}
        ${unfinished && html`<p class="quiet">${t("web-replay-unfinished")}</p>`}
        <${ShareButtons} tableId=${tableId} record=${record} moment=${index + 1}>${children}<//>
        ${!unfinished && html`<${Verify} tableId=${tableId} record=${record} seats=${seats} />`}
        <p class="small quiet viewer-keys">${t("web-replay-help-keys")}</p>
      </div>
    </div>
  `;
}

/**
 * Return a step as one line.
 * @param {Step} step
 * @param {Seat[]} seats
 * @param {number | null} you
 * @param {boolean} symbols
 */
function stepText(step, seats, you, symbols) {
  return stepSentences(step, { seats, you, symbols }).join(" ") || t("web-replay-quiet");
}

/**
 * The address names the moment, so that reloading and sharing it come back here.
 * @param {string | null} tableId
 * @param {number} index
 */
function useStepInUrl(tableId, index) {
  useEffect(() => {
    if (!tableId) return undefined;
    // Not at every step: browsers count how often a page rewrites its address.
    const timer = setTimeout(
      () => history.replaceState(history.state, "", `${location.pathname}?at=${index + 1}`),
      300,
    );
    return () => clearTimeout(timer);
  }, [tableId, index]);
}

/**
 * Take a moment or the whole game along: a link, and a file.
 * @param {{tableId: string | null, record: any, moment: number, children?: any}} props
 */
function ShareButtons({ tableId, record, moment, children }) {
  const [shown, setShown] = useState(false);
  const address = `${location.origin}/t/${tableId}/replay?at=${moment}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      toast(t("web-replay-copied"), { kind: "good" });
    } catch {
      setShown(true); // plain http has no clipboard: show the link to be copied by hand
    }
  };
  return html`
    <div class="button-row">
      ${tableId && html`<button type="button" class="button" onClick=${copy}><${Icon} name="share" />${t("web-replay-copy")}</button>`}
      ${
        record &&
        html`<button type="button" class="button" onClick=${() => downloadRecord(record, tableId)}>
        <${Icon} name="down" />${t("web-replay-download")}
      </button>`
      }
      ${children} ${
        shown &&
        html`<input
        class="input"
        readonly
        aria-label=${t("web-replay-link")}
        value=${address}
        onFocus=${(/** @type {any} */ event) => event.currentTarget.select()}
      />`
      }
    </div>
  `;
}

/**
 * Save a record as a file of one line, as `lastroll replay` reads it.
 * @param {any} record
 * @param {string | null} tableId
 */
function downloadRecord(record, tableId) {
  const address = URL.createObjectURL(
    new Blob([`${JSON.stringify(record)}\n`], { type: "application/json" }),
  );
  const link = document.createElement("a");
  link.href = address;
  link.download = `lastroll-${tableId ?? record.fair?.context ?? "game"}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
