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

## Casinos, in order.

casino-1 = Gold Rush
casino-2 = Palazzo
casino-3 = Miracle
casino-4 = The Oasis
casino-5 = Sphinx
casino-6 = Show Hall

neutral = neutraal

## The log: what happened. $name and $names come with the player’s symbol.

event-round-started = Etappe { $round }: { $name } begint.
event-opening-placed = De overige neutrale dobbelstenen { $dice } gaan naar hun casino’s.
event-rolled = { $name } dobbelt { $dice }.
event-placed = { $name } plaatst { $dice } op { $casino }.
dice-own =
    { $count ->
        [one] { $count } dobbelsteen
       *[other] { $count } dobbelstenen
    }
dice-neutral =
    { $count ->
        [one] { $count } neutrale dobbelsteen
       *[other] { $count } neutrale dobbelstenen
    }
dice-both =
    { $neutral ->
        [one] { $own } eigen + { $neutral } neutrale dobbelsteen
       *[other] { $own } eigen + { $neutral } neutrale dobbelstenen
    }
paid-casino = { $casino }: { $what }
paid-tie = { $names } staan gelijk en krijgen niets.
paid-note = { $name } ontvangt { $note }.
paid-neutral = { $note } gaat naar neutraal, onder de stapel.
paid-returned = { $notes } terug onder de stapel.
paid-nothing = Hier liggen geen bankbriefjes, er wordt niets uitbetaald.
result-won = { $name } wint met { $money }.
result-by-notes = { $name } wint met { $money }, dankzij meer bankbriefjes ({ $notes }).
result-shared = { $names } delen de overwinning, elk met { $money }.

## What a choice would change, if the round ended now.

preview-nothing = Geen bankbriefje wisselt van eigenaar.
preview-gained = { $name } zou { $note } ontvangen.
preview-lost = { $name } zou { $note } kwijtraken.
preview-taken = { $name } zou { $note } afpakken van { $other }.

## The bots: a sentence of character, and the name at the table.

bot-random = Pakt zomaar een getal uit de worp. Van deze bot kun je de eerste avond al winnen.
    .name = Lukraak
bot-frugal = Plaatst zo weinig mogelijk dobbelstenen en wacht tot de anderen er geen meer hebben.
    .name = Zuinig
bot-greedy = Bekijkt alle zes casino’s en pakt wat op dit moment het meeste oplevert.
    .name = Hebberig

## The screen.

sky = LAST ROLL · Etappe { $round } van { $rounds } · { $name } begint
start-mark = start
purse-closed = dicht
notes-count =
    { $count ->
        [one] { $count } bankbriefje
       *[other] { $count } bankbriefjes
    }
prompt-roll = { $name }: dobbel met { $dice }. Druk op R.
prompt-place = { $name }: kies casino 1 t/m 6 voor al je dobbelstenen met dat getal.
prompt-selected = { $casino }: { $what }
small-window = Klein venster: 80 kolommen en 24 regels tonen alles.
prompt-turn = { $name } is aan de beurt.
prompt-thinking = { $name } denkt na …
fair-commitment = Eerlijke dobbelstenen, vastgelegd als { $commitment } …
bot-fault = De bot Lukraak heeft de stoel van { $name } overgenomen: { $reason }
purse-own =
    { $notes ->
        [one] { $name } heeft { $money } in { $notes } bankbriefje.
       *[other] { $name } heeft { $money } in { $notes } bankbriefjes.
    }
save-trouble = Dit spel kan niet worden opgeslagen: { $reason }. Je kunt wel doorspelen.
key-roll = Dobbel
key-choose = Kies
key-place = Plaats
key-log = Logboek
key-settings = Opties
key-help = Hulp
key-new = Nieuw
key-quit = Stop
key-skip = Verder
key-purse = Beurs
key-rematch = Revanche
key-go-on = Ga verder
key-close = Sluit
key-next-field = Volgend veld
payout-title = Etappe { $round }: de casino’s betalen uit
result-title = Het spel is afgelopen
result-record = Bewaard als { $id }. Zie lastroll games, en lastroll verify voor de dobbelstenen.
setup-slogan = Zes casino’s, vier etappes, jouw dobbelstenen.
setup-neutral = Neutrale dobbelstenen (2 t/m 4 spelers)
setup-open-purses = Open beurzen
setup-few = Er moeten minstens twee spelers zijn.
setup-play = Speel
setup-resume = Hervat
seat-person = Mens
seat-empty = Leeg
settings-title = Opties
settings-language = Taal
settings-theme = Thema
settings-speed = Tempo
theme-dark = Nacht
theme-light = Middag
speed-off = Geen beweging
log-title = Logboek
help-title = Hulp
help-signs = Naast een bankbriefje staat wie het nu zou krijgen; · is niemand; ●›▲ is van ● naar ▲.
help-key-roll = R: dobbel met je dobbelstenen
help-key-choose = 1 t/m 6: kies een casino en zie wat er zou veranderen; nog eens dezelfde toets plaatst
help-key-place = Enter: plaats de gekozen dobbelstenen
help-key-move = Pijltjestoetsen: loop de mogelijkheden langs; Esc maakt je keuze ongedaan
help-key-skip = Elke andere toets: sla over wat er beweegt
help-key-log = L: het hele logboek; S: taal, thema, tempo
help-key-purse = P: kijk in je eigen beurs
help-key-new = N: een nieuw spel; het spel dat je verlaat, wordt opgeslagen
help-key-quit = Q: stop; het spel wordt opgeslagen

## The rules in short.

rule-goal =
    { $rounds ->
        [one] { $rounds } etappe. Wie dan het meeste geld heeft gewonnen, is de winnaar.
       *[other] { $rounds } etappes. Wie dan het meeste geld heeft gewonnen, is de winnaar.
    }
    .title = Waar het om gaat
rule-deal = Elk casino krijgt bankbriefjes van de stapel, tot er minstens { $minimum } ligt.
    .title = De casino’s
rule-turn = Dobbel met alle dobbelstenen die je nog hebt. Kies één getal uit je worp en plaats al je dobbelstenen met dat getal op het casino met dat nummer: allemaal, nooit maar een deel.
    .title = Je beurt
rule-skip = Zonder dobbelstenen word je overgeslagen. Wie als laatste nog dobbelstenen heeft, gaat alleen door tot ze op zijn.
    .title = Geen dobbelstenen meer
rule-ties = Als alle dobbelstenen geplaatst zijn, betalen de casino’s uit. Eerst vallen bij elk casino de spelers met evenveel dobbelstenen weg: ze nemen die terug en krijgen daar niets.
    .title = Wie gelijk staat, valt weg
rule-pay = Wie van de anderen de meeste dobbelstenen heeft, ontvangt het hoogste bankbriefje, de nummer twee het volgende, enzovoort. Briefjes die niemand wint, gaan onder de stapel.
    .title = Uitbetaling
rule-purses = Wat je wint, ligt omgekeerd voor je. De anderen zien elke uitbetaling, maar niet je totaal: je beurs blijft tot het einde dicht.
    .title = Beurzen
rule-rounds = Elke etappe schuift de start één stoel op naar links.
    .title = Volgende etappe
rule-end = Na de laatste etappe wint wie het meeste geld heeft. Evenveel geld: wie meer bankbriefjes heeft. Nog steeds gelijk: de overwinning wordt gedeeld.
    .title = Het einde
rule-neutral = Met neutrale dobbelstenen krijgen 2 spelers er elk 4, 3 of 4 spelers elk 2. Je dobbelt en plaatst ze samen met je eigen dobbelstenen. Ze tellen voor een extra speler die bij niemand hoort: ook die kan gelijk staan, anderen laten wegvallen en winnen. Wat die speler wint, gaat onder de stapel. Met 3 spelers worden de 2 overige neutrale dobbelstenen vóór de eerste beurt van elke etappe gedobbeld en geplaatst.
    .title = Neutrale dobbelstenen

## The command.

cli-about = Last Roll: het dobbelspel Las Vegas. Zonder opdracht begint het spel.
cli-usage = Gebruik:
cli-commands = Opdrachten
cli-arguments = Argumenten
cli-options = Opties
cli-help = Toon deze hulp.
cli-version = Toon de versie.
cli-language = `--language CODE`, waar dan ook op de regel, kiest de taal: `en`, `fr`, `nl`, `it`, `de` of `es`. Anders geldt de taal van het systeem.
cli-stdin = standaardinvoer
cli-stdout = standaarduitvoer
cli-play = Speel in deze terminal, tegen bots of met vrienden aan één toetsenbord.
cli-play-players = Hoeveel er meespelen, 2 t/m 5. Zonder deze optie: zoveel als er genoemd zijn, anders 4.
cli-play-neutral = Speel met neutrale dobbelstenen (2 t/m 4 spelers).
cli-play-name = De naam van iemand aan dit toetsenbord; één keer per persoon.
cli-play-bots = De bots om tegen te spelen, met komma’s ertussen; `lastroll bots` toont ze. `cmd:PROGRAM ARGS` is een programma; een komma daarin hoort erbij, tenzij er een bot op volgt. Evenveel bots als spelers: jij kijkt toe.
cli-play-resume = Ga verder met een spel dat niet is afgelopen; zonder id met het laatst gespeelde.
cli-play-plain = Regel voor regel, zonder kleuren: voor schermlezers en pipes.
cli-play-speed = Hoe snel alles beweegt; 0 of `off`: helemaal niet.
cli-play-theme = Nacht of middag.
cli-play-open-purses = Iedereen ziet wat iedereen heeft gewonnen.
cli-play-seed = Dobbelstenen uit een startgetal: hetzelfde getal geeft hetzelfde spel. Anders zijn de dobbelstenen eerlijk en achteraf te controleren.
cli-play-nonce = Je eigen bijdrage aan eerlijke dobbelstenen: hoogstens 64 letters, cijfers, - en _; één keer voor elke speler die dat wil.
cli-play-bot-seconds = Hoelang een programma over een keuze mag nadenken, standaard 10 seconden.
cli-play-rounds = Huisregel: het aantal etappes, standaard 4.
cli-play-start = De stoel die begint; stoelen tellen vanaf 0.
cli-play-minimum = Huisregel: wat er minstens bij elk casino ligt, standaard 50000.
cli-play-dice = Huisregel: eigen dobbelstenen per speler, standaard 8.
cli-play-neutral-dice = Huisregel: neutrale dobbelstenen per speler.
cli-play-opening-dice = Huisregel: neutrale dobbelstenen die vóór de eerste beurt van elke etappe worden geplaatst.
cli-replay = Controleer spelverslagen en speel ze na.
cli-replay-file = Een bestand met verslagen, één JSON-object per regel, of met spellen als tekst; - is de standaardinvoer. Of het id van een afgelopen spel op deze computer; zonder iets: het spel dat het laatst afliep.
cli-replay-json = Eén JSON-object per spel, en verder niets.
cli-replay-story = Vertel het hele spel.
cli-verify = Controleer of dobbelstenen en stapel kloppen met wat was vastgelegd.
cli-verify-file = Een bestand met verslagen van spellen met eerlijke dobbelstenen; - is de standaardinvoer. Of het id van een afgelopen spel op deze computer; zonder iets: het spel dat het laatst afliep.
cli-bots = Toon de bots, van zwak naar sterk.
cli-bots-json = Als JSON-lijst.
cli-engine = Laat een bot draaien als programma: JSON-regels op standaardinvoer en standaarduitvoer.
cli-engine-bot = Welke bot; `lastroll bots` toont ze.
cli-games = Toon de spellen op deze computer; bekijk, exporteer of verwijder er een.
cli-games-id = Het id van een spel, zoals het in de lijst staat.
cli-games-json = Als JSON.
cli-games-export = Schrijf het spel, of alle afgelopen spellen, naar een bestand; - is de standaarduitvoer.
cli-games-text = Exporteer tekst voor mensen in plaats van JSON.
cli-games-force = Overschrijf een bestand dat er al is.
cli-games-delete = Verwijder het spel voorgoed.
where-line = regel { $line }
replay-done =
    { $count ->
        [one] { $count } spel, helemaal volgens de regels.
       *[other] { $count } spellen, allemaal volgens de regels.
    }
verify-done =
    { $rolls ->
        [one] klopt: de stapel en { $rolls } worp zijn die van de vastlegging { $commitment } …
       *[other] klopt: de stapel en alle { $rolls } worpen zijn die van de vastlegging { $commitment } …
    }
verify-commitment = de hele vastlegging: { $commitment }
games-none = Hier zijn nog geen spellen.
games-deleted = { $id } is verwijderd.
games-exported =
    { $count ->
        [one] { $count } spel naar { $file } geschreven.
       *[other] { $count } spellen naar { $file } geschreven.
    }
game-players =
    { $players ->
        [one] { $players } speler
       *[other] { $players } spelers
    }
game-neutral =
    { $players ->
        [one] { $players } speler met neutrale dobbelstenen
       *[other] { $players } spelers met neutrale dobbelstenen
    }
game-house-rules = huisregels
game-unfinished = Niet afgelopen: etappe { $round } van { $rounds }, { $name } is aan de beurt.
game-person = Speler
usage-help = Zie `{ $command }`.
usage-language = Er is geen taal “{ $language }”; wel { $known }.
usage-unknown-option = Er is geen optie { $option }.
usage-unknown-command = Er is geen opdracht { $command }.
usage-repeated = { $option } staat er twee keer.
usage-missing-value = Bij { $option } hoort een waarde.
usage-no-number = Bij { $option } hoort een getal, niet “{ $value }”.
usage-no-value = { $option } kan niet “{ $value }” zijn.
usage-superfluous = “{ $word }” is een woord te veel.
usage-wrong = De argumenten zijn niet te begrijpen: { $reason }

## Errors: one sentence each; the way to the culprit stands before it.

error-file-missing = dit bestand is er niet
error-file-folder = dit is een map, geen bestand
error-file-forbidden = de toegang is geweigerd
error-file-exists = het bestand is er al
error-file-other = het systeem zegt: { $reason }
error-file-unreadable = is niet te lezen: { $reason }
error-file-not-named = hier is nog geen afgelopen spel: noem een bestand, of - voor de standaardinvoer
error-file-taken = het bestand is er al; { $option } overschrijft het
error-disk-full = er is geen ruimte meer
error-records-none = er staat geen spel in
error-line-long = de regel is langer dan { $most } bytes
error-text-encoding = de tekst is geen `UTF-8`
error-too-long = langer dan { $most } bytes
error-option-missing = de optie { $option } ontbreekt
error-option-needs = { $option } heeft alleen zin samen met { $other }
error-option-range = moet van { $least } tot en met { $most } zijn
error-options-together = { $one } en { $other } gaan niet samen
error-seats-many = er zouden er { $count } meespelen, maar er zijn { $players } stoelen
error-export-none = er is geen afgelopen spel om te exporteren
error-game-unfinished = het spel { $id } is nog niet afgelopen
error-record-missing = dit bestand is er niet, en ook geen spel met dit id
error-game-missing = er is geen spel “{ $id }”
error-game-taken = het spel { $id } wordt in een ander venster gespeeld
error-save-none = er is geen spel om mee verder te gaan
error-save-chance = in het opgeslagen spel staat niet waar de dobbelstenen vandaan komen
error-save-differs = het opgeslagen spel { $id } klopt niet met zijn eigen dobbelstenen
error-save-seats = het opgeslagen spel heeft een verkeerd aantal stoelen
error-bot-unknown = er is geen bot “{ $name }”; wel { $names } en `cmd:PROGRAM`
error-bot-missing = er is geen programma “{ $command }”
error-bot-died = het programma is gestopt: { $words }
error-bot-stalled = het programma gaf binnen { $seconds } s geen antwoord
error-bot-nonsense = het programma gaf onzin als antwoord: “{ $what }”
error-bot-illegal = de bot koos { $face }, maar het kan alleen zijn: { $faces }
error-bot-crashed = de bot is vastgelopen: { $error }
error-json-broken = geen JSON: bij byte { $byte } gaat het mis
error-json-strange = geen JSON waar een verslag of stelling in kan staan
error-json-type =
    verwacht: { $expected ->
        [int] een geheel getal
        [float] een decimaal getal
        [str] een tekst
        [bool] `true` of `false`
        [array] een lijst
        [object] een object
        [null] niets
       *[unknown] iets anders
    }, gevonden: { $found ->
        [int] een geheel getal
        [float] een decimaal getal
        [str] een tekst
        [bool] `true` of `false`
        [array] een lijst
        [object] een object
        [null] niets
       *[unknown] iets anders
    }
error-json-missing = het veld { $field } ontbreekt
error-json-unknown = het veld { $field } is hier niet bekend
error-json-least = moet minstens { $least } zijn
error-json-most = mag hoogstens { $most } zijn
error-json-entries = de lijst moet { $count } elementen hebben
error-json-many = de lijst heeft meer dan { $most } elementen
error-json-long = de tekst is langer dan { $most } tekens
error-json-choice = “{ $value }” is hier niet bekend
error-json-value = de waarde past hier niet
error-format = het formaat moet “{ $expected }” zijn, niet “{ $found }”
error-notation =
    “{ $text }” is niet te lezen als { $what ->
        [amount] bedrag
        [casino] casino
        [hand] hand
        [notes] bankbriefjes
        [position] stelling
        [purse] beurs
        [roll] worp
        [round] etappe
        [rules] regels
        [seat] stoel
        [tag] label
        [turn] beurt
       *[rule] huisregel
    }
error-tag-unknown = het label { $tag } is hier niet bekend
error-event-differs = { $field } is { $found }, maar volgens de regels { $expected }
error-event-order = de volgende gebeurtenis is { $expected }, niet { $found }
error-event-after-end = het spel is al vóór deze gebeurtenis afgelopen
error-name = een naam is 1 tot en met { $most } tekens op één regel, niet “{ $name }”
error-names-count = bij { $players } spelers horen evenveel namen, niet { $count }
error-rule-not-bool = moet `true` of `false` zijn
error-rule-range = moet een geheel getal van { $least } tot en met { $most } zijn, niet { $value }
error-notes-count = er moeten 1 tot en met { $most } bankbriefjes zijn
error-neutral-five = voor neutrale dobbelstenen is een kleur nodig die niemand speelt: speel met 2 t/m 4 spelers, of zonder neutrale dobbelstenen
error-neutral-off = er worden neutrale dobbelstenen uitgedeeld, maar de variant staat uit: speel met neutrale dobbelstenen, of deel er geen uit
error-neutral-none = de variant staat aan, maar er zijn geen neutrale dobbelstenen: deel er uit, of speel zonder de variant
error-dice-many = { $count } dobbelstenen in een hand zijn te veel: deel er minder uit, eigen en neutrale samen { $most }
error-minimum-high = alle bankbriefjes samen zijn { $total }, minder dan de { $minimum } die er bij elk casino moet liggen: verlaag het minimum of voeg bankbriefjes toe
error-start-seat = stoel { $start } kan niet beginnen met { $players } spelers: stoelen tellen vanaf 0, dus kies er een onder { $players }
error-pile-notes = de stapel moet bestaan uit de { $count } bankbriefjes van de regels, elk even vaak als daar
error-wrong-seat = stoel { $expected } is aan de beurt, niet stoel { $seat }
error-turn-after-end = het spel is al vóór deze beurt afgelopen
error-phase = dit kan nu niet
error-not-rolled = vóór de worp is er niets te plaatsen
error-face-range = een dobbelsteen toont een getal van 1 tot en met 6, niet { $face }
error-face-not-rolled = het getal { $face } is niet gedobbeld; het kan zijn: { $faces }
error-dice-digits = dobbelstenen schrijf je als cijfers van 1 tot en met 6, niet als “{ $dice }”
error-dice-number =
    { $dice ->
        [none] stoel { $seat } moet dobbelen met { $own } eigen en { $neutral } neutrale dobbelstenen, maar er staat niets
       *[some] stoel { $seat } moet dobbelen met { $own } eigen en { $neutral } neutrale dobbelstenen, maar er staat { $dice }
    }
error-deal-note = de regels kennen geen bankbriefje van { $note }
error-deal-six = zes casino’s krijgen bankbriefjes, niet { $count }
error-deal-pile = de stapel kan de bankbriefjes van { $note } niet zo geven
error-deal-filled = een casino wordt aangevuld tot er { $minimum } ligt, en niet verder
error-opening-dice =
    { $dice ->
        [none] bij de opening horen { $expected } neutrale dobbelstenen, niet nul
       *[some] bij de opening horen { $expected } neutrale dobbelstenen, niet { $dice }
    }
error-opening-due = de overige neutrale dobbelstenen moeten vóór de eerste worp op de casino’s liggen
error-opening-missing = etappe { $round } heeft een opening met neutrale dobbelstenen nodig: { $count }
error-openings-many = er zijn meer openingen dan etappes die er een hebben
error-script-ended = er zijn geen worpen meer
error-position-range = moet van 0 tot en met { $most } zijn, niet { $value }
error-position-count = het moeten er { $needed } zijn, niet { $count }
error-position-note = de regels kennen geen bankbriefje van { $note }
error-notes-order = bankbriefjes liggen van hoog naar laag
error-casino-dice = dobbelstenen worden geteld voor { $owners } eigenaars (stoelen op volgorde, neutraal het laatst)
error-hand-dice = stoel { $seat } kan in totaal { $dice } eigen dobbelstenen hebben, en { $neutral } neutrale in de hand
error-neutral-dice = er zijn in totaal { $neutral } neutrale dobbelstenen
error-turn-missing = er zijn nog dobbelstenen over, dus er moet iemand aan de beurt zijn
error-turn-empty = stoel { $seat } heeft geen dobbelstenen meer
error-roll-hand = de worp moet van alle dobbelstenen zijn die stoel { $seat } nog heeft
error-round-zero = etappes tellen vanaf 1
error-purse = in een beurs zit niet minder dan 0, en er zitten niet meer bankbriefjes in dan dollars
error-purse-closed = de beurs van stoel { $seat } is dicht
error-commitment-hex = een vastlegging is 32 bytes, hexadecimaal
error-commitment-differs = het geheim is niet het geheim dat was vastgelegd
error-secret-hex = een geheim is 32 bytes, hexadecimaal
error-secret-length = een geheim is { $bytes } bytes
error-seed-range = moet van 0 tot en met 18446744073709551615 zijn
error-secret-missing = het geheim van dit spel is nog niet onthuld
error-fair-missing = dit spel is niet met eerlijke dobbelstenen gespeeld: er is niets te controleren
error-fair-nonces = er zijn hoogstens { $most } nonces
error-fair-token = contexten en nonces zijn 1 tot en met 64 letters, cijfers, - en _, niet “{ $text }”
error-pile-differs = bankbriefje { $place } van de stapel is { $found }, maar het geheim geeft { $expected }
error-opening-differs = de opening van etappe { $round } is { $found }, maar het geheim geeft { $expected }
error-roll-differs = etappe { $round }, stoel { $seat }, worp { $turn }: de dobbelstenen zijn { $found }, maar het geheim geeft { $expected }

## Line by line.

plain-greeting = Spel { $id }: { $names }.
plain-resumed = Spel { $id } gaat verder: { $names }.
plain-keys = Toetsen: Enter dobbelt, 1 t/m 6 plaatst, ? hulp, b bord, l logboek, p je beurs, q stopt.
plain-roll = { $name }, dobbel met Enter.
plain-roll-again = Dobbel met Enter of r; ? geeft hulp.
plain-choice = { $face }: { $dice } op { $casino }. { $consequence }
plain-choose = { $name }, welk getal: { $faces }?
plain-choose-again = Het kan { $faces } zijn; ? geeft hulp.
plain-purse =
    { $notes ->
        [one] { $name } heeft { $money } gewonnen, in { $notes } bankbriefje.
       *[other] { $name } heeft { $money } gewonnen, in { $notes } bankbriefjes.
    }
plain-standing =
    { $notes ->
        [one] { $rank }. { $name }: { $money } in { $notes } bankbriefje
       *[other] { $rank }. { $name }: { $money } in { $notes } bankbriefjes
    }
plain-record = Het verslag: { $file }
plain-verify = Om de dobbelstenen te controleren: { $command }
plain-saved = Het spel is opgeslagen. Om verder te gaan: { $command }
plain-lost = Het spel kon niet worden opgeslagen en is weg.
board-round = Etappe { $round } van { $rounds }.
board-casino = { $casino }: { $notes }. Dobbelstenen: { $dice }.
board-casino-empty = { $casino }: { $notes }. Geen dobbelstenen.
board-note = { $note } voor { $name }
board-player = { $name }: nog { $dice }.
board-player-open = { $name }: nog { $dice }, { $money } gewonnen.
