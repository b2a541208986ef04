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
dice-both = { $own } own + { $neutral } neutral dice
paid-tie = { $names } tie and get nothing.
paid-note = { $name } takes { $note }.
paid-neutral = { $note } goes to neutral, under the pile.
paid-returned = { $notes } back under the pile.
paid-nothing = Nobody came, nothing is paid.
result-won = { $name } wins with { $money }.
result-by-notes =
    { $notes ->
        [one] { $name } wins with { $money }, having more notes ({ $notes }).
       *[other] { $name } wins with { $money }, having more notes ({ $notes }).
    }
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
