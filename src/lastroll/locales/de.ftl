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

## Casinos, in order.

casino-1 = Gold Rush
casino-2 = Palazzo
casino-3 = Miracle
casino-4 = The Oasis
casino-5 = Sphinx
casino-6 = Show Hall

neutral = Neutral

## The log: what happened. $name and $names come with the player’s symbol.
## dice-… are nominatives, so no text may put them into another case.

event-round-started = Runde { $round }: { $name } beginnt.
    .you = Runde { $round }: Du beginnst.
event-opening-placed = Die übrigen neutralen Würfel { $dice } kommen auf ihre Casinos.
event-rolled = { $name } würfelt { $dice }.
    .you = Du würfelst { $dice }.
event-placed = { $name } setzt { $dice } auf { $casino }.
    .you = Du setzt { $dice } auf { $casino }.
dice-own = { $count } Würfel
dice-neutral =
    { $count ->
        [one] { $count } neutralen Würfel
       *[other] { $count } neutrale Würfel
    }
dice-both =
    { $own ->
        [one] { $own } eigenen
       *[other] { $own } eigene
    } + { $neutral ->
        [one] { $neutral } neutralen Würfel
       *[other] { $neutral } neutrale Würfel
    }
paid-casino = { $casino }: { $what }
paid-tie = { $names } gehen bei Gleichstand leer aus.
    .you = Gleichstand zwischen { $names }: Ihr geht leer aus.
paid-note = { $name } bekommt { $note }.
    .you = Du bekommst { $note }.
paid-neutral = Neutral bekommt { $note }: zurück unter den Stapel.
paid-returned = { $notes } zurück unter den Stapel.
paid-nothing = Keine Geldscheine hier, also wird nichts ausgezahlt.
result-won = { $name } gewinnt mit { $money }.
    .you = Du gewinnst mit { $money }.
result-by-notes = { $name } gewinnt den Stichentscheid: je { $money }, aber mehr Geldscheine ({ $notes }).
    .you = Du gewinnst den Stichentscheid: je { $money }, aber mehr Geldscheine ({ $notes }).
result-shared = { $names } teilen sich den Sieg mit je { $money }.
    .you = Du teilst dir den Sieg mit { $others }: je { $money }.

## What a choice would change, if the round ended now. A text that begins with a small letter can
## follow a colon; at the head of a sentence it gets a capital.

preview-nothing = Vorerst ändert sich nichts.
preview-nobody = Niemand bekommt { $notes }.
preview-gained = { $name } würde { $note } bekommen.
    .you = Du würdest { $note } bekommen.
preview-lost = { $name } würde { $note } verlieren.
    .you = Du würdest { $note } verlieren.
preview-taken = { $name } würde sich { $note } von { $other } holen.
    .by-you = Du würdest dir { $note } von { $other } holen.
    .from-you = { $name } würde sich { $note } von dir holen.
# As preview-taken, from an owner who ties and has just been named.
preview-takes = { $name } würde sich { $note } holen.
    .you = Du würdest dir { $note } holen.
# .pronoun: the reader among $names.
preview-tie = Gleichstand zwischen { $names }
    .pronoun = dir
# $count: how many dice each of them has there.
preview-tie-count = { $name } zieht mit { $others } gleich (je { $count })
    .you = Du ziehst mit { $others } gleich (je { $count })
preview-tie-broken = Löst den Gleichstand auf
# $what: a text like “You tie Ben (3 each): Cleo would get $60,000.”
preview-tie-moved = Löst einen Gleichstand auf und schafft einen neuen. { $what }
# $why is a tie, and $what comes of it: “You and Ben tie: nobody gets $60,000.”
preview-why = { $why }: { $what }

## The bots: a sentence of character, the name at the table, and what a bot does not play.

bot-random = Nimmt irgendeine Zahl, die gerade fällt, und genießt die Lichter. Das schlägst du schon am ersten Abend.
    .name = Urlaubsgast
    .won = „Ich bin ja nur wegen der Lichter hier. Macht wer ein Foto?“
bot-frugal = Gibt so wenige Würfel aus wie möglich und wartet, bis den anderen die Würfel ausgehen.
    .name = Sparfuchs
    .won = „Ein Würfel nach dem anderen. Probier’s mal.“
bot-novice = Weiß, worum es geht, verliert aber immer wieder den Faden. Gute Gesellschaft für den ersten Abend.
    .name = Neuling
    .won = „Moment. Gewonnen? Ich?“
bot-greedy = Sieht sich alle sechs Casinos an und nimmt, was gerade am meisten bringt.
    .name = Nimmersatt
    .won = „Zweifle nie an diesem Hut.“
bot-regular = Sitzt jeden Abend hier und spielt gut, mit einem Schnitzer dann und wann.
    .name = Stammgast
    .won = „Morgen, gleicher Tisch?“
bot-counter = Rechnet jede Chance in jedem Casino aus und geht dorthin, wo unter dem Strich am meisten steht.
    .name = Buchhalter
    .won = „Die Rechnung geht auf. Ich habe zweimal nachgesehen.“
bot-planner = Denkt ein, zwei Züge voraus und hebt Würfel für den richtigen Moment auf.
    .name = Weitblick
    .won = „Genau nach Plan. Seit zwei Zügen.“
bot-expert = Hat Millionen Partien gesehen und spürt, wie eine Runde ausgeht.
    .name = Alter Hase
    .won = „Diese Partie kenne ich schon. Von 1974.“
bot-champion = Nimmt sich einen Moment, spielt jeden Wurf im Kopf zu Ende und verschenkt nichts.
    .name = Legende
    .won = „Ich sage nichts. Die Würfel haben gesprochen.“
bot-perfect = Kennt den genauen Wert jeder Wahl. Da helfen nur bessere Würfel.
    .name = Uhrwerk
    .won = „Tick. Tack. Wie erwartet.“
    .limits = Nur zu zweit und ohne neutrale Würfel.

## How strong a bot is, as measured. $name is a weaker bot’s name at the table.

strength-level = Stufe { $level } von { $levels }
strength-rating = Wertung { $rating }
strength-beats = Gewinnt { $share } von 100 Partien zu zweit gegen { $name }.

## The screen.

sky = LAST ROLL · Runde { $round } von { $rounds } · { $name } beginnt
    .you = LAST ROLL · Runde { $round } von { $rounds } · Du beginnst
start-mark = Start
purse-closed = verdeckt
# Under a player: what they would get if the round ended now.
player-now = jetzt { $money }
notes-count =
    { $count ->
        [one] { $count } Geldschein
       *[other] { $count } Geldscheine
    }
prompt-roll = { $name }: { $dice } werfen. Taste R.
prompt-place = { $name }: Wähle ein Casino, 1 bis 6. Alle Würfel dieser Zahl kommen hin.
# $faces: “1, 3 or 6”.
prompt-not-rolled = Keine { $face } gewürfelt: Wähle { $faces }.
prompt-selected = { $casino } – { $what }
small-window = Fenster zu klein: Erst bei 80 × 24 ist alles zu sehen.
prompt-turn = { $name } ist am Zug.
    .you = Du bist am Zug.
prompt-thinking = { $name } überlegt …
fair-commitment = Prüfsumme der Würfel: { $commitment } …
bot-fault = { $name } hat den Platz an den Bot „Urlaubsgast“ verloren: { $reason }
purse-own =
    { $notes ->
        [one] { $name } hat { $money } in { $notes } Geldschein.
       *[other] { $name } hat { $money } in { $notes } Geldscheinen.
    }
    .you =
        { $notes ->
            [one] Du hast { $money } in { $notes } Geldschein.
           *[other] Du hast { $money } in { $notes } Geldscheinen.
        }
save-trouble = Diese Partie lässt sich nicht speichern: { $reason }. Du kannst trotzdem weiterspielen.
key-roll = Würfeln
key-choose = Wahl
key-place = Setzen
key-log = Verlauf
key-settings = Optionen
key-help = Hilfe
key-new = Neu
key-quit = Ende
key-skip = Weiter
key-purse = Geldbeutel
key-rematch = Revanche
key-go-on = Weiter
key-close = Schließen
key-next-field = Nächstes Feld
payout-title = Runde { $round }: Die Casinos zahlen aus
result-title = Die Partie ist zu Ende
result-record = Gespeichert als { $id }. Siehe lastroll games; die Würfel prüft lastroll verify.
setup-slogan = Sechs Casinos, vier Runden, deine Würfel.
setup-neutral = Neutrale Würfel (2 bis 4 Spieler)
setup-open-purses = Offene Geldbeutel
setup-few = Es braucht mindestens zwei Spieler.
setup-play = Spielen
setup-resume = Fortsetzen
seat-person = Mensch
seat-empty = Frei
settings-title = Optionen
settings-language = Sprache
settings-theme = Farben
settings-speed = Tempo
settings-casinos = Casinos
theme-dark = Nacht
theme-light = Mittag
speed-off = Keine Bewegung
log-title = Verlauf
help-title = Hilfe
help-signs = Das Zeichen neben einem Schein zeigt, wer ihn jetzt bekäme; · ist niemand; ●›▲ heißt von ● zu ▲; ●=▲ ist Gleichstand.
help-key-roll = R: würfeln
help-key-choose = 1 bis 6: ein Casino auswählen und sehen, was sich ändern würde; dieselbe Taste noch einmal setzt
help-key-place = Enter: die ausgewählten Würfel setzen
help-key-move = Pfeiltasten: die Möglichkeiten durchgehen; Esc nimmt die Auswahl zurück
help-key-skip = Jede andere Taste: die Bewegung überspringen
help-key-log = L: der ganze Verlauf; S: Sprache, Farben, Tempo
help-key-purse = P: in den eigenen Geldbeutel schauen
help-key-new = N: eine neue Partie; die laufende wird gespeichert
help-key-quit = Q: beenden; die Partie wird gespeichert

## The rules in short.

rule-goal =
    { $rounds ->
        [one] Nach { $rounds } Runde gewinnt, wer das meiste Geld hat.
       *[other] Nach { $rounds } Runden gewinnt, wer das meiste Geld hat.
    }
    .title = Worum es geht
rule-deal = Zu jedem Casino kommen Geldscheine vom Nachziehstapel, bis dort mindestens { $minimum } liegen.
    .title = Die Casinos
rule-turn = Würfle mit allen Würfeln, die du noch hast. Wähle eine der gewürfelten Zahlen und setze alle deine Würfel mit dieser Zahl auf das Casino mit derselben Nummer: immer alle, nie nur einen Teil.
    .title = Dein Zug
rule-skip = Keine Würfel mehr? Dann wirst du übersprungen. Wer als Letzter noch Würfel hat, macht allein weiter, bis sie weg sind.
    .title = Keine Würfel mehr
rule-ties = Sind alle Würfel gesetzt, zahlen die Casinos aus. Zuerst, bei jedem Casino: Wer dort genauso viele Würfel hat wie jemand anderes, nimmt sie zurück und bekommt dort nichts.
    .title = Gleichstand hebt sich auf
rule-pay = Unter den Übrigen gilt: Die meisten Würfel bekommen den höchsten Geldschein, die zweitmeisten den nächsten und so weiter. Geldscheine, die niemand bekommt, kommen zurück unter den Nachziehstapel.
    .title = Auszahlung
rule-purses = Was du gewinnst, liegt verdeckt vor dir. Die anderen sehen jede Auszahlung, aber wie viel du insgesamt hast, erfahren sie erst am Ende.
    .title = Geldbeutel
rule-rounds = Der Start wandert mit jeder Runde einen Platz nach links.
    .title = Nächste Runde
rule-end = Nach der letzten Runde gewinnt, wer das meiste Geld hat, bei gleich viel Geld, wer mehr Geldscheine hat. Ist auch das gleich, wird der Sieg geteilt.
    .title = Das Ende
rule-neutral = Mit neutralen Würfeln: 2 Spieler nehmen je 4 davon, 3 oder 4 Spieler je 2. Sie werden mit den eigenen gewürfelt und gesetzt und zählen für einen zusätzlichen Spieler, den niemand lenkt: Er kann Gleichstand machen, und er kann gewinnen. Was er gewinnt, kommt zurück unter den Nachziehstapel. Zu dritt werden die 2 übrigen Würfel vor dem ersten Zug jeder Runde gewürfelt und gesetzt.
    .title = Neutrale Würfel

## The command.

cli-about = Last Roll: das Würfelspiel Las Vegas. Ohne Befehl öffnet sich das Spiel im Browser.
cli-usage = Aufruf:
cli-commands = Befehle
cli-arguments = Argumente
cli-options = Optionen
cli-help = Diese Hilfe zeigen.
cli-version = Die Version zeigen.
cli-language = `--language CODE` irgendwo in der Zeile wählt die Sprache: `en`, `fr`, `nl`, `it`, `de` oder `es`; ohne Angabe die Sprache des Systems.
cli-stdin = Standardeingabe
cli-stdout = Standardausgabe
cli-play = Hier im Terminal spielen, gegen Bots oder gemeinsam an einer Tastatur.
cli-play-players = Wie viele mitspielen, 2 bis 5; ohne Angabe so viele, wie Namen und Bots angegeben sind, sonst 4.
cli-play-neutral = Mit neutralen Würfeln spielen (2 bis 4 Spieler).
cli-play-name = Der Name einer Person an dieser Tastatur; einmal für jede Person.
cli-play-bots = Die Bots, gegen die du spielst, durch Kommas getrennt; `lastroll bots` zählt sie auf. `cmd:PROGRAM ARGS` ist ein Programm; ein Komma darin gehört dazu, außer wenn der Name eines Bots folgt. Bei so vielen Bots wie Spielern schaust du zu.
cli-play-resume = Eine angefangene Partie fortsetzen; ohne Kennung die zuletzt gespielte.
cli-play-plain = Zeile für Zeile, ohne Farben: für Screenreader und Pipes.
cli-play-speed = Wie schnell sich alles bewegt; 0 oder `off`: gar nicht.
cli-play-theme = `dark` ist Nacht, `light` ist Mittag.
cli-play-open-purses = Alle sehen, was jeder gewonnen hat.
cli-play-seed = Startwert der Würfel: gleicher Startwert, gleiche Partie. Ohne Angabe sind die Würfel fair und lassen sich hinterher prüfen.
cli-play-nonce = Dein eigener Beitrag zu fairen Würfeln: bis zu 64 Buchstaben, Ziffern, - und _; je einmal für alle, die etwas beitragen wollen.
cli-play-bot-seconds = Wie lange ein Programm über eine Wahl nachdenken darf, ohne Angabe 10 Sekunden.
cli-play-rounds = Hausregel: die Anzahl der Runden, ohne Angabe 4.
cli-play-start = Der Platz, der beginnt; Plätze zählen ab 0.
cli-play-minimum = Hausregel: was bei jedem Casino mindestens liegt, ohne Angabe 50000.
cli-play-dice = Hausregel: eigene Würfel je Spieler, ohne Angabe 8.
cli-play-neutral-dice = Hausregel: neutrale Würfel je Spieler.
cli-play-opening-dice = Hausregel: neutrale Würfel, die vor dem ersten Zug jeder Runde gesetzt werden.
cli-replay = Aufzeichnungen von Partien prüfen und zeigen.
cli-replay-file = Eine Datei mit Aufzeichnungen, ein JSON-Objekt pro Zeile, oder mit Partien als Text; - ist die Standardeingabe. Oder die Kennung einer beendeten Partie auf diesem Rechner; ohne Angabe die zuletzt beendete.
cli-replay-json = Ein JSON-Objekt je Partie ausgeben und sonst nichts.
cli-replay-story = Die ganze Partie erzählen.
cli-verify = Prüfen, ob Würfel und Nachziehstapel zu ihrer Prüfsumme passen.
cli-verify-file = Eine Datei mit Aufzeichnungen von Partien mit fairen Würfeln; - ist die Standardeingabe. Oder die Kennung einer beendeten Partie auf diesem Rechner; ohne Angabe die zuletzt beendete.
cli-bots = Die Bots aufzählen, vom schwächsten zum stärksten.
cli-bots-json = Eine JSON-Liste ausgeben.
cli-simulate = Viele Partien zwischen Bots spielen.
cli-simulate-players = Wie viele spielen, 2 bis 5; ohne Angabe so viele, wie Bots angegeben sind, sonst 4.
cli-simulate-neutral = Mit neutralen Würfeln spielen (2 bis 4 Spieler).
cli-simulate-bots = Die Bots nach Plätzen, durch Kommas getrennt; der letzte füllt alle übrigen Plätze. Ohne Angabe überall `random`.
cli-simulate-games = Wie viele Partien, ohne Angabe 10000.
cli-simulate-seed = Gleicher Startwert, gleiche Partien. Ohne Angabe 0; spielt ein `cmd:`-Programm mit, zufällige Würfel, die es nicht vorhersehen kann.
cli-simulate-secret = Noch einmal mit den Würfeln eines früheren Laufs spielen: das Geheimnis, das er am Ende ausgegeben hat.
cli-simulate-threads = Wie viele Threads, ohne Angabe einer je Prozessor. Die Partien sind dieselben.
cli-simulate-ray = Auf dem Ray-Cluster mit dieser Adresse spielen. Die Partien sind dieselben.
cli-simulate-out = Alle Partien behalten: als Aufzeichnungen in einer `.jsonl`-Datei oder als Tabelle in einer `.parquet`-Datei.
cli-simulate-json = Ein JSON-Objekt ausgeben und sonst nichts.
cli-simulate-rounds = Hausregel: die Anzahl der Runden, ohne Angabe 4.
cli-simulate-start = Der Platz, der beginnt; Plätze zählen ab 0.
cli-simulate-minimum = Hausregel: was bei jedem Casino mindestens liegt, ohne Angabe 50000.
cli-simulate-dice = Hausregel: eigene Würfel je Spieler, ohne Angabe 8.
cli-simulate-neutral-dice = Hausregel: neutrale Würfel je Spieler.
cli-simulate-opening-dice = Hausregel: neutrale Würfel, die vor dem ersten Zug jeder Runde gesetzt werden.
cli-arena = Ein Turnier zwischen Bots austragen, mit Wertungen und Intervallen.
cli-arena-players = Wie viele an einem Tisch spielen, 2 bis 5; ohne Angabe so viele, wie Bots angegeben sind, oder 2, wenn so viele an keinen Tisch passen.
cli-arena-neutral = Mit neutralen Würfeln spielen (2 bis 4 Spieler).
cli-arena-bots = Die Bots, durch Kommas getrennt: Namen aus `lastroll bots`, Bots anderer Projekte (wie `prior-table`) oder `cmd:PROGRAM`. Bei mehr Bots als Plätzen wird jede Besetzung gespielt; bei weniger füllt der letzte alle übrigen Plätze.
cli-arena-blocks = Wie viele Blöcke, ohne Angabe 100. In einem Block spielen die Bots mit denselben Geldscheinen und Würfeln, reihum auf allen Plätzen.
cli-arena-seed = Gleicher Startwert, gleiche Partien. Ohne Angabe 0; spielt ein `cmd:`-Programm mit, zufällige Würfel, die es nicht vorhersehen kann.
cli-arena-secret = Noch einmal mit den Würfeln eines früheren Laufs spielen: das Geheimnis, das er am Ende ausgegeben hat.
cli-arena-versus = Ist A besser als B? A setzt sich mit einem oder mehreren B an den Tisch.
cli-arena-until = Mit `--versus`: spielen, bis es entschieden ist.
cli-arena-lower = Mit `--versus`: der Anteil am Sieg, mit dem A nicht besser ist; ohne Angabe ein fairer.
cli-arena-upper = Mit `--versus`: der Anteil am Sieg, mit dem A besser ist. Ohne Angabe eine Stufe darüber, wie 0.55 über 0.5.
cli-arena-error = Mit `--versus`: wie oft die Antwort falsch sein darf, ohne Angabe 0.05.
cli-arena-luck = Mit wessen Bewertung das Glück aus den Ergebnissen herausgerechnet wird; mit `none` bleibt es darin.
cli-arena-out = Alles in einem Ordner behalten. Derselbe Befehl macht dort weiter, wo er aufgehört hat.
cli-arena-processes = Wie viele Prozesse spielen, ohne Angabe 1. Die Ergebnisse sind dieselben.
cli-arena-ray = Auf dem Ray-Cluster mit dieser Adresse spielen. Die Ergebnisse sind dieselben.
cli-arena-bot-seconds = Wie lange ein Programm über eine Wahl nachdenken darf, ohne Angabe 10 Sekunden.
cli-arena-json = Ein JSON-Objekt ausgeben und sonst nichts.
cli-arena-rounds = Hausregel: die Anzahl der Runden, ohne Angabe 4.
cli-arena-start = Der Platz, der beginnt; Plätze zählen ab 0.
cli-arena-minimum = Hausregel: was bei jedem Casino mindestens liegt, ohne Angabe 50000.
cli-arena-dice = Hausregel: eigene Würfel je Spieler, ohne Angabe 8.
cli-arena-neutral-dice = Hausregel: neutrale Würfel je Spieler.
cli-arena-opening-dice = Hausregel: neutrale Würfel, die vor dem ersten Zug jeder Runde gesetzt werden.
cli-solve = Die genauen Werte einer Stellung berechnen.
cli-solve-position = Eine Stellung als JSON oder als Zeile, die mit LR1 beginnt, oder eine Datei, die eine enthält; - ist die Standardeingabe.
cli-solve-objective = Was jeder Spieler will: `win` (seinen Anteil am Sieg der ganzen Partie), `margin` (mehr Geld in dieser Runde als die anderen im Mittel) oder `money`. Ohne Angabe `win`.
cli-solve-limit = Wie viele Zustände höchstens gelöst werden, ohne Angabe 50 Millionen; jeder braucht etwa 40 Byte.
cli-solve-json = Ein JSON-Objekt ausgeben und sonst nichts.
cli-hint = Zeigen, was jede Möglichkeit in einer Stellung wert ist.
cli-hint-position = Eine Stellung als JSON oder als Zeile, die mit LR1 beginnt, oder eine Datei, die eine enthält; - ist die Standardeingabe.
cli-hint-objective = Was jeder Spieler will: `win` (seinen Anteil am Sieg der ganzen Partie), `margin` (mehr Geld in dieser Runde als die anderen im Mittel) oder `money`. Ohne Angabe `win`.
cli-hint-seconds = Bedenkzeit in Sekunden, ohne Angabe 1. Dieselbe Stellung bekommt immer dieselben Werte.
cli-hint-json = Ein JSON-Objekt ausgeben und sonst nichts.
cli-exam = Zeigen, was die Entscheidungen eines Bots gegenüber genauen Werten verlieren, in immer denselben Stellungen.
cli-exam-bot = Welcher Bot; `lastroll bots` zählt sie auf.
cli-exam-set = Nur eine Sammlung: `duel` (Runden zu zweit, vom ersten Wurf an), `endings-3` bis `endings-5` (das Ende einer Runde für diese Zahl von Spielern) oder `neutral-2` bis `neutral-4` (dasselbe mit neutralen Würfeln). Ohne Angabe alle.
cli-exam-bot-seconds = Wie lange ein Programm über eine Wahl nachdenken darf, ohne Angabe 10 Sekunden.
cli-exam-json = Ein JSON-Objekt ausgeben und sonst nichts.
cli-train = Den Bewerter durch Partien gegen sich selbst trainieren; das braucht das Extra `train`.
cli-train-folder = Wo alles abgelegt wird: Protokoll, Kurven, Zwischenstand und Gewichte. Derselbe Befehl macht dort weiter, wo er aufgehört hat.
cli-train-iterations = Wie viele Durchgänge, ohne Angabe 1500. In jedem spielen alle Tische einige Schritte, und das Netz lernt daraus.
cli-train-lanes = Wie viele Tische nebeneinander spielen.
cli-train-steps = Wie viele Schritte alle Tische tun, bevor das Netz daraus lernt.
cli-train-tries = Wie viele Würfe in jedem Schritt angesehen werden; mehr nehmen mehr Glück heraus.
cli-train-batch = Wie viele Stellungen einen Lernschritt ausmachen.
cli-train-width = Wie breit das Netz ist.
cli-train-rate = Wie schnell es höchstens lernt.
cli-train-games = Welche Spiele, durch Kommas getrennt: `2` bis `5` Spieler, `2n` bis `4n` mit neutralen Würfeln. Ohne Angabe alle.
cli-train-mixed = Welcher Teil der Tische gemischt ist, 0 bis 1: Dort wählen alle bis auf einen durch Rechnen. Ohne Angabe 0.
cli-train-mixed-tries = Wie viele Würfe an gemischten Tischen in jedem Schritt angesehen werden.
cli-train-begin = Eine Datei mit Gewichten, mit denen es losgeht; ohne Angabe weiß das Netz anfangs nichts.
cli-train-check = Nach wie vielen Durchgängen es jeweils gegen `greedy` spielt, das Protokoll schreibt und fortgesetzt werden kann.
cli-train-seed = Derselbe Startwert ergibt auf derselben Maschine dasselbe Training; ohne Angabe 1.
cli-train-seconds = Nach dieser Zahl von Sekunden aufhören; derselbe Befehl macht später weiter.
cli-engine = Einen Bot als Programm laufen lassen: JSON-Zeilen über Standardeingabe und Standardausgabe.
cli-engine-name = Der Bot, ohne Angabe der von `--bot`.
cli-engine-bot = Welcher Bot; `lastroll bots` zählt sie auf.
cli-install-completion = Vervollständigung für die Shell einrichten: Befehle, Optionen, Bots und Dateien.
cli-install-completion-shell = Die Shell, ohne Angabe die, in der du gerade tippst.
cli-games = Die Partien auf diesem Rechner auflisten, eine zeigen, exportieren oder löschen.
cli-games-id = Die Kennung einer Partie, wie die Liste sie zeigt.
cli-games-json = JSON ausgeben.
cli-games-export = Die Partie oder alle beendeten Partien in eine Datei schreiben; - ist die Standardausgabe.
cli-games-text = Lesbaren Text exportieren statt JSON.
cli-games-force = Beim Exportieren eine vorhandene Datei überschreiben.
cli-games-delete = Die Partie endgültig löschen.
cli-no-browser = Nur die Adresse ausgeben, keinen Browser öffnen.
cli-port = Der Port, ohne Angabe 8600 oder einer, der frei ist.
cli-serve = Das Spiel für andere bereitstellen: Tische, Plätze, Ereignisse in Echtzeit.
cli-serve-host = Die Adresse, auf der gelauscht wird, ohne Angabe 127.0.0.1; 0.0.0.0 heißt alle Adressen dieses Rechners.
cli-serve-port = Der Port, ohne Angabe 8600; 0 heißt irgendein freier.
cli-serve-database = Wo die Tische aufbewahrt werden: `sqlite:///FILE` oder `postgresql://…`. Ohne Angabe eine Datei in deinem Datenordner.
cli-serve-bus = Ein Redis-Server, `redis://…`, für mehrere Prozesse um eine Datenbank.
cli-serve-processes = Wie viele Prozesse sich den Port teilen, ohne Angabe 1; etwa einer je Kern.
cli-serve-durability = Was eine bestätigte Aktion übersteht: `power` einen Stromausfall, `process` nur das Ende des Prozesses. Ohne Angabe: `power`.
cli-serve-rate-limit = Aufrufe pro Minute von einer Adresse, ohne Angabe 600; 0 heißt unbegrenzt.
cli-serve-body-limit = Größte Anfrage in Bytes, ohne Angabe 262144.
cli-serve-archive-days = Tage, nach denen ein ruhender Tisch archiviert wird, ohne Angabe 30; 0 heißt nie.
cli-serve-public-url = Die Adresse, unter der Spieler den Dienst erreichen, für Links und QR-Codes.
cli-serve-proxy = Adressen von Proxys, deren `X-Forwarded-*`-Kopfzeilen gelten, durch Kommas getrennt.
cli-serve-log-level = Wie viel protokolliert wird, ohne Angabe `info`.
serve-ready = Last Roll läuft unter { $address } (Strg-C beendet es).
serve-network = Auf anderen Geräten im Netz: { $address }
browse-starting = Last Roll startet …
browse-ready = Last Roll läuft unter { $address } (Strg-C beendet es).
browse-running = Last Roll läuft schon, unter { $address }.
where-line = Zeile { $line }
replay-done =
    { $count ->
        [one] { $count } Partie, nach den Regeln gespielt.
       *[other] { $count } Partien, alle nach den Regeln gespielt.
    }
verify-done =
    { $rolls ->
        [one] geprüft: Der Nachziehstapel und { $rolls } Wurf passen zur Prüfsumme { $commitment } …
       *[other] geprüft: Der Nachziehstapel und alle { $rolls } Würfe passen zur Prüfsumme { $commitment } …
    }
verify-commitment = die ganze Prüfsumme: { $commitment }
games-none = Hier gibt es noch keine Partien.
games-totals = Beendet: { $games }. Gewonnen: { $won }. Bestes Ergebnis: { $best }.
games-ladder = Besiegte Bots: { $beaten } von { $bots }. Besiegt ist ein Bot, wenn du an seinem Tisch gewinnst.
# One line for each bot: $low and $high bound the 95 % interval of $share.
games-ladder-bot = { $ahead } von { $games } Mal davor: { $share } % ({ $low }–{ $high })
games-ladder-new = Noch nie getroffen
games-deleted = { $id } ist gelöscht.
games-exported =
    { $count ->
        [one] { $count } Partie in { $file } geschrieben.
       *[other] { $count } Partien in { $file } geschrieben.
    }
game-players = { $players } Spieler
game-neutral = { $players } Spieler mit neutralen Würfeln
game-house-rules = Hausregeln
game-unfinished = Noch nicht zu Ende: Runde { $round } von { $rounds }, { $name } ist am Zug.
# The only person in a game at this terminal, where no name was given.
seat-you = Du
usage-help = Siehe `{ $command }`.
usage-language = Unbekannte Sprache „{ $language }“. Last Roll spricht { $known }.
usage-unknown-option = Unbekannte Option { $option }.
usage-unknown-command = Unbekannter Befehl { $command }.
usage-did-you-mean = Meinst du { $word }?
usage-repeated = { $option } ist zweimal angegeben.
usage-missing-value = { $option } braucht einen Wert.
usage-no-number = { $option } braucht eine Zahl, nicht „{ $value }“.
usage-no-value = { $option } kann nicht „{ $value }“ sein.
usage-superfluous = Unerwartetes Argument „{ $word }“.
usage-wrong = Die Argumente sind nicht zu verstehen: { $reason }

## Errors: one sentence each; the way to the culprit stands before it.

error-file-missing = diese Datei gibt es nicht
error-file-folder = das ist ein Ordner, keine Datei
error-file-forbidden = der Zugriff ist nicht erlaubt
error-file-exists = die Datei gibt es schon
error-file-other = das System meldet: { $reason }
error-file-unreadable = nicht lesbar: { $reason }
error-file-not-named = hier gibt es noch keine beendete Partie: Nenne eine Datei oder - für die Standardeingabe
error-file-taken = die Datei gibt es schon; { $option } überschreibt sie
error-disk-full = der Speicher ist voll
error-records-none = in dieser Datei ist keine Partie
error-line-long = die Zeile ist länger als { $most } Bytes
error-text-encoding = der Text ist kein `UTF-8`
error-too-long = länger als { $most } Bytes
error-option-missing = die Option { $option } fehlt
error-option-needs = { $option } geht nur zusammen mit { $other }
error-option-range = muss von { $least } bis { $most } sein
error-options-together = { $one } und { $other } lassen sich nicht verbinden
error-seats-many = { $count } Spieler sind angegeben, aber es gibt nur { $players } Plätze
error-export-none = es gibt keine beendete Partie zum Exportieren
error-game-unfinished = die Partie { $id } ist noch nicht zu Ende
error-record-missing = diese Datei gibt es nicht, und auch keine Partie mit dieser Kennung
error-game-missing = eine Partie „{ $id }“ gibt es nicht
error-game-taken = die Partie { $id } wird in einem anderen Fenster gespielt
error-save-none = es gibt keine angefangene Partie
error-save-chance = die gespeicherte Partie sagt nicht, woher ihre Würfel kommen
error-save-differs = die gespeicherte Partie { $id } passt nicht zu ihren eigenen Würfeln
error-save-seats = die gespeicherte Partie hat eine falsche Anzahl von Plätzen
error-bot-unknown = einen Bot „{ $name }“ gibt es nicht; es gibt { $names } und `cmd:PROGRAM`
error-bot-missing = Programm „{ $command }“ nicht gefunden
error-bot-unknown-close = einen Bot „{ $name }“ gibt es nicht: Meinst du { $close }?
error-bot-died = das Programm hat sich beendet: { $words }
error-bot-stalled = das Programm hat nicht innerhalb von { $seconds } s geantwortet
error-bot-nonsense = das Programm hat ungültig geantwortet: „{ $what }“
error-bot-illegal = der Bot hat { $face } gewählt, möglich ist nur: { $faces }
error-bot-crashed = der Bot ist abgestürzt: { $error }
error-json-broken = ungültiges JSON ab Byte { $byte }
error-json-strange = ungültiges JSON: zu tief verschachtelt oder nicht in UTF-8
error-json-type =
    erwartet: { $expected ->
        [int] eine ganze Zahl
        [float] eine Dezimalzahl
        [str] ein Text
        [bool] `true` oder `false`
        [array] eine Liste
        [object] ein Objekt
        [null] nichts
       *[unknown] etwas anderes
    }, gefunden: { $found ->
        [int] eine ganze Zahl
        [float] eine Dezimalzahl
        [str] ein Text
        [bool] `true` oder `false`
        [array] eine Liste
        [object] ein Objekt
        [null] nichts
       *[unknown] etwas anderes
    }
error-json-missing = das Feld { $field } fehlt
error-json-unknown = das Feld { $field } gehört nicht hierher
error-json-least = muss mindestens { $least } sein
error-json-most = darf höchstens { $most } sein
error-json-many = die Liste hat mehr als { $most } Einträge
error-json-long = der Text ist länger als { $most } Zeichen
error-json-choice = „{ $value }“ ist hier nicht erlaubt
error-json-value = dieser Wert ist hier nicht erlaubt
error-format = das Format muss „{ $expected }“ sein, nicht „{ $found }“
error-notation =
    „{ $text }“ ist nicht lesbar als { $what ->
        [amount] Betrag
        [casino] Casino
        [hand] Hand
        [notes] Geldscheine
        [position] Stellung
        [purse] Geldbeutel
        [roll] Wurf
        [round] Runde
        [rules] Regeln
        [seat] Platz
        [tag] Kopfangabe
        [turn] Zug
       *[rule] Hausregel
    }
error-tag-unknown = unbekannte Kopfangabe { $tag }
error-event-differs = { $field } ist { $found }, nach den Regeln aber { $expected }
error-event-order = das nächste Ereignis ist { $expected }, nicht { $found }
error-event-after-end = die Partie ist vor diesem Ereignis zu Ende
error-name = ein Name hat 1 bis { $most } sichtbare Zeichen auf einer Zeile; „{ $name }“ geht nicht
error-names-count = { $players } Spieler brauchen { $players } Namen, nicht { $count }
error-rule-not-bool = muss `true` oder `false` sein
error-rule-range = muss eine ganze Zahl von { $least } bis { $most } sein, nicht { $value }
error-notes-count = es müssen 1 bis { $most } Geldscheine sein
error-neutral-five = neutrale Würfel brauchen eine Farbe, mit der niemand spielt: Spiele mit 2 bis 4 Spielern oder ohne neutrale Würfel
error-neutral-off = neutrale Würfel werden verteilt, aber die Variante ist aus: Spiele mit neutralen Würfeln oder verteile keine
error-neutral-none = die Variante ist an, aber es gibt keine neutralen Würfel: Verteile welche oder spiele ohne die Variante
error-dice-many = { $count } Würfel in einer Hand sind zu viele: Verteile weniger, höchstens { $most } mit den neutralen
error-minimum-high = alle Geldscheine zusammen sind { $total }, weniger als die { $minimum }, die bei jedem Casino liegen müssen: Senke das Minimum oder nimm Geldscheine dazu
error-start-seat = Platz { $start } kann bei { $players } Spielern nicht beginnen: Plätze zählen ab 0, wähle also einen unter { $players }
error-pile-notes = der Nachziehstapel muss aus den { $count } Geldscheinen der Regeln bestehen, jeder so oft wie dort
error-wrong-seat = am Zug ist Platz { $expected }, nicht Platz { $seat }
error-turn-after-end = die Partie ist vor diesem Zug zu Ende
error-phase = das geht jetzt nicht
error-not-rolled = vor dem Wurf kann nichts gesetzt werden
error-face-range = ein Würfel zeigt eine Zahl von 1 bis 6, nicht { $face }
error-face-not-rolled = die Zahl { $face } wurde nicht gewürfelt; möglich ist nur: { $faces }
error-dice-digits = Würfel schreibt man als Ziffern 1 bis 6, nicht „{ $dice }“
error-dice-number =
    { $dice ->
        [none] Platz { $seat } hat alle Würfel zu würfeln (eigene: { $own }, neutrale: { $neutral }), nicht gar keine
       *[some] Platz { $seat } hat alle Würfel zu würfeln (eigene: { $own }, neutrale: { $neutral }), nicht { $dice }
    }
error-deal-note = einen Geldschein zu { $note } haben die Regeln nicht
error-deal-six = sechs Casinos bekommen Geldscheine, nicht { $count }
error-deal-pile = der Nachziehstapel kann die Geldscheine zu { $note } so nicht hergeben
error-deal-filled = ein Casino wird aufgefüllt, bis dort { $minimum } liegen, und nicht weiter
error-opening-dice =
    { $dice ->
        [none] neutrale Würfel der Eröffnung: { $expected }, nicht gar keine
       *[some] neutrale Würfel der Eröffnung: { $expected }, nicht { $dice }
    }
error-opening-due = die übrigen neutralen Würfel müssen vor dem ersten Wurf auf den Casinos liegen
error-opening-missing = Runde { $round } braucht eine Eröffnung mit neutralen Würfeln: { $count }
error-openings-many = es gibt mehr Eröffnungen als Runden, die eine haben
error-script-ended = es gibt keine weiteren Würfe
error-position-range = muss von 0 bis { $most } sein, nicht { $value }
error-position-count = es müssen { $needed } sein, nicht { $count }
error-position-note = einen Geldschein zu { $note } haben die Regeln nicht
error-notes-order = Geldscheine liegen vom höchsten zum niedrigsten
error-casino-dice = Würfel werden für { $owners } Besitzer gezählt (Plätze der Reihe nach, Neutral zuletzt)
error-hand-dice = Platz { $seat } kann insgesamt { $dice } eigene Würfel haben und { $neutral } neutrale in der Hand
error-neutral-dice = neutrale Würfel gibt es insgesamt { $neutral }
error-turn-missing = es sind noch Würfel übrig, also ist jemand am Zug
error-turn-empty = Platz { $seat } hat keine Würfel mehr
error-roll-hand = der Wurf muss alle Würfel enthalten, die Platz { $seat } noch hat
error-round-zero = Runden zählen ab 1
error-purse = ein Geldbeutel enthält mindestens 0 Dollar und nicht mehr Geldscheine als Dollar
error-purse-closed = der Geldbeutel von Platz { $seat } ist verdeckt
error-commitment-hex = eine Prüfsumme besteht aus 32 Bytes in hexadezimaler Schreibweise
error-commitment-differs = das Geheimnis passt nicht zur Prüfsumme
error-secret-hex = ein Geheimnis besteht aus 32 Bytes in hexadezimaler Schreibweise
error-secret-length = ein Geheimnis hat { $bytes } Bytes
error-seed-range = muss von 0 bis 18446744073709551615 sein
error-secret-missing = das Geheimnis dieser Partie ist noch nicht aufgedeckt
error-fair-missing = diese Partie wurde nicht mit fairen Würfeln gespielt: Es gibt nichts zu prüfen
error-fair-nonces = es gibt höchstens { $most } Nonces
error-fair-token = Kontexte und Nonces bestehen aus 1 bis 64 Buchstaben, Ziffern, - und _; „{ $text }“ geht nicht
error-pile-differs = Geldschein { $place } im Nachziehstapel ist { $found }, nach dem Geheimnis aber { $expected }
error-opening-differs = die Eröffnung von Runde { $round } ist { $found }, nach dem Geheimnis aber { $expected }
error-roll-differs = Runde { $round }, Platz { $seat }, Wurf { $turn }: Die Würfel sind { $found }, nach dem Geheimnis aber { $expected }
error-stale = der Tisch ist schon bei Version { $version }: Sieh noch einmal nach
error-not-your-turn = du bist nicht am Zug
error-not-playing = an diesem Tisch läuft keine Partie
error-already-rolled = die Würfel liegen auf dem Tisch: Wähle eine Zahl
error-roll-first = erst würfeln
error-face-missing = sag, welche Zahl gesetzt werden soll
error-table-full = an diesem Tisch ist kein Platz frei
error-seat-taken = da sitzt schon jemand
error-seat-empty = da sitzt niemand
error-seat-kept = dieser Platz ist noch { $seconds } s für { $name } reserviert
error-bots-busy = die stärksten Bots haben gerade zu viel zu grübeln: Nimm schwächere, oder versuch es in einer Minute noch einmal
error-seat-was = Platz { $seat } gibt es nicht, oder er ist zweimal genannt
error-no-such-table = diesen Tisch gibt es nicht
error-no-such-code = kein offener Tisch hat diesen Code
error-no-such-seat = Platz { $seat } gibt es nicht
error-no-such-call = diesen Aufruf gibt es nicht
error-no-such-file = diese Datei gibt es nicht
error-no-seat = dafür braucht es den Schlüssel eines Platzes an diesem Tisch
error-not-your-seat = das ist nicht dein Platz
error-not-the-maker = das kann nur, wer den Tisch leitet
error-not-finished = die Partie ist noch nicht zu Ende
error-not-alone = dieselben Würfel gibt es nur allein gegen Bots
error-already-started = die Partie hat begonnen
error-nobody-there = an diesem Tisch sitzt noch niemand
error-no-human-seat = wer einen Tisch aufmacht, braucht dort einen Platz
error-seats-count = { $players } Spieler brauchen { $players } Plätze, nicht { $count }
error-bot-not-here = einen Bot „{ $name }“ gibt es hier nicht; es gibt { $names }
error-bot-not-for-these-rules = der Bot „{ $name }“ spielt nicht nach diesen Regeln
error-look-taken = diese Farbe hat schon jemand
error-ticket = dieses Ticket ist nicht von hier
error-ticket-used = mit diesem Ticket wurde schon ein Tisch aufgemacht
error-talk-one = schick einen Spruch, eine Reaktion oder einen Text
error-talk-off = so wird an diesem Tisch nicht gechattet
error-talk-unknown = diesen Spruch oder diese Reaktion gibt es nicht
error-talk-text = eine Nachricht ist eine Zeile einfacher Text
error-store-trouble = das lässt sich gerade nicht speichern: Versuch es gleich noch einmal
error-internal = hier ist etwas schiefgegangen; es steht im Protokoll des Dienstes
error-too-many-calls = zu viele Aufrufe: Warte einen Moment
error-not-json = die Anfrage muss als `application/json` gesendet werden
error-foreign-host = dieses Spiel läuft nur für diesen Rechner: Öffne es unter `localhost`
error-too-many-streams = unter dieser Adresse sind zu viele Tische offen: Schließe ein paar Tabs und versuch es noch einmal
error-too-many-watchers = an diesem Tisch schauen schon zu viele zu: Versuch es später noch einmal
error-too-large = die Anfrage ist zu groß
error-wrong-method = dieser Aufruf braucht eine andere Methode
# $reason is technical and English.
error-request-broken = die Anfrage ist nicht zu verstehen: { $reason }
error-setting-number = „{ $value }“ ist keine Zahl
error-setting-choice = „{ $value }“ geht nicht, möglich ist nur: { $choices }
error-setting-range = muss von { $least } bis { $most } sein
error-missing-extra = dafür braucht es das Extra `{ $extra }`: `{ $command }`
error-cannot-listen = unter { $host }, Port { $port }, geht es nicht: { $reason }
error-no-processes = dieses System erlaubt nur einen Prozess je Port
error-database = die Datenbank lässt sich nicht benutzen: { $reason }
error-database-in-use = diese Datenbank benutzt schon ein anderer Dienst; er ist hier: { $address }
error-bus = der Bus lässt sich nicht benutzen: { $reason }

## Line by line.

plain-greeting = Partie { $id }: { $names }.
plain-resumed = Partie { $id } geht weiter: { $names }.
plain-keys = Tasten: Enter würfelt, 1 bis 6 setzt, ? Hilfe, b Überblick, l Verlauf, p dein Geldbeutel, q Ende.
plain-roll = { $name }: Enter drücken zum Würfeln.
    .you = Du bist am Zug: Enter drücken zum Würfeln.
plain-roll-again = Enter oder r drücken zum Würfeln; ? zeigt die Hilfe.
plain-choice = { $face }: { $dice } auf { $casino }. { $consequence }
plain-choose = { $name }, welche Zahl: { $faces }?
    .you = Welche Zahl: { $faces }?
plain-choose-again = Möglich ist nur { $faces }; ? zeigt die Hilfe.
plain-purse =
    { $notes ->
        [one] { $name } hat { $money } in { $notes } Geldschein gewonnen.
       *[other] { $name } hat { $money } in { $notes } Geldscheinen gewonnen.
    }
    .you =
        { $notes ->
            [one] Du hast { $money } in { $notes } Geldschein gewonnen.
           *[other] Du hast { $money } in { $notes } Geldscheinen gewonnen.
        }
plain-standing =
    { $notes ->
        [one] { $rank }. { $name }: { $money } in { $notes } Geldschein
       *[other] { $rank }. { $name }: { $money } in { $notes } Geldscheinen
    }
plain-record = Aufzeichnung: { $file }
plain-verify = Würfel prüfen: { $command }
plain-saved = Die Partie ist gespeichert. Fortsetzen: { $command }
plain-lost = Die Partie ließ sich nicht speichern und ist verloren.
board-round = Runde { $round } von { $rounds }.
board-casino = { $casino }: { $notes }. Würfel: { $dice }.
board-casino-empty = { $casino }: { $notes }. Keine Würfel.
board-note = { $note } für { $name }
    .you = { $note } für dich
board-player = { $name } hat noch { $dice }.
board-player-open = { $name } hat noch { $dice } und { $money } gewonnen.

## The page: what stands on every screen.

web-skip = Zum Inhalt
web-home = Last Roll, Startseite
# A button that leads to the first screen.
web-home-short = Startseite
web-menu = Menü
web-rules = Regeln
web-learn = In drei Minuten lernen
web-help-keys = Tasten und Zeichen
web-sound = Ton
web-sound-offer = Ton einschalten
web-volume = Lautstärke
web-theme-system = System
web-theme-to-night = Zur Nacht wechseln
web-theme-to-noon = Zum Mittag wechseln
web-language-trouble = Diese Sprache ließ sich nicht laden. Versuch es noch einmal, wenn das Netz zurück ist.
# While something is being fetched.
web-opening = Einen Moment …
web-nowhere = Hier ist nichts
web-nowhere-help = Vielleicht ist die Adresse vertippt, oder den Tisch gibt es längst nicht mehr.
web-broken = Auf dieser Seite ist etwas schiefgegangen
web-reload = Neu laden
web-no-table = Kein solcher Tisch
web-offline = Du bist offline. Nichts ist verloren; versuch es gleich noch einmal.
web-offline-shell = Du bist offline. Regeln und Einführung gehen trotzdem, Tische brauchen das Netz.
web-offline-table = Du bist offline. Diese Seite macht von selbst weiter, wenn das Netz zurück ist.
web-done = Fertig
web-save = Speichern
web-change = Ändern

## The page: the first screen.

web-play-now = Jetzt spielen
web-play-now-hint = Geht sofort los. Ohne Konto.
# $names: the bots one plays against at once.
web-against = Gegen { $names }
web-opponents = Deine Gegner
web-make-table = Tisch aufmachen
web-hot-seat = An einem Gerät spielen
web-hot-seat-help = Das Gerät geht reihum. Bots können Plätze füllen.
web-hot-seat-nobody = Mindestens ein Mensch muss mitspielen.
web-join-code = Mit Code mitspielen
# An example of a code of a table, six letters and digits. Usually stays as it is.
web-code-example = K7QX4M
web-join = Mitspielen
web-code-unknown = Kein Tisch hat diesen Code
web-code-help = Prüf den Code auf Tippfehler. Sobald eine Partie läuft, gilt ihr Code nicht mehr.
web-my-games = Deine laufenden Partien
web-game-waiting = Wartet auf Spieler
web-game-your-turn = Du bist am Zug
web-game-running = Die Partie läuft
# $names: a list of the others at the table.
web-game-with = Mit { $names }
web-game-as = Als { $name }
web-open-tables = Offene Tische
web-open-tables-none = Gerade wartet niemand. Mach einen Tisch auf und lass dich finden.
# $name: who made the table.
web-table-of = Tisch von { $name }
web-seats-open =
    { $count ->
        [one] { $count } Platz frei
       *[other] { $count } Plätze frei
    }
web-new-here = Neu hier?
web-replay-import = Aufzeichnung öffnen
web-credit = Nach dem Würfelspiel Las Vegas von Rüdiger Dorn. Ein freies, unabhängiges Programm, ohne Verbindung zu Autor oder Verlag.
web-privacy = Kein Konto, kein Tracking, nichts von anderen Servern.
# The name of somebody who has not given one; $number is three digits.
web-guest = Gast { $number }

## The page: making a table.

web-your-name = Dein Name
web-name = Name
# A person at this device who has not said a name.
web-person-number = Spieler { $number }
web-how-many = Wie viele spielen?
web-seats = Plätze
# A label on its own: the reader’s seat.
web-seat-you = Du
web-seat-number = Platz { $number }
web-name-of-seat = Name für Platz { $number }
# A seat that somebody takes by opening the link.
web-seat-by-link = Kommt per Link
web-seat-open = Freier Platz
web-option-neutral = Neutrale Würfel
web-option-neutral-help = Weiße Würfel, die niemandem gehören und trotzdem gewinnen können.
web-option-neutral-five = Für 2 bis 4 Spieler.
web-option-open-purses-help = Alle sehen, was jeder gewonnen hat.
web-option-public = Öffentlich
web-option-public-help = Steht auf der Startseite; alle können mitspielen.
web-option-clock = Bedenkzeit
web-clock-none = Unbegrenzt
web-clock-relaxed = Gemütlich
web-clock-fast = Kurz
web-clock-help = Läuft die Zeit ab, spielt ein Bot diesen Zug für dich. Die Partie geht weiter.
web-option-talk = Chat
# What people at the table may say: set phrases, anything, nothing.
web-option-talk-phrases = Sprüche
web-option-talk-free = Freier Text
web-option-talk-off = Aus
web-house-rules = Hausregeln
# The rules exactly as the booklets of the game have them.
web-booklet = Spiel nach Anleitung
web-house-rules-help = Ändere, was du willst. Nach Anleitung sind es vier Runden mit je acht Würfeln.
web-house-rounds = Runden
web-house-dice = Eigene Würfel je Spieler
web-house-minimum = Bei jedem Casino mindestens
web-house-grace = Sekunden, bis für Abwesende ein Bot spielt
web-house-back = Zurück zum Spiel nach Anleitung

## The page: the lobby, a table that waits.

web-table-title = Tisch
web-your-table = Dein Tisch
web-table-full = Alle Plätze sind besetzt.
web-waiting-for =
    { $count ->
        [one] { $count } Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    }
web-seats-free =
    { $count ->
        [one] { $count } Platz ist für dich frei.
       *[other] { $count } Plätze sind frei, einer davon für dich.
    }
web-join-title = Spiel mit
web-take-seat = Platz nehmen
web-sit-here = Hier hinsetzen
# Somebody at the same device takes one more seat.
web-sit-another = Noch jemand an diesem Gerät
web-maker = Gastgeber
web-bot = Bot
web-seat-offline = gerade nicht da
# Beside the name of the player who starts the first round.
web-starts = beginnt
web-seat-edit = Name und Zeichen von { $name }
web-seat-up = { $name } nach oben
web-seat-down = { $name } nach unten
web-seat-remove = Platz entfernen: { $name }
web-seat-remove-person = { $name } vom Tisch entfernen
web-leave-seat = Platz von { $name } verlassen
web-seat-add = Noch ein Platz
web-look = Farbe und Zeichen
web-look-taken = { $symbol }, vergeben
web-start = Starten
web-start-with-bots = Starten, mit Bots auffüllen
web-wait-for-start = { $name } startet die Partie. Sie beginnt auch von selbst, sobald alle Plätze besetzt sind.
web-leave-table = Tisch verlassen
web-came = { $name } hat sich gesetzt.
web-went = { $name } ist gegangen.
web-invite = Andere einladen
web-code = Code
web-link = Link
web-qr = QR-Code des Links zu diesem Tisch
web-copy-link = Link kopieren
web-copied = Kopiert
web-copy-by-hand = Der Link ist markiert: Kopiere ihn von Hand.
web-share-text = Komm würfeln: Ein Platz ist für dich frei.
web-agreed = Tischregeln
web-agreed-rounds =
    { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }
web-agreed-dice = Je { $dice } Würfel
web-agreed-minimum = Bei jedem Casino mindestens { $minimum }
web-agreed-neutral = Mit neutralen Würfeln
web-agreed-no-neutral = Ohne neutrale Würfel
web-agreed-open-purses = Offene Geldbeutel
web-agreed-closed-purses = Verdeckte Geldbeutel
web-agreed-no-clock = Unbegrenzte Bedenkzeit
web-agreed-clock-relaxed = Gemütliche Bedenkzeit
web-agreed-clock-fast = Kurze Bedenkzeit
web-agreed-clock-time = { $time } pro Zug
web-agreed-grace = Nach { $seconds } s Abwesenheit spielt ein Bot
web-agreed-grace-time = Nach { $time } Abwesenheit spielt ein Bot
web-agreed-no-grace = Bei Abwesenheit spielt kein Bot
web-agreed-talk-phrases = Sprüche und Reaktionen
web-agreed-talk-free = Freier Text
web-agreed-talk-off = Kein Chat
web-agreed-public = Öffentlich
web-agreed-private = Nur mit Link oder Code
web-fair-title = Faire Würfel
web-fair-explained = Alle Würfe folgen schon jetzt aus einer geheimen Zahl. Das hier ist ihre Prüfsumme. Nach der Partie wird die Zahl gezeigt, und dein Browser kann jeden Wurf prüfen.
web-commitment = Prüfsumme der Würfel

web-share-link = Link teilen
web-copy = Kopieren
web-share-local = Dieses Spiel läuft nur auf diesem Computer. Starte es mit diesem Befehl, dann können Freunde in deinem Netz vom Handy aus mitspielen:
web-share-loopback = Einen Link zu „{ $host }“ können Freunde nicht öffnen. Ruf diese Seite unter der Adresse des Computers in deinem Netz auf und teile den Link dort.
web-lobby-about = Schick deine Würfel in sechs Casinos und gewinne ihre Geldscheine; bei Gleichstand gehen alle Beteiligten leer aus.
web-lobby-lesson = Neu hier? Lerne das Spiel in drei Minuten, während du wartest

## The page: settings and help.

web-setting-confirm = Zweimal tippen zum Setzen
web-setting-confirm-help = Das erste Tippen zeigt, was sich ändern würde. Ist es aus, setzt schon das erste.
web-setting-auto-roll = Automatisch würfeln
web-setting-mute = Chat ausblenden
web-setting-names-2012 = Casinonamen von 2012
web-setting-shortcuts = Tastenkürzel
web-setting-shortcuts-help = R, 1 bis 6 und so weiter. Schalte sie aus, wenn du Sprachsteuerung benutzt.
web-settings-kept = Nur in diesem Browser gespeichert.
web-motion-reduced = Dein System wünscht weniger Bewegung, darum bewegt sich nichts.
web-key-roll = Würfeln
web-key-choose = Ein Casino wählen und sehen, was sich ändern würde; dieselbe Taste noch einmal setzt
web-key-enter = Den Hauptknopf drücken
web-key-rematch = Nach dem Spiel: Revanche
web-key-back = Die Wahl zurücknehmen; ein Fenster schließen
web-key-log = Der Verlauf
web-key-replay = Eine Partie Schritt für Schritt ansehen
web-key-help = Diese Hilfe
web-help-signs = Das Zeichen neben einem Geldschein zeigt, wer ihn jetzt bekäme. Jeder Würfel trägt das Zeichen seines Besitzers.
web-help-off = Tastenkürzel lassen sich in den Optionen ausschalten.

## The page: the table. Whose turn it is, and the one main button.

# Inside a sentence: “Dice: you 2 and Ben 1.”, “Tied: you and Ben.”
web-you = du
web-turn-roll = Du bist am Zug: Würfle.
web-turn-choose = Du bist am Zug: Wähle ein Casino.
# Several people at one device: whose turn it is.
web-turn-roll-named = { $name }: Würfle.
web-turn-choose-named = { $name }: Wähle ein Casino.
# Said to screen readers when it becomes the reader’s turn.
web-turn-yours = Du bist am Zug.
web-turn-pay = Die Casinos zahlen aus.
web-turn-over = Die Partie ist zu Ende.
web-button-roll = { $count } Würfel werfen
web-button-rolling = Die Würfel rollen …
web-button-choose = Casino wählen
# $dice is “3 dice”, “2 own + 1 neutral die”, …
web-button-place = { $dice } auf { $casino }
web-button-placing = Wird gesetzt …
web-button-result = Ergebnis ansehen
web-button-skip = Überspringen
web-hint-again = Zum Setzen noch einmal tippen oder Enter drücken.

## The page: the card at the end of a round, and whose turn it is where several people share a device.

web-button-next-round = Nächste Runde
web-hand-over = { $name }, du bist am Zug
web-summary-title = Runde { $round }: die Gewinne
web-summary-you = Du
web-summary-nothing = nichts
web-summary-place = Platz { $place }
# The places before and after the round.
web-summary-moved = Platz { $before } → { $after }
web-summary-total = { $money } im Geldbeutel
web-summary-lead = { $name } geht in Führung.
web-summary-lead-you = Du gehst in Führung.
web-summary-start = { $name } beginnt die nächste Runde.
web-summary-start-you = Du beginnst die nächste Runde.

## The page: what a choice would change, said to the one who chooses.

web-change-dice = { $before } → { $after } Würfel

## The page: a casino as a screen reader says it, a few short sentences one after the other.

web-casino = Casino { $face }, { $name }.
# $notes: a list of “$60,000 for Ben”, or “$60,000” where nobody would get it.
web-casino-notes = Geldscheine: { $notes }.
web-casino-no-notes = Keine Geldscheine.
# $dice: a list of “Ben 2”.
web-casino-dice = Würfel: { $dice }.
web-casino-no-dice = Keine Würfel.
web-casino-tied = Gleichstand: { $names }.
# A sentence like “Ben would lose $60,000.” follows.
web-casino-choice = Wenn du hier { $dice } setzt:
web-casino-not-rolled = Keine { $face } in diesem Wurf.
web-casino-selected = Ausgewählt.
web-casinos = Casinos

## The page: the tray with the dice.

web-tray = Würfel
# A group of equal dice as a button; $dice is “3 dice” or “2 own + 1 neutral die”.
web-tray-group = { $dice } mit der { $face } für { $casino } wählen

## The page: the players.

web-players = Spieler
web-player-you = { $name } (du)
# On a small chip: dice left to roll.
web-player-dice = noch { $count } Würfel
web-player-neutral =
    { $count ->
        [one] { $count } neutraler Würfel
       *[other] { $count } neutrale Würfel
    }
web-player-money = { $money } gewonnen
web-player-closed = Geldbeutel verdeckt
web-player-turn = Ist am Zug
    .you = Du bist am Zug
web-player-start = Beginnt diese Runde
web-player-bot = Bot
web-player-away = Abwesend, ein Bot spielt
web-player-offline = Nicht verbunden
web-round = Runde { $round } von { $rounds }
web-round-start = { $name } beginnt
    .you = Du beginnst
web-clock =
    { $seconds ->
        [one] noch { $seconds } Sekunde
       *[other] noch { $seconds } Sekunden
    }
web-watchers =
    { $count ->
        [one] { $count } Person schaut zu.
       *[other] { $count } Personen schauen zu.
    }
web-watching = Du schaust zu.
web-leave = Tisch verlassen
web-leave-title = Den Tisch verlassen?
web-leave-text = Ein Bot spielt für dich weiter. Komm zurück, wann du willst: Der Platz bleibt deiner.
web-leave-stay = Bleiben
web-leave-go = Verlassen
web-away-you = Ein Bot spielt für dich. Mach einen Zug, und du bist wieder dran.

## The page: the log.

web-log-now = Jetzt
web-log-newest = Neuestes
web-log-all = Alle Runden
web-log-review = Du schaust zurück.
web-log-back = Zum aktuellen Stand
web-log-news =
    { $count ->
        [one] Seitdem { $count } neues Ereignis
       *[other] Seitdem { $count } neue Ereignisse
    }
web-log-by-clock = Die Zeit war um, darum hat ein Bot diesen Zug gespielt.
web-log-by-bot = Ein Bot spielt für { $name }.

## The page: the pay-out. “tie” is stamped over dice that leave together.

web-payout-tie = Patt
web-payout-pile = unter den Stapel
# The reader's winnings of this round so far.
web-payout-total = Du: { $money }

## The page: the result.

web-result-standings = Endstand
web-result-rank = Rang
web-result-player = Spieler
web-result-money = Geld
web-result-notes = Geldscheine
web-result-you-won = Du hast gewonnen.
web-result-you-shared = Du teilst dir den Sieg mit { $names }.
web-result-you-place = Platz { $rank } für dich, { $gap } hinter { $name }.
web-result-you-level = Platz { $rank } für dich: so viel wie { $name }, aber weniger Geldscheine.
web-result-you-ahead = { $money }, { $gap } vor { $name }.
web-result-behind = { $gap } hinter { $name }
web-result-behind-you = { $gap } hinter dir
web-result-board = Vor der letzten Auszahlung
web-result-figures = Die Partie in Zahlen
web-result-rounds = Geld je Runde
web-result-round = Runde { $round }
web-result-total = Summe
web-result-course = Wie das Geld zusammenkam
web-result-best-casino = Bestes Casino
web-result-best-round = Beste Runde
web-result-ties = Gleichstände
web-result-tied-dice = Würfel durch Gleichstand verloren
web-result-turns = Züge
web-result-average = Würfel je Zug
web-result-neutral = Von Neutral gewonnen
web-result-pile = Von niemandem gewonnen
# The head of a column: below it stand “Ties”, “Turns”, …
# $what: an amount; $where: a casino with its number.
web-result-at = { $what } bei { $where }
web-result-none = –
web-result-rematch = Revanche
web-result-stronger = Stärker: gegen { $name }
web-result-same-dice = Gleiche Würfel noch mal
web-same-dice-note = Übung: dieselben Scheine, und für dieselben Züge dieselben Würfe.
web-result-join = Zur Revanche
web-result-replay = Partie ansehen
web-result-share = Teilen
web-result-copied = Der Link ist kopiert.
web-result-share-text = { $names } bei Last Roll
web-result-record = Aufzeichnung speichern
web-result-look = Tisch ansehen
web-result-back = Zurück zum Ergebnis
web-result-home = Startseite
web-name-ask = Gut gespielt! Wie sollen die anderen dich nennen?
web-name-later = Jetzt nicht
web-result-fair = Faire Würfel

## The page: talk, that is reactions and phrases.

web-talk = Chat
web-talk-reactions = Reaktionen
web-talk-phrases = Sprüche
web-talk-write = Nachricht schreiben
web-talk-send = Senden
web-talk-mute = Die anderen stumm schalten
web-talk-unmute = Stummschaltung aufheben
web-talk-muted = Die anderen sind stumm.
web-talk-off = An diesem Tisch ist der Chat aus.
web-talk-seated = Nur wer mitspielt, kann schreiben.
web-talk-said = { $name }: { $words }
web-talk-recent = Bisher
web-talk-nothing = Noch hat niemand etwas gesagt.
web-phrase-hello = Hallo!
web-phrase-good-luck = Viel Glück!
web-phrase-nice-roll = Schöner Wurf!
web-phrase-well-played = Gut gespielt!
web-phrase-ouch = Autsch.
web-phrase-thanks = Danke!
web-phrase-one-more = Noch eine?
web-phrase-gotta-go = Ich muss los.
web-reaction-laugh = lacht
web-reaction-wow = staunt
web-reaction-cry = weint
web-reaction-angry = ist sauer
web-reaction-heart = schickt ein Herz
web-reaction-clap = klatscht

## The page: the connection, one calm line.

web-connection-connecting = Verbinden …
web-connection-offline = Verbindung verloren. Neuer Versuch läuft … deine Partie ist sicher.
web-connection-back = Wieder verbunden.
web-connection-sending = Dein Zug ist unterwegs …

## The page: the lesson, three minutes, played. $ben and $cleo are the two others at the table, with their
## symbols (▲ Ben, ■ Cleo); the reader is ● and is addressed informally. $casino and $other are
## casinos with their numbers (“3 Miracle”), $note, $second, $rest and $minimum are money.

web-lesson = Die Einführung
web-lesson-progress = Schritt { $step } von { $steps }
web-lesson-leave = Einführung verlassen
web-lesson-back = Zurück
web-lesson-next = Weiter
web-lesson-choose = Casino wählen
# On the button: place the dice at this casino.
web-lesson-place-at = Auf { $casino } setzen
web-lesson-again = Noch einmal
web-lesson-restart = Von vorn
web-lesson-play = Jetzt spielen
web-lesson-rules = Die Regeln
# What is said before the words about a choice: a good one, and one that could be better.
web-lesson-good = Genau.
web-lesson-nearly = Nicht ganz.
web-lesson-trouble = Die Einführung ließ sich nicht laden.
# The reader’s place in the list of players.
web-lesson-you = Du

web-lesson-welcome = Sechs Casinos, eines für jede Zahl des Würfels. Bei jedem liegen Geldscheine, zusammen { $minimum } oder mehr. Die willst du haben: Nach vier Runden gewinnt, wer das meiste Geld hat.
    .title = Willkommen auf dem Strip

web-lesson-roll = Du hast acht Würfel mit dem Zeichen ●. { $ben } und { $cleo } haben auch je acht. Wenn du am Zug bist, würfelst du mit allen, die du noch hast.
    .title = Erst würfeln
web-lesson-roll-done = Da liegen sie, nach Zahlen sortiert. Jede Zahl gehört zu dem Casino mit dieser Nummer.

web-lesson-place = Wähle eine Zahl. Alle deine Würfel mit dieser Zahl kommen auf ihr Casino: immer alle, nie nur ein Teil. Die übrigen behältst du und würfelst sie im nächsten Zug neu.
    .title = Alle einer Zahl setzen
web-lesson-place-hint = Nimm irgendein Casino, das leuchtet. Noch ist keines falsch.
web-lesson-place-1 = Zwei Würfel auf { $casino }: Die { $note } dort gehören vorerst dir. Sechs Würfel bleiben dir noch.
web-lesson-place-3 = Drei Würfel auf { $casino }: schwer zu schlagen. Die { $note } gehören vorerst dir, und fünf Würfel bleiben dir noch.
web-lesson-place-4 = Ein Würfel auf { $casino }, und die { $note } gehören vorerst dir. Billig, aber schon ein Paar schlägt ihn. Sieben Würfel bleiben dir noch.
web-lesson-place-6 = Zwei Würfel auf { $casino }: Die { $note } dort gehören vorerst dir. Sechs Würfel bleiben dir noch.
web-lesson-place-done = { $ben } und { $cleo } machen es genauso. Das Zeichen an einem Geldschein zeigt, wer ihn jetzt bekäme. So geht es reihum, bis niemand mehr Würfel hat.

web-lesson-most = Die Runde ist fast vorbei, du hast noch drei Würfel. Die meisten Würfel bei einem Casino bekommen den höchsten Geldschein. Wo kannst du noch vorn sein?
    .title = Die meisten Würfel gewinnen
web-lesson-most-hint = Sieh nach, wer wie viele Würfel auf { $casino } und auf { $other } hat.
web-lesson-most-5 = Drei Würfel gegen zwei: Auf { $casino } war { $ben } vorn, jetzt bist du es. Die { $note } gehören dir, wenn niemand mehr Würfel bringt.
web-lesson-most-2 = Ein Würfel auf { $casino }, und { $cleo } hat dort drei. Damit wärst du auf Rang zwei, und den einzigen Geldschein bekommt Rang eins.

web-lesson-ties = Jetzt der Kniff: Gleich viele Würfel heben sich auf. Auf { $other } haben du und { $cleo } je zwei Würfel, also bekämt ihr beide nichts. Du hast eine 4 und eine 6 gewürfelt.
    .title = Gleichstand hebt sich auf
web-lesson-ties-hint = Zähle, bevor du setzt: Wie viele hättest du, und wer hat genauso viele?
web-lesson-ties-4 = Du ziehst mit { $ben } gleich (je 3): Auf { $casino } fallt ihr beide weg, und { $cleo } bekommt die { $note } mit einem einzigen Würfel. So enden Freundschaften.
web-lesson-ties-6 = Du löst den Gleichstand auf: drei gegen zwei, und die { $note } von { $casino } gehören dir. Auf { $other } hätte die 4 einen neuen Gleichstand gemacht, mit { $ben }.

web-lesson-second = Manche Casinos haben einen zweiten Geldschein: Den bekommt, wer die zweitmeisten Würfel hat. Auf { $casino } ist { $ben } nicht mehr einzuholen. Na und?
    .title = Zweiter Rang genügt
web-lesson-second-hint = Rang eins auf { $other } oder Rang zwei auf { $casino }: Was bringt jeder von beiden?
web-lesson-second-3 = Rang zwei auf { $casino } bringt { $note }, mit halb so vielen Würfeln, wie { $ben } ausgegeben hat. Rang eins auf { $other } hätte { $rest } gebracht.
web-lesson-second-1 = Rang eins auf { $casino }: { $note }. Nicht schlecht, aber Rang zwei auf { $other } bringt { $second }, und niemand ist dir im Weg.

web-lesson-pay = Alle anderen haben keine Würfel mehr, du hast noch einen. Danach zahlen die Casinos aus, von 1 bis 6. Dein letzter Wurf!
    .title = Der letzte Wurf
web-lesson-pay-rolled = Eine 2. Sie muss auf { $casino }, wo zwischen { $ben } und { $cleo } Gleichstand herrscht.
web-lesson-pay-placed = Nirgends mehr Würfel: Die Casinos zahlen aus.
web-lesson-pay-1 = { $casino }: Du hast drei Würfel, { $ben } hat einen. Es gibt einen Geldschein, { $note }, und du bekommst ihn.
web-lesson-pay-2 = { $casino }: Gleichstand, { $ben } und { $cleo } nehmen ihre Würfel zurück. Übrig bleibt dein einziger Würfel und bekommt { $note }.
web-lesson-pay-3 = { $casino }: { $cleo } ist vorn und bekommt { $note }, { $ben } folgt und bekommt { $second }.
web-lesson-pay-4 = { $casino }: Gleichstand zwischen dir und { $cleo } (je 2). Also bekommt { $ben } mit einem Würfel { $note }. Niemand ist auf Rang zwei: { $rest } kommen unter den Stapel.
web-lesson-pay-5 = { $casino }: { $ben } ist hier allein. { $note }.
web-lesson-pay-6 = { $casino }: { $note } für dich, { $second } für { $cleo }.
web-lesson-pay-done = Du hast in dieser Runde { $won } bekommen, { $ben } { $ben_won }, { $cleo } { $cleo_won }. Gewonnene Scheine liegen verdeckt: Wer mitzählt, weiß, wer vorn liegt.

web-lesson-neutral = Eine Variante: Alle würfeln auch mit ein paar weißen Würfeln ○. Sie gehören niemandem und zählen wie ein weiterer Spieler, der Gleichstand machen und gewinnen kann. Du hast noch einen eigenen und einen neutralen Würfel.
    .title = Neutrale Würfel
web-lesson-neutral-hint = Nur der neutrale Würfel zeigt eine 6, setzen darfst du ihn trotzdem. Wer hätte dann auf { $other } Gleichstand?
web-lesson-neutral-6 = Jetzt hat Neutral zwei Würfel auf { $casino }, so viele wie { $ben }. Beide fallen weg, und dein einziger Würfel bekommt die { $note }.
web-lesson-neutral-5 = Zwei Würfel gegen drei: { $cleo } behält die { $note } von { $casino }. Der weiße Würfel kann mehr für dich tun.

web-lesson-done = Mehr ist es nicht: würfeln, alle einer Zahl setzen, zählen und keinen Gleichstand machen. Nimm Platz.
    .title = Du kennst das Spiel

## The page: replay, a game looked at moment by moment.

web-replay = Partie ansehen
web-replay-title = Die Partie von { $names }
# The title of the page where a record can be opened.
web-replay-open-title = Eine Aufzeichnung öffnen
web-replay-open-text = Eine Aufzeichnung ist eine kleine Datei mit allen Würfeln und Entscheidungen einer Partie. Der Server prüft sie nach den Regeln und behält nichts.
web-replay-choose-file = Datei wählen
web-replay-drop = Oder hier ablegen.
web-replay-paste = Oder einfügen
web-replay-paste-open = Öffnen
web-replay-unreachable = der Server ist nicht erreichbar
web-replay-opening = Die Aufzeichnung wird gelesen …
web-replay-refused = Diese Aufzeichnung lässt sich nicht zeigen: { $reason }
web-replay-not-json = das ist keine Aufzeichnung einer Partie
web-replay-which =
    { $count ->
        [one] In dieser Datei ist { $count } Partie. Welche?
       *[other] In dieser Datei sind { $count } Partien. Welche?
    }
web-replay-too-long = die Datei ist größer als { $most } Bytes
web-replay-other = Andere Aufzeichnung
web-replay-loading = Die Partie wird geladen …
web-replay-waiting = Diese Partie hat noch nicht begonnen.
web-replay-to-table = Zum Tisch
web-replay-controls = Momente der Partie
web-replay-first = Erster Moment
web-replay-previous = Einen Schritt zurück
web-replay-next = Einen Schritt weiter
web-replay-last = Letzter Moment
web-replay-play = Abspielen
web-replay-pause = Pause
web-replay-speed = Tempo: { $speed }×
web-replay-moment = Moment
# For screen readers, at the slider: where in the game this is.
web-replay-moment-value = { $moment } von { $moments }, Runde { $round }
# Before the numbers of the rounds, which are buttons.
web-replay-rounds = Runde
web-replay-round = Runde { $round }
web-replay-log = Was passiert ist
web-replay-copy = Link zu diesem Moment kopieren
web-replay-copied = Der Link ist kopiert.
web-replay-link = Link zu diesem Moment
web-replay-download = Aufzeichnung speichern
web-replay-unfinished = Diese Partie ist nicht zu Ende: Hier hört sie auf.
web-replay-live = Die Partie läuft noch. Die Geldbeutel bleiben bis zum Ende verdeckt.
web-replay-more =
    { $count ->
        [one] { $count } neuer Moment
       *[other] { $count } neue Momente
    }
web-replay-help-keys = Pfeiltasten: Schritt für Schritt; Bild auf und Bild ab: Runden; Pos1 und Ende: erster und letzter Moment; Leertaste: Abspielen und Pause
# Said at a moment of which there is nothing to tell.
web-replay-quiet = Alle Casinos haben ausgezahlt.

## The page: checking the dice of a game.

web-verify = Würfel prüfen
web-verify-again = Noch einmal prüfen
web-verify-working = Prüfung: { $done } von { $total }
web-verify-intro = Vor dem ersten Wurf hat diese Partie eine Prüfsumme gezeigt, den Fingerabdruck einer geheimen Zahl. Jetzt ist das Geheimnis bekannt. Dein Browser rechnet daraus den Nachziehstapel und jeden Wurf aus, ohne jemanden zu fragen.
web-verify-secret-later = Das Geheimnis wird aufgedeckt, wenn die Partie zu Ende ist. Dann lassen sich die Würfel hier prüfen.
web-verify-no-fair = Diese Partie wurde nicht mit fairen Würfeln gespielt: Es gibt nichts zu prüfen.
web-verify-good =
    { $rolls ->
        [one] Geprüft: Der Nachziehstapel und { $rolls } Wurf passen zur Prüfsumme.
       *[other] Geprüft: Der Nachziehstapel und alle { $rolls } Würfe passen zur Prüfsumme.
    }
web-verify-good-openings =
    { $openings ->
        [one] Auch die neutralen Würfel vor dem ersten Zug von { $openings } Runde.
       *[other] Auch die neutralen Würfel vor dem ersten Zug von { $openings } Runden.
    }
web-verify-good-commitment = Das Geheimnis passt zur Prüfsumme, die vor dem ersten Wurf feststand.
web-verify-bad = Diese Partie passt nicht zu ihrem Geheimnis.
web-verify-commitment-differs = Das Geheimnis passt nicht zur Prüfsumme.
web-verify-pile-differs = Geldschein { $place } im Nachziehstapel ist { $found }, nach dem Geheimnis aber { $expected }.
web-verify-opening-differs = Die übrigen neutralen Würfel von Runde { $round } sind { $found }, nach dem Geheimnis aber { $expected }.
web-verify-roll-differs = Runde { $round }, { $name }, Wurf { $turn }: Die Würfel sind { $found }, nach dem Geheimnis aber { $expected }.
web-verify-broken = Die Aufzeichnung ist beschädigt: { $where } passt nicht zum Rest.
# The browser keeps what it saw before the game.
web-verify-noted = Es ist auch die Prüfsumme, die dieser Browser vor der Partie notiert hat.
web-verify-noted-both = Es ist auch die Prüfsumme, die dieser Browser vor der Partie notiert hat, und sein Beitrag steckt in den Würfeln.
web-verify-not-noted = Dieser Browser hat die Prüfsumme vor der Partie nicht gesehen und muss der Aufzeichnung glauben.
web-verify-noted-differs = Aber vor der Partie hat dieser Browser eine andere Prüfsumme notiert. Die Würfel wurden ausgetauscht.
web-verify-nonce-lacks = Aber der Beitrag dieses Browsers fehlt in den Würfeln.
web-verify-values = Die Werte zum Kopieren
web-verify-commitment = Prüfsumme
web-verify-secret = Geheimnis
web-verify-context = Tisch
web-verify-nonces = Beiträge der Spieler
web-verify-copied = Kopiert.
web-verify-copy-by-hand = Dieser Browser lässt Seiten nicht kopieren. Markiere den Text und kopiere ihn selbst.
# $what is one of the four values above.
web-verify-copy-what = Kopieren: { $what }
web-verify-rolls = Jeder Wurf mit seinem Wort
# A “word” is 16 hexadecimal digits.
web-verify-rolls-help = Jeder Wurf wird aus einem Wort gelesen: einer Zahl, die aus Geheimnis, Tisch, Beiträgen, Runde und Zug folgt.
web-verify-pile = Der Nachziehstapel, wie er gezogen wird
web-verify-round = Runde { $round }
web-verify-column-who = Spieler
web-verify-column-word = Wort
web-verify-column-dice = Würfel
web-verify-opening = Übrige Würfel
web-verify-means = Was das beweist
web-verify-means-fixed = Der Nachziehstapel und alle Würfel standen vor dem ersten Wurf fest. Kein Wurf hing davon ab, was jemand wählte oder wer vorn lag.
web-verify-means-nonces = Niemand konnte sich die Würfel aussuchen: Sie folgen aus dem Geheimnis und aus dem, was jeder Browser beigetragen hat. Das gilt, wenn mindestens ein Beitrag von jemandem kam, der nicht mit dem Gastgeber gemeinsame Sache macht.
web-verify-limits = Was es nicht beweist
web-verify-limits-foresee = Wer den Server betreibt, könnte vom ersten Wurf an alle Würfel gekannt und verraten haben. Dass es nicht so war, lässt sich nicht zeigen. Spiele, wo du dem Gastgeber traust, oder sei selbst Gastgeber.
web-verify-limits-last = Ein Gastgeber, der mit der zuletzt gekommenen Person gemeinsame Sache macht, könnte Beiträge ausprobiert haben, bis ihnen die Partie gefiel.
web-verify-limits-broken = Eine abgebrochene Partie deckt ihr Geheimnis nie auf. Viele davon wären ein schlechtes Zeichen.
web-verify-limits-record = Eine Aufzeichnung allein beweist wenig: Jeder kann eine machen, die passt. Es zählt die Prüfsumme, die du vor der Partie gesehen hast.
# $command is typed in a terminal.
web-verify-how = Mit der gespeicherten Aufzeichnung rechnet „{ $command }“ auf jedem Rechner dasselbe aus. Das Handbuch zeigt, wie man einen Wurf von Hand prüft.

## The page: finished games on this device, and the ladder of bots.

web-history = Meine Partien
web-history-empty = Spiel eine Partie zu Ende, dann erscheint sie hier.
web-history-stored = Nur auf diesem Gerät gespeichert, nie verschickt.
web-history-unstored = Dieser Browser speichert nichts: Die Liste bleibt, bis du die Seite schließt.
web-history-count =
    { $games ->
        [one] { $games } Partie, { $won } gewonnen
       *[other] { $games } Partien, { $won } gewonnen
    }
web-history-games = Partien
web-history-won = Gewonnen
web-history-best = Bestes Ergebnis
web-history-list = Beendete Partien
# A place among the players, as on a scoreboard: 2 of 4.
web-history-place = { $rank } von { $players }
web-history-replay = Ansehen: { $game }
web-history-verify = Würfel prüfen: { $game }
web-history-delete = Liste löschen
web-history-delete-ask = Endgültig löschen?
web-history-delete-yes = Löschen
web-history-delete-no = Behalten
web-history-deleted = Die Liste ist gelöscht.
web-ladder = Besiege die Bots
web-ladder-count = { $beaten } von { $bots } besiegt
web-ladder-help = Gewinn eine Partie, in der ein Bot mitspielt, dann ist er besiegt. Die Prozentzahl sagt, wie oft du vor ihm lagst, mit ihrem 95-%-Intervall. Es zählen nur Partien nach Anleitung.
web-ladder-beaten = besiegt
web-ladder-unbeaten = noch nicht besiegt
web-ladder-new = Noch nie getroffen
web-ladder-ahead = { $ahead } von { $games } Mal davor
web-ladder-share = { $share } % ({ $low }–{ $high })
web-ladder-play = Gegen { $name } spielen

## Simulation and exact values.

simulate-compiling = Das Spiel wird kompiliert, nur einmal; das dauert einige Sekunden …
simulate-bar = Partien
simulate-interrupted = Unterbrochen: { $games } von { $wanted } Partien wurden gespielt.
simulate-played = { $games } Partien, { $choices } Entscheidungen in { $seconds } s: { $rate } Entscheidungen in der Sekunde.
simulate-seat = Platz
simulate-wins = Siege
simulate-money = Geld
simulate-spread = Streuung
simulate-notes = Scheine
simulate-histogram = Geld am Ende, alle Plätze; jeder Balken beginnt beim gezeigten Betrag:
simulate-faults = { $count ->
    [one] Ein Bot verlor seinen Platz in einer Partie. Partie, Platz und Grund: { $first }
   *[other] Bots verloren ihren Platz in { $count } Partien. Partie, Platz und Grund der ersten: { $first }
}
train-look = Durchgang { $iteration } von { $iterations }: Fehler { $error }; gegen `greedy`: { $shares }; { $seconds } s
train-written = Die Gewichte liegen in { $file }.
train-interrupted = Abgebrochen. Derselbe Befehl macht weiter, wo dieser aufgehört hat.
arena-bar = Tische
arena-interrupted = Unterbrochen: das ist das Ergebnis bis hierher.
arena-no-block = Noch ist kein Block vollständig.
arena-played = Blöcke: { $blocks }. Partien: { $games }. Entscheidungen: { $choices }.
arena-bot = Bot
arena-wins = Siege
arena-adjusted = Ohne Glück
arena-money = Geld
arena-rating = Wertung
arena-time = Zeit
arena-before = Wie oft der Bot der Zeile vor dem der Spalte landet, in %:
arena-faults = { $count ->
    [one] Ein Bot verlor seinen Platz in einer Partie: { $bot }, Block { $block }, Platz { $seat } ({ $code }).
   *[other] Bots verloren { $count }-mal ihren Platz. Zuerst: { $bot }, Block { $block }, Platz { $seat } ({ $code }).
}
arena-better = { $one } ist besser als { $other }: Der Sieganteil liegt näher bei { $upper } % als bei { $lower } % (Irrtum in höchstens { $error } % der Fälle).
arena-not-better = { $one } ist nicht besser als { $other }: Der Sieganteil liegt näher bei { $lower } % als bei { $upper } % (Irrtum in höchstens { $error } % der Fälle).
arena-undecided = Unentschieden: Der Sieganteil von { $one } gegen { $other } liegt vielleicht näher bei { $lower } %, vielleicht bei { $upper } %. Mehr Blöcke werden es zeigen.
arena-kept = Alles liegt in { $folder }; derselbe Befehl macht damit weiter.
dice-secret = Die Würfel stammen aus einem zufälligen Geheimnis. Noch einmal dieselben Würfel: --secret { $secret }
solve-win = Anteil am Sieg der ganzen Partie, wenn alle bestmöglich spielen:
solve-margin = Geld in dieser Runde abzüglich dessen, was die anderen im Mittel bekommen, wenn alle bestmöglich spielen:
solve-money = Geld in dieser Runde, wenn alle bestmöglich spielen:
solve-seat = Platz { $seat }: { $value }
solve-turn = (am Zug)
solve-choices = Möglichkeiten mit { $dice }:
solve-choice = Zahl { $face }: { $value }
solve-best = am besten
solve-placements = Wert, diese Anzahl Würfel zu setzen, je Zahl:
solve-states = { $states } Zustände.
solve-stderr = Der Wert eines Vorsprungs in späteren Runden ist auf { $error } % genau bekannt (Standardfehler).

hint-win = Anteil am Sieg der ganzen Partie:
hint-margin = Geld in dieser Runde abzüglich dessen, was die anderen im Mittel bekommen:
hint-money = Geld in dieser Runde:
hint-method-exact = Genau, wenn alle bestmöglich spielen.
hint-method-equity-table = Genau bis zum Ende der Runde; was ein Vorsprung danach wert ist, steht in einer Tabelle.
hint-method-search = Jede Möglichkeit wurde viele Male zu Ende gespielt.
hint-method-net = Geschätzt von einem Netz, das aus Millionen Partien gelernt hat.
hint-method-counting = Gerechnet, als ob alle anderen zufällig wählten.
hint-method-now = Gerechnet, als ob die Runde jetzt zu Ende wäre.
hint-error = ± ist der Standardfehler des Abstands zur besten Möglichkeit.
exam-title = Was { $bot } je Entscheidung im Mittel gegenüber genauen Werten verliert:
exam-set = Sammlung
exam-choices = Entscheidungen
exam-money = Dollar
exam-win = % des Siegs
exam-best = Beste
exam-time = Zeit
exam-for-money = Dollar verliert der Bot, wenn er um Geld spielt, Anteile am Sieg, wenn er wie in einer Partie spielt. ± ist der Standardfehler.
exam-as-it-is = Der Bot hat wie in einer Partie gespielt, auch wo Dollar gezählt werden. ± ist der Standardfehler.
error-exam-set = eine Sammlung „{ $name }“ gibt es nicht; es gibt { $names }
error-arena-luck = eine Bewertung „{ $name }“ für das Glück gibt es nicht; es gibt { $names }
error-arena-shares = der untere Anteil muss kleiner sein als der obere, und beide zwischen 0 und 1
error-arena-errors = die Wahrscheinlichkeit eines Irrtums muss mehr als 0 und weniger als 0.5 sein
error-arena-same = ein Bot ist genau so stark wie er selbst
error-arena-worker-died = ein Prozess, der Partien spielte, wurde von außen beendet
error-completion-shell = welche Shell? `lastroll --install-completion bash`, `zsh` oder `fish`
completion-installed = Die Vervollständigung liegt in { $file }. Sie gilt in jeder neuen Shell.
error-arena-ray-away = unter { $address } antwortet kein Cluster: { $reason }
error-arena-folder-foreign = dieser Ordner ist nicht leer und enthält kein Turnier
error-arena-folder-other = dieser Ordner enthält ein anderes Turnier: `{ $field }` ist anders
error-arena-damaged = Zeile { $line } ist beschädigt
error-train-game = es gibt kein Spiel „{ $name }“; es gibt { $names }
error-train-lanes = jedes Spiel braucht mindestens einen eigenen Tisch
error-train-batch = ein Lernschritt mit { $batch } Stellungen ist mehr, als { $lanes } Tische in { $steps } Schritten bringen
error-train-other = { $folder } enthält ein Training mit anderen Einstellungen
error-train-begin = mit { $file } kann nicht begonnen werden: { $reason }
error-train-folder = { $folder } ist nicht benutzbar: { $reason }
error-evaluator-rules = der Bewerter wurde nicht für diese Regeln gemacht
error-weights-damaged = die Gewichte des Bewerters sind beschädigt: SHA-256 { $found } statt { $hash }
error-weights-unreadable = das sind keine Gewichte: { $reason }
error-simulate-file = Partien werden in eine `.jsonl`- oder `.parquet`-Datei geschrieben
error-solve-closed-purse = wer gewinnt, lässt sich nicht ausrechnen, solange ein Geldbeutel verdeckt ist
error-solve-other-round = diese Stellung folgt nicht aus der, die gelöst wurde
error-solve-too-large = { $states } Zustände können folgen, mehr als die Grenze von { $limit }: die Runde muss näher an ihrem Ende sein
error-solve-no-round = in dieser Stellung wird keine Runde gespielt
error-solve-opening = die übrigen neutralen Würfel müssen auf den Casinos liegen, bevor dies gelöst wird
error-solve-not-last = die genauen Gewinnchancen lassen sich nur in der letzten Runde ausrechnen, oder zwischen zwei Spielern im Spiel nach Anleitung ohne neutrale Würfel; dies ist Runde { $round } von { $rounds }
