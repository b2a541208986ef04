/** Sending an action so that it happens once, whatever the network does. */

import * as api from "./api.js";
import { Retry } from "./retry.js";

/** @typedef {import("./table-store.js").TableStore} TableStore */
/** @typedef {import("./types.js").Action} Action */

const ECHO = 1500; // reload if the stream has not shown an acknowledged action by then
const TRIES = 5;

/**
 * Return a fingerprint of the turn: while it is the same, an action for it may be sent again.
 * @param {TableStore} store
 */
function momentOf(store) {
  const position = store.table.peek()?.position;
  return position && JSON.stringify([position.round, position.turn, position.hands, position.roll]);
}

/**
 * @param {TableStore} store
 * @param {Action} action
 * @param {number} [face]
 */
function possible(store, action, face) {
  const table = store.table.peek();
  return (
    Boolean(table?.can.includes(action)) &&
    (face === undefined || Boolean(table?.faces.includes(face)))
  );
}

/**
 * Send an action until it is answered and seen. The same key is sent again after a lost answer, so that it cannot happen
 * twice; a new key only when the service said that the action did not happen and the moment is still the same.
 * @param {TableStore} store
 * @param {Action} action
 * @param {number} [face]
 * @returns {Promise<boolean>} whether it was done
 */
export async function act(store, action, face) {
  if (store.sending.peek() || !possible(store, action, face)) return false;
  const moment = momentOf(store);
  store.sending.value = face === undefined ? { action } : { action, face };
  try {
    for (let tries = 0; tries < TRIES && !store.closed; tries++) {
      const expect = store.table.peek()?.version ?? 0;
      const request = {
        key: api.randomHex(),
        expect,
        action,
        ...(face !== undefined && { face }),
      };
      try {
        const { version } = await send(store, request);
        await seen(store, version);
        return true;
      } catch (error) {
        if (!(error instanceof api.Refusal)) return false; // closed meanwhile
        await store.reload();
        if (error.code !== "stale") throw error;
        if (momentOf(store) !== moment || !possible(store, action, face)) return false;
      }
    }
    return false;
  } finally {
    store.sending.value = null;
  }
}

/**
 * Send a request, the same one again and again, until there is an answer to it.
 * @param {TableStore} store
 * @param {{key: string, expect: number, action: string, face?: number}} request
 */
async function send(store, request) {
  const retry = new Retry();
  for (;;) {
    try {
      return await api.postAction(store.id, request, store.token);
    } catch (error) {
      const busy = error instanceof api.Refusal && (error.status === 429 || error.status >= 500);
      if ((!(error instanceof api.Unreachable) && !busy) || store.closed) throw error;
      if (!busy) store.reconnectNow();
      await retry.pause();
    }
  }
}

/**
 * Wait until the stream has told what was acknowledged; if it does not, ask.
 * @param {TableStore} store
 * @param {number} version
 */
async function seen(store, version) {
  const patience = store.connection.peek() === "live" ? ECHO : 0;
  const told = await new Promise((done) => {
    const timer = setTimeout(() => done(false), patience);
    const stop = store.table.subscribe((table) => {
      if ((table?.version ?? 0) < version && !store.closed) return;
      clearTimeout(timer);
      queueMicrotask(() => stop());
      done(true);
    });
    setTimeout(() => stop(), ECHO);
  });
  if (!told && !store.closed) await store.reload();
}
