### Last Roll: Español (es), translated from en.ftl, message by message.
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
       *[singular] billete
        [plural] billetes
    }
-pile = mazo
-die =
    { $form ->
       *[singular] dado
        [plural] dados
    }
-neutral-die =
    { $form ->
       *[singular] dado neutral
        [plural] dados neutrales
    }
-roll =
    { $form ->
       *[singular] tirada
        [plural] tiradas
    }
-round =
    { $form ->
       *[singular] ronda
        [plural] rondas
    }
-turn =
    { $form ->
       *[singular] turno
        [plural] turnos
    }
-purse =
    { $form ->
       *[singular] monedero
        [plural] monederos
    }
-player =
    { $form ->
       *[singular] jugador
        [plural] jugadores
    }
-seat =
    { $form ->
       *[singular] asiento
        [plural] asientos
    }
-start-player = jugador inicial
-tie =
    { $form ->
       *[singular] empate
        [plural] empates
    }
-pay-out =
    { $form ->
       *[singular] pago
        [plural] pagos
    }
-winner =
    { $form ->
       *[singular] ganador
        [plural] ganadores
    }
-shared-win = victoria compartida
-rematch = revancha
-bot =
    { $form ->
       *[singular] bot
        [plural] bots
    }
-log = registro
-hint =
    { $form ->
       *[singular] pista
        [plural] pistas
    }

## The language itself.

language-name = Español
