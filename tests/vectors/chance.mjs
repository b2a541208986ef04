// Makes chance.json, by the rules of docs/chance.md and without a line of lastroll:
//     node tests/vectors/chance.mjs > tests/vectors/chance.json
// The part between the two marks is the reference that stands in docs/chance.md.

// --- reference
import { createHash, createHmac, scryptSync } from "node:crypto";

const MASK = 2n ** 64n - 1n;
const GOLDEN = 0x9e3779b97f4a7c15n;

export function mix(word) {
  word = ((word ^ (word >> 30n)) * 0xbf58476d1ce4e5b9n) & MASK;
  word = ((word ^ (word >> 27n)) * 0x94d049bb133111ebn) & MASK;
  return word ^ (word >> 31n);
}

// A source of words is a function of (round, seat, turn); seed and game are BigInt.
export function seeded(seed, game) {
  const stream = mix((mix(seed) + GOLDEN * game) & MASK);
  return (round, seat, turn) => {
    const counter = (BigInt(round) << 32n) + (BigInt(seat) << 16n) + BigInt(turn);
    return mix((stream + GOLDEN * (counter + 1n)) & MASK);
  };
}

function words(secret, prefix) {
  return (round, seat, turn) => {
    const mac = createHmac("sha256", secret).update(`${prefix}|${round}.${seat}.${turn}`);
    return mac.digest().readBigUInt64BE(0);
  };
}

// Coins for programs have the labels "lastroll-keyed-coin/1" and "lastroll-fair-coin/1".
export function keyed(secret, game, label = "lastroll-keyed/1") {
  return words(secret, `${label}|${game}`);
}

export function secretFromSeed(seed) {
  const cost = { N: 2 ** 17, r: 8, p: 1, maxmem: 2 ** 28 };
  return scryptSync(String(seed), "lastroll-keyed/1", 32, cost);
}

export function fair(secret, context, nonces, label = "lastroll-fair/1") {
  return words(secret, [label, context, nonces.join(",")].join("|"));
}

export const commitment = (secret) => createHash("sha256").update(secret).digest("hex");

export const pick = (word, count) => Number((word * BigInt(count)) >> 64n);

export function roll(word, hand) {
  const throwDice = (count) => {
    let dice = "";
    for (let die = 0; die < count; die++) {
      dice += String(pick(word, 6) + 1);
      word = (word * 6n) & MASK;
    }
    return dice;
  };
  const own = throwDice(hand.own);
  const neutral = throwDice(hand.neutral);
  return { own, neutral, coin: word };
}

export function pile(words, notes) {
  notes = [...notes].sort((a, b) => a - b);
  for (let place = 0; place < notes.length - 1; place++) {
    const other = place + pick(words(0, 0, place), notes.length - place);
    [notes[place], notes[other]] = [notes[other], notes[place]];
  }
  return notes;
}
// --- end of the reference

const hex = (word) => "0x" + word.toString(16).padStart(16, "0");

const WORDS = [0n, 1n, 0x123456789abcdef0n, 0x5555555555555555n, 2n ** 63n, MASK - 1n, MASK];
const SEEDS = [0n, 1n, 7n, 2n ** 32n, 2n ** 63n, MASK];
const GAMES = [0n, 1n, 1_000_000n, MASK];
const KEYS = [
  [0, 0, 0], [0, 0, 1], [0, 0, 52], [0, 0, 998], [1, 0, 0], [1, 0, 1], [1, 1, 0], [1, 3, 0],
  [2, 0, 0], [4, 4, 7], [100, 4, 15], [100, 5, 0],
];
const BOOKLET = Object.entries({ 10: 6, 20: 8, 30: 8, 40: 6, 50: 6, 60: 5, 70: 5, 80: 5, 90: 5 })
  .flatMap(([thousands, count]) => Array(count).fill(1000 * thousands));
const HOUSE = [2500, 1, 777, 777, 1_000_000_000, 10_000, 2];

function hands() {
  const all = [];
  for (let own = 0; own <= 12; own++)
    for (const neutral of [0, 1, 2, 4, 12])
      if (own + neutral > 0 && own + neutral <= 16) all.push({ own, neutral });
  return all;
}

function rollVector(word, hand) {
  const { own, neutral, coin } = roll(word, hand);
  const legal = [..."123456"].filter((face) => (own + neutral).includes(face));
  const random = Number(legal[pick(coin, legal.length)]);
  return { word: hex(word), hand, own, neutral, coin: hex(coin), random };
}

function fairVector(secret, context, nonces) {
  const words = fair(secret, context, nonces);
  const coins = fair(secret, context, nonces, "lastroll-fair-coin/1");
  return {
    secret: secret.toString("hex"),
    commitment: commitment(secret),
    context,
    nonces,
    words: KEYS.map((key) => ({ key, word: hex(words(...key)) })),
    coins: KEYS.map((key) => ({ key, word: hex(coins(...key)) })),
    pile: pile(words, BOOKLET),
    first_roll: rollVector(words(1, 0, 0), { own: 8, neutral: 2 }),
    openings: [1, 2, 3, 4].map((round) => roll(words(round, 3, 0), { own: 0, neutral: 2 }).neutral),
  };
}

function keyedVector(secret, game) {
  const words = keyed(secret, game);
  const coins = keyed(secret, game, "lastroll-keyed-coin/1");
  const { own, neutral } = roll(words(1, 0, 0), { own: 8, neutral: 2 });
  return {
    secret: secret.toString("hex"),
    game: hex(game),
    words: KEYS.map((key) => ({ key, word: hex(words(...key)) })),
    coins: KEYS.map((key) => ({ key, word: hex(coins(...key)) })),
    pile: pile(words, BOOKLET),
    first_roll: { own, neutral, coin: hex(coins(1, 0, 0)) },
    openings: [1, 2, 3, 4].map((round) => roll(words(round, 3, 0), { own: 0, neutral: 2 }).neutral),
  };
}

const pairs = SEEDS.flatMap((seed) => GAMES.map((game) => [seed, game]));
const bytes = (length, step) => Buffer.from(Array.from({ length }, (_, i) => (i * step) & 255));
const vectors = {
  header: {
    what: "Test vectors of chance as docs/chance.md specifies it",
    made_by: "node tests/vectors/chance.mjs > tests/vectors/chance.json",
    independent: "made by that program alone, which shares no code with lastroll",
    words: "64-bit words are written as 0x and 16 hexadecimal digits; keys are [round, seat, turn]",
    dice: "in the order they are decoded",
    random: "the face that a random chooser places",
  },
  mix: [...WORDS, GOLDEN].map((word) => ({ word: hex(word), mixed: hex(mix(word)) })),
  picks: [...WORDS, mix(1n), mix(2n)].flatMap((word) =>
    [1, 2, 3, 5, 6, 54, 1000].map((count) => ({ word: hex(word), count, index: pick(word, count) }))),
  seeded: pairs.map(([seed, game]) => ({
    seed: hex(seed),
    game: hex(game),
    words: KEYS.map((key) => ({ key, word: hex(seeded(seed, game)(...key)) })),
  })),
  rolls: [...WORDS, mix(1n), mix(2n), mix(3n)].flatMap((word) =>
    hands().map((hand) => rollVector(word, hand))),
  piles: pairs.slice(0, 12).flatMap(([seed, game]) => [BOOKLET, HOUSE, [5]].map((notes) => ({
    seed: hex(seed), game: hex(game), notes, pile: pile(seeded(seed, game), notes),
  }))),
  openings: pairs.map(([seed, game]) => ({
    seed: hex(seed),
    game: hex(game),
    players: 3,
    dice: ["2", "1", "12"].map((count) => ({
      count: Number(count),
      rounds: [1, 2, 3, 4, 100].map((round) => ({
        round,
        neutral: roll(seeded(seed, game)(round, 3, 0), { own: 0, neutral: Number(count) }).neutral,
      })),
    })),
  })),
  secrets: SEEDS.map((seed) => ({
    seed: hex(seed), secret: secretFromSeed(seed).toString("hex"),
  })),
  keyed: [bytes(32, 0), bytes(32, 7), secretFromSeed(7n)].flatMap((secret) =>
    GAMES.map((game) => keyedVector(secret, game))),
  fair: [
    fairVector(bytes(32, 0), "table-1", ["anna", "benno"]),
    fairVector(bytes(32, 1), "table-1", ["anna", "benno"]),
    fairVector(bytes(32, 1), "table-1", []),
    fairVector(bytes(32, 1), "table-1", ["-"]),
    fairVector(bytes(32, 1), "t", ["-", "-", "-"]),
    fairVector(bytes(32, 7), "A_z-0", ["x".repeat(64), "-", "_"]),
    fairVector(bytes(32, 3), "c".repeat(64), ["1", "2", "3", "4", "5"]),
  ],
};

// One vector a line: short, and still to be compared by eye.
const lines = Object.entries(vectors).map(([name, value]) => {
  const body = Array.isArray(value)
    ? "[\n" + value.map((entry) => "  " + JSON.stringify(entry)).join(",\n") + "\n ]"
    : JSON.stringify(value, null, 2).replaceAll("\n", "\n ");
  return ` ${JSON.stringify(name)}: ${body}`;
});
console.log("{\n" + lines.join(",\n") + "\n}");
