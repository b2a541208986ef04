### Last Roll: English (en), the source of all other languages.
###
### How to write here, and the glossary: docs/languages.md

## The words of the game: one word a thing, everywhere.
## In a text they stand as { -casino } or { -casino(form: "plural") }.

-brand = Last Roll
-las-vegas = Las Vegas
-casino =
    { $form ->
       *[singular] casino
        [plural] casinos
    }
-note =
    { $form ->
       *[singular] note
        [plural] notes
    }
-pile = pile
-die =
    { $form ->
       *[singular] die
        [plural] dice
    }
-neutral-die =
    { $form ->
       *[singular] neutral die
        [plural] neutral dice
    }
-roll =
    { $form ->
       *[singular] roll
        [plural] rolls
    }
-round =
    { $form ->
       *[singular] round
        [plural] rounds
    }
-turn =
    { $form ->
       *[singular] turn
        [plural] turns
    }
-purse =
    { $form ->
       *[singular] purse
        [plural] purses
    }
-player =
    { $form ->
       *[singular] player
        [plural] players
    }
-seat =
    { $form ->
       *[singular] seat
        [plural] seats
    }
-start-player = start player
-tie =
    { $form ->
       *[singular] tie
        [plural] ties
    }
-pay-out =
    { $form ->
       *[singular] pay-out
        [plural] pay-outs
    }
-winner =
    { $form ->
       *[singular] winner
        [plural] winners
    }
-shared-win = shared win
-rematch = rematch
-bot =
    { $form ->
       *[singular] bot
        [plural] bots
    }
-log = log
-hint =
    { $form ->
       *[singular] hint
        [plural] hints
    }

## The language itself.

language-name = English

## Casinos, in order.

casino-1 = Gold Rush
casino-2 = Palazzo
casino-3 = Miracle
casino-4 = The Oasis
casino-5 = Sphinx
casino-6 = Show Hall

neutral = neutral

## The log: what happened. $name and $names come with the player’s symbol.

event-round-started = Round { $round }: { $name } starts.
    .you = Round { $round }: you start.
event-opening-placed = The spare neutral dice { $dice } go to their casinos.
event-rolled = { $name } rolls { $dice }.
    .you = You roll { $dice }.
event-placed = { $name } places { $dice } at { $casino }.
    .you = You place { $dice } at { $casino }.
dice-own =
    { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }
dice-neutral =
    { $count ->
        [one] { $count } neutral die
       *[other] { $count } neutral dice
    }
dice-both =
    { $neutral ->
        [one] { $own } own + { $neutral } neutral die
       *[other] { $own } own + { $neutral } neutral dice
    }
paid-casino = { $casino }: { $what }
paid-tie = { $names } tie and get nothing.
    .you = { $names } tie and get nothing.
paid-note = { $name } takes { $note }.
    .you = You take { $note }.
paid-neutral = Neutral takes { $note }: it goes back under the pile.
paid-returned = Back under the pile: { $notes }.
paid-nothing = No notes here, so nothing is paid out.
result-won = { $name } wins with { $money }.
    .you = You win with { $money }.
result-by-notes = { $name } wins the tie-break: { $money } each, but more notes ({ $notes }).
    .you = You win the tie-break: { $money } each, but more notes ({ $notes }).
result-shared = { $names } share the win with { $money } each.
    .you = You share the win with { $others }: { $money } each.

## What a choice would change, if the round ended now. A text that begins with a small letter can
## follow a colon; at the head of a sentence it gets a capital.

preview-nothing = nothing changes for now.
preview-nobody = nobody gets { $notes }.
preview-gained = { $name } would get { $note }.
    .you = you would get { $note }.
preview-lost = { $name } would lose { $note }.
    .you = you would lose { $note }.
preview-taken = { $name } would take { $note } from { $other }.
    .by-you = you would take { $note } from { $other }.
    .from-you = { $name } would take { $note } from you.
# As preview-taken, from an owner who ties and has just been named.
preview-takes = { $name } would take { $note }.
    .you = you would take { $note }.
# .pronoun: the reader among $names.
preview-tie = { $names } tie
    .pronoun = You
# $count: how many dice each of them has there.
preview-tie-count = { $name } ties { $others } ({ $count } each)
    .you = You tie { $others } ({ $count } each)
preview-tie-broken = Breaks the tie
# $what: a text like “You tie Ben (3 each): Cleo would get $60,000.”
preview-tie-moved = Breaks one tie and makes another. { $what }
# $why is a tie, and $what comes of it: “You and Ben tie: nobody gets $60,000.”
preview-why = { $why }: { $what }

## The bots: a sentence of character, the name at the table, and what a bot does not play.

bot-random = Takes any face that comes up and enjoys the lights. You can beat it on your first evening.
    .name = Tourist
    .won = “I came for the lights. Can somebody take a photo?”
bot-frugal = Spends as few dice as it can and lets the others run dry.
    .name = Miser
    .won = “One die at a time. You should try it.”
bot-novice = Knows what the game is about, but keeps losing the thread. Good company for a first evening.
    .name = Beginner
    .won = “Wait. I won? Me?”
bot-greedy = Looks at all six casinos and takes what pays best right now.
    .name = Gambler
    .won = “Never doubt the hat.”
bot-regular = Sits here every night and plays well, with a slip now and then.
    .name = Regular
    .won = “Same table tomorrow?”
bot-counter = Works out the odds at every casino and goes where the total is highest.
    .name = Bookkeeper
    .won = “It all adds up. I checked twice.”
bot-planner = Thinks a turn or two ahead, and saves dice for the right moment.
    .name = Planner
    .won = “Right on schedule, for two turns now.”
bot-expert = Has seen millions of games and can tell how a round will end.
    .name = Old Hand
    .won = “I have seen this game before. In 1974.”
bot-champion = Takes a moment, plays every roll through in its head, and gives nothing away.
    .name = Legend
    .won = “I say nothing. The dice have spoken.”
bot-perfect = Knows the exact value of every choice. Only better dice can beat it.
    .name = Clockwork
    .won = “Tick. Tock. As expected.”
    .limits = Only for two players, without neutral dice.

## How strong a bot is, as measured. $name is a weaker bot’s name at the table.

strength-level = Level { $level } of { $levels }
strength-rating = Rating { $rating }
strength-beats = Beats { $name } in { $share } of 100 two-player games.

## The screen.

sky = LAST ROLL · Round { $round } of { $rounds } · { $name } starts
    .you = LAST ROLL · Round { $round } of { $rounds } · You start
start-mark = start
purse-closed = closed
# Under a player: what they would get if the round ended now.
player-now = now { $money }
notes-count =
    { $count ->
        [one] { $count } note
       *[other] { $count } notes
    }
prompt-roll = { $name }: { $dice } to roll. Press R.
prompt-place = { $name }: choose a casino, 1 to 6. All your dice of that face go there.
# $faces: “1, 3 or 6”.
prompt-not-rolled = No { $face } in this roll: choose { $faces }.
prompt-selected = { $casino } – { $what }
small-window = Window too small: 80 × 24 is needed to show everything.
prompt-turn = { $name }’s turn.
    .you = Your turn.
prompt-thinking = { $name } is thinking …
fair-commitment = Fair dice. Commitment: { $commitment } …
bot-fault = { $name } has lost its seat to the random bot: { $reason }
purse-own =
    { $notes ->
        [one] { $name } has { $money } in { $notes } note.
       *[other] { $name } has { $money } in { $notes } notes.
    }
    .you =
        { $notes ->
            [one] You have { $money } in { $notes } note.
           *[other] You have { $money } in { $notes } notes.
        }
save-trouble = This game can’t be saved: { $reason }. You can keep playing.
key-roll = Roll
key-choose = Choose
key-place = Place
key-log = Log
key-settings = Settings
key-help = Help
key-new = New game
key-quit = Quit
key-skip = Skip
key-purse = Purse
key-rematch = Rematch
key-go-on = Continue
key-close = Close
key-next-field = Next field
payout-title = Round { $round }: the casinos pay out
result-title = The game is over
result-record = Saved as { $id }. See lastroll games; lastroll verify checks the dice.
setup-slogan = Six casinos, four rounds, your dice.
setup-neutral = Neutral dice (2 to 4 players)
setup-open-purses = Open purses
setup-few = A game needs at least two players.
setup-play = Play
setup-resume = Resume
seat-person = Player
seat-empty = Empty
settings-title = Settings
settings-language = Language
settings-theme = Theme
settings-speed = Speed
settings-casinos = Casinos
theme-dark = Night
theme-light = Noon
speed-off = No motion
log-title = Log
help-title = Help
help-signs = The sign beside a note shows who would get it now; · is nobody; ●›▲ means from ● to ▲; ●=▲ is a tie.
help-key-roll = R: roll your dice
help-key-choose = 1 to 6: select a casino and see what would change; the same key again places
help-key-place = Enter: place the selected dice
help-key-move = Arrow keys: go through the choices; Esc takes the selection back
help-key-skip = Any other key: skip the animation
help-key-log = L: the full log; S: language, theme, speed
help-key-purse = P: look into your own purse
help-key-new = N: a new game; the one you leave is saved
help-key-quit = Q: quit; the game is saved

## The rules in short.

rule-goal =
    { $rounds ->
        [one] After { $rounds } round, whoever has the most money wins.
       *[other] After { $rounds } rounds, whoever has the most money wins.
    }
    .title = What it is about
rule-deal = Each casino is filled with notes from the pile until it holds at least { $minimum }.
    .title = The casinos
rule-turn = Roll all the dice you have left. Choose one face you rolled and place all your dice of that face on the casino with that number: all of them, never just some.
    .title = Your turn
rule-skip = No dice left? You’re skipped. The last player with dice keeps going until they’re gone.
    .title = Out of dice
rule-ties = Once all dice are placed, the casinos pay out. First, at each casino, players with the same number of dice take them back and get nothing there.
    .title = Ties cancel
rule-pay = Among the rest, the most dice take the highest note, the second most the next, and so on. Notes nobody wins go back under the pile.
    .title = Pay-out
rule-purses = Your winnings lie face down in front of you. Everyone sees each pay-out, but your total stays secret until the end.
    .title = Purses
rule-rounds = Each round, the next player to the left starts.
    .title = Next round
rule-end = After the last round, the most money wins. Tied on money? More notes win. Still tied? The win is shared.
    .title = The end
rule-neutral = With neutral dice, 2 players take 4 of them each, 3 or 4 players 2 each. You roll and place them along with your own, and they count as an extra player that nobody controls: it can tie, and it can win. What it wins goes back under the pile. With 3 players, the 2 spare dice are rolled and placed before the first turn of each round.
    .title = Neutral dice

## The command.

cli-about = Last Roll: the dice game Las Vegas. With no command, the game opens in your browser.
cli-usage = Usage:
cli-commands = Commands
cli-arguments = Arguments
cli-options = Options
cli-help = Show this help.
cli-version = Show the version.
cli-language = `--language CODE`, anywhere on the line, sets the language: `en`, `fr`, `nl`, `it`, `de` or `es` (default: the language of your system).
cli-stdin = standard input
cli-stdout = standard output
cli-play = Play in this terminal, against bots or with friends at one keyboard.
cli-play-players = Number of players, 2 to 5 (default: the number of names and bots given, else 4).
cli-play-neutral = Play with neutral dice (2 to 4 players).
cli-play-name = Name of a person at this keyboard; repeat it for each person.
cli-play-bots = Bots to play against, separated by commas; `lastroll bots` lists them. `cmd:PROGRAM ARGS` is a program; a comma inside belongs to it unless a bot’s name follows. With as many bots as players, you watch.
cli-play-resume = Resume an unfinished game: the one with this id (default: the one played last).
cli-play-plain = Line by line, without colours: for screen readers and pipes.
cli-play-speed = Speed of the animations; 0 or `off` for none.
cli-play-theme = `dark` is night, `light` is noon.
cli-play-open-purses = Everyone’s winnings are visible.
cli-play-seed = Seed for the dice: the same seed gives the same game (default: fair dice, which can be verified afterwards).
cli-play-nonce = Your own contribution to fair dice: up to 64 letters, digits, - and _; repeat it for each player who wants one.
cli-play-bot-seconds = How long a program may think about one choice, in seconds (default: 10).
cli-play-rounds = House rule: number of rounds (default: 4).
cli-play-start = The seat that starts, counting from 0.
cli-play-minimum = House rule: what each casino holds at least (default: 50000).
cli-play-dice = House rule: own dice per player (default: 8).
cli-play-neutral-dice = House rule: neutral dice per player.
cli-play-opening-dice = House rule: neutral dice placed before the first turn of each round.
cli-replay = Check game records and replay them.
cli-replay-file = A file of records (one JSON object per line) or of game text, - for standard input, or the id of a finished game on this machine (default: the game finished last).
cli-replay-json = Print one JSON object per game and nothing else.
cli-replay-story = Retell the whole game.
cli-verify = Check that dice and pile match their commitment.
cli-verify-file = A file of records of games with fair dice, - for standard input, or the id of a finished game on this machine (default: the game finished last).
cli-bots = List the bots, from weakest to strongest.
cli-bots-json = Print a JSON list.
cli-simulate = Play many games between bots.
cli-simulate-players = Number of players, 2 to 5 (default: the number of bots given, else 4).
cli-simulate-neutral = Play with neutral dice (2 to 4 players).
cli-simulate-bots = Bots by seat, separated by commas; the last one fills the remaining seats (default: `random` on every seat).
cli-simulate-games = Number of games (default: 10000).
cli-simulate-seed = The same seed gives the same games (default: 0; with a `cmd:` program, random dice that it cannot foresee).
cli-simulate-secret = Play with the dice of an earlier run again: the secret it printed at the end.
cli-simulate-threads = Number of threads (default: one per processor). The games are the same.
cli-simulate-ray = Play on the Ray cluster at this address. The games are the same.
cli-simulate-out = Keep all games: as records in a `.jsonl` file or as a table in a `.parquet` file.
cli-simulate-json = Print one JSON object and nothing else.
cli-simulate-rounds = House rule: number of rounds (default: 4).
cli-simulate-start = The seat that starts, counting from 0.
cli-simulate-minimum = House rule: what each casino holds at least (default: 50000).
cli-simulate-dice = House rule: own dice per player (default: 8).
cli-simulate-neutral-dice = House rule: neutral dice per player.
cli-simulate-opening-dice = House rule: neutral dice placed before the first turn of each round.
cli-arena = Run a tournament between bots, with ratings and intervals.
cli-arena-players = Players per table, 2 to 5 (default: the number of bots given, or 2 if no table seats that many).
cli-arena-neutral = Play with neutral dice (2 to 4 players).
cli-arena-bots = Bots, separated by commas: names from `lastroll bots`, bots of other projects (such as `prior-table`) or `cmd:PROGRAM`. With more bots than seats, every line-up is played; with fewer, the last bot fills the remaining seats.
cli-arena-blocks = Number of blocks (default: 100). Within a block, the bots play with the same notes and dice, in every rotation of the seats.
cli-arena-seed = The same seed gives the same games (default: 0; with a `cmd:` program, random dice that it cannot foresee).
cli-arena-secret = Play with the dice of an earlier run again: the secret it printed at the end.
cli-arena-versus = Is A better than B? A sits down with one or more of B.
cli-arena-until = With `--versus`: play until it is decided.
cli-arena-lower = With `--versus`: the win share at which A is not better (default: a fair share).
cli-arena-upper = With `--versus`: the win share at which A is better (default: one step above, as 0.55 is above 0.5).
cli-arena-error = With `--versus`: how often the answer may be wrong (default: 0.05).
cli-arena-luck = Whose evaluation is used to remove luck from the results; `none` leaves it in.
cli-arena-out = Keep everything in a folder. Run the same command again to continue where it stopped.
cli-arena-processes = Number of processes (default: 1). The results are the same.
cli-arena-ray = Play on the Ray cluster at this address. The results are the same.
cli-arena-bot-seconds = How long a program may think about one choice, in seconds (default: 10).
cli-arena-json = Print one JSON object and nothing else.
cli-arena-rounds = House rule: number of rounds (default: 4).
cli-arena-start = The seat that starts, counting from 0.
cli-arena-minimum = House rule: what each casino holds at least (default: 50000).
cli-arena-dice = House rule: own dice per player (default: 8).
cli-arena-neutral-dice = House rule: neutral dice per player.
cli-arena-opening-dice = House rule: neutral dice placed before the first turn of each round.
cli-solve = Work out the exact values of a position.
cli-solve-position = A position as JSON or as a line that begins with LR1, or a file that holds one; - for standard input.
cli-solve-objective = What every player wants: `win` (their share of the win of the whole game), `margin` (more money in this round than the others on average) or `money` (default: `win`).
cli-solve-limit = Largest number of states to solve (default: 50 million); each takes about 40 bytes.
cli-solve-json = Print one JSON object and nothing else.
cli-hint = Show what each choice in a position is worth.
cli-hint-position = A position as JSON or as a line that begins with LR1, or a file that holds one; - for standard input.
cli-hint-objective = What every player wants: `win` (their share of the win of the whole game), `margin` (more money in this round than the others on average) or `money` (default: `win`).
cli-hint-seconds = Thinking time in seconds (default: 1). The same position always gets the same values.
cli-hint-json = Print one JSON object and nothing else.
cli-exam = Show what a bot’s choices lose against exact values, on positions that never change.
cli-exam-bot = Which bot; `lastroll bots` lists them.
cli-exam-set = Only one set: `duel` (two-player rounds from the first roll), `endings-3` to `endings-5` (ends of rounds for that number of players) or `neutral-2` to `neutral-4` (the same with neutral dice). Default: all of them.
cli-exam-bot-seconds = How long a program may think about one choice, in seconds (default: 10).
cli-exam-json = Print one JSON object and nothing else.
cli-train = Train the evaluator by self-play; needs the extra `train`.
cli-train-folder = Where everything is kept: log, curves, checkpoint and weights. Run the same command again to continue where it stopped.
cli-train-iterations = Number of iterations (default: 1500). In each, all tables play a few steps and the net learns from them.
cli-train-lanes = Number of tables that play side by side.
cli-train-steps = Number of steps that all tables play before the net learns from them.
cli-train-tries = Number of rolls looked at in each step; more of them remove more luck.
cli-train-batch = Number of positions in one step of learning.
cli-train-width = Width of the net.
cli-train-rate = Highest learning rate.
cli-train-games = Which games, separated by commas: `2` to `5` players, `2n` to `4n` with neutral dice (default: all of them).
cli-train-mixed = Share of mixed tables, 0 to 1 (default: 0). At these, all players but one choose by counting.
cli-train-mixed-tries = Number of rolls looked at in each step at mixed tables.
cli-train-begin = A file of weights to begin with (default: a net that knows nothing).
cli-train-check = Number of iterations from check to check: the net plays against `greedy`, the log is written, and training can be resumed from there.
cli-train-seed = The same seed gives the same training on the same machine (default: 1).
cli-train-seconds = Stop after this number of seconds; run the same command again to continue.
cli-engine = Run a bot as a program: JSON lines on standard input and output.
cli-engine-name = The bot (default: that of `--bot`).
cli-engine-bot = Which bot; `lastroll bots` lists them.
cli-install-completion = Install completion for your shell: commands, options, bots and files.
cli-install-completion-shell = Your shell (default: the one you type in).
cli-games = List the games on this machine; show, export or delete one.
cli-games-id = The id of a game, as shown in the list.
cli-games-json = Print JSON.
cli-games-export = Write the game, or all finished games, to a file; - is standard output.
cli-games-text = Export readable text instead of JSON.
cli-games-force = Overwrite the file if it exists.
cli-games-delete = Delete the game for good.
cli-no-browser = Only print the address; don’t open a browser.
cli-port = The port (default: 8600, or any that is free).
cli-serve = Serve the game to others: tables, seats, live events.
cli-serve-host = The address to listen on (default: 127.0.0.1); 0.0.0.0 means all addresses of this machine.
cli-serve-port = The port (default: 8600); 0 means any that is free.
cli-serve-database = Where tables are kept: `sqlite:///FILE` or `postgresql://…` (default: a file in your data folder).
cli-serve-bus = A Redis server, `redis://…`, for several processes around one database.
cli-serve-processes = Number of processes that share the port (default: 1); about one per core is right.
cli-serve-durability = What an acknowledged action survives: `power` a power cut, `process` only the end of the process (default: `power`).
cli-serve-rate-limit = Calls per minute from one address (default: 600); 0 means no limit.
cli-serve-body-limit = Largest request, in bytes (default: 262144).
cli-serve-archive-days = Days until an idle table is archived (default: 30); 0 means never.
cli-serve-public-url = The address at which players reach the service, for links and QR codes.
cli-serve-proxy = Addresses of proxies whose `X-Forwarded-*` headers are trusted, separated by commas.
cli-serve-log-level = How much is logged (default: `info`).
serve-ready = Last Roll is running at { $address } (Ctrl-C stops it).
serve-network = On other devices in your network: { $address }
browse-starting = Last Roll is starting …
browse-ready = Last Roll is running at { $address } (Ctrl-C stops it).
browse-running = Last Roll is already running, at { $address }.
where-line = line { $line }
replay-done =
    { $count ->
        [one] { $count } game, played by the rules.
       *[other] { $count } games, all played by the rules.
    }
verify-done =
    { $rolls ->
        [one] verified: the pile and { $rolls } roll match the commitment { $commitment } …
       *[other] verified: the pile and all { $rolls } rolls match the commitment { $commitment } …
    }
verify-commitment = the full commitment: { $commitment }
games-none = No games here yet.
games-totals = Finished: { $games }. Won: { $won }. Best result: { $best }.
games-ladder = Bots beaten: { $beaten } of { $bots }. A bot is beaten when you win at its table.
# One line for each bot: $low and $high bound the 95 % interval of $share.
games-ladder-bot = Ahead in { $ahead } of { $games }: { $share }% ({ $low }–{ $high })
games-ladder-new = Not met yet
games-deleted = { $id } is deleted.
games-exported =
    { $count ->
        [one] { $count } game written to { $file }.
       *[other] { $count } games written to { $file }.
    }
game-players =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
game-neutral =
    { $players ->
        [one] { $players } player with neutral dice
       *[other] { $players } players with neutral dice
    }
game-house-rules = house rules
game-unfinished = Unfinished: round { $round } of { $rounds }, { $name } is next.
# The only person in a game at this terminal, where no name was given.
seat-you = You
usage-help = See `{ $command }`.
usage-language = Unknown language “{ $language }”. Last Roll speaks { $known }.
usage-unknown-option = Unknown option { $option }.
usage-unknown-command = Unknown command { $command }.
usage-did-you-mean = Did you mean { $word }?
usage-repeated = { $option } is given twice.
usage-missing-value = { $option } needs a value.
usage-no-number = { $option } needs a number, not “{ $value }”.
usage-no-value = { $option } cannot be “{ $value }”.
usage-superfluous = Unexpected argument “{ $word }”.
usage-wrong = The arguments cannot be understood: { $reason }

## Errors: one sentence each; the way to the culprit stands before it.

error-file-missing = no such file
error-file-folder = this is a folder, not a file
error-file-forbidden = access is not allowed
error-file-exists = the file exists already
error-file-other = the system says: { $reason }
error-file-unreadable = cannot be read: { $reason }
error-file-not-named = there is no finished game here yet: name a file, or - for standard input
error-file-taken = the file exists already; { $option } overwrites it
error-disk-full = no space left on the disk
error-records-none = there is no game in this file
error-line-long = the line is longer than { $most } bytes
error-text-encoding = the text is not `UTF-8`
error-too-long = longer than { $most } bytes
error-option-missing = the option { $option } is missing
error-option-needs = { $option } works only with { $other }
error-option-range = must be from { $least } to { $most }
error-options-together = { $one } and { $other } cannot be combined
error-seats-many = { $count } players are named, but there are only { $players } seats
error-export-none = there is no finished game to export
error-game-unfinished = the game { $id } is not finished yet
error-record-missing = no such file, and no game with this id
error-game-missing = there is no game “{ $id }”
error-game-taken = the game { $id } is being played in another window
error-save-none = there is no unfinished game
error-save-chance = the saved game does not say where its dice come from
error-save-differs = the saved game { $id } does not fit its own dice
error-save-seats = the saved game has a wrong number of seats
error-bot-unknown = there is no bot “{ $name }”; there are { $names } and `cmd:PROGRAM`
error-bot-unknown-close = there is no bot “{ $name }”: did you mean { $close }?
error-bot-missing = program “{ $command }” not found
error-bot-died = the program ended: { $words }
error-bot-stalled = the program did not answer within { $seconds } s
error-bot-nonsense = the program gave an invalid answer: “{ $what }”
error-bot-illegal = the bot chose { $face }, which is not one of { $faces }
error-bot-crashed = the bot crashed: { $error }
error-json-broken = invalid JSON at byte { $byte }
error-json-strange = invalid JSON: nested too deeply, or not UTF-8
error-json-type =
    expected { $expected ->
        [int] a whole number
        [float] a decimal number
        [str] a text
        [bool] `true` or `false`
        [array] a list
        [object] an object
        [null] nothing
       *[unknown] something else
    }, found { $found ->
        [int] a whole number
        [float] a decimal number
        [str] a text
        [bool] `true` or `false`
        [array] a list
        [object] an object
        [null] nothing
       *[unknown] something else
    }
error-json-missing = the field { $field } is missing
error-json-unknown = the field { $field } does not belong here
error-json-least = must be at least { $least }
error-json-most = must be at most { $most }
error-json-many = the list has more than { $most } entries
error-json-long = the text is longer than { $most } characters
error-json-choice = “{ $value }” is not allowed here
error-json-value = this value is not allowed here
error-format = the format must be “{ $expected }”, not “{ $found }”
error-notation =
    “{ $text }” cannot be read as { $what ->
        [amount] an amount
        [casino] a casino
        [hand] a hand
        [notes] notes
        [position] a position
        [purse] a purse
        [roll] a roll
        [round] a round
        [rules] rules
        [seat] a seat
        [tag] a tag
        [turn] a turn
       *[rule] a house rule
    }
error-tag-unknown = unknown tag { $tag }
error-event-differs = { $field } is { $found }, but by the rules it is { $expected }
error-event-order = the next event is { $expected }, not { $found }
error-event-after-end = the game is over before this event
error-name = a name is 1 to { $most } visible characters on one line, not “{ $name }”
error-names-count = { $players } players need { $players } names, not { $count }
error-rule-not-bool = must be `true` or `false`
error-rule-range = must be a whole number from { $least } to { $most }, not { $value }
error-notes-count = there must be 1 to { $most } notes
error-neutral-five = neutral dice need a colour that nobody plays: play with 2 to 4 players, or without neutral dice
error-neutral-off = neutral dice are given out but the variant is off: play with neutral dice, or give none out
error-neutral-none = the variant is on but there are no neutral dice: give some out, or play without the variant
error-dice-many = { $count } dice in a hand are too many: give out fewer, at most { $most } with the neutral ones
error-minimum-high = all notes together are { $total }, less than the { $minimum } each casino must hold: lower the minimum or add notes
error-start-seat = seat { $start } cannot start with { $players } players: seats count from 0, so choose one below { $players }
error-pile-notes = the pile must be the { $count } notes of the rules, each as often as they have it
error-wrong-seat = it is the turn of seat { $expected }, not of seat { $seat }
error-turn-after-end = the game is over before this turn
error-phase = this cannot be done now
error-not-rolled = nothing can be placed before the roll
error-face-range = a face is a number from 1 to 6, not { $face }
error-face-not-rolled = face { $face } was not rolled; it can be { $faces }
error-dice-digits = dice are written as digits 1 to 6, not “{ $dice }”
error-dice-number =
    { $dice ->
        [none] seat { $seat } has { $own } own and { $neutral } neutral dice to roll, not none
       *[some] seat { $seat } has { $own } own and { $neutral } neutral dice to roll, not { $dice }
    }
error-deal-note = the rules have no note of { $note }
error-deal-six = six casinos take notes, not { $count }
error-deal-pile = the pile cannot give the notes of { $note } like this
error-deal-filled = a casino is filled until it holds { $minimum }, and no further
error-opening-dice =
    { $dice ->
        [none] the opening takes { $expected } neutral dice, not none
       *[some] the opening takes { $expected } neutral dice, not { $dice }
    }
error-opening-due = the spare neutral dice must lie on the casinos before the first roll
error-opening-missing = round { $round } needs an opening with neutral dice: { $count }
error-openings-many = there are more openings than rounds that have one
error-script-ended = there are no more rolls
error-position-range = must be from 0 to { $most }, not { $value }
error-position-count = there must be { $needed }, not { $count }
error-position-note = the rules have no note of { $note }
error-notes-order = notes lie from high to low
error-casino-dice = dice are counted for { $owners } owners (seats in order, neutral last)
error-hand-dice = seat { $seat } can have { $dice } own dice in all and { $neutral } neutral ones in hand
error-neutral-dice = there are { $neutral } neutral dice in all
error-turn-missing = somebody has dice left, so it is somebody’s turn
error-turn-empty = seat { $seat } has no dice left
error-roll-hand = the roll must be of all dice that seat { $seat } has left
error-round-zero = rounds count from 1
error-purse = a purse holds at least 0 dollars, and no more notes than dollars
error-purse-closed = the purse of seat { $seat } is closed
error-commitment-hex = a commitment is 32 bytes in hexadecimal
error-commitment-differs = the secret is not the one that was committed to
error-secret-hex = a secret is 32 bytes in hexadecimal
error-secret-length = a secret is { $bytes } bytes
error-seed-range = must be from 0 to 18446744073709551615
error-secret-missing = the secret of this game has not been revealed yet
error-fair-missing = this game was not played with fair dice: there is nothing to verify
error-fair-nonces = there are at most { $most } nonces
error-fair-token = contexts and nonces are 1 to 64 letters, digits, - and _, not “{ $text }”
error-pile-differs = note { $place } of the pile is { $found }, but the secret gives { $expected }
error-opening-differs = the opening of round { $round } is { $found }, but the secret gives { $expected }
error-roll-differs = round { $round }, seat { $seat }, roll { $turn }: the dice are { $found }, but the secret gives { $expected }
error-stale = the table has moved on to version { $version }: look again
error-not-your-turn = it is not your turn
error-not-playing = no game is under way at this table
error-already-rolled = the dice lie on the table: choose a face
error-roll-first = roll the dice first
error-face-missing = say which face to place
error-table-full = there is no free seat at this table
error-seat-taken = somebody sits there already
error-seat-empty = nobody sits there
error-seat-kept = this seat is kept for { $name } for another { $seconds } s
error-bots-busy = the strongest bots have too much to think about right now: choose weaker ones, or try again in a minute
error-seat-was = seat { $seat } does not exist or is named twice
error-no-such-table = there is no such table
error-no-such-code = no open table has this code
error-no-such-seat = there is no seat { $seat }
error-no-such-call = there is no such call
error-no-such-file = there is no such file
error-no-seat = this needs the token of a seat at this table
error-not-your-seat = this seat is not yours
error-not-the-maker = only the host of the table can do this
error-not-finished = the game is not over yet
error-not-alone = the same dice again are for one person alone with bots
error-already-started = the game has begun
error-nobody-there = nobody sits at this table yet
error-no-human-seat = a table needs a seat for its host
error-seats-count =
    { $players ->
        [one] { $players } player needs { $players } seat, not { $count }
       *[other] { $players } players need { $players } seats, not { $count }
    }
error-bot-not-here = there is no bot “{ $name }” here; there are { $names }
error-bot-not-for-these-rules = the bot “{ $name }” does not play by these rules
error-look-taken = somebody has this colour already
error-ticket = this ticket was not made here
error-ticket-used = a table was made with this ticket already
error-talk-one = send one phrase, one reaction or one text
error-talk-off = this table does not allow that kind of chat
error-talk-unknown = there is no such phrase or reaction
error-talk-text = a message is one line of plain text
error-store-trouble = this could not be saved: try again in a moment
error-internal = something went wrong here; the service’s log has the details
error-too-many-calls = too many calls: wait a moment
error-not-json = the request must be sent as `application/json`
error-foreign-host = this game is served to this computer only: open it at `localhost`
error-too-many-streams = this address has too many tables open: close a few tabs and try again
error-too-many-watchers = too many people are watching this table: try again later
error-too-large = the request is too large
error-wrong-method = this call needs another method
# $reason is technical and English.
error-request-broken = the request cannot be understood: { $reason }
error-setting-number = “{ $value }” is not a number
error-setting-choice = “{ $value }” is not one of { $choices }
error-setting-range = must be from { $least } to { $most }
error-missing-extra = this needs the extra `{ $extra }`: `{ $command }`
error-cannot-listen = cannot listen on { $host }, port { $port }: { $reason }
error-no-processes = this system allows only one process per port
error-database = the database cannot be used: { $reason }
error-database-in-use = another service uses this database; it is at { $address }
error-bus = the bus cannot be used: { $reason }

## Line by line.

plain-greeting = Game { $id }: { $names }.
plain-resumed = Game { $id } continues: { $names }.
plain-keys = Keys: Enter rolls, 1 to 6 places, ? help, b board, l log, p your purse, q quit.
plain-roll = { $name }: press Enter to roll.
    .you = Your turn: press Enter to roll.
plain-roll-again = Press Enter or r to roll; ? for help.
plain-choice = { $face }: { $dice } at { $casino }. { $consequence }
plain-choose = { $name }, which face: { $faces }?
    .you = Which face: { $faces }?
plain-choose-again = Choose { $faces }; ? for help.
plain-purse =
    { $notes ->
        [one] { $name } has won { $money } in { $notes } note.
       *[other] { $name } has won { $money } in { $notes } notes.
    }
    .you =
        { $notes ->
            [one] You have won { $money } in { $notes } note.
           *[other] You have won { $money } in { $notes } notes.
        }
plain-standing =
    { $notes ->
        [one] { $rank }. { $name }: { $money } in { $notes } note
       *[other] { $rank }. { $name }: { $money } in { $notes } notes
    }
plain-record = Record: { $file }
plain-verify = To check the dice: { $command }
plain-saved = The game is saved. To continue: { $command }
plain-lost = The game could not be saved and is lost.
board-round = Round { $round } of { $rounds }.
board-casino = { $casino }: { $notes }. Dice: { $dice }.
board-casino-empty = { $casino }: { $notes }. No dice.
board-note = { $note } for { $name }
    .you = { $note } for you
board-player = { $name }: { $dice } left.
board-player-open = { $name }: { $dice } left, { $money } won.

## The page: what stands on every screen.

web-skip = Skip to content
web-home = Last Roll, home
# A button that leads to the first screen.
web-home-short = Home
web-menu = Menu
web-rules = Rules
web-learn = Learn it in three minutes
web-help-keys = Keys and symbols
web-sound = Sound
web-sound-offer = Turn on the sound
web-volume = Volume
web-theme-system = System
web-theme-to-night = Switch to night
web-theme-to-noon = Switch to noon
web-language-trouble = This language could not be loaded. Try again when you’re back online.
# While something is being fetched.
web-opening = One moment …
web-nowhere = There is nothing here
web-nowhere-help = The address may be mistyped, or the table is long gone.
web-broken = Something went wrong on this page
web-reload = Reload
web-no-table = No such table
web-offline = You’re offline. Nothing is lost; try again in a moment.
web-offline-shell = You’re offline. The rules and the lesson still work; tables need a connection.
web-offline-table = You’re offline. This page carries on by itself once you’re connected again.
web-done = Done
web-save = Save
web-change = Change

## The page: the first screen.

web-play-now = Play now
web-play-now-hint = Starts right away. No account needed.
# $names: the bots one plays against at once.
web-against = Against { $names }
web-opponents = Your opponents
web-make-table = Make a table
web-hot-seat = Pass and play
web-hot-seat-help = Hand one device around the table. Bots can fill seats.
web-hot-seat-nobody = At least one person must play.
web-join-code = Join with a code
# An example of a code of a table, six letters and digits. Usually stays as it is.
web-code-example = K7QX4M
web-join = Join
web-code-unknown = No table has this code
web-code-help = Check the code for typos. Once a game has started, its code no longer works.
web-my-games = Your games in progress
web-game-waiting = Waiting for players
web-game-your-turn = Your turn
web-game-running = In progress
# $names: a list of the others at the table.
web-game-with = With { $names }
web-game-as = As { $name }
web-open-tables = Open tables
web-open-tables-none = Nobody is waiting right now. Make a table so that others can find it.
# $name: who made the table.
web-table-of = { $name }’s table
web-seats-open =
    { $count ->
        [one] { $count } seat free
       *[other] { $count } seats free
    }
web-new-here = New here?
web-replay-import = Open a game record
web-credit = Based on the dice game Las Vegas by Rüdiger Dorn. A free and independent program, not affiliated with the author or the publisher.
web-privacy = No account, no tracking, nothing loaded from other servers.
# The name of somebody who has not given one; $number is three digits.
web-guest = Guest { $number }

## The page: making a table.

web-your-name = Your name
web-name = Name
# A person at this device who has not said a name.
web-person-number = Player { $number }
web-how-many = How many players?
web-seats = Seats
# A label on its own: the reader’s seat.
web-seat-you = You
web-seat-number = Seat { $number }
web-name-of-seat = Name for seat { $number }
# A seat that somebody takes by opening the link.
web-seat-by-link = Friend, by link
web-seat-open = Open seat
web-option-neutral = Neutral dice
web-option-neutral-help = White dice that belong to nobody but can still win.
web-option-neutral-five = For 2 to 4 players.
web-option-open-purses-help = Everyone’s winnings are visible.
web-option-public = Public
web-option-public-help = Listed on the first screen; anyone can join.
web-option-clock = Clock
web-clock-none = None
web-clock-relaxed = Relaxed
web-clock-fast = Fast
web-clock-help = If time runs out, a bot plays that turn for you. The game goes on.
web-option-talk = Chat
# What people at the table may say: set phrases, anything, nothing.
web-option-talk-phrases = Phrases
web-option-talk-free = Free text
web-option-talk-off = Off
web-house-rules = House rules
# The rules exactly as the booklets of the game have them.
web-booklet = Standard rules
web-house-rules-help = Change what you like. The standard game is four rounds with eight dice each.
web-house-rounds = Rounds
web-house-dice = Own dice per player
web-house-minimum = Each casino holds at least
web-house-grace = Seconds before a bot takes over for someone who left
web-house-back = Back to the standard rules

## The page: the lobby, a table that waits.

web-table-title = Table
web-your-table = Your table
web-table-full = All seats are taken.
web-waiting-for =
    { $count ->
        [one] { $count } seat is still free.
       *[other] { $count } seats are still free.
    }
web-seats-free =
    { $count ->
        [one] { $count } seat is free for you.
       *[other] { $count } seats are free, one of them for you.
    }
web-join-title = Join the game
web-take-seat = Take a seat
web-sit-here = Sit here
# Somebody at the same device takes one more seat.
web-sit-another = Add someone on this device
web-maker = host
web-bot = bot
web-seat-offline = away
# Beside the name of the player who starts the first round.
web-starts = starts
web-seat-edit = Name and symbol of { $name }
web-seat-up = Move { $name } up
web-seat-down = Move { $name } down
web-seat-remove = Remove seat: { $name }
web-seat-remove-person = Remove { $name } from the table
web-leave-seat = Give up the seat of { $name }
web-seat-add = Add a seat
web-look = Colour and symbol
web-look-taken = { $symbol }, taken
web-start = Start
web-start-with-bots = Start now, fill up with bots
web-wait-for-start = { $name } starts the game. It also starts by itself once all seats are taken.
web-leave-table = Leave the table
web-came = { $name } sat down.
web-went = { $name } left.
web-invite = Invite others
web-code = Code
web-link = Link
web-qr = QR code of the link to this table
web-copy-link = Copy link
web-copied = Copied
web-copy-by-hand = The link is selected; copy it yourself.
web-share-text = Come and roll: there’s a seat for you.
web-agreed = Table rules
web-agreed-rounds =
    { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
web-agreed-dice =
    { $dice ->
        [one] { $dice } die each
       *[other] { $dice } dice each
    }
web-agreed-minimum = Casinos hold at least { $minimum }
web-agreed-neutral = With neutral dice
web-agreed-no-neutral = Without neutral dice
web-agreed-open-purses = Open purses
web-agreed-closed-purses = Closed purses
web-agreed-no-clock = No clock
web-agreed-clock-relaxed = Relaxed clock
web-agreed-clock-fast = Fast clock
web-agreed-clock-time = { $time } for each turn
web-agreed-grace = Bot takes over after { $seconds } s away
web-agreed-grace-time = Bot takes over after { $time } away
web-agreed-no-grace = No bot takes over
web-agreed-talk-phrases = Phrases and reactions
web-agreed-talk-free = Free text
web-agreed-talk-off = No chat
web-agreed-public = Public
web-agreed-private = By link or code only
web-fair-title = Fair dice
web-fair-explained = All dice already follow from a secret number. This is its fingerprint. After the game the secret is shown, and your browser can check every roll.
web-commitment = Fingerprint of the dice

web-share-link = Share the link
web-copy = Copy
web-share-local = This game runs on this computer only. Start it with this command, and friends in your network can join from their phones:
web-share-loopback = Friends cannot open a link to “{ $host }”. Open this page at the computer’s address in your network, and share that link.
web-lobby-about = Send your dice to six casinos and win their banknotes; players who tie there get nothing.
web-lobby-lesson = New? Learn it in three minutes while you wait

## The page: settings and help.

web-setting-confirm = Tap twice to place
web-setting-confirm-help = The first tap shows what would change. When off, one tap places.
web-setting-auto-roll = Roll automatically
web-setting-mute = Hide chat
web-setting-names-2012 = Casino names of 2012
web-setting-shortcuts = Keyboard shortcuts
web-setting-shortcuts-help = R, 1 to 6 and so on. Turn these off if you use voice control.
web-settings-kept = Saved in this browser only.
web-motion-reduced = Your system asks for reduced motion, so nothing is animated.
web-key-roll = Roll your dice
web-key-choose = Choose a casino and see what would change; the same key again places the dice
web-key-enter = Press the main button
web-key-rematch = After a game: a rematch
web-key-back = Undo the choice; close a panel
web-key-log = The log
web-key-replay = Step through a replay
web-key-help = This help
web-help-signs = The symbol beside a note shows who would get it now. Every die carries its owner’s symbol.
web-help-off = Keyboard shortcuts can be turned off in the settings.

## The page: the table. Whose turn it is, and the one main button.

# Inside a sentence: “Dice: you 2 and Ben 1.”, “Tied: you and Ben.”
web-you = you
web-turn-roll = Your turn: roll your dice.
web-turn-choose = Your turn: choose a casino.
# Several people at one device: whose turn it is.
web-turn-roll-named = { $name }: roll your dice.
web-turn-choose-named = { $name }: choose a casino.
# Said to screen readers when it becomes the reader’s turn.
web-turn-yours = It is your turn.
web-turn-pay = The casinos pay out.
web-turn-over = The game is over.
web-button-roll =
    { $count ->
        [one] Roll { $count } die
       *[other] Roll { $count } dice
    }
web-button-rolling = Rolling …
web-button-choose = Choose a casino
# $dice is “3 dice”, “2 own + 1 neutral die”, …
web-button-place = Place { $dice } at { $casino }
web-button-placing = Placing …
web-button-result = See the result
web-button-skip = Skip
web-hint-again = Tap again or press Enter to place.

## The page: the card at the end of a round, and whose turn it is where several people share a device.

web-button-next-round = Next round
web-hand-over = { $name }, your turn
web-summary-title = Round { $round }: the winnings
web-summary-you = You
web-summary-nothing = nothing
web-summary-place = Place { $place }
# The places before and after the round.
web-summary-moved = Place { $before } → { $after }
web-summary-total = { $money } in your purse
web-summary-lead = { $name } takes the lead.
web-summary-lead-you = You take the lead.
web-summary-start = { $name } starts the next round.
web-summary-start-you = You start the next round.

## The page: what a choice would change, said to the one who chooses.

web-change-dice =
    { $after ->
        [one] { $before } → { $after } die
       *[other] { $before } → { $after } dice
    }

## The page: a casino as a screen reader says it, a few short sentences one after the other.

web-casino = Casino { $face }, { $name }.
# $notes: a list of “$60,000 for Ben”, or “$60,000” where nobody would get it.
web-casino-notes = Notes: { $notes }.
web-casino-no-notes = No notes.
# $dice: a list of “Ben 2”.
web-casino-dice = Dice: { $dice }.
web-casino-no-dice = No dice.
web-casino-tied = Tied: { $names }.
# A sentence like “Ben would lose $60,000.” follows.
web-casino-choice = Placing { $dice } here:
web-casino-not-rolled = No { $face } in this roll.
web-casino-selected = Selected.
web-casinos = Casinos

## The page: the tray with the dice.

web-tray = Dice
# A group of equal dice as a button; $dice is “3 dice” or “2 own + 1 neutral die”.
web-tray-group = { $dice } with { $face }, for { $casino }

## The page: the players.

web-players = Players
web-player-you = { $name } (you)
# On a small chip: dice left to roll.
web-player-dice =
    { $count ->
        [one] { $count } die left
       *[other] { $count } dice left
    }
web-player-neutral =
    { $count ->
        [one] { $count } neutral die
       *[other] { $count } neutral dice
    }
web-player-money = { $money } won
web-player-closed = Purse closed
web-player-turn = Their turn
    .you = Your turn
web-player-start = Starts this round
web-player-bot = Bot
web-player-away = Away, a bot is playing
web-player-offline = Not connected
web-round = Round { $round } of { $rounds }
web-round-start = { $name } starts
    .you = You start
web-clock =
    { $seconds ->
        [one] { $seconds } second left
       *[other] { $seconds } seconds left
    }
web-watchers =
    { $count ->
        [one] { $count } person is watching.
       *[other] { $count } people are watching.
    }
web-watching = You are watching.
web-leave = Leave the table
web-leave-title = Leave the table?
web-leave-text = A bot will play for you. Come back any time: your seat stays yours.
web-leave-stay = Stay
web-leave-go = Leave
web-away-you = A bot is playing for you. Make a move to take over again.

## The page: the log.

web-log-now = Now
web-log-newest = Newest
web-log-all = All rounds
web-log-review = You’re looking back.
web-log-back = Back to now
web-log-news =
    { $count ->
        [one] { $count } new event since
       *[other] { $count } new events since
    }
web-log-by-clock = Time ran out, so a bot played this turn.
web-log-by-bot = A bot is playing for { $name }.

## The page: the pay-out. “tie” is stamped over dice that leave together.

web-payout-tie = tie
web-payout-pile = under the pile
# The reader's winnings of this round so far.
web-payout-total = You: { $money }

## The page: the result.

web-result-standings = Standings
web-result-rank = Rank
web-result-player = Player
web-result-money = Money
web-result-notes = Notes
web-result-you-won = You win.
web-result-you-shared = You share the win with { $names }.
web-result-you-place = You came { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
        [4] 4th
       *[other] 5th
    }, { $gap } short of { $name }.
web-result-you-level = You came { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
        [4] 4th
       *[other] 5th
    }: level with { $name }, but with fewer notes.
web-result-you-ahead = { $money }, { $gap } ahead of { $name }.
web-result-behind = { $gap } behind { $name }
web-result-behind-you = { $gap } behind you
web-result-board = Before the last pay-out
web-result-figures = The game in figures
web-result-rounds = Money by round
web-result-round = Round { $round }
web-result-total = Total
web-result-course = How the money came in
web-result-best-casino = Best single casino
web-result-best-round = Best round
web-result-ties = Ties
web-result-tied-dice = Dice lost to ties
web-result-turns = Turns
web-result-average = Dice per turn
web-result-neutral = Won by neutral
web-result-pile = Won by nobody
# The head of a column: below it stand “Ties”, “Turns”, …
# $what: an amount; $where: a casino with its number.
web-result-at = { $what } at { $where }
web-result-none = –
web-result-rematch = Rematch
web-result-stronger = Against stronger: { $name }
web-result-same-dice = Same dice again
web-same-dice-note = Practice: the same deal, and the same dice for the same turns.
web-result-join = Join the rematch
web-result-replay = Replay
web-result-share = Share
web-result-copied = The link is copied.
web-result-share-text = { $names } at Last Roll
web-result-record = Save the record
web-result-look = View the table
web-result-back = Back to the result
web-result-home = Home
web-name-ask = Good game! What should the others call you?
web-name-later = Not now
web-result-fair = Fair dice

## The page: talk, that is reactions and phrases.

web-talk = Chat
web-talk-reactions = Reactions
web-talk-phrases = Phrases
web-talk-write = Write a message
web-talk-send = Send
web-talk-mute = Mute the others
web-talk-unmute = Unmute the others
web-talk-muted = The others are muted.
web-talk-off = Chat is off at this table.
web-talk-seated = Only players can chat.
web-talk-said = { $name }: { $words }
web-talk-recent = Earlier
web-talk-nothing = Nobody has said anything yet.
web-phrase-hello = Hello!
web-phrase-good-luck = Good luck!
web-phrase-nice-roll = Nice roll!
web-phrase-well-played = Well played!
web-phrase-ouch = Ouch.
web-phrase-thanks = Thanks!
web-phrase-one-more = One more?
web-phrase-gotta-go = I have to go.
web-reaction-laugh = laughs
web-reaction-wow = is amazed
web-reaction-cry = cries
web-reaction-angry = is angry
web-reaction-heart = sends a heart
web-reaction-clap = claps

## The page: the connection, one calm line.

web-connection-connecting = Connecting …
web-connection-offline = Connection lost. Reconnecting … your game is safe.
web-connection-back = Connected again.
web-connection-sending = Sending your move …

## The page: the lesson, three minutes, played. $ben and $cleo are the two others at the table, with their
## symbols (▲ Ben, ■ Cleo); the reader is ● and is addressed informally. $casino and $other are
## casinos with their numbers (“3 Miracle”), $note, $second, $rest and $minimum are money.

web-lesson = The lesson
web-lesson-progress = Step { $step } of { $steps }
web-lesson-leave = Leave the lesson
web-lesson-back = Back
web-lesson-next = Continue
web-lesson-choose = Choose a casino
# On the button: place the dice at this casino.
web-lesson-place-at = Place at { $casino }
web-lesson-again = Try again
web-lesson-restart = Start over
web-lesson-play = Play now
web-lesson-rules = The rules
# What is said before the words about a choice: a good one, and one that could be better.
web-lesson-good = That’s it.
web-lesson-nearly = Not quite.
web-lesson-trouble = The lesson could not be loaded.
# The reader’s place in the list of players.
web-lesson-you = You

web-lesson-welcome = Six casinos, one for each face of a die. Each holds notes worth { $minimum } or more. You want them: after four rounds, the most money wins.
    .title = Welcome to the strip

web-lesson-roll = You have eight dice, marked ●. So have { $ben } and { $cleo }. On your turn you roll all the dice you have left.
    .title = First, roll
web-lesson-roll-done = There they are, sorted by face. Each face belongs to the casino with its number.

web-lesson-place = Choose one face. All your dice of that face go to its casino: all of them, never just some. The others you keep and roll again next turn.
    .title = Place all of a face
web-lesson-place-hint = Pick any casino that is lit. You can’t go wrong yet.
web-lesson-place-1 = Two dice at { $casino }: its { $note } is yours for now. Six dice are left for later.
web-lesson-place-3 = Three dice at { $casino }: hard to beat. The { $note } is yours for now, and five dice are left.
web-lesson-place-4 = One die at { $casino }, and the { $note } is yours for now. Cheap, but a pair will beat it. Seven dice are left.
web-lesson-place-6 = Two dice at { $casino }: its { $note } is yours for now. Six dice are left for later.
web-lesson-place-done = { $ben } and { $cleo } do the same. The symbol on a note shows who would get it now. So it goes round until nobody has dice left.

web-lesson-most = Late in the round, three dice left. Most dice at a casino take its highest note. Where can you still be first?
    .title = Most dice win
web-lesson-most-hint = Look at who has how many dice at { $casino } and at { $other }.
web-lesson-most-5 = Three dice against two: { $ben } was first at { $casino }, now you are. The { $note } is yours, unless somebody brings more.
web-lesson-most-2 = One die at { $casino }, and { $cleo } has three there. You would come second, and the only note goes to the first.

web-lesson-ties = Now the twist: equal numbers cancel each other. At { $other } you and { $cleo } have two dice each, so neither of you would get a thing. You have rolled a 4 and a 6.
    .title = Ties cancel
web-lesson-ties-hint = Count before you place: how many would you have, and who has as many?
web-lesson-ties-4 = You tie { $ben } (3 each): you both drop out of { $casino }, and { $cleo } takes the { $note } with a single die. That is how friendships end.
web-lesson-ties-6 = You break the tie: three against two, and the { $note } of { $casino } is yours. At { $other } the 4 would have made a new tie, with { $ben }.

web-lesson-second = Some casinos have a second note, and it goes to whoever has the second most dice. { $ben } is out of reach at { $casino }. So what?
    .title = Second is fine
web-lesson-second-hint = First place at { $other }, or second place at { $casino }: what does each of them pay?
web-lesson-second-3 = Second place at { $casino } pays { $note }, with half the dice that { $ben } spent. Being first at { $other } would have paid { $rest }.
web-lesson-second-1 = First at { $casino }: { $note }. Not bad, but being second at { $other } pays { $second }, and nobody is in your way.

web-lesson-pay = Everybody else is out of dice, and you have one left. Then the casinos pay, from 1 to 6. Your last roll!
    .title = The last roll
web-lesson-pay-rolled = A 2. It has to go to { $casino }, where { $ben } and { $cleo } are tied.
web-lesson-pay-placed = No dice left anywhere: the casinos pay.
web-lesson-pay-1 = { $casino }: you have three dice, { $ben } has one. There is one note, { $note }, and you take it.
web-lesson-pay-2 = { $casino }: { $ben } and { $cleo } tie and take their dice back. Your single die is the only one left, and takes { $note }.
web-lesson-pay-3 = { $casino }: { $cleo } is first and takes { $note }, { $ben } is second and takes { $second }.
web-lesson-pay-4 = { $casino }: you and { $cleo } tie (2 each): { $ben } takes { $note } with one die. Nobody is second: { $rest } goes under the pile.
web-lesson-pay-5 = { $casino }: { $ben } is alone there. { $note }.
web-lesson-pay-6 = { $casino }: { $note } for you, { $second } for { $cleo }.
web-lesson-pay-done = You took { $won } this round, { $ben } { $ben_won }, { $cleo } { $cleo_won }. Winnings lie face down: keep count, and you know who is ahead.

web-lesson-neutral = A variant: everybody also rolls a few white dice ○. They belong to nobody and count as one more player, who can tie, cancel and win. You have one die of your own left, and one neutral.
    .title = Neutral dice
web-lesson-neutral-hint = Only the neutral die shows a 6, but you may place it. Who would then be tied at { $other }?
web-lesson-neutral-6 = Now neutral has two dice at { $casino }, as many as { $ben }. Both drop out, and your single die takes the { $note }.
web-lesson-neutral-5 = Two dice against three: { $cleo } keeps the { $note } of { $casino }. The white die can do more for you.

web-lesson-done = That’s all there is to it: roll, place all of one face, count before you tie. Take a seat.
    .title = You know the game

## The page: replay, a game looked at moment by moment.

web-replay = Replay
web-replay-title = Replay of { $names }
# The title of the page where a record can be opened.
web-replay-open-title = Open a game record
web-replay-open-text = A record is a small file with all dice and choices of one game. The server checks it against the rules and keeps nothing.
web-replay-choose-file = Choose a file
web-replay-drop = Or drop it here.
web-replay-paste = Or paste it
web-replay-paste-open = Open it
web-replay-unreachable = the server cannot be reached
web-replay-opening = Reading the record …
web-replay-refused = This record can’t be shown: { $reason }
web-replay-not-json = this is not a game record
web-replay-which =
    { $count ->
        [one] { $count } game is in this file. Which one?
       *[other] { $count } games are in this file. Which one?
    }
web-replay-too-long = the file is larger than { $most } bytes
web-replay-other = Another record
web-replay-loading = Loading the game …
web-replay-waiting = This game has not begun yet.
web-replay-to-table = To the table
web-replay-controls = Moments of the game
web-replay-first = First moment
web-replay-previous = One step back
web-replay-next = One step forward
web-replay-last = Last moment
web-replay-play = Play
web-replay-pause = Pause
web-replay-speed = Speed: { $speed }×
web-replay-moment = Moment
# For screen readers, at the slider: where in the game this is.
web-replay-moment-value = { $moment } of { $moments }, round { $round }
# Before the numbers of the rounds, which are buttons.
web-replay-rounds = Round
web-replay-round = Round { $round }
web-replay-log = What happened
web-replay-copy = Copy link to this moment
web-replay-copied = The link is copied.
web-replay-link = Link to this moment
web-replay-download = Save the record
web-replay-unfinished = This game is not finished: it stops here.
web-replay-live = The game is still going on. Purses stay closed until it ends.
web-replay-more =
    { $count ->
        [one] { $count } new moment
       *[other] { $count } new moments
    }
web-replay-help-keys = Arrow keys: step; Page Up and Page Down: rounds; Home and End: first and last moment; Space: play and pause
# Said at a moment of which there is nothing to tell.
web-replay-quiet = All casinos have paid out.

## The page: checking the dice of a game.

web-verify = Check the dice
web-verify-again = Check again
web-verify-working = Checking: { $done } of { $total }
web-verify-intro = Before the first roll, this game showed a commitment: the fingerprint of a secret number. Now the secret is known. Your browser works out the pile and every roll from it, without asking anybody.
web-verify-secret-later = The secret is revealed when the game is over. Then the dice can be checked here.
web-verify-no-fair = This game was not played with fair dice: there is nothing to check.
web-verify-good =
    { $rolls ->
        [one] Verified: the pile and { $rolls } roll match the commitment.
       *[other] Verified: the pile and all { $rolls } rolls match the commitment.
    }
web-verify-good-openings =
    { $openings ->
        [one] Also the neutral dice before the first turn of { $openings } round.
       *[other] Also the neutral dice before the first turn of { $openings } rounds.
    }
web-verify-good-commitment = The secret is the one that was committed to before the first roll.
web-verify-bad = This game does not fit its secret.
web-verify-commitment-differs = The secret is not the one that was committed to.
web-verify-pile-differs = Note { $place } of the pile is { $found }, but the secret gives { $expected }.
web-verify-opening-differs = The spare neutral dice of round { $round } are { $found }, but the secret gives { $expected }.
web-verify-roll-differs = Round { $round }, { $name }, roll { $turn }: the dice are { $found }, but the secret gives { $expected }.
web-verify-broken = The record is damaged: { $where } does not fit the rest.
# The browser keeps what it saw before the game.
web-verify-noted = It is also the commitment that this browser noted before the game.
web-verify-noted-both = It is also the commitment that this browser noted before the game, and what it added to the dice is in them.
web-verify-not-noted = This browser did not see the commitment before the game, so it takes the record’s word for it.
web-verify-noted-differs = But before the game, this browser noted another commitment. The dice were swapped.
web-verify-nonce-lacks = But what this browser added to the dice is missing from them.
web-verify-values = The values, to copy
web-verify-commitment = Commitment
web-verify-secret = Secret
web-verify-context = Table
web-verify-nonces = Players’ additions
web-verify-copied = Copied.
web-verify-copy-by-hand = This browser does not let pages copy. Select the text and copy it yourself.
# $what is one of the four values above.
web-verify-copy-what = Copy: { $what }
web-verify-rolls = Every roll with its word
# A “word” is 16 hexadecimal digits.
web-verify-rolls-help = Each roll is read from a word: a number that follows from the secret, the table, the additions, the round and the turn.
web-verify-pile = The pile, first note first
web-verify-round = Round { $round }
web-verify-column-who = Player
web-verify-column-word = Word
web-verify-column-dice = Dice
web-verify-opening = Spare dice
web-verify-means = What this proves
web-verify-means-fixed = The pile and all dice were fixed before the first roll. No roll depended on what anybody chose, or on who was ahead.
web-verify-means-nonces = Nobody could pick the dice: they come from the secret and from what each player’s browser added. This holds if at least one addition came from somebody who does not work with the host.
web-verify-limits = What it does not prove
web-verify-limits-foresee = Whoever runs the server could have known all dice from the start and told somebody. Nothing can show that this did not happen. Play where you trust the host, or be the host yourself.
web-verify-limits-last = A host working together with the last person to sit down could have tried additions until they liked the game.
web-verify-limits-broken = A game that is broken off never reveals its secret. Many of those would be a bad sign.
web-verify-limits-record = A record alone proves little: anybody can make one that fits. What counts is the commitment that you saw before the game.
# $command is typed in a terminal.
web-verify-how = With the saved record, “{ $command }” works out the same on any machine. The manual shows how to check a roll by hand.

## The page: finished games on this device, and the ladder of bots.

web-history = My games
web-history-empty = Finish a game, and it appears here.
web-history-stored = Stored on this device only, never sent anywhere.
web-history-unstored = This browser stores nothing: the list lasts until you close the page.
web-history-count =
    { $games ->
        [one] { $games } game, { $won } won
       *[other] { $games } games, { $won } won
    }
web-history-games = Games
web-history-won = Won
web-history-best = Best result
web-history-list = Finished games
# A place among the players, as on a scoreboard: 2 of 4.
web-history-place = { $rank } of { $players }
web-history-replay = Replay: { $game }
web-history-verify = Check the dice: { $game }
web-history-delete = Delete this list
web-history-delete-ask = Delete it for good?
web-history-delete-yes = Delete
web-history-delete-no = Keep it
web-history-deleted = The list is deleted.
web-ladder = Beat the bots
web-ladder-count = { $beaten } of { $bots } beaten
web-ladder-help = Win a game at a bot’s table, and it is beaten. The percentage says how often you finished ahead of it, with its 95% interval. Only games by the standard rules count.
web-ladder-beaten = beaten
web-ladder-unbeaten = not beaten yet
web-ladder-new = Not met yet
web-ladder-ahead = Ahead in { $ahead } of { $games }
web-ladder-share = { $share }% ({ $low }–{ $high })
web-ladder-play = Play against { $name }

## Simulation and exact values.

simulate-compiling = Compiling the games, once; this takes a few seconds …
simulate-bar = Games
simulate-interrupted = Interrupted: { $games } of { $wanted } games were played.
simulate-played = { $games } games, { $choices } choices in { $seconds } s: { $rate } choices a second.
simulate-seat = Seat
simulate-wins = Wins
simulate-money = Money
simulate-spread = Spread
simulate-notes = Notes
simulate-histogram = Final money of all seats; each bar begins at the amount shown:
simulate-faults = { $count ->
    [one] A bot lost its seat in one game. Game, seat and reason: { $first }
   *[other] Bots lost their seat in { $count } games. Game, seat and reason of the first: { $first }
}
train-look = Iteration { $iteration } of { $iterations }: error { $error }; against `greedy`: { $shares }; { $seconds } s
train-written = The weights are in { $file }.
train-interrupted = Interrupted. Run the same command again to continue.
arena-bar = Tables
arena-interrupted = Interrupted: this is the result so far.
arena-no-block = No block is whole yet.
arena-played = Blocks: { $blocks }. Games: { $games }. Choices: { $choices }.
arena-bot = Bot
arena-wins = Wins
arena-adjusted = Without luck
arena-money = Money
arena-rating = Rating
arena-time = Time
arena-before = How often the bot of the row finishes before the bot of the column, in %:
arena-faults = { $count ->
    [one] A bot lost its seat in one game: { $bot }, block { $block }, seat { $seat } ({ $code }).
   *[other] Bots lost their seat { $count } times. The first: { $bot }, block { $block }, seat { $seat } ({ $code }).
}
arena-better = { $one } is better than { $other }: its win share is nearer { $upper }% than { $lower }% (chance of error: { $error }% at most).
arena-not-better = { $one } is not better than { $other }: its win share is nearer { $lower }% than { $upper }% (chance of error: { $error }% at most).
arena-undecided = Undecided: the win share of { $one } against { $other } may be nearer { $lower }% or { $upper }%. More blocks will tell.
arena-kept = Everything is kept in { $folder }; run the same command again to continue.
dice-secret = The dice come from a random secret. For the same dice again: --secret { $secret }
solve-win = Share of the win of the whole game, if everyone plays their best:
solve-margin = Money in this round, minus what the others get on average, if everyone plays their best:
solve-money = Money in this round, if everyone plays their best:
solve-seat = Seat { $seat }: { $value }
solve-turn = (to act)
solve-choices = Choices with { $dice }:
solve-choice = Face { $face }: { $value }
solve-best = best
solve-placements = Value of placing this many dice, by face:
solve-states = { $states } states.
solve-stderr = The value of a lead in later rounds is known to within { $error }% (standard error).

hint-win = Share of the win of the whole game:
hint-margin = Money in this round, minus what the others get on average:
hint-money = Money in this round:
hint-method-exact = Exact, if everyone plays their best.
hint-method-equity-table = Exact to the end of the round; the value of a lead after it comes from a table.
hint-method-search = Each choice was played out many times.
hint-method-net = Estimated by a net that learned from millions of games.
hint-method-counting = Worked out as if everyone else chose at random.
hint-method-now = Worked out as if the round ended now.
hint-error = ± is the standard error of the difference from the best choice.
exam-title = What { $bot } loses per choice on average, against exact values:
exam-set = Set
exam-choices = Choices
exam-money = Dollars
exam-win = % of the win
exam-best = Best
exam-time = Time
exam-for-money = Dollars are lost when the bot plays for money, shares of the win when it plays as in a game. ± is the standard error.
exam-as-it-is = The bot played as in a game, even where dollars are counted. ± is the standard error.
error-exam-set = there is no set “{ $name }”; there are { $names }
error-arena-luck = there is no evaluation “{ $name }” to remove luck with; there are { $names }
error-arena-shares = the lower share must be less than the upper one, and both between 0 and 1
error-arena-errors = the chance of error must be more than 0 and less than 0.5
error-arena-same = a bot is exactly as strong as itself
error-completion-shell = name your shell: `lastroll --install-completion bash`, `zsh` or `fish`
completion-installed = Completion is installed in { $file }. Open a new shell to use it.
error-arena-worker-died = a process that played games was stopped from outside
error-arena-ray-away = no cluster answers at { $address }: { $reason }
error-arena-folder-foreign = this folder is not empty and holds no tournament
error-arena-folder-other = this folder holds another tournament: `{ $field }` differs
error-arena-damaged = line { $line } is damaged
error-train-game = there is no game “{ $name }”; there are { $names }
error-train-lanes = each game needs at least one table of its own
error-train-batch = a batch of { $batch } is more than { $lanes } tables bring in { $steps } steps
error-train-other = { $folder } holds a training with other settings
error-train-begin = cannot begin with { $file }: { $reason }
error-train-folder = { $folder } cannot be used: { $reason }
error-evaluator-rules = the evaluator was not made for these rules
error-weights-damaged = the weights of the evaluator are damaged: SHA-256 { $found }, not { $hash }
error-weights-unreadable = these are no weights: { $reason }
error-simulate-file = games are written to a `.jsonl` or `.parquet` file
error-solve-closed-purse = the winner cannot be worked out while a purse is closed
error-solve-other-round = this position does not follow from the one that was solved
error-solve-too-large = { $states } states can follow, more than the limit of { $limit }: the round must be nearer to its end
error-solve-no-round = no round is being played in this position
error-solve-opening = the spare neutral dice must lie on the casinos before this is solved
error-solve-not-last = the exact chances to win can be worked out only in the last round, or for two players under the standard rules without neutral dice; this is round { $round } of { $rounds }
