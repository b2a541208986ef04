/**
 * The events of a table as they happen. Read with fetch, because EventSource cannot carry a token; resumed by
 * Last-Event-ID, so that nothing is missed and nothing comes twice.
 */

import { headers } from "./api.js";
import { Retry } from "./retry.js";
import { shareConnections } from "./tabs.js";

/** @typedef {import("./types.js").Entry} Entry */
/** @typedef {"connecting" | "live" | "offline" | "closed"} Connection */

/**
 * @typedef {object} StreamOptions
 * @property {string | null} [token]
 * @property {number} since the version already known
 * @property {(entry: Entry) => void} onEntry
 * @property {(message: import("./types.js").Talk) => void} [onTalk]
 * @property {(presence: import("./types.js").Presence) => void} [onPresence]
 * @property {(state: Connection) => void} [onState]
 * @property {() => void} [onReset] the service does not know our version: load the table anew
 * @property {(status: number) => void} [onRefused] the service does not want to answer at all
 */

const SILENCE = 25_000; // the service beats every 10 s
const SLEPT = 12_000; // no byte for longer than a beat when the page comes back: do not trust the connection
const PATIENCE = 8_000; // for an answer to begin
const REST = 20_000; // a stream at rest looks for news so often; the shortest usual grace is 60 s
const LOOK = 1_500; // and for so long

/**
 * @param {string} table
 * @param {StreamOptions} options
 * @returns {{close: () => void, wake: () => void}} wake: try at once, do not wait for the back-off
 */
export function openStream(table, options) {
  let since = options.since;
  const retry = new Retry();
  let closed = false;
  let resting = false; // hidden, and the connection is needed elsewhere
  let heard = 0; // when the last byte came
  let timer = 0;
  /** @type {AbortController | null} */
  let attempt = null;
  /** @type {Connection | ""} */
  let state = "";

  /** @param {Connection} next */
  const become = (next) => {
    if (state === next) return;
    state = next;
    options.onState?.(next);
  };

  const connect = async () => {
    clearTimeout(timer);
    attempt?.abort();
    const mine = new AbortController();
    attempt = mine;
    if (state !== "offline" && !resting) become("connecting");
    const giveUp = setTimeout(() => mine.abort(), PATIENCE);
    let orderly = false;
    try {
      const response = await fetch(`/api/tables/${encodeURIComponent(table)}/events`, {
        headers: {
          ...headers(options.token),
          Accept: "text/event-stream",
          "Last-Event-ID": String(since),
        },
        signal: mine.signal,
        cache: "no-store",
      });
      clearTimeout(giveUp);
      if (!response.ok || !response.body) {
        await response.body?.cancel();
        const ours = response.headers.get("Content-Type")?.startsWith("application/json");
        if (mine === attempt && ours && [401, 403, 404, 410].includes(response.status)) {
          close();
          options.onRefused?.(response.status);
          return;
        }
        throw new Error(`${response.status}`);
      }
      if (!response.headers.get("Content-Type")?.startsWith("text/event-stream")) {
        await response.body.cancel();
        throw new Error("somebody else answers");
      }
      heard = performance.now();
      become("live");
      if (resting) timer = setTimeout(rest, LOOK);
      else tabs.opened();
      orderly = await read(response.body, mine);
    } catch {
      // Whatever it was, the answer is to try again.
    } finally {
      clearTimeout(giveUp);
    }
    if (mine !== attempt || closed) return;
    again(orderly);
  };

  /**
   * @param {ReadableStream<Uint8Array>} body
   * @param {AbortController} mine
   * @returns {Promise<boolean>} whether the service said that it would close
   */
  const read = async (body, mine) => {
    const reader = body.getReader();
    const decoder = new TextDecoder();
    let text = "";
    let orderly = false;
    for (;;) {
      const { done, value } = await reader.read();
      if (done || mine !== attempt) return orderly;
      heard = performance.now();
      retry.reset(); // it really speaks: the next loss starts the back-off anew
      text += decoder.decode(value, { stream: true });
      // Messages end with an empty line; what is after the last one waits for its rest.
      const blocks = text.split(/\r?\n\r?\n/);
      text = blocks.pop() ?? "";
      for (const block of blocks) {
        if (mine !== attempt) return orderly;
        if (take(block) === "closing") orderly = true;
      }
    }
  };

  /** @param {string} block */
  const take = (block) => {
    let name = "message";
    /** @type {string[]} */
    const data = [];
    let id = "";
    for (const line of block.split(/\r?\n/)) {
      if (line.startsWith("data:")) data.push(line.slice(5).trimStart());
      else if (line.startsWith("event:")) name = line.slice(6).trim();
      else if (line.startsWith("id:")) id = line.slice(3).trim();
    }
    if (name === "reset") {
      close();
      options.onReset?.();
      return name;
    }
    if (!data.length || name === "closing") return name;
    const body = JSON.parse(data.join("\n"));
    if (name === "talk") options.onTalk?.(body);
    else if (name === "presence") options.onPresence?.(body);
    else if (name === "message") {
      if (id) since = Number(id);
      options.onEntry(body);
    }
    return name;
  };

  /** @param {boolean} orderly */
  const again = (orderly) => {
    // A stream that ends in order was cut by a restart or a slow moment: it is back at once, most likely.
    if (!orderly) become("offline");
    timer = setTimeout(connect, retry.next());
  };

  /** Leave the connection to others for a while. */
  const rest = () => {
    if (closed) return;
    resting = true;
    attempt?.abort();
    attempt = null;
    clearTimeout(timer);
    timer = setTimeout(connect, REST);
  };
  const tabs = shareConnections({ isOpen: () => attempt !== null && !resting, rest });

  const wake = () => {
    if (closed) return;
    resting = document.visibilityState === "hidden" && resting;
    retry.reset();
    connect();
  };

  const close = () => {
    if (closed) return;
    closed = true;
    clearTimeout(timer);
    clearInterval(watch);
    attempt?.abort();
    attempt = null;
    tabs.leave();
    removeEventListener("online", wake);
    removeEventListener("offline", wake);
    removeEventListener("pageshow", shown);
    document.removeEventListener("visibilitychange", seen);
    become("closed");
  };

  // A page that was frozen has a connection that looks alive and is not.
  /** @param {PageTransitionEvent} event */
  const shown = (event) => {
    if (event.persisted) wake();
  };
  const seen = () => {
    if (document.visibilityState !== "visible") return;
    if (resting || state !== "live" || performance.now() - heard > SLEPT) wake();
  };
  const watch = setInterval(() => {
    if (state === "live" && !resting && performance.now() - heard > SILENCE) wake();
  }, 2000);

  addEventListener("online", wake);
  // "offline" is not believed but asked: the service may well run on this very machine.
  addEventListener("offline", wake);
  addEventListener("pageshow", shown);
  document.addEventListener("visibilitychange", seen);
  connect();
  return { close, wake };
}
