// Las Vegas as a game for boardgame.io: the booklets' game without neutral dice, roll and place as
// two moves, pile and purses hidden with the framework's own means.
"use strict";

const { INVALID_MOVE, PlayerView, TurnOrder } = require("boardgame.io/core");

const DICE = 8;
const ROUNDS = 4;
const NOTES = [
  [10000, 6], [20000, 8], [30000, 8], [40000, 6], [50000, 6],
  [60000, 5], [70000, 5], [80000, 5], [90000, 5],
];

/** Fill each casino from the pile until it holds at least $50,000. */
function deal(pile, players) {
  return [1, 2, 3, 4, 5, 6].map(() => {
    const notes = [];
    let total = 0;
    while (total < 50000 && pile.length > 0) {
      const note = pile.shift();
      notes.push(note);
      total += note;
    }
    notes.sort((a, b) => b - a);
    return { notes, dice: Array(players).fill(0) };
  });
}

/** Equals cancel; most dice takes the highest note; what is left goes under the pile. */
function payOut(G) {
  G.paid = G.casinos.map(({ notes, dice }) => {
    const alone = dice
      .map((count, seat) => ({ count, seat }))
      .filter(({ count }) => count > 0 && dice.filter((other) => other === count).length === 1)
      .sort((a, b) => b.count - a.count);
    const payments = notes.slice(0, alone.length).map((note, i) => ({ seat: alone[i].seat, note }));
    for (const { seat, note } of payments) G.players[seat].notes.push(note);
    G.secret.pile.push(...notes.slice(alone.length));
    return payments;
  });
}

function beginRound(G, players) {
  G.casinos = deal(G.secret.pile, players);
  G.hands = Array(players).fill(DICE);
}

function roll({ G, random, playerID }) {
  if (G.roll !== null) return INVALID_MOVE;
  G.roll = random.D6(G.hands[playerID]).sort();
}

function place({ G, ctx, events, playerID }, face) {
  if (G.roll === null || !G.roll.includes(face)) return INVALID_MOVE;
  const count = G.roll.filter((die) => die === face).length;
  G.casinos[face - 1].dice[playerID] += count;
  G.hands[playerID] -= count;
  G.roll = null;
  if (G.hands.some((dice) => dice > 0)) {
    events.endTurn({ next: nextSeat(G, ctx) });
    return;
  }
  payOut(G);
  if (G.round === ROUNDS) {
    events.endGame({ purses: Object.values(G.players).map(({ notes }) => [...notes]) });
    return;
  }
  G.start = (G.start + 1) % ctx.numPlayers;
  G.round += 1;
  beginRound(G, ctx.numPlayers);
  events.endTurn({ next: String(G.start) });
}

/** Who has no dice left is skipped. */
function nextSeat(G, ctx) {
  let seat = Number(ctx.currentPlayer);
  do seat = (seat + 1) % ctx.numPlayers; while (G.hands[seat] === 0);
  return String(seat);
}

const LasVegas = {
  name: "las-vegas",
  minPlayers: 2,
  maxPlayers: 5,

  setup: ({ ctx, random }) => {
    const pile = random.Shuffle(NOTES.flatMap(([note, count]) => Array(count).fill(note)));
    const players = {};
    for (let seat = 0; seat < ctx.numPlayers; seat++) players[seat] = { notes: [] };
    const G = { secret: { pile }, players, round: 1, start: 0, roll: null, paid: null };
    beginRound(G, ctx.numPlayers);
    return G;
  },

  // Without `secret` (the pile) and without the others' entries of `players` (the purses).
  playerView: PlayerView.STRIP_SECRETS,

  // The server alone knows the dice, and what was rolled is not taken back; the framework then
  // keeps no copy of the state for each move, which makes it faster.
  disableUndo: true,

  turn: { order: TurnOrder.DEFAULT },
  moves: {
    roll: { move: roll, client: false },
    place: { move: place, client: false },
  },
};

module.exports = { LasVegas };
