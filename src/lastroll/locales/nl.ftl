### Last Roll: Nederlands (nl), translated from en.ftl, message by message.
###
### How to write here, and the glossary: docs/languages.md

## The words of the game: one word a thing, everywhere.
## In a text they stand as { -casino } or { -casino(form: "plural") }.

-brand = Last Roll
-las-vegas = Las Vegas
-casino =
    { $form ->
       *[singular] casino
        [plural] casino’s
    }
-note =
    { $form ->
       *[singular] bankbriefje
        [plural] bankbriefjes
    }
-pile = stapel
-die =
    { $form ->
       *[singular] dobbelsteen
        [plural] dobbelstenen
    }
-neutral-die =
    { $form ->
       *[singular] neutrale dobbelsteen
        [plural] neutrale dobbelstenen
    }
-roll =
    { $form ->
       *[singular] worp
        [plural] worpen
    }
-round =
    { $form ->
       *[singular] etappe
        [plural] etappes
    }
-turn =
    { $form ->
       *[singular] beurt
        [plural] beurten
    }
-purse =
    { $form ->
       *[singular] beurs
        [plural] beurzen
    }
-player =
    { $form ->
       *[singular] speler
        [plural] spelers
    }
-seat =
    { $form ->
       *[singular] stoel
        [plural] stoelen
    }
-start-player = startspeler
-tie =
    { $form ->
       *[singular] gelijke stand
        [plural] gelijke standen
    }
-pay-out =
    { $form ->
       *[singular] uitbetaling
        [plural] uitbetalingen
    }
-winner =
    { $form ->
       *[singular] winnaar
        [plural] winnaars
    }
-shared-win = gedeelde overwinning
-rematch = revanche
-bot =
    { $form ->
       *[singular] bot
        [plural] bots
    }
-log = logboek
-hint =
    { $form ->
       *[singular] tip
        [plural] tips
    }

## The language itself.

language-name = Nederlands
