# Wer wiederkommt: Konto, Anmeldung und die Post dazu.

account-keep = Deine Partien behalten
account-keep-about = Ein Konto behält deinen Namen, deine Plätze und deine Partien, auf allen deinen Geräten. Ein Passwort gibt es nicht.
account-make = Konto anlegen
account-make-about = Dein Gerät bewahrt einen Passkey für dich auf und fragt nach Fingerabdruck, Gesicht oder seiner PIN.
account-have = Ich habe ein Konto
account-sign-in = Anmelden
account-sign-in-passkey = Mit Passkey anmelden
account-by-mail = Per E-Mail
account-by-mail-about = Du bekommst einen Link, der einmal gilt, { $minutes } Minuten lang. Er meldet dich an; gibt es mit dieser Adresse noch kein Konto, legt er eines an.
account-mail = E-Mail-Adresse
account-mail-send = Link schicken
account-mail-sent = Ein Link ist unterwegs an { $mail }. Schau in dein Postfach; er gilt { $minutes } Minuten lang.
account-passkeys-insecure = Browser nutzen Passkeys nur über https. Unter dieser Adresse ({ $origin }) gibt es keine.
account-passkeys-address = Unter einer Adresse aus Zahlen ({ $origin }) nutzen Browser keine Passkeys. Öffne den Server unter einem Namen; auf dem Rechner, auf dem er läuft, ist das localhost.
account-passkeys-elsewhere = Passkeys dieses Servers gelten nur unter { $origin }.
account-passkeys-unsupported = Dieser Browser kennt keine Passkeys.
account-passkeys-many = Ein Konto hat höchstens { $most } Passkeys. Entferne zuerst einen.
account-no-way = Unter dieser Adresse lässt sich hier kein Konto anlegen. Spielen kannst du trotzdem, ohne Konto; dieser Browser erkennt dich wieder.
account-you = Du
account-since = Konto seit { $date }
account-name-language = Name oder Sprache ändern
account-sign-out = Abmelden
account-guest = Partien von vorher
account-guest-about = Vor der Anmeldung spielte dieser Browser als { $name }, in { $games ->
    [one] einer Partie
   *[other] { $games } Partien
}. Soll dein Konto sie übernehmen?
account-guest-nameless = jemand ohne Namen
account-guest-take = Übernehmen
account-guest-leave = Nicht übernehmen
account-guest-leave-about = Du kannst das auch später entscheiden. Übernimmst du sie nicht, dann kann auf diesen Plätzen niemand mehr weiterspielen.
account-ways = Wie du dich anmeldest
account-passkeys = Passkeys
account-passkeys-none = Noch keiner. Ein Passkey ist der schnellste Weg, dich anzumelden, und niemand kann ihn per Mail stehlen.
account-passkey-add = Passkey hinzufügen
account-passkey-made = Angelegt am { $date }
account-passkey-last = zuletzt benutzt { $ago }
account-passkey-name = Name des Passkeys
account-rename = Umbenennen
account-rename-what = { $name } umbenennen
account-remove = Entfernen
account-remove-what = { $name } entfernen
account-passkey-remove-sure = Den Passkey { $name } entfernen?
account-passkey-remove-about = Damit kann sich dann niemand mehr anmelden. Dein Gerät zeigt ihn vielleicht noch: Lösche ihn auch dort.
account-mail-none = Noch keine Adresse. Mit einer kannst du dich auch anmelden, wenn du alle Geräte verloren hast.
account-mail-add = Adresse hinzufügen
account-mail-change = Adresse ändern
account-mail-change-about = Ein Link geht an die neue Adresse; bevor er geöffnet wird, ändert sich nichts. Die alte Adresse erfährt davon.
account-devices = Wo du angemeldet bist
account-device-unknown = Ein Browser
account-device-here = hier
account-device-seen = Seit { $date }, zuletzt gesehen { $ago }
account-device-end = { $browser } abmelden
account-devices-end = Überall sonst abmelden
account-data = Deine Daten
account-export = Meine Daten herunterladen
account-privacy = Was gespeichert wird, und wie lange
account-export-about = Eine Datei mit allem, was dieser Server über dich speichert, und den Aufzeichnungen deiner beendeten Partien.
account-delete = Alles löschen
account-delete-about = Name, Adresse, Passkeys, Notizen, Nachrichten und Wertungen sind für immer weg. Beendete Partien bleiben denen, die mit dir gespielt haben, und dein Platz hat dort keinen Namen mehr. In laufenden Partien spielt ein Bot für dich weiter; Tische, die du eröffnet hast und an denen sonst niemand spielt, werden geschlossen.
account-delete-type = Zur Sicherheit tippe deinen Namen: { $name }
account-deleted = Alles ist gelöscht. Danke fürs Mitspielen.
account-link-sign-in = Als { $name } anmelden?
account-link-sign-in-nameless = Anmelden?
account-link-sign-in-about = Dieser Browser ist dann beim Konto mit { $mail } angemeldet.
account-link-new = Konto anlegen?
account-link-new-about = Mit { $mail } gibt es noch kein Konto. Ein Klick legt es an; was du in diesem Browser gespielt hast, gehört dazu.
account-link-add = Diese Adresse verwenden?
account-link-add-about = Wer die Mail von { $mail } liest, kann sich dann bei deinem Konto anmelden.
account-link-use = Verwenden
account-link-again = Neuen Link anfordern
account-passkey-not-used = Es wurde kein Passkey benutzt. Nichts hat sich geändert.
account-passkey-here-already = Dieses Gerät hat schon einen Passkey deines Kontos.

## Was der Server ablehnt

account-errand-over = Das galt einmal und nur kurz, und die Zeit ist um. Fang noch einmal an.
account-mail-taken = Ein anderes Konto hat diese Adresse. Melde dich stattdessen damit an.
account-last-way = Das ist der letzte Weg in dein Konto. Füge zuerst einen Passkey oder eine Adresse hinzu.
account-no-passkey = Diesen Passkey kennt der Server nicht (mehr). Nimm einen anderen, oder melde dich anders an.
account-passkey-used = Der Zähler dieses Passkeys ist zurückgegangen, als gäbe es eine Kopie. Niemand wurde angemeldet; melde dich anders an und entferne den Passkey.
account-passkey-known = Dieser Passkey gehört schon zu einem Konto. Melde dich damit an.
account-passkey-refused = Die Antwort des Passkeys war ungültig. Versuch es noch einmal.
account-passkey-site = Nach diesem Passkey hat eine andere Seite gefragt; diese hier ist { $origin }. Niemand wurde angemeldet.
account-mail-malformed = Das ist keine E-Mail-Adresse. Eine sieht so aus: ada@example.org.
account-mail-letters = Vor dem @ kann Post nur an Buchstaben von a bis z, Ziffern und wenige Zeichen gehen. Nimm eine andere Adresse.
account-mail-often = Es wurden genug Links verschickt. Schau in dein Postfach oder versuch es in { $minutes } Minuten noch einmal.
account-mail-none-here = Dieser Server verschickt keine Mail.
account-mail-refused = Der Mailserver nimmt diese Adresse nicht an. Prüfe, wie sie geschrieben ist.
account-mail-down = Der Mailserver antwortet nicht, darum ging kein Link hinaus. Nichts ist verloren: Versuch es in ein paar Minuten noch einmal oder melde dich anders an.
account-link-foreign = Dieser Link gilt für ein Konto, das hier nicht angemeldet ist. Öffne ihn in dem Browser, in dem du ihn angefordert hast.
account-none = Du hast noch kein Konto. Leg zuerst eines an.
account-no-device = Dieser Browser ist nicht (mehr) angemeldet.
account-no-guest = In diesem Browser gibt es keine Partien von vorher.
account-other-name = Das ist nicht dein Name, darum wurde nichts gelöscht.

## Post

mail-sign-in-subject = Anmelden bei Utopia
mail-sign-in-text =
    Hallo,

    dieser Link meldet dich bei Utopia auf { $site } an:

    { $link }

    Er gilt einmal, { $minutes } Minuten lang. Gibt es mit dieser Adresse noch kein Konto, so legt er eines an.

    Hast du ihn nicht angefordert, dann tu nichts: Ohne den Link kommt niemand herein.
mail-add-subject = Deine Adresse bei Utopia
mail-add-text =
    Hallo,

    jemand möchte sich mit dieser Adresse bei einem Konto auf { $site } anmelden. Bist du das, dann öffne diesen Link im selben Browser:

    { $link }

    Er gilt einmal, { $minutes } Minuten lang.

    Bist du es nicht, dann tu nichts: Dann ändert sich nichts.
mail-changed-subject = Deine Adresse bei Utopia wurde geändert
mail-changed-text =
    Hallo,

    dein Konto auf { $site } hat jetzt die Adresse { $new } statt dieser.

    Warst du das nicht, dann melde dich mit einem Passkey an, melde alle anderen Browser ab und ändere die Adresse zurück; oder schreib denen, die den Server betreiben.

## Was „utopia serve“ im Terminal sagt

serve-origin = UTOPIA_ORIGIN ist { $text }; dort sollte die Adresse des Servers stehen, wie Browser sie zeigen, etwa https://play.example, ohne Pfad
serve-address = UTOPIA_ADDRESS ist { $text }; dort sollten Name und Port stehen, unter denen die anderen Server der Datenbank diesen erreichen, etwa 10.0.0.5:8420
serve-mail-origin = UTOPIA_ORIGIN fehlt: Mit UTOPIA_SMTP muss dort stehen, wohin Links in Mails führen, etwa https://play.example
mail-setting-relay = { $name } lässt sich nicht verwenden; so sollte es aussehen: smtp://user:password@mail.example:587 oder smtps://user:password@mail.example:465
mail-setting-sender = { $name } muss die Adresse sein, von der Mail kommt, etwa Utopia <utopia@play.example>
