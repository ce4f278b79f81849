# Cornice della pagina, inizio, apri un tavolo, sala d’attesa, invito, le mie partite, impostazioni.

page-skip = Vai al contenuto
page-places = Navigazione
page-menu = Menu
page-close = Chiudi
page-cancel = Annulla
page-later = Più tardi
page-keep = Salva
page-kept = Salvato
page-number-limits = Da { $least } a { $most }
page-try-again = Riprova
page-to-start = Alla pagina iniziale
page-games = Le mie partite
page-rules = Regole
page-learn = Impara
page-learn-title = Impara il gioco
page-learn-new = Impara il gioco in un quarto d’ora
page-puzzle = Problema del giorno
page-deal = Mano del giorno
page-ranking = Classifica
page-settings = Impostazioni
page-account = Account

page-slogan = Ventiquattro quartieri, cinque civiltà, una città ideale
page-map = La mappa di Utopia: quattro isole attorno a un bacino, con i loro monumenti e le loro meraviglie
page-play-now = Gioca subito
page-play-now-about = Tu e tre bot
page-play-now-laying = Un attimo; il primo avvio richiede un minuto
page-opponents = Forza dei bot
page-opponents-first = La tua prima partita contro i bot: saranno clementi
page-opponents-same = Bot forti come l’ultima volta
page-opponents-stronger = Due vittorie: ora bot più forti
page-opponents-gentler = Due volte all’ultimo posto: ora bot più facili
page-opponents-chosen = I bot che hai scelto
page-new = Apri un tavolo
page-new-about = Con amici, da 2 a 5
page-find = Trova una partita
page-find-about = Con altri giocatori
page-lobby = Sala d’attesa
page-lobby-about = Tavoli aperti, partite da guardare
page-continue = Riprendi a giocare
page-all-rules = Tutte le regole
page-facts = Da 2 a 5 giocatori, circa un’ora

page-offline = Il server non risponde. Nulla è andato perso: controlla la connessione e riprova.
page-no-cookies = Il tuo browser non invia cookie a questo server, che quindi non può riconoscerti: consenti i cookie per questa pagina e ricaricala. Per leggere non servono.
page-nothing-kept = Questo browser non conserva nulla per questa pagina: ciò che scegli qui viene dimenticato quando la ricarichi o la chiudi. Consenti i cookie e i dati del sito, e le scelte restano.
page-not-loaded = Non è stato possibile caricare questa pagina
page-not-found = A questo indirizzo non c’è nulla.
page-server-trouble = Il server non ha potuto farlo (errore { NUMBER($status, useGrouping: 0) }). Riprova tra un momento.
page-went-wrong = Qualcosa è andato storto in questa pagina. Ricaricala e riprova.
page-missing = Qui non c’è nulla
page-missing-about = A questo indirizzo non c’è una pagina. Forse la partita è stata chiusa, o il link non è stato copiato per intero.
page-loading = Caricamento…
page-update = È disponibile una nuova versione di Utopia.
page-update-now = Ricarica

page-your-name = Il tuo nome
page-name = Nome
page-name-about = Gli altri lo vedono al tavolo.
page-looks = Aspetto e suoni
page-language = Lingua
page-theme = Tema
page-theme-auto = Come il sistema
page-theme-light = Chiaro
page-theme-dark = Scuro
page-theme-contrast = Contrasto elevato
page-motion = Movimento
page-motion-auto = Come il sistema
page-motion-auto-about = I pezzi volano, a meno che il tuo sistema non chieda meno movimento.
page-motion-lively = Vivace
page-motion-lively-about = I pezzi volano da dove erano a dove vanno.
page-motion-calm = Calmo
page-motion-calm-about = Nulla vola; ciò che è cambiato viene cerchiato per un attimo.
page-sound = Suoni
page-sound-about = Legno e campanelle, piano; niente musica.
page-at-table = Al tavolo
page-ends-turn = Finisci automaticamente il mio turno quando non resta altro da fare
page-ends-turn-about = Il pulsante si riempie in quattro secondi; clicca o tocca ovunque per fermarlo. Mai quando giochi con i tasti.
page-shortcuts = Tasti di una sola lettera
page-shortcuts-about = E finisce il turno, U annulla la mossa, e così via. Disattivali se disturbano la dettatura o uno screen reader.
page-bots = Bot
page-pace = Durata di una mossa dei bot
page-pace-about = Perché tu possa seguire quello che fanno.
page-pace-seconds = { $seconds ->
    [0] un attimo
    [1] 1 secondo
   *[other] { $seconds } secondi
}
page-pace-set = { $seconds ->
    [0] i bot giocano subito
    [1] i bot impiegano 1 secondo a mossa
   *[other] i bot impiegano { $seconds } secondi a mossa
}
page-install = Installa Utopia
page-install-about = Si aprirà in una finestra tutta sua, come le altre app. Per giocare serve sempre il server.

page-who-plays = Chi gioca
page-seat = Posto { $number }
page-seat-remove = Togli il posto { $number }
page-seat-add = Aggiungi un posto
page-seats-full = Cinque è il massimo
page-seat-me = Io
page-seat-me-about = Tu, su questo dispositivo.
page-seat-friend = Un amico o un’amica
page-seat-friend-about = Arriva con un link o un codice QR; non serve un account.
page-seat-rated-about = Arriva con un link o un codice QR, con un account: la partita è classificata.
page-seat-device = Qualcuno qui
page-seat-device-about = Gioca anche su questo dispositivo; nel frattempo le mani restano coperte.
page-seat-bot = Un bot
page-seat-free = Libero
page-seat-kept = Tenuto per { $name }
page-level = Forza del bot
page-first = Chi comincia
page-first-drawn = Primo giocatore estratto a sorte
page-shuffle = Mescola i posti
page-shuffle-about = La sorte decide chi riceve quale colore e chi siede accanto a chi.
page-open-hands = I bot mostrano la mano
page-open-hands-about = Tutti al tavolo vedono le carte dei bot: utile per imparare.
page-shuffled = posti mescolati
page-not-shuffled = posti come in elenco
page-customs = Posti e bot
page-rules-of-table = Regole di questo tavolo
page-edition = Edizione
page-options = { $changes ->
    [0] Opzioni delle regole
    [one] Opzioni delle regole: { $changes } cambiata
   *[other] Opzioni delle regole: { $changes } cambiate
}
page-options-changed = { $changes ->
    [one] { $changes } opzione cambiata
   *[other] { $changes } opzioni cambiate
}
page-option-changed = cambiata
page-rule = Regola { $rule }
page-names-missing = A chi gioca su questo dispositivo serve un nome
page-open-friends = Ricevi un link per i tuoi amici
page-open-at-once = La partita comincia subito
page-open-and-invite = Apri e invita
page-open-and-play = Apri e gioca

page-waiting = Il tavolo è pronto
page-waiting-for = { $free ->
    [one] Manca ancora una persona.
   *[other] Mancano ancora { $free } persone.
}
page-all-here = Ci sono tutti.
page-invite = Invita
page-link = Link
page-qr = Codice QR del link
page-copy = Copia il link
page-copied = Copiato
page-share = Condividi
page-share-text = Vieni a giocare a Utopia con me
page-join-link-about = Chi ha questo link può prendere un posto libero.
page-join-link-none = Ora non c’è nessun invito: nessuno può unirsi.
page-watch-link = Per chi vuole solo guardare
page-watch-link-about = Chi ha questo link può guardare, senza vedere le mani.
page-watch-link-none = Non c’è un link per gli spettatori.
page-link-make = Crea un link
page-link-renew = Nuovo link
page-link-revoke = Disattiva
page-link-here = Questo indirizzo funziona solo su questo computer. Per invitare altri nella stessa rete, avvia il server con
page-start-now = Comincia ora
page-start-bots = { $free ->
    [one] Un bot prende il posto libero
   *[other] I bot prendono i { $free } posti liberi
}
page-start-fewer = { $free ->
    [one] Senza il posto libero
   *[other] Senza i { $free } posti liberi
}
page-host-starts = { $name } comincia la partita appena ci sono tutti. Tieni aperta questa pagina.
page-slow-starts = La partita comincia da sola appena tutti i posti sono presi. Non serve restare: la trovi in Le mie partite.
page-close-table = Chiudi il tavolo
page-close-table-about = Nessuno potrà più unirsi, e il tavolo sparisce.
page-leave-table = Lascia il tavolo
page-leave-table-about = Il tuo posto torna libero per qualcun altro. Con lo stesso link puoi tornare.
page-role-me = tu
page-role-bot = Bot · { $level }
page-role-program = un bot da fuori
page-role-program-of = un bot di { $owner }
page-role-device = sullo stesso dispositivo
page-role-open = non ancora qui

page-invitation = Invito
page-join-title = { $name } ti invita a Utopia
page-join-about = { $free ->
    [one] C’è un posto libero. Di’ agli altri come ti chiami, e siediti.
   *[other] Ci sono { $free } posti liberi. Di’ agli altri come ti chiami, e siediti.
}
page-sit-down = Siediti
page-watch-title = Guarda la partita di { $name }
page-watch-about = Vedi il tabellone come tutti, ma non le mani.
page-watch = Guarda
page-link-dead = Questo link non è più valido. Chiedine uno nuovo.
page-already-seated = Hai già un posto a questo tavolo.
page-to-table = Al tavolo
page-no-seat = Tutti i posti sono occupati. Chiedi un link per guardare.

page-device = Continua su un altro dispositivo
page-device-about = Sul telefono o in un altro browser: un link che vale una volta sola porta lì il tuo nome, i tuoi posti e le tue partite.
page-device-make = Crea un link
page-device-link-about = Apri questo link sull’altro dispositivo. Vale una volta sola, per { $minutes } minuti. Non darlo a nessuno: chi ce l’ha gioca al posto tuo.
page-device-as = Vuoi continuare qui come { $name }?
page-device-as-guest = Vuoi continuare qui con le tue partite?
page-device-goes-on = Qui avrai lo stesso nome, gli stessi posti e le stesse partite. Anche l’altro dispositivo li conserva.
page-device-replaces = Questo browser ha già un altro nome o un altro posto. Resteranno indietro: da qui raggiungerai solo le partite dell’altro dispositivo.
page-device-mine = Qui sei già tu. Apri il link su un altro dispositivo.
page-device-yes = Continua qui

page-games-none = Non hai ancora giocato. Con un clic comincia una partita contro tre bot.
page-games-guest = Solo questo browser conosce queste partite. Un account le conserva, su tutti i tuoi dispositivi.
page-games-keep = Conservale
page-games-running = In corso
page-games-over = Finite
page-game-left = { $now ->
    [back] Hai lasciato la partita; un bot gioca finché non riprendi il tuo posto.
    [bot] Hai lasciato la partita; continua un bot.
    [over] Hai lasciato questa partita prima della fine.
   *[other] Hai lasciato la partita; continua { $name }.
}
page-game-open = Aspetta giocatori
page-game-round = Round { $round }
page-game-over = Finita al round { $round }
page-game-note = La mia nota:
page-my-turn = Tocca a te
page-game-waits = aspetta { $names }
page-game-until = entro { $when }

page-name-taken = Qui c’è già chi si chiama { $name }: il tuo nome avrà un numero accanto.
page-bot-own-about = Un bot fornito da chi gestisce questo server.
