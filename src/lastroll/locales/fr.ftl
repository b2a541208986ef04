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
event-opening-placed = Dés neutres restants : { $dice }, chacun dans son casino.
event-rolled = { $name } lance { $dice }.
event-placed = { $name } place { $dice } au casino { $casino }.
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
paid-note = { $name } reçoit { $note }.
paid-neutral = { $note } pour le neutre, donc sous la pile.
paid-returned = Retour sous la pile pour { $notes }.
paid-nothing = Pas de billets ici, rien à payer.
result-won = { $name } gagne avec { $money }.
result-by-notes = { $name } gagne avec { $money }, grâce au plus grand nombre de billets ({ $notes }).
result-shared = { $names } se partagent la victoire avec { $money } par tête.

## What a choice would change, if the round ended now.

preview-nothing = Aucun billet ne change de main.
preview-gained = { $name } recevrait { $note }.
preview-lost = { $name } perdrait { $note }.
preview-taken = { $name } prendrait { $note } à { $other }.

## The bots: a sentence of character, and the name at the table.

bot-random = Prend n’importe quelle valeur sortie. Tu peux le battre dès le premier soir.
    .name = Hasard
bot-frugal = Dépense le moins de dés possible et laisse les autres épuiser les leurs.
    .name = Économe
bot-greedy = Regarde les six casinos et prend ce qui rapporte le plus sur le moment.
    .name = Avide

## The screen.

sky = LAST ROLL · Round { $round } sur { $rounds } · { $name } commence
start-mark = départ
purse-closed = fermée
notes-count =
    { $count ->
        [one] { $count } billet
       *[other] { $count } billets
    }
prompt-roll = { $name } : { $dice } à lancer. Appuie sur R.
prompt-place = { $name } : quel casino, 1 à 6 ? Tous tes dés de cette valeur y vont.
prompt-selected = { $casino } : { $what }
small-window = Petite fenêtre : 80 colonnes et 24 lignes montrent tout.
prompt-turn = À { $name } de jouer.
prompt-thinking = { $name } réfléchit…
fair-commitment = Dés équitables, fixés d’avance sous l’empreinte { $commitment }…
bot-fault = { $name } perd son siège au profit du bot aléatoire : { $reason }
purse-own =
    { $notes ->
        [one] { $name } a { $money } en { $notes } billet.
       *[other] { $name } a { $money } en { $notes } billets.
    }
save-trouble = Impossible de sauvegarder cette partie : { $reason }. Tu peux continuer à jouer.
key-roll = Lance
key-choose = Choix
key-place = Place
key-log = Journal
key-settings = Options
key-help = Aide
key-new = Nouveau
key-quit = Fin
key-skip = Passe
key-purse = Bourse
key-rematch = Revanche
key-go-on = Continue
key-close = Ferme
key-next-field = Champ suivant
payout-title = Round { $round } : les casinos paient
result-title = Fin de la partie
result-record = Conservée sous { $id }. Voir lastroll games, et lastroll verify pour les dés.
setup-slogan = Six casinos, quatre rounds, tes dés.
setup-neutral = Dés neutres (2 à 4 joueurs)
setup-open-purses = Bourses ouvertes
setup-few = Il faut au moins deux joueurs.
setup-play = Joue
setup-resume = Reprends
seat-person = Humain
seat-empty = Vide
settings-title = Options
settings-language = Langue
settings-theme = Thème
settings-speed = Vitesse
theme-dark = Nuit
theme-light = Midi
speed-off = Sans animation
log-title = Journal
help-title = Aide
help-signs = À côté d’un billet : qui le recevrait maintenant ; · : personne ; ●›▲ : de ● à ▲.
help-key-roll = R : lancer tes dés
help-key-choose = 1 à 6 : choisir un casino et voir ce qui changerait ; la même touche encore une fois place les dés
help-key-place = Entrée : placer les dés choisis
help-key-move = Flèches : parcourir les choix ; Esc annule la sélection
help-key-skip = Toute autre touche : sauter l’animation en cours
help-key-log = L : le journal entier ; S : langue, thème, vitesse
help-key-purse = P : regarder dans ta bourse
help-key-new = N : nouvelle partie ; celle que tu quittes est sauvegardée
help-key-quit = Q : quitter ; la partie est sauvegardée

## The rules in short.

rule-goal =
    { $rounds ->
        [one] { $rounds } round. La victoire va ensuite à qui a gagné le plus d’argent.
       *[other] { $rounds } rounds. La victoire va ensuite à qui a gagné le plus d’argent.
    }
    .title = Le but
rule-deal = Chaque casino est garni de billets de la pile, jusqu’à contenir au moins { $minimum }.
    .title = Les casinos
rule-turn = Lance tous les dés que tu as encore. Parmi les valeurs sorties, choisis-en une et place tous tes dés de cette valeur dans le casino du même numéro : tous, jamais une partie seulement.
    .title = Ton tour
rule-skip = Sans dés, tu passes ton tour. Quand il n’en reste qu’à une seule personne, elle continue jusqu’à les avoir tous placés.
    .title = À court de dés
rule-ties = Quand tous les dés sont placés, les casinos paient. D’abord, dans chaque casino, les joueurs à égalité de dés reprennent les leurs et n’y reçoivent rien.
    .title = Les égalités s’annulent
rule-pay = Parmi les joueurs restants, qui a le plus de dés reçoit le plus gros billet, qui vient en deuxième reçoit le suivant, et ainsi de suite. Les billets que personne ne gagne vont sous la pile.
    .title = Le paiement
rule-purses = Tes gains restent devant toi, face cachée. Les autres voient chaque paiement, mais pas ton total : ta bourse est fermée jusqu’à la fin.
    .title = Les bourses
rule-rounds = À chaque round, le départ passe au siège voisin sur la gauche.
    .title = Le round suivant
rule-end = Après le dernier round, le plus d’argent gagne. À égalité d’argent : le plus de billets. Toujours égalité : la victoire est partagée.
    .title = La fin
rule-neutral = Avec les dés neutres, à 2 joueurs chacun en prend 4, à 3 ou 4 joueurs chacun en prend 2. Ils se lancent et se placent avec les tiens et comptent pour un joueur de plus, qui n’appartient à personne : il fait égalité, il annule, il gagne. Ce qu’il gagne va sous la pile. À 3 joueurs, les 2 dés restants sont lancés et placés avant le premier tour de chaque round.
    .title = Les dés neutres

## The command.

cli-about = Last Roll : le jeu de dés Las Vegas. Sans commande, une partie commence.
cli-usage = Utilisation :
cli-commands = Commandes
cli-arguments = Arguments
cli-options = Options
cli-help = Affiche cette aide.
cli-version = Affiche la version.
cli-language = `--language CODE`, n’importe où sur la ligne, choisit la langue : `en`, `fr`, `nl`, `it`, `de` ou `es`. Sans cela, c’est celle du système.
cli-stdin = entrée standard
cli-stdout = sortie standard
cli-play = Joue dans ce terminal, contre des bots ou entre amis au même clavier.
cli-play-players = Nombre de joueurs, 2 à 5. Par défaut : autant que tu en nommes, sinon 4.
cli-play-neutral = Joue avec les dés neutres (2 à 4 joueurs).
cli-play-name = Le nom d’une personne à ce clavier ; une fois par personne.
cli-play-bots = Les bots à affronter, séparés par des virgules ; `lastroll bots` en donne la liste. `cmd:PROGRAM ARGS` est un programme ; une virgule à l’intérieur en fait partie, sauf si un bot la suit. Autant de bots que de joueurs : tu regardes.
cli-play-resume = Reprend une partie inachevée ; sans identifiant, la dernière jouée.
cli-play-plain = Ligne par ligne, sans couleurs : pour les lecteurs d’écran et les tubes.
cli-play-speed = Vitesse des animations ; 0 ou off : aucune.
cli-play-theme = Nuit ou midi.
cli-play-open-purses = Tout le monde voit les gains de tout le monde.
cli-play-seed = Dés tirés d’une graine : la même graine donne la même partie. Sans elle, les dés sont équitables et peuvent être vérifiés après coup.
cli-play-nonce = Ta propre contribution aux dés équitables : jusqu’à 64 lettres, chiffres, - et _ ; une fois pour chaque joueur qui en veut une.
cli-play-bot-seconds = Combien de temps un programme peut réfléchir à un choix, 10 secondes par défaut.
cli-play-rounds = Règle maison : le nombre de rounds, 4 par défaut.
cli-play-start = Le siège qui commence ; les sièges se comptent à partir de 0.
cli-play-minimum = Règle maison : ce que chaque casino contient au moins, 50000 par défaut.
cli-play-dice = Règle maison : les dés de couleur de chaque joueur, 8 par défaut.
cli-play-neutral-dice = Règle maison : les dés neutres de chaque joueur.
cli-play-opening-dice = Règle maison : les dés neutres placés avant le premier tour de chaque round.
cli-replay = Contrôle des enregistrements de parties et les rejoue.
cli-replay-file = Un fichier d’enregistrements, un objet JSON par ligne, ou de parties en texte ; - est l’entrée standard. Ou l’identifiant d’une partie terminée sur cette machine ; sans rien, la dernière terminée.
cli-replay-json = Un objet JSON par partie, et rien d’autre.
cli-replay-story = Raconte toute la partie.
cli-verify = Vérifie que les dés et la pile sont bien ceux fixés d’avance.
cli-verify-file = Un fichier d’enregistrements de parties aux dés équitables ; - est l’entrée standard. Ou l’identifiant d’une partie terminée sur cette machine ; sans rien, la dernière terminée.
cli-bots = Donne la liste des bots, du plus faible au plus fort.
cli-bots-json = Sous forme de liste JSON.
cli-engine = Fait tourner un bot comme programme : lignes JSON sur l’entrée et la sortie standard.
cli-engine-bot = Quel bot ; `lastroll bots` en donne la liste.
cli-games = Donne la liste des parties de cette machine ; en montre, exporte ou supprime une.
cli-games-id = L’identifiant d’une partie, tel qu’il est dans la liste.
cli-games-json = En JSON.
cli-games-export = Écrit la partie, ou toutes les parties terminées, dans un fichier ; - est la sortie standard.
cli-games-text = Exporte un texte à lire au lieu de JSON.
cli-games-force = Exporte même si le fichier existe déjà, et le remplace.
cli-games-delete = Supprime la partie pour de bon.
where-line = ligne { $line }
replay-done =
    { $count ->
        [one] { $count } partie, conforme aux règles.
       *[other] { $count } parties, toutes conformes aux règles.
    }
verify-done =
    { $rolls ->
        [one] vérifié : la pile et { $rolls } lancer sont bien ceux fixés d’avance sous l’empreinte { $commitment }…
       *[other] vérifié : la pile et les { $rolls } lancers sont bien ceux fixés d’avance sous l’empreinte { $commitment }…
    }
verify-commitment = l’empreinte entière : { $commitment }
games-none = Pas encore de partie ici.
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
game-person = Joueur
usage-help = Voir `{ $command }`.
usage-language = Pas de langue « { $language } » ici ; il y a { $known }.
usage-unknown-option = L’option { $option } n’existe pas.
usage-unknown-command = La commande { $command } n’existe pas.
usage-repeated = { $option } figure deux fois.
usage-missing-value = { $option } demande une valeur.
usage-no-number = { $option } demande un nombre, pas « { $value } ».
usage-no-value = { $option } ne peut pas être « { $value } ».
usage-superfluous = « { $word } » est un mot de trop.
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
error-records-none = il n’y a aucune partie là-dedans
error-line-long = la ligne dépasse { $most } octets
error-text-encoding = le texte n’est pas en `UTF-8`
error-too-long = plus de { $most } octets
error-option-missing = il manque l’option { $option }
error-option-needs = { $option } ne sert qu’avec { $other }
error-option-range = il faut une valeur de { $least } à { $most }
error-options-together = { $one } et { $other } ne vont pas ensemble
error-seats-many = { $count } doivent jouer, mais il n’y a que { $players } sièges
error-export-none = il n’y a aucune partie terminée à exporter
error-game-unfinished = la partie { $id } n’est pas encore terminée
error-record-missing = ce fichier n’existe pas, et aucune partie n’a cet identifiant
error-game-missing = il n’y a pas de partie « { $id } »
error-game-taken = la partie { $id } se joue dans une autre fenêtre
error-save-none = il n’y a pas de partie inachevée
error-save-chance = la partie sauvegardée ne dit pas d’où viennent ses dés
error-save-differs = la partie sauvegardée { $id } ne concorde pas avec ses propres dés
error-save-seats = la partie sauvegardée n’a pas le bon nombre de sièges
error-bot-unknown = il n’y a pas de bot « { $name } » ; il y a { $names } et `cmd:PROGRAM`
error-bot-missing = il n’y a pas de programme « { $command } »
error-bot-died = le programme s’est arrêté : { $words }
error-bot-stalled = le programme n’a pas répondu en { $seconds } s
error-bot-nonsense = le programme a répondu n’importe quoi : « { $what } »
error-bot-illegal = le bot a choisi { $face }, qui n’est pas parmi { $faces }
error-bot-crashed = le bot a planté : { $error }
error-json-broken = ce n’est pas du JSON : ça se gâte à l’octet { $byte }
error-json-strange = ce JSON ne peut être ni un enregistrement ni une position
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
error-json-unknown = le champ { $field } est inconnu ici
error-json-least = doit être au moins { $least }
error-json-most = doit être au plus { $most }
error-json-entries = la liste doit avoir { $count } entrées
error-json-many = la liste a plus de { $most } entrées
error-json-long = le texte a plus de { $most } caractères
error-json-choice = « { $value } » est inconnu ici
error-json-value = la valeur ne convient pas ici
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
        [seat] un siège
        [tag] une étiquette
        [turn] un tour
       *[rule] une règle maison
    }
error-tag-unknown = l’étiquette { $tag } est inconnue ici
error-event-differs = { $field } est { $found }, mais selon les règles c’est { $expected }
error-event-order = l’événement suivant est { $expected }, pas { $found }
error-event-after-end = la partie est finie avant cet événement
error-name = un nom compte 1 à { $most } caractères sur une ligne, pas « { $name } »
error-names-count = il faut autant de noms que de joueurs : { $players }, pas { $count }
error-rule-not-bool = doit être `true` ou `false`
error-rule-range = doit être un nombre entier de { $least } à { $most }, pas { $value }
error-notes-count = il faut de 1 à { $most } billets
error-neutral-five = les dés neutres demandent une couleur que personne ne joue : passe à 2, 3 ou 4 joueurs, ou joue sans dés neutres
error-neutral-off = des dés neutres sont distribués mais la variante est désactivée : joue avec les dés neutres, ou n’en distribue pas
error-neutral-none = la variante est activée mais il n’y a pas de dés neutres : distribues-en, ou joue sans la variante
error-dice-many = { $count } dés dans une main, c’est trop : distribues-en moins, { $most } en tout avec les neutres
error-minimum-high = tous les billets ensemble font { $total }, moins que les { $minimum } que chaque casino doit contenir : baisse le minimum ou ajoute des billets
error-start-seat = le siège { $start } ne peut pas commencer à { $players } joueurs : les sièges se comptent à partir de 0, choisis-en un en dessous de { $players }
error-pile-notes = la pile doit être faite des { $count } billets des règles, chacun autant de fois qu’elles le disent
error-wrong-seat = c’est le tour du siège { $expected }, pas du siège { $seat }
error-turn-after-end = la partie est finie avant ce tour
error-phase = ce n’est pas possible maintenant
error-not-rolled = rien ne se place avant le lancer
error-face-range = une valeur est un nombre de 1 à 6, pas { $face }
error-face-not-rolled = la valeur { $face } n’est pas sortie ; au choix : { $faces }
error-dice-digits = les dés s’écrivent en chiffres de 1 à 6, pas « { $dice } »
error-dice-number =
    { $dice ->
        [none] dés à lancer pour le siège { $seat } : { $own } de sa couleur et { $neutral } de couleur neutre, pas zéro
       *[some] dés à lancer pour le siège { $seat } : { $own } de sa couleur et { $neutral } de couleur neutre, pas { $dice }
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
error-casino-dice = les dés se comptent pour { $owners } propriétaires (les sièges dans l’ordre, le neutre en dernier)
error-hand-dice = le siège { $seat } peut avoir { $dice } dés de sa couleur en tout, et { $neutral } neutres en main
error-neutral-dice = il y a { $neutral } dés neutres en tout
error-turn-missing = quelqu’un a encore des dés, c’est donc à quelqu’un de jouer
error-turn-empty = le siège { $seat } n’a plus de dés
error-roll-hand = le lancer doit compter tous les dés qui restent au siège { $seat }
error-round-zero = les rounds se comptent à partir de 1
error-purse = une bourse ne contient ni moins de 0, ni plus de billets que de dollars
error-purse-closed = la bourse du siège { $seat } est fermée
error-commitment-hex = une empreinte fait 32 octets en hexadécimal
error-commitment-differs = le secret n’est pas celui de l’empreinte donnée d’avance
error-secret-hex = un secret fait 32 octets en hexadécimal
error-secret-length = un secret fait { $bytes } octets
error-seed-range = doit être de 0 à 18446744073709551615
error-secret-missing = le secret de cette partie n’est pas encore révélé
error-fair-missing = cette partie n’a pas été jouée avec des dés équitables : il n’y a rien à vérifier
error-fair-nonces = il y a au plus { $most } nonces
error-fair-token = contextes et nonces comptent 1 à 64 lettres, chiffres, - et _, pas « { $text } »
error-pile-differs = le billet { $place } de la pile est { $found }, mais le secret donne { $expected }
error-opening-differs = l’ouverture du round { $round } est { $found }, mais le secret donne { $expected }
error-roll-differs = round { $round }, siège { $seat }, lancer { $turn } : les dés sont { $found }, mais le secret donne { $expected }

## Line by line.

plain-greeting = Partie { $id } : { $names }.
plain-resumed = La partie { $id } reprend : { $names }.
plain-keys = Touches : Entrée pour lancer, 1 à 6 pour placer, ? aide, b plateau, l journal, p ta bourse, q quitter.
plain-roll = { $name }, Entrée pour lancer.
plain-roll-again = Entrée ou r pour lancer ; ? pour l’aide.
plain-choice = { $face } : { $dice } au casino { $casino }. { $consequence }
plain-choose = { $name }, quelle valeur : { $faces } ?
plain-choose-again = Au choix : { $faces } ; ? pour l’aide.
plain-purse =
    { $notes ->
        [one] { $name } a gagné { $money } en { $notes } billet.
       *[other] { $name } a gagné { $money } en { $notes } billets.
    }
plain-standing =
    { $notes ->
        [one] { $rank }. { $name } : { $money } en { $notes } billet
       *[other] { $rank }. { $name } : { $money } en { $notes } billets
    }
plain-record = L’enregistrement : { $file }
plain-verify = Pour vérifier les dés : { $command }
plain-saved = La partie est sauvegardée. Pour la reprendre : { $command }
plain-lost = La partie n’a pas pu être sauvegardée, elle est perdue.
board-round = Round { $round } sur { $rounds }.
board-casino = { $casino } : { $notes }. Dés : { $dice }.
board-casino-empty = { $casino } : { $notes }. Aucun dé.
board-note = { $note } pour { $name }
board-player = { $name } : { $dice } en main.
board-player-open = { $name } : { $dice } en main, { $money } de gains.
