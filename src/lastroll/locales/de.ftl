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
event-opening-placed = Die übrigen neutralen Würfel { $dice } kommen auf ihre Casinos.
event-rolled = { $name } würfelt { $dice }.
event-placed = { $name } setzt auf { $casino }: { $dice }.
dice-own = { $count } Würfel
dice-neutral =
    { $count ->
        [one] { $count } neutraler Würfel
       *[other] { $count } neutrale Würfel
    }
dice-both =
    { $own ->
        [one] { $own } eigener
       *[other] { $own } eigene
    } + { $neutral ->
        [one] { $neutral } neutraler Würfel
       *[other] { $neutral } neutrale Würfel
    }
paid-casino = { $casino }: { $what }
paid-tie = { $names } gehen bei Gleichstand leer aus.
paid-note = { $name } bekommt { $note }.
paid-neutral = Neutral bekommt { $note }: unter den Stapel.
paid-returned = { $notes } zurück unter den Stapel.
paid-nothing = Hier wird nichts ausgezahlt.
result-won = { $name } gewinnt mit { $money }.
result-by-notes = { $name } gewinnt mit { $money } und mehr Geldscheinen ({ $notes }).
result-shared = { $names } teilen sich den Sieg mit je { $money }.

## What a choice would change, if the round ended now.

preview-nothing = Kein Geldschein wechselt den Besitzer.
preview-gained = { $name } würde { $note } bekommen.
preview-lost = { $name } würde { $note } verlieren.
preview-taken = { $name } würde sich { $note } von { $other } holen.

## The bots: a sentence of character, and the name at the table.

bot-random = Nimmt irgendeine Zahl, die gerade fällt. Den schlägst du schon am ersten Abend.
    .name = Zufall
bot-frugal = Gibt so wenige Würfel aus wie möglich und wartet, bis den anderen die Würfel ausgehen.
    .name = Sparfuchs
bot-greedy = Sieht sich alle sechs Casinos an und nimmt, was gerade am meisten bringt.
    .name = Nimmersatt

## The screen.

sky = LAST ROLL · Runde { $round } von { $rounds } · { $name } beginnt
start-mark = Start
purse-closed = verdeckt
notes-count =
    { $count ->
        [one] { $count } Geldschein
       *[other] { $count } Geldscheine
    }
prompt-roll = { $name }: { $dice } in der Hand. R würfelt.
prompt-place = { $name }: Wähle ein Casino, 1 bis 6. Alle Würfel dieser Zahl kommen hin.
prompt-selected = { $casino }: { $what }
small-window = Kleines Fenster: 80 Spalten und 24 Zeilen zeigen alles.
prompt-turn = { $name } ist am Zug.
prompt-thinking = { $name } überlegt …
fair-commitment = Faire Würfel, vorab festgelegt als { $commitment } …
bot-fault = { $name } hat den Platz an den Bot „Zufall“ verloren: { $reason }
purse-own =
    { $notes ->
        [one] { $name } hat { $money } in { $notes } Geldschein.
       *[other] { $name } hat { $money } in { $notes } Geldscheinen.
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
result-record = Aufbewahrt als { $id }. Siehe lastroll games; die Würfel prüft lastroll verify.
setup-slogan = Sechs Casinos, vier Runden, deine Würfel.
setup-neutral = Neutrale Würfel (2 bis 4 Spieler)
setup-open-purses = Offene Geldbeutel
setup-few = Mindestens zwei müssen mitspielen.
setup-play = Spielen
setup-resume = Fortsetzen
seat-person = Mensch
seat-empty = Frei
settings-title = Optionen
settings-language = Sprache
settings-theme = Farben
settings-speed = Tempo
theme-dark = Nacht
theme-light = Mittag
speed-off = Keine Bewegung
log-title = Verlauf
help-title = Hilfe
help-signs = Neben einem Schein steht, wer ihn jetzt bekäme; · ist niemand; ●›▲ heißt von ● zu ▲.
help-key-roll = R: würfeln
help-key-choose = 1 bis 6: ein Casino auswählen und sehen, was sich ändern würde; dieselbe Taste noch einmal setzt
help-key-place = Enter: die ausgewählten Würfel setzen
help-key-move = Pfeiltasten: die Möglichkeiten durchgehen; Esc nimmt die Auswahl zurück
help-key-skip = Jede andere Taste: überspringen, was sich gerade bewegt
help-key-log = L: der ganze Verlauf; S: Sprache, Farben, Tempo
help-key-purse = P: in den eigenen Geldbeutel schauen
help-key-new = N: eine neue Partie; die laufende wird gespeichert
help-key-quit = Q: beenden; die Partie wird gespeichert

## The rules in short.

rule-goal =
    { $rounds ->
        [one] { $rounds } Runde. Wer danach das meiste Geld hat, gewinnt.
       *[other] { $rounds } Runden. Wer danach das meiste Geld hat, gewinnt.
    }
    .title = Worum es geht
rule-deal = Zu jedem Casino kommen Geldscheine vom Nachziehstapel, bis dort mindestens { $minimum } liegen.
    .title = Die Casinos
rule-turn = Würfle mit allen Würfeln, die du noch hast. Wähle eine der gewürfelten Zahlen und setze alle deine Würfel mit dieser Zahl auf das Casino mit derselben Nummer: immer alle, nie nur einen Teil.
    .title = Dein Zug
rule-skip = Wer keine Würfel mehr hat, wird übersprungen. Wer zuletzt noch Würfel hat, macht allein weiter, bis sie weg sind.
    .title = Keine Würfel mehr
rule-ties = Sind alle Würfel gesetzt, zahlen die Casinos aus. Zuerst, bei jedem Casino: Wer dort genauso viele Würfel hat wie jemand anderes, nimmt sie zurück und bekommt dort nichts.
    .title = Gleichstand hebt sich auf
rule-pay = Unter den Übrigen gilt: Die meisten Würfel bekommen den höchsten Geldschein, die zweitmeisten den nächsten und so weiter. Geldscheine, die niemand bekommt, kommen unter den Nachziehstapel.
    .title = Auszahlung
rule-purses = Was du gewinnst, liegt verdeckt vor dir. Die anderen sehen jede Auszahlung, aber wie viel du insgesamt hast, erfahren sie erst am Ende.
    .title = Geldbeutel
rule-rounds = Der Start wandert mit jeder Runde einen Platz nach links.
    .title = Nächste Runde
rule-end = Nach der letzten Runde gewinnt, wer das meiste Geld hat, bei gleich viel Geld, wer mehr Geldscheine hat. Ist auch das gleich, wird der Sieg geteilt.
    .title = Das Ende
rule-neutral = Mit neutralen Würfeln: 2 Spieler nehmen je 4 davon, 3 oder 4 Spieler je 2. Sie werden mit den eigenen gewürfelt und gesetzt und zählen für einen zusätzlichen Spieler, der zu niemandem gehört: Gleichstand mit ihm hebt sich auf wie jeder andere, und er kann gewinnen. Was er gewinnt, kommt unter den Nachziehstapel. Zu dritt werden die 2 übrigen Würfel vor dem ersten Zug jeder Runde gewürfelt und gesetzt.
    .title = Neutrale Würfel

## The command.

cli-about = Last Roll: das Würfelspiel Las Vegas. Ohne Befehl beginnt das Spiel.
cli-usage = Aufruf:
cli-commands = Befehle
cli-arguments = Argumente
cli-options = Optionen
cli-help = Diese Hilfe zeigen.
cli-version = Die Version zeigen.
cli-language = `--language CODE` irgendwo in der Zeile wählt die Sprache: `en`, `fr`, `nl`, `it`, `de` oder `es`. Ohne diese Angabe zählt die Sprache des Systems.
cli-stdin = Standardeingabe
cli-stdout = Standardausgabe
cli-play = Hier im Terminal spielen, gegen Bots oder gemeinsam an einer Tastatur.
cli-play-players = Wie viele mitspielen, 2 bis 5. Ohne Angabe: so viele, wie genannt sind, sonst 4.
cli-play-neutral = Mit neutralen Würfeln spielen (2 bis 4 Spieler).
cli-play-name = Der Name einer Person an dieser Tastatur; einmal für jede Person.
cli-play-bots = Die Bots, gegen die du spielst, durch Kommas getrennt; `lastroll bots` zählt sie auf. `cmd:PROGRAM ARGS` ist ein Programm; ein Komma darin gehört dazu, außer wenn ein Bot folgt. So viele Bots wie Spieler: Du schaust zu.
cli-play-resume = Eine angefangene Partie fortsetzen; ohne Kennung die zuletzt gespielte.
cli-play-plain = Zeile für Zeile, ohne Farben: für Screenreader und Pipes.
cli-play-speed = Wie schnell sich alles bewegt; 0 oder `off`: gar nicht.
cli-play-theme = Nacht oder Mittag.
cli-play-open-purses = Alle sehen, was alle gewonnen haben.
cli-play-seed = Würfel aus einem Startwert: gleicher Startwert, gleiche Partie. Ohne Angabe sind die Würfel fair und lassen sich hinterher prüfen.
cli-play-nonce = Dein eigener Beitrag zu fairen Würfeln: bis zu 64 Buchstaben, Ziffern, - und _; je einmal für alle, die etwas beitragen wollen.
cli-play-bot-seconds = Wie lange ein Programm über eine Wahl nachdenken darf, ohne Angabe 10 Sekunden.
cli-play-rounds = Hausregel: die Anzahl der Runden, ohne Angabe 4.
cli-play-start = Der Platz, der beginnt; Plätze zählen ab 0.
cli-play-minimum = Hausregel: was bei jedem Casino mindestens liegt, ohne Angabe 50000.
cli-play-dice = Hausregel: eigene Würfel je Spieler, ohne Angabe 8.
cli-play-neutral-dice = Hausregel: neutrale Würfel je Spieler.
cli-play-opening-dice = Hausregel: neutrale Würfel, die vor dem ersten Zug jeder Runde gesetzt werden.
cli-replay = Aufzeichnungen von Partien prüfen und nachspielen.
cli-replay-file = Eine Datei mit Aufzeichnungen, ein JSON-Objekt pro Zeile, oder mit Partien als Text; - ist die Standardeingabe. Oder die Kennung einer beendeten Partie auf diesem Rechner; ohne Angabe die zuletzt beendete.
cli-replay-json = Ein JSON-Objekt für jede Partie und sonst nichts.
cli-replay-story = Die ganze Partie erzählen.
cli-verify = Prüfen, ob Würfel und Nachziehstapel die vorab festgelegten sind.
cli-verify-file = Eine Datei mit Aufzeichnungen von Partien mit fairen Würfeln; - ist die Standardeingabe. Oder die Kennung einer beendeten Partie auf diesem Rechner; ohne Angabe die zuletzt beendete.
cli-bots = Die Bots aufzählen, vom schwächsten zum stärksten.
cli-bots-json = Als JSON-Liste.
cli-engine = Einen Bot als Programm laufen lassen: JSON-Zeilen über Standardeingabe und Standardausgabe.
cli-engine-bot = Welcher Bot; `lastroll bots` zählt sie auf.
cli-games = Die Partien auf diesem Rechner auflisten, eine zeigen, exportieren oder löschen.
cli-games-id = Die Kennung einer Partie, wie die Liste sie zeigt.
cli-games-json = Als JSON.
cli-games-export = Die Partie oder alle beendeten Partien in eine Datei schreiben; - ist die Standardausgabe.
cli-games-text = Als Text für Menschen exportieren statt als JSON.
cli-games-force = Beim Exportieren eine vorhandene Datei überschreiben.
cli-games-delete = Die Partie endgültig löschen.
where-line = Zeile { $line }
replay-done =
    { $count ->
        [one] { $count } Partie, ganz nach den Regeln.
       *[other] { $count } Partien, alle nach den Regeln.
    }
verify-done =
    { $rolls ->
        [one] geprüft: Der Nachziehstapel und { $rolls } Wurf sind die, die vorab festgelegt wurden als { $commitment } …
       *[other] geprüft: Der Nachziehstapel und alle { $rolls } Würfe sind die, die vorab festgelegt wurden als { $commitment } …
    }
verify-commitment = die ganze Festlegung: { $commitment }
games-none = Hier gibt es noch keine Partien.
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
game-person = Mensch
usage-help = Siehe `{ $command }`.
usage-language = Die Sprache „{ $language }“ gibt es nicht; es gibt { $known }.
usage-unknown-option = Die Option { $option } gibt es nicht.
usage-unknown-command = Den Befehl { $command } gibt es nicht.
usage-repeated = { $option } ist zweimal angegeben.
usage-missing-value = { $option } braucht einen Wert.
usage-no-number = { $option } braucht eine Zahl, nicht „{ $value }“.
usage-no-value = { $option } kann nicht „{ $value }“ sein.
usage-superfluous = „{ $word }“ ist ein Wort zu viel.
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
error-records-none = darin ist keine Partie
error-line-long = die Zeile ist länger als { $most } Bytes
error-text-encoding = der Text ist kein `UTF-8`
error-too-long = länger als { $most } Bytes
error-option-missing = die Option { $option } fehlt
error-option-needs = { $option } nützt nur zusammen mit { $other }
error-option-range = muss von { $least } bis { $most } sein
error-options-together = { $one } und { $other } passen nicht zusammen
error-seats-many = { $count } sollen spielen, aber es gibt nur { $players } Plätze
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
error-bot-missing = ein Programm „{ $command }“ gibt es nicht
error-bot-died = das Programm hat sich beendet: { $words }
error-bot-stalled = das Programm hat nicht innerhalb von { $seconds } s geantwortet
error-bot-nonsense = das Programm hat Unsinn geantwortet: „{ $what }“
error-bot-illegal = der Bot hat { $face } gewählt, möglich ist nur: { $faces }
error-bot-crashed = der Bot ist abgestürzt: { $error }
error-json-broken = kein JSON: Ab Byte { $byte } stimmt es nicht
error-json-strange = kein JSON, das eine Aufzeichnung oder Stellung sein könnte
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
error-json-unknown = das Feld { $field } ist hier nicht bekannt
error-json-least = muss mindestens { $least } sein
error-json-most = darf höchstens { $most } sein
error-json-entries = die Liste muss { $count } Einträge haben
error-json-many = die Liste hat mehr als { $most } Einträge
error-json-long = der Text ist länger als { $most } Zeichen
error-json-choice = „{ $value }“ ist hier nicht bekannt
error-json-value = der Wert passt hier nicht
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
error-tag-unknown = die Kopfangabe { $tag } ist hier nicht bekannt
error-event-differs = { $field } ist { $found }, nach den Regeln aber { $expected }
error-event-order = das nächste Ereignis ist { $expected }, nicht { $found }
error-event-after-end = die Partie ist vor diesem Ereignis zu Ende
error-name = ein Name hat 1 bis { $most } Zeichen auf einer Zeile; „{ $name }“ geht nicht
error-names-count = { $players } Spieler brauchen ebenso viele Namen, nicht { $count }
error-rule-not-bool = muss `true` oder `false` sein
error-rule-range = muss eine ganze Zahl von { $least } bis { $most } sein, nicht { $value }
error-notes-count = es müssen 1 bis { $most } Geldscheine sein
error-neutral-five = neutrale Würfel brauchen eine Farbe, mit der niemand spielt: Spiele mit 2 bis 4 Spielern oder ohne neutrale Würfel
error-neutral-off = neutrale Würfel werden verteilt, aber die Variante ist aus: Spiele mit neutralen Würfeln oder verteile keine
error-neutral-none = die Variante ist an, aber es gibt keine neutralen Würfel: Verteile welche oder spiele ohne die Variante
error-dice-many = { $count } Würfel in einer Hand sind zu viele: Verteile weniger, eigene und neutrale zusammen { $most }
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
error-position-count = Es müssen { $needed } sein, nicht { $count }
error-position-note = einen Geldschein zu { $note } haben die Regeln nicht
error-notes-order = Geldscheine liegen vom höchsten zum niedrigsten
error-casino-dice = Würfel werden für { $owners } Besitzer gezählt (Plätze der Reihe nach, Neutral zuletzt)
error-hand-dice = Platz { $seat } kann insgesamt { $dice } eigene Würfel haben und { $neutral } neutrale in der Hand
error-neutral-dice = neutrale Würfel gibt es insgesamt { $neutral }
error-turn-missing = es sind noch Würfel übrig, also ist jemand am Zug
error-turn-empty = Platz { $seat } hat keine Würfel mehr
error-roll-hand = der Wurf muss alle Würfel enthalten, die Platz { $seat } noch hat
error-round-zero = Runden zählen ab 1
error-purse = ein Geldbeutel enthält nicht weniger als 0 und nicht mehr Geldscheine als Dollar
error-purse-closed = der Geldbeutel von Platz { $seat } ist verdeckt
error-commitment-hex = eine Festlegung besteht aus 32 Bytes in hexadezimaler Schreibweise
error-commitment-differs = das Geheimnis ist nicht das vorab festgelegte
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

## Line by line.

plain-greeting = Partie { $id }: { $names }.
plain-resumed = Partie { $id } geht weiter: { $names }.
plain-keys = Tasten: Enter würfelt, 1 bis 6 setzt, ? Hilfe, b Überblick, l Verlauf, p dein Geldbeutel, q Ende.
plain-roll = { $name }, Enter würfelt.
plain-roll-again = Enter oder r würfelt; ? zeigt die Hilfe.
plain-choice = { $face }: { $dice } auf { $casino }. { $consequence }
plain-choose = { $name }, welche Zahl: { $faces }?
plain-choose-again = Möglich ist { $faces }; ? zeigt die Hilfe.
plain-purse =
    { $notes ->
        [one] { $name } hat { $money } in { $notes } Geldschein gewonnen.
       *[other] { $name } hat { $money } in { $notes } Geldscheinen gewonnen.
    }
plain-standing =
    { $notes ->
        [one] { $rank }. { $name }: { $money } in { $notes } Geldschein
       *[other] { $rank }. { $name }: { $money } in { $notes } Geldscheinen
    }
plain-record = Die Aufzeichnung: { $file }
plain-verify = Würfel prüfen: { $command }
plain-saved = Die Partie ist gespeichert. Fortsetzen: { $command }
plain-lost = Die Partie ließ sich nicht speichern und ist verloren.
board-round = Runde { $round } von { $rounds }.
board-casino = { $casino }: { $notes }. Würfel: { $dice }.
board-casino-empty = { $casino }: { $notes }. Keine Würfel.
board-note = { $note } für { $name }
board-player = { $name }: noch { $dice }.
board-player-open = { $name }: noch { $dice }, { $money } gewonnen.
