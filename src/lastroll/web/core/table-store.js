/**
 * One table as this browser may see it. `table` is always what the service last said, never a guess: entries of the log
 * are applied strictly in order, and whenever one does not follow the last, everything is loaded anew.
 */

import { act } from "./acting.js";
import * as api from "./api.js";
import { batch, signal } from "./html.js";
import { notePromise } from "./promises.js";
import { Retry } from "./retry.js";
import { forget, noteStatus, rememberSeat, setAside, tokenFor } from "./seats.js";
import { openStream } from "./stream.js";
import { lookForNewer } from "./version.js";

/** @typedef {import("./types.js").TableView} TableView */
/** @typedef {import("./types.js").Step} Step */
/** @typedef {import("./types.js").Entry} Entry */
/** @typedef {import("./stream.js").Connection} Connection */
/** @typedef {import("./types.js").Talk} TalkMessage */
/** @typedef {(steps: Step[], info: {reset: boolean}) => void} StepsListener */

const TALK_KEPT = 50;

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
    /** Why there is no table to show (a Refusal), or null. */
    this.problem = signal(/** @type {api.Refusal | null} */ (null));
    /** The action that is on its way, or null. */
    this.sending = signal(/** @type {{action: string, face?: number} | null} */ (null));
    /** When the clock of this turn runs out, in Date.now() terms, or null. */
    this.deadlineAt = signal(/** @type {number | null} */ (null));
    /** The last entry of the log that was applied, for those who tell what happens in the lobby. */
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
    /** @type {Entry[]} entries that wait for the one that says how the table stands */
    this._early = [];
    this._token = tokenFor(id);
    this.reload();
  }

  /** Try to reach the service now. */
  wake() {
    this._stream?.wake();
  }

  get token() {
    return this._token;
  }

  /**
   * Hear of new steps; `reset` says that the list was replaced and nothing should be animated.
   * @param {StepsListener} listener
   * @returns {() => void} stop hearing
   */
  onSteps(listener) {
    this._listeners.add(listener);
    return () => this._listeners.delete(listener);
  }

  /**
   * Load everything anew and follow the stream from there. Tries until it works or the service refuses.
   * @returns {Promise<void>}
   */
  reload() {
    this._loading = this._load(++this._loadNumber);
    return this._loading;
  }

  /**
   * @param {number} mine
   * @returns {Promise<void>}
   */
  async _load(mine) {
    this._stream?.close();
    this._stream = null;
    this._early = [];
    const retry = new Retry();
    while (!this.closed && mine === this._loadNumber) {
      try {
        const token = this._token;
        const table = await api.getTable(this.id, token);
        const loaded =
          table.status === "waiting"
            ? { version: table.version, steps: [] }
            : await api.getSteps(this.id, token);
        if (this.closed || mine !== this._loadNumber) break;
        if (loaded.version < table.version) throw new api.Offline(); // two answers that do not fit together
        this._replace(
          table,
          // What happened between the two answers comes again through the stream, in order.
          loaded.steps.filter((step) => step.version <= table.version),
        );
        this._follow(table.version);
        if (table.kept?.length) this._retake(table);
        return;
      } catch (error) {
        if (this.closed || mine !== this._loadNumber) break;
        if (error instanceof api.Refusal && this._giveUp(error)) return;
        this.connection.value = "offline";
        await retry.pause();
      }
    }
    if (!this.closed) await this._loading; // a newer load has taken over: it is the one to wait for
  }

  /**
   * @param {api.Refusal} refusal
   * @returns {boolean} whether there is no sense in trying again
   */
  _giveUp(refusal) {
    if (refusal.code === "no-seat" && this._token) {
      // The seat is not ours any more (removed by the maker): look on without it.
      setAside(this.id);
      this._token = null;
      return false;
    }
    if (refusal.status === 429 || refusal.status >= 500) return false;
    if (refusal.code === "no-such-table") setAside(this.id);
    batch(() => {
      this.problem.value = refusal;
      this.connection.value = "closed";
    });
    return true;
  }

  /**
   * Show a whole new table. Steps that only continue the known ones are handed on as news.
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
    const news = continues ? steps.slice(known.length) : steps;
    batch(() => {
      this.problem.value = null;
      this.steps.value = continues ? [...known, ...news] : steps;
      this._show(table);
      this.talk.value = table.talk ?? [];
    });
    if (news.length || !continues) this._tell(news, !continues);
  }

  /** @param {TableView} table */
  _show(table) {
    // What this browser was promised before the end is what the dice are checked against afterwards.
    if (table.status !== "finished") notePromise(this.id, { commitment: table.fair.commitment });
    this.table.value = table;
    this.deadlineAt.value =
      table.deadline === null || table.deadline === undefined ? null : Date.now() + table.deadline;
    noteStatus(table);
  }

  /**
   * @param {Step[]} steps
   * @param {boolean} reset
   */
  _tell(steps, reset) {
    for (const listener of this._listeners) listener(steps, { reset });
  }

  /** @param {number} since */
  _follow(since) {
    this._wasLive = false;
    this._stream = openStream(this.id, {
      token: this._token,
      since,
      onEntry: (entry) => this._take(entry),
      onTalk: (message) => this._hear([message]),
      onPresence: ({ online, watchers }) => this._present(online, watchers),
      onReset: () => this.reload(),
      onRefused: () => this.reload(),
      onState: (state) => {
        if (state === "closed") return; // we closed it ourselves, to open another
        this.connection.value = state;
        if (state !== "live") return;
        // Talk and presence are not in the log: after a pause they are asked for.
        if (this._wasLive) {
          this._refresh();
          lookForNewer(); // the service may have been away for an upgrade
        }
        this._wasLive = true;
      },
    });
  }

  /**
   * Apply an entry of the log if it is the next one; load anew if one is missing. Of several that come together after
   * a pause only the last says how the table stands, so the earlier ones wait for it.
   * @param {Entry} entry
   */
  _take(entry) {
    const table = this.table.peek();
    const known = this._early[this._early.length - 1]?.version ?? table?.version;
    if (!table || known === undefined || entry.version <= known) return; // our own action's answer was quicker
    if (entry.version !== known + 1) {
      this.reload();
      return;
    }
    if (!entry.now && !entry.table) {
      this._early.push(entry);
      return;
    }
    const entries = [...this._early, entry];
    this._early = [];
    if (!entry.table && entries.some((each) => each.type !== "played")) {
      this.reload(); // somebody came or went meanwhile, and none of these says who
      return;
    }
    const news = entries.flatMap((each) => each.steps ?? []);
    const last = news[news.length - 1];
    batch(() => {
      if (news.length) this.steps.value = [...this.steps.peek(), ...news];
      if (entry.table) {
        this._show({ ...entry.table, version: entry.version });
      } else {
        this._show({
          ...table,
          ...entry.now,
          ...(last && { position: last.position, holders: last.holders }),
          version: entry.version,
          at: entry.at,
        });
      }
      this.lastEntry.value = entry;
    });
    if (news.length) this._tell(news, false);
    const now = this.table.peek();
    // The end opens what was closed (the purses and the secret of the dice), which entries do not carry.
    if (now?.status === "finished" && table.status !== "finished") this._refresh();
    if (table.held.length && !now?.held.length) this._unseated();
  }

  /** The maker has given our seat to others: look on without it. */
  _unseated() {
    setAside(this.id);
    this._token = null;
    this.reload();
  }

  /** Ask for the table once more, and take what the stream does not carry. */
  async _refresh() {
    try {
      const fresh = await api.getTable(this.id, this._token);
      const table = this.table.peek();
      if (this.closed || !table) return;
      this._hear(fresh.talk ?? []);
      if (fresh.version === table.version) this._show(fresh);
    } catch {
      // The next reconnect asks again.
    }
  }

  /** @param {TalkMessage[]} messages */
  _hear(messages) {
    const known = this.talk.peek();
    const latest = known[known.length - 1]?.number ?? -1;
    const news = messages.filter((message) => message.number > latest);
    if (news.length) this.talk.value = [...known, ...news].slice(-TALK_KEPT);
  }

  /**
   * @param {number[]} online
   * @param {number} watchers
   */
  _present(online, watchers) {
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
    return act(this, "roll");
  }

  /** @param {number} face */
  place(face) {
    return act(this, "place", face);
  }

  /**
   * Take a seat here, and see the table from there.
   * @param {{name: string, seat?: number, look?: number}} wish
   */
  async takeSeat(wish) {
    const answer = await api.takeSeat(this.id, wish, this._token);
    this._token = answer.token;
    rememberSeat(this.id, { token: answer.token, name: wish.name });
    await this.reload();
    return answer.seat;
  }

  /** The maker begins; open seats become bots. */
  async start() {
    await api.start(this.id, this._token);
  }

  /** @param {import("./types.js").ArrangeRequest} wish */
  async arrange(wish) {
    await api.arrange(this.id, wish, this._token);
  }

  /**
   * @param {number} seat
   * @param {{name?: string, look?: number}} wish
   */
  async changeSeat(seat, wish) {
    await api.changeSeat(this.id, seat, wish, this._token);
  }

  /**
   * Leave a seat (all held ones where none is named). While the table waits it is open again; in a game a bot plays on
   * and the seat stays ours to come back to.
   * @param {number} [seat]
   */
  async leave(seat) {
    const table = this.table.peek();
    const seats = seat === undefined ? (table?.held ?? []) : [seat];
    for (const each of seats) await api.leaveSeat(this.id, each, this._token);
    if (table?.status === "waiting" && seats.length === table.held.length) {
      forget(this.id);
      this._token = null;
      await this.reload();
    }
  }

  /** @param {{phrase: string} | {reaction: string} | {text: string}} words */
  async say(words) {
    await api.say(this.id, words, this._token);
  }

  /**
   * Ask for a rematch. Our seats there are kept for our token, and taken when that table is opened.
   * @returns {Promise<string>} the id of the new table
   */
  async rematch() {
    const table = this.table.peek();
    if (!table?.held.length || !this._token) return table?.rematch ?? this.id;
    const { table: next } = await api.rematch(this.id, this._token);
    if (!tokenFor(next)) {
      const names = table.held.map((seat) => table.seats[seat]?.name ?? "");
      rememberSeat(next, { token: this._token, name: names.join(", ") });
    }
    return next;
  }

  /**
   * Take the seats of a rematch that are kept for us.
   * @param {TableView} table
   */
  async _retake(table) {
    try {
      for (const seat of table.kept ?? []) {
        await api.takeSeat(this.id, { name: table.seats[seat]?.name ?? "", seat }, this._token);
      }
    } catch (error) {
      if (error instanceof api.Refusal) return; // another tab was quicker, or the game has begun
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
