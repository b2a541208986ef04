/**
 * The shapes that travel between the service and the page, as service.md gives them.
 * There is no code here: modules refer to these with `import("./types.js").TableView`.
 */

/** @typedef {"waiting" | "playing" | "finished"} Status */
/** @typedef {"none" | "relaxed" | "fast" | "custom"} Clock */
/** @typedef {"phrases" | "free" | "off"} TalkKind */
/** @typedef {"roll" | "place"} Action */
/** @typedef {"connecting" | "live" | "offline" | "closed"} Connection */

/**
 * The rules of a game; what is absent is as in the booklets.
 * @typedef {object} Rules
 * @property {number} players
 * @property {boolean} neutral
 * @property {number} [rounds]
 * @property {number} [start]
 * @property {number} [minimum]
 * @property {number} [dice]
 * @property {number} [neutral_dice]
 * @property {number} [opening_dice]
 * @property {number[]} [notes]
 */

/**
 * @typedef {object} TableOptions
 * @property {boolean} public
 * @property {boolean} open_purses
 * @property {Clock} clock
 * @property {number | null} [turn_seconds] of a turn, whatever the name of the clock
 * @property {number | null} grace seconds a leaver is waited for; null is for ever
 * @property {TalkKind} talk
 */

/**
 * @typedef {object} Seat
 * @property {number} seat
 * @property {"human" | "bot"} kind
 * @property {string | null} bot
 * @property {string | null} name
 * @property {number} look colour and symbol, 0-4
 * @property {boolean} open
 * @property {boolean} maker
 * @property {boolean} away a bot plays it until the person is back
 * @property {boolean} online
 * @property {boolean} [reserved] in a rematch: kept for its holder, who has not come yet
 */

/** @typedef {{own: string, neutral: string}} Roll */
/** @typedef {{own: number, neutral: number}} Hand */
/** @typedef {{money: number, notes: number}} Purse */
/** @typedef {{notes: number[], dice: number[]}} CasinoState dice by seat, neutral last */

/**
 * lastroll-position/1
 * @typedef {object} Position
 * @property {string} format
 * @property {Rules} rules
 * @property {number} round
 * @property {number} start
 * @property {number | null} turn
 * @property {CasinoState[]} casinos
 * @property {Hand[]} hands
 * @property {Roll | null} roll
 * @property {(Purse | null)[]} purses null where closed to the reader
 */

/** @typedef {number | null} Owner a seat, `players` for neutral, null for nobody */
/** @typedef {{note: number, before: Owner, after: Owner}} Change */

/**
 * @typedef {object} Choice
 * @property {number} face
 * @property {number} own
 * @property {number} neutral
 * @property {number} total dice of the placer at the casino afterwards
 * @property {Change[]} changes
 * @property {Owner[]} holders of that casino's notes afterwards
 */

/** @typedef {{event: "round-started", round: number, start: number, casinos: number[][]}} RoundStarted */
/** @typedef {{event: "opening-placed", dice: string}} OpeningPlaced */
/** @typedef {{event: "rolled", seat: number, own: string, neutral: string}} Rolled */
/** @typedef {{event: "placed", seat: number, face: number, own: number, neutral: number}} Placed */
/** @typedef {{event: "casino-paid", casino: number, cancelled: number[], payments: {owner: number, note: number}[], unclaimed: number[], returned: number[]}} CasinoPaid */
/** @typedef {{event: "round-ended", round: number, returned: number[]}} RoundEnded */
/** @typedef {{event: "game-ended", standings: Standing[]}} GameEnded */
/** @typedef {RoundStarted | OpeningPlaced | Rolled | Placed | CasinoPaid | RoundEnded | GameEnded} GameEvent */

/**
 * One event of the game with the position after it.
 * @typedef {object} Step
 * @property {number} version of the log entry that caused it; several steps can share one
 * @property {GameEvent} event
 * @property {Position} position
 * @property {Owner[][]} holders
 * @property {Change[]} [changes] for "placed"
 * @property {"player" | "bot" | "clock" | null} by
 */

/** @typedef {{seat: number, money: number, notes: number, rank: number}} Standing */

/**
 * @typedef {object} TalkMessage
 * @property {number} number
 * @property {number} seat
 * @property {string} name
 * @property {string} [phrase]
 * @property {string} [reaction]
 * @property {string} [text]
 * @property {number} at
 */

/**
 * What changes with every action.
 * @typedef {object} Now
 * @property {number} version
 * @property {Status} status
 * @property {number | null} you
 * @property {Action[]} can
 * @property {number[]} faces
 * @property {Choice[]} choices
 * @property {number | null} deadline milliseconds left when it was sent
 * @property {Standing[] | null} standings
 * @property {number[] | null} winners
 */

/** @typedef {{commitment: string, context: string, nonces: string[], secret: string | null}} Fair */

/**
 * @typedef {object} TableOnly
 * @property {string} table
 * @property {string | null} code
 * @property {number[]} held all seats of this browser's token
 * @property {number[]} [kept] seats of a rematch that wait for this browser's token
 * @property {boolean} maker
 * @property {Rules} rules
 * @property {boolean} booklet
 * @property {TableOptions} options
 * @property {Seat[]} seats
 * @property {Fair} fair
 * @property {Position | null} position
 * @property {Owner[][] | null} holders
 * @property {string | null} rematch
 * @property {number} watchers
 * @property {TalkMessage[]} talk
 * @property {number} at
 */

/** @typedef {Now & TableOnly} TableView */

/**
 * One message of the events stream.
 * @typedef {object} Entry
 * @property {number} version
 * @property {string} type created, seated, arranged, renamed, unseated, started, played, away, back, rematch
 * @property {number} at
 * @property {number} [seat]
 * @property {Step[]} [steps]
 * @property {Now} [now] of several that come together, only the last has this or `table`
 * @property {TableView} [table] whole, for everything but "played"
 * @property {string} [rematch] the new table, for "rematch"
 */

/** @typedef {{online: number[], watchers: number}} Presence */

/**
 * A public table that waits for players.
 * @typedef {object} OpenTable
 * @property {string} table
 * @property {string} code
 * @property {string} maker
 * @property {number} players
 * @property {boolean} neutral
 * @property {number} open
 * @property {boolean} booklet
 * @property {Clock} clock
 * @property {number | null} [turn_seconds]
 * @property {number} created
 */

/**
 * How strong a bot is; what was not measured is absent or null.
 * @typedef {object} Strength
 * @property {number | null} [rating]
 * @property {number | null} [low]
 * @property {number | null} [high] with `low`, the 95 % interval of the rating
 * @property {number | null} [beats_below] its share of the wins in games for two against `below`
 * @property {string | null} [below] the next weaker bot when it was measured
 */

/**
 * @typedef {object} BotInfo
 * @property {string} name
 * @property {number} level
 * @property {boolean} fast
 * @property {{players: number, neutral: boolean}[]} plays at which tables
 * @property {Strength | null} strength
 */
/** @typedef {{kind: "human", was?: number} | {kind: "bot", bot: string}} SeatWish */

/**
 * What a table is made from.
 * @typedef {object} TableWish
 * @property {Partial<Rules>} rules
 * @property {SeatWish[]} seats
 * @property {string} name
 * @property {string} [ticket]
 * @property {string} [nonce]
 * @property {boolean} [public]
 * @property {boolean} [open_purses]
 * @property {Clock} [clock]
 * @property {number | null} [grace]
 * @property {TalkKind} [talk]
 * @property {number} [look]
 */

/** @typedef {{table: string, seat: number, token: string, code: string | null, commitment: string, version: number}} MadeTable */
/** @typedef {{version: number, steps: Step[]}} Acted */

/**
 * @typedef {object} Arrangement
 * @property {SeatWish[]} seats
 * @property {Partial<Rules>} [rules]
 * @property {boolean} [public]
 * @property {boolean} [open_purses]
 * @property {Clock} [clock]
 * @property {number | null} [grace]
 * @property {TalkKind} [talk]
 */

export {};
