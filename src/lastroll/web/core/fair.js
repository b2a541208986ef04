/**
 * Fair dice, checked without the server: docs/chance.md in JavaScript.
 *
 * This module imports nothing of the page, so that it can be read, and run in Node, on its own.
 * It knows no rules beyond counting dice: a round ends when nobody has any left.
 */

const MASK = 2n ** 64n - 1n;

/** @typedef {(round: number, seat: number, turn: number) => Promise<bigint>} Words */

/**
 * @typedef {object} FairRecord the fields of a lastroll-game/1 record that are checked
 * @property {{players: number, neutral?: boolean, rounds?: number, dice?: number, neutral_dice?: number, opening_dice?: number, notes?: number[]}} rules
 * @property {number[]} pile
 * @property {string[]} [openings]
 * @property {{seat: number, own: string, neutral?: string, place: number}[]} turns
 * @property {{commitment: string, context: string, nonces?: string[], secret?: string | null} | null} [fair]
 */

/**
 * @typedef {object} CheckedRoll a roll, or the opening of a round, as the record and as the secret have it
 * @property {"roll" | "opening"} kind
 * @property {number} index of the turn or the opening in the record
 * @property {number} round
 * @property {number} seat
 * @property {number} turn
 * @property {string} message what the word was made from
 * @property {string} word 16 hexadecimal digits
 * @property {string} found the dice of the record, sorted; neutral ones behind a plus
 * @property {string} expected the dice that the secret gives
 */

/**
 * @typedef {object} Difference where a record first fails
 * @property {"fair-missing" | "secret-missing" | "commitment-differs" | "pile-differs" | "opening-differs" | "roll-differs" | "broken"} code
 * @property {string} where the path to it in the record, for example `turns[16]`
 * @property {string | number} [found]
 * @property {string | number} [expected]
 * @property {CheckedRoll} [roll]
 */

/**
 * @typedef {object} Verdict
 * @property {Difference | null} difference null: everything fits the commitment
 * @property {string} commitment SHA-256 of the secret; "" where there is none
 * @property {number} notes of the pile that were checked
 * @property {number} openings
 * @property {number} rolls
 * @property {CheckedRoll[]} trail every roll that was checked, in the order played
 */

/** The booklets' notes: how many of each thousand. */
const NOTES = Object.entries({
  10: 6,
  20: 8,
  30: 8,
  40: 6,
  50: 6,
  60: 5,
  70: 5,
  80: 5,
  90: 5,
}).flatMap(([thousands, count]) => Array(count).fill(1000 * Number(thousands)));
/** The booklets' neutral dice by the number of players: in each hand, and before the first turn. */
const NEUTRAL_DICE = [0, 0, 4, 2, 2];
const OPENING_DICE = [0, 0, 0, 2, 0];

/**
 * @param {string} text
 * @returns {Uint8Array<ArrayBuffer>}
 */
function bytesOf(text) {
  const digits = /^[0-9a-f]{64}$/i.test(text) ? (text.match(/../g) ?? []) : [];
  return Uint8Array.from(digits, (pair) => parseInt(pair, 16));
}

/** @param {Uint8Array | ArrayBuffer} bytes */
const hexOf = (bytes) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

// Browsers offer WebCrypto only on https and on localhost.
const subtle = globalThis.crypto?.subtle;

/**
 * The commitment to a secret: its SHA-256 in hexadecimal.
 * @param {Uint8Array<ArrayBuffer>} secret
 */
export async function commitmentOf(secret) {
  if (subtle) return hexOf(await subtle.digest("SHA-256", secret));
  const { sha256 } = await import("./sha256.js");
  return hexOf(sha256(secret));
}

/**
 * @param {Uint8Array<ArrayBuffer>} secret
 * @returns {Promise<(message: Uint8Array<ArrayBuffer>) => Promise<ArrayBuffer>>}
 */
async function signer(secret) {
  if (subtle) {
    const key = await subtle.importKey("raw", secret, { name: "HMAC", hash: "SHA-256" }, false, [
      "sign",
    ]);
    return (message) => subtle.sign("HMAC", key, message);
  }
  const { hmacSha256 } = await import("./sha256.js");
  return async (message) => hmacSha256(secret, message).buffer;
}

/**
 * Return the message that is authenticated for a key.
 * @param {string} context
 * @param {string[]} nonces
 * @param {number} round
 * @param {number} seat
 * @param {number} turn
 */
export function messageOf(context, nonces, round, seat, turn) {
  return `lastroll-fair/1|${context}|${nonces.join(",")}|${round}.${seat}.${turn}`;
}

/**
 * The words of a game: a function of round, seat and turn.
 * @param {Uint8Array<ArrayBuffer>} secret
 * @param {string} context
 * @param {string[]} nonces
 * @returns {Promise<Words>}
 */
export async function fairWords(secret, context, nonces) {
  const sign = await signer(secret);
  const encoder = new TextEncoder();
  return async (round, seat, turn) => {
    const mac = await sign(encoder.encode(messageOf(context, nonces, round, seat, turn)));
    return new DataView(mac).getBigUint64(0);
  };
}

/**
 * Choose one of `count` things, counted from 0, by a word.
 * @param {bigint} word
 * @param {number} count
 */
export const pick = (word, count) => Number((word * BigInt(count)) >> 64n);

/**
 * Read the dice of a word, own ones first; what is left of it is the coin.
 * @param {bigint} word
 * @param {number} own
 * @param {number} neutral
 */
export function decodeRoll(word, own, neutral) {
  /** @param {number} count */
  const dice = (count) => {
    let digits = "";
    for (let die = 0; die < count; die++) {
      digits += String(pick(word, 6) + 1);
      word = (word * 6n) & MASK;
    }
    return digits;
  };
  return { own: dice(own), neutral: dice(neutral), coin: word };
}

/**
 * Shuffle the notes of the rules from the front, with the words of round 0.
 * @param {Words} words
 * @param {number[]} notes
 */
export async function shuffledPile(words, notes) {
  const pile = [...notes].sort((a, b) => a - b);
  for (let place = 0; place < pile.length - 1; place++) {
    const other = place + pick(await words(0, 0, place), pile.length - place);
    [pile[place], pile[other]] = [pile[other], pile[place]];
  }
  return pile;
}

/** @param {string} digits dice of one colour look alike */
const sorted = (digits) => [...digits].sort().join("");

/**
 * @param {string} own
 * @param {string} neutral
 */
const written = (own, neutral) => sorted(own) + (neutral ? `+${sorted(neutral)}` : "");

/** The dice left in the hands of a round, counted down turn by turn. */
class Hands {
  /** @param {FairRecord["rules"]} rules */
  constructor(rules) {
    const { players, neutral = false } = rules;
    this.players = players;
    this.dice = rules.dice ?? 8;
    this.neutralDice = neutral ? (rules.neutral_dice ?? NEUTRAL_DICE[players] ?? 0) : 0;
    this.openingDice = neutral ? (rules.opening_dice ?? OPENING_DICE[players] ?? 0) : 0;
    /** @type {{own: number, neutral: number, turns: number}[]} */
    this.left = [];
    this.round = 0;
  }

  get empty() {
    return this.left.every(({ own, neutral }) => own + neutral === 0);
  }

  nextRound() {
    this.round += 1;
    this.left = Array.from({ length: this.players }, () => ({
      own: this.dice,
      neutral: this.neutralDice,
      turns: 0,
    }));
  }
}

/** Thrown to stop at the first difference. */
class Differs extends Error {
  /** @param {Difference} difference */
  constructor(difference) {
    super(difference.code);
    this.difference = difference;
  }
}

/**
 * Recompute the pile, every opening and every roll of a record, and name the first that differs.
 * @param {FairRecord} record
 * @param {(done: number, total: number, roll: CheckedRoll | null) => void} [onProgress]
 * @returns {Promise<Verdict>}
 */
export async function verifyRecord(record, onProgress = () => {}) {
  /** @type {Verdict} */
  const verdict = { difference: null, commitment: "", notes: 0, openings: 0, rolls: 0, trail: [] };
  try {
    await check(record, verdict, onProgress);
  } catch (error) {
    verdict.difference =
      error instanceof Differs
        ? error.difference
        : { code: "broken", where: `turns[${verdict.rolls}]` };
  }
  return verdict;
}

/**
 * @param {FairRecord} record
 * @param {Verdict} verdict
 * @param {(done: number, total: number, roll: CheckedRoll | null) => void} onProgress
 */
async function check(record, verdict, onProgress) {
  const fair = record.fair;
  if (!fair) throw new Differs({ code: "fair-missing", where: "fair" });
  if (!fair.secret) throw new Differs({ code: "secret-missing", where: "fair.secret" });
  const secret = bytesOf(fair.secret);
  if (secret.length !== 32) throw new Differs({ code: "broken", where: "fair.secret" });
  verdict.commitment = await commitmentOf(secret);
  if (verdict.commitment !== fair.commitment.toLowerCase()) {
    throw new Differs({
      code: "commitment-differs",
      where: "fair.commitment",
      found: fair.commitment,
      expected: verdict.commitment,
    });
  }
  const { context, nonces = [] } = fair;
  const words = await fairWords(secret, context, nonces);
  const total = 1 + (record.openings ?? []).length + record.turns.length;
  let done = 0;

  await checkPile(record, words, verdict);
  onProgress(++done, total, null);

  /**
   * @param {Pick<CheckedRoll, "kind" | "index" | "round" | "seat" | "turn" | "found">} roll
   * @param {number} own
   * @param {number} neutral
   */
  const checkRoll = async (roll, own, neutral) => {
    const { round, seat, turn, found } = roll;
    const word = await words(round, seat, turn);
    const dice = decodeRoll(word, own, neutral);
    const expected = roll.kind === "roll" ? written(dice.own, dice.neutral) : sorted(dice.neutral);
    const message = messageOf(context, nonces, round, seat, turn);
    const checked = { ...roll, expected, message, word: word.toString(16).padStart(16, "0") };
    verdict.trail.push(checked);
    if (found !== expected) {
      const [code, list] =
        roll.kind === "roll"
          ? /** @type {const} */ (["roll-differs", "turns"])
          : /** @type {const} */ (["opening-differs", "openings"]);
      throw new Differs({ code, where: `${list}[${roll.index}]`, found, expected, roll: checked });
    }
    onProgress(++done, total, checked);
  };

  const hands = new Hands(record.rules);
  const rounds = record.rules.rounds ?? 4;
  const openings = record.openings ?? [];
  const open = async () => {
    hands.nextRound();
    const index = hands.round - 1;
    const dice = openings[index];
    // A record may stop between the deal of a round and its opening.
    if (!hands.openingDice || dice === undefined) return;
    const roll = {
      kind: /** @type {const} */ ("opening"),
      index,
      round: hands.round,
      seat: hands.players,
      turn: 0,
    };
    await checkRoll({ ...roll, found: sorted(dice) }, 0, hands.openingDice);
    verdict.openings += 1;
  };

  await open();
  for (const [index, turn] of record.turns.entries()) {
    const broken = new Differs({ code: "broken", where: `turns[${index}]` });
    const hand = hands.left[turn.seat];
    const { own, neutral = "", place } = turn;
    if (hands.openingDice && openings.length < hands.round) {
      throw new Differs({ code: "broken", where: `openings[${hands.round - 1}]` });
    }
    if (!hand || own.length !== hand.own || neutral.length !== hand.neutral) throw broken;
    const roll = {
      kind: /** @type {const} */ ("roll"),
      index,
      round: hands.round,
      seat: turn.seat,
      turn: hand.turns,
    };
    await checkRoll({ ...roll, found: written(own, neutral) }, hand.own, hand.neutral);
    verdict.rolls += 1;
    const placed = [own, neutral].map((dice) => dice.split(String(place)).length - 1);
    if (placed[0] + placed[1] === 0) throw broken;
    hand.own -= placed[0];
    hand.neutral -= placed[1];
    hand.turns += 1;
    if (hands.empty && hands.round < rounds) await open();
  }
}

/**
 * @param {FairRecord} record
 * @param {Words} words
 * @param {Verdict} verdict
 */
async function checkPile(record, words, verdict) {
  const pile = await shuffledPile(words, record.rules.notes ?? NOTES);
  if (pile.length !== record.pile.length) throw new Differs({ code: "broken", where: "pile" });
  for (const [place, expected] of pile.entries()) {
    const found = record.pile[place];
    if (found !== expected)
      throw new Differs({ code: "pile-differs", where: `pile[${place}]`, found, expected });
    verdict.notes += 1;
  }
}
