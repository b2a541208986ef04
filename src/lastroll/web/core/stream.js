/**
 * The event stream of a table. Read with fetch, because EventSource cannot send a token; resumed by
 * Last-Event-ID, so that nothing is missed or received twice.
 */

import { headers, readRefusal } from "./api.js";
import { Retry } from "./retry.js";
import { shareConnections } from "./tabs.js";

/** @typedef {import("./types.js").Entry} Entry */
/** @typedef {import("./api.js").Refusal} Refusal */
/** @typedef {"connecting" | "live" | "offline" | "closed"} Connection */

/**
 * @typedef {object} StreamOptions
 * @property {string | null} [token]
 * @property {number} since the version already known
 * @property {(entry: Entry) => void} onEntry
 * @property {(message: import("./types.js").Talk) => void} [onTalk]
 * @property {(presence: import("./types.js").Presence) => void} [onPresence]
 * @property {(state: Connection) => void} [onState]
 * @property {() => void} [onReset] the service does not know our version: reload the table
 * @property {(refusal: Refusal) => void} [onRefused] the service refuses the stream for good
 * @property {(refusal: Refusal) => void} [onLimited] the service refuses the stream now; it is tried again
 */

const SILENCE_TIMEOUT_MS = 25_000; // the service sends a heartbeat every 10 s
const SUSPECT_AFTER_MS = 12_000; // no byte for longer than a heartbeat when the page is shown again: do not trust the connection
const RESPONSE_TIMEOUT_MS = 8_000; // for a response to begin
const REST_MS = 20_000; // a paused stream checks for changes this often; the shortest default grace is 60 s
const CHECK_MS = 1_500; // and for this long

/**
 * @param {string} table
 * @param {StreamOptions} options
 * @returns {{close: () => void, reconnectNow: () => void}} reconnectNow: connect without waiting for the back-off
 */
export function openStream(table, options) {
  let since = options.since;
  const retry = new Retry();
  let closed = false;
  let resting = false; // hidden, and the connection is needed elsewhere
  let lastByteAt = 0; // when the last byte came
  let timer = 0;
  /** @type {AbortController | null} */
  let attempt = null;
  /** @type {Connection | ""} */
  let state = "";

  /** @param {Connection} next */
  const setState = (next) => {
    if (state === next) return;
    state = next;
    options.onState?.(next);
  };

  const connect = async () => {
    clearTimeout(timer);
    attempt?.abort();
    const ownAttempt = new AbortController();
    attempt = ownAttempt;
    if (state !== "offline" && !resting) setState("connecting");
    const giveUp = setTimeout(() => ownAttempt.abort(), RESPONSE_TIMEOUT_MS);
    let graceful = false;
    try {
      const response = await fetch(`/api/tables/${encodeURIComponent(table)}/events`, {
        headers: {
          ...headers(options.token),
          Accept: "text/event-stream",
          "Last-Event-ID": String(since),
        },
        signal: ownAttempt.signal,
        cache: "no-store",
      });
      clearTimeout(giveUp);
      if (!response.ok || !response.body) {
        const refusal = await readRefusal(response);
        if (ownAttempt === attempt && refusal) {
          if ([401, 403, 404, 410].includes(refusal.status)) {
            close();
            options.onRefused?.(refusal);
            return;
          }
          if (refusal.status === 429) options.onLimited?.(refusal);
        }
        throw new Error(`${response.status}`);
      }
      if (!response.headers.get("Content-Type")?.startsWith("text/event-stream")) {
        await response.body.cancel();
        throw new Error("somebody else answers");
      }
      lastByteAt = performance.now();
      setState("live");
      if (resting) timer = setTimeout(rest, CHECK_MS);
      else tabs.opened();
      graceful = await read(response.body, ownAttempt);
    } catch {
      // Every error has the same remedy: connect again.
    } finally {
      clearTimeout(giveUp);
    }
    if (ownAttempt !== attempt || closed) return;
    scheduleReconnect(graceful);
  };

  /**
   * @param {ReadableStream<Uint8Array>} body
   * @param {AbortController} ownAttempt
   * @returns {Promise<boolean>} whether the service announced that it closes the stream
   */
  const read = async (body, ownAttempt) => {
    const reader = body.getReader();
    const decoder = new TextDecoder();
    let text = "";
    let graceful = false;
    for (;;) {
      const { done, value } = await reader.read();
      if (done || ownAttempt !== attempt) return graceful;
      lastByteAt = performance.now();
      retry.reset(); // a byte has arrived: the next loss starts the back-off again
      text += decoder.decode(value, { stream: true });
      // Messages end with an empty line; the text after the last one is incomplete.
      const blocks = text.split(/\r?\n\r?\n/);
      text = blocks.pop() ?? "";
      for (const block of blocks) {
        if (ownAttempt !== attempt) return graceful;
        if (handleMessage(block) === "closing") graceful = true;
      }
    }
  };

  /** @param {string} block */
  const handleMessage = (block) => {
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

  /** @param {boolean} graceful */
  const scheduleReconnect = (graceful) => {
    // After a graceful end (a restart) the service is most likely back at once.
    if (!graceful) setState("offline");
    timer = setTimeout(connect, retry.next());
  };

  /** Pause, and leave the connection to other tabs. */
  const rest = () => {
    if (closed) return;
    resting = true;
    attempt?.abort();
    attempt = null;
    clearTimeout(timer);
    timer = setTimeout(connect, REST_MS);
  };
  const tabs = shareConnections({ isOpen: () => attempt !== null && !resting, rest });

  const reconnectNow = () => {
    if (closed) return;
    resting = document.visibilityState === "hidden" && resting;
    retry.reset();
    connect();
  };

  const close = () => {
    if (closed) return;
    closed = true;
    clearTimeout(timer);
    clearInterval(watchdog);
    attempt?.abort();
    attempt = null;
    tabs.leave();
    removeEventListener("online", reconnectNow);
    removeEventListener("offline", reconnectNow);
    removeEventListener("pageshow", onPageShow);
    document.removeEventListener("visibilitychange", onVisibilityChange);
    setState("closed");
  };

  // The connection of a page that was frozen looks alive but is dead.
  /** @param {PageTransitionEvent} event */
  const onPageShow = (event) => {
    if (event.persisted) reconnectNow();
  };
  const onVisibilityChange = () => {
    if (document.visibilityState !== "visible") return;
    if (resting || state !== "live" || performance.now() - lastByteAt > SUSPECT_AFTER_MS)
      reconnectNow();
  };
  const watchdog = setInterval(() => {
    if (state === "live" && !resting && performance.now() - lastByteAt > SILENCE_TIMEOUT_MS)
      reconnectNow();
  }, 2000);

  addEventListener("online", reconnectNow);
  // "offline" is checked, not trusted: the service may run on this machine.
  addEventListener("offline", reconnectNow);
  addEventListener("pageshow", onPageShow);
  document.addEventListener("visibilitychange", onVisibilityChange);
  connect();
  return { close, reconnectNow };
}
