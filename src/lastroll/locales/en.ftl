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
event-opening-placed = The spare neutral dice { $dice } go to their casinos.
event-rolled = { $name } rolls { $dice }.
event-placed = { $name } places { $dice } at { $casino }.
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
paid-note = { $name } takes { $note }.
paid-neutral = { $note } goes to neutral, under the pile.
paid-returned = { $notes } back under the pile.
paid-nothing = No notes here, nothing is paid.
result-won = { $name } wins with { $money }.
result-by-notes = { $name } wins with { $money }, having more notes ({ $notes }).
result-shared = { $names } share the win with { $money } each.

## What a choice would change, if the round ended now.

preview-nothing = No note changes hands.
preview-gained = { $name } would get { $note }.
preview-lost = { $name } would lose { $note }.
preview-taken = { $name } would take { $note } from { $other }.

## The bots: a sentence of character, and the name at the table.

bot-random = Takes any face that comes up. You can beat it on your first evening.
    .name = Random
bot-frugal = Spends as few dice as it can and lets the others run dry.
    .name = Frugal
bot-greedy = Looks at all six casinos and takes what pays best right now.
    .name = Greedy

## The screen.

sky = LAST ROLL · Round { $round } of { $rounds } · { $name } starts
start-mark = start
purse-closed = closed
notes-count =
    { $count ->
        [one] { $count } note
       *[other] { $count } notes
    }
prompt-roll = { $name }: { $dice } to roll. Press R.
prompt-place = { $name }: choose a casino, 1 to 6. All dice of that face go there.
prompt-selected = { $casino }: { $what }
small-window = Small window: 80 columns and 24 rows show everything.
prompt-turn = { $name } is up.
prompt-thinking = { $name } is thinking …
fair-commitment = Fair dice, committed to as { $commitment } …
bot-fault = { $name } has lost its seat to the random bot: { $reason }
purse-own =
    { $notes ->
        [one] { $name } has { $money } in { $notes } note.
       *[other] { $name } has { $money } in { $notes } notes.
    }
save-trouble = This game cannot be saved: { $reason }. You can play on.
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
key-go-on = Go on
key-close = Close
key-next-field = Next field
payout-title = Round { $round }: the casinos pay
result-title = The game is over
result-record = Kept as { $id }. See lastroll games, and lastroll verify for the dice.
setup-slogan = Six casinos, four rounds, your dice.
setup-neutral = Neutral dice (2 to 4 players)
setup-open-purses = Open purses
setup-few = At least two must play.
setup-play = Play
setup-resume = Resume
seat-person = Person
seat-empty = Empty
settings-title = Settings
settings-language = Language
settings-theme = Theme
settings-speed = Speed
theme-dark = Night
theme-light = Noon
speed-off = No motion
log-title = Log
help-title = Help
help-signs = Beside a note stands who would get it now; · is nobody; ●›▲ is from ● to ▲.
help-key-roll = R: roll your dice
help-key-choose = 1 to 6: select a casino and see what would change; the same key again places
help-key-place = Enter: place the selected dice
help-key-move = Arrow keys: go through the choices; Esc takes the selection back
help-key-skip = Any other key: skip what is moving
help-key-log = L: the whole log; S: language, theme, speed
help-key-purse = P: look into your own purse
help-key-new = N: a new game; the one you leave is saved
help-key-quit = Q: quit; the game is saved

## The rules in short.

rule-goal =
    { $rounds ->
        [one] { $rounds } round. Whoever has won the most money then is the winner.
       *[other] { $rounds } rounds. Whoever has won the most money then is the winner.
    }
    .title = What it is about
rule-deal = Each casino is filled with notes from the pile until it holds at least { $minimum }.
    .title = The casinos
rule-turn = Roll all dice you have left. Choose one face you rolled, and place all your dice of that face on the casino of that number: all of them, never just some.
    .title = Your turn
rule-skip = Without dice you are skipped. The last one with dice goes on alone until they are gone.
    .title = Out of dice
rule-ties = When all dice are placed the casinos pay. First, at each casino, players with the same number of dice take them back and get nothing there.
    .title = Ties cancel
rule-pay = Of those left, most dice takes the highest note, second most the next one, and so on. Notes nobody wins go under the pile.
    .title = Pay-out
rule-purses = What you win lies face down before you. Others see each pay-out, but your total stays closed until the end.
    .title = Purses
rule-rounds = The start moves one seat to the left each round.
    .title = Next round
rule-end = After the last round the most money wins. Equal money: more notes. Still equal: the win is shared.
    .title = The end
rule-neutral = With neutral dice, 2 players take 4 of them each, 3 or 4 players 2 each. They are rolled and placed with your own and count for an extra player who belongs to nobody: it ties, it cancels, it wins. What it wins goes under the pile. With 3 players the 2 dice left over are rolled and placed before the first turn of each round.
    .title = Neutral dice

## The command.

cli-about = Last Roll: the dice game Las Vegas. Without a command the game starts.
cli-usage = Usage:
cli-commands = Commands
cli-arguments = Arguments
cli-options = Options
cli-help = Show this help.
cli-version = Show the version.
cli-language = `--language CODE` anywhere on the line chooses the language: `en`, `fr`, `nl`, `it`, `de` or `es`. Without it the system’s language counts.
cli-stdin = standard input
cli-stdout = standard output
cli-play = Play in this terminal, against bots or with friends at one keyboard.
cli-play-players = How many play, 2 to 5. Without it: as many as are named, else 4.
cli-play-neutral = Play with neutral dice (2 to 4 players).
cli-play-name = The name of a person at this keyboard; once for each person.
cli-play-bots = The bots to play against, separated by commas; `lastroll bots` lists them. `cmd:PROGRAM ARGS` is a program; a comma inside belongs to it unless a bot follows. As many bots as players: you watch.
cli-play-resume = Go on with an unfinished game; without an id, with the one played last.
cli-play-plain = Line by line, without colours: for screen readers and pipes.
cli-play-speed = How quickly things move; 0 or `off`: not at all.
cli-play-theme = `dark` is night, `light` is noon.
cli-play-open-purses = Everybody sees what everybody has won.
cli-play-seed = Dice from a seed: the same seed gives the same game. Without it the dice are fair and can be verified afterwards.
cli-play-nonce = Your own contribution to fair dice: up to 64 letters, digits, - and _; once for each player who wants one.
cli-play-bot-seconds = How long a program may think about one choice, 10 seconds without it.
cli-play-rounds = House rule: the number of rounds, 4 without it.
cli-play-start = The seat that starts; seats count from 0.
cli-play-minimum = House rule: what each casino holds at least, 50000 without it.
cli-play-dice = House rule: own dice for each player, 8 without it.
cli-play-neutral-dice = House rule: neutral dice for each player.
cli-play-opening-dice = House rule: neutral dice placed before the first turn of each round.
cli-replay = Check game records and play them through.
cli-replay-file = A file of records, one JSON object a line, or of game text; - is standard input. Or the id of a finished game on this machine; without any, the one finished last.
cli-replay-json = One JSON object for each game, and nothing else.
cli-replay-story = Tell the whole game.
cli-verify = Check that dice and pile are the ones that were committed to.
cli-verify-file = A file of records of games with fair dice; - is standard input. Or the id of a finished game on this machine; without it, the one finished last.
cli-bots = List the bots, from weakest to strongest.
cli-bots-json = As a JSON list.
cli-engine = Run a bot as a program: JSON lines on standard input and output.
cli-engine-bot = Which bot; `lastroll bots` lists them.
cli-games = List the games on this machine, show, export or delete one.
cli-games-id = The id of a game, as the list shows it.
cli-games-json = As JSON.
cli-games-export = Write the game, or all finished games, into a file; - is standard output.
cli-games-text = Export as text for people instead of JSON.
cli-games-force = Export over a file that is there already.
cli-games-delete = Delete the game for good.
where-line = line { $line }
replay-done =
    { $count ->
        [one] { $count } game, all by the rules.
       *[other] { $count } games, all by the rules.
    }
verify-done =
    { $rolls ->
        [one] verified: the pile and { $rolls } roll are the ones committed to as { $commitment } …
       *[other] verified: the pile and all { $rolls } rolls are the ones committed to as { $commitment } …
    }
verify-commitment = the whole commitment: { $commitment }
games-none = No games here yet.
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
game-person = Player
usage-help = See `{ $command }`.
usage-language = There is no language “{ $language }”; there are { $known }.
usage-unknown-option = There is no option { $option }.
usage-unknown-command = There is no command { $command }.
usage-repeated = { $option } is given twice.
usage-missing-value = { $option } needs a value.
usage-no-number = { $option } needs a number, not “{ $value }”.
usage-no-value = { $option } cannot be “{ $value }”.
usage-superfluous = “{ $word }” is one word too many.
usage-wrong = The arguments cannot be understood: { $reason }

## Errors: one sentence each; the way to the culprit stands before it.

error-file-missing = there is no such file
error-file-folder = this is a folder, not a file
error-file-forbidden = access is not allowed
error-file-exists = the file is there already
error-file-other = the system says: { $reason }
error-file-unreadable = cannot be read: { $reason }
error-file-not-named = there is no finished game here yet: name a file, or - for standard input
error-file-taken = the file is there already; { $option } writes over it
error-disk-full = there is no space left
error-records-none = there is no game in it
error-line-long = the line is longer than { $most } bytes
error-text-encoding = the text is not `UTF-8`
error-too-long = longer than { $most } bytes
error-option-missing = the option { $option } is missing
error-option-needs = { $option } is of use only with { $other }
error-option-range = must be from { $least } to { $most }
error-options-together = { $one } and { $other } do not go together
error-seats-many = { $count } are to play, but there are { $players } seats
error-export-none = there is no finished game to export
error-game-unfinished = the game { $id } is not finished yet
error-record-missing = there is no such file, and no game with this id
error-game-missing = there is no game “{ $id }”
error-game-taken = the game { $id } is being played in another window
error-save-none = there is no unfinished game
error-save-chance = the saved game does not say where its dice come from
error-save-differs = the saved game { $id } does not fit its own dice
error-save-seats = the saved game has a wrong number of seats
error-bot-unknown = there is no bot “{ $name }”; there are { $names } and `cmd:PROGRAM`
error-bot-missing = there is no program “{ $command }”
error-bot-died = the program ended: { $words }
error-bot-stalled = the program did not answer within { $seconds } s
error-bot-nonsense = the program answered nonsense: “{ $what }”
error-bot-illegal = the bot chose { $face }, which is not one of { $faces }
error-bot-crashed = the bot crashed: { $error }
error-json-broken = not JSON: it goes wrong at byte { $byte }
error-json-strange = not JSON that a record or position could be
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
error-json-unknown = the field { $field } is not known here
error-json-least = must be at least { $least }
error-json-most = must be at most { $most }
error-json-entries = the list must have { $count } entries
error-json-many = the list has more than { $most } entries
error-json-long = the text is longer than { $most } characters
error-json-choice = “{ $value }” is not known here
error-json-value = the value does not fit here
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
error-tag-unknown = the tag { $tag } is not known here
error-event-differs = { $field } is { $found }, but by the rules it is { $expected }
error-event-order = the next event is { $expected }, not { $found }
error-event-after-end = the game is over before this event
error-name = a name is 1 to { $most } characters on one line, not “{ $name }”
error-names-count = { $players } players need as many names, not { $count }
error-rule-not-bool = must be `true` or `false`
error-rule-range = must be a whole number from { $least } to { $most }, not { $value }
error-notes-count = there must be 1 to { $most } notes
error-neutral-five = neutral dice need a colour that nobody plays: play with 2 to 4 players, or without neutral dice
error-neutral-off = neutral dice are given out but the variant is off: play with neutral dice, or give none out
error-neutral-none = the variant is on but there are no neutral dice: give some out, or play without the variant
error-dice-many = { $count } dice in a hand are too many: give out fewer, own and neutral together { $most }
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
error-purse = a purse holds no less than 0 and no more notes than dollars
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

## Line by line.

plain-greeting = Game { $id }: { $names }.
plain-resumed = Game { $id } goes on: { $names }.
plain-keys = Keys: Enter rolls, 1 to 6 places, ? help, b board, l log, p your purse, q quit.
plain-roll = { $name }, Enter rolls.
plain-roll-again = Enter or r rolls; ? is help.
plain-choice = { $face }: { $dice } at { $casino }. { $consequence }
plain-choose = { $name }, which face: { $faces }?
plain-choose-again = It can be { $faces }; ? is help.
plain-purse =
    { $notes ->
        [one] { $name } has won { $money } in { $notes } note.
       *[other] { $name } has won { $money } in { $notes } notes.
    }
plain-standing =
    { $notes ->
        [one] { $rank }. { $name }: { $money } in { $notes } note
       *[other] { $rank }. { $name }: { $money } in { $notes } notes
    }
plain-record = The record: { $file }
plain-verify = To check the dice: { $command }
plain-saved = The game is saved. To go on: { $command }
plain-lost = The game could not be saved, and is lost.
board-round = Round { $round } of { $rounds }.
board-casino = { $casino }: { $notes }. Dice: { $dice }.
board-casino-empty = { $casino }: { $notes }. No dice.
board-note = { $note } for { $name }
board-player = { $name }: { $dice } left.
board-player-open = { $name }: { $dice } left, { $money } won.
