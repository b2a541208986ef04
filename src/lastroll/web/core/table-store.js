/**
 * One table as this browser may see it. `table` is always the last state from the service, never a guess: entries of the log
 * are applied strictly in order, and if one is missing, everything is loaded again.
 */

import { sendAction } from "./send-action.js";
import * as api from "./api.js";
import { rememberTable } from "./game-history.js";
import { batch, signal } from "./html.js";
import { rememberCommitment } from "./commitments.js";
import { Retry } from "./retry.js";
import { forgetSeat, rememberSeat, markGone, tokenFor } from "./held-seats.js";
import { openStream } from "./stream.js";
import { checkVersion } from "./version.js";

/** @typedef {import("./types.js").TableView} TableView */
/** @typedef {import("./types.js").Step} Step */
/** @typedef {import("./types.js").Entry} Entry */
/** @typedef {import("./stream.js").Connection} Connection */
/** @typedef {import("./types.js").Talk} TalkMessage */
/** @typedef {(steps: Step[], info: {reset: boolean}) => void} StepsListener */

const MAX_TALK = 50;

export class TableStore {
  /** @param {string} id */
  constructor(id) {
    this.id = id;
    /** @type {import("../vendor/signals.js").Signal<TableView | null>} */
    this.table = signal(null);
    /** @type {import("../vendor/signals.js").Signal<Step[]>} */
    this.steps = signal([]);
    /** @type {import("../vendor/signals.js").Signal<Connection>} */
    this.connection = signal("connecting");
    /** @type {import("../vendor/signals.js").Signal<TalkMessage[]>} */
    this.talk = signal([]);
    /** The refusal if there is no table to show, or null. */
    this.refusal = signal(/** @type {api.Refusal | null} */ (null));
    /** The sentence of the service if a limit refuses us at the moment (too many tabs, watchers or requests), or "". */
    this.limitText = signal("");
    /** The action that is on its way, or null. */
    this.sending = signal(/** @type {{action: string, face?: number} | null} */ (null));
    /** The end of this turn's time, as of Date.now(), or null. */
    this.deadlineAt = signal(/** @type {number | null} */ (null));
    /** The last entry of the log that was applied. */
    this.lastEntry = signal(/** @type {Entry | null} */ (null));

    /** @type {Set<StepsListener>} */
    this._listeners = new Set();
    /** @type {ReturnType<typeof openStream> | null} */
    this._stream = null;
    this.closed = false;
    this._loadNumber = 0;
    /** @type {Promise<void>} */
    this._loading = Promise.resolve();
    this._wasLive = false;
    /** @type {Entry[]} entries that wait for the one with the new state */
    this._pendingEntries = [];
    this._token = tokenFor(id);
    this.reload();
  }

  /** Reconnect without waiting for the back-off. */
  reconnectNow() {
    this._stream?.reconnectNow();
  }

  get token() {
    return this._token;
  }

  /**
   * Call a listener with new steps; after a `reset` the list was replaced and nothing should be animated.
   * @param {StepsListener} listener
   * @returns {() => void} remove the listener
   */
  onSteps(listener) {
    this._listeners.add(listener);
    return () => this._listeners.delete(listener);
  }

  /**
   * Load everything again and follow the stream from there. Retries until it works or the service refuses.
   * @returns {Promise<void>}
   */
  reload() {
    this._loading = this._load(++this._loadNumber);
    return this._loading;
  }

  /**
   * @param {number} loadNumber
   * @returns {Promise<void>}
   */
  async _load(loadNumber) {
    this._stream?.close();
    this._stream = null;
    this._pendingEntries = [];
    const retry = new Retry();
    while (!this.closed && loadNumber === this._loadNumber) {
      try {
        const token = this._token;
        const table = await api.getTable(this.id, token);
        const loaded =
          table.status === "waiting"
            ? { version: table.version, steps: [] }
            : await api.getSteps(this.id, token);
        if (this.closed || loadNumber !== this._loadNumber) break;
        if (loaded.version < table.version) throw new api.Unreachable(); // the two responses do not fit together
        this._replace(
          table,
          // Steps after the first response come again through the stream, in order.
          loaded.steps.filter((step) => step.version <= table.version),
        );
        this._openStream(table.version);
        if (table.kept?.length) this._takeReservedSeats(table);
        return;
      } catch (error) {
        if (this.closed || loadNumber !== this._loadNumber) break;
        if (error instanceof api.Refusal) {
          if (this._isFinalRefusal(error)) return;
          if (error.status === 429) this.limitText.value = error.message;
        }
        this.connection.value = "offline";
        await retry.pause();
      }
    }
    if (!this.closed) await this._loading; // a newer load has replaced this one: wait for that
  }

  /**
   * @param {api.Refusal} refusal
   * @returns {boolean} whether trying again is pointless
   */
  _isFinalRefusal(refusal) {
    if (refusal.code === "no-seat" && this._token) {
      // The seat is not ours any more (removed by the host): go on as a watcher.
      markGone(this.id);
      this._token = null;
      return false;
    }
    if (refusal.status === 429 || refusal.status >= 500) return false;
    if (refusal.code === "no-such-table") markGone(this.id);
    batch(() => {
      this.refusal.value = refusal;
      this.connection.value = "closed";
    });
    return true;
  }

  /**
   * Show a whole new table. If its steps only continue the known ones, listeners get the new ones.
   * @param {TableView} table
   * @param {Step[]} steps
   */
  _replace(table, steps) {
    const known = this.steps.peek();
    const before = this.table.peek();
    const last = known[known.length - 1];
    const continues =
      before !== null &&
      String(before.held) === String(table.held) &&
      before.version <= table.version &&
      steps.length >= known.length &&
      (last === undefined || steps[known.length - 1]?.version === last.version);
    const newSteps = continues ? steps.slice(known.length) : steps;
    batch(() => {
      this.refusal.value = null;
      this.steps.value = continues ? [...known, ...newSteps] : steps;
      this._setTable(table);
      this.talk.value = table.talk ?? [];
    });
    if (newSteps.length || !continues) this._notify(newSteps, !continues);
  }

  /** @param {TableView} table */
  _setTable(table) {
    // The dice are checked later against the commitment seen before the end.
    if (table.status !== "finished")
      rememberCommitment(this.id, { commitment: table.fair.commitment });
    this.table.value = table;
    this.deadlineAt.value =
      table.deadline === null || table.deadline === undefined ? null : Date.now() + table.deadline;
    rememberTable(table);
  }

  /**
   * @param {Step[]} steps
   * @param {boolean} reset
   */
  _notify(steps, reset) {
    for (const listener of this._listeners) listener(steps, { reset });
  }

  /** @param {number} since */
  _openStream(since) {
    this._wasLive = false;
    this._stream = openStream(this.id, {
      token: this._token,
      since,
      onEntry: (entry) => this._applyEntry(entry),
      onTalk: (message) => this._addTalk([message]),
      onPresence: ({ online, watchers }) => this._applyPresence(online, watchers),
      onReset: () => this.reload(),
      onRefused: () => this.reload(),
      onLimited: ({ message }) => {
        this.limitText.value = message;
      },
      onState: (state) => {
        if (state === "closed") return; // we closed it ourselves, to open another
        this.connection.value = state;
        if (state !== "live") return;
        this.limitText.value = "";
        // Talk and presence are not in the log: fetch them after a pause.
        if (this._wasLive) {
          this._refresh();
          checkVersion(); // the service may have been away for an upgrade
        }
        this._wasLive = true;
      },
    });
  }

  /**
   * Apply an entry of the log if it is the next one; reload if one is missing. Of several that come together after
   * a pause only the last has the state of the table, so the earlier ones wait for it.
   * @param {Entry} entry
   */
  _applyEntry(entry) {
    const table = this.table.peek();
    const known = this._pendingEntries[this._pendingEntries.length - 1]?.version ?? table?.version;
    if (!table || known === undefined || entry.version <= known) return; // the response to our own action was faster
    if (entry.version !== known + 1) {
      this.reload();
      return;
    }
    if (!entry.now && !entry.table) {
      this._pendingEntries.push(entry);
      return;
    }
    const entries = [...this._pendingEntries, entry];
    this._pendingEntries = [];
    if (!entry.table && entries.some((each) => each.type !== "played")) {
      this.reload(); // somebody came or left meanwhile, and none of the entries has the seats
      return;
    }
    const newSteps = entries.flatMap((each) => each.steps ?? []);
    const last = newSteps[newSteps.length - 1];
    batch(() => {
      if (newSteps.length) this.steps.value = [...this.steps.peek(), ...newSteps];
      if (entry.table) {
        this._setTable({ ...entry.table, version: entry.version });
      } else {
        this._setTable({
          ...table,
          ...entry.now,
          ...(last && { position: last.position, holders: last.holders }),
          version: entry.version,
          at: entry.at,
        });
      }
      this.lastEntry.value = entry;
    });
    if (newSteps.length) this._notify(newSteps, false);
    const now = this.table.peek();
    // The end reveals the purses and the secret of the dice, which entries do not carry.
    if (now?.status === "finished" && table.status !== "finished") this._refresh();
    if (table.held.length && !now?.held.length) this._loseSeat();
  }

  /** The host has given our seat away: go on as a watcher. */
  _loseSeat() {
    markGone(this.id);
    this._token = null;
    this.reload();
  }

  /** Fetch the table again, and take what the stream does not carry. */
  async _refresh() {
    try {
      const fresh = await api.getTable(this.id, this._token);
      const table = this.table.peek();
      if (this.closed || !table) return;
      this._addTalk(fresh.talk ?? []);
      if (fresh.version === table.version) this._setTable(fresh);
    } catch {
      // The next reconnect fetches it again.
    }
  }

  /** @param {TalkMessage[]} messages */
  _addTalk(messages) {
    const known = this.talk.peek();
    const latest = known[known.length - 1]?.number ?? -1;
    const newSteps = messages.filter((message) => message.number > latest);
    if (newSteps.length) this.talk.value = [...known, ...newSteps].slice(-MAX_TALK);
  }

  /**
   * @param {number[]} online
   * @param {number} watchers
   */
  _applyPresence(online, watchers) {
    const table = this.table.peek();
    if (!table) return;
    this.table.value = {
      ...table,
      watchers,
      seats: table.seats.map((seat) => ({
        ...seat,
        online: seat.kind === "human" && online.includes(seat.seat),
      })),
    };
  }

  roll() {
    return sendAction(this, "roll");
  }

  /** @param {number} face */
  place(face) {
    return sendAction(this, "place", face);
  }

  /**
   * Take a seat, and reload the table as that seat sees it.
   * @param {{name: string, seat?: number, look?: number}} request
   */
  async takeSeat(request) {
    const answer = await api.takeSeat(this.id, request, this._token);
    this._token = answer.token;
    rememberSeat(this.id, { token: answer.token, name: request.name });
    await this.reload();
    return answer.seat;
  }

  /** Start the game as its host; bots take the open seats. */
  async start() {
    await api.start(this.id, this._token);
  }

  /** @param {import("./types.js").ArrangeRequest} request */
  async arrange(request) {
    await api.arrange(this.id, request, this._token);
  }

  /**
   * @param {number} seat
   * @param {{name?: string, look?: number}} request
   */
  async changeSeat(seat, request) {
    await api.changeSeat(this.id, seat, request, this._token);
  }

  /**
   * Leave a seat, or all held ones. At a table that waits it is open again; in a game a bot plays on
   * and the seat stays ours for a return.
   * @param {number} [seat]
   */
  async leave(seat) {
    const table = this.table.peek();
    const seats = seat === undefined ? (table?.held ?? []) : [seat];
    for (const each of seats) await api.leaveSeat(this.id, each, this._token);
    if (table?.status === "waiting" && seats.length === table.held.length) {
      forgetSeat(this.id);
      this._token = null;
      await this.reload();
    }
  }

  /** @param {{phrase: string} | {reaction: string} | {text: string}} words */
  async postTalk(words) {
    await api.postTalk(this.id, words, this._token);
  }

  /**
   * Ask for a rematch. Our seats there are reserved for our token, and taken when that table is opened.
   * @returns {Promise<string>} the id of the new table
   */
  async rematch() {
    const table = this.table.peek();
    if (!table?.held.length || !this._token) return table?.rematch ?? this.id;
    const { table: next } = await api.rematch(this.id, this._token);
    this._rememberNext(next, table, this._token);
    return next;
  }

  /**
   * Ask for a game with the same deal and dice, in which our seats are taken.
   * @returns {Promise<string>} the id of the new table
   */
  async repeatDice() {
    const table = this.table.peek();
    if (!table || !this._token) return this.id;
    const { table: next } = await api.repeatDice(this.id, this._token);
    this._rememberNext(next, table, this._token);
    return next;
  }

  /**
   * Remember our seats at the table after this one.
   * @param {string} next
   * @param {TableView} table
   * @param {string} token
   */
  _rememberNext(next, table, token) {
    if (tokenFor(next)) return;
    const names = table.held.map((seat) => table.seats[seat]?.name ?? "");
    rememberSeat(next, { token, name: names.join(", ") });
  }

  /**
   * Take the seats of a rematch that are reserved for us.
   * @param {TableView} table
   */
  async _takeReservedSeats(table) {
    try {
      for (const seat of table.kept ?? []) {
        await api.takeSeat(this.id, { name: table.seats[seat]?.name ?? "", seat }, this._token);
      }
    } catch (error) {
      if (error instanceof api.Refusal) return; // another tab was faster, or the game has begun
    }
    await this.reload();
  }

  close() {
    this.closed = true;
    this._stream?.close();
    this.connection.value = "closed";
  }
}

/**
 * Open a table and follow it until `close`.
 * @param {string} id
 */
export function openTable(id) {
  return new TableStore(id);
}
