### Last Roll: Italiano (it), translated from en.ftl, message by message.
###
### How to write here, and the glossary: docs/languages.md

## The words of the game: one word a thing, everywhere.
## In a text they stand as { -casino } or { -casino(form: "plural") }.

-brand = Last Roll
-las-vegas = Las Vegas
-casino =
    { $form ->
       *[singular] casinò
        [plural] casinò
    }
-note =
    { $form ->
       *[singular] banconota
        [plural] banconote
    }
-pile = mazzo
-die =
    { $form ->
       *[singular] dado
        [plural] dadi
    }
-neutral-die =
    { $form ->
       *[singular] dado neutrale
        [plural] dadi neutrali
    }
-roll =
    { $form ->
       *[singular] tiro
        [plural] tiri
    }
-round =
    { $form ->
       *[singular] round
        [plural] round
    }
-turn =
    { $form ->
       *[singular] turno
        [plural] turni
    }
-purse =
    { $form ->
       *[singular] borsellino
        [plural] borsellini
    }
-player =
    { $form ->
       *[singular] giocatore
        [plural] giocatori
    }
-seat =
    { $form ->
       *[singular] posto
        [plural] posti
    }
-start-player = giocatore iniziale
-tie =
    { $form ->
       *[singular] parità
        [plural] parità
    }
-pay-out =
    { $form ->
       *[singular] pagamento
        [plural] pagamenti
    }
-winner =
    { $form ->
       *[singular] vincitore
        [plural] vincitori
    }
-shared-win = vittoria condivisa
-rematch = rivincita
-bot =
    { $form ->
       *[singular] bot
        [plural] bot
    }
-log = registro
-hint =
    { $form ->
       *[singular] suggerimento
        [plural] suggerimenti
    }

## The language itself.

language-name = Italiano
