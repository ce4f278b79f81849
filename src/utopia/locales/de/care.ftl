## Keeping others at a distance, and reporting them

care-block = Blockieren
care-unblock = Nicht mehr blockieren
care-block-about = Du liest nicht mehr, was diese Person schreibt, und ihr sitzt nicht mehr am selben Tisch. Laufende Partien gehen weiter.
care-mute = Stummschalten
care-unmute = Nicht mehr stummschalten
care-mute-about = Du siehst nicht, was gesagt wird.
care-report = Melden …
care-report-what = Was ist geschehen?
care-report-about = Die Serverleitung liest es, mit dem, was am Tisch gesagt wurde. { $name } erfährt nicht, wer gemeldet hat.
care-report-send = Meldung absenden
care-reported = Danke, deine Meldung ist angekommen. Die Serverleitung wird ihr nachgehen.
care-distance = Stummschalten, blockieren oder melden
care-cancel = Abbrechen
care-secret = { $name } erfährt nichts davon.
care-list = Blockierte und Stummgeschaltete
care-list-none = Niemand. An einem Tisch kannst du jemanden aus der Liste der Spieler blockieren, stummschalten oder melden.
care-list-block = blockiert
care-list-mute = stumm
care-list-since = { $ago }
care-list-end = Von der Liste nehmen
care-list-end-of = { $name } von der Liste nehmen
care-somebody = Jemand ohne Namen

## Warned and barred; the foot of the page

care-barred = Bis { $until } kannst du hier nur lesen und gehen.
care-barred-why = Der Grund: { $reason }
care-warned = Von der Serverleitung: { $text }
care-understood = Gelesen
care-imprint = Impressum
care-imprint-none = Dieser Server nennt keine Verantwortlichen.
care-imprint-elsewhere = Die Serverleitung stellt sich vor unter
care-privacy = Datenschutz
care-documentation = Dokumentation
care-https = Https für dieses Gerät
care-admin = Diesen Server verwalten
care-foot = Über diesen Server
