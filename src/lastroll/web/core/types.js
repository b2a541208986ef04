/**
 * The shapes that travel between the service and the page, made from those of the service by
 * `scripts/check --fix`. There is no code here: modules refer to these with
 * `import("./types.js").TableView`.
 */

/** @typedef {number | null} Owner a seat, `players` for neutral, null for nobody */
/** @typedef {RoundStarted | OpeningPlaced | Rolled | Placed | CasinoPaid | RoundEnded | GameEnded} GameEvent */
/** @typedef {"finished" | "playing" | "waiting"} Status */
/** @typedef {"place" | "roll"} Action */

/**
 * A table, as one client may see it.
 * @typedef {object} TableView
 * @property {string} table
 * @property {string | null} code
 * @property {number} version
 * @property {"finished" | "playing" | "waiting"} status
 * @property {number | null} you
 * @property {number[]} held
 * @property {number[]} kept Seats of a rematch that are reserved for the client.
 * @property {boolean} maker Whether the client is the host: may arrange and start.
 * @property {Rules} rules
 * @property {boolean} booklet
 * @property {Options} options
 * @property {Seat[]} seats
 * @property {Fair} fair
 * @property {Position | null} position
 * @property {((number | null)[])[] | null} holders
 * @property {("place" | "roll")[]} can
 * @property {number[]} faces
 * @property {Choice[]} choices
 * @property {number | null} deadline
 * @property {Standing[] | null} standings
 * @property {number[] | null} winners
 * @property {string | null} rematch
 * @property {number} watchers
 * @property {Talk[]} talk
 * @property {number} at
 */

/**
 * Rules in the shape of their JSON; an unknown house rule is an error.
 * @typedef {object} Rules
 * @property {number} players
 * @property {boolean} neutral
 * @property {number} rounds
 * @property {number} start
 * @property {number} [minimum]
 * @property {number[]} [notes]
 * @property {number} [dice]
 * @property {number} [neutral_dice]
 * @property {number} [opening_dice]
 */

/**
 * The options of a table.
 * @typedef {object} Options
 * @property {boolean} public
 * @property {boolean} open_purses
 * @property {"custom" | "fast" | "none" | "relaxed"} clock
 * @property {number | null} turn_seconds
 * @property {number | null} grace
 * @property {"free" | "off" | "phrases"} talk
 */

/**
 * A seat, the same for all clients.
 * @typedef {object} Seat
 * @property {number} seat
 * @property {"bot" | "human"} kind
 * @property {string | null} bot
 * @property {string | null} name
 * @property {number} look
 * @property {boolean} open
 * @property {boolean} reserved Reserved for a person of the last game who has yet to come.
 * @property {boolean} maker
 * @property {boolean} away
 * @property {boolean} online
 */

/**
 * The commitment to the dice, revealed after the game.
 * @typedef {object} Fair
 * @property {string} commitment
 * @property {string} context
 * @property {string[]} nonces
 * @property {string | null} secret
 * @property {boolean} repeated Whether the deal and the dice are those of an earlier game: practice.
 */

/**
 * A position in the shape of its JSON.
 * @typedef {object} Position
 * @property {string} format
 * @property {Rules} rules
 * @property {number} round
 * @property {number} start
 * @property {number | null} turn
 * @property {Casino[]} casinos
 * @property {Hand[]} hands
 * @property {Roll | null} roll
 * @property {(Purse | null)[]} purses
 */

/**
 * A casino: its notes, and its dice by owner.
 * @typedef {object} Casino
 * @property {number[]} notes
 * @property {number[]} dice
 */

/**
 * The dice left in a hand.
 * @typedef {object} Hand
 * @property {number} own
 * @property {number} neutral
 */

/**
 * The dice of a roll as digits.
 * @typedef {object} Roll
 * @property {string} own
 * @property {string} neutral
 */

/**
 * Money won, and the number of its notes.
 * @typedef {object} Purse
 * @property {number} money
 * @property {number} notes
 */

/**
 * A legal face, and what placing it would change.
 * @typedef {object} Choice
 * @property {number} face
 * @property {number} own
 * @property {number} neutral
 * @property {number} total
 * @property {Change[]} changes
 * @property {(number | null)[]} holders
 * @property {Tie[]} ties
 * @property {boolean} breaks_tie
 */

/**
 * A note that would change hands.
 * @typedef {object} Change
 * @property {number} note
 * @property {number | null} before
 * @property {number | null} after
 */

/**
 * A tie that placed dice make: their owner, the others, and the dice that each of them has.
 * @typedef {object} Tie
 * @property {number} owner
 * @property {number[]} others
 * @property {number} dice
 */

/**
 * A seat's place in the ranking; equal players share a rank.
 * @typedef {object} Standing
 * @property {number} seat
 * @property {number} money
 * @property {number} notes
 * @property {number} rank
 */

/**
 * A message between players.
 * @typedef {object} Talk
 * @property {number} number
 * @property {number} seat
 * @property {string} name
 * @property {number} at
 * @property {string} [phrase]
 * @property {string} [reaction]
 * @property {string} [text]
 */

/**
 * An entry of the log as a message of the stream.
 * @typedef {object} Entry
 * @property {number} version
 * @property {string} type
 * @property {number} at
 * @property {number} [seat]
 * @property {string} [name]
 * @property {"place" | "roll"} [action]
 * @property {"bot" | "clock" | "player"} [by]
 * @property {string} [rematch]
 * @property {Step[]} [steps]
 * @property {Now} [now]
 * @property {TableView} [table]
 */

/**
 * An event of the game, with the position after it.
 * @typedef {object} Step
 * @property {number} version
 * @property {GameEvent} event
 * @property {Position} position
 * @property {((number | null)[])[]} holders
 * @property {Change[]} [changes]
 * @property {Tie[]} [ties]
 * @property {boolean} [breaks_tie]
 * @property {"bot" | "clock" | "player"} [by]
 */

/**
 * Notes were dealt to casinos 1 to 6, and `start` has the start-player card.
 * @typedef {object} RoundStarted
 * @property {"round-started"} event
 * @property {number} round
 * @property {number} start
 * @property {number[][]} casinos
 */

/**
 * The spare neutral dice were rolled and lie on the casinos of their faces.
 * @typedef {object} OpeningPlaced
 * @property {"opening-placed"} event
 * @property {string} dice
 */

/**
 * A player rolled all dice left in the hand.
 * @typedef {object} Rolled
 * @property {"rolled"} event
 * @property {number} seat
 * @property {string} own
 * @property {string} neutral
 */

/**
 * A player placed all dice of one face.
 * @typedef {object} Placed
 * @property {"placed"} event
 * @property {number} seat
 * @property {number} face
 * @property {number} own
 * @property {number} neutral
 */

/**
 * A casino paid: owners that tied, notes with their owners, unclaimed and returned notes.
 * @typedef {object} CasinoPaid
 * @property {"casino-paid"} event
 * @property {number} casino
 * @property {number[]} cancelled
 * @property {Payment[]} payments
 * @property {number[]} unclaimed
 * @property {number[]} returned
 */

/**
 * A note and its owner; a note of neutral goes under the pile.
 * @typedef {object} Payment
 * @property {number} owner
 * @property {number} note
 */

/**
 * All casinos have paid; the notes in `returned` went under the pile in this order.
 * @typedef {object} RoundEnded
 * @property {"round-ended"} event
 * @property {number} round
 * @property {number[]} returned
 */

/**
 * The last round is over; standings by rank, then seat.
 * @typedef {object} GameEnded
 * @property {"game-ended"} event
 * @property {Standing[]} standings
 */

/**
 * The part of the state that changes with every entry, with the client's actions.
 * @typedef {object} Now
 * @property {number} version
 * @property {"finished" | "playing" | "waiting"} status
 * @property {number | null} you
 * @property {("place" | "roll")[]} can
 * @property {number[]} faces
 * @property {Choice[]} choices
 * @property {number | null} deadline
 * @property {Standing[] | null} standings
 * @property {number[] | null} winners
 */

/**
 * Presence at a table: the seats whose people read its stream, and the number of watchers.
 * @typedef {object} Presence
 * @property {number[]} online
 * @property {number} watchers
 */

/**
 * The public tables that wait for players.
 * @typedef {object} OpenTablesResponse
 * @property {OpenTable[]} tables
 */

/**
 * A public table that waits for players.
 * @typedef {object} OpenTable
 * @property {string} table
 * @property {string | null} code
 * @property {string | null} maker
 * @property {number} players
 * @property {boolean} neutral
 * @property {number} open
 * @property {boolean} booklet
 * @property {string} clock
 * @property {number} created
 * @property {number | null} turn_seconds
 */

/**
 * The tables at which the client holds seats, newest first.
 * @typedef {object} MyTablesResponse
 * @property {MyTable[]} tables
 */

/**
 * A table at which the client holds seats.
 * @typedef {object} MyTable
 * @property {string} table
 * @property {string} status
 * @property {number[]} held
 * @property {number | null} to_move The seat to act, in a running game.
 * @property {boolean} your_turn
 * @property {number | null} due_at The end of the turn, in milliseconds since 1970; null without a clock.
 * @property {number | null} moved_at
 * @property {number} created
 */

/**
 * A bot that can sit at a table; title and summary are in the client's language.
 * @typedef {object} BotInfo
 * @property {string} name
 * @property {number} level
 * @property {string} title
 * @property {string} summary
 * @property {boolean} fast
 * @property {TableKind[]} plays
 * @property {Strength | null} strength The measured strength; null if it was not measured.
 */

/**
 * A table of the booklets: the number of players, and whether with neutral dice.
 * @typedef {object} TableKind
 * @property {number} players
 * @property {boolean} neutral
 */

/**
 * The strength of a bot; unmeasured values are absent, never estimated.
 * @typedef {object} Strength
 * @property {number | null} rating Plackett-Luce rating of win orders at tables of five; `greedy` is 1500.
 * @property {number | null} low
 * @property {number | null} high The 95 % interval of the rating.
 * @property {Record<string, number>} win_shares Win shares at mixed tables of the ladder, by the number of players.
 * @property {number | null} beats_below Win share in games for two against the next weaker rung.
 * @property {string | null} below The rung that `beats_below` was measured against; by default the previous one in the file.
 * @property {number | null} seconds Mean seconds per choice on one core.
 */

/**
 * A new table; the client takes the first human seat.
 * @typedef {object} CreateTableRequest
 * @property {SeatRequest[]} seats
 * @property {string} name
 * @property {RulesRequest} [rules]
 * @property {string | null} [key]
 * @property {string | null} [ticket]
 * @property {string | null} [nonce]
 * @property {number | null} [look]
 * @property {boolean} [public]
 * @property {boolean} [open_purses]
 * @property {"custom" | "fast" | "none" | "relaxed"} [clock]
 * @property {number | null} [turn_seconds]
 * @property {number | null} [grace]
 * @property {"free" | "off" | "phrases"} [talk]
 */

/**
 * A seat of a new table.
 * @typedef {object} SeatRequest
 * @property {"bot" | "human"} kind
 * @property {string | null} [bot]
 */

/**
 * Rules of a table; omitted fields are the booklets', and players as many as seats.
 * @typedef {object} RulesRequest
 * @property {number} [players]
 * @property {boolean} [neutral]
 * @property {number} [rounds]
 * @property {number} [start]
 * @property {number} [minimum]
 * @property {number[]} [notes]
 * @property {number} [dice]
 * @property {number} [neutral_dice]
 * @property {number} [opening_dice]
 */

/**
 * A table was made, and the client sits at it.
 * @typedef {object} CreateTableResponse
 * @property {string} table
 * @property {number} seat
 * @property {string} token
 * @property {string} code
 * @property {string} commitment
 * @property {number} version
 */

/**
 * A seat was taken; its token is not sent again.
 * @typedef {object} TakeSeatResponse
 * @property {number} seat
 * @property {string} token
 * @property {number} version
 */

/**
 * Changes to a table before the game; omitted fields stay.
 * @typedef {object} ArrangeRequest
 * @property {ArrangedSeatRequest[]} seats
 * @property {RulesRequest} [rules]
 * @property {boolean} [public]
 * @property {boolean} [open_purses]
 * @property {"custom" | "fast" | "none" | "relaxed"} [clock]
 * @property {number | null} [turn_seconds]
 * @property {number | null} [grace]
 * @property {"free" | "off" | "phrases"} [talk]
 */

/**
 * A seat of an arranged table; `was` is the present seat of its person or bot.
 * @typedef {object} ArrangedSeatRequest
 * @property {"bot" | "human"} kind
 * @property {string | null} [bot]
 * @property {number | null} [was]
 */

/**
 * Steps of a game up to a version: those of an action, or all so far.
 * @typedef {object} StepsResponse
 * @property {number} version
 * @property {Step[]} steps
 */

/**
 * A record with its steps.
 * @typedef {object} ReplayResponse
 * @property {Record<string, any>} record
 * @property {Step[]} steps
 * @property {Standing[] | null} standings
 * @property {number[] | null} winners
 * @property {boolean} unfinished
 */

/**
 * A scene: a position, its text, what the learner can do, and the steps that follow.
 * @typedef {object} Scene
 * @property {string} id
 * @property {"done" | "place" | "read" | "roll"} doing
 * @property {LessonText} text
 * @property {LessonText | null} hint
 * @property {Step} step
 * @property {Choice[]} choices
 * @property {Beat[]} beats
 * @property {Outcome[]} outcomes
 */

/**
 * The id of a text, with its amounts and its casinos (by number).
 * @typedef {object} LessonText
 * @property {string} id
 * @property {Record<string, number>} money
 * @property {Record<string, number>} casinos
 */

/**
 * A step of a scene; the page waits after a step with a text.
 * @typedef {object} Beat
 * @property {Step} step
 * @property {LessonText | null} text
 */

/**
 * The steps after a choice, and whether the choice shows that the scene was understood.
 * @typedef {object} Outcome
 * @property {number} face
 * @property {boolean} understood
 * @property {Beat[]} beats
 */

export {};
