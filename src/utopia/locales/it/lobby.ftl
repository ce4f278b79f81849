# Trovare una partita: la sala, gli abbinamenti, le condizioni di un tavolo, gli spettatori.

lobby-title = Sala d’attesa
lobby-open = Tavoli aperti
lobby-tournaments = Tornei
lobby-open-none = In questo momento non c’è nessun tavolo aperto. Fatti trovare una partita, o apri un tavolo: lo vedranno tutti qui.
lobby-play-bots = Intanto gioca contro i bot
lobby-open-filtered = Nessuno dei { $count } tavoli aperti va bene.
lobby-open-all = Mostra tutti
lobby-running = Partite da guardare
lobby-running-about = Vedi il tabellone come tutti, in ritardo se il tavolo lo ha deciso, e solo le mani che i giocatori vogliono mostrare.
lobby-exhibition = Partita dimostrativa
lobby-exhibition-about = In questo momento nessuno gioca una partita da guardare, perciò dei bot ne giocano una per te. Va avanti finché qualcuno guarda, e non conta per nulla.
lobby-lost = La connessione è caduta; questo elenco forse è vecchio. Si aggiornerà da solo.
lobby-join = Siediti
lobby-watch = Guarda
lobby-mine = Al tavolo
lobby-free = { $free ->
    [one] 1 posto libero
   *[other] { $free } posti liberi
}
lobby-of = Tavolo di { $name }
lobby-away = Chi l’ha aperto ora non c’è.
lobby-round = Round { $round }
lobby-turn = Tocca a { $names }
lobby-name-title = Come ti chiamiamo?
lobby-accounts-only = Classificata: per sederti qui ti serve un account.
lobby-to-account = Creane uno

## Filtri

lobby-filter = { $count ->
    [0] Filtra
   *[other] Filtra ({ $count })
}
lobby-filter-players = Giocatori
lobby-filter-tempo = Orologi
lobby-filter-edition = Edizione
lobby-filter-language = Lingua
lobby-filter-experience = Esperienza
lobby-filter-rated = Classifica
lobby-any = Qualsiasi
lobby-players = { $players } giocatori

## Condizioni di un tavolo

lobby-tempo-none = Senza orologio
lobby-tempo-live = Dal vivo, { $minutes } min + { $seconds } s
lobby-tempo-live-kind = Dal vivo
lobby-tempo-slow = Lenta, { $days ->
    [0] { $hours ->
        [one] 1 ora
       *[other] { $hours } ore
    }
    [one] 1 giorno
   *[other] { $days } giorni
} per turno
lobby-tempo-slow-kind = Lenta
lobby-language-any = Ogni lingua
lobby-experience = Per chi
lobby-experience-any = Tutti
lobby-experience-new = Principianti
lobby-experience-some = Qualche partita
lobby-experience-much = Veterani
lobby-rated = Classificata
lobby-rated-programs = Classificata, anche programmi
lobby-unrated = Non classificata
lobby-agreed = Che cosa ha concordato il tavolo
lobby-option = { $option }: { $value }
lobby-casual = Non classificata
lobby-late = Gli spettatori la vedono con { $delay } di ritardo
lobby-delay-none = subito
lobby-delay = { $seconds ->
    [60] 1 minuto
   *[other] { NUMBER($minutes) } minuti
}
terms-title = Chi può venire e guardare; classifica
terms-who = Chi può venire
terms-private = Con il link
terms-private-about = Solo chi riceve il link da te.
terms-listed = Dalla sala d’attesa
terms-listed-about = Tutti vedono il tavolo nella sala d’attesa e possono prendere un posto libero. Vale anche il tuo link.
terms-language = Lingua al tavolo
terms-experience-about = Non vieta nulla; dice chi ti piacerebbe incontrare.
terms-rated = Partita classificata
terms-rated-about = Cambia le quotazioni. A tutti serve un account, e non giocano bot.
terms-rated-programs-about = Cambia le quotazioni. Serve un account. Possono giocare anche account bot, e ricevono una quotazione; i bot di questo server non giocano.
terms-rated-guest = Cambia le quotazioni. Per questo ti serve un account: crealo sotto «Account».
terms-rated-seats = Cambia le quotazioni. Per questo a ogni posto serve una persona con un account e un dispositivo suo: al posto dei bot e di «Qualcuno qui» metti amici, o toglili.
terms-programs = Possono giocare anche account bot
terms-programs-about = Gli account bot degli altri possono sedersi e ricevono una quotazione come tutti. In una partita classificata hai un solo posto: il tuo o quello di un tuo bot.
terms-bots = I bot possono prendere i posti liberi
terms-bots-about = Altrimenti cominci quando ci sono tutti, o con meno posti.
terms-watchable = Tutti possono guardare
terms-watchable-about = La partita sta nella sala d’attesa finché dura.
terms-delay = Gli spettatori vedono la partita
terms-later = con { $delay } di ritardo
terms-delay-about = Con un ritardo nessuno spettatore può suggerire in tempo. Dove si mostra una mano è di almeno un minuto.

## Abbinamenti

seek-title = Trovami una partita
seek-about = Scegli tutto ciò che ti va bene. Appena altri vogliono lo stesso, la partita comincia.
seek-players = Numero di giocatori
seek-name-missing = Di’ prima come ti devono chiamare gli altri.
seek-players-none = Scegline almeno uno.
seek-waiting = { $count ->
    [one] 1 aspetta
   *[other] { $count } aspettano
}
seek-tempo = Quando
seek-live = Adesso
seek-live-about = Circa un’ora, { $minutes } minuti a testa. Resta su questa pagina finché non ti chiamiamo.
seek-slow = In più giorni
seek-slow-about = Un giorno per ogni turno. Puoi lasciare questa pagina: la partita starà in Le mie partite.
seek-fill = Bot ai posti vuoti
seek-fill-after = { $seconds ->
    [30] Dopo 30 secondi
    [60] Dopo 1 minuto
    [120] Dopo 2 minuti
   *[300] Dopo 5 minuti
}
seek-fill-never = Mai
seek-level = Forza dei bot
seek-rated = Solo partite classificate
seek-rated-about = Tra persone con un account, senza bot.
seek-go = Trovami una partita
seek-looking = Cerchiamo persone…
seek-looking-for = { $players } giocatori, { $when ->
    [slow] in più giorni
   *[live] adesso
}
seek-waited = Aspetti da { $time }
seek-bots-in = I bot prendono i posti vuoti tra { $time }
seek-bots-now = I bot prendono ora i posti vuoti
seek-stay = Resta su questa pagina: ti chiamiamo qui.
seek-leave = Puoi lasciare questa pagina. La partita starà in Le mie partite.
seek-stop = Smetti di cercare
seek-missed = Hai perso l’inizio, e gli altri hanno cominciato senza di te. Cerca ancora, se vuoi.
seek-gathering = Abbiamo trovato una partita. Comincia appena ci sono tutti; chi non arriva entro un minuto resta fuori.
seek-leave-table = Lascia comunque
seek-leave-table-about = Gli altri giocano senza di te: un bot prende il tuo posto, o cominciano in meno. Se resta solo chi non vuole bot, la sua ricerca continua. La tua si ferma.
seek-gone = Questo tavolo non c’è più: è stato chiuso, o qualcuno non è venuto.
seek-to-lobby = Alla sala d’attesa
seek-begin-full = Tutti i posti sono presi: chiunque qui può cominciare.
lobby-again-begins = Appena ci sono tutti, chiunque di voi può cominciare. Tieni aperta questa pagina.

## Guardare

watching-no-cookies = Senza cookie puoi solo guardare: per giocare, chattare o prendere appunti, consentili per questa pagina e ricaricala.
watching-late = Stai guardando con { $delay } di ritardo
watching-count = { $count ->
    [0] Ora non guarda nessuno
    [one] 1 spettatore
   *[other] { $count } spettatori
}
watching-show = Mostra loro la mia mano
watching-show-of = Mostra loro la mano di { $name }
watching-show-about = Un minuto dopo e solo agli spettatori; gli altri giocatori non la vedono mai. Puoi coprirla quando vuoi.
watching-hands = Mostrate: { $names }

## Che cosa non va

problem-tempo = In così poco tempo nessuno potrebbe pensare. Scegli un altro tempo.
problem-rated-seats = A un tavolo classificato tutti hanno un account e un proprio dispositivo, e non giocano bot.
problem-rated-account = Questa partita è classificata: per giocarla serve un account.
problem-rated-owner = Questa partita è classificata: il proprietario di questo account bot deve avere un account.
problem-rated-two-seats = In una partita classificata hai un solo posto: il tuo o quello di un tuo bot.
problem-no-bots = A questo tavolo non giocano bot. Aspetta persone, o comincia con meno posti.
problem-gathering = Questa partita è stata trovata per più persone: comincia da sola, e non si avvia né si chiude a mano.
problem-not-watchable = Questa partita non si può guardare dalla sala d’attesa.
problem-bot-here = Qui le persone vogliono giocare tra loro. Un account bot può sedersi a un tavolo che accoglie i bot.
problem-two-hands = Non puoi sederti a un tavolo dove gioca un tuo bot: vedresti due mani.
problem-deal-alone = Ognuno gioca una mano da solo, dal suo indirizzo.
