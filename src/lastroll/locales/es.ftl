### Last Roll: Español (es), translated from en.ftl, message by message.
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
       *[singular] billete
        [plural] billetes
    }
-pile = mazo
-die =
    { $form ->
       *[singular] dado
        [plural] dados
    }
-neutral-die =
    { $form ->
       *[singular] dado neutral
        [plural] dados neutrales
    }
-roll =
    { $form ->
       *[singular] tirada
        [plural] tiradas
    }
-round =
    { $form ->
       *[singular] ronda
        [plural] rondas
    }
-turn =
    { $form ->
       *[singular] turno
        [plural] turnos
    }
-purse =
    { $form ->
       *[singular] monedero
        [plural] monederos
    }
-player =
    { $form ->
       *[singular] jugador
        [plural] jugadores
    }
-seat =
    { $form ->
       *[singular] asiento
        [plural] asientos
    }
-start-player = jugador inicial
-tie =
    { $form ->
       *[singular] empate
        [plural] empates
    }
-pay-out =
    { $form ->
       *[singular] pago
        [plural] pagos
    }
-winner =
    { $form ->
       *[singular] ganador
        [plural] ganadores
    }
-shared-win = victoria compartida
-rematch = revancha
-bot =
    { $form ->
       *[singular] bot
        [plural] bots
    }
-log = registro
-hint =
    { $form ->
       *[singular] pista
        [plural] pistas
    }

## The language itself.

language-name = Español

## Casinos, in order.

casino-1 = Gold Rush
casino-2 = Palazzo
casino-3 = Miracle
casino-4 = The Oasis
casino-5 = Sphinx
casino-6 = Show Hall

neutral = neutral

## The log: what happened. $name and $names come with the player’s symbol.

event-round-started = Ronda { $round }: empieza { $name }.
event-opening-placed = Los dados neutrales sobrantes { $dice } van a sus casinos.
event-rolled = { $name } tira: { $dice }.
event-placed = { $name } coloca { $dice } en { $casino }.
dice-own =
    { $count ->
        [one] { $count } dado
       *[other] { $count } dados
    }
dice-neutral =
    { $count ->
        [one] { $count } dado neutral
       *[other] { $count } dados neutrales
    }
dice-both =
    { $own ->
        [one] { $own } dado propio
       *[other] { $own } dados propios
    } + { $neutral ->
        [one] { $neutral } neutral
       *[other] { $neutral } neutrales
    }
paid-casino = { $casino }: { $what }
paid-tie = { $names } empatan y no se llevan nada.
paid-note = { $name } se lleva { $note }.
paid-neutral = { $note } para neutral, debajo del mazo.
paid-returned = De vuelta debajo del mazo: { $notes }.
paid-nothing = Aquí no hay billetes: no se paga nada.
result-won = Gana { $name } con { $money }.
result-by-notes = Gana { $name } con { $money }, por tener más billetes ({ $notes }).
result-shared = { $names } comparten la victoria con { $money } por cabeza.

## What a choice would change, if the round ended now.

preview-nothing = Ningún billete cambia de manos.
preview-gained = { $name } se llevaría { $note }.
preview-lost = { $name } perdería { $note }.
preview-taken = { $name } le quitaría { $note } a { $other }.

## The bots: a sentence of character, and the name at the table.

bot-random = Elige cualquier número que le salga. Puedes ganarle la primera noche.
    .name = Azar
bot-frugal = Gasta tan pocos dados como puede y deja que los demás se queden sin ellos.
    .name = Frugal
bot-greedy = Mira los seis casinos y va al que mejor paga en ese momento.
    .name = Voraz

## The screen.

sky = LAST ROLL · Ronda { $round } de { $rounds } · empieza { $name }
start-mark = inicio
purse-closed = cerrado
notes-count =
    { $count ->
        [one] { $count } billete
       *[other] { $count } billetes
    }
prompt-roll = { $name }: { $dice } por tirar. Pulsa R.
prompt-place = { $name }: elige casino, del 1 al 6. Van todos los dados de ese número.
prompt-selected = { $casino }: { $what }
small-window = Ventana pequeña: con 80 columnas y 24 líneas se ve todo.
prompt-turn = Le toca a { $name }.
prompt-thinking = { $name } está pensando…
fair-commitment = Dados limpios; su compromiso: { $commitment }…
bot-fault = { $name } ha perdido su asiento, que pasa al bot Azar: { $reason }
purse-own =
    { $notes ->
        [one] { $name } tiene { $money } en { $notes } billete.
       *[other] { $name } tiene { $money } en { $notes } billetes.
    }
save-trouble = Esta partida no se puede guardar: { $reason }. Puedes seguir jugando.
key-roll = Tira
key-choose = Elige
key-place = Coloca
key-log = Registro
key-settings = Ajustes
key-help = Ayuda
key-new = Otra
key-quit = Fin
key-skip = Salta
key-purse = Monedero
key-rematch = Revancha
key-go-on = Sigue
key-close = Cierra
key-next-field = Campo siguiente
payout-title = Ronda { $round }: los casinos pagan
result-title = Fin de la partida
result-record = Guardada como { $id }. Mira lastroll games y, para los dados, lastroll verify.
setup-slogan = Seis casinos, cuatro rondas, tus dados.
setup-neutral = Dados neutrales (2 a 4 jugadores)
setup-open-purses = Monederos abiertos
setup-few = Hacen falta al menos dos jugadores.
setup-play = Juega
setup-resume = Reanuda
seat-person = Persona
seat-empty = Vacío
settings-title = Ajustes
settings-language = Idioma
settings-theme = Tema
settings-speed = Velocidad
theme-dark = Noche
theme-light = Mediodía
speed-off = Sin movimiento
log-title = Registro
help-title = Ayuda
help-signs = Junto a un billete está quien lo recibiría ahora; · es nadie; ●›▲ es de ● a ▲.
help-key-roll = R: tira tus dados
help-key-choose = 1 a 6: elige un casino y mira qué cambiaría; repite la tecla para colocar
help-key-place = Enter: coloca los dados elegidos
help-key-move = Flechas: recorre las opciones; Esc deshace la selección
help-key-skip = Cualquier otra tecla: salta lo que se está moviendo
help-key-log = L: el registro completo; S: idioma, tema, velocidad
help-key-purse = P: mira en tu propio monedero
help-key-new = N: otra partida; la que dejas se guarda
help-key-quit = Q: fin; la partida se guarda

## The rules in short.

rule-goal =
    { $rounds ->
        [one] Se juega { $rounds } ronda. Gana quien al final se haya llevado más dinero.
       *[other] Se juegan { $rounds } rondas. Gana quien al final se haya llevado más dinero.
    }
    .title = De qué va
rule-deal = Cada casino recibe billetes del mazo hasta tener al menos { $minimum }.
    .title = Los casinos
rule-turn = Tira todos los dados que te quedan. Elige uno de los números que han salido y coloca todos tus dados de ese número en el casino del mismo número: todos, nunca solo una parte.
    .title = Tu turno
rule-skip = Si no te quedan dados, pasas. Si eres la única persona con dados, sigues hasta gastarlos.
    .title = Sin dados
rule-ties = Cuando todos los dados están colocados, los casinos pagan. Antes, en cada casino, los jugadores con la misma cantidad de dados los retiran y no se llevan nada allí.
    .title = Los empates se anulan
rule-pay = De quienes quedan, quien tiene más dados se lleva el billete más alto; quien le sigue en dados, el siguiente billete, y así sucesivamente. Los billetes que nadie se lleva van debajo del mazo.
    .title = Pago
rule-purses = Lo que te llevas queda boca abajo delante de ti. Los demás ven cada pago, pero tu total no se descubre hasta el final.
    .title = Monederos
rule-rounds = En cada ronda, el puesto de jugador inicial pasa un asiento a la izquierda.
    .title = Siguiente ronda
rule-end = Tras la última ronda gana quien tiene más dinero. A igual dinero, quien tiene más billetes. Si aún hay empate, la victoria es compartida.
    .title = El final
rule-neutral = Con dados neutrales, cada jugador recibe 4 si juegan 2, y 2 si juegan 3 o 4. Se tiran y se colocan junto con los propios y cuentan para un jugador más, que no es de nadie: empata, anula y se lleva billetes, que van debajo del mazo. Si juegan 3, los 2 dados que sobran se tiran y se colocan antes del primer turno de cada ronda.
    .title = Dados neutrales

## The command.

cli-about = Last Roll: el juego de dados Las Vegas. Sin ningún comando empieza la partida.
cli-usage = Uso:
cli-commands = Comandos
cli-arguments = Argumentos
cli-options = Opciones
cli-help = Muestra esta ayuda.
cli-version = Muestra la versión.
cli-language = `--language CODE` en cualquier punto de la línea elige el idioma: `en`, `fr`, `nl`, `it`, `de` o `es`. Si falta, vale el idioma del sistema.
cli-stdin = entrada estándar
cli-stdout = salida estándar
cli-play = Juega en esta terminal, contra bots o en compañía ante un mismo teclado.
cli-play-players = Cuántos juegan, de 2 a 5. Si falta: tantos como se nombren y, si no, 4.
cli-play-neutral = Juega con dados neutrales (de 2 a 4 jugadores).
cli-play-name = El nombre de una persona ante este teclado; una vez por persona.
cli-play-bots = Los bots contra los que juegas, separados por comas; `lastroll bots` los enumera. `cmd:PROGRAM ARGS` es un programa; una coma dentro de él es suya, salvo que le siga un bot. Tantos bots como jugadores: tú miras.
cli-play-resume = Sigue con una partida sin terminar; sin id, con la última que se jugó.
cli-play-plain = Línea a línea, sin colores: para lectores de pantalla y tuberías.
cli-play-speed = Con qué rapidez se mueve todo; con `0` u `off` no se mueve nada.
cli-play-theme = Noche o mediodía.
cli-play-open-purses = Todo el mundo ve lo que se ha llevado cada cual.
cli-play-seed = Dados a partir de una semilla: la misma semilla da la misma partida. Si falta, los dados son limpios y se pueden verificar después.
cli-play-nonce = Tu propia aportación a los dados limpios: hasta 64 letras, cifras, - y _; una vez por cada jugador que quiera una.
cli-play-bot-seconds = Cuánto puede pensar un programa cada elección; si falta, 10 segundos.
cli-play-rounds = Regla de la casa: el número de rondas; si falta, 4.
cli-play-start = El asiento que empieza; los asientos se cuentan desde 0.
cli-play-minimum = Regla de la casa: lo que tiene cada casino como mínimo; si falta, 50000.
cli-play-dice = Regla de la casa: dados propios por jugador; si falta, 8.
cli-play-neutral-dice = Regla de la casa: dados neutrales por jugador.
cli-play-opening-dice = Regla de la casa: dados neutrales que se colocan antes del primer turno de cada ronda.
cli-replay = Comprueba grabaciones de partidas y las reproduce enteras.
cli-replay-file = Un archivo de grabaciones, con un objeto JSON por línea, o de partidas en texto; - es la entrada estándar. O el id de una partida terminada en este equipo; sin nada, la última terminada.
cli-replay-json = Un objeto JSON por partida, y nada más.
cli-replay-story = Cuenta la partida entera.
cli-verify = Comprueba que los dados y el mazo son los del compromiso.
cli-verify-file = Un archivo de grabaciones de partidas con dados limpios; - es la entrada estándar. O el id de una partida terminada en este equipo; sin nada, la última terminada.
cli-bots = Enumera los bots, del más flojo al más fuerte.
cli-bots-json = Como lista JSON.
cli-engine = Ejecuta un bot como programa: líneas JSON por la entrada y la salida estándar.
cli-engine-bot = Qué bot; `lastroll bots` los enumera.
cli-games = Enumera las partidas de este equipo; muestra, exporta o borra una.
cli-games-id = El id de una partida, tal como sale en la lista.
cli-games-json = Como JSON.
cli-games-export = Escribe la partida, o todas las terminadas, en un archivo; - es la salida estándar.
cli-games-text = Exporta como texto para personas en vez de JSON.
cli-games-force = Exporta aunque el archivo ya exista, y lo sobrescribe.
cli-games-delete = Borra la partida para siempre.
where-line = línea { $line }
replay-done =
    { $count ->
        [one] { $count } partida, conforme a las reglas.
       *[other] { $count } partidas, todas conforme a las reglas.
    }
verify-done =
    { $rolls ->
        [one] verificado: el mazo y { $rolls } tirada son los del compromiso { $commitment }…
       *[other] verificado: el mazo y las { $rolls } tiradas son los del compromiso { $commitment }…
    }
verify-commitment = el compromiso entero: { $commitment }
games-none = Aquí aún no hay partidas.
games-deleted = La partida { $id } está borrada.
games-exported =
    { $count ->
        [one] { $count } partida escrita en { $file }.
       *[other] { $count } partidas escritas en { $file }.
    }
game-players =
    { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }
game-neutral =
    { $players ->
        [one] { $players } jugador con dados neutrales
       *[other] { $players } jugadores con dados neutrales
    }
game-house-rules = reglas de la casa
game-unfinished = Sin terminar: ronda { $round } de { $rounds }, le toca a { $name }.
game-person = Jugador
usage-help = Mira `{ $command }`.
usage-language = No hay ningún idioma «{ $language }»; hay { $known }.
usage-unknown-option = No hay ninguna opción { $option }.
usage-unknown-command = No hay ningún comando { $command }.
usage-repeated = { $option } aparece dos veces.
usage-missing-value = A { $option } le falta un valor.
usage-no-number = { $option } necesita un número, no «{ $value }».
usage-no-value = { $option } no puede ser «{ $value }».
usage-superfluous = «{ $word }» está de más.
usage-wrong = No se entienden los argumentos: { $reason }

## Errors: one sentence each; the way to the culprit stands before it.

error-file-missing = no existe tal archivo
error-file-folder = es una carpeta, no un archivo
error-file-forbidden = el acceso no está permitido
error-file-exists = el archivo ya existe
error-file-other = el sistema dice: { $reason }
error-file-unreadable = no se puede leer: { $reason }
error-file-not-named = aquí aún no hay ninguna partida terminada: indica un archivo, o - para la entrada estándar
error-file-taken = el archivo ya existe; { $option } lo sobrescribe
error-disk-full = no queda espacio
error-records-none = no contiene ninguna partida
error-line-long = la línea tiene más de { $most } bytes
error-text-encoding = el texto no es `UTF-8`
error-too-long = tiene más de { $most } bytes
error-option-missing = falta la opción { $option }
error-option-needs = { $option } solo sirve con { $other }
error-option-range = debe estar entre { $least } y { $most }
error-options-together = { $one } y { $other } no van juntas
error-seats-many = van a jugar { $count }, pero los asientos son { $players }
error-export-none = no hay ninguna partida terminada que exportar
error-game-unfinished = la partida { $id } aún no ha terminado
error-record-missing = no existe tal archivo ni ninguna partida con este id
error-game-missing = no hay ninguna partida «{ $id }»
error-game-taken = la partida { $id } se está jugando en otra ventana
error-save-none = no hay ninguna partida sin terminar
error-save-chance = la partida guardada no dice de dónde vienen sus dados
error-save-differs = la partida guardada { $id } no concuerda con sus propios dados
error-save-seats = la partida guardada no tiene el número correcto de asientos
error-bot-unknown = no hay ningún bot «{ $name }»; hay { $names } y `cmd:PROGRAM`
error-bot-missing = no hay ningún programa «{ $command }»
error-bot-died = el programa ha terminado: { $words }
error-bot-stalled = el programa no ha contestado en { $seconds } s
error-bot-nonsense = el programa ha contestado algo sin sentido: «{ $what }»
error-bot-illegal = el bot ha elegido { $face }, que no está entre { $faces }
error-bot-crashed = el bot ha fallado: { $error }
error-json-broken = no es JSON: el fallo está en el byte { $byte }
error-json-strange = no es JSON que pueda ser una grabación o una posición
error-json-type =
    esperado: { $expected ->
        [int] un número entero
        [float] un número decimal
        [str] un texto
        [bool] `true` o `false`
        [array] una lista
        [object] un objeto
        [null] nada
       *[unknown] otra cosa
    }, encontrado: { $found ->
        [int] un número entero
        [float] un número decimal
        [str] un texto
        [bool] `true` o `false`
        [array] una lista
        [object] un objeto
        [null] nada
       *[unknown] otra cosa
    }
error-json-missing = falta el campo { $field }
error-json-unknown = el campo { $field } no se conoce aquí
error-json-least = debe ser { $least } como mínimo
error-json-most = debe ser { $most } como máximo
error-json-entries = la lista debe tener { $count } elementos
error-json-many = la lista tiene más de { $most } elementos
error-json-long = el texto tiene más de { $most } caracteres
error-json-choice = «{ $value }» no se conoce aquí
error-json-value = el valor no encaja aquí
error-format = el formato debe ser «{ $expected }», no «{ $found }»
error-notation =
    «{ $text }» no se puede leer como { $what ->
        [amount] un importe
        [casino] un casino
        [hand] una mano
        [notes] billetes
        [position] una posición
        [purse] un monedero
        [roll] una tirada
        [round] una ronda
        [rules] reglas
        [seat] un asiento
        [tag] una etiqueta
        [turn] un turno
       *[rule] una regla de la casa
    }
error-tag-unknown = la etiqueta { $tag } no se conoce aquí
error-event-differs = { $field } es { $found }, pero según las reglas es { $expected }
error-event-order = el siguiente suceso es { $expected }, no { $found }
error-event-after-end = la partida termina antes de este suceso
error-name = un nombre tiene de 1 a { $most } caracteres en una sola línea; «{ $name }» no vale
error-names-count = { $players } jugadores necesitan otros tantos nombres, no { $count }
error-rule-not-bool = debe ser `true` o `false`
error-rule-range = debe ser un número entero de { $least } a { $most }, no { $value }
error-notes-count = debe haber de 1 a { $most } billetes
error-neutral-five = los dados neutrales necesitan un color con el que nadie juegue: juega con 2 a 4 jugadores o sin dados neutrales
error-neutral-off = se reparten dados neutrales, pero la variante está desactivada: juega con dados neutrales o no repartas ninguno
error-neutral-none = la variante está activada, pero no hay dados neutrales: reparte alguno o juega sin la variante
error-dice-many = { $count } dados en una mano son demasiados: reparte menos, { $most } como mucho entre propios y neutrales
error-minimum-high = todos los billetes juntos suman { $total }, menos de los { $minimum } que debe tener cada casino: baja el mínimo o añade billetes
error-start-seat = el asiento { $start } no puede empezar con { $players } jugadores: los asientos se cuentan desde 0, así que elige uno menor que { $players }
error-pile-notes = el mazo debe tener los { $count } billetes de las reglas, cada uno tantas veces como en ellas
error-wrong-seat = le toca al asiento { $expected }, no al asiento { $seat }
error-turn-after-end = la partida termina antes de este turno
error-phase = esto no se puede hacer ahora
error-not-rolled = no se puede colocar nada antes de la tirada
error-face-range = los números de un dado van del 1 al 6; { $face } no vale
error-face-not-rolled = el número { $face } no ha salido; puede ser { $faces }
error-dice-digits = los dados se escriben con cifras del 1 al 6; «{ $dice }» no vale
error-dice-number =
    { $dice ->
        [none] el asiento { $seat } debe tirar todos sus dados (propios: { $own }, neutrales: { $neutral }), y no tira ninguno
       *[some] el asiento { $seat } debe tirar todos sus dados (propios: { $own }, neutrales: { $neutral }), no { $dice }
    }
error-deal-note = las reglas no tienen ningún billete de { $note }
error-deal-six = los billetes van a seis casinos, no a { $count }
error-deal-pile = el mazo no puede dar así los billetes de { $note }
error-deal-filled = un casino se llena hasta que tiene { $minimum }, y no más
error-opening-dice =
    { $dice ->
        [none] dados neutrales de la apertura: deben ser { $expected }, y no hay ninguno
       *[some] dados neutrales de la apertura: deben ser { $expected }, no { $dice }
    }
error-opening-due = los dados neutrales sobrantes deben estar en los casinos antes de la primera tirada
error-opening-missing = la ronda { $round } necesita una apertura con dados neutrales: { $count }
error-openings-many = hay más aperturas que rondas con apertura
error-script-ended = no hay más tiradas
error-position-range = debe estar entre 0 y { $most }; { $value } no vale
error-position-count = debe haber { $needed }, no { $count }
error-position-note = las reglas no tienen ningún billete de { $note }
error-notes-order = los billetes van de mayor a menor
error-casino-dice = los dados se cuentan para { $owners } dueños (los asientos en orden, neutral al final)
error-hand-dice = el asiento { $seat } tiene un máximo: dados propios en total, { $dice }; neutrales en la mano, { $neutral }
error-neutral-dice = los dados neutrales son { $neutral } en total
error-turn-missing = aún quedan dados, así que le toca a alguien
error-turn-empty = al asiento { $seat } no le quedan dados
error-roll-hand = la tirada debe ser de todos los dados que le quedan al asiento { $seat }
error-round-zero = las rondas se cuentan desde 1
error-purse = un monedero no contiene menos de 0 ni más billetes que dólares
error-purse-closed = el monedero del asiento { $seat } está cerrado
error-commitment-hex = un compromiso son 32 bytes en hexadecimal
error-commitment-differs = el secreto no es el del compromiso
error-secret-hex = un secreto son 32 bytes en hexadecimal
error-secret-length = un secreto son { $bytes } bytes
error-seed-range = debe estar entre 0 y 18446744073709551615
error-secret-missing = el secreto de esta partida aún no se ha revelado
error-fair-missing = esta partida no se jugó con dados limpios: no hay nada que verificar
error-fair-nonces = las aportaciones son { $most } como mucho
error-fair-token = los contextos y las aportaciones tienen de 1 a 64 letras, cifras, - y _; «{ $text }» no vale
error-pile-differs = el billete { $place } del mazo es de { $found }, pero según el secreto es de { $expected }
error-opening-differs = la apertura de la ronda { $round } es { $found }, pero según el secreto es { $expected }
error-roll-differs = ronda { $round }, asiento { $seat }, tirada { $turn }: los dados son { $found }, pero según el secreto son { $expected }

## Line by line.

plain-greeting = Partida { $id }: { $names }.
plain-resumed = Sigue la partida { $id }: { $names }.
plain-keys = Teclas: Enter tira, 1 a 6 coloca, ? ayuda, b mesa, l registro, p tu monedero, q fin.
plain-roll = { $name }, Enter para tirar.
plain-roll-again = Enter o r para tirar; ? para la ayuda.
plain-choice = { $face }: { $dice } en { $casino }. { $consequence }
plain-choose = { $name }, ¿qué número eliges: { $faces }?
plain-choose-again = Puede ser { $faces }; ? para la ayuda.
plain-purse =
    { $notes ->
        [one] { $name } se ha llevado { $money } en { $notes } billete.
       *[other] { $name } se ha llevado { $money } en { $notes } billetes.
    }
plain-standing =
    { $notes ->
        [one] { $rank }. { $name }: { $money } en { $notes } billete
       *[other] { $rank }. { $name }: { $money } en { $notes } billetes
    }
plain-record = La grabación: { $file }
plain-verify = Para comprobar los dados: { $command }
plain-saved = La partida está guardada. Para seguir: { $command }
plain-lost = La partida no se ha podido guardar y se ha perdido.
board-round = Ronda { $round } de { $rounds }.
board-casino = { $casino }: { $notes }. Dados: { $dice }.
board-casino-empty = { $casino }: { $notes }. Sin dados.
board-note = { $note } para { $name }
board-player = { $name }: { $dice } por tirar.
board-player-open = { $name }: { $dice } por tirar, { $money } en el monedero.
