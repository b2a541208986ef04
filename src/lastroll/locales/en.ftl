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
