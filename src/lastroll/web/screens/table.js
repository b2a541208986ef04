/** The table while a game is played: sky, casinos, players, tray and log. */

import { Sky } from "../art/sky.js";
import {
  html,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "../core/html.js";
import { useKeys } from "../core/keys.js";
import { lookOf, ownSeat, seatNames, SYMBOLS } from "../core/names.js";
import { paidCasinos, roundStart } from "../core/game-stats.js";
import { navigate } from "../core/router.js";
import { createTableController } from "../core/table-controller.js";
import { useFocusRescue, useHurryOnInput } from "../core/table-input.js";
import { t } from "../core/texts.js";
import { fetchPart } from "../core/version.js";
import { Connection } from "../parts/connection.js";
import { Curtain } from "../parts/curtain.js";
import { Icon } from "../parts/icons.js";
import { Log } from "../parts/log.js";
import { MainButton } from "../parts/main-button.js";
import { isPayout, Payout } from "../parts/payout.js";
import { Players } from "../parts/players.js";
import { RoundSummary } from "../parts/round-summary.js";
import { Sheet } from "../parts/sheet.js";
import { Strip } from "../parts/strip.js";
import { Talk, useBubbles } from "../parts/talk.js";
import { toast } from "../parts/toast.js";
import { TopBar, useTitle } from "../parts/top-bar.js";
import { Tray } from "../parts/tray.js";
import { TurnText } from "../parts/turn-text.js";

/** @typedef {import("../core/table-store.js").TableStore} TableStore */
/** @typedef {import("../core/types.js").TableView} TableView */
/** @typedef {import("../core/types.js").Step} Step */
/** @typedef {import("../core/table-controller.js").TableController} TableController */

/** @param {{store: TableStore}} props */
export function Table({ store }) {
  const play = useMemo(() => createTableController(store), [store]);
  useEffect(() => {
    play.animateFirstDeal();
    return () => play.close();
  }, [play]);
  const table = store.table.value;
  const step = play.player.shown.value;
  const Result = useResult(table);
  if (!table || !step) {
    return html`<${TopBar} /><main id="main" tabindex="-1"><${Sky} /></main>`;
  }
  if (Result && play.resultShown.value && table.status === "finished") {
    return html`<${Result} store=${store} onLook=${() => (play.resultShown.value = false)} />`;
  }
  return html`<${GameScreen} store=${store} play=${play} table=${table} step=${step} />`;
}

/**
 * The screen of the result, fetched in the last round: most visits to a table end before.
 * @param {TableView | null} table
 * @returns {typeof import("./result.js").Result | null}
 */
function useResult(table) {
  const [screen, setScreen] = useState({ Result: /** @type {any} */ (null) });
  const soon =
    table?.status === "finished" || table?.position?.round === (table?.rules.rounds ?? 4);
  useEffect(() => {
    if (!soon) return undefined;
    let here = true;
    fetchPart(
      () => import("./result.js"),
      () => here,
      ({ Result }) => setScreen({ Result }),
    );
    return () => {
      here = false;
    };
  }, [soon]);
  return screen.Result;
}

/**
 * @param {{store: TableStore, play: TableController, table: TableView, step: Step}} props
 */
function GameScreen({ store, play, table, step }) {
  const [panel, setPanel] = useState(/** @type {"log" | "talk" | "leave" | null} */ (null));
  const { player } = play;
  const { seats, you } = table;
  const clock = useClock(store.deadlineAt.value);
  const said = useBubbles(store.talk.value, seats);
  const choices = play.choices.value;
  const selected = play.selected.value;
  const previewed = play.previewed.value;
  const lookingBack = !player.running.value;
  const paid = paidCasinos(player.steps.value, player.at.value);
  const mayPlace = table.can.includes("place");
  const chosen = choices.some((choice) => choice.face === selected) ? selected : null;

  useTitle(title(table));
  useHurryOnInput(play);
  useFocusRescue(step);
  // The table fills the window exactly; other screens are as long as they are.
  useLayoutEffect(() => {
    document.body.classList.add("at-table");
    return () => document.body.classList.remove("at-table");
  }, []);
  useKeys({
    r: play.roll,
    Escape: () => (lookingBack ? player.resume() : play.unselect()),
    ArrowLeft: () => play.selectNext(-1),
    ArrowRight: () => play.selectNext(1),
    l: () => setPanel("log"),
    t: () => setPanel("talk"),
    ...Object.fromEntries(
      [1, 2, 3, 4, 5, 6].map((face) => [String(face), () => play.chooseFace(face)]),
    ),
  });

  /** @param {number} index */
  const jump = (index) => {
    setPanel(null);
    play.lookBack(index);
  };
  const peek = useCallback(
    (/** @type {number | null} */ face) => {
      play.previewed.value = face;
    },
    [play],
  );
  const stableSeats = useStable(seats, ({ look, name, kind }) => `${look} ${kind} ${name}`);
  const now = () => {
    setPanel(null);
    player.resume();
  };
  const wide = useWide();
  /** @param {number} first */
  const log = (first) =>
    html`<${Log} steps=${player.steps.value} seats=${seats} you=${ownSeat(table)} at=${player.at.value} first=${first} last=${lookingBack ? player.known.value - 1 : player.at.value} news=${player.news.value} onJump=${jump} onNow=${lookingBack ? now : undefined} />`;
  const leave = table.held.length > 0 && table.status === "playing";

  return html`
    <${TopBar}><${RoundLine} table=${table} step=${step} /><//>
    <main id="main" class="table-main" tabindex="-1">
      <${Sky} />
      <${Connection} store=${store} />
      <div class=${`table ${lookingBack ? "table-reviewing" : ""} ${store.sending.value?.action === "roll" ? "table-rolling" : ""} ${table.can.length && player.isLatest.value && !player.busy.value ? "table-yours" : ""}`} data-step=${player.at.value}>
        <${Strip} step=${step} seats=${stableSeats} you=${you} choices=${choices} selected=${chosen} peeked=${chosen === null ? previewed : null} onSelect=${play.tapFace} onPeek=${peek} paid=${paid} />
        ${player.stopped.value && html`<${RoundSummary} steps=${player.steps.value} index=${player.at.value} seats=${seats} held=${table.held} />`}
        <${Players} step=${step} seats=${seats} you=${you} self=${ownSeat(table)} thinking=${player.isLatest.value && !table.can.length && table.status === "playing"} said=${said} clock=${player.isLatest.value ? clock : null} />
        <${Tray}
          step=${step}
          seats=${seats}
          choices=${mayPlace ? choices : []}
          selected=${chosen}
          onSelect=${play.tapFace}
          onPeek=${peek}
          heading=${html`<${TurnText} table=${table} step=${step} play=${play} paid=${paid} />`}
          instead=${isPayout(step) ? html`<${Payout} paid=${paid} seats=${seats} />` : null}
        >
          <div class="table-tools">
            <button type="button" class="button button-icon tool-log" aria-label=${t("log-title")} title=${t("log-title")} onClick=${() => setPanel("log")}><${TableIcon} name="log" /></button>
            ${
              table.options.talk !== "off" &&
              html`<button type="button" class="button button-icon" aria-label=${t("web-talk")} title=${t("web-talk")} onClick=${() => setPanel("talk")}><${TableIcon} name="talk" /></button>`
            }
          </div>
          <${MainButton} play=${play} table=${table} />
        <//>
        ${
          wide &&
          html`<aside class="log-panel" aria-label=${t("log-title")}>
          <h2>${t("log-title")}</h2>
          <div class="log-tools">
            <button type="button" class="button button-quiet button-icon" aria-label=${t("web-log-all")} title=${t("web-log-all")} onClick=${() => setPanel("log")}><${TableIcon} name="unfold" /></button>
            ${leave && html`<button type="button" class="button button-quiet button-icon" aria-label=${t("web-leave")} title=${t("web-leave")} onClick=${() => setPanel("leave")}><${TableIcon} name="leave" /></button>`}
          </div>
          ${log(roundStart(player.steps.value, player.at.value))}
        </aside>`
        }
      </div>
    </main>
    ${play.handOver.value !== null && html`<${Curtain} seat=${play.handOver.value} seats=${seats} />`}
    <${Sheet} title=${t("log-title")} open=${panel === "log"} onClose=${() => setPanel(null)} class="log-sheet">
      ${log(0)} ${leave && html`<button type="button" class="button button-quiet leave-button" onClick=${() => setPanel("leave")}>${t("web-leave")}</button>`}
    <//>
    <${Sheet} title=${t("web-talk")} open=${panel === "talk"} onClose=${() => setPanel(null)}>
      <${Talk} store=${store} table=${table} onSaid=${() => setPanel(null)} />
    <//>
    <${Sheet} title=${t("web-leave-title")} open=${panel === "leave"} onClose=${() => setPanel(null)}>
      <div class="stack">
        <p>${t("web-leave-text")}</p>
        <div class="button-row">
          <button type="button" class="button" onClick=${() => setPanel(null)}>${t("web-leave-stay")}</button>
          <button type="button" class="button button-main" onClick=${() => leaveTable(store)}>${t("web-leave-go")}</button>
        </div>
      </div>
    <//>
  `;
}

/**
 * A list that stays the same one as long as what counts of it does.
 * @template T
 * @param {T[]} list
 * @param {(item: T) => string} counts
 */
function useStable(list, counts) {
  const stable = useRef(list);
  if (stable.current !== list && stable.current.map(counts).join() !== list.map(counts).join()) {
    stable.current = list;
  }
  return stable.current;
}

const wideQuery = matchMedia("(min-width: 900px) and (min-height: 520px)");

/** Whether there is room for the log beside the table. */
function useWide() {
  const [wide, setWide] = useState(wideQuery.matches);
  useEffect(() => {
    const look = () => setWide(wideQuery.matches);
    wideQuery.addEventListener("change", look);
    return () => wideQuery.removeEventListener("change", look);
  }, []);
  return wide;
}

/** @param {TableStore} store */
async function leaveTable(store) {
  try {
    await store.leave();
    navigate("/");
  } catch (error) {
    toast(error instanceof Error ? error.message : String(error), { kind: "bad" });
  }
}

/**
 * Return the title of the browser's tab: seen from another tab, only the reader's turn matters.
 * @param {TableView} table
 */
function title(table) {
  if (table.can.length) return `● ${t("web-turn-yours")}`;
  return t("web-round", { round: table.position?.round ?? 1, rounds: table.rules.rounds ?? 4 });
}

/** Small drawings that only the table needs. */
const DRAWINGS = {
  log: "M5 5.5h.01M9 5.5h11M5 12h.01M9 12h11M5 18.5h.01M9 18.5h7",
  talk: "M4 5h16v11H11l-4.5 4v-4H4zM8 9h8M8 12.2h5",
  unfold: "M14 4.5h5.5V10M19.5 4.5 13 11M10 19.5H4.5V14M4.5 19.5 11 13",
  leave: "M5 20V4h9v16M4 20h11M17 8.5 20.5 12 17 15.5M20 12h-8",
};

/** @param {{name: keyof typeof DRAWINGS}} props */
function TableIcon({ name }) {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d=${DRAWINGS[name]} /></svg>`;
}

/**
 * Round, start player and watchers, in the bar at the top.
 * @param {{table: TableView, step: Step}} props
 */
function RoundLine({ table, step }) {
  const { round, start, rules } = step.position;
  const name = seatNames(table.seats)[start] ?? "";
  return html`<div class="round-line">
    <h1>${t("web-round", { round, rounds: rules.rounds ?? 4 })}</h1>
    <span class=${`round-start look-${lookOf(table.seats, start)}`} title=${name}><i aria-hidden="true">${SYMBOLS[lookOf(table.seats, start)]}</i> ${start === ownSeat(table) ? t("web-round-start.you") : t("web-round-start", { name })}</span>
    ${table.watchers > 0 && html`<span class="round-watchers" title=${t("web-watchers", { count: table.watchers })}><${Icon} name="eye" /><b aria-hidden="true">${table.watchers}</b><span class="unseen">${t("web-watchers", { count: table.watchers })}</span></span>`}
  </div>`;
}

/**
 * The time left, as a part of the whole and in seconds; null without a clock.
 * @param {number | null} deadline
 */
function useClock(deadline) {
  const [now, setNow] = useState(Date.now());
  const total = useMemo(
    () => (deadline === null ? 0 : Math.max(deadline - Date.now(), 1000)),
    [deadline],
  );
  useEffect(() => {
    if (deadline === null) return undefined;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [deadline]);
  if (deadline === null) return null;
  const left = Math.max(deadline - now, 0);
  return { part: Math.min(left / total, 1), seconds: Math.ceil(left / 1000) };
}
