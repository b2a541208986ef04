/** Statistics of a game from its steps, and what its casinos have paid. Sums only, no rules. */

/** @typedef {import("./types.js").Step} Step */
/** @typedef {import("./types.js").CasinoPaid} CasinoPaid */
/** @typedef {import("./types.js").Casino} CasinoState */
/** @typedef {import("./types.js").Owner} Owner */

/**
 * The notes and dice of a casino before it paid, and its payments.
 * @typedef {object} PaidCasino
 * @property {CasinoState} state
 * @property {Owner[]} holders
 * @property {CasinoPaid} event
 * @property {boolean} latest whether it is the step that is shown
 */

/**
 * Return what the casinos have paid in the round of `steps[index]` up to that step; null for a casino that has not paid.
 * @param {Step[]} steps
 * @param {number} index
 * @returns {(PaidCasino | null)[]}
 */
export function paidCasinos(steps, index) {
  /** @type {(PaidCasino | null)[]} */
  const paid = [null, null, null, null, null, null];
  for (let at = index; at > 0; at--) {
    const step = steps[at];
    if (!step) continue;
    const { event } = step;
    if (event.event === "casino-paid") {
      const before = steps[at - 1];
      const state = before?.position.casinos[event.casino - 1];
      if (before && state) {
        paid[event.casino - 1] = {
          state,
          holders: before.holders[event.casino - 1] ?? [],
          event,
          latest: at === index,
        };
      }
    } else if (event.event !== "round-ended" && event.event !== "game-ended") {
      break;
    }
  }
  return paid;
}

/**
 * Return the index of the first step of the round of `steps[index]`.
 * @param {Step[]} steps
 * @param {number} index
 * @returns {number}
 */
export function roundStart(steps, index) {
  return Math.max(
    0,
    steps.findLastIndex(({ event }, at) => at <= index && event.event === "round-started"),
  );
}

/**
 * The statistics of one player, summed up from the events.
 * @typedef {object} PlayerStats
 * @property {number[]} rounds money by round
 * @property {number} notes how many were won
 * @property {{money: number, face: number}} bestCasino the most at one casino in one round
 * @property {number} ties how often dice were lost to a tie
 * @property {number} tiedDice how many
 * @property {number} turns
 * @property {number} dice own dice placed
 */

/**
 * @typedef {object} GameStats
 * @property {PlayerStats[]} players
 * @property {number} neutral what neutral took
 * @property {number} returned what went back under the pile, neutral's included
 * @property {number} rounds
 */

/**
 * Return the statistics of a game.
 * @param {Step[]} steps
 * @param {number} players
 * @returns {GameStats}
 */
export function gameStats(steps, players) {
  /** @type {PlayerStats[]} */
  const figures = Array.from({ length: players }, () => ({
    rounds: [],
    notes: 0,
    bestCasino: { money: 0, face: 0 },
    ties: 0,
    tiedDice: 0,
    turns: 0,
    dice: 0,
  }));
  let neutral = 0;
  let returned = 0;
  let rounds = 0;
  steps.forEach(({ event }, at) => {
    if (event.event === "round-started") {
      rounds = event.round;
      for (const each of figures) each.rounds.push(0);
    } else if (event.event === "placed") {
      const placer = figures[event.seat];
      if (placer) {
        placer.turns += 1;
        placer.dice += event.own;
      }
    } else if (event.event === "casino-paid") {
      const dice = steps[at - 1]?.position.casinos[event.casino - 1]?.dice ?? [];
      for (const owner of event.cancelled) {
        const tied = figures[owner];
        if (!tied) continue;
        tied.ties += 1;
        tied.tiedDice += dice[owner] ?? 0;
      }
      for (const { owner, note } of event.payments) {
        const winner = figures[owner];
        if (!winner) {
          neutral += note;
          continue;
        }
        winner.rounds[rounds - 1] = (winner.rounds[rounds - 1] ?? 0) + note;
        winner.notes += 1;
        if (note > winner.bestCasino.money) winner.bestCasino = { money: note, face: event.casino };
      }
      returned += event.returned.reduce((sum, note) => sum + note, 0);
    }
  });
  return { players: figures, neutral, returned, rounds };
}

/**
 * One player's winnings of a round, and the place in the game before and after it.
 * @typedef {object} RoundShare
 * @property {number} seat
 * @property {number[]} notes highest first
 * @property {number} money
 * @property {number | null} total the money in the purse now; null where it is closed
 * @property {number | null} before null unless all purses are open
 * @property {number | null} after
 */

/**
 * Return the shares of all players in the round that ends with `steps[index]`, largest first, who has taken the lead,
 * and who starts the next round.
 * @param {Step[]} steps
 * @param {number} index
 * @returns {{shares: RoundShare[], lead: number | null, next: number | null}}
 */
export function roundSummary(steps, index) {
  const start = roundStart(steps, index);
  const last = /** @type {Step} */ (steps[index]);
  const begun = /** @type {Step} */ (steps[start]);
  const anyMoney = begun.position.purses.some((purse) => purse?.money);
  const before = anyMoney ? places(begun.position.purses) : null;
  const after = places(last.position.purses);
  const paid = steps
    .slice(start, index)
    .flatMap(({ event }) => (event.event === "casino-paid" ? event.payments : []));
  const shares = last.position.purses.map((purse, seat) => {
    const notes = paid.flatMap((each) => (each.owner === seat ? [each.note] : []));
    return {
      seat,
      notes: notes.sort((one, other) => other - one),
      money: notes.reduce((sum, note) => sum + note, 0),
      total: purse?.money ?? null,
      before: before?.[seat] ?? null,
      after: after?.[seat] ?? null,
    };
  });
  const leader = onlyFirst(after);
  const next = steps[index + 1]?.event;
  return {
    shares: shares.sort((one, other) => other.money - one.money),
    lead: leader === onlyFirst(before) ? null : leader,
    next: next?.event === "round-started" ? next.start : null,
  };
}

/**
 * Return the place of each purse, or null if one is closed.
 * @param {Step["position"]["purses"]} purses
 */
function places(purses) {
  const open = purses.flatMap((purse) => (purse ? [purse] : []));
  if (open.length < purses.length) return null;
  return open.map(
    ({ money, notes }) =>
      1 +
      open.filter((other) => other.money > money || (other.money === money && other.notes > notes))
        .length,
  );
}

/**
 * Return the only seat in first place, or null.
 * @param {number[] | null} all
 */
function onlyFirst(all) {
  const first = all?.indexOf(1) ?? -1;
  return first >= 0 && first === all?.lastIndexOf(1) ? first : null;
}
