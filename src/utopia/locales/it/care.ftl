## Keeping others at a distance, and reporting them

care-block = Bloccare
care-unblock = Non bloccare più
care-block-about = Non leggi più che cosa scrive, e non sederete più allo stesso tavolo. Le partite in corso continuano.
care-mute = Silenziare
care-unmute = Non silenziare più
care-mute-about = Non vedi ciò che dice.
care-report = Segnalare…
care-report-what = Che cosa è successo?
care-report-about = Chi gestisce questo server lo legge, con ciò che è stato detto al tavolo. { $name } non viene a sapere chi ha segnalato.
care-report-send = Inviare la segnalazione
care-reported = Grazie, la tua segnalazione è arrivata. Chi gestisce questo server la esaminerà.
care-distance = Silenziare, bloccare o segnalare
care-cancel = Annulla
care-secret = { $name } non lo viene a sapere.
care-list = Persone bloccate o silenziate
care-list-none = Nessuno. A un tavolo puoi bloccare, silenziare o segnalare qualcuno dall’elenco dei giocatori.
care-list-block = blocco
care-list-mute = silenzio
care-list-since = { $ago }
care-list-end = Togliere dalla lista
care-list-end-of = Togliere { $name } dalla lista
care-somebody = Qualcuno senza nome

## Warned and barred; the foot of the page

care-barred = Fino al { $until } puoi solo leggere e andartene.
care-barred-why = Il motivo: { $reason }
care-warned = Da chi gestisce questo server: { $text }
care-understood = Ho letto
care-imprint = Note legali
care-imprint-none = Questo server non dice chi lo gestisce.
care-imprint-elsewhere = Chi gestisce questo server si presenta all’indirizzo
care-privacy = Privacy
care-documentation = Documentazione
care-https = Https per questo dispositivo
care-admin = Gestisci questo server
care-foot = Su questo server
