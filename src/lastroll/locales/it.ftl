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
event-opening-placed = I dadi neutrali avanzati ({ $dice }) vanno sui rispettivi casinò.
event-rolled = { $name } tira { $dice }.
event-placed = { $name } piazza { $dice } sul casinò { $casino }.
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
paid-note = { $name } vince { $note }.
paid-neutral = { $note } vanno al neutrale, in fondo al mazzo.
paid-returned = { $notes } tornano in fondo al mazzo.
paid-nothing = Qui non ci sono banconote, non si paga niente.
result-won = { $name } vince la partita con { $money }.
result-by-notes = { $name } vince la partita con { $money }, grazie al maggior numero di banconote ({ $notes }).
result-shared = { $names } condividono la vittoria con { $money } a testa.

## What a choice would change, if the round ended now.

preview-nothing = Nessuna banconota passa di mano.
preview-gained = { $name } vincerebbe { $note }.
preview-lost = { $name } perderebbe { $note }.
preview-taken = { $name } toglierebbe { $note } a { $other }.

## The bots: a sentence of character, and the name at the table.

bot-random = Prende un punteggio qualsiasi fra quelli usciti. Puoi batterlo già la prima sera.
    .name = Casuale
bot-frugal = Spende meno dadi che può e lascia che gli altri restino a secco.
    .name = Frugale
bot-greedy = Guarda tutti e sei i casinò e prende quello che in questo momento rende di più.
    .name = Avido

## The screen.

sky = LAST ROLL · Round { $round } di { $rounds } · inizia { $name }
start-mark = inizia
purse-closed = chiuso
notes-count =
    { $count ->
        [one] { $count } banconota
       *[other] { $count } banconote
    }
prompt-roll = { $name }: { $dice } da tirare. Premi R.
prompt-place = { $name }: scegli un casinò, 1-6. Vanno lì tutti i dadi di quel punteggio.
prompt-selected = { $casino }: { $what }
small-window = Finestra piccola: con 80 colonne e 24 righe si vede tutto.
prompt-turn = Tocca a { $name }.
prompt-thinking = { $name } ci pensa…
fair-commitment = Dadi onesti, fissati in anticipo: impronta { $commitment }…
bot-fault = Al posto di { $name } ora gioca il bot casuale: { $reason }
purse-own =
    { $notes ->
        [one] { $name } ha { $money } in { $notes } banconota.
       *[other] { $name } ha { $money } in { $notes } banconote.
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
result-record = Salvata come { $id }. Vedi lastroll games e, per i dadi, lastroll verify.
setup-slogan = Sei casinò, quattro round, i tuoi dadi.
setup-neutral = Dadi neutrali (da 2 a 4 giocatori)
setup-open-purses = Borsellini aperti
setup-few = Servono almeno due giocatori.
setup-play = Gioca
setup-resume = Riprendi
seat-person = Persona
seat-empty = Vuoto
settings-title = Opzioni
settings-language = Lingua
settings-theme = Tema
settings-speed = Velocità
theme-dark = Notte
theme-light = Mezzogiorno
speed-off = Senza animazioni
log-title = Registro
help-title = Aiuto
help-signs = Accanto a una banconota c’è chi la riceverebbe adesso; · è nessuno; ●›▲ è da ● a ▲.
help-key-roll = R: tira i tuoi dadi
help-key-choose = Da 1 a 6: scegli un casinò e vedi che cosa cambierebbe; premi di nuovo lo stesso tasto per piazzare
help-key-place = Invio: piazza i dadi scelti
help-key-move = Frecce: passa da una scelta all’altra; Esc annulla la scelta
help-key-skip = Qualsiasi altro tasto: salta l’animazione in corso
help-key-log = L: tutto il registro; S: lingua, tema, velocità
help-key-purse = P: guarda nel tuo borsellino
help-key-new = N: una nuova partita; quella che lasci viene salvata
help-key-quit = Q: esci; la partita viene salvata

## The rules in short.

rule-goal =
    { $rounds ->
        [one] Si gioca { $rounds } round. Alla fine vince la partita chi ha più denaro.
       *[other] Si giocano { $rounds } round. Alla fine vince la partita chi ha più denaro.
    }
    .title = Obiettivo
rule-deal = Su ogni casinò si mettono banconote dal mazzo, finché non ce ne sono per almeno { $minimum }.
    .title = I casinò
rule-turn = Tira tutti i dadi che ti restano. Scegli uno dei punteggi usciti e piazza tutti i tuoi dadi di quel punteggio sul casinò con lo stesso numero: tutti, mai solo una parte.
    .title = Il tuo turno
rule-skip = Se non hai più dadi, passi il turno. Chi resta per ultimo con dei dadi gioca un turno dopo l’altro finché non li finisce.
    .title = Dadi finiti
rule-ties = Quando tutti i dadi sono piazzati, i casinò pagano. Per prima cosa, su ogni casinò, i giocatori con lo stesso numero di dadi li riprendono e lì non vincono niente.
    .title = In parità non si vince
rule-pay = Fra chi rimane, chi ha più dadi vince la banconota più alta, chi viene dopo per numero di dadi la successiva, e così via. Le banconote che nessuno vince vanno in fondo al mazzo.
    .title = Pagamento
rule-purses = Quello che vinci sta davanti a te a faccia in giù. Gli altri vedono ogni pagamento, ma il tuo totale resta nascosto fino alla fine.
    .title = Borsellini
rule-rounds = A ogni nuovo round si comincia un posto più a sinistra.
    .title = Il prossimo round
rule-end = Dopo l’ultimo round vince chi ha più denaro. A parità di denaro, chi ha più banconote. Se è ancora parità, la vittoria è condivisa.
    .title = La fine
rule-neutral = Con i dadi neutrali, 2 giocatori ne ricevono 4 a testa, 3 o 4 giocatori 2 a testa. Si tirano e si piazzano insieme ai propri e contano per un giocatore in più, che non appartiene a nessuno: va in parità, annulla, vince. Quello che vince va in fondo al mazzo. Con 3 giocatori i 2 dadi avanzati si tirano e si piazzano prima del primo turno di ogni round.
    .title = Dadi neutrali

## The command.

cli-about = Last Roll: il gioco di dadi Las Vegas. Senza un comando si comincia a giocare.
cli-usage = Uso:
cli-commands = Comandi
cli-arguments = Argomenti
cli-options = Opzioni
cli-help = Mostra questo aiuto.
cli-version = Mostra la versione.
cli-language = `--language CODE`, in qualsiasi punto della riga, sceglie la lingua: `en`, `fr`, `nl`, `it`, `de` o `es`. Se manca, vale la lingua del sistema.
cli-stdin = standard input
cli-stdout = standard output
cli-play = Gioca in questo terminale, contro i bot o con gli amici alla stessa tastiera.
cli-play-players = In quanti si gioca, da 2 a 5. Se manca: tanti quanti ne indichi, altrimenti 4.
cli-play-neutral = Gioca con i dadi neutrali (da 2 a 4 giocatori).
cli-play-name = Il nome di una persona a questa tastiera; una volta per ogni persona.
cli-play-bots = I bot contro cui giocare, separati da virgole; `lastroll bots` li elenca. `cmd:PROGRAM ARGS` è un programma; una virgola al suo interno gli appartiene, a meno che non segua un bot. Tanti bot quanti giocatori: tu guardi.
cli-play-resume = Riprendi una partita in sospeso; senza id, l’ultima giocata.
cli-play-plain = Riga per riga, senza colori: per lettori di schermo e pipe.
cli-play-speed = Velocità delle animazioni; 0 oppure off: nessuna.
cli-play-theme = Notte o mezzogiorno.
cli-play-open-purses = Tutti vedono quanto ha vinto ciascuno.
cli-play-seed = Dadi da un seme: lo stesso seme dà la stessa partita. Se manca, i dadi sono onesti e alla fine si possono verificare.
cli-play-nonce = Il tuo contributo ai dadi onesti: fino a 64 lettere, cifre, - e _; una volta per ogni giocatore che ne vuole uno.
cli-play-bot-seconds = Quanto tempo ha un programma per pensare a una scelta; se manca, 10 secondi.
cli-play-rounds = Regola della casa: il numero di round; se manca, 4.
cli-play-start = Il posto che inizia; i posti si contano da 0.
cli-play-minimum = Regola della casa: quanto c’è come minimo su ogni casinò; se manca, 50000.
cli-play-dice = Regola della casa: i dadi propri di ogni giocatore; se manca, 8.
cli-play-neutral-dice = Regola della casa: i dadi neutrali di ogni giocatore.
cli-play-opening-dice = Regola della casa: i dadi neutrali piazzati prima del primo turno di ogni round.
cli-replay = Controlla le trascrizioni delle partite e rigiocale.
cli-replay-file = Un file di trascrizioni, un oggetto JSON per riga, oppure di partite in forma di testo; - è lo standard input. Oppure l’id di una partita finita su questo computer; senza niente, l’ultima finita.
cli-replay-json = Un oggetto JSON per ogni partita, e nient’altro.
cli-replay-story = Racconta tutta la partita.
cli-verify = Controlla che dadi e mazzo siano quelli fissati in anticipo.
cli-verify-file = Un file di trascrizioni di partite con dadi onesti; - è lo standard input. Oppure l’id di una partita finita su questo computer; senza niente, l’ultima finita.
cli-bots = Elenca i bot, dal più debole al più forte.
cli-bots-json = Come lista JSON.
cli-engine = Esegui un bot come programma: righe JSON su standard input e standard output.
cli-engine-bot = Quale bot; `lastroll bots` li elenca.
cli-games = Elenca le partite su questo computer; mostrane, esportane o eliminane una.
cli-games-id = L’id di una partita, come appare nell’elenco.
cli-games-json = Come JSON.
cli-games-export = Scrivi la partita, o tutte quelle finite, in un file; - è lo standard output.
cli-games-text = Esporta come testo da leggere invece che come JSON.
cli-games-force = Esporta anche sopra un file che c’è già.
cli-games-delete = Elimina la partita per sempre.
where-line = riga { $line }
replay-done =
    { $count ->
        [one] { $count } partita, tutto secondo le regole.
       *[other] { $count } partite, tutte secondo le regole.
    }
verify-done =
    { $rolls ->
        [one] verifica riuscita: il mazzo e { $rolls } tiro sono quelli fissati in anticipo con l’impronta { $commitment }…
       *[other] verifica riuscita: il mazzo e tutti e { $rolls } i tiri sono quelli fissati in anticipo con l’impronta { $commitment }…
    }
verify-commitment = l’impronta per intero: { $commitment }
games-none = Qui non ci sono ancora partite.
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
game-person = Giocatore
usage-help = Vedi `{ $command }`.
usage-language = La lingua “{ $language }” non c’è; ci sono { $known }.
usage-unknown-option = L’opzione { $option } non esiste.
usage-unknown-command = Il comando { $command } non esiste.
usage-repeated = { $option } compare due volte.
usage-missing-value = { $option } vuole un valore.
usage-no-number = { $option } vuole un numero, non “{ $value }”.
usage-no-value = { $option } non può essere “{ $value }”.
usage-superfluous = “{ $word }” è una parola di troppo.
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
error-disk-full = non c’è più spazio
error-records-none = non contiene nessuna partita
error-line-long = la riga è più lunga di { $most } byte
error-text-encoding = il testo non è `UTF-8`
error-too-long = la lunghezza supera { $most } byte
error-option-missing = manca l’opzione { $option }
error-option-needs = { $option } serve solo insieme a { $other }
error-option-range = deve essere da { $least } a { $most }
error-options-together = { $one } e { $other } non vanno insieme
error-seats-many = a giocare sarebbero in { $count }, ma i posti sono { $players }
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
error-bot-missing = il programma “{ $command }” non esiste
error-bot-died = il programma è terminato: { $words }
error-bot-stalled = il programma non ha risposto entro { $seconds } s
error-bot-nonsense = il programma ha dato una risposta senza senso: “{ $what }”
error-bot-illegal = il bot ha scelto { $face }, che non è fra { $faces }
error-bot-crashed = il bot è andato in errore: { $error }
error-json-broken = non è JSON: l’errore è al byte { $byte }
error-json-strange = è JSON, ma non può essere una trascrizione né una posizione
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
error-json-unknown = il campo { $field } qui non è previsto
error-json-least = deve essere almeno { $least }
error-json-most = deve essere al massimo { $most }
error-json-entries = l’elenco deve avere { $count } voci
error-json-many = l’elenco ha più di { $most } voci
error-json-long = il testo supera { $most } caratteri
error-json-choice = “{ $value }” qui non è previsto
error-json-value = il valore qui non va bene
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
error-tag-unknown = il tag { $tag } qui non è previsto
error-event-differs = { $field } è { $found }, ma secondo le regole è { $expected }
error-event-order = il prossimo evento è { $expected }, non { $found }
error-event-after-end = la partita è già finita prima di questo evento
error-name = un nome ha da 1 a { $most } caratteri su una sola riga; “{ $name }” non va bene
error-names-count = per { $players } giocatori servono altrettanti nomi, non { $count }
error-rule-not-bool = deve essere true o false
error-rule-range = deve essere un numero intero da { $least } a { $most }, non { $value }
error-notes-count = le banconote devono essere da 1 a { $most }
error-neutral-five = i dadi neutrali vogliono un colore che nessuno usa: gioca in 2, 3 o 4, oppure senza dadi neutrali
error-neutral-off = si distribuiscono dadi neutrali, ma la variante è disattivata: gioca con i dadi neutrali, o non distribuirne
error-neutral-none = la variante è attiva, ma non ci sono dadi neutrali: distribuiscine, o gioca senza la variante
error-dice-many = { $count } dadi in mano sono troppi: distribuiscine meno, fra propri e neutrali { $most } in tutto
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
error-purse = un borsellino non può stare sotto 0 né avere più banconote che dollari
error-purse-closed = il borsellino del posto { $seat } è chiuso
error-commitment-hex = un’impronta è fatta di 32 byte in esadecimale
error-commitment-differs = il segreto non è quello fissato in anticipo
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

## Line by line.

plain-greeting = Partita { $id }: { $names }.
plain-resumed = Si riprende la partita { $id }: { $names }.
plain-keys = Tasti: Invio tira, da 1 a 6 piazza, ? aiuto, b tavolo, l registro, p il tuo borsellino, q esci.
plain-roll = { $name }, Invio per tirare.
plain-roll-again = Invio o r per tirare; ? per l’aiuto.
plain-choice = { $face }: { $dice } sul casinò { $casino }. { $consequence }
plain-choose = { $name }, quale punteggio: { $faces }?
plain-choose-again = Puoi scegliere { $faces }; ? per l’aiuto.
plain-purse =
    { $notes ->
        [one] { $name } ha vinto { $money } in { $notes } banconota.
       *[other] { $name } ha vinto { $money } in { $notes } banconote.
    }
plain-standing =
    { $notes ->
        [one] { $rank }. { $name }: { $money } in { $notes } banconota
       *[other] { $rank }. { $name }: { $money } in { $notes } banconote
    }
plain-record = La trascrizione: { $file }
plain-verify = Per controllare i dadi: { $command }
plain-saved = La partita è salvata. Per riprenderla: { $command }
plain-lost = Non è stato possibile salvare la partita: è persa.
board-round = Round { $round } di { $rounds }.
board-casino = { $casino }: { $notes }. Dadi: { $dice }.
board-casino-empty = { $casino }: { $notes }. Nessun dado.
board-note = { $note } a { $name }
board-player = { $name }: { $dice } in mano.
board-player-open = { $name }: { $dice } in mano, { $money } nel borsellino.
