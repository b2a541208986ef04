### Last Roll: Français (fr), translated from en.ftl, message by message.
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
       *[singular] billet
        [plural] billets
    }
-pile = pile
-die =
    { $form ->
       *[singular] dé
        [plural] dés
    }
-neutral-die =
    { $form ->
       *[singular] dé neutre
        [plural] dés neutres
    }
-roll =
    { $form ->
       *[singular] lancer
        [plural] lancers
    }
-round =
    { $form ->
       *[singular] round
        [plural] rounds
    }
-turn =
    { $form ->
       *[singular] tour
        [plural] tours
    }
-purse =
    { $form ->
       *[singular] bourse
        [plural] bourses
    }
-player =
    { $form ->
       *[singular] joueur
        [plural] joueurs
    }
-seat =
    { $form ->
       *[singular] siège
        [plural] sièges
    }
-start-player = premier joueur
-tie =
    { $form ->
       *[singular] égalité
        [plural] égalités
    }
-pay-out =
    { $form ->
       *[singular] paiement
        [plural] paiements
    }
-winner =
    { $form ->
       *[singular] vainqueur
        [plural] vainqueurs
    }
-shared-win = victoire partagée
-rematch = revanche
-bot =
    { $form ->
       *[singular] bot
        [plural] bots
    }
-log = journal
-hint =
    { $form ->
       *[singular] conseil
        [plural] conseils
    }

## The language itself.

language-name = Français
