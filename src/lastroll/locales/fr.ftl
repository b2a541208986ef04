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
       *[singular] place
        [plural] places
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

## Casinos, in order.

casino-1 = Gold Rush
casino-2 = Palazzo
casino-3 = Miracle
casino-4 = The Oasis
casino-5 = Sphinx
casino-6 = Show Hall

neutral = neutre

## The log: what happened. $name and $names come with the player’s symbol.

event-round-started = Round { $round } : { $name } commence.
    .you = Round { $round } : tu commences.
event-opening-placed = Dés neutres restants : { $dice }, chacun dans son casino.
event-rolled = { $name } lance { $dice }.
    .you = Tu lances { $dice }.
event-placed = { $name } place { $dice } au casino { $casino }.
    .you = Tu places { $dice } au casino { $casino }.
dice-own =
    { $count ->
        [one] { $count } dé
       *[other] { $count } dés
    }
dice-neutral =
    { $count ->
        [one] { $count } dé neutre
       *[other] { $count } dés neutres
    }
dice-both =
    { $own ->
        [one] { $own } dé
       *[other] { $own } dés
    } + { $neutral ->
        [one] { $neutral } neutre
       *[other] { $neutral } neutres
    }
paid-casino = { $casino } : { $what }
paid-tie = { $names } sont à égalité et ne reçoivent rien.
    .you = Égalité entre { $names } : rien pour vous.
paid-note = { $name } reçoit { $note }.
    .you = Tu reçois { $note }.
paid-neutral = Le neutre reçoit { $note } : retour sous la pile.
paid-returned = Retour sous la pile : { $notes }.
paid-nothing = Pas de billets ici, donc rien à payer.
result-won = { $name } gagne avec { $money }.
    .you = Tu gagnes avec { $money }.
result-by-notes = { $name } l’emporte au départage : { $money } chacun, mais plus de billets ({ $notes }).
    .you = Tu l’emportes au départage : { $money } chacun, mais plus de billets ({ $notes }).
result-shared = { $names } se partagent la victoire avec { $money } par tête.
    .you = Tu partages la victoire avec { $others } : { $money } chacun.

## What a choice would change, if the round ended now. A text that begins with a small letter can
## follow a colon; at the head of a sentence it gets a capital.

preview-nothing = rien ne change pour l’instant.
preview-nobody = personne ne reçoit { $notes }.
preview-gained = { $name } recevrait { $note }.
    .you = tu recevrais { $note }.
preview-lost = { $name } perdrait { $note }.
    .you = tu perdrais { $note }.
preview-taken = { $name } prendrait { $note } à { $other }.
    .by-you = tu prendrais { $note } à { $other }.
    .from-you = { $name } te prendrait { $note }.
# As preview-taken, from an owner who ties and has just been named.
preview-takes = { $name } prendrait { $note }.
    .you = tu prendrais { $note }.
# .pronoun: the reader among $names.
preview-tie = Égalité entre { $names }
    .pronoun = toi
# $count: how many dice each of them has there.
preview-tie-count = { $name } égale { $others } ({ $count } chacun)
    .you = Tu égales { $others } ({ $count } chacun)
preview-tie-broken = Rompt l’égalité
# $what: a text like “You tie Ben (3 each): Cleo would get $60,000.”
preview-tie-moved = Rompt une égalité et en crée une autre. { $what }
# $why is a tie, and $what comes of it: “You and Ben tie: nobody gets $60,000.”
preview-why = { $why } : { $what }

## The bots: a sentence of character, the name at the table, and what a bot does not play.

bot-random = Prend n’importe quelle valeur sortie et profite des lumières. Tu peux gagner dès le premier soir.
    .name = Touriste
    .won = « Moi, je viens pour les lumières. On fait une photo ? »
bot-frugal = Dépense le moins de dés possible et laisse les autres épuiser les leurs.
    .name = Grippe-sou
    .won = « Un dé à la fois. Essaie, tu verras. »
bot-novice = Sait de quoi il s’agit, mais perd souvent le fil. De la bonne compagnie pour un premier soir.
    .name = Novice
    .won = « Attends. J’ai gagné ? Moi ? »
bot-greedy = Regarde les six casinos et prend ce qui rapporte le plus sur le moment.
    .name = Tête brûlée
    .won = « Il ne faut jamais douter du chapeau. »
bot-regular = Vient tous les soirs et joue bien, avec une étourderie de temps en temps.
    .name = Fidèle
    .won = « Demain, même table ? »
bot-counter = Calcule chaque chance dans chaque casino et va là où le total est le plus haut.
    .name = Comptable
    .won = « Le compte est bon. J’ai vérifié deux fois. »
bot-planner = Pense un ou deux tours à l’avance et garde des dés pour le bon moment.
    .name = Stratège
    .won = « Comme prévu, depuis deux tours. »
bot-expert = A vu des millions de parties et sent comment un round va finir.
    .name = Vieux renard
    .won = « Cette partie, je l’ai déjà vue. En 1974. »
bot-champion = Prend son temps, joue chaque lancer jusqu’au bout dans sa tête et ne fait aucun cadeau.
    .name = Légende
    .won = « Je ne dis rien. Les dés ont parlé. »
bot-perfect = Connaît la valeur exacte de chaque choix. Seuls de meilleurs dés peuvent en venir à bout.
    .name = Automate
    .won = « Tic. Tac. C’était calculé. »
    .limits = Seulement à deux, sans dés neutres.

## How strong a bot is, as measured. $name is a weaker bot’s name at the table.

strength-level = Niveau { $level } sur { $levels }
strength-rating = Cote { $rating }
strength-beats = Gagne { $share } parties à deux sur 100 contre { $name }.

## The screen.

sky = LAST ROLL · Round { $round } sur { $rounds } · { $name } commence
    .you = LAST ROLL · Round { $round } sur { $rounds } · tu commences
start-mark = départ
purse-closed = fermée
# Under a player: what they would get if the round ended now.
player-now = maintenant { $money }
notes-count =
    { $count ->
        [one] { $count } billet
       *[other] { $count } billets
    }
prompt-roll = { $name } : { $dice } à lancer, touche R.
prompt-place = { $name } : quel casino, de 1 à 6 ? Tous tes dés de cette valeur y vont.
# $faces: “1, 3 or 6”.
prompt-not-rolled = Pas de { $face } dans ce lancer : choisis { $faces }.
prompt-selected = { $casino } – { $what }
small-window = Fenêtre trop petite : il faut 80 × 24 pour tout voir.
prompt-turn = À { $name } de jouer.
    .you = À toi de jouer.
prompt-thinking = { $name } réfléchit…
fair-commitment = Dés équitables, empreinte { $commitment }…
bot-fault = { $name } perd sa place au profit du bot aléatoire : { $reason }
purse-own =
    { $notes ->
        [one] { $name } a { $money } en { $notes } billet.
       *[other] { $name } a { $money } en { $notes } billets.
    }
    .you =
        { $notes ->
            [one] Tu as { $money } en { $notes } billet.
           *[other] Tu as { $money } en { $notes } billets.
        }
save-trouble = Impossible d’enregistrer cette partie : { $reason }. Tu peux continuer à jouer.
key-roll = Lancer
key-choose = Choix
key-place = Placer
key-log = Journal
key-settings = Options
key-help = Aide
key-new = Nouveau
key-quit = Quitter
key-skip = Passer
key-purse = Bourse
key-rematch = Revanche
key-go-on = Continuer
key-close = Fermer
key-next-field = Champ suivant
payout-title = Round { $round } : les casinos paient
result-title = Fin de la partie
result-record = Enregistrée sous { $id }. Voir lastroll games ; lastroll verify vérifie les dés.
setup-slogan = Six casinos, quatre rounds, tes dés.
setup-neutral = Dés neutres (2 à 4 joueurs)
setup-open-purses = Bourses ouvertes
setup-few = Il faut au moins deux joueurs.
setup-play = Jouer
setup-resume = Reprendre
seat-person = Joueur
seat-empty = Vide
settings-title = Options
settings-language = Langue
settings-theme = Thème
settings-speed = Vitesse
settings-casinos = Casinos
theme-dark = Nuit
theme-light = Midi
speed-off = Sans animation
log-title = Journal
help-title = Aide
help-signs = Le symbole à côté d’un billet montre qui le recevrait maintenant ; · : personne ; ●›▲ : de ● à ▲ ; ●=▲ : égalité.
help-key-roll = R : lancer les dés
help-key-choose = 1 à 6 : choisir un casino et voir ce qui changerait ; la même touche une deuxième fois place les dés
help-key-place = Entrée : placer les dés choisis
help-key-move = Flèches : parcourir les choix ; Esc annule la sélection
help-key-skip = Toute autre touche : passer l’animation
help-key-log = L : le journal entier ; S : langue, thème, vitesse
help-key-purse = P : regarder dans ta bourse
help-key-new = N : nouvelle partie ; celle que tu quittes est enregistrée
help-key-quit = Q : quitter ; la partie est enregistrée

## The rules in short.

rule-goal =
    { $rounds ->
        [one] Après { $rounds } round, le plus riche gagne.
       *[other] Après { $rounds } rounds, le plus riche gagne.
    }
    .title = Le but
rule-deal = Chaque casino reçoit des billets de la pile, jusqu’à en contenir pour au moins { $minimum }.
    .title = Les casinos
rule-turn = Lance tous les dés qu’il te reste. Parmi les valeurs sorties, choisis-en une et place tous tes dés de cette valeur dans le casino du même numéro : tous, jamais une partie seulement.
    .title = Ton tour
rule-skip = Plus de dés ? Tu passes ton tour. Le dernier joueur qui a encore des dés continue jusqu’à les avoir tous placés.
    .title = À court de dés
rule-ties = Quand tous les dés sont placés, les casinos paient. D’abord, dans chaque casino, les joueurs qui ont le même nombre de dés les reprennent et n’y reçoivent rien.
    .title = Les égalités s’annulent
rule-pay = Parmi les autres, le joueur qui a le plus de dés reçoit le plus gros billet, le deuxième reçoit le suivant, et ainsi de suite. Les billets que personne ne gagne retournent sous la pile.
    .title = Le paiement
rule-purses = Tes gains restent devant toi, face cachée. Les autres voient chaque paiement, mais pas ton total : ta bourse est fermée jusqu’à la fin.
    .title = Les bourses
rule-rounds = À chaque round, c’est le joueur suivant, à gauche, qui commence.
    .title = Le round suivant
rule-end = Après le dernier round, le plus riche gagne. Même somme ? Le plus de billets l’emporte. Encore égalité ? La victoire est partagée.
    .title = La fin
rule-neutral = Avec les dés neutres, chacun en prend 4 à 2 joueurs, 2 à 3 ou 4 joueurs. Ils se lancent et se placent avec les tiens et comptent pour un joueur de plus, que personne ne dirige : il peut faire égalité, et il peut gagner. Ce qu’il gagne retourne sous la pile. À 3 joueurs, les 2 dés restants sont lancés et placés avant le premier tour de chaque round.
    .title = Les dés neutres

## The command.

cli-about = Last Roll : le jeu de dés Las Vegas. Sans commande, le jeu s’ouvre dans le navigateur.
cli-usage = Utilisation :
cli-commands = Commandes
cli-arguments = Arguments
cli-options = Options
cli-help = Afficher cette aide.
cli-version = Afficher la version.
cli-language = `--language CODE`, n’importe où sur la ligne, choisit la langue : `en`, `fr`, `nl`, `it`, `de` ou `es` (par défaut : celle du système).
cli-stdin = entrée standard
cli-stdout = sortie standard
cli-play = Jouer dans ce terminal, contre des bots ou entre amis au même clavier.
cli-play-players = Nombre de joueurs, de 2 à 5 (par défaut : le nombre de noms et de bots donnés, sinon 4).
cli-play-neutral = Jouer avec les dés neutres (2 à 4 joueurs).
cli-play-name = Nom d’une personne à ce clavier ; à répéter pour chaque personne.
cli-play-bots = Bots à affronter, séparés par des virgules ; `lastroll bots` en donne la liste. `cmd:PROGRAM ARGS` est un programme ; une virgule à l’intérieur en fait partie, sauf si le nom d’un bot la suit. Avec autant de bots que de joueurs, tu regardes.
cli-play-resume = Reprendre une partie inachevée : celle de cet identifiant (par défaut : la dernière jouée).
cli-play-plain = Ligne par ligne, sans couleurs : pour les lecteurs d’écran et les tubes.
cli-play-speed = Vitesse des animations ; 0 ou `off` : aucune.
cli-play-theme = `dark` pour la nuit, `light` pour midi.
cli-play-open-purses = Les gains de chacun sont visibles.
cli-play-seed = Graine des dés : la même graine donne la même partie (par défaut : des dés équitables, qui peuvent être vérifiés après coup).
cli-play-nonce = Ta propre contribution aux dés équitables : jusqu’à 64 lettres, chiffres, - et _ ; à répéter pour chaque joueur qui en veut une.
cli-play-bot-seconds = Temps de réflexion d’un programme pour un choix, en secondes (par défaut : 10).
cli-play-rounds = Règle maison : nombre de rounds (par défaut : 4).
cli-play-start = La place qui commence ; les places se comptent à partir de 0.
cli-play-minimum = Règle maison : ce que chaque casino contient au moins (par défaut : 50000).
cli-play-dice = Règle maison : dés de couleur par joueur (par défaut : 8).
cli-play-neutral-dice = Règle maison : dés neutres par joueur.
cli-play-opening-dice = Règle maison : dés neutres placés avant le premier tour de chaque round.
cli-replay = Contrôler des enregistrements de parties et les revoir.
cli-replay-file = Un fichier d’enregistrements (un objet JSON par ligne) ou de parties en texte, - pour l’entrée standard, ou l’identifiant d’une partie terminée sur cette machine (par défaut : la dernière terminée).
cli-replay-json = Afficher un objet JSON par partie, et rien d’autre.
cli-replay-story = Raconter toute la partie.
cli-verify = Vérifier que les dés et la pile correspondent à leur empreinte.
cli-verify-file = Un fichier d’enregistrements de parties aux dés équitables, - pour l’entrée standard, ou l’identifiant d’une partie terminée sur cette machine (par défaut : la dernière terminée).
cli-bots = Donner la liste des bots, du plus faible au plus fort.
cli-bots-json = Afficher une liste JSON.
cli-simulate = Jouer de nombreuses parties entre bots.
cli-simulate-players = Nombre de joueurs, de 2 à 5 (par défaut : le nombre de bots donnés, sinon 4).
cli-simulate-neutral = Jouer avec des dés neutres (2 à 4 joueurs).
cli-simulate-bots = Bots par place, séparés par des virgules ; le dernier occupe toutes les places restantes (par défaut : `random` partout).
cli-simulate-games = Nombre de parties (par défaut : 10000).
cli-simulate-seed = La même graine donne les mêmes parties (par défaut : 0 ; avec un programme `cmd:`, des dés au hasard qu’il ne peut pas prévoir).
cli-simulate-secret = Rejouer avec les dés d’une série précédente : le secret qu’elle a affiché à la fin.
cli-simulate-threads = Nombre de threads (par défaut : un par processeur). Les parties sont les mêmes.
cli-simulate-ray = Jouer sur le cluster Ray à cette adresse. Les parties sont les mêmes.
cli-simulate-out = Garder toutes les parties : en enregistrements dans un fichier `.jsonl`, ou en tableau dans un fichier `.parquet`.
cli-simulate-json = Afficher un objet JSON, et rien d’autre.
cli-simulate-rounds = Règle maison : nombre de rounds (par défaut : 4).
cli-simulate-start = La place qui commence ; les places se comptent à partir de 0.
cli-simulate-minimum = Règle maison : ce que chaque casino contient au moins (par défaut : 50000).
cli-simulate-dice = Règle maison : dés de couleur par joueur (par défaut : 8).
cli-simulate-neutral-dice = Règle maison : dés neutres par joueur.
cli-simulate-opening-dice = Règle maison : dés neutres placés avant le premier tour de chaque round.
cli-arena = Organiser un tournoi entre bots, avec cotes et intervalles.
cli-arena-players = Joueurs par table, de 2 à 5 (par défaut : le nombre de bots donnés, ou 2 si aucune table n’a autant de places).
cli-arena-neutral = Jouer avec des dés neutres (2 à 4 joueurs).
cli-arena-bots = Bots, séparés par des virgules : des noms de `lastroll bots`, des bots d’autres projets (comme `prior-table`) ou `cmd:PROGRAM`. Avec plus de bots que de places, toutes les tablées sont jouées ; avec moins, le dernier bot occupe toutes les places restantes.
cli-arena-blocks = Nombre de blocs (par défaut : 100). Dans un bloc, les bots jouent avec les mêmes billets et les mêmes dés, en passant par toutes les places.
cli-arena-seed = La même graine donne les mêmes parties (par défaut : 0 ; avec un programme `cmd:`, des dés au hasard qu’il ne peut pas prévoir).
cli-arena-secret = Rejouer avec les dés d’une série précédente : le secret qu’elle a affiché à la fin.
cli-arena-versus = A est-il meilleur que B ? A joue contre un ou plusieurs B.
cli-arena-until = Avec `--versus` : jouer jusqu’à une décision.
cli-arena-lower = Avec `--versus` : la part de victoire avec laquelle A n’est pas meilleur (par défaut : une part équitable).
cli-arena-upper = Avec `--versus` : la part de victoire avec laquelle A est meilleur (par défaut : un cran au-dessus, comme 0.55 au-dessus de 0.5).
cli-arena-error = Avec `--versus` : risque d’erreur accepté (par défaut : 0.05).
cli-arena-luck = L’évaluation qui sert à retirer la chance des résultats ; avec `none`, rien n’est retiré.
cli-arena-out = Tout garder dans un dossier. La même commande reprend là où elle s’est arrêtée.
cli-arena-processes = Nombre de processus (par défaut : 1). Les résultats sont les mêmes.
cli-arena-ray = Jouer sur le cluster Ray à cette adresse. Les résultats sont les mêmes.
cli-arena-bot-seconds = Temps de réflexion d’un programme pour un choix, en secondes (par défaut : 10).
cli-arena-json = Afficher un objet JSON, et rien d’autre.
cli-arena-rounds = Règle maison : nombre de rounds (par défaut : 4).
cli-arena-start = La place qui commence ; les places se comptent à partir de 0.
cli-arena-minimum = Règle maison : ce que chaque casino contient au moins (par défaut : 50000).
cli-arena-dice = Règle maison : dés de couleur par joueur (par défaut : 8).
cli-arena-neutral-dice = Règle maison : dés neutres par joueur.
cli-arena-opening-dice = Règle maison : dés neutres placés avant le premier tour de chaque round.
cli-solve = Calculer les valeurs exactes d’une position.
cli-solve-position = Une position en JSON ou en une ligne qui commence par LR1, ou un fichier qui en contient une ; - est l’entrée standard.
cli-solve-objective = Ce que veut chaque joueur : `win` (sa part de la victoire finale), `margin` (plus d’argent dans ce round que les autres en moyenne) ou `money` (par défaut : `win`).
cli-solve-limit = Nombre maximal d’états à résoudre (par défaut : 50 millions) ; chacun prend environ 40 octets.
cli-solve-json = Afficher un objet JSON, et rien d’autre.
cli-hint = Voir ce que vaut chaque choix d’une position.
cli-hint-position = Une position en JSON ou en une ligne qui commence par LR1, ou un fichier qui en contient une ; - est l’entrée standard.
cli-hint-objective = Ce que veut chaque joueur : `win` (sa part de la victoire finale), `margin` (plus d’argent dans ce round que les autres en moyenne) ou `money` (par défaut : `win`).
cli-hint-seconds = Temps de réflexion, en secondes (par défaut : 1). La même position reçoit toujours les mêmes valeurs.
cli-hint-json = Afficher un objet JSON, et rien d’autre.
cli-exam = Voir ce que les choix d’un bot perdent par rapport aux valeurs exactes, sur des positions qui ne changent jamais.
cli-exam-bot = Quel bot ; `lastroll bots` en donne la liste.
cli-exam-set = Une seule série : `duel` (des rounds à deux, dès le premier lancer), de `endings-3` à `endings-5` (fins de rounds à ce nombre de joueurs) ou de `neutral-2` à `neutral-4` (de même avec des dés neutres). Par défaut : toutes.
cli-exam-bot-seconds = Temps de réflexion d’un programme pour un choix, en secondes (par défaut : 10).
cli-exam-json = Afficher un objet JSON, et rien d’autre.
cli-train = Entraîner l’évaluateur par des parties contre lui-même ; il faut l’extra `train`.
cli-train-folder = Où tout est gardé : journal, courbes, état et poids. La même commande reprend là où elle s’est arrêtée.
cli-train-iterations = Nombre d’itérations (par défaut : 1500). À chacune, toutes les tables jouent quelques pas et le réseau en apprend.
cli-train-lanes = Nombre de tables qui jouent côte à côte.
cli-train-steps = Nombre de pas que font toutes les tables avant que le réseau en apprenne.
cli-train-tries = Nombre de lancers examinés à chaque pas ; plus il y en a, moins il reste de chance.
cli-train-batch = Nombre de positions d’un pas d’apprentissage.
cli-train-width = La largeur du réseau.
cli-train-rate = Vitesse maximale d’apprentissage.
cli-train-games = Jeux, séparés par des virgules : de `2` à `5` joueurs, de `2n` à `4n` avec les dés neutres (par défaut : tous).
cli-train-mixed = Part des tables mixtes, de 0 à 1 (par défaut : 0) : tous les joueurs sauf un y choisissent en comptant.
cli-train-mixed-tries = Nombre de lancers examinés à chaque pas aux tables mixtes.
cli-train-begin = Un fichier de poids pour commencer (par défaut : un réseau qui ne sait rien).
cli-train-check = Nombre d’itérations d’un contrôle à l’autre : le réseau joue contre `greedy`, le journal est écrit, et l’entraînement peut être repris de là.
cli-train-seed = La même graine donne le même entraînement sur la même machine (par défaut : 1).
cli-train-seconds = S’arrêter après ce nombre de secondes ; la même commande reprend plus tard.
cli-engine = Faire tourner un bot comme programme : lignes JSON sur l’entrée et la sortie standard.
cli-engine-bot = Quel bot ; `lastroll bots` en donne la liste.
cli-games = Lister les parties de cette machine ; en montrer, exporter ou supprimer une.
cli-engine-name = Le bot (par défaut : celui de `--bot`).
cli-install-completion = Installer la complétion pour le shell : commandes, options, bots et fichiers.
cli-install-completion-shell = Le shell (par défaut : celui que tu utilises).
cli-games-id = L’identifiant d’une partie, tel qu’il est dans la liste.
cli-games-json = Afficher du JSON.
cli-games-export = Écrire la partie, ou toutes les parties terminées, dans un fichier ; - est la sortie standard.
cli-games-text = Exporter un texte lisible au lieu de JSON.
cli-games-force = Remplacer le fichier s’il existe déjà.
cli-games-delete = Supprimer la partie pour de bon.
cli-no-browser = Afficher seulement l’adresse, sans ouvrir de navigateur.
cli-port = Le port (par défaut : 8600, ou un autre qui est libre).
cli-serve = Servir le jeu à d’autres : tables, places, événements en direct.
cli-serve-host = L’adresse où écouter (par défaut : 127.0.0.1) ; 0.0.0.0 : toutes celles de cette machine.
cli-serve-port = Le port (par défaut : 8600) ; 0 : n’importe lequel qui est libre.
cli-serve-database = Où les tables sont conservées : `sqlite:///FILE` ou `postgresql://…` (par défaut : un fichier dans ton dossier de données).
cli-serve-bus = Un serveur Redis, `redis://…`, pour plusieurs processus autour d’une même base de données.
cli-serve-processes = Nombre de processus qui partagent le port (par défaut : 1) ; environ un par cœur.
cli-serve-durability = À quoi survit une action confirmée : `power` à une coupure de courant, `process` seulement à la fin du processus (par défaut : `power`).
cli-serve-rate-limit = Appels par minute depuis une adresse (par défaut : 600) ; 0 : sans limite.
cli-serve-body-limit = Taille maximale d’une requête, en octets (par défaut : 262144).
cli-serve-archive-days = Jours après lesquels une table sans activité est archivée (par défaut : 30) ; 0 : jamais.
cli-serve-public-url = L’adresse où les joueurs atteignent le service, pour les liens et les codes QR.
cli-serve-proxy = Adresses des proxys dont les en-têtes `X-Forwarded-*` font foi, séparées par des virgules.
cli-serve-log-level = Ce qui va dans le journal (par défaut : `info`).
serve-ready = Last Roll tourne à l’adresse { $address } (Ctrl-C pour arrêter).
serve-network = Sur les autres appareils du réseau : { $address }
browse-starting = Last Roll démarre…
browse-ready = Last Roll tourne à l’adresse { $address } (Ctrl-C pour arrêter).
browse-running = Last Roll tourne déjà, à l’adresse { $address }.
where-line = ligne { $line }
replay-done =
    { $count ->
        [one] { $count } partie, conforme aux règles.
       *[other] { $count } parties, toutes conformes aux règles.
    }
verify-done =
    { $rolls ->
        [one] vérifié : la pile et { $rolls } lancer correspondent à l’empreinte { $commitment }…
       *[other] vérifié : la pile et les { $rolls } lancers correspondent à l’empreinte { $commitment }…
    }
verify-commitment = l’empreinte entière : { $commitment }
games-none = Pas encore de partie ici.
games-totals = Terminées : { $games }. Gagnées : { $won }. Meilleur résultat : { $best }.
games-ladder = Bots battus : { $beaten } sur { $bots }. Un bot est battu quand tu gagnes à sa table.
# One line for each bot: $low and $high bound the 95 % interval of $share.
games-ladder-bot = Devant { $ahead } fois sur { $games } : { $share } % ({ $low }–{ $high })
games-ladder-new = Jamais rencontré
games-deleted = La partie { $id } est supprimée.
games-exported =
    { $count ->
        [one] { $count } partie écrite dans { $file }.
       *[other] { $count } parties écrites dans { $file }.
    }
game-players =
    { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }
game-neutral =
    { $players ->
        [one] { $players } joueur avec dés neutres
       *[other] { $players } joueurs avec dés neutres
    }
game-house-rules = règles maison
game-unfinished = Inachevée : round { $round } sur { $rounds }, à { $name } de jouer.
# The only person in a game at this terminal, where no name was given.
seat-you = Toi
usage-help = Voir `{ $command }`.
usage-language = Langue inconnue « { $language } ». Last Roll parle { $known }.
usage-unknown-option = Option inconnue : { $option }.
usage-unknown-command = Commande inconnue : { $command }.
usage-did-you-mean = Voulais-tu dire { $word } ?
usage-repeated = { $option } figure deux fois.
usage-missing-value = { $option } demande une valeur.
usage-no-number = { $option } demande un nombre, pas « { $value } ».
usage-no-value = { $option } ne peut pas être « { $value } ».
usage-superfluous = Argument inattendu « { $word } ».
usage-wrong = Ces arguments ne se comprennent pas : { $reason }

## Errors: one sentence each; the way to the culprit stands before it.

error-file-missing = ce fichier n’existe pas
error-file-folder = c’est un dossier, pas un fichier
error-file-forbidden = accès refusé
error-file-exists = le fichier existe déjà
error-file-other = le système répond : { $reason }
error-file-unreadable = lecture impossible : { $reason }
error-file-not-named = il n’y a pas encore de partie terminée ici : nomme un fichier, ou - pour l’entrée standard
error-file-taken = le fichier existe déjà ; { $option } le remplace
error-disk-full = il n’y a plus de place
error-records-none = il n’y a aucune partie dans ce fichier
error-line-long = la ligne dépasse { $most } octets
error-text-encoding = le texte n’est pas en `UTF-8`
error-too-long = plus de { $most } octets
error-option-missing = il manque l’option { $option }
error-option-needs = { $option } ne sert qu’avec { $other }
error-option-range = il faut une valeur de { $least } à { $most }
error-options-together = { $one } et { $other } ne vont pas ensemble
error-seats-many = { $count } joueurs sont nommés, mais il n’y a que { $players } places
error-export-none = il n’y a aucune partie terminée à exporter
error-game-unfinished = la partie { $id } n’est pas encore terminée
error-record-missing = ce fichier n’existe pas, et aucune partie n’a cet identifiant
error-game-missing = il n’y a pas de partie « { $id } »
error-game-taken = la partie { $id } se joue dans une autre fenêtre
error-save-none = il n’y a pas de partie inachevée
error-save-chance = la partie enregistrée ne dit pas d’où viennent ses dés
error-save-differs = la partie enregistrée { $id } ne concorde pas avec ses propres dés
error-save-seats = la partie enregistrée n’a pas le bon nombre de places
error-bot-unknown = il n’y a pas de bot « { $name } » ; il y a { $names } et `cmd:PROGRAM`
error-bot-missing = programme « { $command } » introuvable
error-bot-unknown-close = il n’y a pas de bot « { $name } » : voulais-tu dire { $close } ?
error-bot-died = le programme s’est arrêté : { $words }
error-bot-stalled = le programme n’a pas répondu en { $seconds } s
error-bot-nonsense = le programme a donné une réponse invalide : « { $what } »
error-bot-illegal = le bot a choisi { $face }, qui n’est pas parmi { $faces }
error-bot-crashed = le bot a planté : { $error }
error-json-broken = JSON invalide à l’octet { $byte }
error-json-strange = JSON invalide : imbriqué trop profondément, ou pas en UTF-8
error-json-type =
    attendu : { $expected ->
        [int] un nombre entier
        [float] un nombre décimal
        [str] un texte
        [bool] `true` ou `false`
        [array] une liste
        [object] un objet
        [null] rien
       *[unknown] autre chose
    }, trouvé : { $found ->
        [int] un nombre entier
        [float] un nombre décimal
        [str] un texte
        [bool] `true` ou `false`
        [array] une liste
        [object] un objet
        [null] rien
       *[unknown] autre chose
    }
error-json-missing = il manque le champ { $field }
error-json-unknown = le champ { $field } n’a pas sa place ici
error-json-least = doit être au moins { $least }
error-json-most = doit être au plus { $most }
error-json-many = la liste a plus de { $most } entrées
error-json-long = le texte a plus de { $most } caractères
error-json-choice = « { $value } » n’est pas permis ici
error-json-value = cette valeur n’est pas permise ici
error-format = le format doit être « { $expected } », pas « { $found } »
error-notation =
    « { $text } » ne se lit pas comme { $what ->
        [amount] un montant
        [casino] un casino
        [hand] une main
        [notes] des billets
        [position] une position
        [purse] une bourse
        [roll] un lancer
        [round] un round
        [rules] des règles
        [seat] une place
        [tag] une étiquette
        [turn] un tour
       *[rule] une règle maison
    }
error-tag-unknown = étiquette inconnue : { $tag }
error-event-differs = { $field } est { $found }, mais selon les règles c’est { $expected }
error-event-order = l’événement suivant est { $expected }, pas { $found }
error-event-after-end = la partie est finie avant cet événement
error-name = un nom compte 1 à { $most } caractères visibles sur une ligne, pas « { $name } »
error-names-count = il faut autant de noms que de joueurs : { $players }, pas { $count }
error-rule-not-bool = doit être `true` ou `false`
error-rule-range = doit être un nombre entier de { $least } à { $most }, pas { $value }
error-notes-count = il faut de 1 à { $most } billets
error-neutral-five = les dés neutres demandent une couleur que personne ne joue : passe à 2, 3 ou 4 joueurs, ou joue sans dés neutres
error-neutral-off = des dés neutres sont distribués mais la variante est désactivée : joue avec les dés neutres, ou n’en distribue pas
error-neutral-none = la variante est activée mais il n’y a pas de dés neutres : distribues-en, ou joue sans la variante
error-dice-many = { $count } dés dans une main, c’est trop : distribues-en moins, { $most } en tout avec les neutres
error-minimum-high = tous les billets ensemble font { $total }, moins que les { $minimum } que chaque casino doit contenir : baisse le minimum ou ajoute des billets
error-start-seat = la place { $start } ne peut pas commencer à { $players } joueurs : les places se comptent à partir de 0, choisis-en une en dessous de { $players }
error-pile-notes = la pile doit être faite des { $count } billets des règles, chacun autant de fois qu’elles le disent
error-wrong-seat = c’est le tour de la place { $expected }, pas de la place { $seat }
error-turn-after-end = la partie est finie avant ce tour
error-phase = ce n’est pas possible maintenant
error-not-rolled = rien ne se place avant le lancer
error-face-range = une valeur est un nombre de 1 à 6, pas { $face }
error-face-not-rolled = la valeur { $face } n’est pas sortie ; au choix : { $faces }
error-dice-digits = les dés s’écrivent en chiffres de 1 à 6, pas « { $dice } »
error-dice-number =
    { $dice ->
        [none] dés à lancer pour la place { $seat } : { $own } de sa couleur et { $neutral } de couleur neutre, pas zéro
       *[some] dés à lancer pour la place { $seat } : { $own } de sa couleur et { $neutral } de couleur neutre, pas { $dice }
    }
error-deal-note = les règles n’ont pas de billet de { $note }
error-deal-six = six casinos reçoivent des billets, pas { $count }
error-deal-pile = la pile ne peut pas donner ainsi les billets de { $note }
error-deal-filled = un casino est rempli jusqu’à ce qu’il contienne { $minimum }, et pas plus
error-opening-dice =
    { $dice ->
        [none] dés neutres à l’ouverture : { $expected }, pas zéro
       *[some] dés neutres à l’ouverture : { $expected }, pas { $dice }
    }
error-opening-due = les dés neutres restants doivent être dans les casinos avant le premier lancer
error-opening-missing = le round { $round } demande une ouverture ; dés neutres : { $count }
error-openings-many = il y a plus d’ouvertures que de rounds qui en ont une
error-script-ended = il n’y a plus de lancers
error-position-range = doit aller de 0 à { $most }, pas { $value }
error-position-count = il en faut { $needed }, pas { $count }
error-position-note = les règles n’ont pas de billet de { $note }
error-notes-order = les billets vont du plus gros au plus petit
error-casino-dice = les dés se comptent pour { $owners } propriétaires (les places dans l’ordre, le neutre en dernier)
error-hand-dice = la place { $seat } peut avoir { $dice } dés de sa couleur en tout, et { $neutral } neutres en main
error-neutral-dice = il y a { $neutral } dés neutres en tout
error-turn-missing = quelqu’un a encore des dés, c’est donc à quelqu’un de jouer
error-turn-empty = la place { $seat } n’a plus de dés
error-roll-hand = le lancer doit compter tous les dés qui restent à la place { $seat }
error-round-zero = les rounds se comptent à partir de 1
error-purse = une bourse contient au moins 0 dollar, et pas plus de billets que de dollars
error-purse-closed = la bourse de la place { $seat } est fermée
error-commitment-hex = une empreinte fait 32 octets en hexadécimal
error-commitment-differs = le secret ne correspond pas à l’empreinte
error-secret-hex = un secret fait 32 octets en hexadécimal
error-secret-length = un secret fait { $bytes } octets
error-seed-range = doit être de 0 à 18446744073709551615
error-secret-missing = le secret de cette partie n’est pas encore révélé
error-fair-missing = cette partie n’a pas été jouée avec des dés équitables : il n’y a rien à vérifier
error-fair-nonces = il y a au plus { $most } nonces
error-fair-token = contextes et nonces comptent 1 à 64 lettres, chiffres, - et _, pas « { $text } »
error-pile-differs = le billet { $place } de la pile est { $found }, mais le secret donne { $expected }
error-opening-differs = l’ouverture du round { $round } est { $found }, mais le secret donne { $expected }
error-roll-differs = round { $round }, place { $seat }, lancer { $turn } : les dés sont { $found }, mais le secret donne { $expected }
error-stale = la table en est déjà à la version { $version } : regarde à nouveau
error-not-your-turn = ce n’est pas ton tour
error-not-playing = aucune partie n’est en cours à cette table
error-already-rolled = les dés sont sur la table : choisis une valeur
error-roll-first = il faut d’abord lancer les dés
error-face-missing = il faut dire quelle valeur placer
error-table-full = il n’y a plus de place libre à cette table
error-seat-taken = cette place est déjà prise
error-seat-empty = cette place est vide
error-seat-kept = cette place est réservée à { $name } pendant encore { $seconds } s
error-bots-busy = les bots les plus forts ont trop à réfléchir en ce moment : prends-en de moins forts, ou réessaie dans une minute
error-seat-was = la place { $seat } n’existe pas, ou est nommée deux fois
error-no-such-table = cette table n’existe pas
error-no-such-code = aucune table ouverte n’a ce code
error-no-such-seat = il n’y a pas de place { $seat }
error-no-such-call = cet appel n’existe pas
error-no-such-file = ce fichier n’existe pas
error-no-seat = il faut pour cela le jeton d’une place à cette table
error-not-your-seat = cette place n’est pas la tienne
error-not-the-maker = c’est réservé à l’hôte de la table
error-not-finished = la partie n’est pas encore finie
error-not-alone = les mêmes dés ne se rejouent que seul contre des bots
error-already-started = la partie a commencé
error-nobody-there = il n’y a encore personne à cette table
error-no-human-seat = une table demande une place pour son hôte
error-seats-count =
    { $players ->
        [one] pour { $players } joueur, il faut { $players } place, pas { $count }
       *[other] pour { $players } joueurs, il faut { $players } places, pas { $count }
    }
error-bot-not-here = il n’y a pas de bot « { $name } » ici ; il y a { $names }
error-bot-not-for-these-rules = le bot « { $name } » ne joue pas selon ces règles
error-look-taken = cette couleur est déjà prise
error-ticket = ce ticket n’a pas été fait ici
error-ticket-used = ce ticket a déjà servi pour une table
error-talk-one = il faut une phrase, une réaction ou un texte, un seul à la fois
error-talk-off = ce genre de message n’est pas permis à cette table
error-talk-unknown = cette phrase ou réaction n’existe pas
error-talk-text = un message est une ligne de texte simple
error-store-trouble = impossible d’enregistrer cela pour l’instant : réessaie dans un moment
error-internal = quelque chose s’est mal passé ; le journal du service dit quoi
error-too-many-calls = trop d’appels : attends un moment
error-not-json = la requête doit être envoyée en `application/json`
error-foreign-host = ce jeu n’est servi qu’à cet ordinateur : ouvre-le sur `localhost`
error-too-many-streams = trop de tables sont ouvertes depuis cette adresse : ferme quelques onglets et réessaie
error-too-many-watchers = trop de monde regarde déjà cette table : réessaie plus tard
error-too-large = la requête est trop grande
error-wrong-method = cet appel veut une autre méthode
# $reason is technical and English.
error-request-broken = la requête ne se comprend pas : { $reason }
error-setting-number = « { $value } » n’est pas un nombre
error-setting-choice = « { $value } » n’est pas parmi { $choices }
error-setting-range = doit aller de { $least } à { $most }
error-missing-extra = il faut pour cela l’extra `{ $extra }` : `{ $command }`
error-cannot-listen = impossible d’écouter sur { $host }, port { $port } : { $reason }
error-no-processes = ce système ne permet qu’un processus par port
error-database = impossible d’utiliser la base de données : { $reason }
error-database-in-use = un autre service utilise déjà cette base de données ; il est ici : { $address }
error-bus = impossible d’utiliser le bus : { $reason }

## Line by line.

plain-greeting = Partie { $id } : { $names }.
plain-resumed = La partie { $id } reprend : { $names }.
plain-keys = Touches : Entrée pour lancer, 1 à 6 pour placer, ? aide, b plateau, l journal, p ta bourse, q quitter.
plain-roll = { $name }, Entrée pour lancer.
    .you = À toi : Entrée pour lancer.
plain-roll-again = Entrée ou r pour lancer ; ? pour l’aide.
plain-choice = { $face } : { $dice } au casino { $casino }. { $consequence }
plain-choose = { $name }, quelle valeur : { $faces } ?
    .you = Quelle valeur : { $faces } ?
plain-choose-again = Au choix : { $faces } ; ? pour l’aide.
plain-purse =
    { $notes ->
        [one] { $name } a gagné { $money } en { $notes } billet.
       *[other] { $name } a gagné { $money } en { $notes } billets.
    }
    .you =
        { $notes ->
            [one] Tu as gagné { $money } en { $notes } billet.
           *[other] Tu as gagné { $money } en { $notes } billets.
        }
plain-standing =
    { $notes ->
        [one] { $rank }. { $name } : { $money } en { $notes } billet
       *[other] { $rank }. { $name } : { $money } en { $notes } billets
    }
plain-record = L’enregistrement : { $file }
plain-verify = Pour vérifier les dés : { $command }
plain-saved = La partie est enregistrée. Pour la reprendre : { $command }
plain-lost = La partie n’a pas pu être enregistrée, elle est perdue.
board-round = Round { $round } sur { $rounds }.
board-casino = { $casino } : { $notes }. Dés : { $dice }.
board-casino-empty = { $casino } : { $notes }. Aucun dé.
board-note = { $note } pour { $name }
    .you = { $note } pour toi
board-player = { $name } : { $dice } en main.
board-player-open = { $name } : { $dice } en main, { $money } de gains.

## The page: what stands on every screen.

web-skip = Aller au contenu
web-home = Last Roll, accueil
# A button that leads to the first screen.
web-home-short = Accueil
web-menu = Menu
web-rules = Règles
web-learn = Apprendre en trois minutes
web-help-keys = Touches et symboles
web-sound = Son
web-sound-offer = Activer le son
web-volume = Volume
web-theme-system = Système
web-theme-to-night = Passer à la nuit
web-theme-to-noon = Passer à midi
web-language-trouble = Cette langue n’a pas pu être chargée. Réessaie quand tu seras de nouveau en ligne.
# While something is being fetched.
web-opening = Un instant…
web-nowhere = Il n’y a rien ici
web-nowhere-help = L’adresse est peut-être mal tapée, ou la table a disparu depuis longtemps.
web-broken = Un problème est survenu sur cette page
web-reload = Recharger
web-no-table = Table introuvable
web-offline = Tu es hors ligne. Rien n’est perdu ; réessaie dans un moment.
web-offline-shell = Tu es hors ligne. Les règles et la leçon marchent, les tables demandent une connexion.
web-offline-table = Tu es hors ligne. Cette page reprend toute seule dès le retour du réseau.
web-done = Terminé
web-save = Enregistrer
web-change = Modifier

## The page: the first screen.

web-play-now = Jouer
web-play-now-hint = Tout de suite, et sans compte.
# $names: the bots one plays against at once.
web-against = Contre { $names }
web-opponents = Tes adversaires
web-make-table = Créer une table
web-hot-seat = Sur le même appareil
web-hot-seat-help = L’appareil passe de main en main. Des bots peuvent compléter la table.
web-hot-seat-nobody = Au moins une personne doit jouer.
web-join-code = Rejoindre avec un code
# An example of a code of a table, six letters and digits. Usually stays as it is.
web-code-example = K7QX4M
web-join = Rejoindre
web-code-unknown = Aucune table n’a ce code
web-code-help = Vérifie le code. Une fois la partie commencée, il ne fonctionne plus.
web-my-games = Tes parties en cours
web-game-waiting = Attend des joueurs
web-game-your-turn = À toi de jouer
web-game-running = La partie est en cours
# $names: a list of the others at the table.
web-game-with = Avec { $names }
web-game-as = Sous le nom { $name }
web-open-tables = Tables ouvertes
web-open-tables-none = Personne n’attend pour l’instant. Crée une table : d’autres la trouveront.
# $name: who made the table.
web-table-of = La table de { $name }
web-seats-open =
    { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
web-new-here = Première visite ?
web-replay-import = Ouvrir un enregistrement
web-credit = D’après le jeu de dés Las Vegas de Rüdiger Dorn. Un programme libre et indépendant, sans lien avec l’auteur ni l’éditeur.
web-privacy = Pas de compte, pas de pistage, rien qui vienne d’autres serveurs.
# The name of somebody who has not given one; $number is three digits.
web-guest = Invité { $number }

## The page: making a table.

web-your-name = Ton nom
web-name = Nom
# A person at this device who has not said a name.
web-person-number = Joueur { $number }
web-how-many = Combien de joueurs ?
web-seats = Places
# A label on its own: the reader’s seat.
web-seat-you = Toi
web-seat-number = Place { $number }
web-name-of-seat = Nom à la place { $number }
# A seat that somebody takes by opening the link.
web-seat-by-link = Un ami, par le lien
web-seat-open = Place libre
web-option-neutral = Dés neutres
web-option-neutral-help = Des dés blancs qui ne sont à personne, mais qui peuvent gagner.
web-option-neutral-five = Pour 2 à 4 joueurs.
web-option-open-purses-help = Les gains de chacun sont visibles.
web-option-public = Publique
web-option-public-help = Dans la liste de l’accueil ; tout le monde peut la rejoindre.
web-option-clock = Chrono
web-clock-none = Aucun
web-clock-relaxed = Tranquille
web-clock-fast = Rapide
web-clock-help = Si le temps est écoulé, un bot joue ce tour à ta place. La partie continue.
web-option-talk = Discussion
# What people at the table may say: set phrases, anything, nothing.
web-option-talk-phrases = Phrases
web-option-talk-free = Texte libre
web-option-talk-off = Aucune
web-house-rules = Règles maison
# The rules exactly as the booklets of the game have them.
web-booklet = Règles d’origine
web-house-rules-help = Change ce que tu veux. Les règles d’origine prévoient quatre rounds et huit dés par joueur.
web-house-rounds = Rounds
web-house-dice = Dés de couleur par joueur
web-house-minimum = Au moins dans chaque casino
web-house-grace = Secondes avant qu’un bot remplace un joueur parti
web-house-back = Retour aux règles d’origine

## The page: the lobby, a table that waits.

web-table-title = Table
web-your-table = Ta table
web-table-full = Toutes les places sont prises.
web-waiting-for =
    { $count ->
        [one] { $count } place est encore libre.
       *[other] { $count } places sont encore libres.
    }
web-seats-free =
    { $count ->
        [one] { $count } place est libre pour toi.
       *[other] { $count } places sont libres, dont une pour toi.
    }
web-join-title = Rejoindre la partie
web-take-seat = Prendre place
web-sit-here = S’asseoir ici
# Somebody at the same device takes one more seat.
web-sit-another = Ajouter quelqu’un sur cet appareil
web-maker = hôte
web-bot = bot
web-seat-offline = pas là
# Beside the name of the player who starts the first round.
web-starts = commence
web-seat-edit = Nom et symbole : { $name }
web-seat-up = Monter { $name }
web-seat-down = Descendre { $name }
web-seat-remove = Retirer la place : { $name }
web-seat-remove-person = Retirer { $name } de la table
web-leave-seat = Quitter la place : { $name }
web-seat-add = Ajouter une place
web-look = Couleur et symbole
web-look-taken = { $symbol }, déjà pris
web-start = Commencer
web-start-with-bots = Commencer, compléter avec des bots
web-wait-for-start = { $name } lance la partie. Elle commence aussi toute seule dès que toutes les places sont prises.
web-leave-table = Quitter la table
web-came = { $name } prend place.
web-went = { $name } a quitté la table.
web-invite = Inviter d’autres joueurs
web-code = Code
web-link = Lien
web-qr = Code QR du lien vers cette table
web-copy-link = Copier le lien
web-copied = Copié
web-copy-by-hand = Le lien est sélectionné, il ne reste qu’à le copier.
web-share-text = Viens lancer les dés : une place t’attend.
web-agreed = Règles de la table
web-agreed-rounds =
    { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
web-agreed-dice =
    { $dice ->
        [one] { $dice } dé par joueur
       *[other] { $dice } dés par joueur
    }
web-agreed-minimum = Au moins { $minimum } par casino
web-agreed-neutral = Avec dés neutres
web-agreed-no-neutral = Sans dés neutres
web-agreed-open-purses = Bourses ouvertes
web-agreed-closed-purses = Bourses fermées
web-agreed-no-clock = Sans chrono
web-agreed-clock-relaxed = Chrono tranquille
web-agreed-clock-fast = Chrono rapide
web-agreed-clock-time = { $time } par tour
web-agreed-grace = Un bot prend le relais après { $seconds } s d’absence
web-agreed-grace-time = Un bot prend le relais après { $time } d’absence
web-agreed-no-grace = Aucun bot ne prend le relais
web-agreed-talk-phrases = Phrases et réactions
web-agreed-talk-free = Texte libre
web-agreed-talk-off = Sans discussion
web-agreed-public = Publique
web-agreed-private = Par lien ou code seulement
web-fair-title = Dés équitables
web-fair-explained = Tous les dés découlent déjà d’un nombre secret. Voici son empreinte. Après la partie, le secret est révélé, et ton navigateur peut vérifier chaque lancer.
web-commitment = Empreinte des dés

web-share-link = Partager le lien
web-copy = Copier
web-share-local = Ce jeu ne tourne que sur cet ordinateur. Lance-le avec cette commande, et les amis de ton réseau pourront jouer depuis leur téléphone :
web-share-loopback = Tes amis ne peuvent pas ouvrir un lien vers « { $host } ». Ouvre cette page à l’adresse de l’ordinateur dans ton réseau, et partage ce lien-là.
web-lobby-about = Envoie tes dés dans six casinos et gagne leurs billets ; les joueurs à égalité n’y gagnent rien.
web-lobby-lesson = Première fois ? Apprendre en trois minutes en attendant

## The page: settings and help.

web-setting-confirm = Toucher deux fois pour placer
web-setting-confirm-help = La première fois montre ce qui changerait. Si c’est désactivé, toucher une fois suffit.
web-setting-auto-roll = Lancer automatiquement
web-setting-mute = Masquer les messages
web-setting-names-2012 = Noms des casinos de 2012
web-setting-shortcuts = Raccourcis clavier
web-setting-shortcuts-help = R, 1 à 6, etc. À désactiver si tu utilises la commande vocale.
web-settings-kept = Enregistré dans ce navigateur seulement.
web-motion-reduced = Ton système demande moins d’animations : rien ne bouge.
web-key-roll = Lancer les dés
web-key-choose = Choisir un casino et voir ce qui changerait ; la même touche une deuxième fois place les dés
web-key-enter = Appuyer sur le bouton principal
web-key-rematch = Après la partie : la revanche
web-key-back = Annuler le choix ; fermer un panneau
web-key-log = Le journal
web-key-replay = Revoir pas à pas
web-key-help = Cette aide
web-help-signs = Le symbole à côté d’un billet montre qui le recevrait maintenant. Chaque dé porte le symbole de son propriétaire.
web-help-off = Les raccourcis clavier se désactivent dans les options.

## The page: the table. Whose turn it is, and the one main button.

# Inside a sentence: “Dice: you 2 and Ben 1.”, “Tied: you and Ben.”
web-you = toi
web-turn-roll = À toi : lance tes dés.
web-turn-choose = À toi : choisis un casino.
# Several people at one device: whose turn it is.
web-turn-roll-named = { $name } : lance tes dés.
web-turn-choose-named = { $name } : choisis un casino.
# Said to screen readers when it becomes the reader’s turn.
web-turn-yours = C’est à toi de jouer.
web-turn-pay = Les casinos paient.
web-turn-over = La partie est finie.
web-button-roll =
    { $count ->
        [one] Lancer { $count } dé
       *[other] Lancer { $count } dés
    }
web-button-rolling = Les dés roulent…
web-button-choose = Choisir un casino
# $dice is “3 dice”, “2 own + 1 neutral die”, …
web-button-place = Placer { $dice } au { $casino }
web-button-placing = Les dés se placent…
web-button-result = Voir le résultat
web-button-skip = Passer
web-hint-again = Toucher encore ou appuyer sur Entrée pour placer.

## The page: the card at the end of a round, and whose turn it is where several people share a device.

web-button-next-round = Round suivant
web-hand-over = { $name }, à toi de jouer
web-summary-title = Round { $round } : les gains
web-summary-you = Toi
web-summary-nothing = rien
web-summary-place = Rang { $place }
# The places before and after the round.
web-summary-moved = Rang { $before } → { $after }
web-summary-total = { $money } dans ta bourse
web-summary-lead = { $name } prend la tête.
web-summary-lead-you = Tu prends la tête.
web-summary-start = { $name } commence le round suivant.
web-summary-start-you = Tu commences le round suivant.

## The page: what a choice would change, said to the one who chooses.

web-change-dice =
    { $after ->
        [one] { $before } → { $after } dé
       *[other] { $before } → { $after } dés
    }

## The page: a casino as a screen reader says it, a few short sentences one after the other.

web-casino = Casino { $face }, { $name }.
# $notes: a list of “$60,000 for Ben”, or “$60,000” where nobody would get it.
web-casino-notes = Billets : { $notes }.
web-casino-no-notes = Aucun billet.
# $dice: a list of “Ben 2”.
web-casino-dice = Dés : { $dice }.
web-casino-no-dice = Aucun dé.
web-casino-tied = À égalité : { $names }.
# A sentence like “Ben would lose $60,000.” follows.
web-casino-choice = En plaçant { $dice } ici :
web-casino-not-rolled = Pas de { $face } dans ce lancer.
web-casino-selected = Choisi.
web-casinos = Casinos

## The page: the tray with the dice.

web-tray = Dés
# A group of equal dice as a button; $dice is “3 dice” or “2 own + 1 neutral die”.
web-tray-group = { $dice } de valeur { $face }, pour { $casino }

## The page: the players.

web-players = Joueurs
web-player-you = { $name } (toi)
# On a small chip: dice left to roll.
web-player-dice =
    { $count ->
        [one] { $count } dé en main
       *[other] { $count } dés en main
    }
web-player-neutral =
    { $count ->
        [one] { $count } dé neutre
       *[other] { $count } dés neutres
    }
web-player-money = { $money } de gains
web-player-closed = Bourse fermée
web-player-turn = C’est son tour
    .you = À toi de jouer
web-player-start = Commence ce round
web-player-bot = Bot
web-player-away = Absent, un bot joue
web-player-offline = Hors ligne
web-round = Round { $round } sur { $rounds }
web-round-start = { $name } commence
    .you = Tu commences
web-clock =
    { $seconds ->
        [one] encore { $seconds } seconde
       *[other] encore { $seconds } secondes
    }
web-watchers =
    { $count ->
        [one] { $count } personne regarde.
       *[other] { $count } personnes regardent.
    }
web-watching = Tu regardes la partie.
web-leave = Quitter la table
web-leave-title = Quitter la table ?
web-leave-text = Un bot jouera à ta place. Reviens quand tu veux : elle reste la tienne.
web-leave-stay = Rester
web-leave-go = Quitter
web-away-you = Un bot joue à ta place. Joue un coup pour la reprendre.

## The page: the log.

web-log-now = Maintenant
web-log-newest = Le plus récent
web-log-all = Tous les rounds
web-log-review = Tu regardes en arrière.
web-log-back = Revenir au présent
web-log-news =
    { $count ->
        [one] { $count } nouvel événement depuis
       *[other] { $count } nouveaux événements depuis
    }
web-log-by-clock = Temps écoulé : un bot a joué ce tour.
web-log-by-bot = Un bot joue pour { $name }.

## The page: the pay-out. “tie” is stamped over dice that leave together.

web-payout-tie = égalité
web-payout-pile = sous la pile
# The reader's winnings of this round so far.
web-payout-total = Toi : { $money }

## The page: the result.

web-result-standings = Classement
web-result-rank = Rang
web-result-player = Joueur
web-result-money = Argent
web-result-notes = Billets
web-result-you-won = Tu as gagné.
web-result-you-shared = Tu partages la victoire avec { $names }.
web-result-you-place = Tu finis { $rank }e, à { $gap } de { $name }.
web-result-you-level = Tu finis { $rank }e : autant que { $name }, mais moins de billets.
web-result-you-ahead = { $money }, { $gap } devant { $name }.
web-result-behind = à { $gap } de { $name }
web-result-behind-you = à { $gap } de toi
web-result-board = Avant le dernier paiement
web-result-figures = La partie en chiffres
web-result-rounds = Argent par round
web-result-round = Round { $round }
web-result-total = Total
web-result-course = L’argent au fil de la partie
web-result-best-casino = Meilleur casino
web-result-best-round = Meilleur round
web-result-ties = Égalités
web-result-tied-dice = Dés perdus par égalité
web-result-turns = Tours
web-result-average = Dés par tour
web-result-neutral = Gagné par le neutre
web-result-pile = Gagné par personne
# The head of a column: below it stand “Ties”, “Turns”, …
# $what: an amount; $where: a casino with its number.
web-result-at = { $what } au casino { $where }
web-result-none = –
web-result-rematch = Revanche
web-result-stronger = Plus fort : contre { $name }
web-result-same-dice = Rejouer les mêmes dés
web-same-dice-note = Entraînement : les mêmes billets, et les mêmes dés aux mêmes tours.
web-result-join = Rejoindre la revanche
web-result-replay = Revoir la partie
web-result-share = Partager
web-result-copied = Le lien est copié.
web-result-share-text = { $names } à Last Roll
web-result-record = Enregistrer la partie
web-result-look = Voir la table
web-result-back = Retour au résultat
web-result-home = Accueil
web-name-ask = Bien joué ! Comment les autres doivent-ils t’appeler ?
web-name-later = Pas maintenant
web-result-fair = Dés équitables

## The page: talk, that is reactions and phrases.

web-talk = Discussion
web-talk-reactions = Réactions
web-talk-phrases = Phrases
web-talk-write = Écrire un message
web-talk-send = Envoyer
web-talk-mute = Masquer les messages
web-talk-unmute = Afficher les messages
web-talk-muted = Les messages sont masqués.
web-talk-off = La discussion est désactivée à cette table.
web-talk-seated = Seuls les joueurs peuvent écrire.
web-talk-said = { $name } : { $words }
web-talk-recent = Messages
web-talk-nothing = Personne n’a encore rien dit.
web-phrase-hello = Salut !
web-phrase-good-luck = Bonne chance !
web-phrase-nice-roll = Joli lancer !
web-phrase-well-played = Bien joué !
web-phrase-ouch = Aïe.
web-phrase-thanks = Merci !
web-phrase-one-more = Encore une ?
web-phrase-gotta-go = Je dois filer.
web-reaction-laugh = rit
web-reaction-wow = n’en revient pas
web-reaction-cry = pleure
web-reaction-angry = se fâche
web-reaction-heart = envoie un cœur
web-reaction-clap = applaudit

## The page: the connection, one calm line.

web-connection-connecting = Connexion…
web-connection-offline = Connexion perdue. Nouvel essai… ta partie est à l’abri.
web-connection-back = De nouveau en ligne.
web-connection-sending = Envoi de ton coup…

## The page: the lesson, three minutes, played. $ben and $cleo are the two others at the table, with their
## symbols (▲ Ben, ■ Cleo); the reader is ● and is addressed informally. $casino and $other are
## casinos with their numbers (“3 Miracle”), $note, $second, $rest and $minimum are money.

web-lesson = La leçon
web-lesson-progress = Étape { $step } sur { $steps }
web-lesson-leave = Quitter la leçon
web-lesson-back = Retour
web-lesson-next = Continuer
web-lesson-choose = Choisir un casino
# On the button: place the dice at this casino.
web-lesson-place-at = Placer au casino { $casino }
web-lesson-again = Réessayer
web-lesson-restart = Recommencer
web-lesson-play = Jouer
web-lesson-rules = Les règles
# What is said before the words about a choice: a good one, and one that could be better.
web-lesson-good = C’est ça.
web-lesson-nearly = Pas tout à fait.
web-lesson-trouble = Impossible de charger la leçon.
# The reader’s place in the list of players.
web-lesson-you = Toi

web-lesson-welcome = Six casinos, un pour chaque valeur du dé. Dans chacun, des billets pour { $minimum } ou plus. C’est ce qu’il te faut : après quatre rounds, le plus riche gagne.
    .title = Bienvenue sur le Strip

web-lesson-roll = Tu as huit dés, marqués ●. { $ben } et { $cleo } aussi. À ton tour, tu lances tous les dés que tu as encore.
    .title = D’abord, lancer
web-lesson-roll-done = Les voilà, triés par valeur. Chaque valeur va avec le casino du même numéro.

web-lesson-place = Choisis une valeur. Tous tes dés de cette valeur vont dans son casino : tous, jamais une partie seulement. Les autres, tu les gardes pour les lancer à ton prochain tour.
    .title = Placer toute une valeur
web-lesson-place-hint = Prends n’importe quel casino allumé. Pour l’instant, il n’y a pas de mauvais choix.
web-lesson-place-1 = Deux dés au casino { $casino } : ses { $note } sont à toi pour l’instant. Il te reste six dés.
web-lesson-place-3 = Trois dés au casino { $casino } : difficile à battre. Les { $note } sont à toi pour l’instant, et il te reste cinq dés.
web-lesson-place-4 = Un dé au casino { $casino }, et les { $note } sont à toi pour l’instant. Pas cher, mais une paire suffit pour te battre. Il te reste sept dés.
web-lesson-place-6 = Deux dés au casino { $casino } : ses { $note } sont à toi pour l’instant. Il te reste six dés.
web-lesson-place-done = { $ben } et { $cleo } font de même. Le symbole sur un billet montre qui le recevrait maintenant. On continue ainsi jusqu’à ce que personne n’ait plus de dés.

web-lesson-most = Le round s’achève, il te reste trois dés. Qui a le plus de dés dans un casino reçoit son plus gros billet. Où peux-tu encore passer en tête ?
    .title = Le plus de dés gagne
web-lesson-most-hint = Regarde qui a combien de dés au casino { $casino } et au casino { $other }.
web-lesson-most-5 = Trois dés contre deux : { $ben } était en tête au casino { $casino }, maintenant c’est toi. Les { $note } sont à toi, sauf si quelqu’un en met plus.
web-lesson-most-2 = Un dé au casino { $casino }, où { $cleo } en a trois. Tu serais en deuxième place, et l’unique billet va à la première.

web-lesson-ties = Voici le piège : les nombres égaux s’annulent. Au casino { $other }, { $cleo } et toi avez deux dés chacun, donc aucun de vous ne recevrait quoi que ce soit. Tu as lancé un 4 et un 6.
    .title = Les égalités s’annulent
web-lesson-ties-hint = Compte avant de placer : combien de dés aurais-tu, et qui en a autant ?
web-lesson-ties-4 = Tu égales { $ben } (3 chacun) : le casino { $casino } vous écarte tous les deux, et { $cleo } reçoit les { $note } avec un seul dé. C’est ainsi que finissent les amitiés.
web-lesson-ties-6 = Tu romps l’égalité : trois contre deux, et les { $note } du casino { $casino } sont à toi. Au casino { $other }, le 4 aurait créé une nouvelle égalité, avec { $ben }.

web-lesson-second = Certains casinos ont un deuxième billet : il va à qui vient en deuxième pour le nombre de dés. Au casino { $casino }, { $ben } est hors de portée. Et alors ?
    .title = Deuxième, c’est bien aussi
web-lesson-second-hint = Première place au casino { $other }, ou deuxième place au casino { $casino } : combien paie chacune ?
web-lesson-second-3 = La deuxième place au casino { $casino } paie { $note }, avec moitié moins de dés que { $ben }. La première au casino { $other } aurait payé { $rest }.
web-lesson-second-1 = Première place au casino { $casino } : { $note }. Pas mal, mais la deuxième au casino { $other } paie { $second }, et personne ne te gêne.

web-lesson-pay = Les autres n’ont plus de dés, il t’en reste un. Ensuite, les casinos paient, de 1 à 6. Ton dernier lancer !
    .title = Le dernier lancer
web-lesson-pay-rolled = Un 2. Il doit aller au casino { $casino }, où { $ben } et { $cleo } sont à égalité.
web-lesson-pay-placed = Plus personne n’a de dés : les casinos paient.
web-lesson-pay-1 = { $casino } : tu as trois dés, { $ben } en a un. Il y a un seul billet, { $note }, et tu le reçois.
web-lesson-pay-2 = { $casino } : { $ben } et { $cleo } sont à égalité et reprennent leurs dés. Il ne reste que ton dé, qui te vaut { $note }.
web-lesson-pay-3 = { $casino } : { $cleo } est en tête et reçoit { $note }, { $ben } suit et reçoit { $second }.
web-lesson-pay-4 = { $casino } : égalité entre { $cleo } et toi (2 chacun). { $ben } reçoit donc { $note } avec un dé. Personne en deuxième place : { $rest } sous la pile.
web-lesson-pay-5 = { $casino } : { $ben } n’y a pas de rival. { $note }.
web-lesson-pay-6 = { $casino } : { $note } pour toi, { $second } pour { $cleo }.
web-lesson-pay-done = Ce round t’a valu { $won }, à { $ben } { $ben_won }, à { $cleo } { $cleo_won }. Les gains restent face cachée : qui compte en silence sait qui est en tête.

web-lesson-neutral = Une variante : chacun lance aussi quelques dés blancs ○. Ils ne sont à personne et comptent pour un joueur de plus, qui peut faire égalité et gagner. Il te reste un dé à toi et un dé neutre.
    .title = Les dés neutres
web-lesson-neutral-hint = Seul le dé neutre montre un 6, mais tu peux le placer. Qui serait alors à égalité au casino { $other } ?
web-lesson-neutral-6 = Maintenant le neutre a deux dés au casino { $casino }, autant que { $ben }. Les deux sont écartés, et ton unique dé reçoit les { $note }.
web-lesson-neutral-5 = Deux dés contre trois : { $cleo } garde les { $note } du casino { $casino }. Le dé blanc peut t’aider davantage.

web-lesson-done = C’est tout : lancer, placer toute une valeur, compter pour éviter l’égalité. Prends place.
    .title = Tu connais le jeu

## The page: replay, a game looked at moment by moment.

web-replay = Revoir une partie
web-replay-title = Partie : { $names }
# The title of the page where a record can be opened.
web-replay-open-title = Ouvrir un enregistrement
web-replay-open-text = Un enregistrement est un petit fichier avec tous les dés et tous les choix d’une partie. Le serveur le contrôle selon les règles et ne garde rien.
web-replay-choose-file = Choisir un fichier
web-replay-drop = Ou le déposer ici.
web-replay-paste = Ou le coller
web-replay-paste-open = Ouvrir
web-replay-unreachable = le serveur est injoignable
web-replay-opening = Lecture de l’enregistrement…
web-replay-refused = Impossible de montrer cet enregistrement : { $reason }
web-replay-not-json = ce n’est pas un enregistrement de partie
web-replay-which =
    { $count ->
        [one] { $count } partie dans ce fichier. Laquelle ?
       *[other] { $count } parties dans ce fichier. Laquelle ?
    }
web-replay-too-long = le fichier dépasse { $most } octets
web-replay-other = Un autre enregistrement
web-replay-loading = Chargement de la partie…
web-replay-waiting = Cette partie n’a pas encore commencé.
web-replay-to-table = À la table
web-replay-controls = Moments de la partie
web-replay-first = Premier moment
web-replay-previous = Un pas en arrière
web-replay-next = Un pas en avant
web-replay-last = Dernier moment
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-speed = Vitesse : { $speed }×
web-replay-moment = Moment
# For screen readers, at the slider: where in the game this is.
web-replay-moment-value = { $moment } sur { $moments }, round { $round }
# Before the numbers of the rounds, which are buttons.
web-replay-rounds = Round
web-replay-round = Round { $round }
web-replay-log = Ce qui s’est passé
web-replay-copy = Copier le lien vers ce moment
web-replay-copied = Le lien est copié.
web-replay-link = Lien vers ce moment
web-replay-download = Enregistrer la partie
web-replay-unfinished = Cette partie est inachevée : elle s’arrête ici.
web-replay-live = La partie continue. Les bourses restent fermées jusqu’à la fin.
web-replay-more =
    { $count ->
        [one] { $count } nouveau moment
       *[other] { $count } nouveaux moments
    }
web-replay-help-keys = Flèches : pas à pas ; Page préc. et Page suiv. : rounds ; Origine et Fin : premier et dernier moment ; Espace : lecture et pause
# Said at a moment of which there is nothing to tell.
web-replay-quiet = Tous les casinos ont payé.

## The page: checking the dice of a game.

web-verify = Vérifier les dés
web-verify-again = Vérifier encore
web-verify-working = Vérification : { $done } sur { $total }
web-verify-intro = Avant le premier lancer, cette partie a montré l’empreinte d’un secret. Maintenant le secret est connu. Ton navigateur en déduit la pile et chaque lancer, sans rien demander à personne.
web-verify-secret-later = Le secret est révélé à la fin de la partie. Les dés se vérifient alors ici.
web-verify-no-fair = Cette partie n’a pas été jouée avec des dés équitables : il n’y a rien à vérifier.
web-verify-good =
    { $rolls ->
        [one] Vérifié : la pile et { $rolls } lancer correspondent à l’empreinte.
       *[other] Vérifié : la pile et les { $rolls } lancers correspondent à l’empreinte.
    }
web-verify-good-openings =
    { $openings ->
        [one] De même pour les dés neutres avant le premier tour de { $openings } round.
       *[other] De même pour les dés neutres avant le premier tour de { $openings } rounds.
    }
web-verify-good-commitment = Le secret correspond à l’empreinte montrée avant le premier lancer.
web-verify-bad = Cette partie ne concorde pas avec son secret.
web-verify-commitment-differs = Le secret ne correspond pas à l’empreinte.
web-verify-pile-differs = Le billet { $place } de la pile est { $found }, mais le secret donne { $expected }.
web-verify-opening-differs = Les dés neutres restants du round { $round } sont { $found }, mais le secret donne { $expected }.
web-verify-roll-differs = Round { $round }, { $name }, lancer { $turn } : les dés sont { $found }, mais le secret donne { $expected }.
web-verify-broken = L’enregistrement est endommagé : { $where } ne va pas avec le reste.
# The browser keeps what it saw before the game.
web-verify-noted = C’est aussi l’empreinte que ce navigateur a notée avant la partie.
web-verify-noted-both = C’est aussi l’empreinte que ce navigateur a notée avant la partie, et sa contribution est bien dans les dés.
web-verify-not-noted = Ce navigateur n’a pas vu l’empreinte avant la partie : il doit croire l’enregistrement sur parole.
web-verify-noted-differs = Mais avant la partie, ce navigateur a noté une autre empreinte. Les dés ont été échangés.
web-verify-nonce-lacks = Mais la contribution de ce navigateur manque dans les dés.
web-verify-values = Les valeurs, à copier
web-verify-commitment = Empreinte
web-verify-secret = Secret
web-verify-context = Table
web-verify-nonces = Contributions des joueurs
web-verify-copied = Copié.
web-verify-copy-by-hand = Ce navigateur ne laisse pas les pages copier. Sélectionne le texte et copie-le toi-même.
# $what is one of the four values above.
web-verify-copy-what = Copier : { $what }
web-verify-rolls = Chaque lancer et son mot
# A “word” is 16 hexadecimal digits.
web-verify-rolls-help = Chaque lancer se lit dans un mot : un nombre qui découle du secret, de la table, des contributions, du round et du tour.
web-verify-pile = La pile, dans l’ordre où on la tire
web-verify-round = Round { $round }
web-verify-column-who = Joueur
web-verify-column-word = Mot
web-verify-column-dice = Dés
web-verify-opening = Dés restants
web-verify-means = Ce que cela prouve
web-verify-means-fixed = La pile et tous les dés étaient fixés avant le premier lancer. Aucun lancer n’a dépendu des choix de quelqu’un, ni de qui était en tête.
web-verify-means-nonces = Personne n’a pu choisir les dés : ils viennent du secret et de la contribution de chaque navigateur. Cela vaut si au moins une contribution vient de quelqu’un qui n’est pas de mèche avec l’hôte.
web-verify-limits = Ce que cela ne prouve pas
web-verify-limits-foresee = Qui tient le serveur a pu connaître tous les dés dès le premier lancer, et les dire à quelqu’un. Rien ne peut montrer que ce n’est pas arrivé. Joue chez un hôte de confiance, ou sois l’hôte.
web-verify-limits-last = Un hôte de mèche avec la dernière personne assise a pu essayer des contributions jusqu’à trouver une partie à leur goût.
web-verify-limits-broken = Une partie interrompue ne révèle jamais son secret. Beaucoup de parties interrompues seraient mauvais signe.
web-verify-limits-record = Un enregistrement seul prouve peu : chacun peut en fabriquer un qui concorde. Ce qui compte, c’est l’empreinte que tu as vue avant la partie.
# $command is typed in a terminal.
web-verify-how = Avec l’enregistrement, « { $command } » calcule la même chose sur n’importe quelle machine. Le manuel montre comment vérifier un lancer à la main.

## The page: finished games on this device, and the ladder of bots.

web-history = Mes parties
web-history-empty = Termine une partie, et elle apparaîtra ici.
web-history-stored = Enregistré sur cet appareil seulement, jamais envoyé.
web-history-unstored = Ce navigateur n’enregistre rien : la liste dure jusqu’à la fermeture de la page.
web-history-count =
    { $games ->
        [one] { $games } partie, gagnées : { $won }
       *[other] { $games } parties, gagnées : { $won }
    }
web-history-games = Parties
web-history-won = Gagnées
web-history-best = Meilleur résultat
web-history-list = Parties terminées
# A place among the players, as on a scoreboard: 2 of 4.
web-history-place = { $rank } sur { $players }
web-history-replay = Revoir : { $game }
web-history-verify = Vérifier les dés : { $game }
web-history-delete = Supprimer cette liste
web-history-delete-ask = La supprimer pour de bon ?
web-history-delete-yes = Supprimer
web-history-delete-no = La garder
web-history-deleted = La liste est supprimée.
web-ladder = Battre les bots
web-ladder-count = { $beaten } sur { $bots } battus
web-ladder-help = Gagne une partie contre un bot, et il est battu. Le pourcentage dit combien de fois tu as fini devant lui, avec son intervalle à 95 %. Seules comptent les parties aux règles d’origine.
web-ladder-beaten = battu
web-ladder-unbeaten = pas encore battu
web-ladder-new = Jamais rencontré
web-ladder-ahead = Devant { $ahead } fois sur { $games }
web-ladder-share = { $share } % ({ $low }–{ $high })
web-ladder-play = Jouer contre { $name }

## Simulation and exact values.

simulate-compiling = Compilation du jeu, une seule fois ; cela prend quelques secondes…
simulate-bar = Parties
simulate-interrupted = Interrompu : { $games } parties sur { $wanted } ont été jouées.
simulate-played = { $games } parties, { $choices } choix en { $seconds } s : { $rate } choix par seconde.
simulate-seat = Place
simulate-wins = Victoires
simulate-money = Argent
simulate-spread = Écart
simulate-notes = Billets
simulate-histogram = Argent à la fin, toutes places ; chaque barre commence au montant indiqué :
simulate-faults = { $count ->
    [one] Un bot a perdu sa place dans une partie. Partie, place et raison : { $first }
   *[other] Des bots ont perdu leur place dans { $count } parties. Partie, place et raison de la première : { $first }
}
train-look = Itération { $iteration } sur { $iterations } : erreur { $error } ; contre `greedy` : { $shares } ; { $seconds } s
train-written = Les poids sont dans { $file }.
train-interrupted = Interrompu. La même commande reprend là où celle-ci s’est arrêtée.
arena-bar = Tables
arena-interrupted = Interrompu : voici le résultat jusqu’ici.
arena-no-block = Aucun bloc n’est encore complet.
arena-played = Blocs : { $blocks }. Parties : { $games }. Choix : { $choices }.
arena-bot = Bot
arena-wins = Victoires
arena-adjusted = Sans chance
arena-money = Argent
arena-rating = Cote
arena-time = Temps
arena-before = Combien de fois le bot de la ligne finit devant celui de la colonne, en % :
arena-faults = { $count ->
    [one] Un bot a perdu sa place dans une partie : { $bot }, bloc { $block }, place { $seat } ({ $code }).
   *[other] Des bots ont perdu leur place { $count } fois. La première : { $bot }, bloc { $block }, place { $seat } ({ $code }).
}
arena-better = { $one } est meilleur que { $other } : sa part de victoires est plus près de { $upper } % que de { $lower } % (risque d’erreur : { $error } % au plus).
arena-not-better = { $one } n’est pas meilleur que { $other } : sa part de victoires est plus près de { $lower } % que de { $upper } % (risque d’erreur : { $error } % au plus).
arena-undecided = Indécis : la part de victoires de { $one } contre { $other } est peut-être plus près de { $lower } %, peut-être de { $upper } %. D’autres blocs le diront.
arena-kept = Tout est gardé dans { $folder } ; la même commande le reprend.
dice-secret = Les dés viennent d’un secret tiré au hasard. Pour rejouer les mêmes dés : --secret { $secret }
solve-win = Part de la victoire finale, si chacun joue au mieux :
solve-margin = Argent de ce round, moins ce que les autres reçoivent en moyenne, si chacun joue au mieux :
solve-money = Argent de ce round, si chacun joue au mieux :
solve-seat = Place { $seat } : { $value }
solve-turn = (doit jouer)
solve-choices = Choix avec { $dice } :
solve-choice = Valeur { $face } : { $value }
solve-best = le meilleur
solve-placements = Ce que rapporte ce nombre de dés placés, par valeur :
solve-states = { $states } états.
solve-stderr = Ce que vaut une avance dans les rounds suivants est connu à { $error } % près (erreur type).

hint-win = Part de la victoire finale :
hint-margin = Argent de ce round, moins ce que les autres reçoivent en moyenne :
hint-money = Argent de ce round :
hint-method-exact = Exact, si chacun joue au mieux.
hint-method-equity-table = Exact jusqu’à la fin du round ; ce que vaut une avance ensuite vient d’une table.
hint-method-search = Chaque choix a été joué jusqu’au bout de nombreuses fois.
hint-method-net = Estimé par un réseau qui a appris de millions de parties.
hint-method-counting = Calculé comme si tous les autres choisissaient au hasard.
hint-method-now = Calculé comme si le round finissait maintenant.
hint-error = ± est l’erreur type de l’écart avec le meilleur choix.
exam-title = Ce que { $bot } perd en moyenne par choix, par rapport aux valeurs exactes :
exam-set = Série
exam-choices = Choix
exam-money = Dollars
exam-win = % de la victoire
exam-best = Meilleurs
exam-time = Temps
exam-for-money = Les dollars sont perdus quand le bot joue pour l’argent, les parts de la victoire quand il joue comme dans une partie. ± est l’erreur type.
exam-as-it-is = Le bot a joué comme dans une partie, même là où l’on compte des dollars. ± est l’erreur type.
error-exam-set = il n’y a pas de série « { $name } » ; il y a { $names }
error-arena-luck = il n’y a pas d’évaluation « { $name } » pour retirer la chance ; il y a { $names }
error-arena-shares = la part inférieure doit être plus petite que la part supérieure, et les deux entre 0 et 1
error-arena-errors = le risque d’erreur doit être plus grand que 0 et plus petit que 0.5
error-arena-same = un bot est exactement aussi fort que lui-même
error-completion-shell = indique ton shell : `lastroll --install-completion bash`, `zsh` ou `fish`
completion-installed = La complétion est installée dans { $file }. Ouvre un nouveau shell pour l’utiliser.
error-arena-worker-died = un processus qui jouait des parties a été arrêté de l’extérieur
error-arena-ray-away = aucun cluster ne répond à { $address } : { $reason }
error-arena-folder-foreign = ce dossier n’est pas vide et ne contient pas de tournoi
error-arena-folder-other = ce dossier contient un autre tournoi : `{ $field }` diffère
error-arena-damaged = la ligne { $line } est abîmée
error-train-game = il n’y a pas de jeu « { $name } » ; il y a { $names }
error-train-lanes = chaque jeu a besoin d’au moins une table à lui
error-train-batch = un lot de { $batch } dépasse ce que { $lanes } tables donnent en { $steps } pas
error-train-other = { $folder } contient un entraînement avec d’autres réglages
error-train-begin = impossible de commencer avec { $file } : { $reason }
error-train-folder = { $folder } est inutilisable : { $reason }
error-evaluator-rules = l’évaluateur n’a pas été fait pour ces règles
error-weights-damaged = les poids de l’évaluateur sont endommagés : SHA-256 { $found } au lieu de { $hash }
error-weights-unreadable = ce ne sont pas des poids : { $reason }
error-simulate-file = les parties s’écrivent dans un fichier `.jsonl` ou `.parquet`
error-solve-closed-purse = le vainqueur ne peut pas être calculé tant qu’une bourse est fermée
error-solve-other-round = cette position ne suit pas celle qui a été résolue
error-solve-too-large = { $states } états peuvent suivre, plus que la limite de { $limit } : le round doit être plus près de sa fin
error-solve-no-round = aucun round n’est en cours dans cette position
error-solve-opening = les dés neutres restants doivent être dans les casinos avant le calcul
error-solve-not-last = les chances exactes de victoire ne se calculent que dans le dernier round, ou à deux joueurs selon les règles d’origine sans dés neutres ; c’est ici le round { $round } sur { $rounds }
