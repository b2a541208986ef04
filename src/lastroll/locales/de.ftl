### Last Roll: Deutsch (de), translated from en.ftl, message by message.
###
### How to write here, and the glossary: docs/languages.md

## The words of the game: one word a thing, everywhere.
## In a text they stand as { -casino } or { -casino(form: "plural") }.

-brand = Last Roll
-las-vegas = Las Vegas
-casino =
    { $form ->
       *[singular] Casino
        [plural] Casinos
    }
-note =
    { $form ->
       *[singular] Geldschein
        [plural] Geldscheine
    }
-pile = Nachziehstapel
-die =
    { $form ->
       *[singular] Würfel
        [plural] Würfel
    }
-neutral-die =
    { $form ->
       *[singular] neutraler Würfel
        [plural] neutrale Würfel
    }
-roll =
    { $form ->
       *[singular] Wurf
        [plural] Würfe
    }
-round =
    { $form ->
       *[singular] Runde
        [plural] Runden
    }
-turn =
    { $form ->
       *[singular] Zug
        [plural] Züge
    }
-purse =
    { $form ->
       *[singular] Geldbeutel
        [plural] Geldbeutel
    }
-player =
    { $form ->
       *[singular] Spieler
        [plural] Spieler
    }
-seat =
    { $form ->
       *[singular] Platz
        [plural] Plätze
    }
-start-player = Startspieler
-tie =
    { $form ->
       *[singular] Gleichstand
        [plural] Gleichstände
    }
-pay-out =
    { $form ->
       *[singular] Auszahlung
        [plural] Auszahlungen
    }
-winner =
    { $form ->
       *[singular] Sieger
        [plural] Sieger
    }
-shared-win = geteilter Sieg
-rematch = Revanche
-bot =
    { $form ->
       *[singular] Bot
        [plural] Bots
    }
-log = Verlauf
-hint =
    { $form ->
       *[singular] Tipp
        [plural] Tipps
    }

## The language itself.

language-name = Deutsch
