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
    .you = Etappe { $round }: jij begint.
event-opening-placed = De overige neutrale dobbelstenen { $dice } gaan naar hun casino’s.
event-rolled = { $name } dobbelt { $dice }.
    .you = Je dobbelt { $dice }.
event-placed = { $name } plaatst { $dice } op { $casino }.
    .you = Je plaatst { $dice } op { $casino }.
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
    .you = Gelijke stand tussen { $names }: jullie krijgen niets.
paid-note = { $name } ontvangt { $note }.
    .you = Je ontvangt { $note }.
paid-neutral = Neutraal ontvangt { $note }: terug onder de stapel.
paid-returned = Terug onder de stapel: { $notes }.
paid-nothing = Geen bankbriefjes hier, dus er wordt niets uitbetaald.
result-won = { $name } wint met { $money }.
    .you = Je wint met { $money }.
result-by-notes = { $name } wint de gelijke stand: elk { $money }, maar meer bankbriefjes ({ $notes }).
    .you = Je wint de gelijke stand: elk { $money }, maar meer bankbriefjes ({ $notes }).
result-shared = { $names } delen de overwinning, elk met { $money }.
    .you = Je deelt de overwinning met { $others }: elk { $money }.

## What a choice would change, if the round ended now. A text that begins with a small letter can
## follow a colon; at the head of a sentence it gets a capital.

preview-nothing = er verandert voorlopig niets.
preview-nobody = niemand ontvangt { $notes }.
preview-gained = { $name } zou { $note } ontvangen.
    .you = je zou { $note } ontvangen.
preview-lost = { $name } zou { $note } kwijtraken.
    .you = je zou { $note } kwijtraken.
preview-taken = { $name } zou { $note } afpakken van { $other }.
    .by-you = je zou { $note } afpakken van { $other }.
    .from-you = { $name } zou { $note } van je afpakken.
# As preview-taken, from an owner who ties and has just been named.
preview-takes = { $name } zou { $note } pakken.
    .you = je zou { $note } pakken.
# .pronoun: the reader among $names.
preview-tie = Gelijke stand tussen { $names }
    .pronoun = jou
# $count: how many dice each of them has there.
preview-tie-count = { $name } komt gelijk met { $others } (elk { $count })
    .you = Je komt gelijk met { $others } (elk { $count })
preview-tie-broken = Doorbreekt de gelijke stand
# $what: a text like “You tie Ben (3 each): Cleo would get $60,000.”
preview-tie-moved = Doorbreekt een gelijke stand en maakt een nieuwe. { $what }
# $why is a tie, and $what comes of it: “You and Ben tie: nobody gets $60,000.”
preview-why = { $why }: { $what }

## The bots: a sentence of character, the name at the table, and what a bot does not play.

bot-random = Pakt zomaar een getal uit de worp en geniet van de lichtjes. Hiervan kun je de eerste avond al winnen.
    .name = Toerist
    .won = “Ik kom eigenlijk voor de lampjes. Wie maakt een foto?”
bot-frugal = Plaatst zo weinig mogelijk dobbelstenen en wacht tot de anderen er geen meer hebben.
    .name = Zuinigerd
    .won = “Eén dobbelsteen per keer. Probeer het eens.”
bot-novice = Weet waar het om gaat, maar raakt steeds weer de draad kwijt. Goed gezelschap voor een eerste avond.
    .name = Nieuweling
    .won = “Wacht. Heb ik gewonnen? Ik?”
bot-greedy = Bekijkt alle zes casino’s en pakt wat op dit moment het meeste oplevert.
    .name = Waaghals
    .won = “Twijfel nooit aan deze hoed.”
bot-regular = Zit hier elke avond en speelt goed, met af en toe een foutje.
    .name = Stamgast
    .won = “Morgen weer aan deze tafel?”
bot-counter = Rekent elke kans in elk casino uit en gaat naar waar het totaal het hoogst is.
    .name = Rekenwonder
    .won = “Het klopt precies. Ik heb het twee keer nagerekend.”
bot-planner = Denkt een of twee beurten vooruit en bewaart dobbelstenen voor het juiste moment.
    .name = Strateeg
    .won = “Precies volgens plan. Al twee beurten lang.”
bot-expert = Heeft miljoenen spellen gezien en voelt hoe een etappe afloopt.
    .name = Oude rot
    .won = “Dit spel heb ik al eens gezien. In 1974.”
bot-champion = Neemt even de tijd, speelt elke worp in gedachten uit en geeft niets weg.
    .name = Legende
    .won = “Ik zeg niets. De dobbelstenen hebben gesproken.”
bot-perfect = Kent de exacte waarde van elke keuze. Alleen betere dobbelstenen helpen ertegen.
    .name = Uurwerk
    .won = “Tik. Tak. Zoals verwacht.”
    .limits = Alleen met z’n tweeën, zonder neutrale dobbelstenen.

## How strong a bot is, as measured. $name is a weaker bot’s name at the table.

strength-level = Niveau { $level } van { $levels }
strength-rating = Rating { $rating }
strength-beats = Wint met z’n tweeën { $share } van de 100 spellen tegen { $name }.

## The screen.

sky = LAST ROLL · Etappe { $round } van { $rounds } · { $name } begint
    .you = LAST ROLL · Etappe { $round } van { $rounds } · jij begint
start-mark = start
purse-closed = dicht
# Under a player: what they would get if the round ended now.
player-now = nu { $money }
notes-count =
    { $count ->
        [one] { $count } bankbriefje
       *[other] { $count } bankbriefjes
    }
prompt-roll = { $name }: { $dice } gooien. Toets R.
prompt-place = { $name }: kies casino 1 t/m 6 voor al je dobbelstenen met dat getal.
# $faces: “1, 3 or 6”.
prompt-not-rolled = Geen { $face } in deze worp: kies { $faces }.
prompt-selected = { $casino } – { $what }
small-window = Venster te klein: pas bij 80 × 24 is alles te zien.
prompt-turn = { $name } is aan de beurt.
    .you = Je bent aan de beurt.
prompt-thinking = { $name } denkt na …
fair-commitment = Eerlijke dobbelstenen, vingerafdruk { $commitment } …
bot-fault = De bot Toerist heeft de stoel van { $name } overgenomen: { $reason }
purse-own =
    { $notes ->
        [one] { $name } heeft { $money } in { $notes } bankbriefje.
       *[other] { $name } heeft { $money } in { $notes } bankbriefjes.
    }
    .you =
        { $notes ->
            [one] Je hebt { $money } in { $notes } bankbriefje.
           *[other] Je hebt { $money } in { $notes } bankbriefjes.
        }
save-trouble = Dit spel kan niet worden opgeslagen: { $reason }. Je kunt wel doorspelen.
key-roll = Dobbelen
key-choose = Kiezen
key-place = Plaatsen
key-log = Logboek
key-settings = Opties
key-help = Hulp
key-new = Nieuw
key-quit = Stoppen
key-skip = Verder
key-purse = Beurs
key-rematch = Revanche
key-go-on = Verder
key-close = Sluiten
key-next-field = Volgend veld
payout-title = Etappe { $round }: de casino’s betalen uit
result-title = Het spel is afgelopen
result-record = Bewaard als { $id }. Zie lastroll games; lastroll verify controleert de dobbelstenen.
setup-slogan = Zes casino’s, vier etappes, jouw dobbelstenen.
setup-neutral = Neutrale dobbelstenen (2 t/m 4 spelers)
setup-open-purses = Open beurzen
setup-few = Er zijn minstens twee spelers nodig.
setup-play = Spelen
setup-resume = Hervatten
seat-person = Speler
seat-empty = Leeg
settings-title = Opties
settings-language = Taal
settings-theme = Thema
settings-speed = Tempo
settings-casinos = Casino’s
theme-dark = Nacht
theme-light = Middag
speed-off = Geen beweging
log-title = Logboek
help-title = Hulp
help-signs = Het teken bij een bankbriefje toont wie het nu zou krijgen; · is niemand; ●›▲ is van ● naar ▲; ●=▲ is een gelijke stand.
help-key-roll = R: dobbelen
help-key-choose = 1 t/m 6: een casino kiezen en zien wat er zou veranderen; nog eens dezelfde toets plaatst
help-key-place = Enter: de gekozen dobbelstenen plaatsen
help-key-move = Pijltjestoetsen: langs de mogelijkheden lopen; Esc maakt je keuze ongedaan
help-key-skip = Elke andere toets: de animatie overslaan
help-key-log = L: het hele logboek; S: taal, thema, tempo
help-key-purse = P: in je eigen beurs kijken
help-key-new = N: een nieuw spel; het spel dat je verlaat, wordt opgeslagen
help-key-quit = Q: stoppen; het spel wordt opgeslagen

## The rules in short.

rule-goal =
    { $rounds ->
        [one] Na { $rounds } etappe wint wie het meeste geld heeft.
       *[other] Na { $rounds } etappes wint wie het meeste geld heeft.
    }
    .title = Waar het om gaat
rule-deal = Elk casino krijgt bankbriefjes van de stapel, tot er minstens { $minimum } ligt.
    .title = De casino’s
rule-turn = Dobbel met alle dobbelstenen die je nog hebt. Kies één getal uit je worp en plaats al je dobbelstenen met dat getal op het casino met dat nummer: allemaal, nooit maar een deel.
    .title = Je beurt
rule-skip = Geen dobbelstenen meer? Dan word je overgeslagen. De laatste speler met dobbelstenen gaat alleen door tot ze op zijn.
    .title = Geen dobbelstenen meer
rule-ties = Als alle dobbelstenen geplaatst zijn, betalen de casino’s uit. Eerst nemen bij elk casino de spelers met evenveel dobbelstenen die terug; zij krijgen daar niets.
    .title = Wie gelijk staat, valt weg
rule-pay = Wie van de anderen de meeste dobbelstenen heeft, ontvangt het hoogste bankbriefje, de nummer twee het volgende, enzovoort. Briefjes die niemand wint, gaan terug onder de stapel.
    .title = Uitbetaling
rule-purses = Wat je wint, ligt omgekeerd voor je. De anderen zien elke uitbetaling, maar niet je totaal: je beurs blijft tot het einde dicht.
    .title = Beurzen
rule-rounds = Elke etappe begint de volgende speler links.
    .title = Volgende etappe
rule-end = Na de laatste etappe wint wie het meeste geld heeft. Evenveel geld? Dan tellen de meeste bankbriefjes. Nog steeds gelijk? Dan wordt de overwinning gedeeld.
    .title = Het einde
rule-neutral = Met neutrale dobbelstenen krijgen 2 spelers er elk 4, 3 of 4 spelers elk 2. Je dobbelt en plaatst ze samen met je eigen dobbelstenen. Ze tellen voor een extra speler die niemand bestuurt: die kan gelijk staan en die kan winnen. Wat die speler wint, gaat terug onder de stapel. Met 3 spelers worden de 2 overige neutrale dobbelstenen vóór de eerste beurt van elke etappe gedobbeld en geplaatst.
    .title = Neutrale dobbelstenen

## The command.

cli-about = Last Roll: het dobbelspel Las Vegas. Zonder opdracht opent het spel in de browser.
cli-usage = Gebruik:
cli-commands = Opdrachten
cli-arguments = Argumenten
cli-options = Opties
cli-help = Deze hulp tonen.
cli-version = De versie tonen.
cli-language = `--language CODE`, waar dan ook op de regel, kiest de taal: `en`, `fr`, `nl`, `it`, `de` of `es` (standaard: de taal van het systeem).
cli-stdin = standaardinvoer
cli-stdout = standaarduitvoer
cli-play = Spelen in deze terminal, tegen bots of met vrienden aan één toetsenbord.
cli-play-players = Aantal spelers, 2 t/m 5 (standaard: het aantal genoemde namen en bots, anders 4).
cli-play-neutral = Spelen met neutrale dobbelstenen (2 t/m 4 spelers).
cli-play-name = Naam van iemand aan dit toetsenbord; één keer per persoon.
cli-play-bots = Bots om tegen te spelen, met komma’s ertussen; `lastroll bots` toont ze. `cmd:PROGRAM ARGS` is een programma; een komma daarin hoort erbij, tenzij de naam van een bot volgt. Met evenveel bots als spelers kijk je toe.
cli-play-resume = Een spel hervatten dat niet is afgelopen: dat met dit id (standaard: het laatst gespeelde).
cli-play-plain = Regel voor regel, zonder kleuren: voor schermlezers en pipes.
cli-play-speed = Snelheid van de animaties; 0 of `off` is geen.
cli-play-theme = `dark` is nacht, `light` is middag.
cli-play-open-purses = Ieders winst is zichtbaar.
cli-play-seed = Startgetal van de dobbelstenen: hetzelfde getal geeft hetzelfde spel (standaard: eerlijke dobbelstenen, die achteraf te controleren zijn).
cli-play-nonce = Je eigen bijdrage aan eerlijke dobbelstenen: hoogstens 64 letters, cijfers, - en _; één keer voor elke speler die dat wil.
cli-play-bot-seconds = Hoelang een programma over een keuze mag nadenken, in seconden (standaard: 10).
cli-play-rounds = Huisregel: aantal etappes (standaard: 4).
cli-play-start = De stoel die begint; stoelen tellen vanaf 0.
cli-play-minimum = Huisregel: wat er minstens bij elk casino ligt (standaard: 50000).
cli-play-dice = Huisregel: eigen dobbelstenen per speler (standaard: 8).
cli-play-neutral-dice = Huisregel: neutrale dobbelstenen per speler.
cli-play-opening-dice = Huisregel: neutrale dobbelstenen die vóór de eerste beurt van elke etappe worden geplaatst.
cli-replay = Spelverslagen controleren en terugkijken.
cli-replay-file = Een bestand met verslagen (één JSON-object per regel) of met spellen als tekst, - voor de standaardinvoer, of het id van een afgelopen spel op deze computer (standaard: het laatst afgelopen spel).
cli-replay-json = Eén JSON-object per spel tonen, en verder niets.
cli-replay-story = Het hele spel vertellen.
cli-verify = Controleren of dobbelstenen en stapel bij hun vingerafdruk horen.
cli-verify-file = Een bestand met verslagen van spellen met eerlijke dobbelstenen, - voor de standaardinvoer, of het id van een afgelopen spel op deze computer (standaard: het laatst afgelopen spel).
cli-bots = De bots tonen, van zwak naar sterk.
cli-bots-json = Een JSON-lijst tonen.
cli-simulate = Veel spellen tussen bots spelen.
cli-simulate-players = Aantal spelers, 2 t/m 5 (standaard: het aantal genoemde bots, anders 4).
cli-simulate-neutral = Spelen met neutrale dobbelstenen (2 t/m 4 spelers).
cli-simulate-bots = Bots per stoel, met komma’s ertussen; de laatste vult de overige stoelen (standaard: overal `random`).
cli-simulate-games = Aantal spellen (standaard: 10000).
cli-simulate-seed = Hetzelfde startgetal geeft dezelfde spellen (standaard: 0; met een `cmd:`-programma willekeurige dobbelstenen die het niet kan voorspellen).
cli-simulate-secret = Opnieuw spelen met de dobbelstenen van een eerdere reeks: het geheim dat die aan het eind toonde.
cli-simulate-threads = Aantal threads (standaard: één per processor). De spellen zijn dezelfde.
cli-simulate-ray = Spelen op het Ray-cluster met dit adres. De spellen zijn dezelfde.
cli-simulate-out = Alle spellen bewaren: als verslagen in een `.jsonl`-bestand of als tabel in een `.parquet`-bestand.
cli-simulate-json = Eén JSON-object tonen, en verder niets.
cli-simulate-rounds = Huisregel: aantal etappes (standaard: 4).
cli-simulate-start = De stoel die begint; stoelen tellen vanaf 0.
cli-simulate-minimum = Huisregel: wat er minstens bij elk casino ligt (standaard: 50000).
cli-simulate-dice = Huisregel: eigen dobbelstenen per speler (standaard: 8).
cli-simulate-neutral-dice = Huisregel: neutrale dobbelstenen per speler.
cli-simulate-opening-dice = Huisregel: neutrale dobbelstenen die vóór de eerste beurt van elke etappe worden geplaatst.
cli-arena = Een toernooi tussen bots houden, met ratings en intervallen.
cli-arena-players = Spelers per tafel, 2 t/m 5 (standaard: het aantal genoemde bots, of 2 als er aan geen tafel zoveel stoelen zijn).
cli-arena-neutral = Spelen met neutrale dobbelstenen (2 t/m 4 spelers).
cli-arena-bots = Bots, met komma’s ertussen: namen uit `lastroll bots`, bots van andere projecten (zoals `prior-table`) of `cmd:PROGRAM`. Met meer bots dan stoelen wordt elke opstelling gespeeld; met minder vult de laatste bot de overige stoelen.
cli-arena-blocks = Aantal blokken (standaard: 100). In een blok spelen de bots met dezelfde bankbriefjes en dobbelstenen, om de beurt op alle stoelen.
cli-arena-seed = Hetzelfde startgetal geeft dezelfde spellen (standaard: 0; met een `cmd:`-programma willekeurige dobbelstenen die het niet kan voorspellen).
cli-arena-secret = Opnieuw spelen met de dobbelstenen van een eerdere reeks: het geheim dat die aan het eind toonde.
cli-arena-versus = Is A beter dan B? A speelt tegen één of meer keer B.
cli-arena-until = Met `--versus`: spelen tot het beslist is.
cli-arena-lower = Met `--versus`: het deel van de overwinningen waarbij A niet beter is (standaard: een eerlijk deel).
cli-arena-upper = Met `--versus`: het deel van de overwinningen waarbij A beter is (standaard: een stap hoger, zoals 0.55 boven 0.5).
cli-arena-error = Met `--versus`: hoe vaak het antwoord fout mag zijn (standaard: 0.05).
cli-arena-luck = Wiens beoordeling het geluk uit de uitslagen haalt; met `none` blijft het erin.
cli-arena-out = Alles in een map bewaren. Dezelfde opdracht gaat verder waar hij stopte.
cli-arena-processes = Aantal processen (standaard: 1). De uitslagen zijn dezelfde.
cli-arena-ray = Spelen op het Ray-cluster met dit adres. De uitslagen zijn dezelfde.
cli-arena-bot-seconds = Hoelang een programma over een keuze mag nadenken, in seconden (standaard: 10).
cli-arena-json = Eén JSON-object tonen, en verder niets.
cli-arena-rounds = Huisregel: aantal etappes (standaard: 4).
cli-arena-start = De stoel die begint; stoelen tellen vanaf 0.
cli-arena-minimum = Huisregel: wat er minstens bij elk casino ligt (standaard: 50000).
cli-arena-dice = Huisregel: eigen dobbelstenen per speler (standaard: 8).
cli-arena-neutral-dice = Huisregel: neutrale dobbelstenen per speler.
cli-arena-opening-dice = Huisregel: neutrale dobbelstenen die vóór de eerste beurt van elke etappe worden geplaatst.
cli-solve = De exacte waarden van een stelling berekenen.
cli-solve-position = Een stelling als JSON of als regel die met LR1 begint, of een bestand met een stelling; - is de standaardinvoer.
cli-solve-objective = Wat elke speler wil: `win` (het eigen deel van de overwinning in het hele spel), `margin` (meer geld in deze etappe dan de anderen gemiddeld) of `money` (standaard: `win`).
cli-solve-limit = Hoeveel toestanden er hoogstens worden opgelost (standaard: 50 miljoen); elk neemt zo’n 40 bytes.
cli-solve-json = Eén JSON-object tonen, en verder niets.
cli-hint = Tonen wat elke keuze in een stelling waard is.
cli-hint-position = Een stelling als JSON of als regel die met LR1 begint, of een bestand met een stelling; - is de standaardinvoer.
cli-hint-objective = Wat elke speler wil: `win` (het eigen deel van de overwinning in het hele spel), `margin` (meer geld in deze etappe dan de anderen gemiddeld) of `money` (standaard: `win`).
cli-hint-seconds = Bedenktijd in seconden (standaard: 1). Dezelfde stelling krijgt altijd dezelfde waarden.
cli-hint-json = Eén JSON-object tonen, en verder niets.
cli-exam = Tonen wat de keuzes van een bot verliezen ten opzichte van exacte waarden, in stellingen die nooit veranderen.
cli-exam-bot = Welke bot; `lastroll bots` toont ze.
cli-exam-set = Maar één verzameling: `duel` (etappes voor twee, vanaf de eerste worp), `endings-3` t/m `endings-5` (het einde van een etappe voor dat aantal spelers) of `neutral-2` t/m `neutral-4` (hetzelfde met neutrale dobbelstenen). Standaard: allemaal.
cli-exam-bot-seconds = Hoelang een programma over een keuze mag nadenken, in seconden (standaard: 10).
cli-exam-json = Eén JSON-object tonen, en verder niets.
cli-train = De beoordelaar trainen met spellen tegen zichzelf; daarvoor is de extra `train` nodig.
cli-train-folder = Waar alles wordt bewaard: logboek, krommen, tussenstand en gewichten. Dezelfde opdracht gaat verder waar hij stopte.
cli-train-iterations = Aantal iteraties (standaard: 1500). In elke iteratie spelen alle tafels een paar stappen en leert het net daarvan.
cli-train-lanes = Hoeveel tafels naast elkaar spelen.
cli-train-steps = Hoeveel stappen alle tafels doen voordat het net ervan leert.
cli-train-tries = Hoeveel worpen bij elke stap worden bekeken; meer halen meer geluk eruit.
cli-train-batch = Hoeveel stellingen één leerstap vormen.
cli-train-width = Hoe breed het net is.
cli-train-rate = Hoe snel het hoogstens leert.
cli-train-games = Welke spellen, met komma’s ertussen: `2` t/m `5` spelers, `2n` t/m `4n` met neutrale dobbelstenen (standaard: allemaal).
cli-train-mixed = Welk deel van de tafels gemengd is, 0 tot 1 (standaard: 0): daar kiezen alle spelers op één na door te tellen.
cli-train-mixed-tries = Hoeveel worpen aan gemengde tafels in elke stap bekeken worden.
cli-train-begin = Een bestand met gewichten om mee te beginnen (standaard: een net dat niets weet).
cli-train-check = Na hoeveel iteraties het telkens tegen `greedy` speelt, het logboek schrijft en kan worden hervat.
cli-train-seed = Hetzelfde startgetal geeft op dezelfde machine dezelfde training (standaard: 1).
cli-train-seconds = Na dit aantal seconden stoppen; dezelfde opdracht gaat later verder.
cli-engine = Een bot als programma laten draaien: JSON-regels op standaardinvoer en standaarduitvoer.
cli-engine-bot = Welke bot; `lastroll bots` toont ze.
cli-games = De spellen op deze computer tonen; er een bekijken, exporteren of verwijderen.
cli-engine-name = De bot (standaard: die van `--bot`).
cli-install-completion = Aanvulling voor je shell installeren: opdrachten, opties, bots en bestanden.
cli-install-completion-shell = Je shell (standaard: die waarin je typt).
cli-games-id = Het id van een spel, zoals het in de lijst staat.
cli-games-json = JSON tonen.
cli-games-export = Het spel, of alle afgelopen spellen, naar een bestand schrijven; - is de standaarduitvoer.
cli-games-text = Leesbare tekst exporteren in plaats van JSON.
cli-games-force = Het bestand overschrijven als het er al is.
cli-games-delete = Het spel voorgoed verwijderen.
cli-no-browser = Alleen het adres tonen; geen browser openen.
cli-port = De poort (standaard: 8600, of een die vrij is).
cli-serve = Het spel aan anderen aanbieden: tafels, stoelen, gebeurtenissen in real time.
cli-serve-host = Het adres om op te luisteren (standaard: 127.0.0.1); 0.0.0.0 is elk adres van deze computer.
cli-serve-port = De poort (standaard: 8600); 0 is een die vrij is.
cli-serve-database = Waar tafels worden bewaard: `sqlite:///FILE` of `postgresql://…` (standaard: een bestand in je gegevensmap).
cli-serve-bus = Een Redis-server, `redis://…`, voor meerdere processen rond één database.
cli-serve-processes = Aantal processen dat de poort deelt (standaard: 1); ongeveer één per kern.
cli-serve-durability = Wat een bevestigde actie overleeft: `power` een stroomstoring, `process` alleen het einde van het proces (standaard: `power`).
cli-serve-rate-limit = Aanroepen per minuut van één adres (standaard: 600); 0 is onbeperkt.
cli-serve-body-limit = Grootste verzoek in bytes (standaard: 262144).
cli-serve-archive-days = Dagen waarna een stille tafel wordt gearchiveerd (standaard: 30); 0 is nooit.
cli-serve-public-url = Het adres waarop spelers de dienst bereiken, voor links en QR-codes.
cli-serve-proxy = Adressen van proxy’s waarvan de `X-Forwarded-*`-headers worden vertrouwd, met komma’s ertussen.
cli-serve-log-level = Hoeveel er in het logboek komt (standaard: `info`).
serve-ready = Last Roll draait op { $address } (Ctrl-C stopt het).
serve-network = Op andere apparaten in je netwerk: { $address }
browse-starting = Last Roll start …
browse-ready = Last Roll draait op { $address } (Ctrl-C stopt het).
browse-running = Last Roll draait al, op { $address }.
where-line = regel { $line }
replay-done =
    { $count ->
        [one] { $count } spel, helemaal volgens de regels.
       *[other] { $count } spellen, allemaal volgens de regels.
    }
verify-done =
    { $rolls ->
        [one] klopt: de stapel en { $rolls } worp horen bij de vingerafdruk { $commitment } …
       *[other] klopt: de stapel en alle { $rolls } worpen horen bij de vingerafdruk { $commitment } …
    }
verify-commitment = de hele vingerafdruk: { $commitment }
games-none = Hier zijn nog geen spellen.
games-totals = Afgelopen: { $games }. Gewonnen: { $won }. Beste resultaat: { $best }.
games-ladder = Verslagen bots: { $beaten } van { $bots }. Een bot is verslagen als je aan zijn tafel wint.
# One line for each bot: $low and $high bound the 95 % interval of $share.
games-ladder-bot = { $ahead } van { $games } keer ervoor: { $share }% ({ $low }–{ $high })
games-ladder-new = Nog niet ontmoet
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
# The only person in a game at this terminal, where no name was given.
seat-you = Jij
usage-help = Zie `{ $command }`.
usage-language = Onbekende taal “{ $language }”. Last Roll spreekt { $known }.
usage-unknown-option = Onbekende optie { $option }.
usage-unknown-command = Onbekende opdracht { $command }.
usage-did-you-mean = Bedoel je { $word }?
usage-repeated = { $option } staat er twee keer.
usage-missing-value = Bij { $option } hoort een waarde.
usage-no-number = Bij { $option } hoort een getal, niet “{ $value }”.
usage-no-value = { $option } kan niet “{ $value }” zijn.
usage-superfluous = Onverwacht argument “{ $word }”.
usage-wrong = De argumenten zijn niet te begrijpen: { $reason }

## Errors: one sentence each; the way to the culprit stands before it.

error-file-missing = dit bestand bestaat niet
error-file-folder = dit is een map, geen bestand
error-file-forbidden = de toegang is geweigerd
error-file-exists = het bestand bestaat al
error-file-other = het systeem zegt: { $reason }
error-file-unreadable = is niet te lezen: { $reason }
error-file-not-named = hier is nog geen afgelopen spel: noem een bestand, of - voor de standaardinvoer
error-file-taken = het bestand bestaat al; { $option } overschrijft het
error-disk-full = er is geen schijfruimte meer
error-records-none = er staat geen spel in dit bestand
error-line-long = de regel is langer dan { $most } bytes
error-text-encoding = de tekst is geen `UTF-8`
error-too-long = langer dan { $most } bytes
error-option-missing = de optie { $option } ontbreekt
error-option-needs = { $option } werkt alleen samen met { $other }
error-option-range = moet van { $least } tot en met { $most } zijn
error-options-together = { $one } en { $other } gaan niet samen
error-seats-many = { $count } spelers zijn genoemd, maar er zijn maar { $players } stoelen
error-export-none = er is geen afgelopen spel om te exporteren
error-game-unfinished = het spel { $id } is nog niet afgelopen
error-record-missing = dit bestand bestaat niet, en er is geen spel met dit id
error-game-missing = er is geen spel “{ $id }”
error-game-taken = het spel { $id } wordt in een ander venster gespeeld
error-save-none = er is geen spel om mee verder te gaan
error-save-chance = in het opgeslagen spel staat niet waar de dobbelstenen vandaan komen
error-save-differs = het opgeslagen spel { $id } klopt niet met zijn eigen dobbelstenen
error-save-seats = het opgeslagen spel heeft een verkeerd aantal stoelen
error-bot-unknown = er is geen bot “{ $name }”; wel { $names } en `cmd:PROGRAM`
error-bot-missing = programma “{ $command }” niet gevonden
error-bot-unknown-close = er is geen bot “{ $name }”: bedoel je { $close }?
error-bot-died = het programma is gestopt: { $words }
error-bot-stalled = het programma gaf binnen { $seconds } s geen antwoord
error-bot-nonsense = het programma gaf een ongeldig antwoord: “{ $what }”
error-bot-illegal = de bot koos { $face }, maar het kan alleen zijn: { $faces }
error-bot-crashed = de bot is vastgelopen: { $error }
error-json-broken = ongeldige JSON bij byte { $byte }
error-json-strange = ongeldige JSON: te diep genest, of niet in UTF-8
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
error-json-unknown = het veld { $field } hoort hier niet
error-json-least = moet minstens { $least } zijn
error-json-most = mag hoogstens { $most } zijn
error-json-many = de lijst heeft meer dan { $most } elementen
error-json-long = de tekst is langer dan { $most } tekens
error-json-choice = “{ $value }” mag hier niet
error-json-value = deze waarde mag hier niet
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
error-tag-unknown = onbekend label { $tag }
error-event-differs = { $field } is { $found }, maar volgens de regels { $expected }
error-event-order = de volgende gebeurtenis is { $expected }, niet { $found }
error-event-after-end = het spel is al vóór deze gebeurtenis afgelopen
error-name = een naam is 1 tot en met { $most } zichtbare tekens op één regel, niet “{ $name }”
error-names-count = bij { $players } spelers horen { $players } namen, niet { $count }
error-rule-not-bool = moet `true` of `false` zijn
error-rule-range = moet een geheel getal van { $least } tot en met { $most } zijn, niet { $value }
error-notes-count = er moeten 1 tot en met { $most } bankbriefjes zijn
error-neutral-five = voor neutrale dobbelstenen is een kleur nodig die niemand speelt: speel met 2 t/m 4 spelers, of zonder neutrale dobbelstenen
error-neutral-off = er worden neutrale dobbelstenen uitgedeeld, maar de variant staat uit: speel met neutrale dobbelstenen, of deel er geen uit
error-neutral-none = de variant staat aan, maar er zijn geen neutrale dobbelstenen: deel er uit, of speel zonder de variant
error-dice-many = { $count } dobbelstenen in een hand zijn te veel: deel er minder uit, hoogstens { $most } met de neutrale
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
error-purse = in een beurs zit minstens 0 dollar, en er zitten niet meer bankbriefjes in dan dollars
error-purse-closed = de beurs van stoel { $seat } is dicht
error-commitment-hex = een vingerafdruk is 32 bytes, hexadecimaal
error-commitment-differs = het geheim hoort niet bij de vingerafdruk
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
error-stale = de tafel is al bij versie { $version }: kijk opnieuw
error-not-your-turn = je bent niet aan de beurt
error-not-playing = aan deze tafel is geen spel bezig
error-already-rolled = de dobbelstenen liggen op tafel: kies een getal
error-roll-first = dobbel eerst
error-face-missing = zeg welk getal je wilt plaatsen
error-table-full = aan deze tafel is geen stoel vrij
error-seat-taken = daar zit al iemand
error-seat-empty = daar zit niemand
error-seat-kept = deze stoel blijft nog { $seconds } s vrij voor { $name }
error-bots-busy = de sterkste bots hebben nu te veel om over na te denken: kies zwakkere, of probeer het over een minuut opnieuw
error-seat-was = stoel { $seat } bestaat niet, of is twee keer genoemd
error-no-such-table = deze tafel bestaat niet
error-no-such-code = geen open tafel heeft deze code
error-no-such-seat = er is geen stoel { $seat }
error-no-such-call = deze aanroep bestaat niet
error-no-such-file = dit bestand bestaat niet
error-no-seat = hiervoor is de sleutel van een stoel aan deze tafel nodig
error-not-your-seat = deze stoel is niet van jou
error-not-the-maker = dit kan alleen de host van de tafel
error-not-finished = het spel is nog niet afgelopen
error-not-alone = dezelfde dobbelstenen zijn er alleen voor wie in z’n eentje tegen bots speelt
error-already-started = het spel is begonnen
error-nobody-there = aan deze tafel zit nog niemand
error-no-human-seat = een tafel heeft een stoel nodig voor de host
error-seats-count =
    { $players ->
        [one] bij { $players } speler hoort { $players } stoel, niet { $count }
       *[other] bij { $players } spelers horen { $players } stoelen, niet { $count }
    }
error-bot-not-here = er is hier geen bot “{ $name }”; wel { $names }
error-bot-not-for-these-rules = de bot “{ $name }” speelt niet volgens deze regels
error-look-taken = deze kleur is al bezet
error-ticket = dit ticket is niet van hier
error-ticket-used = met dit ticket is al een tafel gemaakt
error-talk-one = stuur één zinnetje, één reactie of één tekst
error-talk-off = zo wordt er aan deze tafel niet gechat
error-talk-unknown = dit zinnetje of deze reactie bestaat niet
error-talk-text = een bericht is één regel gewone tekst
error-store-trouble = dit kan nu niet worden opgeslagen: probeer het zo nog eens
error-internal = hier ging iets mis; het staat in het logboek van de dienst
error-too-many-calls = te veel aanroepen: wacht even
error-not-json = het verzoek moet als `application/json` worden verstuurd
error-foreign-host = dit spel draait alleen voor deze computer: open het op `localhost`
error-too-many-streams = vanaf dit adres staan te veel tafels open: sluit een paar tabbladen en probeer het opnieuw
error-too-many-watchers = er kijken al te veel mensen naar deze tafel: probeer het later opnieuw
error-too-large = het verzoek is te groot
error-wrong-method = deze aanroep heeft een andere methode nodig
# $reason is technical and English.
error-request-broken = het verzoek is niet te begrijpen: { $reason }
error-setting-number = “{ $value }” is geen getal
error-setting-choice = “{ $value }” kan niet, wel { $choices }
error-setting-range = moet van { $least } tot en met { $most } zijn
error-missing-extra = hiervoor is de extra `{ $extra }` nodig: `{ $command }`
error-cannot-listen = luisteren op { $host }, poort { $port }, lukt niet: { $reason }
error-no-processes = op dit systeem kan een poort maar één proces hebben
error-database = de database is niet te gebruiken: { $reason }
error-database-in-use = een andere dienst gebruikt deze database al; die is hier: { $address }
error-bus = de bus is niet te gebruiken: { $reason }

## Line by line.

plain-greeting = Spel { $id }: { $names }.
plain-resumed = Spel { $id } gaat verder: { $names }.
plain-keys = Toetsen: Enter dobbelt, 1 t/m 6 plaatst, ? hulp, b bord, l logboek, p je beurs, q stopt.
plain-roll = { $name }: druk op Enter om te dobbelen.
    .you = Je bent aan de beurt: druk op Enter om te dobbelen.
plain-roll-again = Druk op Enter of r om te dobbelen; ? geeft hulp.
plain-choice = { $face }: { $dice } op { $casino }. { $consequence }
plain-choose = { $name }, welk getal: { $faces }?
    .you = Welk getal: { $faces }?
plain-choose-again = Kies { $faces }; ? geeft hulp.
plain-purse =
    { $notes ->
        [one] { $name } heeft { $money } gewonnen, in { $notes } bankbriefje.
       *[other] { $name } heeft { $money } gewonnen, in { $notes } bankbriefjes.
    }
    .you =
        { $notes ->
            [one] Je hebt { $money } gewonnen, in { $notes } bankbriefje.
           *[other] Je hebt { $money } gewonnen, in { $notes } bankbriefjes.
        }
plain-standing =
    { $notes ->
        [one] { $rank }. { $name }: { $money } in { $notes } bankbriefje
       *[other] { $rank }. { $name }: { $money } in { $notes } bankbriefjes
    }
plain-record = Verslag: { $file }
plain-verify = Om de dobbelstenen te controleren: { $command }
plain-saved = Het spel is opgeslagen. Om verder te gaan: { $command }
plain-lost = Het spel kon niet worden opgeslagen en is verloren.
board-round = Etappe { $round } van { $rounds }.
board-casino = { $casino }: { $notes }. Dobbelstenen: { $dice }.
board-casino-empty = { $casino }: { $notes }. Geen dobbelstenen.
board-note = { $note } voor { $name }
    .you = { $note } voor jou
board-player = { $name } heeft nog { $dice }.
board-player-open = { $name } heeft nog { $dice } en { $money } gewonnen.

## The page: what stands on every screen.

web-skip = Naar de inhoud
web-home = Last Roll, start
# A button that leads to the first screen.
web-home-short = Start
web-menu = Menu
web-rules = Regels
web-learn = In drie minuten leren
web-help-keys = Toetsen en tekens
web-sound = Geluid
web-sound-offer = Geluid aanzetten
web-volume = Volume
web-theme-system = Systeem
web-theme-to-night = Overschakelen naar nacht
web-theme-to-noon = Overschakelen naar middag
web-language-trouble = Deze taal kon niet worden geladen. Probeer het opnieuw als je weer online bent.
# While something is being fetched.
web-opening = Een ogenblik …
web-nowhere = Hier is niets
web-nowhere-help = Misschien zit er een tikfout in het adres, of is de tafel allang weg.
web-broken = Er ging iets mis op deze pagina
web-reload = Opnieuw laden
web-no-table = Geen tafel gevonden
web-offline = Je bent offline. Er is niets verloren; probeer het zo nog eens.
web-offline-shell = Je bent offline. De regels en de les werken, tafels hebben het netwerk nodig.
web-offline-table = Je bent offline. Deze pagina gaat vanzelf verder als het netwerk terug is.
web-done = Klaar
web-save = Opslaan
web-change = Wijzigen

## The page: the first screen.

web-play-now = Nu spelen
web-play-now-hint = Je kunt meteen spelen, zonder account.
# $names: the bots one plays against at once.
web-against = Tegen { $names }
web-opponents = Je tegenstanders
web-make-table = Tafel maken
web-hot-seat = Samen op één apparaat
web-hot-seat-help = Geef het apparaat door. Bots kunnen stoelen opvullen.
web-hot-seat-nobody = Er moet minstens één speler meedoen.
web-join-code = Meedoen met een code
# An example of a code of a table, six letters and digits. Usually stays as it is.
web-code-example = K7QX4M
web-join = Meedoen
web-code-unknown = Geen tafel heeft deze code
web-code-help = Controleer de code op typefouten. Zodra een spel begonnen is, werkt de code niet meer.
web-my-games = Je lopende spellen
web-game-waiting = Wacht op spelers
web-game-your-turn = Je bent aan de beurt
web-game-running = Het spel is bezig
# $names: a list of the others at the table.
web-game-with = Met { $names }
web-game-as = Als { $name }
web-open-tables = Open tafels
web-open-tables-none = Op dit moment wacht er niemand. Maak een tafel, dan kunnen anderen hem vinden.
# $name: who made the table.
web-table-of = Tafel van { $name }
web-seats-open =
    { $count ->
        [one] { $count } stoel vrij
       *[other] { $count } stoelen vrij
    }
web-new-here = Nieuw hier?
web-replay-import = Spelverslag openen
web-credit = Naar het dobbelspel Las Vegas van Rüdiger Dorn. Een vrij en onafhankelijk programma, los van auteur en uitgever.
web-privacy = Geen account, geen tracking, niets van andere servers.
# The name of somebody who has not given one; $number is three digits.
web-guest = Gast { $number }

## The page: making a table.

web-your-name = Je naam
web-name = Naam
# A person at this device who has not said a name.
web-person-number = Speler { $number }
web-how-many = Hoeveel spelers?
web-seats = Stoelen
# A label on its own: the reader’s seat.
web-seat-you = Jij
web-seat-number = Stoel { $number }
web-name-of-seat = Naam voor stoel { $number }
# A seat that somebody takes by opening the link.
web-seat-by-link = Vriend, via de link
web-seat-open = Vrije stoel
web-option-neutral = Neutrale dobbelstenen
web-option-neutral-help = Witte dobbelstenen die van niemand zijn en toch kunnen winnen.
web-option-neutral-five = Voor 2 t/m 4 spelers.
web-option-open-purses-help = Ieders winst is zichtbaar.
web-option-public = Openbaar
web-option-public-help = Staat op de startpagina; iedereen kan meedoen.
web-option-clock = Bedenktijd
web-clock-none = Onbeperkt
web-clock-relaxed = Rustig
web-clock-fast = Kort
web-clock-help = Is de tijd om, dan speelt een bot die beurt voor je. Het spel gaat door.
web-option-talk = Chat
# What people at the table may say: set phrases, anything, nothing.
web-option-talk-phrases = Zinnetjes
web-option-talk-free = Vrije tekst
web-option-talk-off = Uit
web-house-rules = Huisregels
# The rules exactly as the booklets of the game have them.
web-booklet = Volgens het boekje
web-house-rules-help = Verander wat je wilt. Volgens het boekje zijn het vier etappes met elk acht dobbelstenen.
web-house-rounds = Etappes
web-house-dice = Eigen dobbelstenen per speler
web-house-minimum = Bij elk casino minstens
web-house-grace = Seconden voordat een bot het overneemt van wie weg is
web-house-back = Terug naar het boekje

## The page: the lobby, a table that waits.

web-table-title = Tafel
web-your-table = Je tafel
web-table-full = Alle stoelen zijn bezet.
web-waiting-for =
    { $count ->
        [one] Er is nog { $count } stoel vrij.
       *[other] Er zijn nog { $count } stoelen vrij.
    }
web-seats-free =
    { $count ->
        [one] Er is { $count } stoel vrij voor jou.
       *[other] Er zijn { $count } stoelen vrij, waarvan één voor jou.
    }
web-join-title = Meespelen
web-take-seat = Plaatsnemen
web-sit-here = Hier gaan zitten
# Somebody at the same device takes one more seat.
web-sit-another = Nog iemand op dit apparaat
web-maker = host
web-bot = bot
web-seat-offline = even weg
# Beside the name of the player who starts the first round.
web-starts = begint
web-seat-edit = Naam en teken van { $name }
web-seat-up = { $name } omhoog
web-seat-down = { $name } omlaag
web-seat-remove = Stoel verwijderen: { $name }
web-seat-remove-person = { $name } van de tafel verwijderen
web-leave-seat = De stoel van { $name } opgeven
web-seat-add = Stoel toevoegen
web-look = Kleur en teken
web-look-taken = { $symbol }, bezet
web-start = Starten
web-start-with-bots = Starten, aanvullen met bots
web-wait-for-start = { $name } start het spel. Het begint ook vanzelf zodra alle stoelen bezet zijn.
web-leave-table = Tafel verlaten
web-came = { $name } is gaan zitten.
web-went = { $name } is vertrokken.
web-invite = Anderen uitnodigen
web-code = Code
web-link = Link
web-qr = QR-code van de link naar deze tafel
web-copy-link = Link kopiëren
web-copied = Gekopieerd
web-copy-by-hand = De link is geselecteerd; kopieer hem zelf.
web-share-text = Kom dobbelen: er is een stoel voor je vrij.
web-agreed = Tafelregels
web-agreed-rounds =
    { $rounds ->
        [one] { $rounds } etappe
       *[other] { $rounds } etappes
    }
web-agreed-dice =
    { $dice ->
        [one] Elk { $dice } dobbelsteen
       *[other] Elk { $dice } dobbelstenen
    }
web-agreed-minimum = Bij elk casino minstens { $minimum }
web-agreed-neutral = Met neutrale dobbelstenen
web-agreed-no-neutral = Zonder neutrale dobbelstenen
web-agreed-open-purses = Open beurzen
web-agreed-closed-purses = Dichte beurzen
web-agreed-no-clock = Onbeperkte bedenktijd
web-agreed-clock-relaxed = Rustige bedenktijd
web-agreed-clock-fast = Korte bedenktijd
web-agreed-clock-time = { $time } per beurt
web-agreed-grace = Bot neemt over na { $seconds } s afwezigheid
web-agreed-grace-time = Bot neemt over na { $time } afwezigheid
web-agreed-no-grace = Geen bot neemt over
web-agreed-talk-phrases = Zinnetjes en reacties
web-agreed-talk-free = Vrije tekst
web-agreed-talk-off = Geen chat
web-agreed-public = Openbaar
web-agreed-private = Alleen via link of code
web-fair-title = Eerlijke dobbelstenen
web-fair-explained = Alle worpen volgen nu al uit een geheim getal. Dit is de vingerafdruk ervan. Na het spel wordt het geheim getoond, en kan je browser elke worp controleren.
web-commitment = Vingerafdruk van de dobbelstenen

web-share-link = Link delen
web-copy = Kopiëren
web-share-local = Dit spel draait alleen op deze computer. Start het met deze opdracht, dan kunnen vrienden in je netwerk met hun telefoon meedoen:
web-share-loopback = Een link naar “{ $host }” kunnen vrienden niet openen. Open deze pagina op het adres van de computer in je netwerk en deel die link.
web-lobby-about = Stuur je dobbelstenen naar zes casino’s en win hun bankbriefjes; wie gelijk staat, krijgt daar niets.
web-lobby-lesson = Nieuw? Leer het in drie minuten terwijl je wacht

## The page: settings and help.

web-setting-confirm = Twee keer tikken om te plaatsen
web-setting-confirm-help = De eerste tik toont wat er zou veranderen. Staat dit uit, dan plaatst één tik.
web-setting-auto-roll = Automatisch dobbelen
web-setting-mute = Chat verbergen
web-setting-names-2012 = Casinonamen van 2012
web-setting-shortcuts = Sneltoetsen
web-setting-shortcuts-help = R, 1 t/m 6 enzovoort. Zet ze uit als je spraakbesturing gebruikt.
web-settings-kept = Alleen in deze browser bewaard.
web-motion-reduced = Je systeem vraagt om minder beweging, dus er beweegt niets.
web-key-roll = Dobbelen
web-key-choose = Een casino kiezen en zien wat er zou veranderen; nog eens dezelfde toets plaatst
web-key-enter = De hoofdknop indrukken
web-key-rematch = Na het spel: revanche
web-key-back = Je keuze ongedaan maken; een venster sluiten
web-key-log = Het logboek
web-key-replay = Stap voor stap terugkijken
web-key-help = Deze hulp
web-help-signs = Het teken bij een bankbriefje toont wie het nu zou krijgen. Elke dobbelsteen draagt het teken van de eigenaar.
web-help-off = Sneltoetsen kun je uitzetten in de opties.

## The page: the table. Whose turn it is, and the one main button.

# Inside a sentence: “Dice: you 2 and Ben 1.”, “Tied: you and Ben.”
web-you = jij
web-turn-roll = Jouw beurt: dobbel.
web-turn-choose = Jouw beurt: kies een casino.
# Several people at one device: whose turn it is.
web-turn-roll-named = { $name }: dobbel.
web-turn-choose-named = { $name }: kies een casino.
# Said to screen readers when it becomes the reader’s turn.
web-turn-yours = Je bent aan de beurt.
web-turn-pay = De casino’s betalen uit.
web-turn-over = Het spel is afgelopen.
web-button-roll =
    { $count ->
        [one] { $count } dobbelsteen gooien
       *[other] { $count } dobbelstenen gooien
    }
web-button-rolling = Er wordt gedobbeld …
web-button-choose = Casino kiezen
# $dice is “3 dice”, “2 own + 1 neutral die”, …
web-button-place = { $dice } op { $casino } plaatsen
web-button-placing = Er wordt geplaatst …
web-button-result = Uitslag bekijken
web-button-skip = Overslaan
web-hint-again = Tik nog eens of druk op Enter om te plaatsen.

## The page: the card at the end of a round, and whose turn it is where several people share a device.

web-button-next-round = Volgende etappe
web-hand-over = { $name }, jij bent aan de beurt
web-summary-title = Etappe { $round }: de winst
web-summary-you = Jij
web-summary-nothing = niets
web-summary-place = Positie { $place }
# The places before and after the round.
web-summary-moved = Positie { $before } → { $after }
web-summary-total = { $money } in je beurs
web-summary-lead = { $name } neemt de leiding.
web-summary-lead-you = Je neemt de leiding.
web-summary-start = { $name } begint de volgende etappe.
web-summary-start-you = Jij begint de volgende etappe.

## The page: what a choice would change, said to the one who chooses.

web-change-dice =
    { $after ->
        [one] { $before } → { $after } dobbelsteen
       *[other] { $before } → { $after } dobbelstenen
    }

## The page: a casino as a screen reader says it, a few short sentences one after the other.

web-casino = Casino { $face }, { $name }.
# $notes: a list of “$60,000 for Ben”, or “$60,000” where nobody would get it.
web-casino-notes = Bankbriefjes: { $notes }.
web-casino-no-notes = Geen bankbriefjes.
# $dice: a list of “Ben 2”.
web-casino-dice = Dobbelstenen: { $dice }.
web-casino-no-dice = Geen dobbelstenen.
web-casino-tied = Gelijke stand: { $names }.
# A sentence like “Ben would lose $60,000.” follows.
web-casino-choice = Als je hier { $dice } plaatst:
web-casino-not-rolled = Geen { $face } in deze worp.
web-casino-selected = Gekozen.
web-casinos = Casino’s

## The page: the tray with the dice.

web-tray = Dobbelstenen
# A group of equal dice as a button; $dice is “3 dice” or “2 own + 1 neutral die”.
web-tray-group = { $dice } met { $face } voor { $casino } kiezen

## The page: the players.

web-players = Spelers
web-player-you = { $name } (jij)
# On a small chip: dice left to roll.
web-player-dice =
    { $count ->
        [one] nog { $count } dobbelsteen
       *[other] nog { $count } dobbelstenen
    }
web-player-neutral =
    { $count ->
        [one] { $count } neutrale dobbelsteen
       *[other] { $count } neutrale dobbelstenen
    }
web-player-money = { $money } gewonnen
web-player-closed = Beurs dicht
web-player-turn = Is aan de beurt
    .you = Je bent aan de beurt
web-player-start = Begint deze etappe
web-player-bot = Bot
web-player-away = Afwezig, een bot speelt
web-player-offline = Niet verbonden
web-round = Etappe { $round } van { $rounds }
web-round-start = { $name } begint
    .you = Jij begint
web-clock =
    { $seconds ->
        [one] nog { $seconds } seconde
       *[other] nog { $seconds } seconden
    }
web-watchers =
    { $count ->
        [one] { $count } persoon kijkt toe.
       *[other] { $count } mensen kijken toe.
    }
web-watching = Je kijkt toe.
web-leave = Tafel verlaten
web-leave-title = De tafel verlaten?
web-leave-text = Een bot speelt voor je verder. Kom terug wanneer je wilt: de stoel blijft van jou.
web-leave-stay = Blijven
web-leave-go = Verlaten
web-away-you = Een bot speelt voor je. Doe een zet om het weer over te nemen.

## The page: the log.

web-log-now = Nu
web-log-newest = Nieuwste
web-log-all = Alle etappes
web-log-review = Je kijkt terug.
web-log-back = Terug naar nu
web-log-news =
    { $count ->
        [one] Sindsdien { $count } nieuwe gebeurtenis
       *[other] Sindsdien { $count } nieuwe gebeurtenissen
    }
web-log-by-clock = De tijd was om, dus heeft een bot deze beurt gespeeld.
web-log-by-bot = Een bot speelt voor { $name }.

## The page: the pay-out. “tie” is stamped over dice that leave together.

web-payout-tie = gelijk
web-payout-pile = onder de stapel
# The reader's winnings of this round so far.
web-payout-total = Jij: { $money }

## The page: the result.

web-result-standings = Eindstand
web-result-rank = Plaats
web-result-player = Speler
web-result-money = Geld
web-result-notes = Bankbriefjes
web-result-you-won = Je hebt gewonnen.
web-result-you-shared = Je deelt de overwinning met { $names }.
web-result-you-place = Je bent { $rank }e, { $gap } achter { $name }.
web-result-you-level = Je bent { $rank }e: evenveel als { $name }, maar minder bankbriefjes.
web-result-you-ahead = { $money }, { $gap } voor { $name }.
web-result-behind = { $gap } achter { $name }
web-result-behind-you = { $gap } achter jou
web-result-board = Vóór de laatste uitbetaling
web-result-figures = Het spel in cijfers
web-result-rounds = Geld per etappe
web-result-round = Etappe { $round }
web-result-total = Totaal
web-result-course = Hoe het geld binnenkwam
web-result-best-casino = Beste casino
web-result-best-round = Beste etappe
web-result-ties = Gelijke standen
web-result-tied-dice = Dobbelstenen verloren bij gelijke stand
web-result-turns = Beurten
web-result-average = Dobbelstenen per beurt
web-result-neutral = Gewonnen door neutraal
web-result-pile = Door niemand gewonnen
# The head of a column: below it stand “Ties”, “Turns”, …
# $what: an amount; $where: a casino with its number.
web-result-at = { $what } bij { $where }
web-result-none = –
web-result-rematch = Revanche
web-result-stronger = Sterker: tegen { $name }
web-result-same-dice = Zelfde dobbelstenen nog eens
web-same-dice-note = Oefening: dezelfde bankbriefjes, en in dezelfde beurten dezelfde worpen.
web-result-join = Meedoen met de revanche
web-result-replay = Terugkijken
web-result-share = Delen
web-result-copied = De link is gekopieerd.
web-result-share-text = { $names } bij Last Roll
web-result-record = Verslag opslaan
web-result-look = Tafel bekijken
web-result-back = Terug naar de uitslag
web-result-home = Startpagina
web-name-ask = Goed gespeeld! Hoe moeten de anderen je noemen?
web-name-later = Nu niet
web-result-fair = Eerlijke dobbelstenen

## The page: talk, that is reactions and phrases.

web-talk = Chat
web-talk-reactions = Reacties
web-talk-phrases = Zinnetjes
web-talk-write = Bericht schrijven
web-talk-send = Versturen
web-talk-mute = Anderen dempen
web-talk-unmute = Dempen opheffen
web-talk-muted = De anderen zijn gedempt.
web-talk-off = De chat staat uit aan deze tafel.
web-talk-seated = Alleen spelers kunnen chatten.
web-talk-said = { $name }: { $words }
web-talk-recent = Eerder
web-talk-nothing = Nog niemand heeft iets gezegd.
web-phrase-hello = Hallo!
web-phrase-good-luck = Succes!
web-phrase-nice-roll = Mooie worp!
web-phrase-well-played = Goed gespeeld!
web-phrase-ouch = Au.
web-phrase-thanks = Bedankt!
web-phrase-one-more = Nog een keer?
web-phrase-gotta-go = Ik moet gaan.
web-reaction-laugh = lacht
web-reaction-wow = is verbaasd
web-reaction-cry = huilt
web-reaction-angry = is boos
web-reaction-heart = stuurt een hart
web-reaction-clap = klapt

## The page: the connection, one calm line.

web-connection-connecting = Verbinden …
web-connection-offline = Verbinding verbroken. Nieuwe poging … je spel is veilig.
web-connection-back = Weer verbonden.
web-connection-sending = Je zet wordt verstuurd …

## The page: the lesson, three minutes, played. $ben and $cleo are the two others at the table, with their
## symbols (▲ Ben, ■ Cleo); the reader is ● and is addressed informally. $casino and $other are
## casinos with their numbers (“3 Miracle”), $note, $second, $rest and $minimum are money.

web-lesson = De les
web-lesson-progress = Stap { $step } van { $steps }
web-lesson-leave = Les verlaten
web-lesson-back = Terug
web-lesson-next = Verder
web-lesson-choose = Casino kiezen
# On the button: place the dice at this casino.
web-lesson-place-at = Op { $casino } plaatsen
web-lesson-again = Opnieuw proberen
web-lesson-restart = Opnieuw beginnen
web-lesson-play = Nu spelen
web-lesson-rules = De regels
# What is said before the words about a choice: a good one, and one that could be better.
web-lesson-good = Precies.
web-lesson-nearly = Net niet.
web-lesson-trouble = De les kon niet worden geladen.
# The reader’s place in the list of players.
web-lesson-you = Jij

web-lesson-welcome = Zes casino’s, één voor elk getal van de dobbelsteen. Bij elk liggen bankbriefjes, samen { $minimum } of meer. Die wil je hebben: na vier etappes wint wie het meeste geld heeft.
    .title = Welkom op de Strip

web-lesson-roll = Je hebt acht dobbelstenen met het teken ●. { $ben } en { $cleo } hebben er ook acht. In je beurt dobbel je met alle dobbelstenen die je nog hebt.
    .title = Eerst dobbelen
web-lesson-roll-done = Daar liggen ze, gesorteerd op getal. Elk getal hoort bij het casino met dat nummer.

web-lesson-place = Kies één getal. Al je dobbelstenen met dat getal gaan naar hun casino: allemaal, nooit maar een deel. De andere hou je; daarmee dobbel je in je volgende beurt weer.
    .title = Alles met één getal plaatsen
web-lesson-place-hint = Neem een casino dat verlicht is. Fout kan nog niet.
web-lesson-place-1 = Twee dobbelstenen op { $casino }: de { $note } daar is voorlopig van jou. Je hebt er nog zes.
web-lesson-place-3 = Drie dobbelstenen op { $casino }: moeilijk te verslaan. De { $note } is voorlopig van jou, en je hebt er nog vijf.
web-lesson-place-4 = Eén dobbelsteen op { $casino }, en de { $note } is voorlopig van jou. Goedkoop, maar een paar is al meer. Je hebt er nog zeven.
web-lesson-place-6 = Twee dobbelstenen op { $casino }: de { $note } daar is voorlopig van jou. Je hebt er nog zes.
web-lesson-place-done = { $ben } en { $cleo } doen hetzelfde. Het teken bij een bankbriefje toont wie het nu zou krijgen. Zo gaat het rond tot niemand nog dobbelstenen heeft.

web-lesson-most = De etappe is bijna voorbij en je hebt nog drie dobbelstenen. Wie bij een casino de meeste heeft, ontvangt het hoogste bankbriefje. Waar kun je nog de eerste zijn?
    .title = De meeste winnen
web-lesson-most-hint = Kijk wie hoeveel dobbelstenen heeft op { $casino } en op { $other }.
web-lesson-most-5 = Drie dobbelstenen tegen twee: op { $casino } was { $ben } eerste, nu ben jij het. De { $note } is van jou, tenzij iemand er meer plaatst.
web-lesson-most-2 = Eén dobbelsteen op { $casino }, en { $cleo } heeft er daar drie. Je zou tweede zijn, en het enige bankbriefje gaat naar de eerste.

web-lesson-ties = Nu het addertje onder het gras: gelijke aantallen vallen tegen elkaar weg. Op { $other } hebben jij en { $cleo } elk twee dobbelstenen, dus jullie zouden allebei niets krijgen. Je hebt een 4 en een 6 gedobbeld.
    .title = Wie gelijk staat, valt weg
web-lesson-ties-hint = Tel voor je plaatst: hoeveel zou je er hebben, en wie heeft er evenveel?
web-lesson-ties-4 = Je komt gelijk met { $ben } (elk 3): op { $casino } vallen jullie allebei weg, en { $cleo } ontvangt de { $note } met één dobbelsteen. Zo eindigen vriendschappen.
web-lesson-ties-6 = Je doorbreekt de gelijke stand: drie tegen twee, en de { $note } van { $casino } is van jou. Op { $other } had de 4 een nieuwe gelijke stand gegeven, met { $ben }.

web-lesson-second = Sommige casino’s hebben een tweede bankbriefje, voor wie op één na de meeste dobbelstenen heeft. Op { $casino } is { $ben } niet meer in te halen. Nou en?
    .title = Tweede is ook goed
web-lesson-second-hint = Eerste op { $other }, of tweede op { $casino }: wat levert elk van beide op?
web-lesson-second-3 = Tweede op { $casino } levert { $note } op, met half zoveel dobbelstenen als { $ben }. Eerste op { $other } had { $rest } opgeleverd.
web-lesson-second-1 = Eerste op { $casino }: { $note }. Niet slecht, maar tweede op { $other } levert { $second } op, en niemand zit je in de weg.

web-lesson-pay = De anderen hebben geen dobbelstenen meer, jij hebt er nog één. Daarna betalen de casino’s uit, van 1 tot en met 6. Je laatste worp!
    .title = De laatste worp
web-lesson-pay-rolled = Een 2. Die moet naar { $casino }, waar { $ben } en { $cleo } gelijk staan.
web-lesson-pay-placed = Nergens nog dobbelstenen: de casino’s betalen uit.
web-lesson-pay-1 = { $casino }: jij hebt drie dobbelstenen, { $ben } heeft er één. Er is één bankbriefje, { $note }, en dat ontvang jij.
web-lesson-pay-2 = { $casino }: { $ben } en { $cleo } staan gelijk en nemen hun dobbelstenen terug. Alleen die ene van jou blijft liggen en ontvangt { $note }.
web-lesson-pay-3 = { $casino }: { $cleo } is eerste en ontvangt { $note }, { $ben } is tweede en ontvangt { $second }.
web-lesson-pay-4 = { $casino }: gelijke stand tussen jou en { $cleo } (elk 2). Dus ontvangt { $ben } met één dobbelsteen { $note }. Niemand is tweede: { $rest } gaat onder de stapel.
web-lesson-pay-5 = { $casino }: daar is alleen { $ben }. { $note }.
web-lesson-pay-6 = { $casino }: { $note } voor jou, { $second } voor { $cleo }.
web-lesson-pay-done = Jij ontving deze etappe { $won }, { $ben } { $ben_won }, { $cleo } { $cleo_won }. Gewonnen briefjes liggen omgekeerd: wie meetelt, weet wie er voorstaat.

web-lesson-neutral = Een variant: iedereen dobbelt ook met een paar witte dobbelstenen ○. Ze zijn van niemand en tellen als een extra speler, die gelijk kan staan en kan winnen. Je hebt nog één eigen dobbelsteen en één neutrale.
    .title = Neutrale dobbelstenen
web-lesson-neutral-hint = Alleen de neutrale dobbelsteen toont een 6, maar je mag hem plaatsen. Wie staat er dan gelijk op { $other }?
web-lesson-neutral-6 = Nu heeft neutraal twee dobbelstenen op { $casino }, evenveel als { $ben }. Beide vallen weg, en die ene van jou ontvangt de { $note }.
web-lesson-neutral-5 = Twee dobbelstenen tegen drie: { $cleo } houdt de { $note } van { $casino }. De witte dobbelsteen kan meer voor je doen.

web-lesson-done = Meer is het niet: dobbelen, alles met één getal plaatsen, en tellen voor je gelijk komt te staan. Neem plaats.
    .title = Je kent het spel

## The page: replay, a game looked at moment by moment.

web-replay = Terugkijken
web-replay-title = Het spel van { $names }
# The title of the page where a record can be opened.
web-replay-open-title = Spelverslag openen
web-replay-open-text = Een verslag is een klein bestand met alle dobbelstenen en keuzes van één spel. De server controleert het volgens de regels en bewaart niets.
web-replay-choose-file = Bestand kiezen
web-replay-drop = Of sleep het hierheen.
web-replay-paste = Of plak het
web-replay-paste-open = Openen
web-replay-unreachable = de server is niet bereikbaar
web-replay-opening = Het verslag wordt gelezen …
web-replay-refused = Dit verslag kan niet worden getoond: { $reason }
web-replay-not-json = dit is geen spelverslag
web-replay-which =
    { $count ->
        [one] In dit bestand staat { $count } spel. Welk?
       *[other] In dit bestand staan { $count } spellen. Welk?
    }
web-replay-too-long = het bestand is groter dan { $most } bytes
web-replay-other = Ander verslag
web-replay-loading = Het spel wordt geladen …
web-replay-waiting = Dit spel is nog niet begonnen.
web-replay-to-table = Naar de tafel
web-replay-controls = Momenten van het spel
web-replay-first = Eerste moment
web-replay-previous = Een stap terug
web-replay-next = Een stap vooruit
web-replay-last = Laatste moment
web-replay-play = Afspelen
web-replay-pause = Pauze
web-replay-speed = Tempo: { $speed }×
web-replay-moment = Moment
# For screen readers, at the slider: where in the game this is.
web-replay-moment-value = { $moment } van { $moments }, etappe { $round }
# Before the numbers of the rounds, which are buttons.
web-replay-rounds = Etappe
web-replay-round = Etappe { $round }
web-replay-log = Wat er gebeurde
web-replay-copy = Link naar dit moment kopiëren
web-replay-copied = De link is gekopieerd.
web-replay-link = Link naar dit moment
web-replay-download = Verslag opslaan
web-replay-unfinished = Dit spel is niet afgelopen: het stopt hier.
web-replay-live = Het spel is nog bezig. De beurzen blijven dicht tot het einde.
web-replay-more =
    { $count ->
        [one] { $count } nieuw moment
       *[other] { $count } nieuwe momenten
    }
web-replay-help-keys = Pijltjestoetsen: stap voor stap; Page Up en Page Down: etappes; Home en End: eerste en laatste moment; spatie: afspelen en pauze
# Said at a moment of which there is nothing to tell.
web-replay-quiet = Alle casino’s hebben uitbetaald.

## The page: checking the dice of a game.

web-verify = Dobbelstenen controleren
web-verify-again = Opnieuw controleren
web-verify-working = Controle: { $done } van { $total }
web-verify-intro = Vóór de eerste worp toonde dit spel de vingerafdruk van een geheim getal. Nu is het geheim bekend. Je browser rekent daaruit de stapel en elke worp uit, zonder iemand iets te vragen.
web-verify-secret-later = Het geheim wordt onthuld als het spel is afgelopen. Dan zijn de dobbelstenen hier te controleren.
web-verify-no-fair = Dit spel is niet met eerlijke dobbelstenen gespeeld: er is niets te controleren.
web-verify-good =
    { $rolls ->
        [one] Klopt: de stapel en { $rolls } worp horen bij de vingerafdruk.
       *[other] Klopt: de stapel en alle { $rolls } worpen horen bij de vingerafdruk.
    }
web-verify-good-openings =
    { $openings ->
        [one] Ook de neutrale dobbelstenen vóór de eerste beurt van { $openings } etappe.
       *[other] Ook de neutrale dobbelstenen vóór de eerste beurt van { $openings } etappes.
    }
web-verify-good-commitment = Het geheim hoort bij de vingerafdruk van vóór de eerste worp.
web-verify-bad = Dit spel klopt niet met zijn geheim.
web-verify-commitment-differs = Het geheim hoort niet bij de vingerafdruk.
web-verify-pile-differs = Bankbriefje { $place } van de stapel is { $found }, maar het geheim geeft { $expected }.
web-verify-opening-differs = De overige neutrale dobbelstenen van etappe { $round } zijn { $found }, maar het geheim geeft { $expected }.
web-verify-roll-differs = Etappe { $round }, { $name }, worp { $turn }: de dobbelstenen zijn { $found }, maar het geheim geeft { $expected }.
web-verify-broken = Het verslag is beschadigd: { $where } past niet bij de rest.
# The browser keeps what it saw before the game.
web-verify-noted = Het is ook de vingerafdruk die deze browser vóór het spel heeft genoteerd.
web-verify-noted-both = Het is ook de vingerafdruk die deze browser vóór het spel heeft genoteerd, en zijn bijdrage zit in de dobbelstenen.
web-verify-not-noted = Deze browser heeft de vingerafdruk vóór het spel niet gezien en moet het verslag dus geloven.
web-verify-noted-differs = Maar vóór het spel noteerde deze browser een andere vingerafdruk. De dobbelstenen zijn verwisseld.
web-verify-nonce-lacks = Maar de bijdrage van deze browser ontbreekt in de dobbelstenen.
web-verify-values = De waarden, om te kopiëren
web-verify-commitment = Vingerafdruk
web-verify-secret = Geheim
web-verify-context = Tafel
web-verify-nonces = Bijdragen van de spelers
web-verify-copied = Gekopieerd.
web-verify-copy-by-hand = In deze browser kan een pagina niet kopiëren. Selecteer de tekst en kopieer hem zelf.
# $what is one of the four values above.
web-verify-copy-what = { $what } kopiëren
web-verify-rolls = Elke worp met zijn woord
# A “word” is 16 hexadecimal digits.
web-verify-rolls-help = Elke worp wordt uit een woord gelezen: een getal dat volgt uit het geheim, de tafel, de bijdragen, de etappe en de beurt.
web-verify-pile = De stapel, op volgorde van trekken
web-verify-round = Etappe { $round }
web-verify-column-who = Speler
web-verify-column-word = Woord
web-verify-column-dice = Dobbelstenen
web-verify-opening = Overige dobbelstenen
web-verify-means = Wat dit bewijst
web-verify-means-fixed = De stapel en alle dobbelstenen lagen vóór de eerste worp vast. Geen worp hing af van wat iemand koos of van wie er voorstond.
web-verify-means-nonces = Niemand kon de dobbelstenen uitkiezen: ze volgen uit het geheim en uit wat elke browser bijdroeg. Dat geldt als minstens één bijdrage kwam van iemand die niet met de host samenspant.
web-verify-limits = Wat het niet bewijst
web-verify-limits-foresee = Wie de server draait, kan vanaf de eerste worp alle dobbelstenen hebben gekend en doorverteld. Niets kan tonen dat dat niet is gebeurd. Speel waar je de host vertrouwt, of wees zelf de host.
web-verify-limits-last = Een host die samenspant met wie als laatste ging zitten, kan bijdragen hebben geprobeerd tot het spel hun beviel.
web-verify-limits-broken = Een afgebroken spel onthult zijn geheim nooit. Veel daarvan zou een slecht teken zijn.
web-verify-limits-record = Een verslag alleen bewijst weinig: iedereen kan er een maken dat klopt. Wat telt, is de vingerafdruk die je vóór het spel hebt gezien.
# $command is typed in a terminal.
web-verify-how = Met het bewaarde verslag rekent “{ $command }” op elke computer hetzelfde uit. De handleiding toont hoe je een worp met de hand controleert.

## The page: finished games on this device, and the ladder of bots.

web-history = Mijn spellen
web-history-empty = Speel een spel uit, dan verschijnt het hier.
web-history-stored = Alleen op dit apparaat bewaard, nooit verstuurd.
web-history-unstored = Deze browser bewaart niets: de lijst blijft tot je de pagina sluit.
web-history-count =
    { $games ->
        [one] { $games } spel, { $won } gewonnen
       *[other] { $games } spellen, { $won } gewonnen
    }
web-history-games = Spellen
web-history-won = Gewonnen
web-history-best = Beste resultaat
web-history-list = Afgelopen spellen
# A place among the players, as on a scoreboard: 2 of 4.
web-history-place = { $rank } van { $players }
web-history-replay = Terugkijken: { $game }
web-history-verify = Dobbelstenen controleren: { $game }
web-history-delete = Lijst wissen
web-history-delete-ask = Voorgoed wissen?
web-history-delete-yes = Wissen
web-history-delete-no = Houden
web-history-deleted = De lijst is gewist.
web-ladder = Versla de bots
web-ladder-count = { $beaten } van { $bots } verslagen
web-ladder-help = Win een spel waarin een bot meespeelt, en hij is verslagen. Het percentage zegt hoe vaak je voor hem eindigde, met het 95%-interval. Alleen spellen volgens het boekje tellen.
web-ladder-beaten = verslagen
web-ladder-unbeaten = nog niet verslagen
web-ladder-new = Nog niet ontmoet
web-ladder-ahead = { $ahead } van { $games } keer ervoor
web-ladder-share = { $share }% ({ $low }–{ $high })
web-ladder-play = Tegen { $name } spelen

## Simulation and exact values.

simulate-compiling = Het spel wordt gecompileerd, één keer; dit duurt enkele seconden …
simulate-bar = Spellen
simulate-interrupted = Onderbroken: { $games } van { $wanted } spellen zijn gespeeld.
simulate-played = { $games } spellen, { $choices } keuzes in { $seconds } s: { $rate } keuzes per seconde.
simulate-seat = Stoel
simulate-wins = Gewonnen
simulate-money = Geld
simulate-spread = Spreiding
simulate-notes = Briefjes
simulate-histogram = Geld aan het einde, alle stoelen; elke balk begint bij het getoonde bedrag:
simulate-faults = { $count ->
    [one] Een bot verloor zijn stoel in één spel. Spel, stoel en reden: { $first }
   *[other] Bots verloren hun stoel in { $count } spellen. Spel, stoel en reden van de eerste: { $first }
}
train-look = Iteratie { $iteration } van { $iterations }: fout { $error }; tegen `greedy`: { $shares }; { $seconds } s
train-written = De gewichten staan in { $file }.
train-interrupted = Onderbroken. Dezelfde opdracht gaat hier verder.
arena-bar = Tafels
arena-interrupted = Onderbroken: dit is de uitslag tot nu toe.
arena-no-block = Er is nog geen blok volledig.
arena-played = Blokken: { $blocks }. Spellen: { $games }. Keuzes: { $choices }.
arena-bot = Bot
arena-wins = Gewonnen
arena-adjusted = Zonder geluk
arena-money = Geld
arena-rating = Rating
arena-time = Tijd
arena-before = Hoe vaak de bot van de rij eindigt vóór die van de kolom, in %:
arena-faults = { $count ->
    [one] Een bot verloor zijn stoel in één spel: { $bot }, blok { $block }, stoel { $seat } ({ $code }).
   *[other] Bots verloren { $count } keer hun stoel. De eerste: { $bot }, blok { $block }, stoel { $seat } ({ $code }).
}
arena-better = { $one } is beter dan { $other }: het aandeel gewonnen spellen ligt dichter bij { $upper } % dan bij { $lower } % (kans op een fout: hoogstens { $error } %).
arena-not-better = { $one } is niet beter dan { $other }: het aandeel gewonnen spellen ligt dichter bij { $lower } % dan bij { $upper } % (kans op een fout: hoogstens { $error } %).
arena-undecided = Onbeslist: het aandeel gewonnen spellen van { $one } tegen { $other } ligt misschien dichter bij { $lower } %, misschien bij { $upper } %. Meer blokken zullen het leren.
arena-kept = Alles staat in { $folder }; dezelfde opdracht gaat ermee verder.
dice-secret = De dobbelstenen komen uit een willekeurig geheim. Nog eens dezelfde dobbelstenen: --secret { $secret }
solve-win = Deel van de overwinning in het hele spel, als iedereen zo goed mogelijk speelt:
solve-margin = Geld in deze etappe, min wat de anderen gemiddeld krijgen, als iedereen zo goed mogelijk speelt:
solve-money = Geld in deze etappe, als iedereen zo goed mogelijk speelt:
solve-seat = Stoel { $seat }: { $value }
solve-turn = (aan de beurt)
solve-choices = Keuzes met { $dice }:
solve-choice = Getal { $face }: { $value }
solve-best = beste
solve-placements = Waarde van dit aantal geplaatste dobbelstenen, per getal:
solve-states = { $states } toestanden.
solve-stderr = Wat een voorsprong in latere etappes waard is, is tot op { $error } % bekend (standaardfout).

hint-win = Deel van de overwinning in het hele spel:
hint-margin = Geld in deze etappe, min wat de anderen gemiddeld krijgen:
hint-money = Geld in deze etappe:
hint-method-exact = Exact, als iedereen zo goed mogelijk speelt.
hint-method-equity-table = Exact tot het einde van de etappe; wat een voorsprong daarna waard is, komt uit een tabel.
hint-method-search = Elke keuze is vele malen uitgespeeld.
hint-method-net = Geschat door een net dat van miljoenen spellen heeft geleerd.
hint-method-counting = Berekend alsof alle anderen willekeurig kiezen.
hint-method-now = Berekend alsof de etappe nu eindigt.
hint-error = ± is de standaardfout van het verschil met de beste keuze.
exam-title = Wat { $bot } gemiddeld per keuze verliest ten opzichte van exacte waarden:
exam-set = Verzameling
exam-choices = Keuzes
exam-money = Dollar
exam-win = % van de overwinning
exam-best = Beste
exam-time = Tijd
exam-for-money = Dollars verliest de bot als hij om geld speelt, delen van de overwinning als hij speelt zoals in een spel. ± is de standaardfout.
exam-as-it-is = De bot speelde zoals in een spel, ook waar dollars worden geteld. ± is de standaardfout.
error-exam-set = er is geen verzameling “{ $name }”; wel { $names }
error-arena-luck = er is geen beoordeling “{ $name }” om het geluk eruit te halen; wel { $names }
error-arena-shares = het onderste deel moet kleiner zijn dan het bovenste, en beide tussen 0 en 1
error-arena-errors = de kans op een fout moet meer dan 0 en minder dan 0.5 zijn
error-arena-same = een bot is precies even sterk als hijzelf
error-arena-worker-died = een proces dat spellen speelde, is van buitenaf beëindigd
error-completion-shell = noem je shell: `lastroll --install-completion bash`, `zsh` of `fish`
completion-installed = De aanvulling staat in { $file }. Open een nieuwe shell om die te gebruiken.
error-arena-ray-away = op { $address } antwoordt geen cluster: { $reason }
error-arena-folder-foreign = deze map is niet leeg en bevat geen toernooi
error-arena-folder-other = deze map bevat een ander toernooi: `{ $field }` verschilt
error-arena-damaged = regel { $line } is beschadigd
error-train-game = er is geen spel “{ $name }”; wel { $names }
error-train-lanes = elk spel heeft minstens een eigen tafel nodig
error-train-batch = een groep van { $batch } is meer dan { $lanes } tafels in { $steps } stappen opleveren
error-train-other = { $folder } bevat een training met andere instellingen
error-train-begin = met { $file } kan niet worden begonnen: { $reason }
error-train-folder = { $folder } is niet bruikbaar: { $reason }
error-evaluator-rules = de beoordelaar is niet voor deze regels gemaakt
error-weights-damaged = de gewichten van de beoordelaar zijn beschadigd: SHA-256 { $found } in plaats van { $hash }
error-weights-unreadable = dit zijn geen gewichten: { $reason }
error-simulate-file = spellen worden geschreven in een `.jsonl`- of `.parquet`-bestand
error-solve-closed-purse = wie er wint, is niet te berekenen zolang een beurs dicht is
error-solve-other-round = deze stelling volgt niet uit de stelling die is opgelost
error-solve-too-large = { $states } toestanden kunnen volgen, meer dan de grens van { $limit }: de etappe moet dichter bij het einde zijn
error-solve-no-round = in deze stelling wordt geen etappe gespeeld
error-solve-opening = de overige neutrale dobbelstenen moeten op de casino’s liggen voordat dit wordt opgelost
error-solve-not-last = de exacte winstkansen zijn alleen in de laatste etappe te berekenen, of tussen twee spelers volgens het boekje zonder neutrale dobbelstenen; dit is etappe { $round } van { $rounds }
