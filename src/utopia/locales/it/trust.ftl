## The page that explains how to trust a server at home; read over plain http, before anything else

trust-title = Giocare con https
trust-why = Il gioco viene da un computer di questa rete. Appena il tuo dispositivo si fida di lui, puoi installare la pagina, ricevere avvisi e usare passkey, e nessuno nella rete può ascoltare. Bastano due minuti, una volta per dispositivo.
trust-who = Fallo solo se sai di chi è quel computer. Il certificato vale solo per computer di casa, mai per siti di internet.
trust-on-android = Android
trust-on-ios = iPhone e iPad
trust-on-windows = Windows: Chrome, Edge
trust-on-macos = Mac: Safari, Chrome
trust-on-linux = Linux: Chrome, Chromium
trust-on-firefox = Firefox su un computer
trust-load = Scarica il certificato
trust-load-profile = Scarica il profilo
trust-android-open = Nelle impostazioni cerca «certificato CA» (Sicurezza → Crittografia e credenziali → Installa un certificato).
trust-android-install = Scegli Certificato CA → Installa comunque, poi il file utopia.crt tra i download.
trust-android-firefox = Solo per Firefox: nelle sue impostazioni tocca sette volte il logo sotto «Informazioni su Firefox», poi attiva Impostazioni segrete → Usa certificati CA di terze parti.
trust-ios-install = Consenti il download in Safari, poi apri Impostazioni → Profilo scaricato → Installa.
trust-ios-trust = Impostazioni → Generali → Info → Impostazioni attendibilità certificati: attiva «Utopia». Senza questo passo non cambia nulla.
trust-windows-open = Apri utopia.crt e scegli Installa certificato → Utente corrente.
trust-windows-store = Scegli «Colloca tutti i certificati nel seguente archivio» → Autorità di certificazione radice attendibili, e conferma.
trust-macos-open = Apri utopia.crt; Accesso Portachiavi lo mette nel portachiavi «login».
trust-macos-trust = Lì apri «Utopia», poi Attendibilità → Quando si utilizza questo certificato: Fidati sempre.
trust-linux-import = Impostazioni → Privacy e sicurezza → Sicurezza → Gestisci certificati: importa utopia.crt come certificato attendibile (installato da te).
trust-firefox-import = Impostazioni → Privacy e sicurezza → Mostra certificati → Autorità → Importa: scegli utopia.crt.
trust-firefox-tick = Spunta «Dai fiducia a questa CA per l’identificazione di siti web».
trust-restart = Chiudi il browser e riaprilo.
trust-open = Poi gioca all’indirizzo
trust-check = Per sapere che nessuno ha scambiato il certificato per strada: la sua impronta (SHA-256) sta anche nella finestra in cui il server è partito.
trust-name = Le passkey vogliono un nome al posto di un numero. Se il tuo dispositivo trova il computer con il suo nome, usa questo indirizzo:
trust-without = Oppure senza https
trust-lost = Puoi giocare subito con semplice http; ma allora non ci sono passkey, né avvisi, né installazione, e chiunque in questa rete potrebbe ascoltare.
trust-go-on = Continua senza https
trust-arrived = Ha funzionato: la pagina è arrivata con https, e il tuo dispositivo si fida di questo server.
trust-play = Gioca

serve-https = Scansiona il codice o apri { $url }: una pagina porta in pochi passi a https, così i telefoni possono installare il gioco, ricevere avvisi e usare passkey.
serve-https-fingerprint = Il certificato di cui fidarsi ha l’impronta { $fingerprint }
serve-https-public = Gli altri raggiungono questa macchina con un indirizzo di internet. Un certificato per la casa lì non vale, quindi c’è solo http; docs/hosting.md indica altre vie verso https.
serve-https-port = Nulla può ascoltare alla porta { $port } per https ({ $reason }), quindi c’è solo http. Scegline un’altra con --https-port.
serve-https-broken = { $file } non si può usare ({ $reason }), quindi c’è solo http. Sposta il file, e ne nasce uno nuovo.
serve-https-lan = --https e --https-port vanno insieme a --lan.

doctor-https = serve --lan offre https; il certificato di cui si fidano i dispositivi vale fino al { $until }.
doctor-https-none = serve --lan farà un certificato per https la prima volta.
doctor-https-old = Il certificato per https scade presto; serve --lan ne farà uno nuovo, di cui i dispositivi dovranno fidarsi da capo.
doctor-https-open = Altri utenti di questa macchina possono leggere { $file } e farne certificati di cui i tuoi dispositivi si fidano. Chiudilo agli altri (chmod 600).
doctor-https-broken = { $file } non si può usare ({ $reason }), quindi serve --lan non offre https. Sposta il file, e ne nasce uno nuovo.
