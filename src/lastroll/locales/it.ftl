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

## Casinos, in order.

casino-1 = Gold Rush
casino-2 = Palazzo
casino-3 = Miracle
casino-4 = The Oasis
casino-5 = Sphinx
casino-6 = Show Hall

neutral = neutrale

## The log: what happened. $name and $names come with the player’s symbol.

event-round-started = Round { $round }: inizia { $name }.
    .you = Round { $round }: inizi tu.
event-opening-placed = I dadi neutrali avanzati ({ $dice }) vanno sui rispettivi casinò.
event-rolled = { $name } tira { $dice }.
    .you = Tiri { $dice }.
event-placed = { $name } piazza { $dice } sul casinò { $casino }.
    .you = Piazzi { $dice } sul casinò { $casino }.
dice-own =
    { $count ->
        [one] { $count } dado
       *[other] { $count } dadi
    }
dice-neutral =
    { $count ->
        [one] { $count } dado neutrale
       *[other] { $count } dadi neutrali
    }
dice-both =
    { $own ->
        [one] { $own } dado proprio
       *[other] { $own } dadi propri
    } + { $neutral ->
        [one] { $neutral } neutrale
       *[other] { $neutral } neutrali
    }
paid-casino = { $casino }: { $what }
paid-tie = { $names } sono in parità e non vincono niente.
    .you = Parità tra { $names }: non vincete niente.
paid-note = { $name } vince { $note }.
    .you = Vinci { $note }.
paid-neutral = Il neutrale vince { $note }: tornano in fondo al mazzo.
paid-returned = Di nuovo in fondo al mazzo: { $notes }.
paid-nothing = Qui non ci sono banconote, quindi non si paga niente.
result-won = { $name } vince la partita con { $money }.
    .you = Vinci la partita con { $money }.
result-by-notes = { $name } vince lo spareggio: { $money } a testa, ma più banconote ({ $notes }).
    .you = Vinci lo spareggio: { $money } a testa, ma più banconote ({ $notes }).
result-shared = { $names } condividono la vittoria con { $money } a testa.
    .you = Condividi la vittoria con { $others }: { $money } a testa.

## What a choice would change, if the round ended now. A text that begins with a small letter can
## follow a colon; at the head of a sentence it gets a capital.

preview-nothing = per ora non cambia niente.
preview-nobody = nessuno vince { $notes }.
preview-gained = { $name } vincerebbe { $note }.
    .you = vinceresti { $note }.
preview-lost = { $name } perderebbe { $note }.
    .you = perderesti { $note }.
preview-taken = { $name } toglierebbe { $note } a { $other }.
    .by-you = toglieresti { $note } a { $other }.
    .from-you = { $name } ti toglierebbe { $note }.
# As preview-taken, from an owner who ties and has just been named.
preview-takes = { $name } prenderebbe { $note }.
    .you = prenderesti { $note }.
# .pronoun: the reader among $names.
preview-tie = Parità tra { $names }
    .pronoun = te
# $count: how many dice each of them has there.
preview-tie-count = { $name } va in parità con { $others } ({ $count } a testa)
    .you = Vai in parità con { $others } ({ $count } a testa)
preview-tie-broken = Rompe la parità
# $what: a text like “You tie Ben (3 each): Cleo would get $60,000.”
preview-tie-moved = Rompe una parità e ne crea un’altra. { $what }
# $why is a tie, and $what comes of it: “You and Ben tie: nobody gets $60,000.”
preview-why = { $why }: { $what }

## The bots: a sentence of character, the name at the table, and what a bot does not play.

bot-random = Prende un punteggio qualsiasi fra quelli usciti e si gode le luci. Puoi vincere già la prima sera.
    .name = Turista
    .won = “A me piacciono le luci. Chi mi fa una foto?”
bot-frugal = Spende meno dadi che può e lascia che gli altri restino a secco.
    .name = Formichina
    .won = “Un dado alla volta. Prova anche tu.”
bot-novice = Sa come funziona il gioco, ma perde spesso il filo. Buona compagnia per la prima sera.
    .name = Principiante
    .won = “Aspetta. Ho vinto? Io?”
bot-greedy = Guarda tutti e sei i casinò e prende quello che in questo momento rende di più.
    .name = Testa calda
    .won = “Mai dubitare del cappello.”
bot-regular = Viene qui ogni sera e gioca bene, con qualche svista di tanto in tanto.
    .name = Habitué
    .won = “Domani, stesso tavolo?”
bot-counter = Calcola ogni probabilità in ogni casinò e va dove il totale è più alto.
    .name = Contabile
    .won = “I conti tornano. Li ho rifatti due volte.”
bot-planner = Pensa uno o due turni avanti e tiene da parte i dadi per il momento giusto.
    .name = Stratega
    .won = “Tutto secondo i piani, da due turni.”
bot-expert = Ha visto milioni di partite e capisce come finirà un round.
    .name = Vecchia volpe
    .won = “Questa partita l’ho già vista. Nel 1974.”
bot-champion = Si prende un momento, gioca ogni tiro fino in fondo con la mente e non regala nulla.
    .name = Leggenda
    .won = “Io non dico niente. Hanno parlato i dadi.”
bot-perfect = Conosce il valore esatto di ogni scelta. Si batte solo con dadi migliori.
    .name = Automa
    .won = “Tic. Tac. Come previsto.”
    .limits = Solo in due, senza dadi neutrali.

## How strong a bot is, as measured. $name is a weaker bot’s name at the table.

strength-level = Livello { $level } di { $levels }
strength-rating = Punteggio { $rating }
strength-beats = In due vince { $share } partite su 100 contro { $name }.

## The screen.

sky = LAST ROLL · Round { $round } di { $rounds } · inizia { $name }
    .you = LAST ROLL · Round { $round } di { $rounds } · inizi tu
start-mark = inizia
purse-closed = chiuso
# Under a player: what they would get if the round ended now.
player-now = ora { $money }
notes-count =
    { $count ->
        [one] { $count } banconota
       *[other] { $count } banconote
    }
prompt-roll = { $name }: { $dice } da tirare. Premi R.
prompt-place = { $name }: scegli un casinò, 1-6. Vanno lì tutti i dadi di quel punteggio.
# $faces: “1, 3 or 6”.
prompt-not-rolled = Nessun { $face } in questo tiro: scegli { $faces }.
prompt-selected = { $casino } – { $what }
small-window = Finestra troppo piccola: servono 80 × 24 per vedere tutto.
prompt-turn = Tocca a { $name }.
    .you = Tocca a te.
prompt-thinking = { $name } ci pensa…
fair-commitment = Dadi onesti, impronta { $commitment }…
bot-fault = Al posto di { $name } ora gioca il bot casuale: { $reason }
purse-own =
    { $notes ->
        [one] { $name } ha { $money } in { $notes } banconota.
       *[other] { $name } ha { $money } in { $notes } banconote.
    }
    .you =
        { $notes ->
            [one] Hai { $money } in { $notes } banconota.
           *[other] Hai { $money } in { $notes } banconote.
        }
save-trouble = Questa partita non si può salvare: { $reason }. Puoi continuare a giocare.
key-roll = Tira
key-choose = Scegli
key-place = Piazza
key-log = Registro
key-settings = Opz.
key-help = Aiuto
key-new = Nuova
key-quit = Esci
key-skip = Salta
key-purse = Borsellino
key-rematch = Rivincita
key-go-on = Continua
key-close = Chiudi
key-next-field = Campo seguente
payout-title = Round { $round }: i casinò pagano
result-title = La partita è finita
result-record = Salvata come { $id }. Vedi lastroll games; lastroll verify controlla i dadi.
setup-slogan = Sei casinò, quattro round, i tuoi dadi.
setup-neutral = Dadi neutrali (da 2 a 4 giocatori)
setup-open-purses = Borsellini aperti
setup-few = Servono almeno due giocatori.
setup-play = Gioca
setup-resume = Riprendi
seat-person = Giocatore
seat-empty = Vuoto
settings-title = Opzioni
settings-language = Lingua
settings-theme = Tema
settings-speed = Velocità
settings-casinos = Casinò
theme-dark = Notte
theme-light = Mezzogiorno
speed-off = Senza animazioni
log-title = Registro
help-title = Aiuto
help-signs = Il simbolo accanto a una banconota mostra chi la riceverebbe adesso; · è nessuno; ●›▲ è da ● a ▲; ●=▲ è parità.
help-key-roll = R: tira i dadi
help-key-choose = Da 1 a 6: scegli un casinò e vedi che cosa cambierebbe; premi di nuovo lo stesso tasto per piazzare
help-key-place = Invio: piazza i dadi scelti
help-key-move = Frecce: passa da una scelta all’altra; Esc annulla la scelta
help-key-skip = Qualsiasi altro tasto: salta l’animazione
help-key-log = L: tutto il registro; S: lingua, tema, velocità
help-key-purse = P: guarda nel tuo borsellino
help-key-new = N: una nuova partita; quella che lasci viene salvata
help-key-quit = Q: esci; la partita viene salvata

## The rules in short.

rule-goal =
    { $rounds ->
        [one] Dopo { $rounds } round vince chi ha più denaro.
       *[other] Dopo { $rounds } round vince chi ha più denaro.
    }
    .title = Obiettivo
rule-deal = Su ogni casinò si mettono banconote dal mazzo, finché non ce ne sono per almeno { $minimum }.
    .title = I casinò
rule-turn = Tira tutti i dadi che ti restano. Scegli uno dei punteggi usciti e piazza tutti i tuoi dadi di quel punteggio sul casinò con lo stesso numero: tutti, mai solo una parte.
    .title = Il tuo turno
rule-skip = Finiti i dadi? Passi il turno. L’ultimo giocatore che ne ha ancora continua finché non li finisce.
    .title = Dadi finiti
rule-ties = Quando tutti i dadi sono piazzati, i casinò pagano. Per prima cosa, su ogni casinò, i giocatori con lo stesso numero di dadi li riprendono e lì non vincono niente.
    .title = In parità non si vince
rule-pay = Fra gli altri, chi ha più dadi vince la banconota più alta, il secondo la successiva, e così via. Le banconote che nessuno vince tornano in fondo al mazzo.
    .title = Pagamento
rule-purses = Quello che vinci sta davanti a te a faccia in giù. Gli altri vedono ogni pagamento, ma il tuo totale resta nascosto fino alla fine.
    .title = Borsellini
rule-rounds = A ogni round inizia il giocatore successivo a sinistra.
    .title = Il prossimo round
rule-end = Dopo l’ultimo round vince chi ha più denaro. Stessa somma? Vince chi ha più banconote. Ancora parità? La vittoria è condivisa.
    .title = La fine
rule-neutral = Con i dadi neutrali, 2 giocatori ne ricevono 4 a testa, 3 o 4 giocatori 2 a testa. Si tirano e si piazzano insieme ai propri e contano per un giocatore in più, che nessuno guida: può andare in parità e può vincere. Quello che vince torna in fondo al mazzo. Con 3 giocatori i 2 dadi avanzati si tirano e si piazzano prima del primo turno di ogni round.
    .title = Dadi neutrali

## The command.

cli-about = Last Roll: il gioco di dadi Las Vegas. Senza un comando il gioco si apre nel browser.
cli-usage = Uso:
cli-commands = Comandi
cli-arguments = Argomenti
cli-options = Opzioni
cli-help = Mostra questo aiuto.
cli-version = Mostra la versione.
cli-language = `--language CODE`, in qualsiasi punto della riga, sceglie la lingua: `en`, `fr`, `nl`, `it`, `de` o `es` (predefinita: quella del sistema).
cli-stdin = standard input
cli-stdout = standard output
cli-play = Gioca in questo terminale, contro i bot o con gli amici alla stessa tastiera.
cli-play-players = Numero di giocatori, da 2 a 5 (predefinito: quanti sono i nomi e i bot indicati, altrimenti 4).
cli-play-neutral = Gioca con i dadi neutrali (da 2 a 4 giocatori).
cli-play-name = Nome di una persona a questa tastiera; da ripetere per ogni persona.
cli-play-bots = Bot contro cui giocare, separati da virgole; `lastroll bots` li elenca. `cmd:PROGRAM ARGS` è un programma; una virgola al suo interno gli appartiene, a meno che non segua il nome di un bot. Con tanti bot quanti sono i giocatori, guardi.
cli-play-resume = Riprendi una partita in sospeso: quella con questo id (predefinita: l’ultima giocata).
cli-play-plain = Riga per riga, senza colori: per lettori di schermo e pipe.
cli-play-speed = Velocità delle animazioni; 0 oppure `off`: nessuna.
cli-play-theme = `dark` è la notte, `light` il mezzogiorno.
cli-play-open-purses = Le vincite di tutti sono visibili.
cli-play-seed = Seme dei dadi: lo stesso seme dà la stessa partita (predefinito: dadi onesti, che alla fine si possono verificare).
cli-play-nonce = Il tuo contributo ai dadi onesti: fino a 64 lettere, cifre, - e _; da ripetere per ogni giocatore che ne vuole uno.
cli-play-bot-seconds = Quanto può pensare un programma a una scelta, in secondi (predefinito: 10).
cli-play-rounds = Regola della casa: numero di round (predefinito: 4).
cli-play-start = Il posto che inizia; i posti si contano da 0.
cli-play-minimum = Regola della casa: quanto c’è almeno su ogni casinò (predefinito: 50000).
cli-play-dice = Regola della casa: dadi propri per giocatore (predefinito: 8).
cli-play-neutral-dice = Regola della casa: dadi neutrali per giocatore.
cli-play-opening-dice = Regola della casa: dadi neutrali piazzati prima del primo turno di ogni round.
cli-replay = Controlla le trascrizioni delle partite e rivedile.
cli-replay-file = Un file di trascrizioni (un oggetto JSON per riga) o di partite in forma di testo, - per lo standard input, oppure l’id di una partita finita su questo computer (predefinita: l’ultima finita).
cli-replay-json = Mostra un oggetto JSON per ogni partita, e nient’altro.
cli-replay-story = Racconta tutta la partita.
cli-verify = Controlla che dadi e mazzo corrispondano alla loro impronta.
cli-verify-file = Un file di trascrizioni di partite con dadi onesti, - per lo standard input, oppure l’id di una partita finita su questo computer (predefinita: l’ultima finita).
cli-bots = Elenca i bot, dal più debole al più forte.
cli-bots-json = Mostra un elenco JSON.
cli-simulate = Gioca molte partite tra bot.
cli-simulate-players = Numero di giocatori, da 2 a 5 (predefinito: quanti sono i bot indicati, altrimenti 4).
cli-simulate-neutral = Gioca con i dadi neutrali (da 2 a 4 giocatori).
cli-simulate-bots = Bot per posto, separati da virgole; l’ultimo occupa i posti che restano (predefinito: `random` ovunque).
cli-simulate-games = Numero di partite (predefinito: 10000).
cli-simulate-seed = Lo stesso seme dà le stesse partite (predefinito: 0; con un programma `cmd:`, dadi a caso che non può prevedere).
cli-simulate-secret = Gioca di nuovo con i dadi di una serie precedente: il segreto che ha mostrato alla fine.
cli-simulate-threads = Numero di thread (predefinito: uno per processore). Le partite sono le stesse.
cli-simulate-ray = Gioca sul cluster Ray a questo indirizzo. Le partite sono le stesse.
cli-simulate-out = Conserva tutte le partite: come trascrizioni in un file `.jsonl`, o come tabella in un file `.parquet`.
cli-simulate-json = Mostra un oggetto JSON, e nient’altro.
cli-simulate-rounds = Regola della casa: numero di round (predefinito: 4).
cli-simulate-start = Il posto che inizia; i posti si contano da 0.
cli-simulate-minimum = Regola della casa: quanto c’è almeno su ogni casinò (predefinito: 50000).
cli-simulate-dice = Regola della casa: dadi propri per giocatore (predefinito: 8).
cli-simulate-neutral-dice = Regola della casa: dadi neutrali per giocatore.
cli-simulate-opening-dice = Regola della casa: dadi neutrali piazzati prima del primo turno di ogni round.
cli-arena = Organizza un torneo tra bot, con punteggi e intervalli.
cli-arena-players = Giocatori per tavolo, da 2 a 5 (predefinito: quanti sono i bot indicati, o 2 se nessun tavolo ha tanti posti).
cli-arena-neutral = Gioca con i dadi neutrali (da 2 a 4 giocatori).
cli-arena-bots = Bot, separati da virgole: nomi di `lastroll bots`, bot di altri progetti (come `prior-table`) o `cmd:PROGRAM`. Con più bot che posti si giocano tutte le combinazioni; con meno, l’ultimo occupa i posti che restano.
cli-arena-blocks = Numero di blocchi (predefinito: 100). In un blocco i bot giocano con le stesse banconote e gli stessi dadi, a turno su tutti i posti.
cli-arena-seed = Lo stesso seme dà le stesse partite (predefinito: 0; con un programma `cmd:`, dadi a caso che non può prevedere).
cli-arena-secret = Gioca di nuovo con i dadi di una serie precedente: il segreto che ha mostrato alla fine.
cli-arena-versus = A è migliore di B? A gioca contro uno o più B.
cli-arena-until = Con `--versus`: gioca finché non è deciso.
cli-arena-lower = Con `--versus`: la quota di vittorie con cui A non è migliore (predefinita: quella equa).
cli-arena-upper = Con `--versus`: la quota di vittorie con cui A è migliore (predefinita: un gradino sopra, come 0.55 sopra 0.5).
cli-arena-error = Con `--versus`: quanto spesso la risposta può essere sbagliata (predefinito: 0.05).
cli-arena-luck = La valutazione che serve a togliere la fortuna dai risultati; con `none` la fortuna resta.
cli-arena-out = Conserva tutto in una cartella. Lo stesso comando riprende da dove si è fermato.
cli-arena-processes = Numero di processi (predefinito: 1). I risultati sono gli stessi.
cli-arena-ray = Gioca sul cluster Ray a questo indirizzo. I risultati sono gli stessi.
cli-arena-bot-seconds = Quanto può pensare un programma a una scelta, in secondi (predefinito: 10).
cli-arena-json = Mostra un oggetto JSON, e nient’altro.
cli-arena-rounds = Regola della casa: numero di round (predefinito: 4).
cli-arena-start = Il posto che inizia; i posti si contano da 0.
cli-arena-minimum = Regola della casa: quanto c’è almeno su ogni casinò (predefinito: 50000).
cli-arena-dice = Regola della casa: dadi propri per giocatore (predefinito: 8).
cli-arena-neutral-dice = Regola della casa: dadi neutrali per giocatore.
cli-arena-opening-dice = Regola della casa: dadi neutrali piazzati prima del primo turno di ogni round.
cli-solve = Calcola i valori esatti di una posizione.
cli-solve-position = Una posizione come JSON o come riga che comincia con LR1, o un file che ne contiene una; - è lo standard input.
cli-solve-objective = Che cosa vuole ogni giocatore: `win` (la sua quota della vittoria finale), `margin` (più denaro in questo round degli altri in media) o `money` (predefinito: `win`).
cli-solve-limit = Numero massimo di stati da risolvere (predefinito: 50 milioni); ognuno prende circa 40 byte.
cli-solve-json = Mostra un oggetto JSON, e nient’altro.
cli-hint = Mostra quanto vale ogni scelta in una posizione.
cli-hint-position = Una posizione come JSON o come riga che comincia con LR1, o un file che ne contiene una; - è lo standard input.
cli-hint-objective = Che cosa vuole ogni giocatore: `win` (la sua quota della vittoria finale), `margin` (più denaro in questo round degli altri in media) o `money` (predefinito: `win`).
cli-hint-seconds = Quanto pensare, in secondi (predefinito: 1). La stessa posizione riceve sempre gli stessi valori.
cli-hint-json = Mostra un oggetto JSON, e nient’altro.
cli-exam = Mostra quanto perdono le scelte di un bot rispetto ai valori esatti, in posizioni che non cambiano mai.
cli-exam-bot = Quale bot; `lastroll bots` li elenca.
cli-exam-set = Una sola raccolta: `duel` (round in due, dal primo tiro), da `endings-3` a `endings-5` (la fine di un round con quel numero di giocatori) o da `neutral-2` a `neutral-4` (lo stesso con i dadi neutrali). Predefinito: tutte.
cli-exam-bot-seconds = Quanto può pensare un programma a una scelta, in secondi (predefinito: 10).
cli-exam-json = Mostra un oggetto JSON, e nient’altro.
cli-train = Allena il valutatore con partite contro se stesso; serve l’extra `train`.
cli-train-folder = Dove si conserva tutto: registro, curve, stato e pesi. Lo stesso comando riprende da dove si è fermato.
cli-train-iterations = Numero di iterazioni (predefinito: 1500). In ognuna tutti i tavoli giocano alcuni passi e la rete ne impara.
cli-train-lanes = Quanti tavoli giocano fianco a fianco.
cli-train-steps = Quanti passi fanno tutti i tavoli prima che la rete ne impari.
cli-train-tries = Quanti tiri si guardano a ogni passo; più sono, meno fortuna resta.
cli-train-batch = Quante posizioni formano un passo di apprendimento.
cli-train-width = Quanto è larga la rete.
cli-train-rate = Quanto in fretta impara al massimo.
cli-train-games = Giochi, separati da virgole: da `2` a `5` giocatori, da `2n` a `4n` con i dadi neutrali (predefinito: tutti).
cli-train-mixed = Quota dei tavoli misti, da 0 a 1 (predefinito: 0): lì tutti tranne uno scelgono contando.
cli-train-mixed-tries = Quanti tiri si guardano a ogni passo ai tavoli misti.
cli-train-begin = Un file di pesi con cui cominciare (predefinito: una rete che non sa nulla).
cli-train-check = Ogni quante iterazioni gioca contro `greedy`, scrive il registro e si può riprendere.
cli-train-seed = Lo stesso seme dà lo stesso allenamento sulla stessa macchina (predefinito: 1).
cli-train-seconds = Fermati dopo questo numero di secondi; lo stesso comando riprende più tardi.
cli-engine = Esegui un bot come programma: righe JSON su standard input e standard output.
cli-engine-name = Il bot (predefinito: quello di `--bot`).
cli-engine-bot = Quale bot; `lastroll bots` li elenca.
cli-install-completion = Installa il completamento per la shell: comandi, opzioni, bot e file.
cli-install-completion-shell = La shell (predefinita: quella in cui scrivi).
cli-games = Elenca le partite su questo computer; mostrane, esportane o eliminane una.
cli-games-id = L’id di una partita, come appare nell’elenco.
cli-games-json = Mostra JSON.
cli-games-export = Scrivi la partita, o tutte quelle finite, in un file; - è lo standard output.
cli-games-text = Esporta un testo leggibile invece di JSON.
cli-games-force = Sovrascrivi il file se c’è già.
cli-games-delete = Elimina la partita per sempre.
cli-no-browser = Mostra solo l’indirizzo, senza aprire il browser.
cli-port = La porta (predefinita: 8600, o una libera).
cli-serve = Offri il gioco ad altri: tavoli, posti, eventi in diretta.
cli-serve-host = L’indirizzo su cui ascoltare (predefinito: 127.0.0.1); 0.0.0.0 sono tutti quelli di questo computer.
cli-serve-port = La porta (predefinita: 8600); 0 è una qualsiasi libera.
cli-serve-database = Dove si conservano i tavoli: `sqlite:///FILE` o `postgresql://…` (predefinito: un file nella tua cartella dei dati).
cli-serve-bus = Un server Redis, `redis://…`, per più processi attorno a un database.
cli-serve-processes = Numero di processi che condividono la porta (predefinito: 1); circa uno per core.
cli-serve-durability = A che cosa sopravvive un’azione confermata: `power` a un’interruzione di corrente, `process` solo alla fine del processo (predefinito: `power`).
cli-serve-rate-limit = Chiamate al minuto da un indirizzo (predefinito: 600); 0 è senza limite.
cli-serve-body-limit = Dimensione massima di una richiesta, in byte (predefinita: 262144).
cli-serve-archive-days = Giorni dopo i quali un tavolo fermo viene archiviato (predefinito: 30); 0 è mai.
cli-serve-public-url = L’indirizzo a cui i giocatori raggiungono il servizio, per i link e i codici QR.
cli-serve-proxy = Indirizzi dei proxy di cui valgono le intestazioni `X-Forwarded-*`, separati da virgole.
cli-serve-log-level = Quanto si scrive nel registro (predefinito: `info`).
serve-ready = Last Roll è in esecuzione su { $address } (Ctrl-C per finire).
serve-network = Sugli altri dispositivi della rete: { $address }
browse-starting = Last Roll si avvia…
browse-ready = Last Roll è in esecuzione su { $address } (Ctrl-C per finire).
browse-running = Last Roll è già in esecuzione, su { $address }.
where-line = riga { $line }
replay-done =
    { $count ->
        [one] { $count } partita, secondo le regole.
       *[other] { $count } partite, tutte secondo le regole.
    }
verify-done =
    { $rolls ->
        [one] verifica riuscita: il mazzo e { $rolls } tiro corrispondono all’impronta { $commitment }…
       *[other] verifica riuscita: il mazzo e tutti i { $rolls } tiri corrispondono all’impronta { $commitment }…
    }
verify-commitment = l’impronta per intero: { $commitment }
games-none = Qui non ci sono ancora partite.
games-totals = Finite: { $games }. Vinte: { $won }. Miglior risultato: { $best }.
games-ladder = Bot battuti: { $beaten } su { $bots }. Un bot è battuto quando vinci al suo tavolo.
# One line for each bot: $low and $high bound the 95 % interval of $share.
games-ladder-bot = Davanti { $ahead } volte su { $games }: { $share } % ({ $low }–{ $high })
games-ladder-new = Mai incontrato
games-deleted = { $id }: partita eliminata.
games-exported =
    { $count ->
        [one] { $count } partita scritta in { $file }.
       *[other] { $count } partite scritte in { $file }.
    }
game-players =
    { $players ->
        [one] { $players } giocatore
       *[other] { $players } giocatori
    }
game-neutral =
    { $players ->
        [one] { $players } giocatore con dadi neutrali
       *[other] { $players } giocatori con dadi neutrali
    }
game-house-rules = regole della casa
game-unfinished = In sospeso: round { $round } di { $rounds }, tocca a { $name }.
# The only person in a game at this terminal, where no name was given.
seat-you = Tu
usage-help = Vedi `{ $command }`.
usage-language = Lingua sconosciuta “{ $language }”. Last Roll parla { $known }.
usage-unknown-option = Opzione sconosciuta: { $option }.
usage-unknown-command = Comando sconosciuto: { $command }.
usage-did-you-mean = Intendevi { $word }?
usage-repeated = { $option } compare due volte.
usage-missing-value = { $option } vuole un valore.
usage-no-number = { $option } vuole un numero, non “{ $value }”.
usage-no-value = { $option } non può essere “{ $value }”.
usage-superfluous = Argomento inatteso “{ $word }”.
usage-wrong = Non si capiscono gli argomenti: { $reason }

## Errors: one sentence each; the way to the culprit stands before it.

error-file-missing = il file non esiste
error-file-folder = è una cartella, non un file
error-file-forbidden = l’accesso non è permesso
error-file-exists = il file c’è già
error-file-other = il sistema dice: { $reason }
error-file-unreadable = lettura impossibile: { $reason }
error-file-not-named = qui non ci sono ancora partite finite: indica un file, o - per lo standard input
error-file-taken = il file c’è già; con { $option } viene sovrascritto
error-disk-full = non c’è più spazio sul disco
error-records-none = in questo file non c’è nessuna partita
error-line-long = la riga è più lunga di { $most } byte
error-text-encoding = il testo non è `UTF-8`
error-too-long = la lunghezza supera { $most } byte
error-option-missing = manca l’opzione { $option }
error-option-needs = { $option } funziona solo insieme a { $other }
error-option-range = deve essere da { $least } a { $most }
error-options-together = { $one } e { $other } non si possono combinare
error-seats-many = sono indicati { $count } giocatori, ma i posti sono { $players }
error-export-none = non c’è nessuna partita finita da esportare
error-game-unfinished = la partita { $id } non è ancora finita
error-record-missing = il file non esiste, e nemmeno una partita con questo id
error-game-missing = la partita “{ $id }” non esiste
error-game-taken = la partita { $id } è in corso in un’altra finestra
error-save-none = non ci sono partite in sospeso
error-save-chance = la partita salvata non dice da dove vengono i suoi dadi
error-save-differs = la partita salvata { $id } non corrisponde ai suoi stessi dadi
error-save-seats = la partita salvata ha un numero di posti sbagliato
error-bot-unknown = il bot “{ $name }” non esiste; ci sono { $names } e `cmd:PROGRAM`
error-bot-missing = programma “{ $command }” non trovato
error-bot-unknown-close = il bot “{ $name }” non esiste: intendevi { $close }?
error-bot-died = il programma è terminato: { $words }
error-bot-stalled = il programma non ha risposto entro { $seconds } s
error-bot-nonsense = il programma ha dato una risposta non valida: “{ $what }”
error-bot-illegal = il bot ha scelto { $face }, che non è fra { $faces }
error-bot-crashed = il bot è andato in errore: { $error }
error-json-broken = JSON non valido al byte { $byte }
error-json-strange = JSON non valido: ha troppi livelli annidati oppure non è in UTF-8
error-json-type =
    previsto: { $expected ->
        [int] un numero intero
        [float] un numero decimale
        [str] un testo
        [bool] `true` o `false`
        [array] un elenco
        [object] un oggetto
        [null] niente
       *[unknown] qualcos’altro
    }, trovato: { $found ->
        [int] un numero intero
        [float] un numero decimale
        [str] un testo
        [bool] `true` o `false`
        [array] un elenco
        [object] un oggetto
        [null] niente
       *[unknown] qualcos’altro
    }
error-json-missing = manca il campo { $field }
error-json-unknown = il campo { $field } qui non è ammesso
error-json-least = deve essere almeno { $least }
error-json-most = deve essere al massimo { $most }
error-json-many = l’elenco ha più di { $most } voci
error-json-long = il testo supera { $most } caratteri
error-json-choice = “{ $value }” qui non è ammesso
error-json-value = questo valore qui non è ammesso
error-format = il formato deve essere “{ $expected }”, non “{ $found }”
error-notation =
    “{ $text }” non si può leggere come { $what ->
        [amount] importo
        [casino] casinò
        [hand] mano
        [notes] banconote
        [position] posizione
        [purse] borsellino
        [roll] tiro
        [round] round
        [rules] regole
        [seat] posto
        [tag] tag
        [turn] turno
       *[rule] regola della casa
    }
error-tag-unknown = tag sconosciuto: { $tag }
error-event-differs = { $field } è { $found }, ma secondo le regole è { $expected }
error-event-order = il prossimo evento è { $expected }, non { $found }
error-event-after-end = la partita è già finita prima di questo evento
error-name = un nome ha da 1 a { $most } caratteri visibili su una sola riga; “{ $name }” non va bene
error-names-count = per { $players } giocatori servono { $players } nomi, non { $count }
error-rule-not-bool = deve essere `true` o `false`
error-rule-range = deve essere un numero intero da { $least } a { $most }, non { $value }
error-notes-count = le banconote devono essere da 1 a { $most }
error-neutral-five = i dadi neutrali vogliono un colore che nessuno usa: gioca in 2, 3 o 4, oppure senza dadi neutrali
error-neutral-off = si distribuiscono dadi neutrali, ma la variante è disattivata: gioca con i dadi neutrali, o non distribuirne
error-neutral-none = la variante è attiva, ma non ci sono dadi neutrali: distribuiscine, o gioca senza la variante
error-dice-many = { $count } dadi in mano sono troppi: distribuiscine meno, al massimo { $most } con i neutrali
error-minimum-high = tutte le banconote insieme fanno { $total }, meno dei { $minimum } che servono su ogni casinò: abbassa il minimo o aggiungi banconote
error-start-seat = con { $players } giocatori non può iniziare il posto { $start }: i posti si contano da 0, quindi scegline uno sotto { $players }
error-pile-notes = il mazzo deve avere le { $count } banconote delle regole, ognuna nel numero previsto
error-wrong-seat = è il turno del posto { $expected }, non del posto { $seat }
error-turn-after-end = la partita è già finita prima di questo turno
error-phase = adesso non si può fare
error-not-rolled = prima del tiro non si può piazzare niente
error-face-range = un punteggio è un numero da 1 a 6, non { $face }
error-face-not-rolled = il punteggio { $face } non è uscito; si può scegliere { $faces }
error-dice-digits = i dadi si scrivono con le cifre da 1 a 6, non “{ $dice }”
error-dice-number =
    { $dice ->
        [none] il posto { $seat } deve tirare tutti i suoi dadi (propri: { $own }, neutrali: { $neutral }), ma non ce ne sono
       *[some] il posto { $seat } deve tirare tutti i suoi dadi (propri: { $own }, neutrali: { $neutral }), non { $dice }
    }
error-deal-note = le regole non prevedono banconote da { $note }
error-deal-six = a ricevere banconote sono sei casinò, non { $count }
error-deal-pile = il mazzo non può dare così le banconote da { $note }
error-deal-filled = un casinò si riempie fino ad avere { $minimum }, e non oltre
error-opening-dice =
    { $dice ->
        [none] dadi neutrali dell’apertura: devono essere { $expected }, ma non ce ne sono
       *[some] dadi neutrali dell’apertura: devono essere { $expected }, non { $dice }
    }
error-opening-due = i dadi neutrali avanzati devono stare sui casinò prima del primo tiro
error-opening-missing = al round { $round } serve un’apertura con dadi neutrali: { $count }
error-openings-many = le aperture sono più dei round che ne prevedono una
error-script-ended = non ci sono altri tiri
error-position-range = deve essere da 0 a { $most }, non { $value }
error-position-count = ce ne vogliono { $needed }, non { $count }
error-position-note = le regole non prevedono banconote da { $note }
error-notes-order = le banconote vanno dalla più alta alla più bassa
error-casino-dice = i dadi si contano per { $owners } proprietari (i posti in ordine, il neutrale per ultimo)
error-hand-dice = dadi del posto { $seat }: i propri sono al massimo { $dice } in tutto, i neutrali al massimo { $neutral } in mano
error-neutral-dice = i dadi neutrali sono { $neutral } in tutto
error-turn-missing = qualcuno ha ancora dadi, quindi è il turno di qualcuno
error-turn-empty = il posto { $seat } non ha più dadi
error-roll-hand = il tiro deve essere di tutti i dadi che restano al posto { $seat }
error-round-zero = i round si contano da 1
error-purse = un borsellino ha almeno 0 dollari, e non più banconote che dollari
error-purse-closed = il borsellino del posto { $seat } è chiuso
error-commitment-hex = un’impronta è fatta di 32 byte in esadecimale
error-commitment-differs = il segreto non corrisponde all’impronta
error-secret-hex = un segreto è fatto di 32 byte in esadecimale
error-secret-length = un segreto è fatto di { $bytes } byte
error-seed-range = deve essere da 0 a 18446744073709551615
error-secret-missing = il segreto di questa partita non è ancora stato rivelato
error-fair-missing = questa partita non è stata giocata con dadi onesti: non c’è niente da verificare
error-fair-nonces = i nonce sono al massimo { $most }
error-fair-token = contesti e nonce sono fatti di lettere, cifre, - e _, da 1 a 64 in tutto; “{ $text }” non va bene
error-pile-differs = la banconota { $place } del mazzo è da { $found }, ma secondo il segreto è da { $expected }
error-opening-differs = l’apertura del round { $round } è { $found }, ma secondo il segreto è { $expected }
error-roll-differs = round { $round }, posto { $seat }, tiro { $turn }: i dadi sono { $found }, ma secondo il segreto sono { $expected }
error-stale = il tavolo è già alla versione { $version }: guarda di nuovo
error-not-your-turn = non è il tuo turno
error-not-playing = a questo tavolo non c’è una partita in corso
error-already-rolled = i dadi sono sul tavolo: scegli un punteggio
error-roll-first = prima tira i dadi
error-face-missing = di’ quale punteggio piazzare
error-table-full = a questo tavolo non ci sono posti liberi
error-seat-taken = lì siede già qualcuno
error-seat-empty = lì non siede nessuno
error-seat-kept = questo posto resta riservato a { $name } per altri { $seconds } s
error-bots-busy = i bot più forti hanno troppo a cui pensare in questo momento: scegline di più deboli o riprova tra un minuto
error-seat-was = il posto { $seat } non esiste, o è indicato due volte
error-no-such-table = questo tavolo non esiste
error-no-such-code = nessun tavolo aperto ha questo codice
error-no-such-seat = il posto { $seat } non c’è
error-no-such-call = questa chiamata non esiste
error-no-such-file = il file non esiste
error-no-seat = serve la chiave di un posto a questo tavolo
error-not-your-seat = questo posto non è tuo
error-not-the-maker = può farlo solo chi ospita il tavolo
error-not-finished = la partita non è ancora finita
error-not-alone = gli stessi dadi si rigiocano solo da soli contro i bot
error-already-started = la partita è cominciata
error-nobody-there = a questo tavolo non siede ancora nessuno
error-no-human-seat = un tavolo vuole un posto per chi lo ospita
error-seats-count =
    { $players ->
        [one] per { $players } giocatore serve { $players } posto, non { $count }
       *[other] per { $players } giocatori servono { $players } posti, non { $count }
    }
error-bot-not-here = qui il bot “{ $name }” non c’è; ci sono { $names }
error-bot-not-for-these-rules = il bot “{ $name }” non gioca con queste regole
error-look-taken = questo colore è già preso
error-ticket = questo biglietto non viene da qui
error-ticket-used = con questo biglietto è già stato creato un tavolo
error-talk-one = manda una frase, una reazione o un testo
error-talk-off = a questo tavolo non sono ammessi messaggi così
error-talk-unknown = questa frase o reazione non esiste
error-talk-text = un messaggio è una riga di testo semplice
error-store-trouble = al momento non si può salvare: riprova fra poco
error-internal = qui qualcosa è andato storto; il registro del servizio dice che cosa
error-too-many-calls = troppe chiamate: aspetta un momento
error-not-json = la richiesta dev’essere inviata come `application/json`
error-foreign-host = questo gioco è servito solo a questo computer: aprilo su `localhost`
error-too-many-streams = da questo indirizzo sono aperti troppi tavoli: chiudi qualche scheda e riprova
error-too-many-watchers = troppe persone stanno già guardando questo tavolo: riprova più tardi
error-too-large = la richiesta è troppo grande
error-wrong-method = questa chiamata vuole un altro metodo
# $reason is technical and English.
error-request-broken = la richiesta non è comprensibile: { $reason }
error-setting-number = “{ $value }” non è un numero
error-setting-choice = “{ $value }” non è fra { $choices }
error-setting-range = deve essere da { $least } a { $most }
error-missing-extra = per questo serve l’extra `{ $extra }`: `{ $command }`
error-cannot-listen = impossibile ascoltare su { $host }, porta { $port }: { $reason }
error-no-processes = questo sistema permette un solo processo per porta
error-database = impossibile usare il database: { $reason }
error-database-in-use = un altro servizio usa già questo database; si trova qui: { $address }
error-bus = impossibile usare il bus: { $reason }

## Line by line.

plain-greeting = Partita { $id }: { $names }.
plain-resumed = Si riprende la partita { $id }: { $names }.
plain-keys = Tasti: Invio tira, da 1 a 6 piazza, ? aiuto, b tavolo, l registro, p il tuo borsellino, q esci.
plain-roll = { $name }: premi Invio per tirare.
    .you = Tocca a te: Invio per tirare.
plain-roll-again = Premi Invio o r per tirare; ? per l’aiuto.
plain-choice = { $face }: { $dice } sul casinò { $casino }. { $consequence }
plain-choose = { $name }, quale punteggio: { $faces }?
    .you = Quale punteggio: { $faces }?
plain-choose-again = Scegli { $faces }; ? per l’aiuto.
plain-purse =
    { $notes ->
        [one] { $name } ha vinto { $money } in { $notes } banconota.
       *[other] { $name } ha vinto { $money } in { $notes } banconote.
    }
    .you =
        { $notes ->
            [one] Hai vinto { $money } in { $notes } banconota.
           *[other] Hai vinto { $money } in { $notes } banconote.
        }
plain-standing =
    { $notes ->
        [one] { $rank }. { $name }: { $money } in { $notes } banconota
       *[other] { $rank }. { $name }: { $money } in { $notes } banconote
    }
plain-record = Trascrizione: { $file }
plain-verify = Per controllare i dadi: { $command }
plain-saved = La partita è salvata. Per riprenderla: { $command }
plain-lost = Non è stato possibile salvare la partita: è persa.
board-round = Round { $round } di { $rounds }.
board-casino = { $casino }: { $notes }. Dadi: { $dice }.
board-casino-empty = { $casino }: { $notes }. Nessun dado.
board-note = { $note } a { $name }
    .you = { $note } a te
board-player = { $name }: { $dice } in mano.
board-player-open = { $name }: { $dice } in mano, { $money } nel borsellino.

## The page: what stands on every screen.

web-skip = Vai al contenuto
web-home = Last Roll, home
# A button that leads to the first screen.
web-home-short = Home
web-menu = Menu
web-rules = Regole
web-learn = Impara in tre minuti
web-help-keys = Tasti e simboli
web-sound = Suono
web-sound-offer = Attiva i suoni
web-volume = Volume
web-theme-system = Sistema
web-theme-to-night = Passa al tema notte
web-theme-to-noon = Passa al tema mezzogiorno
web-language-trouble = Non è stato possibile caricare questa lingua. Riprova quando torni in rete.
# While something is being fetched.
web-opening = Un momento…
web-nowhere = Qui non c’è niente
web-nowhere-help = Forse l’indirizzo è scritto male, o il tavolo non c’è più da un pezzo.
web-broken = Qualcosa è andato storto in questa pagina
web-reload = Ricarica
web-no-table = Tavolo non trovato
web-offline = Sei offline. Niente è perso; riprova fra un momento.
web-offline-shell = Sei offline. Le regole e la lezione funzionano, i tavoli hanno bisogno della rete.
web-offline-table = Sei offline. Quando torna la rete, questa pagina riprende da sola.
web-done = Fatto
web-save = Salva
web-change = Modifica

## The page: the first screen.

web-play-now = Gioca ora
web-play-now-hint = Si comincia subito, senza account.
# $names: the bots one plays against at once.
web-against = Contro { $names }
web-opponents = I tuoi avversari
web-make-table = Crea un tavolo
web-hot-seat = Insieme su un dispositivo
web-hot-seat-help = Passatevi il dispositivo. I bot possono completare il tavolo.
web-hot-seat-nobody = Deve giocare almeno una persona.
web-join-code = Entra con un codice
# An example of a code of a table, six letters and digits. Usually stays as it is.
web-code-example = K7QX4M
web-join = Entra
web-code-unknown = Nessun tavolo ha questo codice
web-code-help = Controlla il codice. Una volta iniziata la partita, non funziona più.
web-my-games = Le tue partite in corso
web-game-waiting = Aspetta giocatori
web-game-your-turn = Tocca a te
web-game-running = La partita è in corso
# $names: a list of the others at the table.
web-game-with = Con { $names }
web-game-as = Come { $name }
web-open-tables = Tavoli aperti
web-open-tables-none = Adesso non aspetta nessuno. Crea un tavolo: gli altri lo troveranno.
# $name: who made the table.
web-table-of = Tavolo di { $name }
web-seats-open =
    { $count ->
        [one] { $count } posto libero
       *[other] { $count } posti liberi
    }
web-new-here = Prima volta qui?
web-replay-import = Apri una trascrizione
web-credit = Dal gioco di dadi Las Vegas di Rüdiger Dorn. Un programma libero e indipendente, senza legami con l’autore o l’editore.
web-privacy = Nessun account, nessun tracciamento, niente da altri server.
# The name of somebody who has not given one; $number is three digits.
web-guest = Ospite { $number }

## The page: making a table.

web-your-name = Il tuo nome
web-name = Nome
# A person at this device who has not said a name.
web-person-number = Giocatore { $number }
web-how-many = Quanti giocatori?
web-seats = Posti
# A label on its own: the reader’s seat.
web-seat-you = Tu
web-seat-number = Posto { $number }
web-name-of-seat = Nome per il posto { $number }
# A seat that somebody takes by opening the link.
web-seat-by-link = Un amico, con il link
web-seat-open = Posto libero
web-option-neutral = Dadi neutrali
web-option-neutral-help = Dadi bianchi che non sono di nessuno, ma che possono vincere.
web-option-neutral-five = Da 2 a 4 giocatori.
web-option-open-purses-help = Le vincite di tutti sono visibili.
web-option-public = Pubblico
web-option-public-help = Nell’elenco della pagina iniziale; può entrare chiunque.
web-option-clock = Tempo
web-clock-none = Senza limite
web-clock-relaxed = Tranquillo
web-clock-fast = Rapido
web-clock-help = Se il tempo scade, un bot gioca quel turno al posto tuo. La partita continua.
web-option-talk = Chat
# What people at the table may say: set phrases, anything, nothing.
web-option-talk-phrases = Frasi
web-option-talk-free = Testo libero
web-option-talk-off = Disattivata
web-house-rules = Regole della casa
# The rules exactly as the booklets of the game have them.
web-booklet = Regole originali
web-house-rules-help = Cambia quello che vuoi. Le regole originali prevedono quattro round e otto dadi a testa.
web-house-rounds = Round
web-house-dice = Dadi propri a testa
web-house-minimum = Minimo su ogni casinò
web-house-grace = Secondi prima che un bot sostituisca chi è andato via
web-house-back = Torna alle regole originali

## The page: the lobby, a table that waits.

web-table-title = Tavolo
web-your-table = Il tuo tavolo
web-table-full = Tutti i posti sono occupati.
web-waiting-for =
    { $count ->
        [one] C’è ancora { $count } posto libero.
       *[other] Ci sono ancora { $count } posti liberi.
    }
web-seats-free =
    { $count ->
        [one] C’è { $count } posto libero per te.
       *[other] Ci sono { $count } posti liberi, uno è per te.
    }
web-join-title = Entra nella partita
web-take-seat = Siediti
web-sit-here = Siediti qui
# Somebody at the same device takes one more seat.
web-sit-another = Aggiungi qualcuno su questo dispositivo
web-maker = ospita il tavolo
web-bot = bot
web-seat-offline = assente
# Beside the name of the player who starts the first round.
web-starts = inizia
web-seat-edit = Nome e simbolo di { $name }
web-seat-up = { $name } più su
web-seat-down = { $name } più giù
web-seat-remove = Togli il posto: { $name }
web-seat-remove-person = Togli { $name } dal tavolo
web-leave-seat = Lascia il posto di { $name }
web-seat-add = Aggiungi un posto
web-look = Colore e simbolo
web-look-taken = { $symbol }, già preso
web-start = Inizia
web-start-with-bots = Inizia, completa con i bot
web-wait-for-start = { $name } dà inizio alla partita. Comincia anche da sola appena tutti i posti sono occupati.
web-leave-table = Lascia il tavolo
web-came = { $name } ha preso posto.
web-went = { $name } ha lasciato il tavolo.
web-invite = Invita gli altri
web-code = Codice
web-link = Link
web-qr = Codice QR del link a questo tavolo
web-copy-link = Copia il link
web-copied = Copiato
web-copy-by-hand = Il link è selezionato: non resta che copiarlo.
web-share-text = Vieni a tirare i dadi: c’è un posto per te.
web-agreed = Regole del tavolo
web-agreed-rounds =
    { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } round
    }
web-agreed-dice =
    { $dice ->
        [one] { $dice } dado a testa
       *[other] { $dice } dadi a testa
    }
web-agreed-minimum = Su ogni casinò almeno { $minimum }
web-agreed-neutral = Con dadi neutrali
web-agreed-no-neutral = Senza dadi neutrali
web-agreed-open-purses = Borsellini aperti
web-agreed-closed-purses = Borsellini chiusi
web-agreed-no-clock = Senza limite di tempo
web-agreed-clock-relaxed = Tempo tranquillo
web-agreed-clock-fast = Tempo rapido
web-agreed-clock-time = { $time } per turno
web-agreed-grace = Un bot subentra dopo { $seconds } s di assenza
web-agreed-grace-time = Un bot subentra dopo { $time } di assenza
web-agreed-no-grace = Nessun bot subentra
web-agreed-talk-phrases = Frasi e reazioni
web-agreed-talk-free = Testo libero
web-agreed-talk-off = Senza chat
web-agreed-public = Pubblico
web-agreed-private = Solo con link o codice
web-fair-title = Dadi onesti
web-fair-explained = Tutti i dadi derivano già da un numero segreto. Questa è la sua impronta. Dopo la partita il segreto viene mostrato, e il tuo browser può controllare ogni tiro.
web-commitment = Impronta dei dadi

web-share-link = Condividi il link
web-copy = Copia
web-share-local = Questo gioco gira solo su questo computer. Avvialo con questo comando, e gli amici nella tua rete potranno giocare dal telefono:
web-share-loopback = Gli amici non possono aprire un link a “{ $host }”. Apri questa pagina all’indirizzo del computer nella tua rete e condividi quel link.
web-lobby-about = Manda i tuoi dadi in sei casinò e vinci le loro banconote; chi pareggia resta a mani vuote.
web-lobby-lesson = Prima volta? Impara in tre minuti mentre aspetti

## The page: settings and help.

web-setting-confirm = Tocca due volte per piazzare
web-setting-confirm-help = Il primo tocco mostra che cosa cambierebbe. Se è disattivato, ne basta uno per piazzare.
web-setting-auto-roll = Tira in automatico
web-setting-mute = Nascondi la chat
web-setting-names-2012 = Nomi dei casinò del 2012
web-setting-shortcuts = Scorciatoie da tastiera
web-setting-shortcuts-help = R, da 1 a 6 e così via. Disattivale se usi i comandi vocali.
web-settings-kept = Salvato solo in questo browser.
web-motion-reduced = Il tuo sistema chiede meno movimento, quindi niente è animato.
web-key-roll = Tira i dadi
web-key-choose = Scegli un casinò e vedi che cosa cambierebbe; premi di nuovo per piazzare
web-key-enter = Premi il pulsante principale
web-key-rematch = Dopo la partita: la rivincita
web-key-back = Annulla la scelta; chiudi un pannello
web-key-log = Il registro
web-key-replay = Rivedi passo per passo
web-key-help = Questo aiuto
web-help-signs = Il simbolo accanto a una banconota mostra chi la riceverebbe adesso. Ogni dado porta il simbolo del suo proprietario.
web-help-off = Le scorciatoie si possono disattivare nelle opzioni.

## The page: the table. Whose turn it is, and the one main button.

# Inside a sentence: “Dice: you 2 and Ben 1.”, “Tied: you and Ben.”
web-you = tu
web-turn-roll = Tocca a te: tira i tuoi dadi.
web-turn-choose = Tocca a te: scegli un casinò.
# Several people at one device: whose turn it is.
web-turn-roll-named = { $name }: tira i tuoi dadi.
web-turn-choose-named = { $name }: scegli un casinò.
# Said to screen readers when it becomes the reader’s turn.
web-turn-yours = Tocca a te.
web-turn-pay = I casinò pagano.
web-turn-over = La partita è finita.
web-button-roll =
    { $count ->
        [one] Tira { $count } dado
       *[other] Tira { $count } dadi
    }
web-button-rolling = I dadi rotolano…
web-button-choose = Scegli un casinò
# $dice is “3 dice”, “2 own + 1 neutral die”, …
web-button-place = Piazza { $dice } su { $casino }
web-button-placing = I dadi si piazzano…
web-button-result = Vedi il risultato
web-button-skip = Salta
web-hint-again = Tocca di nuovo o premi Invio per piazzare.

## The page: the card at the end of a round, and whose turn it is where several people share a device.

web-button-next-round = Prossimo round
web-hand-over = { $name }, tocca a te
web-summary-title = Round { $round }: le vincite
web-summary-you = Tu
web-summary-nothing = niente
web-summary-place = Posizione { $place }
# The places before and after the round.
web-summary-moved = Posizione { $before } → { $after }
web-summary-total = { $money } nel tuo borsellino
web-summary-lead = { $name } passa in testa.
web-summary-lead-you = Passi in testa.
web-summary-start = { $name } comincia il prossimo round.
web-summary-start-you = Cominci il prossimo round.

## The page: what a choice would change, said to the one who chooses.

web-change-dice =
    { $after ->
        [one] { $before } → { $after } dado
       *[other] { $before } → { $after } dadi
    }

## The page: a casino as a screen reader says it, a few short sentences one after the other.

web-casino = Casinò { $face }, { $name }.
# $notes: a list of “$60,000 for Ben”, or “$60,000” where nobody would get it.
web-casino-notes = Banconote: { $notes }.
web-casino-no-notes = Nessuna banconota.
# $dice: a list of “Ben 2”.
web-casino-dice = Dadi: { $dice }.
web-casino-no-dice = Nessun dado.
web-casino-tied = In parità: { $names }.
# A sentence like “Ben would lose $60,000.” follows.
web-casino-choice = Se piazzi qui { $dice }:
web-casino-not-rolled = Nessun { $face } in questo tiro.
web-casino-selected = Scelto.
web-casinos = Casinò

## The page: the tray with the dice.

web-tray = Dadi
# A group of equal dice as a button; $dice is “3 dice” or “2 own + 1 neutral die”.
web-tray-group = { $dice } con punteggio { $face }, per { $casino }

## The page: the players.

web-players = Giocatori
web-player-you = { $name } (tu)
# On a small chip: dice left to roll.
web-player-dice =
    { $count ->
        [one] { $count } dado in mano
       *[other] { $count } dadi in mano
    }
web-player-neutral =
    { $count ->
        [one] { $count } dado neutrale
       *[other] { $count } dadi neutrali
    }
web-player-money = { $money } nel borsellino
web-player-closed = Borsellino chiuso
web-player-turn = È il suo turno
    .you = Tocca a te
web-player-start = Inizia questo round
web-player-bot = Bot
web-player-away = Assente, gioca un bot
web-player-offline = Senza connessione
web-round = Round { $round } di { $rounds }
web-round-start = Inizia { $name }
    .you = Inizi tu
web-clock =
    { $seconds ->
        [one] ancora { $seconds } secondo
       *[other] ancora { $seconds } secondi
    }
web-watchers =
    { $count ->
        [one] { $count } persona guarda.
       *[other] { $count } persone guardano.
    }
web-watching = Stai guardando.
web-leave = Lascia il tavolo
web-leave-title = Lasci il tavolo?
web-leave-text = Un bot giocherà al posto tuo. Torna quando vuoi: il posto resta tuo.
web-leave-stay = Resta
web-leave-go = Lascia
web-away-you = Un bot gioca al posto tuo. Fai una mossa per riprendere il posto.

## The page: the log.

web-log-now = Adesso
web-log-newest = Più recente
web-log-all = Tutti i round
web-log-review = Stai guardando indietro.
web-log-back = Torna al presente
web-log-news =
    { $count ->
        [one] Intanto { $count } nuovo evento
       *[other] Intanto { $count } nuovi eventi
    }
web-log-by-clock = Tempo scaduto: un bot ha giocato questo turno.
web-log-by-bot = Un bot gioca per { $name }.

## The page: the pay-out. “tie” is stamped over dice that leave together.

web-payout-tie = parità
web-payout-pile = in fondo al mazzo
# The reader's winnings of this round so far.
web-payout-total = Tu: { $money }

## The page: the result.

web-result-standings = Classifica
web-result-rank = Posizione
web-result-player = Giocatore
web-result-money = Denaro
web-result-notes = Banconote
web-result-you-won = Hai vinto.
web-result-you-shared = Condividi la vittoria con { $names }.
web-result-you-place = Hai chiuso in posizione { $rank }, a { $gap } da { $name }.
web-result-you-level = Hai chiuso in posizione { $rank }: quanto { $name }, ma con meno banconote.
web-result-you-ahead = { $money }, { $gap } davanti a { $name }.
web-result-behind = a { $gap } da { $name }
web-result-behind-you = a { $gap } da te
web-result-board = Prima dell’ultimo pagamento
web-result-figures = La partita in cifre
web-result-rounds = Denaro per round
web-result-round = Round { $round }
web-result-total = Totale
web-result-course = Com’è arrivato il denaro
web-result-best-casino = Miglior casinò
web-result-best-round = Miglior round
web-result-ties = Parità
web-result-tied-dice = Dadi persi per parità
web-result-turns = Turni
web-result-average = Dadi per turno
web-result-neutral = Vinto dal neutrale
web-result-pile = Vinto da nessuno
# The head of a column: below it stand “Ties”, “Turns”, …
# $what: an amount; $where: a casino with its number.
web-result-at = { $what } sul casinò { $where }
web-result-none = –
web-result-rematch = Rivincita
web-result-stronger = Più forte: contro { $name }
web-result-same-dice = Ancora gli stessi dadi
web-same-dice-note = Allenamento: le stesse banconote e, negli stessi turni, gli stessi dadi.
web-result-join = Unisciti alla rivincita
web-result-replay = Rivedi la partita
web-result-share = Condividi
web-result-copied = Il link è copiato.
web-result-share-text = { $names } a Last Roll
web-result-record = Salva la trascrizione
web-result-look = Guarda il tavolo
web-result-back = Torna al risultato
web-result-home = Home
web-name-ask = Bella partita! Come devono chiamarti gli altri?
web-name-later = Non ora
web-result-fair = Dadi onesti

## The page: talk, that is reactions and phrases.

web-talk = Chat
web-talk-reactions = Reazioni
web-talk-phrases = Frasi
web-talk-write = Scrivi un messaggio
web-talk-send = Invia
web-talk-mute = Silenzia gli altri
web-talk-unmute = Riattiva gli altri
web-talk-muted = Gli altri sono in silenzio.
web-talk-off = A questo tavolo la chat è disattivata.
web-talk-seated = Solo i giocatori possono scrivere.
web-talk-said = { $name }: { $words }
web-talk-recent = Prima
web-talk-nothing = Nessuno ha ancora scritto niente.
web-phrase-hello = Ciao!
web-phrase-good-luck = Buona fortuna!
web-phrase-nice-roll = Bel tiro!
web-phrase-well-played = Ben giocato!
web-phrase-ouch = Ahi.
web-phrase-thanks = Grazie!
web-phrase-one-more = Un’altra?
web-phrase-gotta-go = Devo andare.
web-reaction-laugh = ride
web-reaction-wow = resta a bocca aperta
web-reaction-cry = piange
web-reaction-angry = si arrabbia
web-reaction-heart = manda un cuore
web-reaction-clap = applaude

## The page: the connection, one calm line.

web-connection-connecting = Connessione…
web-connection-offline = Connessione persa. Nuovo tentativo… la tua partita è al sicuro.
web-connection-back = Di nuovo in linea.
web-connection-sending = Invio della mossa…

## The page: the lesson, three minutes, played. $ben and $cleo are the two others at the table, with their
## symbols (▲ Ben, ■ Cleo); the reader is ● and is addressed informally. $casino and $other are
## casinos with their numbers (“3 Miracle”), $note, $second, $rest and $minimum are money.

web-lesson = La lezione
web-lesson-progress = Passo { $step } di { $steps }
web-lesson-leave = Lascia la lezione
web-lesson-back = Indietro
web-lesson-next = Continua
web-lesson-choose = Scegli un casinò
# On the button: place the dice at this casino.
web-lesson-place-at = Piazza su { $casino }
web-lesson-again = Riprova
web-lesson-restart = Ricomincia
web-lesson-play = Gioca ora
web-lesson-rules = Le regole
# What is said before the words about a choice: a good one, and one that could be better.
web-lesson-good = Esatto.
web-lesson-nearly = Non proprio.
web-lesson-trouble = Impossibile caricare la lezione.
# The reader’s place in the list of players.
web-lesson-you = Tu

web-lesson-welcome = Sei casinò, uno per ogni punteggio del dado. Su ognuno ci sono banconote, in tutto { $minimum } o più. Sono quelle che vuoi: dopo quattro round vince chi ha più denaro.
    .title = Eccoti sulla Strip

web-lesson-roll = Hai otto dadi, con il segno ●. Anche { $ben } e { $cleo } ne hanno otto. Nel tuo turno tiri tutti i dadi che ti restano.
    .title = Per prima cosa, tira
web-lesson-roll-done = Eccoli, in ordine di punteggio. Ogni punteggio va con il casinò dello stesso numero.

web-lesson-place = Scegli un punteggio. Tutti i tuoi dadi di quel punteggio vanno sul suo casinò: tutti, mai solo una parte. Gli altri li tieni e li tiri di nuovo al prossimo turno.
    .title = Piazza tutto un punteggio
web-lesson-place-hint = Prendi un casinò qualsiasi fra quelli accesi. Per ora non ce n’è uno sbagliato.
web-lesson-place-1 = Due dadi sul casinò { $casino }: i suoi { $note } per ora sono tuoi. Ti restano sei dadi.
web-lesson-place-3 = Tre dadi sul casinò { $casino }: difficile fare di meglio. I { $note } per ora sono tuoi, e ti restano cinque dadi.
web-lesson-place-4 = Un dado sul casinò { $casino }, e i { $note } per ora sono tuoi. Costa poco, ma basta una coppia per batterti. Ti restano sette dadi.
web-lesson-place-6 = Due dadi sul casinò { $casino }: i suoi { $note } per ora sono tuoi. Ti restano sei dadi.
web-lesson-place-done = { $ben } e { $cleo } fanno lo stesso. Il simbolo su una banconota mostra chi la riceverebbe adesso. Si va avanti così finché nessuno ha più dadi.

web-lesson-most = Il round sta per finire e ti restano tre dadi. Chi ha più dadi su un casinò vince la sua banconota più alta. Dove puoi ancora passare in testa?
    .title = Vince chi ha più dadi
web-lesson-most-hint = Guarda chi ha quanti dadi sul casinò { $casino } e sul casinò { $other }.
web-lesson-most-5 = Tre dadi contro due: sul casinò { $casino } era in testa { $ben }, adesso ci sei tu. I { $note } sono tuoi, a meno che qualcuno ne metta di più.
web-lesson-most-2 = Un dado sul casinò { $casino }, dove { $cleo } ne ha tre. Saresti al secondo posto, e l’unica banconota va al primo.

web-lesson-ties = Ora il bello: i numeri uguali si annullano. Sul casinò { $other } tu e { $cleo } avete due dadi a testa, quindi nessuno dei due vincerebbe niente. Hai tirato un 4 e un 6.
    .title = In parità non si vince
web-lesson-ties-hint = Conta prima di piazzare: quanti dadi avresti, e chi ne ha altrettanti?
web-lesson-ties-4 = Vai in parità con { $ben } (3 a testa): sul casinò { $casino } uscite di scena entrambi, e { $cleo } vince i { $note } con un dado solo. È così che finiscono le amicizie.
web-lesson-ties-6 = Rompi la parità: tre contro due, e i { $note } del casinò { $casino } sono tuoi. Sul casinò { $other } il 4 avrebbe creato una nuova parità, con { $ben }.

web-lesson-second = Alcuni casinò hanno una seconda banconota: va a chi viene secondo per numero di dadi. Sul casinò { $casino } { $ben } non si raggiunge più. E allora?
    .title = Anche il secondo posto va bene
web-lesson-second-hint = Primo posto sul casinò { $other }, o secondo posto sul casinò { $casino }: quanto paga ciascuno?
web-lesson-second-3 = Il secondo posto sul casinò { $casino } paga { $note }, con la metà dei dadi di { $ben }. Il primo sul casinò { $other } avrebbe pagato { $rest }.
web-lesson-second-1 = Primo posto sul casinò { $casino }: { $note }. Non male, ma il secondo sul casinò { $other } paga { $second }, e lì nessuno ti disturba.

web-lesson-pay = Gli altri non hanno più dadi, a te ne resta uno. Poi i casinò pagano, da 1 a 6. Il tuo ultimo tiro!
    .title = L’ultimo tiro
web-lesson-pay-rolled = Un 2. Deve andare sul casinò { $casino }, dove { $ben } e { $cleo } sono in parità.
web-lesson-pay-placed = Non ci sono più dadi da tirare: i casinò pagano.
web-lesson-pay-1 = { $casino }: tu hai tre dadi, { $ben } ne ha uno. C’è una sola banconota, { $note }, e la vinci tu.
web-lesson-pay-2 = { $casino }: { $ben } e { $cleo } sono in parità e riprendono i loro dadi. Resta solo il tuo dado, e vince { $note }.
web-lesson-pay-3 = { $casino }: { $cleo } ha il primo posto e vince { $note }, { $ben } ha il secondo e vince { $second }.
web-lesson-pay-4 = { $casino }: parità tra te e { $cleo } (2 a testa). Così { $ben } vince { $note } con un dado. Nessuno al secondo posto: { $rest } in fondo al mazzo.
web-lesson-pay-5 = { $casino }: c’è solo { $ben }. { $note }.
web-lesson-pay-6 = { $casino }: { $note } a te, { $second } a { $cleo }.
web-lesson-pay-done = In questo round hai vinto { $won }, { $ben } { $ben_won }, { $cleo } { $cleo_won }. Le banconote vinte stanno a faccia in giù: chi tiene il conto sa chi è in testa.

web-lesson-neutral = Una variante: ognuno tira anche qualche dado bianco ○. Non sono di nessuno e contano come un giocatore in più, che può andare in parità e può vincere. Ti restano un dado tuo e un dado neutrale.
    .title = Dadi neutrali
web-lesson-neutral-hint = Solo il dado neutrale mostra un 6, ma puoi piazzarlo. Chi sarebbe allora in parità sul casinò { $other }?
web-lesson-neutral-6 = Adesso il neutrale ha due dadi sul casinò { $casino }, quanti { $ben }. Escono di scena entrambi, e il tuo unico dado vince i { $note }.
web-lesson-neutral-5 = Due dadi contro tre: { $cleo } si tiene i { $note } del casinò { $casino }. Il dado bianco può fare di più per te.

web-lesson-done = È tutto qui: tirare, piazzare tutto un punteggio, contare per non finire in parità. Siediti al tavolo.
    .title = Conosci il gioco

## The page: replay, a game looked at moment by moment.

web-replay = Rivedi una partita
web-replay-title = La partita di { $names }
# The title of the page where a record can be opened.
web-replay-open-title = Apri una trascrizione
web-replay-open-text = Una trascrizione è un piccolo file con tutti i dadi e le scelte di una partita. Il server la controlla secondo le regole e non conserva niente.
web-replay-choose-file = Scegli un file
web-replay-drop = Oppure trascinalo qui.
web-replay-paste = Oppure incollala
web-replay-paste-open = Apri
web-replay-unreachable = il server non è raggiungibile
web-replay-opening = Lettura della trascrizione…
web-replay-refused = Questa trascrizione non si può mostrare: { $reason }
web-replay-not-json = non è la trascrizione di una partita
web-replay-which =
    { $count ->
        [one] In questo file c’è { $count } partita. Quale?
       *[other] In questo file ci sono { $count } partite. Quale?
    }
web-replay-too-long = il file supera { $most } byte
web-replay-other = Un’altra trascrizione
web-replay-loading = Caricamento della partita…
web-replay-waiting = Questa partita non è ancora cominciata.
web-replay-to-table = Al tavolo
web-replay-controls = Momenti della partita
web-replay-first = Primo momento
web-replay-previous = Un passo indietro
web-replay-next = Un passo avanti
web-replay-last = Ultimo momento
web-replay-play = Avvia
web-replay-pause = Pausa
web-replay-speed = Velocità: { $speed }×
web-replay-moment = Momento
# For screen readers, at the slider: where in the game this is.
web-replay-moment-value = { $moment } di { $moments }, round { $round }
# Before the numbers of the rounds, which are buttons.
web-replay-rounds = Round
web-replay-round = Round { $round }
web-replay-log = Che cosa è successo
web-replay-copy = Copia il link a questo momento
web-replay-copied = Il link è copiato.
web-replay-link = Link a questo momento
web-replay-download = Salva la trascrizione
web-replay-unfinished = Questa partita non è finita: si ferma qui.
web-replay-live = La partita è ancora in corso. I borsellini restano chiusi fino alla fine.
web-replay-more =
    { $count ->
        [one] { $count } nuovo momento
       *[other] { $count } nuovi momenti
    }
web-replay-help-keys = Frecce: un passo; Pag su e Pag giù: round; Inizio e Fine: primo e ultimo momento; Spazio: avvia e metti in pausa
# Said at a moment of which there is nothing to tell.
web-replay-quiet = Tutti i casinò hanno pagato.

## The page: checking the dice of a game.

web-verify = Controlla i dadi
web-verify-again = Controlla di nuovo
web-verify-working = Controllo: { $done } di { $total }
web-verify-intro = Prima del primo tiro questa partita ha mostrato l’impronta di un segreto. Ora il segreto è noto. Il tuo browser ne ricava il mazzo e ogni tiro, senza chiedere niente a nessuno.
web-verify-secret-later = Il segreto si rivela quando la partita è finita. Allora i dadi si possono controllare qui.
web-verify-no-fair = Questa partita non è stata giocata con dadi onesti: non c’è niente da controllare.
web-verify-good =
    { $rolls ->
        [one] Verificato: il mazzo e { $rolls } tiro corrispondono all’impronta.
       *[other] Verificato: il mazzo e tutti i { $rolls } tiri corrispondono all’impronta.
    }
web-verify-good-openings =
    { $openings ->
        [one] Anche i dadi neutrali prima del primo turno di { $openings } round.
       *[other] Anche i dadi neutrali prima del primo turno di { $openings } round.
    }
web-verify-good-commitment = Il segreto corrisponde all’impronta mostrata prima del primo tiro.
web-verify-bad = Questa partita non corrisponde al suo segreto.
web-verify-commitment-differs = Il segreto non corrisponde all’impronta.
web-verify-pile-differs = La banconota { $place } del mazzo è da { $found }, ma secondo il segreto è da { $expected }.
web-verify-opening-differs = I dadi neutrali avanzati del round { $round } sono { $found }, ma secondo il segreto sono { $expected }.
web-verify-roll-differs = Round { $round }, { $name }, tiro { $turn }: i dadi sono { $found }, ma secondo il segreto sono { $expected }.
web-verify-broken = La trascrizione è danneggiata: { $where } non corrisponde al resto.
# The browser keeps what it saw before the game.
web-verify-noted = È anche l’impronta che questo browser ha annotato prima della partita.
web-verify-noted-both = È anche l’impronta che questo browser ha annotato prima della partita, e il suo contributo è nei dadi.
web-verify-not-noted = Questo browser non ha visto l’impronta prima della partita, quindi deve credere alla trascrizione.
web-verify-noted-differs = Ma prima della partita questo browser ha annotato un’altra impronta. I dadi sono stati scambiati.
web-verify-nonce-lacks = Ma nei dadi manca il contributo di questo browser.
web-verify-values = I valori, da copiare
web-verify-commitment = Impronta
web-verify-secret = Segreto
web-verify-context = Tavolo
web-verify-nonces = Contributi dei giocatori
web-verify-copied = Copiato.
web-verify-copy-by-hand = Questo browser non permette alle pagine di copiare. Seleziona il testo e copialo a mano.
# $what is one of the four values above.
web-verify-copy-what = Copia: { $what }
web-verify-rolls = Ogni tiro con la sua parola
# A “word” is 16 hexadecimal digits.
web-verify-rolls-help = Ogni tiro si legge da una parola: un numero che deriva da segreto, tavolo, contributi, round e turno.
web-verify-pile = Il mazzo, nell’ordine in cui si pesca
web-verify-round = Round { $round }
web-verify-column-who = Giocatore
web-verify-column-word = Parola
web-verify-column-dice = Dadi
web-verify-opening = Dadi avanzati
web-verify-means = Che cosa dimostra
web-verify-means-fixed = Il mazzo e tutti i dadi erano fissati prima del primo tiro. Nessun tiro è dipeso dalle scelte di qualcuno, né da chi era in testa.
web-verify-means-nonces = Nessuno ha potuto scegliere i dadi: derivano dal segreto e dal contributo di ogni browser. Questo vale se almeno un contributo viene da qualcuno che non è d’accordo con chi ospita.
web-verify-limits = Che cosa non dimostra
web-verify-limits-foresee = Chi gestisce il server potrebbe aver conosciuto tutti i dadi fin dal primo tiro, e averli detti a qualcuno. Niente può mostrare che non sia successo. Gioca dove ti fidi di chi ospita, oppure ospita tu.
web-verify-limits-last = Chi ospita, d’accordo con l’ultima persona che si è seduta, potrebbe aver provato contributi finché la partita non andava loro a genio.
web-verify-limits-broken = Una partita interrotta non rivela mai il suo segreto. Se fossero tante, sarebbe un brutto segno.
web-verify-limits-record = Una trascrizione da sola dimostra poco: chiunque può farne una che torna. Quello che conta è l’impronta che hai visto prima della partita.
# $command is typed in a terminal.
web-verify-how = Con la trascrizione salvata, “{ $command }” calcola lo stesso su qualsiasi computer. Il manuale mostra come controllare un tiro a mano.

## The page: finished games on this device, and the ladder of bots.

web-history = Le mie partite
web-history-empty = Finisci una partita e comparirà qui.
web-history-stored = Salvato solo su questo dispositivo, mai inviato.
web-history-unstored = Questo browser non salva nulla: l’elenco resta finché non chiudi la pagina.
web-history-count =
    { $games ->
        [one] { $games } partita, vinte: { $won }
       *[other] { $games } partite, vinte: { $won }
    }
web-history-games = Partite
web-history-won = Vinte
web-history-best = Miglior risultato
web-history-list = Partite finite
# A place among the players, as on a scoreboard: 2 of 4.
web-history-place = { $rank } su { $players }
web-history-replay = Rivedi: { $game }
web-history-verify = Controlla i dadi: { $game }
web-history-delete = Elimina l’elenco
web-history-delete-ask = Eliminarlo per sempre?
web-history-delete-yes = Elimina
web-history-delete-no = Tienilo
web-history-deleted = L’elenco è eliminato.
web-ladder = Batti i bot
web-ladder-count = { $beaten } su { $bots } battuti
web-ladder-help = Vinci una partita in cui gioca un bot, ed è battuto. La percentuale dice quante volte gli sei arrivato davanti, con il suo intervallo al 95 %. Contano solo le partite con le regole originali.
web-ladder-beaten = battuto
web-ladder-unbeaten = non ancora battuto
web-ladder-new = Mai incontrato
web-ladder-ahead = Davanti { $ahead } volte su { $games }
web-ladder-share = { $share } % ({ $low }–{ $high })
web-ladder-play = Gioca contro { $name }

## Simulation and exact values.

simulate-compiling = Compilazione del gioco, una volta sola; servono alcuni secondi…
simulate-bar = Partite
simulate-interrupted = Interrotto: sono state giocate { $games } partite su { $wanted }.
simulate-played = { $games } partite, { $choices } scelte in { $seconds } s: { $rate } scelte al secondo.
simulate-seat = Posto
simulate-wins = Vittorie
simulate-money = Denaro
simulate-spread = Scarto
simulate-notes = Banconote
simulate-histogram = Denaro alla fine, tutti i posti; ogni barra comincia dalla somma indicata:
simulate-faults = { $count ->
    [one] Un bot ha perso il posto in una partita. Partita, posto e motivo: { $first }
   *[other] Dei bot hanno perso il posto in { $count } partite. Partita, posto e motivo della prima: { $first }
}
train-look = Iterazione { $iteration } di { $iterations }: errore { $error }; contro `greedy`: { $shares }; { $seconds } s
train-written = I pesi sono in { $file }.
train-interrupted = Interrotto. Lo stesso comando riprende da qui.
arena-bar = Tavoli
arena-interrupted = Interrotto: questo è il risultato finora.
arena-no-block = Nessun blocco è ancora completo.
arena-played = Blocchi: { $blocks }. Partite: { $games }. Scelte: { $choices }.
arena-bot = Bot
arena-wins = Vittorie
arena-adjusted = Senza fortuna
arena-money = Denaro
arena-rating = Punteggio
arena-time = Tempo
arena-before = Quanto spesso il bot della riga arriva davanti a quello della colonna, in %:
arena-faults = { $count ->
    [one] Un bot ha perso il posto in una partita: { $bot }, blocco { $block }, posto { $seat } ({ $code }).
   *[other] Dei bot hanno perso il posto { $count } volte. La prima: { $bot }, blocco { $block }, posto { $seat } ({ $code }).
}
arena-better = { $one } è migliore di { $other }: la sua quota di vittorie è più vicina al { $upper } % che al { $lower } % (rischio di errore: al massimo { $error } %).
arena-not-better = { $one } non è migliore di { $other }: la sua quota di vittorie è più vicina al { $lower } % che al { $upper } % (rischio di errore: al massimo { $error } %).
arena-undecided = Non deciso: la quota di vittorie di { $one } contro { $other } è forse più vicina al { $lower } %, forse al { $upper } %. Altri blocchi lo diranno.
arena-kept = Tutto è conservato in { $folder }; lo stesso comando prosegue da lì.
dice-secret = I dadi vengono da un segreto estratto a caso. Per riavere gli stessi dadi: --secret { $secret }
solve-win = Quota della vittoria finale, se tutti giocano al meglio:
solve-margin = Denaro di questo round, meno quanto ricevono in media gli altri, se tutti giocano al meglio:
solve-money = Denaro di questo round, se tutti giocano al meglio:
solve-seat = Posto { $seat }: { $value }
solve-turn = (deve giocare)
solve-choices = Scelte con { $dice }:
solve-choice = Punteggio { $face }: { $value }
solve-best = la migliore
solve-placements = Quanto vale piazzare questo numero di dadi, per punteggio:
solve-states = { $states } stati.
solve-stderr = Quanto vale un vantaggio nei round successivi è noto a meno di { $error } % (errore standard).

hint-win = Quota della vittoria finale:
hint-margin = Denaro di questo round, meno quanto ricevono in media gli altri:
hint-money = Denaro di questo round:
hint-method-exact = Esatto, se tutti giocano al meglio.
hint-method-equity-table = Esatto fino alla fine del round; quanto vale poi un vantaggio viene da una tabella.
hint-method-search = Ogni scelta è stata giocata fino in fondo molte volte.
hint-method-net = Stimato da una rete che ha imparato da milioni di partite.
hint-method-counting = Calcolato come se tutti gli altri scegliessero a caso.
hint-method-now = Calcolato come se il round finisse adesso.
hint-error = ± è l’errore standard della differenza dalla scelta migliore.
exam-title = Quanto perde { $bot } in media per scelta, rispetto ai valori esatti:
exam-set = Raccolta
exam-choices = Scelte
exam-money = Dollari
exam-win = % della vittoria
exam-best = Migliori
exam-time = Tempo
exam-for-money = I dollari si perdono quando il bot gioca per il denaro, le quote della vittoria quando gioca come in una partita. ± è l’errore standard.
exam-as-it-is = Il bot ha giocato come in una partita, anche dove si contano i dollari. ± è l’errore standard.
error-exam-set = la raccolta “{ $name }” non c’è; ci sono { $names }
error-arena-luck = non c’è una valutazione “{ $name }” per togliere la fortuna; ci sono { $names }
error-arena-shares = la parte inferiore deve essere minore di quella superiore, ed entrambe tra 0 e 1
error-arena-errors = la probabilità di sbagliare deve essere maggiore di 0 e minore di 0.5
error-arena-same = un bot è forte esattamente quanto sé stesso
error-completion-shell = indica la tua shell: `lastroll --install-completion bash`, `zsh` o `fish`
completion-installed = Il completamento è installato in { $file }. Apri una nuova shell per usarlo.
error-arena-worker-died = un processo che giocava partite è stato terminato dall’esterno
error-arena-ray-away = nessun cluster risponde a { $address }: { $reason }
error-arena-folder-foreign = questa cartella non è vuota e non contiene un torneo
error-arena-folder-other = questa cartella contiene un altro torneo: `{ $field }` è diverso
error-arena-damaged = la riga { $line } è danneggiata
error-train-game = non c’è un gioco “{ $name }”; ci sono { $names }
error-train-lanes = ogni gioco ha bisogno almeno di un tavolo suo
error-train-batch = un lotto di { $batch } è più di quanto danno { $lanes } tavoli in { $steps } passi
error-train-other = { $folder } contiene un allenamento con altre impostazioni
error-train-begin = non si può cominciare con { $file }: { $reason }
error-train-folder = { $folder } non si può usare: { $reason }
error-evaluator-rules = il valutatore non è stato fatto per queste regole
error-weights-damaged = i pesi del valutatore sono danneggiati: SHA-256 { $found } invece di { $hash }
error-weights-unreadable = questi non sono pesi: { $reason }
error-simulate-file = le partite si scrivono in un file `.jsonl` o `.parquet`
error-solve-closed-purse = il vincitore non si può calcolare finché un borsellino è chiuso
error-solve-other-round = questa posizione non segue da quella che è stata risolta
error-solve-too-large = possono seguire { $states } stati, più del limite di { $limit }: il round deve essere più vicino alla fine
error-solve-no-round = in questa posizione non si gioca alcun round
error-solve-opening = i dadi neutrali avanzati devono stare sui casinò prima del calcolo
error-solve-not-last = le probabilità esatte di vittoria si calcolano solo nell’ultimo round, o tra due giocatori con le regole originali senza dadi neutrali; questo è il round { $round } di { $rounds }
