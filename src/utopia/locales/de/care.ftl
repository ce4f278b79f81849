## Keeping others at a distance, and reporting them

care-block = Sperren
care-unblock = Nicht mehr sperren
care-block-about = Du liest nicht mehr, was diese Person schreibt, und ihr sitzt nicht mehr am selben Tisch. Laufende Partien gehen weiter.
care-mute = Stummschalten
care-unmute = Nicht mehr stummschalten
care-mute-about = Du siehst nicht, was gesagt wird.
care-report = Melden …
care-report-what = Was ist geschehen?
care-report-about = Wer diesen Server betreibt, liest es, mit dem, was am Tisch gesagt wurde. { $name } erfährt nicht, wer gemeldet hat.
care-report-send = Meldung absenden
care-reported = Danke, deine Meldung ist angekommen. Wer diesen Server betreibt, wird ihr nachgehen.
care-distance = Stummschalten, sperren oder melden
care-cancel = Abbrechen
care-secret = { $name } erfährt nichts davon.
care-list = Menschen, die du auf Abstand hältst
care-list-none = Niemand. An einem Tisch kannst du jemanden aus der Liste der Spieler sperren, stummschalten oder melden.
care-list-block = gesperrt
care-list-mute = stumm
care-list-since = { $ago }
care-list-end = Von der Liste nehmen
care-list-end-of = { $name } von der Liste nehmen
care-somebody = Jemand ohne Namen

## Warned and barred; the foot of the page

care-barred = Bis { $until } kannst du hier nur lesen und gehen.
care-barred-why = Der Grund: { $reason }
care-warned = Von dem, der diesen Server betreibt: { $text }
care-understood = Gelesen
care-imprint = Impressum
care-imprint-none = Dieser Server sagt nichts darüber, wer ihn betreibt.
care-imprint-elsewhere = Wer diesen Server betreibt, sagt es unter
care-admin = Diesen Server verwalten
care-foot = Über diesen Server
