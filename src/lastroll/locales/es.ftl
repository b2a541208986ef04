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
    .you = Ronda { $round }: empiezas tú.
event-opening-placed = Los dados neutrales sobrantes { $dice } van a sus casinos.
event-rolled = { $name } tira: { $dice }.
    .you = Tiras: { $dice }.
event-placed = { $name } coloca { $dice } en { $casino }.
    .you = Colocas { $dice } en { $casino }.
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
    .you = Empate entre { $names }: no os lleváis nada.
paid-note = { $name } se lleva { $note }.
    .you = Te llevas { $note }.
paid-neutral = Neutral se lleva { $note }: de vuelta debajo del mazo.
paid-returned = De vuelta debajo del mazo: { $notes }.
paid-nothing = Aquí no hay billetes, así que no se paga nada.
result-won = Gana { $name } con { $money }.
    .you = Ganas con { $money }.
result-by-notes = Gana { $name } en el desempate: { $money } cada uno, pero con más billetes ({ $notes }).
    .you = Ganas en el desempate: { $money } cada uno, pero con más billetes ({ $notes }).
result-shared = { $names } comparten la victoria con { $money } cada uno.
    .you = Compartes la victoria con { $others }: { $money } cada uno.

## What a choice would change, if the round ended now. A text that begins with a small letter can
## follow a colon; at the head of a sentence it gets a capital.

preview-nothing = por ahora no cambia nada.
preview-nobody = nadie se lleva { $notes }.
preview-gained = { $name } se llevaría { $note }.
    .you = te llevarías { $note }.
preview-lost = { $name } perdería { $note }.
    .you = perderías { $note }.
preview-taken = { $name } le quitaría { $note } a { $other }.
    .by-you = le quitarías { $note } a { $other }.
    .from-you = { $name } te quitaría { $note }.
# As preview-taken, from an owner who ties and has just been named.
preview-takes = { $name } se llevaría { $note }.
    .you = te llevarías { $note }.
# .pronoun: the reader among $names.
preview-tie = Empate entre { $names }
    .pronoun = tú
# $count: how many dice each of them has there.
preview-tie-count = { $name } empata a { $count } con { $others }
    .you = Empatas a { $count } con { $others }
preview-tie-broken = Rompe el empate
# $what: a text like “You tie Ben (3 each): Cleo would get $60,000.”
preview-tie-moved = Rompe un empate y crea otro. { $what }
# $why is a tie, and $what comes of it: “You and Ben tie: nobody gets $60,000.”
preview-why = { $why }: { $what }

## The bots: a sentence of character, the name at the table, and what a bot does not play.

bot-random = Elige cualquier número que le salga y disfruta de las luces. Puedes ganarle la primera noche.
    .name = Turista
    .won = «A mí me gustan las luces. ¿Me haces una foto?»
bot-frugal = Gasta tan pocos dados como puede y deja que los demás se queden sin ellos.
    .name = Hormiguita
    .won = «Un dado cada vez. Pruébalo.»
bot-novice = Sabe de qué va el juego, pero pierde el hilo una y otra vez. Buena compañía para la primera noche.
    .name = Principiante
    .won = «Espera. ¿He ganado? ¿Yo?»
bot-greedy = Mira los seis casinos y va al que mejor paga en ese momento.
    .name = Buscavidas
    .won = «Nunca dudes del sombrero.»
bot-regular = Viene todas las noches y juega bien, con algún desliz de vez en cuando.
    .name = Habitual
    .won = «¿Mañana, en la misma mesa?»
bot-counter = Calcula cada posibilidad en cada casino y va adonde el total es mayor.
    .name = Contable
    .won = «Las cuentas salen. Las he hecho dos veces.»
bot-planner = Piensa uno o dos turnos por delante y guarda dados para el momento justo.
    .name = Estratega
    .won = «Todo según el plan, desde hace dos turnos.»
bot-expert = Ha visto millones de partidas y sabe cómo va a acabar una ronda.
    .name = Perro viejo
    .won = «Esta partida ya la he visto. En 1974.»
bot-champion = Se toma un momento, juega cada tirada hasta el final en su cabeza y no regala nada.
    .name = Leyenda
    .won = «Yo no digo nada. Han hablado los dados.»
bot-perfect = Conoce el valor exacto de cada elección. Solo se le gana con mejores dados.
    .name = Autómata
    .won = «Tic. Tac. Como estaba previsto.»
    .limits = Solo para dos, sin dados neutrales.

## How strong a bot is, as measured. $name is a weaker bot’s name at the table.

strength-level = Nivel { $level } de { $levels }
strength-rating = Puntuación { $rating }
strength-beats = A dos, gana { $share } de 100 partidas contra { $name }.

## The screen.

sky = LAST ROLL · Ronda { $round } de { $rounds } · empieza { $name }
    .you = LAST ROLL · Ronda { $round } de { $rounds } · empiezas tú
start-mark = inicio
purse-closed = cerrado
# Under a player: what they would get if the round ended now.
player-now = ahora { $money }
notes-count =
    { $count ->
        [one] { $count } billete
       *[other] { $count } billetes
    }
prompt-roll = { $name }: { $dice } por tirar. Pulsa R.
prompt-place = { $name }: elige casino, del 1 al 6. Van todos tus dados de ese número.
# $faces: “1, 3 or 6”.
prompt-not-rolled = No ha salido ningún { $face }: elige { $faces }.
prompt-selected = { $casino } – { $what }
small-window = Ventana demasiado pequeña: hacen falta 80 × 24 para verlo todo.
prompt-turn = Le toca a { $name }.
    .you = Te toca.
prompt-thinking = { $name } está pensando…
fair-commitment = Dados limpios, huella { $commitment }…
bot-fault = { $name } pierde su asiento, que pasa al bot Turista: { $reason }
purse-own =
    { $notes ->
        [one] { $name } tiene { $money } en { $notes } billete.
       *[other] { $name } tiene { $money } en { $notes } billetes.
    }
    .you =
        { $notes ->
            [one] Tienes { $money } en { $notes } billete.
           *[other] Tienes { $money } en { $notes } billetes.
        }
save-trouble = Esta partida no se puede guardar: { $reason }. Puedes seguir jugando.
key-roll = Tirar
key-choose = Elegir
key-place = Colocar
key-log = Registro
key-settings = Ajustes
key-help = Ayuda
key-new = Nueva
key-quit = Salir
key-skip = Saltar
key-purse = Monedero
key-rematch = Revancha
key-go-on = Continuar
key-close = Cerrar
key-next-field = Campo siguiente
payout-title = Ronda { $round }: los casinos pagan
result-title = Fin de la partida
result-record = Guardada como { $id }. Mira lastroll games; lastroll verify comprueba los dados.
setup-slogan = Seis casinos, cuatro rondas, tus dados.
setup-neutral = Dados neutrales (2 a 4 jugadores)
setup-open-purses = Monederos abiertos
setup-few = Hacen falta al menos dos jugadores.
setup-play = Jugar
setup-resume = Reanudar
seat-person = Jugador
seat-empty = Vacío
settings-title = Ajustes
settings-language = Idioma
settings-theme = Tema
settings-speed = Velocidad
settings-casinos = Casinos
theme-dark = Noche
theme-light = Mediodía
speed-off = Sin movimiento
log-title = Registro
help-title = Ayuda
help-signs = El símbolo junto a un billete muestra quién lo recibiría ahora; · es nadie; ●›▲ es de ● a ▲; ●=▲ es empate.
help-key-roll = R: tirar los dados
help-key-choose = 1 a 6: elegir un casino y ver qué cambiaría; la misma tecla otra vez coloca
help-key-place = Enter: colocar los dados elegidos
help-key-move = Flechas: recorrer las opciones; Esc deshace la selección
help-key-skip = Cualquier otra tecla: saltar la animación
help-key-log = L: el registro completo; S: idioma, tema, velocidad
help-key-purse = P: mirar en tu propio monedero
help-key-new = N: nueva partida; la que dejas se guarda
help-key-quit = Q: salir; la partida se guarda

## The rules in short.

rule-goal =
    { $rounds ->
        [one] Tras { $rounds } ronda gana quien tiene más dinero.
       *[other] Tras { $rounds } rondas gana quien tiene más dinero.
    }
    .title = De qué va
rule-deal = Cada casino recibe billetes del mazo hasta tener al menos { $minimum }.
    .title = Los casinos
rule-turn = Tira todos los dados que te quedan. Elige uno de los números que han salido y coloca todos tus dados de ese número en el casino del mismo número: todos, nunca solo una parte.
    .title = Tu turno
rule-skip = ¿Sin dados? Pasas. El último jugador con dados sigue hasta gastarlos.
    .title = Sin dados
rule-ties = Cuando todos los dados están colocados, los casinos pagan. Antes, en cada casino, los jugadores con la misma cantidad de dados los retiran y no se llevan nada allí.
    .title = Los empates se anulan
rule-pay = Entre los demás, quien tiene más dados se lleva el billete más alto; el segundo, el siguiente, y así sucesivamente. Los billetes que nadie se lleva vuelven debajo del mazo.
    .title = Pago
rule-purses = Lo que te llevas queda boca abajo delante de ti. Los demás ven cada pago, pero tu total no se descubre hasta el final.
    .title = Monederos
rule-rounds = En cada ronda empieza el siguiente jugador a la izquierda.
    .title = Siguiente ronda
rule-end = Tras la última ronda gana quien tiene más dinero. ¿La misma suma? Gana quien tiene más billetes. ¿Aún hay empate? La victoria es compartida.
    .title = El final
rule-neutral = Con dados neutrales, cada jugador recibe 4 si juegan 2, y 2 si juegan 3 o 4. Se tiran y se colocan junto con los propios y cuentan como un jugador más, que nadie maneja: puede empatar y puede ganar. Lo que gana vuelve debajo del mazo. Si juegan 3, los 2 dados que sobran se tiran y se colocan antes del primer turno de cada ronda.
    .title = Dados neutrales

## The command.

cli-about = Last Roll: el juego de dados Las Vegas. Sin ningún comando, el juego se abre en el navegador.
cli-usage = Uso:
cli-commands = Comandos
cli-arguments = Argumentos
cli-options = Opciones
cli-help = Mostrar esta ayuda.
cli-version = Mostrar la versión.
cli-language = `--language CODE`, en cualquier punto de la línea, elige el idioma: `en`, `fr`, `nl`, `it`, `de` o `es` (por defecto: el del sistema).
cli-stdin = entrada estándar
cli-stdout = salida estándar
cli-play = Jugar en esta terminal, contra bots o con amigos en un mismo teclado.
cli-play-players = Número de jugadores, de 2 a 5 (por defecto: los nombres y bots indicados; si no hay, 4).
cli-play-neutral = Jugar con dados neutrales (de 2 a 4 jugadores).
cli-play-name = Nombre de una persona en este teclado; se repite por cada persona.
cli-play-bots = Bots contra los que jugar, separados por comas; `lastroll bots` los enumera. `cmd:PROGRAM ARGS` es un programa; una coma dentro de él es suya, salvo que le siga el nombre de un bot. Con tantos bots como jugadores, miras.
cli-play-resume = Reanudar una partida sin terminar: la de este id (por defecto: la última que se jugó).
cli-play-plain = Línea a línea, sin colores: para lectores de pantalla y tuberías.
cli-play-speed = Velocidad de las animaciones; con `0` u `off`, ninguna.
cli-play-theme = `dark` es la noche, `light` el mediodía.
cli-play-open-purses = Las ganancias de todos son visibles.
cli-play-seed = Semilla de los dados: la misma semilla da la misma partida (por defecto: dados limpios, que se pueden verificar después).
cli-play-nonce = Tu propia aportación a los dados limpios: hasta 64 letras, cifras, - y _; se repite por cada jugador que quiera una.
cli-play-bot-seconds = Cuánto puede pensar un programa cada elección, en segundos (por defecto: 10).
cli-play-rounds = Regla de la casa: número de rondas (por defecto: 4).
cli-play-start = El asiento que empieza; los asientos se cuentan desde 0.
cli-play-minimum = Regla de la casa: lo que tiene cada casino como mínimo (por defecto: 50000).
cli-play-dice = Regla de la casa: dados propios por jugador (por defecto: 8).
cli-play-neutral-dice = Regla de la casa: dados neutrales por jugador.
cli-play-opening-dice = Regla de la casa: dados neutrales que se colocan antes del primer turno de cada ronda.
cli-replay = Comprobar grabaciones de partidas y reproducirlas.
cli-replay-file = Un archivo de grabaciones (un objeto JSON por línea) o de partidas en texto, - para la entrada estándar, o el id de una partida terminada en este equipo (por defecto: la última terminada).
cli-replay-json = Mostrar un objeto JSON por partida, y nada más.
cli-replay-story = Contar la partida entera.
cli-verify = Comprobar que los dados y el mazo corresponden a su huella.
cli-verify-file = Un archivo de grabaciones de partidas con dados limpios, - para la entrada estándar, o el id de una partida terminada en este equipo (por defecto: la última terminada).
cli-bots = Enumerar los bots, del más flojo al más fuerte.
cli-bots-json = Mostrar una lista JSON.
cli-simulate = Jugar muchas partidas entre bots.
cli-simulate-players = Número de jugadores, de 2 a 5 (por defecto: los bots indicados; si no hay, 4).
cli-simulate-neutral = Jugar con dados neutrales (de 2 a 4 jugadores).
cli-simulate-bots = Bots por asiento, separados por comas; el último ocupa los asientos que quedan (por defecto: `random` en todos).
cli-simulate-games = Número de partidas (por defecto: 10000).
cli-simulate-seed = La misma semilla da las mismas partidas (por defecto: 0; con un programa `cmd:`, dados al azar que no puede prever).
cli-simulate-secret = Jugar otra vez con los dados de una serie anterior: el secreto que mostró al final.
cli-simulate-threads = Número de hilos (por defecto: uno por procesador). Las partidas son las mismas.
cli-simulate-ray = Jugar en el clúster de Ray con esta dirección. Las partidas son las mismas.
cli-simulate-out = Guardar todas las partidas: como grabaciones en un archivo `.jsonl` o como tabla en un archivo `.parquet`.
cli-simulate-json = Mostrar un objeto JSON, y nada más.
cli-simulate-rounds = Regla de la casa: número de rondas (por defecto: 4).
cli-simulate-start = El asiento que empieza; los asientos se cuentan desde 0.
cli-simulate-minimum = Regla de la casa: lo que tiene cada casino como mínimo (por defecto: 50000).
cli-simulate-dice = Regla de la casa: dados propios por jugador (por defecto: 8).
cli-simulate-neutral-dice = Regla de la casa: dados neutrales por jugador.
cli-simulate-opening-dice = Regla de la casa: dados neutrales que se colocan antes del primer turno de cada ronda.
cli-arena = Celebrar un torneo entre bots, con puntuaciones e intervalos.
cli-arena-players = Jugadores por mesa, de 2 a 5 (por defecto: los bots indicados, o 2 si no caben tantos en una mesa).
cli-arena-neutral = Jugar con dados neutrales (de 2 a 4 jugadores).
cli-arena-bots = Bots, separados por comas: nombres de `lastroll bots`, bots de otros proyectos (como `prior-table`) o `cmd:PROGRAM`. Con más bots que asientos se juegan todas las combinaciones; con menos, el último ocupa los asientos que quedan.
cli-arena-blocks = Número de bloques (por defecto: 100). En un bloque los bots juegan con los mismos billetes y dados, rotando por todos los asientos.
cli-arena-seed = La misma semilla da las mismas partidas (por defecto: 0; con un programa `cmd:`, dados al azar que no puede prever).
cli-arena-secret = Jugar otra vez con los dados de una serie anterior: el secreto que mostró al final.
cli-arena-versus = ¿Es A mejor que B? A se sienta con uno o varios B.
cli-arena-until = Con `--versus`: jugar hasta que esté decidido.
cli-arena-lower = Con `--versus`: la cuota de victorias con la que A no es mejor (por defecto: la justa).
cli-arena-upper = Con `--versus`: la cuota de victorias con la que A es mejor (por defecto: un paso por encima, como 0.55 sobre 0.5).
cli-arena-error = Con `--versus`: con qué frecuencia puede ser errónea la respuesta (por defecto: 0.05).
cli-arena-luck = La evaluación con la que se descuenta la suerte de los resultados; con `none` no se descuenta.
cli-arena-out = Guardarlo todo en una carpeta. La misma orden sigue donde se detuvo.
cli-arena-processes = Número de procesos (por defecto: 1). Los resultados son los mismos.
cli-arena-ray = Jugar en el clúster de Ray con esta dirección. Los resultados son los mismos.
cli-arena-bot-seconds = Cuánto puede pensar un programa cada elección, en segundos (por defecto: 10).
cli-arena-json = Mostrar un objeto JSON, y nada más.
cli-arena-rounds = Regla de la casa: número de rondas (por defecto: 4).
cli-arena-start = El asiento que empieza; los asientos se cuentan desde 0.
cli-arena-minimum = Regla de la casa: lo que tiene cada casino como mínimo (por defecto: 50000).
cli-arena-dice = Regla de la casa: dados propios por jugador (por defecto: 8).
cli-arena-neutral-dice = Regla de la casa: dados neutrales por jugador.
cli-arena-opening-dice = Regla de la casa: dados neutrales que se colocan antes del primer turno de cada ronda.
cli-solve = Calcular los valores exactos de una posición.
cli-solve-position = Una posición como JSON o como línea que empieza por LR1, o un archivo que contiene una; - es la entrada estándar.
cli-solve-objective = Lo que quiere cada jugador: `win` (su parte de la victoria final), `margin` (más dinero en esta ronda que los demás de media) o `money` (por defecto: `win`).
cli-solve-limit = Número máximo de estados que resolver (por defecto: 50 millones); cada uno ocupa unos 40 bytes.
cli-solve-json = Mostrar un objeto JSON, y nada más.
cli-hint = Mostrar lo que vale cada opción de una posición.
cli-hint-position = Una posición como JSON o como línea que empieza por LR1, o un archivo que contiene una; - es la entrada estándar.
cli-hint-objective = Lo que quiere cada jugador: `win` (su parte de la victoria final), `margin` (más dinero en esta ronda que los demás de media) o `money` (por defecto: `win`).
cli-hint-seconds = Cuánto tiempo pensar, en segundos (por defecto: 1). La misma posición recibe siempre los mismos valores.
cli-hint-json = Mostrar un objeto JSON, y nada más.
cli-exam = Mostrar lo que pierden las decisiones de un bot frente a los valores exactos, en posiciones que nunca cambian.
cli-exam-bot = Qué bot; `lastroll bots` los enumera.
cli-exam-set = Solo una colección: `duel` (rondas a dos, desde la primera tirada), de `endings-3` a `endings-5` (finales de ronda con ese número de jugadores) o de `neutral-2` a `neutral-4` (lo mismo con dados neutrales). Por defecto: todas.
cli-exam-bot-seconds = Cuánto puede pensar un programa cada elección, en segundos (por defecto: 10).
cli-exam-json = Mostrar un objeto JSON, y nada más.
cli-train = Entrenar el evaluador jugando contra sí mismo; hace falta el extra `train`.
cli-train-folder = Dónde se guarda todo: registro, curvas, estado y pesos. La misma orden sigue donde se detuvo.
cli-train-iterations = Número de iteraciones (por defecto: 1500). En cada una todas las mesas juegan unos pasos y la red aprende de ellos.
cli-train-lanes = Cuántas mesas juegan a la vez.
cli-train-steps = Cuántos pasos dan todas las mesas antes de que la red aprenda de ellos.
cli-train-tries = Cuántas tiradas se miran en cada paso; cuantas más, menos suerte queda.
cli-train-batch = Cuántas posiciones forman un paso de aprendizaje.
cli-train-width = El ancho de la red.
cli-train-rate = La velocidad máxima de aprendizaje.
cli-train-games = Qué juegos, separados por comas: de `2` a `5` jugadores, de `2n` a `4n` con dados neutrales (por defecto: todos).
cli-train-mixed = Qué parte de las mesas es mixta, de 0 a 1 (por defecto: 0): allí todos los jugadores menos uno eligen contando.
cli-train-mixed-tries = Cuántas tiradas se miran en cada paso en las mesas mixtas.
cli-train-begin = Un archivo de pesos con el que empezar (por defecto: una red que no sabe nada).
cli-train-check = Cada cuántas iteraciones juega contra `greedy`, escribe el registro y se puede reanudar.
cli-train-seed = La misma semilla da el mismo entrenamiento en la misma máquina (por defecto: 1).
cli-train-seconds = Parar tras este número de segundos; la misma orden sigue más tarde.
cli-engine = Ejecutar un bot como programa: líneas JSON por la entrada y la salida estándar.
cli-engine-bot = Qué bot; `lastroll bots` los enumera.
cli-games = Enumerar las partidas de este equipo; mostrar, exportar o borrar una.
cli-engine-name = El bot (por defecto: el de `--bot`).
cli-install-completion = Instalar el autocompletado para tu shell: comandos, opciones, bots y archivos.
cli-install-completion-shell = Tu shell (por defecto: aquella en la que escribes).
cli-games-id = El id de una partida, tal como sale en la lista.
cli-games-json = Mostrar JSON.
cli-games-export = Escribir la partida, o todas las terminadas, en un archivo; - es la salida estándar.
cli-games-text = Exportar texto legible en vez de JSON.
cli-games-force = Sobrescribir el archivo si ya existe.
cli-games-delete = Borrar la partida para siempre.
cli-no-browser = Mostrar solo la dirección; no abrir ningún navegador.
cli-port = El puerto (por defecto: 8600, o uno libre).
cli-serve = Servir el juego a otras personas: mesas, asientos, sucesos en directo.
cli-serve-host = La dirección en la que escuchar (por defecto: 127.0.0.1); 0.0.0.0 son todas las de este equipo.
cli-serve-port = El puerto (por defecto: 8600); 0 es uno cualquiera que esté libre.
cli-serve-database = Dónde se guardan las mesas: `sqlite:///FILE` o `postgresql://…` (por defecto: un archivo en tu carpeta de datos).
cli-serve-bus = Un servidor Redis, `redis://…`, para varios procesos en torno a una base de datos.
cli-serve-processes = Número de procesos que comparten el puerto (por defecto: 1); más o menos uno por núcleo.
cli-serve-durability = A qué sobrevive una acción confirmada: `power` a un corte de luz, `process` solo al fin del proceso (por defecto: `power`).
cli-serve-rate-limit = Llamadas por minuto desde una dirección (por defecto: 600); 0 es sin límite.
cli-serve-body-limit = Tamaño máximo de una petición, en bytes (por defecto: 262144).
cli-serve-archive-days = Días tras los que se archiva una mesa inactiva (por defecto: 30); 0 es nunca.
cli-serve-public-url = La dirección con la que los jugadores llegan al servicio, para enlaces y códigos QR.
cli-serve-proxy = Direcciones de los proxies cuyas cabeceras `X-Forwarded-*` valen, separadas por comas.
cli-serve-log-level = Cuánto se anota en el registro (por defecto: `info`).
serve-ready = Last Roll está en marcha en { $address } (Ctrl-C lo termina).
serve-network = En otros dispositivos de tu red: { $address }
browse-starting = Last Roll se está iniciando…
browse-ready = Last Roll está en marcha en { $address } (Ctrl-C lo termina).
browse-running = Last Roll ya está en marcha, en { $address }.
where-line = línea { $line }
replay-done =
    { $count ->
        [one] { $count } partida, conforme a las reglas.
       *[other] { $count } partidas, todas conforme a las reglas.
    }
verify-done =
    { $rolls ->
        [one] verificado: el mazo y { $rolls } tirada corresponden a la huella { $commitment }…
       *[other] verificado: el mazo y las { $rolls } tiradas corresponden a la huella { $commitment }…
    }
verify-commitment = la huella entera: { $commitment }
games-none = Aquí aún no hay partidas.
games-totals = Terminadas: { $games }. Ganadas: { $won }. Mejor resultado: { $best }.
games-ladder = Bots vencidos: { $beaten } de { $bots }. Un bot queda vencido cuando ganas en su mesa.
# One line for each bot: $low and $high bound the 95 % interval of $share.
games-ladder-bot = Por delante { $ahead } de { $games } veces: { $share } % ({ $low }–{ $high })
games-ladder-new = Aún no os conocéis
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
# The only person in a game at this terminal, where no name was given.
seat-you = Tú
usage-help = Mira `{ $command }`.
usage-language = Idioma desconocido «{ $language }». Last Roll habla { $known }.
usage-unknown-option = Opción desconocida: { $option }.
usage-unknown-command = Comando desconocido: { $command }.
usage-did-you-mean = ¿Querías decir { $word }?
usage-repeated = { $option } aparece dos veces.
usage-missing-value = A { $option } le falta un valor.
usage-no-number = { $option } necesita un número, no «{ $value }».
usage-no-value = { $option } no puede ser «{ $value }».
usage-superfluous = Argumento inesperado «{ $word }».
usage-wrong = No se entienden los argumentos: { $reason }

## Errors: one sentence each; the way to the culprit stands before it.

error-file-missing = el archivo no existe
error-file-folder = es una carpeta, no un archivo
error-file-forbidden = el acceso no está permitido
error-file-exists = el archivo ya existe
error-file-other = el sistema dice: { $reason }
error-file-unreadable = no se puede leer: { $reason }
error-file-not-named = aquí aún no hay ninguna partida terminada: indica un archivo, o - para la entrada estándar
error-file-taken = el archivo ya existe; { $option } lo sobrescribe
error-disk-full = no queda espacio en el disco
error-records-none = en este archivo no hay ninguna partida
error-line-long = la línea tiene más de { $most } bytes
error-text-encoding = el texto no es `UTF-8`
error-too-long = tiene más de { $most } bytes
error-option-missing = falta la opción { $option }
error-option-needs = { $option } solo funciona con { $other }
error-option-range = debe estar entre { $least } y { $most }
error-options-together = { $one } y { $other } no se pueden combinar
error-seats-many = se nombran { $count } jugadores, pero solo hay { $players } asientos
error-export-none = no hay ninguna partida terminada que exportar
error-game-unfinished = la partida { $id } aún no ha terminado
error-record-missing = el archivo no existe, ni ninguna partida con este id
error-game-missing = no hay ninguna partida «{ $id }»
error-game-taken = la partida { $id } se está jugando en otra ventana
error-save-none = no hay ninguna partida sin terminar
error-save-chance = la partida guardada no dice de dónde vienen sus dados
error-save-differs = la partida guardada { $id } no concuerda con sus propios dados
error-save-seats = la partida guardada no tiene el número correcto de asientos
error-bot-unknown = no hay ningún bot «{ $name }»; hay { $names } y `cmd:PROGRAM`
error-bot-missing = no se encuentra el programa «{ $command }»
error-bot-unknown-close = no hay ningún bot «{ $name }»: ¿querías decir { $close }?
error-bot-died = el programa ha terminado: { $words }
error-bot-stalled = el programa no ha contestado en { $seconds } s
error-bot-nonsense = el programa ha dado una respuesta no válida: «{ $what }»
error-bot-illegal = el bot ha elegido { $face }, que no está entre { $faces }
error-bot-crashed = el bot ha fallado: { $error }
error-json-broken = JSON no válido en el byte { $byte }
error-json-strange = JSON no válido: tiene demasiados niveles anidados o no está en UTF-8
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
error-json-unknown = el campo { $field } no va aquí
error-json-least = debe ser { $least } como mínimo
error-json-most = debe ser { $most } como máximo
error-json-many = la lista tiene más de { $most } elementos
error-json-long = el texto tiene más de { $most } caracteres
error-json-choice = «{ $value }» no se permite aquí
error-json-value = este valor no se permite aquí
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
error-tag-unknown = etiqueta desconocida: { $tag }
error-event-differs = { $field } es { $found }, pero según las reglas es { $expected }
error-event-order = el siguiente suceso es { $expected }, no { $found }
error-event-after-end = la partida termina antes de este suceso
error-name = un nombre tiene de 1 a { $most } caracteres visibles en una sola línea; «{ $name }» no vale
error-names-count = { $players } jugadores necesitan { $players } nombres, no { $count }
error-rule-not-bool = debe ser `true` o `false`
error-rule-range = debe ser un número entero de { $least } a { $most }, no { $value }
error-notes-count = debe haber de 1 a { $most } billetes
error-neutral-five = los dados neutrales necesitan un color con el que nadie juegue: juega con 2 a 4 jugadores o sin dados neutrales
error-neutral-off = se reparten dados neutrales, pero la variante está desactivada: juega con dados neutrales o no repartas ninguno
error-neutral-none = la variante está activada, pero no hay dados neutrales: reparte alguno o juega sin la variante
error-dice-many = { $count } dados en una mano son demasiados: reparte menos, { $most } como mucho con los neutrales
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
error-purse = un monedero contiene al menos 0 dólares, y no más billetes que dólares
error-purse-closed = el monedero del asiento { $seat } está cerrado
error-commitment-hex = una huella son 32 bytes en hexadecimal
error-commitment-differs = el secreto no corresponde a la huella
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
error-stale = la mesa ya va por la versión { $version }: mira otra vez
error-not-your-turn = no es tu turno
error-not-playing = en esta mesa no hay ninguna partida en curso
error-already-rolled = los dados están en la mesa: elige un número
error-roll-first = primero tira los dados
error-face-missing = di qué número hay que colocar
error-table-full = en esta mesa no hay asientos libres
error-seat-taken = ese asiento ya está ocupado
error-seat-empty = en ese asiento no hay nadie
error-seat-kept = este asiento queda reservado para { $name } durante { $seconds } s más
error-bots-busy = los bots más fuertes tienen ahora demasiado en que pensar: elige otros más débiles o inténtalo de nuevo en un minuto
error-seat-was = el asiento { $seat } no existe o se nombra dos veces
error-no-such-table = esta mesa no existe
error-no-such-code = ninguna mesa abierta tiene este código
error-no-such-seat = no hay ningún asiento { $seat }
error-no-such-call = esta llamada no existe
error-no-such-file = el archivo no existe
error-no-seat = hace falta la clave de un asiento de esta mesa
error-not-your-seat = este asiento no es tuyo
error-not-the-maker = solo puede hacerlo el anfitrión de la mesa
error-not-finished = la partida aún no ha terminado
error-not-alone = los mismos dados solo se repiten a solas contra bots
error-already-started = la partida ya ha empezado
error-nobody-there = en esta mesa aún no hay nadie
error-no-human-seat = una mesa necesita un asiento para su anfitrión
error-seats-count =
    { $players ->
        [one] { $players } jugador necesita { $players } asiento, no { $count }
       *[other] { $players } jugadores necesitan { $players } asientos, no { $count }
    }
error-bot-not-here = aquí no hay ningún bot «{ $name }»; hay { $names }
error-bot-not-for-these-rules = el bot «{ $name }» no juega con estas reglas
error-look-taken = este color ya está ocupado
error-ticket = este tique no se hizo aquí
error-ticket-used = con este tique ya se creó una mesa
error-talk-one = envía una frase, una reacción o un texto
error-talk-off = en esta mesa no se permiten mensajes así
error-talk-unknown = esta frase o reacción no existe
error-talk-text = un mensaje es una línea de texto sencillo
error-store-trouble = ahora mismo no se puede guardar: inténtalo en un momento
error-internal = algo ha fallado aquí; el registro del servicio dice qué
error-too-many-calls = demasiadas llamadas: espera un momento
error-not-json = la petición debe enviarse como `application/json`
error-foreign-host = este juego solo se sirve a este ordenador: ábrelo en `localhost`
error-too-many-streams = desde esta dirección hay demasiadas mesas abiertas: cierra algunas pestañas e inténtalo de nuevo
error-too-many-watchers = ya hay demasiada gente mirando esta mesa: inténtalo más tarde
error-too-large = la petición es demasiado grande
error-wrong-method = esta llamada necesita otro método
# $reason is technical and English.
error-request-broken = no se entiende la petición: { $reason }
error-setting-number = «{ $value }» no es un número
error-setting-choice = «{ $value }» no está entre { $choices }
error-setting-range = debe estar entre { $least } y { $most }
error-missing-extra = para esto hace falta el extra `{ $extra }`: `{ $command }`
error-cannot-listen = no se puede escuchar en { $host }, puerto { $port }: { $reason }
error-no-processes = este sistema solo permite un proceso por puerto
error-database = no se puede usar la base de datos: { $reason }
error-database-in-use = otro servicio usa ya esta base de datos; está en { $address }
error-bus = no se puede usar el bus: { $reason }

## Line by line.

plain-greeting = Partida { $id }: { $names }.
plain-resumed = Sigue la partida { $id }: { $names }.
plain-keys = Teclas: Enter tira, 1 a 6 coloca, ? ayuda, b mesa, l registro, p tu monedero, q fin.
plain-roll = { $name }: pulsa Enter para tirar.
    .you = Te toca: Enter para tirar.
plain-roll-again = Pulsa Enter o r para tirar; ? para la ayuda.
plain-choice = { $face }: { $dice } en { $casino }. { $consequence }
plain-choose = { $name }, ¿qué número eliges: { $faces }?
    .you = ¿Qué número eliges: { $faces }?
plain-choose-again = Elige { $faces }; ? para la ayuda.
plain-purse =
    { $notes ->
        [one] { $name } se ha llevado { $money } en { $notes } billete.
       *[other] { $name } se ha llevado { $money } en { $notes } billetes.
    }
    .you =
        { $notes ->
            [one] Te has llevado { $money } en { $notes } billete.
           *[other] Te has llevado { $money } en { $notes } billetes.
        }
plain-standing =
    { $notes ->
        [one] { $rank }. { $name }: { $money } en { $notes } billete
       *[other] { $rank }. { $name }: { $money } en { $notes } billetes
    }
plain-record = Grabación: { $file }
plain-verify = Para comprobar los dados: { $command }
plain-saved = La partida está guardada. Para seguir: { $command }
plain-lost = La partida no se ha podido guardar y se ha perdido.
board-round = Ronda { $round } de { $rounds }.
board-casino = { $casino }: { $notes }. Dados: { $dice }.
board-casino-empty = { $casino }: { $notes }. Sin dados.
board-note = { $note } para { $name }
    .you = { $note } para ti
board-player = { $name }: { $dice } por tirar.
board-player-open = { $name }: { $dice } por tirar, { $money } en el monedero.

## The page: what stands on every screen.

web-skip = Ir al contenido
web-home = Last Roll, inicio
# A button that leads to the first screen.
web-home-short = Inicio
web-menu = Menú
web-rules = Reglas
web-learn = Aprender en tres minutos
web-help-keys = Teclas y símbolos
web-sound = Sonido
web-sound-offer = Activar el sonido
web-volume = Volumen
web-theme-system = Sistema
web-theme-to-night = Pasar a la noche
web-theme-to-noon = Pasar al mediodía
web-language-trouble = No se ha podido cargar este idioma. Inténtalo cuando vuelvas a tener conexión.
# While something is being fetched.
web-opening = Un momento…
web-nowhere = Aquí no hay nada
web-nowhere-help = Puede que la dirección esté mal escrita, o que la mesa ya no exista.
web-broken = Algo ha fallado en esta página
web-reload = Recargar
web-no-table = Mesa no encontrada
web-offline = Sin conexión. No se pierde nada; inténtalo en un momento.
web-offline-shell = Sin conexión. Las reglas y la lección funcionan, las mesas necesitan la red.
web-offline-table = Sin conexión. Esta página sigue sola cuando vuelva la red.
web-done = Listo
web-save = Guardar
web-change = Cambiar

## The page: the first screen.

web-play-now = Jugar ya
web-play-now-hint = Empieza al instante, sin cuenta.
# $names: the bots one plays against at once.
web-against = Contra { $names }
web-opponents = Tus rivales
web-make-table = Crear una mesa
web-hot-seat = Juntos en un aparato
web-hot-seat-help = El aparato pasa de mano en mano. Los bots pueden ocupar asientos.
web-hot-seat-nobody = Tiene que jugar al menos una persona.
web-join-code = Unirse con un código
# An example of a code of a table, six letters and digits. Usually stays as it is.
web-code-example = K7QX4M
web-join = Unirse
web-code-unknown = Ninguna mesa tiene este código
web-code-help = Revisa el código. Una vez empezada la partida, deja de funcionar.
web-my-games = Tus partidas en curso
web-game-waiting = Esperando jugadores
web-game-your-turn = Te toca
web-game-running = La partida está en curso
# $names: a list of the others at the table.
web-game-with = Con { $names }
web-game-as = Como { $name }
web-open-tables = Mesas abiertas
web-open-tables-none = Ahora no espera nadie. Crea una mesa: otros la encontrarán.
# $name: who made the table.
web-table-of = Mesa de { $name }
web-seats-open =
    { $count ->
        [one] { $count } asiento libre
       *[other] { $count } asientos libres
    }
web-new-here = ¿Primera vez aquí?
web-replay-import = Abrir una grabación
web-credit = Basado en el juego de dados Las Vegas de Rüdiger Dorn. Un programa libre e independiente, sin relación con el autor ni la editorial.
web-privacy = Sin cuenta, sin rastreo, nada de otros servidores.
# The name of somebody who has not given one; $number is three digits.
web-guest = Invitado { $number }

## The page: making a table.

web-your-name = Tu nombre
web-name = Nombre
# A person at this device who has not said a name.
web-person-number = Jugador { $number }
web-how-many = ¿Cuántos jugadores?
web-seats = Asientos
# A label on its own: the reader’s seat.
web-seat-you = Tú
web-seat-number = Asiento { $number }
web-name-of-seat = Nombre para el asiento { $number }
# A seat that somebody takes by opening the link.
web-seat-by-link = Un amigo, por el enlace
web-seat-open = Asiento libre
web-option-neutral = Dados neutrales
web-option-neutral-help = Dados blancos que no son de nadie, pero que pueden ganar.
web-option-neutral-five = De 2 a 4 jugadores.
web-option-open-purses-help = Las ganancias de todos son visibles.
web-option-public = Pública
web-option-public-help = Sale en la página de inicio; cualquiera puede unirse.
web-option-clock = Tiempo
web-clock-none = Sin límite
web-clock-relaxed = Tranquilo
web-clock-fast = Rápido
web-clock-help = Si se acaba el tiempo, un bot juega ese turno por ti. La partida sigue.
web-option-talk = Chat
# What people at the table may say: set phrases, anything, nothing.
web-option-talk-phrases = Frases
web-option-talk-free = Texto libre
web-option-talk-off = No
web-house-rules = Reglas de la casa
# The rules exactly as the booklets of the game have them.
web-booklet = Reglas originales
web-house-rules-help = Cambia lo que quieras. Las reglas originales son cuatro rondas y ocho dados por jugador.
web-house-rounds = Rondas
web-house-dice = Dados propios por jugador
web-house-minimum = Mínimo en cada casino
web-house-grace = Segundos hasta que un bot releva a quien se ha ido
web-house-back = Volver a las reglas originales

## The page: the lobby, a table that waits.

web-table-title = Mesa
web-your-table = Tu mesa
web-table-full = Todos los asientos están ocupados.
web-waiting-for =
    { $count ->
        [one] Aún hay { $count } asiento libre.
       *[other] Aún hay { $count } asientos libres.
    }
web-seats-free =
    { $count ->
        [one] Hay { $count } asiento libre para ti.
       *[other] Hay { $count } asientos libres, uno de ellos para ti.
    }
web-join-title = Unirse a la partida
web-take-seat = Tomar asiento
web-sit-here = Sentarse aquí
# Somebody at the same device takes one more seat.
web-sit-another = Añadir a alguien en este aparato
web-maker = anfitrión
web-bot = bot
web-seat-offline = ausente
# Beside the name of the player who starts the first round.
web-starts = empieza
web-seat-edit = Nombre y símbolo de { $name }
web-seat-up = Subir a { $name }
web-seat-down = Bajar a { $name }
web-seat-remove = Quitar el asiento: { $name }
web-seat-remove-person = Quitar a { $name } de la mesa
web-leave-seat = Dejar el asiento de { $name }
web-seat-add = Añadir un asiento
web-look = Color y símbolo
web-look-taken = { $symbol }, ocupado
web-start = Empezar
web-start-with-bots = Empezar, completar con bots
web-wait-for-start = { $name } inicia la partida. También empieza sola en cuanto todos los asientos están ocupados.
web-leave-table = Dejar la mesa
web-came = { $name } ha tomado asiento.
web-went = { $name } ha dejado la mesa.
web-invite = Invitar a más gente
web-code = Código
web-link = Enlace
web-qr = Código QR del enlace a esta mesa
web-copy-link = Copiar el enlace
web-copied = Copiado
web-copy-by-hand = El enlace está seleccionado; solo queda copiarlo.
web-share-text = Ven a tirar los dados: hay un asiento para ti.
web-agreed = Reglas de la mesa
web-agreed-rounds =
    { $rounds ->
        [one] { $rounds } ronda
       *[other] { $rounds } rondas
    }
web-agreed-dice =
    { $dice ->
        [one] { $dice } dado por jugador
       *[other] { $dice } dados por jugador
    }
web-agreed-minimum = Al menos { $minimum } en cada casino
web-agreed-neutral = Con dados neutrales
web-agreed-no-neutral = Sin dados neutrales
web-agreed-open-purses = Monederos abiertos
web-agreed-closed-purses = Monederos cerrados
web-agreed-no-clock = Sin límite de tiempo
web-agreed-clock-relaxed = Tiempo tranquilo
web-agreed-clock-fast = Tiempo rápido
web-agreed-clock-time = { $time } por turno
web-agreed-grace = Un bot releva tras { $seconds } s de ausencia
web-agreed-grace-time = Un bot releva tras { $time } de ausencia
web-agreed-no-grace = Ningún bot releva
web-agreed-talk-phrases = Frases y reacciones
web-agreed-talk-free = Texto libre
web-agreed-talk-off = Sin chat
web-agreed-public = Pública
web-agreed-private = Solo con enlace o código
web-fair-title = Dados limpios
web-fair-explained = Todos los dados salen ya de un número secreto. Esta es su huella. Tras la partida se muestra el secreto, y tu navegador puede comprobar cada tirada.
web-commitment = Huella de los dados

web-share-link = Compartir el enlace
web-copy = Copiar
web-share-local = Este juego funciona solo en este ordenador. Inícialo con esta orden y tus amigos podrán unirse con el móvil desde tu red:
web-share-loopback = Tus amigos no pueden abrir un enlace a «{ $host }». Abre esta página en la dirección del ordenador en tu red y comparte ese enlace.
web-lobby-about = Envía tus dados a seis casinos y gana sus billetes; quienes empatan allí no ganan nada.
web-lobby-lesson = ¿Primera vez? Aprender en tres minutos mientras esperas

## The page: settings and help.

web-setting-confirm = Tocar dos veces para colocar
web-setting-confirm-help = El primer toque muestra qué cambiaría. Si está desactivado, un toque basta para colocar.
web-setting-auto-roll = Tirar automáticamente
web-setting-mute = Ocultar el chat
web-setting-names-2012 = Nombres de los casinos de 2012
web-setting-shortcuts = Atajos de teclado
web-setting-shortcuts-help = R, del 1 al 6, etc. Desactívalos si usas el control por voz.
web-settings-kept = Se guarda solo en este navegador.
web-motion-reduced = Tu sistema pide menos movimiento, así que no se anima nada.
web-key-roll = Tirar los dados
web-key-choose = Elegir un casino y ver qué cambiaría; la misma tecla otra vez coloca
web-key-enter = Pulsar el botón principal
web-key-rematch = Después de la partida: la revancha
web-key-back = Deshacer la elección; cerrar un panel
web-key-log = El registro
web-key-replay = Ver una repetición paso a paso
web-key-help = Esta ayuda
web-help-signs = El símbolo junto a un billete muestra quién se lo llevaría ahora. Cada dado lleva el símbolo de su dueño.
web-help-off = Los atajos de teclado se pueden desactivar en los ajustes.

## The page: the table. Whose turn it is, and the one main button.

# Inside a sentence: “Dice: you 2 and Ben 1.”, “Tied: you and Ben.”
web-you = tú
web-turn-roll = Te toca: tira tus dados.
web-turn-choose = Te toca: elige un casino.
# Several people at one device: whose turn it is.
web-turn-roll-named = { $name }: tira tus dados.
web-turn-choose-named = { $name }: elige un casino.
# Said to screen readers when it becomes the reader’s turn.
web-turn-yours = Te toca.
web-turn-pay = Los casinos pagan.
web-turn-over = La partida ha terminado.
web-button-roll =
    { $count ->
        [one] Tirar { $count } dado
       *[other] Tirar { $count } dados
    }
web-button-rolling = Los dados ruedan…
web-button-choose = Elegir un casino
# $dice is “3 dice”, “2 own + 1 neutral die”, …
web-button-place = Colocar { $dice } en { $casino }
web-button-placing = Se colocan los dados…
web-button-result = Ver el resultado
web-button-skip = Saltar
web-hint-again = Toca otra vez o pulsa Enter para colocar.

## The page: the card at the end of a round, and whose turn it is where several people share a device.

web-button-next-round = Siguiente ronda
web-hand-over = { $name }, te toca
web-summary-title = Ronda { $round }: las ganancias
web-summary-you = Tú
web-summary-nothing = nada
web-summary-place = Puesto { $place }
# The places before and after the round.
web-summary-moved = Puesto { $before } → { $after }
web-summary-total = { $money } en tu monedero
web-summary-lead = { $name } se pone en cabeza.
web-summary-lead-you = Te pones en cabeza.
web-summary-start = { $name } empieza la siguiente ronda.
web-summary-start-you = Empiezas la siguiente ronda.

## The page: what a choice would change, said to the one who chooses.

web-change-dice =
    { $after ->
        [one] { $before } → { $after } dado
       *[other] { $before } → { $after } dados
    }

## The page: a casino as a screen reader says it, a few short sentences one after the other.

web-casino = Casino { $face }, { $name }.
# $notes: a list of “$60,000 for Ben”, or “$60,000” where nobody would get it.
web-casino-notes = Billetes: { $notes }.
web-casino-no-notes = Sin billetes.
# $dice: a list of “Ben 2”.
web-casino-dice = Dados: { $dice }.
web-casino-no-dice = Sin dados.
web-casino-tied = Empatan: { $names }.
# A sentence like “Ben would lose $60,000.” follows.
web-casino-choice = Si colocas aquí { $dice }:
web-casino-not-rolled = Ningún { $face } en esta tirada.
web-casino-selected = Elegido.
web-casinos = Casinos

## The page: the tray with the dice.

web-tray = Dados
# A group of equal dice as a button; $dice is “3 dice” or “2 own + 1 neutral die”.
web-tray-group = { $dice } con { $face }, para { $casino }

## The page: the players.

web-players = Jugadores
web-player-you = { $name } (tú)
# On a small chip: dice left to roll.
web-player-dice =
    { $count ->
        [one] { $count } dado por tirar
       *[other] { $count } dados por tirar
    }
web-player-neutral =
    { $count ->
        [one] { $count } dado neutral
       *[other] { $count } dados neutrales
    }
web-player-money = { $money } en el monedero
web-player-closed = Monedero cerrado
web-player-turn = Es su turno
    .you = Te toca
web-player-start = Empieza esta ronda
web-player-bot = Bot
web-player-away = Ausente, juega un bot
web-player-offline = Sin conexión
web-round = Ronda { $round } de { $rounds }
web-round-start = Empieza { $name }
    .you = Empiezas tú
web-clock =
    { $seconds ->
        [one] queda { $seconds } segundo
       *[other] quedan { $seconds } segundos
    }
web-watchers =
    { $count ->
        [one] { $count } persona mira.
       *[other] { $count } personas miran.
    }
web-watching = Estás mirando.
web-leave = Dejar la mesa
web-leave-title = ¿Dejar la mesa?
web-leave-text = Un bot jugará por ti. Vuelve cuando quieras: el asiento sigue siendo tuyo.
web-leave-stay = Quedarse
web-leave-go = Dejar la mesa
web-away-you = Un bot juega por ti. Haz una jugada para recuperar el asiento.

## The page: the log.

web-log-now = Ahora
web-log-newest = Lo más reciente
web-log-all = Todas las rondas
web-log-review = Estás mirando atrás.
web-log-back = Volver al presente
web-log-news =
    { $count ->
        [one] { $count } suceso nuevo desde entonces
       *[other] { $count } sucesos nuevos desde entonces
    }
web-log-by-clock = Se acabó el tiempo: un bot ha jugado este turno.
web-log-by-bot = Un bot juega por { $name }.

## The page: the pay-out. “tie” is stamped over dice that leave together.

web-payout-tie = empate
web-payout-pile = debajo del mazo
# The reader's winnings of this round so far.
web-payout-total = Tú: { $money }

## The page: the result.

web-result-standings = Clasificación
web-result-rank = Puesto
web-result-player = Jugador
web-result-money = Dinero
web-result-notes = Billetes
web-result-you-won = Has ganado.
web-result-you-shared = Compartes la victoria con { $names }.
web-result-you-place = Has quedado en el puesto { $rank }, a { $gap } de { $name }.
web-result-you-level = Has quedado en el puesto { $rank }: igual que { $name }, pero con menos billetes.
web-result-you-ahead = { $money }, { $gap } más que { $name }.
web-result-behind = a { $gap } de { $name }
web-result-behind-you = a { $gap } de ti
web-result-board = Antes del último pago
web-result-figures = La partida en cifras
web-result-rounds = Dinero por ronda
web-result-round = Ronda { $round }
web-result-total = Total
web-result-course = Cómo llegó el dinero
web-result-best-casino = Mejor casino
web-result-best-round = Mejor ronda
web-result-ties = Empates
web-result-tied-dice = Dados perdidos por empates
web-result-turns = Turnos
web-result-average = Dados por turno
web-result-neutral = Ganado por neutral
web-result-pile = Ganado por nadie
# The head of a column: below it stand “Ties”, “Turns”, …
# $what: an amount; $where: a casino with its number.
web-result-at = { $what } en { $where }
web-result-none = –
web-result-rematch = Revancha
web-result-stronger = Más difícil: contra { $name }
web-result-same-dice = Repetir los mismos dados
web-same-dice-note = Práctica: los mismos billetes y, en los mismos turnos, los mismos dados.
web-result-join = Unirse a la revancha
web-result-replay = Ver la repetición
web-result-share = Compartir
web-result-copied = El enlace está copiado.
web-result-share-text = { $names } en Last Roll
web-result-record = Guardar la grabación
web-result-look = Ver la mesa
web-result-back = Volver al resultado
web-result-home = Inicio
web-name-ask = ¡Buena partida! ¿Cómo deben llamarte los demás?
web-name-later = Ahora no
web-result-fair = Dados limpios

## The page: talk, that is reactions and phrases.

web-talk = Chat
web-talk-reactions = Reacciones
web-talk-phrases = Frases
web-talk-write = Escribir un mensaje
web-talk-send = Enviar
web-talk-mute = Silenciar a los demás
web-talk-unmute = Dejar de silenciar
web-talk-muted = Los demás están silenciados.
web-talk-off = El chat está desactivado en esta mesa.
web-talk-seated = Solo los jugadores pueden escribir.
web-talk-said = { $name }: { $words }
web-talk-recent = Antes
web-talk-nothing = Nadie ha dicho nada todavía.
web-phrase-hello = ¡Hola!
web-phrase-good-luck = ¡Suerte!
web-phrase-nice-roll = ¡Buena tirada!
web-phrase-well-played = ¡Bien jugado!
web-phrase-ouch = Ay.
web-phrase-thanks = ¡Gracias!
web-phrase-one-more = ¿Otra?
web-phrase-gotta-go = Tengo que irme.
web-reaction-laugh = se ríe
web-reaction-wow = alucina
web-reaction-cry = llora
web-reaction-angry = se enfada
web-reaction-heart = manda un corazón
web-reaction-clap = aplaude

## The page: the connection, one calm line.

web-connection-connecting = Conectando…
web-connection-offline = Conexión perdida. Reconectando… tu partida está a salvo.
web-connection-back = Conexión recuperada.
web-connection-sending = Enviando tu jugada…

## The page: the lesson, three minutes, played. $ben and $cleo are the two others at the table, with their
## symbols (▲ Ben, ■ Cleo); the reader is ● and is addressed informally. $casino and $other are
## casinos with their numbers (“3 Miracle”), $note, $second, $rest and $minimum are money.

web-lesson = La lección
web-lesson-progress = Paso { $step } de { $steps }
web-lesson-leave = Dejar la lección
web-lesson-back = Atrás
web-lesson-next = Continuar
web-lesson-choose = Elegir un casino
# On the button: place the dice at this casino.
web-lesson-place-at = Colocar en { $casino }
web-lesson-again = Probar otra vez
web-lesson-restart = Empezar de nuevo
web-lesson-play = Jugar ya
web-lesson-rules = Las reglas
# What is said before the words about a choice: a good one, and one that could be better.
web-lesson-good = Eso es.
web-lesson-nearly = No del todo.
web-lesson-trouble = No se ha podido cargar la lección.
# The reader’s place in the list of players.
web-lesson-you = Tú

web-lesson-welcome = Seis casinos, uno por cada número del dado. En cada uno hay billetes, en total { $minimum } o más. Eso es lo que buscas: tras cuatro rondas gana quien tiene más dinero.
    .title = Esto es el Strip

web-lesson-roll = Tienes ocho dados, marcados con ●. { $ben } y { $cleo } también tienen ocho. En tu turno tiras todos los dados que te quedan.
    .title = Primero, tirar
web-lesson-roll-done = Ahí están, ordenados por número. Cada número es del casino que lo lleva.

web-lesson-place = Elige un número. Todos tus dados de ese número van a su casino: todos, nunca solo una parte. Los demás te los quedas y los tiras en tu próximo turno.
    .title = Colocar todo un número
web-lesson-place-hint = Elige cualquier casino encendido. De momento no hay ninguno malo.
web-lesson-place-1 = Dos dados en { $casino }: sus { $note } son tuyos por ahora. Te quedan seis dados.
web-lesson-place-3 = Tres dados en { $casino }: difícil de superar. Los { $note } son tuyos por ahora, y te quedan cinco dados.
web-lesson-place-4 = Un dado en { $casino }, y los { $note } son tuyos por ahora. Barato, pero una pareja lo supera. Te quedan siete dados.
web-lesson-place-6 = Dos dados en { $casino }: sus { $note } son tuyos por ahora. Te quedan seis dados.
web-lesson-place-done = { $ben } y { $cleo } hacen lo mismo. El símbolo de un billete muestra quién se lo llevaría ahora. Así se sigue hasta que a nadie le quedan dados.

web-lesson-most = La ronda se acaba y te quedan tres dados. Quien tiene más dados en un casino se lleva su billete más alto. ¿Dónde puedes ponerte en cabeza todavía?
    .title = Gana quien pone más dados
web-lesson-most-hint = Mira quién tiene cuántos dados en { $casino } y en { $other }.
web-lesson-most-5 = Tres dados contra dos: en { $casino } iba en cabeza { $ben }, ahora vas tú. Los { $note } son tuyos, salvo que alguien ponga más.
web-lesson-most-2 = Un dado en { $casino }, donde { $cleo } tiene tres. Quedarías en segundo lugar, y el único billete es para el primero.

web-lesson-ties = Ahora viene lo bueno: las cantidades iguales se anulan. En { $other } tú y { $cleo } tenéis dos dados cada uno, así que ninguno se llevaría nada. Te han salido un 4 y un 6.
    .title = Los empates se anulan
web-lesson-ties-hint = Cuenta antes de colocar: ¿cuántos tendrías, y quién tiene los mismos?
web-lesson-ties-4 = Empatas a 3 con { $ben }: en { $casino } caéis los dos, y { $cleo } se lleva los { $note } con un solo dado. Así acaban las amistades.
web-lesson-ties-6 = Rompes el empate: tres contra dos, y los { $note } de { $casino } son tuyos. En { $other }, el 4 habría creado otro empate, con { $ben }.

web-lesson-second = Algunos casinos tienen un segundo billete: es para quien queda en segundo lugar en dados. En { $casino } ya no se alcanza a { $ben }. ¿Y qué?
    .title = El segundo lugar también vale
web-lesson-second-hint = Primer lugar en { $other } o segundo lugar en { $casino }: ¿cuánto paga cada uno?
web-lesson-second-3 = El segundo lugar en { $casino } paga { $note }, con la mitad de los dados que gastó { $ben }. El primero en { $other } habría pagado { $rest }.
web-lesson-second-1 = Primer lugar en { $casino }: { $note }. No está mal, pero el segundo en { $other } paga { $second }, y allí nadie te estorba.

web-lesson-pay = A los demás no les quedan dados y a ti te queda uno. Después los casinos pagan, del 1 al 6. ¡Tu última tirada!
    .title = La última tirada
web-lesson-pay-rolled = Un 2. Tiene que ir a { $casino }, donde { $ben } y { $cleo } empatan.
web-lesson-pay-placed = Ya no quedan dados: los casinos pagan.
web-lesson-pay-1 = { $casino }: tú tienes tres dados y { $ben } tiene uno. Hay un billete, { $note }, y te lo llevas tú.
web-lesson-pay-2 = { $casino }: { $ben } y { $cleo } empatan y retiran sus dados. Solo queda el tuyo, que se lleva { $note }.
web-lesson-pay-3 = { $casino }: { $cleo } va en cabeza y se lleva { $note }; { $ben } va detrás y se lleva { $second }.
web-lesson-pay-4 = { $casino }: empate a 2 entre tú y { $cleo }. Así que { $ben } se lleva { $note } con un dado. No hay segundo lugar: { $rest } van debajo del mazo.
web-lesson-pay-5 = { $casino }: aquí solo está { $ben }. { $note }.
web-lesson-pay-6 = { $casino }: { $note } para ti, { $second } para { $cleo }.
web-lesson-pay-done = En esta ronda te has llevado { $won }; { $ben }, { $ben_won }; { $cleo }, { $cleo_won }. Los billetes ganados quedan boca abajo: quien lleva la cuenta sabe quién va en cabeza.

web-lesson-neutral = Una variante: todos tiran también unos dados blancos ○. No son de nadie y cuentan como un jugador más, que puede empatar y puede ganar. Te quedan un dado propio y uno neutral.
    .title = Dados neutrales
web-lesson-neutral-hint = Solo el dado neutral muestra un 6, pero puedes colocarlo. ¿Quién empataría entonces en { $other }?
web-lesson-neutral-6 = Ahora neutral tiene dos dados en { $casino }, tantos como { $ben }. Caen los dos, y tu único dado se lleva los { $note }.
web-lesson-neutral-5 = Dos dados contra tres: { $cleo } conserva los { $note } de { $casino }. El dado blanco puede hacer más por ti.

web-lesson-done = Eso es todo: tirar, colocar todo un número y contar para no empatar. Toma asiento.
    .title = Ya conoces el juego

## The page: replay, a game looked at moment by moment.

web-replay = Repetición
web-replay-title = La partida de { $names }
# The title of the page where a record can be opened.
web-replay-open-title = Abrir una grabación
web-replay-open-text = Una grabación es un archivo pequeño con todos los dados y elecciones de una partida. El servidor la comprueba según las reglas y no guarda nada.
web-replay-choose-file = Elegir un archivo
web-replay-drop = O soltarlo aquí.
web-replay-paste = O pegarla
web-replay-paste-open = Abrir
web-replay-unreachable = no hay conexión con el servidor
web-replay-opening = Leyendo la grabación…
web-replay-refused = Esta grabación no se puede mostrar: { $reason }
web-replay-not-json = esto no es la grabación de una partida
web-replay-which =
    { $count ->
        [one] En este archivo hay { $count } partida. ¿Cuál?
       *[other] En este archivo hay { $count } partidas. ¿Cuál?
    }
web-replay-too-long = el archivo tiene más de { $most } bytes
web-replay-other = Otra grabación
web-replay-loading = Cargando la partida…
web-replay-waiting = Esta partida aún no ha empezado.
web-replay-to-table = A la mesa
web-replay-controls = Momentos de la partida
web-replay-first = Primer momento
web-replay-previous = Un paso atrás
web-replay-next = Un paso adelante
web-replay-last = Último momento
web-replay-play = Reproducir
web-replay-pause = Pausa
web-replay-speed = Velocidad: { $speed }×
web-replay-moment = Momento
# For screen readers, at the slider: where in the game this is.
web-replay-moment-value = { $moment } de { $moments }, ronda { $round }
# Before the numbers of the rounds, which are buttons.
web-replay-rounds = Ronda
web-replay-round = Ronda { $round }
web-replay-log = Lo que ha pasado
web-replay-copy = Copiar el enlace a este momento
web-replay-copied = El enlace está copiado.
web-replay-link = Enlace a este momento
web-replay-download = Guardar la grabación
web-replay-unfinished = Esta partida no ha terminado: se queda aquí.
web-replay-live = La partida sigue en curso. Los monederos quedan cerrados hasta el final.
web-replay-more =
    { $count ->
        [one] { $count } momento nuevo
       *[other] { $count } momentos nuevos
    }
web-replay-help-keys = Flechas: paso a paso; Re Pág y Av Pág: rondas; Inicio y Fin: primer y último momento; Espacio: reproducir y pausar
# Said at a moment of which there is nothing to tell.
web-replay-quiet = Todos los casinos han pagado.

## The page: checking the dice of a game.

web-verify = Comprobar los dados
web-verify-again = Comprobar otra vez
web-verify-working = Comprobación: { $done } de { $total }
web-verify-intro = Antes de la primera tirada, esta partida mostró la huella de un número secreto. Ahora el secreto se conoce. Tu navegador calcula con él el mazo y cada tirada, sin preguntar a nadie.
web-verify-secret-later = El secreto se revela cuando termina la partida. Entonces los dados se pueden comprobar aquí.
web-verify-no-fair = Esta partida no se jugó con dados limpios: no hay nada que comprobar.
web-verify-good =
    { $rolls ->
        [one] Verificado: el mazo y { $rolls } tirada corresponden a la huella.
       *[other] Verificado: el mazo y las { $rolls } tiradas corresponden a la huella.
    }
web-verify-good-openings =
    { $openings ->
        [one] También los dados neutrales antes del primer turno de { $openings } ronda.
       *[other] También los dados neutrales antes del primer turno de { $openings } rondas.
    }
web-verify-good-commitment = El secreto corresponde a la huella que se mostró antes de la primera tirada.
web-verify-bad = Esta partida no concuerda con su secreto.
web-verify-commitment-differs = El secreto no corresponde a la huella.
web-verify-pile-differs = El billete { $place } del mazo es de { $found }, pero según el secreto es de { $expected }.
web-verify-opening-differs = Los dados neutrales sobrantes de la ronda { $round } son { $found }, pero según el secreto son { $expected }.
web-verify-roll-differs = Ronda { $round }, { $name }, tirada { $turn }: los dados son { $found }, pero según el secreto son { $expected }.
web-verify-broken = La grabación está dañada: { $where } no encaja con el resto.
# The browser keeps what it saw before the game.
web-verify-noted = Es también la huella que este navegador anotó antes de la partida.
web-verify-noted-both = Es también la huella que este navegador anotó antes de la partida, y su aportación está en los dados.
web-verify-not-noted = Este navegador no vio la huella antes de la partida, así que tiene que fiarse de la grabación.
web-verify-noted-differs = Pero antes de la partida este navegador anotó otra huella. Los dados se han cambiado.
web-verify-nonce-lacks = Pero la aportación de este navegador falta en los dados.
web-verify-values = Los valores, para copiar
web-verify-commitment = Huella
web-verify-secret = Secreto
web-verify-context = Mesa
web-verify-nonces = Aportaciones de los jugadores
web-verify-copied = Copiado.
web-verify-copy-by-hand = Este navegador no deja copiar a las páginas. Selecciona el texto y cópialo a mano.
# $what is one of the four values above.
web-verify-copy-what = Copiar: { $what }
web-verify-rolls = Cada tirada con su palabra
# A “word” is 16 hexadecimal digits.
web-verify-rolls-help = Cada tirada se lee de una palabra: un número que sale del secreto, la mesa, las aportaciones, la ronda y el turno.
web-verify-pile = El mazo, en el orden en que se roba
web-verify-round = Ronda { $round }
web-verify-column-who = Jugador
web-verify-column-word = Palabra
web-verify-column-dice = Dados
web-verify-opening = Dados sobrantes
web-verify-means = Qué demuestra esto
web-verify-means-fixed = El mazo y todos los dados estaban fijados antes de la primera tirada. Ninguna tirada dependió de lo que eligiera nadie ni de quién iba en cabeza.
web-verify-means-nonces = Nadie pudo elegir los dados: salen del secreto y de lo que aportó cada navegador. Esto vale si al menos una aportación vino de alguien que no se entiende con el anfitrión.
web-verify-limits = Qué no demuestra
web-verify-limits-foresee = Quien lleva el servidor pudo conocer todos los dados desde la primera tirada y contárselos a alguien. Nada puede mostrar que no pasó. Juega donde te fíes del anfitrión, o haz tú de anfitrión.
web-verify-limits-last = Un anfitrión que se entiende con la última persona en sentarse pudo probar aportaciones hasta que la partida les gustara.
web-verify-limits-broken = Una partida interrumpida nunca revela su secreto. Si hubiera muchas, sería mala señal.
web-verify-limits-record = Una grabación sola demuestra poco: cualquiera puede hacer una que encaje. Lo que cuenta es la huella que viste antes de la partida.
# $command is typed in a terminal.
web-verify-how = Con la grabación guardada, «{ $command }» calcula lo mismo en cualquier equipo. El manual muestra cómo comprobar una tirada a mano.

## The page: finished games on this device, and the ladder of bots.

web-history = Mis partidas
web-history-empty = Termina una partida y aparecerá aquí.
web-history-stored = Guardado solo en este dispositivo, nunca enviado.
web-history-unstored = Este navegador no guarda nada: la lista dura hasta que cierres la página.
web-history-count =
    { $games ->
        [one] { $games } partida, ganadas: { $won }
       *[other] { $games } partidas, ganadas: { $won }
    }
web-history-games = Partidas
web-history-won = Ganadas
web-history-best = Mejor resultado
web-history-list = Partidas terminadas
# A place among the players, as on a scoreboard: 2 of 4.
web-history-place = { $rank } de { $players }
web-history-replay = Ver de nuevo: { $game }
web-history-verify = Comprobar los dados: { $game }
web-history-delete = Borrar la lista
web-history-delete-ask = ¿Borrarla para siempre?
web-history-delete-yes = Borrar
web-history-delete-no = Conservarla
web-history-deleted = La lista está borrada.
web-ladder = Vence a los bots
web-ladder-count = { $beaten } de { $bots } vencidos
web-ladder-help = Gana una partida en la que juegue un bot y estará vencido. El porcentaje indica cuántas veces quedaste por delante, con su intervalo del 95 %. Solo cuentan las partidas con las reglas originales.
web-ladder-beaten = vencido
web-ladder-unbeaten = aún no vencido
web-ladder-new = Aún no os conocéis
web-ladder-ahead = Por delante { $ahead } de { $games } veces
web-ladder-share = { $share } % ({ $low }–{ $high })
web-ladder-play = Jugar contra { $name }

## Simulation and exact values.

simulate-compiling = Se compila el juego, una sola vez; tarda unos segundos…
simulate-bar = Partidas
simulate-interrupted = Interrumpido: se jugaron { $games } de { $wanted } partidas.
simulate-played = { $games } partidas, { $choices } decisiones en { $seconds } s: { $rate } decisiones por segundo.
simulate-seat = Asiento
simulate-wins = Victorias
simulate-money = Dinero
simulate-spread = Dispersión
simulate-notes = Billetes
simulate-histogram = Dinero al final, todos los asientos; cada barra empieza en la cantidad indicada:
simulate-faults = { $count ->
    [one] Un bot perdió su asiento en una partida. Partida, asiento y motivo: { $first }
   *[other] Unos bots perdieron su asiento en { $count } partidas. Partida, asiento y motivo de la primera: { $first }
}
train-look = Iteración { $iteration } de { $iterations }: error { $error }; contra `greedy`: { $shares }; { $seconds } s
train-written = Los pesos están en { $file }.
train-interrupted = Interrumpido. La misma orden sigue desde aquí.
arena-bar = Mesas
arena-interrupted = Interrumpido: este es el resultado hasta ahora.
arena-no-block = Aún no hay ningún bloque completo.
arena-played = Bloques: { $blocks }. Partidas: { $games }. Decisiones: { $choices }.
arena-bot = Bot
arena-wins = Victorias
arena-adjusted = Sin suerte
arena-money = Dinero
arena-rating = Puntuación
arena-time = Tiempo
arena-before = Con qué frecuencia el bot de la fila acaba por delante del de la columna, en %:
arena-faults = { $count ->
    [one] Un bot perdió su asiento en una partida: { $bot }, bloque { $block }, asiento { $seat } ({ $code }).
   *[other] Unos bots perdieron su asiento { $count } veces. La primera: { $bot }, bloque { $block }, asiento { $seat } ({ $code }).
}
arena-better = { $one } es mejor que { $other }: su cuota de victorias está más cerca del { $upper } % que del { $lower } % (riesgo de error: { $error } % como mucho).
arena-not-better = { $one } no es mejor que { $other }: su cuota de victorias está más cerca del { $lower } % que del { $upper } % (riesgo de error: { $error } % como mucho).
arena-undecided = Sin decidir: la cuota de victorias de { $one } contra { $other } está quizá más cerca del { $lower } %, quizá del { $upper } %. Más bloques lo dirán.
arena-kept = Todo está guardado en { $folder }; la misma orden sigue con ello.
dice-secret = Los dados salen de un secreto al azar. Para repetir los mismos dados: --secret { $secret }
solve-win = Parte de la victoria final, si todos juegan lo mejor posible:
solve-margin = Dinero de esta ronda, menos lo que reciben los demás de media, si todos juegan lo mejor posible:
solve-money = Dinero de esta ronda, si todos juegan lo mejor posible:
solve-seat = Asiento { $seat }: { $value }
solve-turn = (le toca)
solve-choices = Opciones con { $dice }:
solve-choice = Número { $face }: { $value }
solve-best = la mejor
solve-placements = Valor de colocar esta cantidad de dados, por número:
solve-states = { $states } estados.
solve-stderr = Lo que vale una ventaja en rondas posteriores se conoce con un error típico de { $error } %.

hint-win = Parte de la victoria final:
hint-margin = Dinero de esta ronda, menos lo que reciben los demás de media:
hint-money = Dinero de esta ronda:
hint-method-exact = Exacto, si todos juegan lo mejor posible.
hint-method-equity-table = Exacto hasta el final de la ronda; lo que vale una ventaja después sale de una tabla.
hint-method-search = Cada opción se jugó hasta el final muchas veces.
hint-method-net = Estimado por una red que aprendió de millones de partidas.
hint-method-counting = Calculado como si todos los demás eligieran al azar.
hint-method-now = Calculado como si la ronda terminara ahora.
hint-error = ± es el error típico de la diferencia con la mejor opción.
exam-title = Lo que { $bot } pierde de media por decisión, frente a los valores exactos:
exam-set = Colección
exam-choices = Decisiones
exam-money = Dólares
exam-win = % de la victoria
exam-best = Mejores
exam-time = Tiempo
exam-for-money = Los dólares se pierden cuando el bot juega por dinero; las partes de la victoria, cuando juega como en una partida. ± es el error típico.
exam-as-it-is = El bot ha jugado como en una partida, también donde se cuentan dólares. ± es el error típico.
error-exam-set = no hay ninguna colección «{ $name }»; hay { $names }
error-arena-luck = no hay ninguna evaluación «{ $name }» para descontar la suerte; hay { $names }
error-arena-shares = la parte inferior debe ser menor que la superior, y ambas entre 0 y 1
error-arena-errors = la probabilidad de equivocarse debe ser mayor que 0 y menor que 0.5
error-arena-same = un bot es exactamente tan fuerte como él mismo
error-completion-shell = indica tu shell: `lastroll --install-completion bash`, `zsh` o `fish`
completion-installed = El autocompletado está instalado en { $file }. Abre una shell nueva para usarlo.
error-arena-worker-died = un proceso que jugaba partidas fue terminado desde fuera
error-arena-ray-away = ningún clúster responde en { $address }: { $reason }
error-arena-folder-foreign = esta carpeta no está vacía y no contiene ningún torneo
error-arena-folder-other = esta carpeta contiene otro torneo: `{ $field }` es distinto
error-arena-damaged = la línea { $line } está dañada
error-train-game = no hay ningún juego «{ $name }»; hay { $names }
error-train-lanes = cada juego necesita al menos una mesa propia
error-train-batch = un lote de { $batch } es más de lo que dan { $lanes } mesas en { $steps } pasos
error-train-other = { $folder } contiene un entrenamiento con otros ajustes
error-train-begin = no se puede empezar con { $file }: { $reason }
error-train-folder = no se puede usar { $folder }: { $reason }
error-evaluator-rules = el evaluador no se hizo para estas reglas
error-weights-damaged = los pesos del evaluador están dañados: SHA-256 { $found } en lugar de { $hash }
error-weights-unreadable = esto no son pesos: { $reason }
error-simulate-file = las partidas se escriben en un archivo `.jsonl` o `.parquet`
error-solve-closed-purse = no se puede calcular quién gana mientras haya un monedero cerrado
error-solve-other-round = esta posición no sigue de la que se resolvió
error-solve-too-large = pueden seguir { $states } estados, más que el límite de { $limit }: la ronda debe estar más cerca de su final
error-solve-no-round = en esta posición no se juega ninguna ronda
error-solve-opening = los dados neutrales sobrantes deben estar en los casinos antes de resolver esto
error-solve-not-last = las probabilidades exactas de ganar solo se pueden calcular en la última ronda, o entre dos jugadores con las reglas originales sin dados neutrales; esta es la ronda { $round } de { $rounds }
