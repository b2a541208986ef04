/** Sends an action so that it happens exactly once, whatever the network does. */

import * as api from "./api.js";
import { Retry } from "./retry.js";

/** @typedef {import("./table-store.js").TableStore} TableStore */
/** @typedef {import("./types.js").Action} Action */

const ECHO_TIMEOUT_MS = 1500; // reload if the stream has not shown an acknowledged action by then
const MAX_ATTEMPTS = 5;

/**
 * Return a fingerprint of the turn: while it is the same, an action for it may be sent again.
 * @param {TableStore} store
 */
function turnFingerprint(store) {
  const position = store.table.peek()?.position;
  return position && JSON.stringify([position.round, position.turn, position.hands, position.roll]);
}

/**
 * @param {TableStore} store
 * @param {Action} action
 * @param {number} [face]
 */
function isAllowed(store, action, face) {
  const table = store.table.peek();
  return (
    Boolean(table?.can.includes(action)) &&
    (face === undefined || Boolean(table?.faces.includes(face)))
  );
}

/**
 * Send an action and retry until its effect has arrived by the stream. A retry reuses the key, so the action happens at
 * most once; a new key is used only if the service has refused the action and the turn is still the same.
 * @param {TableStore} store
 * @param {Action} action
 * @param {number} [face]
 * @returns {Promise<boolean>} whether it was done
 */
export async function sendAction(store, action, face) {
  if (store.sending.peek() || !isAllowed(store, action, face)) return false;
  const before = turnFingerprint(store);
  store.sending.value = face === undefined ? { action } : { action, face };
  try {
    for (let tries = 0; tries < MAX_ATTEMPTS && !store.closed; tries++) {
      const expect = store.table.peek()?.version ?? 0;
      const request = {
        key: api.randomHex(),
        expect,
        action,
        ...(face !== undefined && { face }),
      };
      try {
        const { version } = await sendUntilAnswered(store, request);
        await waitForEcho(store, version);
        return true;
      } catch (error) {
        if (!(error instanceof api.Refusal)) return false; // closed meanwhile
        await store.reload();
        if (error.code !== "stale") throw error;
        if (turnFingerprint(store) !== before || !isAllowed(store, action, face)) return false;
      }
    }
    return false;
  } finally {
    store.sending.value = null;
  }
}

/**
 * Send a request, and repeat it until it is answered.
 * @param {TableStore} store
 * @param {{key: string, expect: number, action: string, face?: number}} request
 */
async function sendUntilAnswered(store, request) {
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
 * Wait until the stream has delivered what was acknowledged; reload if it does not.
 * @param {TableStore} store
 * @param {number} version
 */
async function waitForEcho(store, version) {
  const timeout = store.connection.peek() === "live" ? ECHO_TIMEOUT_MS : 0;
  const arrived = await new Promise((done) => {
    const timer = setTimeout(() => done(false), timeout);
    const stop = store.table.subscribe((table) => {
      if ((table?.version ?? 0) < version && !store.closed) return;
      clearTimeout(timer);
      queueMicrotask(() => stop());
      done(true);
    });
    setTimeout(() => stop(), ECHO_TIMEOUT_MS);
  });
  if (!arrived && !store.closed) await store.reload();
}
