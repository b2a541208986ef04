/** The endpoints of the service, one function each. */

import { signal } from "./html.js";
import { rememberCommitment } from "./commitments.js";
import { storedSignal } from "./preferences.js";
import { language } from "./texts.js";

/** @typedef {import("./types.js").TableView} TableView */

/** A refusal by the service: `code` for programs, `message` for the reader, in the reader's language. */
export class Refusal extends Error {
  /**
   * @param {number} status
   * @param {{code: string, message: string, fields?: Record<string, any>, version?: number}} body
   */
  constructor(status, body) {
    super(capitalised(body.message));
    this.name = "Refusal";
    this.status = status;
    this.code = body.code;
    this.fields = body.fields ?? {};
    this.version = body.version;
  }
}

/**
 * Return a refusal as a sentence of its own: the service writes refusals to follow a colon.
 * @param {string} text
 */
function capitalised(text) {
  return text.charAt(0).toLocaleUpperCase(language.peek()) + text.slice(1);
}

/**
 * The service could not be reached, or another server answered in its place (a proxy, the sign-in page of a network):
 * whether the request had an effect is unknown.
 */
export class Unreachable extends Error {
  constructor() {
    super("offline");
    this.name = "Offline";
  }
}

/** True if the last request reached the service. */
export const reachable = signal(true);

const REQUEST_TIMEOUT_MS = 10_000;
const MAX_PENDING_SEATS = 20;

/**
 * Requests for seats that are not answered yet: with the same key the service returns the same seat,
 * however often, and also after a reload.
 * @type {import("../vendor/signals.js").Signal<Record<string, {nonce: string, key: string}>>}
 */
const pendingSeats = storedSignal(
  "asked",
  {},
  (value) => typeof value === "object" && !Array.isArray(value),
);

/**
 * Send a request to the service and return the parsed response.
 * @param {string} method
 * @param {string} path
 * @param {any} [body]
 * @param {{token?: string | null, signal?: AbortSignal, requires?: string}} [options] requires: a field that each response to this request has
 * @returns {Promise<any>} the parsed answer
 */
export async function request(method, path, body, { token, signal: outer, requires } = {}) {
  const stop = new AbortController();
  const cancel = () => stop.abort();
  outer?.addEventListener("abort", cancel);
  const timer = setTimeout(cancel, REQUEST_TIMEOUT_MS);
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
    throw new Unreachable();
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener("abort", cancel);
  }
  const data = parse(text);
  if (!isFromService(response, data, requires)) {
    reachable.value = false;
    throw new Unreachable();
  }
  if (response.headers.get("X-Shell") !== "offline") reachable.value = true; // otherwise sw.js has answered
  if (!response.ok) throw new Refusal(response.status, data);
  return data;
}

/**
 * Return whether a response is the service's own: those are JSON, and refusals have a code and a message.
 * @param {Response} response
 * @param {any} answer
 * @param {string} [requires]
 */
function isFromService(response, answer, requires) {
  if (typeof answer !== "object" || answer === null) return false;
  if (response.status >= 502 && response.status <= 504) return false;
  if (response.ok) return requires === undefined || requires in answer;
  return typeof answer.code === "string" && typeof answer.message === "string";
}

/**
 * Return the refusal of a response that is not the service's success; null if another server answered.
 * @param {Response} response
 */
export async function readRefusal(response) {
  const data = parse(await response.text());
  return isFromService(response, data) ? new Refusal(response.status, data) : null;
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
 * Return 32 random hexadecimal digits for keys and nonces (randomUUID is missing on plain http).
 * @returns {string}
 */
export function randomHex() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** @param {string} id */
const path = (id) => `/api/tables/${encodeURIComponent(id)}`;

/** @returns {Promise<{ticket: string, table: string, commitment: string}>} */
export const createCommitment = () =>
  request("POST", "/api/commitments", {}, { requires: "ticket" });

/**
 * Make a table. The service commits to the dice before this browser sends its nonce.
 * @param {import("./types.js").CreateTableRequest} body
 * @returns {Promise<import("./types.js").CreateTableResponse>}
 */
export async function createTable(body) {
  const { ticket, commitment } = await createCommitment();
  const nonce = randomHex();
  const key = randomHex() + randomHex();
  const made = await retryWhenOffline(() =>
    request("POST", "/api/tables", { ...body, ticket, nonce, key }, { requires: "token" }),
  );
  rememberCommitment(made.table, { commitment, nonce });
  return made;
}

/**
 * Repeat a request that has an idempotency key after a network error: maybe only the response was lost.
 * @template T
 * @param {() => Promise<T>} attempt
 * @returns {Promise<T>}
 */
async function retryWhenOffline(attempt) {
  for (const wait of [250, 750]) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error;
      await new Promise((done) => setTimeout(done, wait));
    }
  }
  return attempt();
}

/** @returns {Promise<import("./types.js").OpenTable[]>} */
export const getOpenTables = async () =>
  (await request("GET", "/api/tables", undefined, { requires: "tables" })).tables;

/**
 * The tables at which some tokens hold seats.
 * @param {string[]} tokens
 * @returns {Promise<import("./types.js").MyTable[]>}
 */
export const getMyTables = async (tokens) =>
  (
    await request("GET", "/api/my-tables", undefined, {
      token: tokens.join(", "),
      requires: "tables",
    })
  ).tables;

/**
 * @param {string} code
 * @returns {Promise<{table: string}>}
 */
export const getTableByCode = (code) =>
  request("GET", `/api/codes/${encodeURIComponent(code)}`, undefined, { requires: "table" });

/**
 * @param {string} id
 * @param {string | null} [token]
 * @param {AbortSignal} [signal]
 * @returns {Promise<TableView>}
 */
export async function getTable(id, token, signal) {
  const table = await request("GET", path(id), undefined, { token, signal, requires: "held" });
  if (table.table !== id) throw new Unreachable(); // JSON of another server
  return table;
}

/**
 * @param {string} id
 * @param {string | null} [token]
 * @param {AbortSignal} [signal]
 * @returns {Promise<{version: number, steps: import("./types.js").Step[]}>}
 */
export const getSteps = (id, token, signal) =>
  request("GET", `${path(id)}/steps`, undefined, { token, signal, requires: "steps" });

/**
 * @param {string} id
 * @param {{name: string, seat?: number, look?: number, nonce?: string}} body
 * @param {string | null} [token] of a seat held already: takes another seat for the same device
 * @returns {Promise<{seat: number, token: string, version: number}>}
 */
export async function takeSeat(id, body, token) {
  // Each further person at this device has a request of their own.
  const name = token ? `${id} ${body.name}` : id;
  const pending = pendingSeats.peek()[name] ?? {
    nonce: randomHex(),
    key: randomHex() + randomHex(),
  };
  rememberPending(name, pending);
  try {
    const taken = await retryWhenOffline(() =>
      request("POST", `${path(id)}/seats`, { ...pending, ...body }, { token, requires: "token" }),
    );
    rememberPending(name, null);
    rememberCommitment(id, { nonce: pending.nonce });
    return taken;
  } catch (error) {
    // After an error of a busy service an earlier attempt may still have succeeded.
    if (error instanceof Refusal && error.status !== 429 && error.status < 500)
      rememberPending(name, null);
    throw error;
  }
}

/**
 * @param {string} name
 * @param {{nonce: string, key: string} | null} request null: it is answered
 */
function rememberPending(name, request) {
  const { [name]: _before, ...others } = pendingSeats.peek();
  const latest = Object.entries(others).slice(-MAX_PENDING_SEATS);
  pendingSeats.value = Object.fromEntries(request ? [...latest, [name, request]] : latest);
}

/**
 * @param {string} id
 * @param {number} seat
 * @param {string | null} token
 */
export const leaveSeat = (id, seat, token) =>
  request("DELETE", `${path(id)}/seats/${seat}`, undefined, { token });

/**
 * @param {string} id
 * @param {number} seat
 * @param {{name?: string, look?: number}} body
 * @param {string | null} token
 */
export const changeSeat = (id, seat, body, token) =>
  request("PATCH", `${path(id)}/seats/${seat}`, body, { token });

/**
 * @param {string} id
 * @param {import("./types.js").ArrangeRequest} body
 * @param {string | null} token
 */
export const arrange = (id, body, token) =>
  request("PUT", `${path(id)}/arrangement`, body, { token });

/**
 * @param {string} id
 * @param {string | null} token
 */
export const start = (id, token) => request("POST", `${path(id)}/start`, {}, { token });

/**
 * @param {string} id
 * @param {{key: string, expect: number, action: string, face?: number}} action
 * @param {string | null} token
 * @returns {Promise<import("./types.js").StepsResponse>}
 */
export const postAction = (id, action, token) =>
  request("POST", `${path(id)}/actions`, action, { token, requires: "version" });

/**
 * @param {string} id
 * @param {{phrase: string} | {reaction: string} | {text: string}} words
 * @param {string | null} token
 */
export const postTalk = (id, words, token) => request("POST", `${path(id)}/talk`, words, { token });

/**
 * @param {string} id
 * @param {string | null} token
 * @returns {Promise<{table: string}>}
 */
export const rematch = (id, token) =>
  request("POST", `${path(id)}/rematch`, {}, { token, requires: "table" });

/**
 * Begin a game with the deal, the dice and the seats of a finished one.
 * @param {string} id
 * @param {string} token
 * @returns {Promise<{table: string}>}
 */
export const repeatDice = (id, token) =>
  request("POST", `${path(id)}/same-dice`, {}, { token, requires: "table" });

/** @param {string} id */
export const getRecord = (id) => request("GET", `${path(id)}/record`);

/**
 * Replay a record on the service.
 * @param {any} record
 */
export const replayRecord = (record) => request("POST", "/api/replay", record);

export const getLesson = () => request("GET", "/api/lesson");

/** @returns {Promise<import("./types.js").BotInfo[]>} */
export const getBots = () => request("GET", "/api/bots");

/**
 * Return the address of a table's QR code.
 * @param {string} id
 */
export const qrUrl = (id) => `${path(id)}/qr.svg`;
