/** The calls of the service, one function each. */

import { signal } from "./html.js";
import { notePromise } from "./promises.js";
import { kept } from "./settings.js";
import { language } from "./texts.js";

/** @typedef {import("./types.js").TableView} TableView */

/** The service said no: `code` for programs, `message` for the reader, in the reader's language. */
export class Refusal extends Error {
  /**
   * @param {number} status
   * @param {{code: string, message: string, fields?: Record<string, any>, version?: number}} body
   */
  constructor(status, body) {
    super(asSentence(body.message));
    this.name = "Refusal";
    this.status = status;
    this.code = body.code;
    this.fields = body.fields ?? {};
    this.version = body.version;
  }
}

/**
 * Refusals are written to stand after a colon; the page shows them alone.
 * @param {string} text
 */
function asSentence(text) {
  return text.charAt(0).toLocaleUpperCase(language.peek()) + text.slice(1);
}

/**
 * The service could not be reached, or somebody else answered in its place (a proxy, the sign-in page of a network):
 * whether the call has had an effect is unknown.
 */
export class Offline extends Error {
  constructor() {
    super("offline");
    this.name = "Offline";
  }
}

/** Whether the last call reached the service. */
export const reachable = signal(true);

const PATIENCE = 10_000;
const MOST_ASKED = 20;

/**
 * Seats that were asked for and have not been answered yet: asked for again with the same key it is the same seat,
 * however often, and also after a reload.
 * @type {import("../vendor/signals.js").Signal<Record<string, {nonce: string, key: string}>>}
 */
const asked = kept("asked", {}, (value) => typeof value === "object" && !Array.isArray(value));

/**
 * Call the service.
 * @param {string} method
 * @param {string} path
 * @param {any} [body]
 * @param {{token?: string | null, signal?: AbortSignal, gives?: string}} [options] gives: a field of every such answer
 * @returns {Promise<any>} the parsed answer
 */
export async function call(method, path, body, { token, signal: outer, gives } = {}) {
  const stop = new AbortController();
  const cancel = () => stop.abort();
  outer?.addEventListener("abort", cancel);
  const timer = setTimeout(cancel, PATIENCE);
  /** @type {Response} */
  let response;
  let text = "";
  try {
    response = await fetch(path, {
      method,
      headers: headers(token, body !== undefined),
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: stop.signal,
      cache: "no-store",
    });
    text = await response.text();
  } catch {
    if (!outer?.aborted) reachable.value = false;
    throw new Offline();
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener("abort", cancel);
  }
  const answer = parse(text);
  if (!isOurs(response, answer, gives)) {
    reachable.value = false;
    throw new Offline();
  }
  if (response.headers.get("X-Shell") !== "offline") reachable.value = true; // else it is sw.js that answers
  if (!response.ok) throw new Refusal(response.status, answer);
  return answer;
}

/**
 * Whether an answer is one of the service: all of its own are JSON, and its refusals have a code and a sentence.
 * @param {Response} response
 * @param {any} answer
 * @param {string} [gives]
 */
function isOurs(response, answer, gives) {
  if (typeof answer !== "object" || answer === null) return false;
  if (response.status >= 502 && response.status <= 504) return false;
  if (response.ok) return gives === undefined || gives in answer;
  return typeof answer.code === "string" && typeof answer.message === "string";
}

/**
 * @param {string | null | undefined} token
 * @param {boolean} [json]
 * @returns {Record<string, string>}
 */
export function headers(token, json = false) {
  /** @type {Record<string, string>} */
  const result = { "Accept-Language": language.value };
  if (token) result.Authorization = `Bearer ${token}`;
  if (json) result["Content-Type"] = "application/json";
  return result;
}

/** @param {string} text */
function parse(text) {
  try {
    return text ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}

/**
 * Random letters for keys and nonces; randomUUID is not there on plain http.
 * @returns {string}
 */
export function randomWord() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** @param {string} id */
const path = (id) => `/api/tables/${encodeURIComponent(id)}`;

/** @returns {Promise<{ticket: string, table: string, commitment: string}>} */
export const commit = () => call("POST", "/api/commitments", {}, { gives: "ticket" });

/**
 * Make a table. The dice are committed to first, and only then this browser adds its nonce.
 * @param {import("./types.js").CreateTableRequest} wish
 * @returns {Promise<import("./types.js").CreateTableResponse>}
 */
export async function createTable(wish) {
  const { ticket, commitment } = await commit();
  const nonce = randomWord();
  const key = randomWord() + randomWord();
  const made = await persistently(() =>
    call("POST", "/api/tables", { ...wish, ticket, nonce, key }, { gives: "token" }),
  );
  notePromise(made.table, { commitment, nonce });
  return made;
}

/**
 * Try a call with a key again where the network failed: the answer may have got lost, not the call.
 * @template T
 * @param {() => Promise<T>} attempt
 * @returns {Promise<T>}
 */
async function persistently(attempt) {
  for (const wait of [250, 750]) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof Offline)) throw error;
      await new Promise((done) => setTimeout(done, wait));
    }
  }
  return attempt();
}

/** @returns {Promise<import("./types.js").OpenTable[]>} */
export const openTables = async () =>
  (await call("GET", "/api/tables", undefined, { gives: "tables" })).tables;

/**
 * @param {string} code
 * @returns {Promise<{table: string}>}
 */
export const tableByCode = (code) =>
  call("GET", `/api/codes/${encodeURIComponent(code)}`, undefined, { gives: "table" });

/**
 * @param {string} id
 * @param {string | null} [token]
 * @param {AbortSignal} [signal]
 * @returns {Promise<TableView>}
 */
export async function getTable(id, token, signal) {
  const table = await call("GET", path(id), undefined, { token, signal, gives: "held" });
  if (table.table !== id) throw new Offline(); // somebody else's JSON
  return table;
}

/**
 * @param {string} id
 * @param {string | null} [token]
 * @param {AbortSignal} [signal]
 * @returns {Promise<{version: number, steps: import("./types.js").Step[]}>}
 */
export const getSteps = (id, token, signal) =>
  call("GET", `${path(id)}/steps`, undefined, { token, signal, gives: "steps" });

/**
 * @param {string} id
 * @param {{name: string, seat?: number, look?: number, nonce?: string}} wish
 * @param {string | null} [token] of a seat already held here: takes another one for the same device
 * @returns {Promise<{seat: number, token: string, version: number}>}
 */
export async function takeSeat(id, wish, token) {
  // Each further person of this device is a wish of their own.
  const name = token ? `${id} ${wish.name}` : id;
  const request = asked.peek()[name] ?? { nonce: randomWord(), key: randomWord() + randomWord() };
  noteAsked(name, request);
  try {
    const taken = await persistently(() =>
      call("POST", `${path(id)}/seats`, { ...request, ...wish }, { token, gives: "token" }),
    );
    noteAsked(name, null);
    notePromise(id, { nonce: request.nonce });
    return taken;
  } catch (error) {
    // Of a busy service nobody knows whether an earlier try was heard.
    if (error instanceof Refusal && error.status !== 429 && error.status < 500)
      noteAsked(name, null);
    throw error;
  }
}

/**
 * @param {string} name
 * @param {{nonce: string, key: string} | null} request null: it was answered
 */
function noteAsked(name, request) {
  const { [name]: _before, ...others } = asked.peek();
  const latest = Object.entries(others).slice(-MOST_ASKED);
  asked.value = Object.fromEntries(request ? [...latest, [name, request]] : latest);
}

/**
 * @param {string} id
 * @param {number} seat
 * @param {string | null} token
 */
export const leaveSeat = (id, seat, token) =>
  call("DELETE", `${path(id)}/seats/${seat}`, undefined, { token });

/**
 * @param {string} id
 * @param {number} seat
 * @param {{name?: string, look?: number}} wish
 * @param {string | null} token
 */
export const changeSeat = (id, seat, wish, token) =>
  call("PATCH", `${path(id)}/seats/${seat}`, wish, { token });

/**
 * @param {string} id
 * @param {import("./types.js").ArrangeRequest} wish
 * @param {string | null} token
 */
export const arrange = (id, wish, token) => call("PUT", `${path(id)}/arrangement`, wish, { token });

/**
 * @param {string} id
 * @param {string | null} token
 */
export const start = (id, token) => call("POST", `${path(id)}/start`, {}, { token });

/**
 * @param {string} id
 * @param {{key: string, expect: number, action: string, face?: number}} action
 * @param {string | null} token
 * @returns {Promise<import("./types.js").ActionResponse>}
 */
export const act = (id, action, token) =>
  call("POST", `${path(id)}/actions`, action, { token, gives: "version" });

/**
 * @param {string} id
 * @param {{phrase: string} | {reaction: string} | {text: string}} words
 * @param {string | null} token
 */
export const say = (id, words, token) => call("POST", `${path(id)}/talk`, words, { token });

/**
 * @param {string} id
 * @param {string | null} token
 * @returns {Promise<{table: string}>}
 */
export const rematch = (id, token) =>
  call("POST", `${path(id)}/rematch`, {}, { token, gives: "table" });

/** @param {string} id */
export const getRecord = (id) => call("GET", `${path(id)}/record`);

/**
 * Play a record through.
 * @param {any} record
 */
export const replayRecord = (record) => call("POST", "/api/replay", record);

export const getLesson = () => call("GET", "/api/lesson");

/** @returns {Promise<import("./types.js").BotInfo[]>} */
export const getBots = () => call("GET", "/api/bots");

/**
 * The address of a table's QR code.
 * @param {string} id
 */
export const qrAddress = (id) => `${path(id)}/qr.svg`;
