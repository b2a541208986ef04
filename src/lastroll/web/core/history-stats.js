/** Statistics of the finished games of this device: results, and the record against each bot. */

/** @typedef {import("./game-history.js").PastGame} PastGame */

/** The 97.5 % quantile of the normal distribution. */
const Z = 1.959964;

/**
 * The record against a bot, from games by the standard rules with one person of this device.
 * @typedef {object} BotRecord
 * @property {number} games
 * @property {number} ahead games in which the person came in ahead of it
 * @property {boolean} beaten whether the person has won a game that it played in
 */

/**
 * Return the person of a game, or null if there are several at this device.
 * @param {PastGame} game
 */
export function personOf({ held, players }) {
  return held.length === 1 ? (players[held[0] ?? -1] ?? null) : null;
}

/**
 * Return the totals of some games; only those with one person of this device are won or lost.
 * @param {PastGame[]} games
 */
export function totals(games) {
  const people = games.map(personOf);
  return {
    games: games.length,
    won: people.filter((person) => person?.rank === 1).length,
    best: Math.max(0, ...people.map((person) => person?.money ?? 0)),
  };
}

/**
 * Return the record against each bot that was met.
 * @param {PastGame[]} games
 * @returns {Map<string, BotRecord>}
 */
export function botRecords(games) {
  /** @type {Map<string, BotRecord>} */
  const records = new Map();
  for (const game of games) {
    const person = personOf(game);
    if (!person || !game.booklet) continue;
    const bots = new Set(game.players.flatMap(({ bot }) => bot ?? []));
    for (const bot of bots) {
      const record = records.get(bot) ?? { games: 0, ahead: 0, beaten: false };
      const best = Math.min(
        ...game.players.filter((each) => each.bot === bot).map(({ rank }) => rank),
      );
      record.games += 1;
      if (person.rank < best) record.ahead += 1;
      if (person.rank === 1) record.beaten = true;
      records.set(bot, record);
    }
  }
  return records;
}

/**
 * Return the 95 % interval of a share by Wilson's score.
 * @param {number} successes
 * @param {number} count
 * @returns {[number, number]}
 */
export function shareInterval(successes, count) {
  if (!count) return [0, 1];
  const share = successes / count;
  const square = (Z * Z) / count;
  const middle = (share + square / 2) / (1 + square);
  const spread =
    (Z * Math.sqrt((share * (1 - share)) / count + square / (4 * count))) / (1 + square);
  return [Math.max(0, middle - spread), Math.min(1, middle + spread)];
}
