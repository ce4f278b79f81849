# Die Seite zum Datenschutz: was ein Server speichert, wozu, wie lange, und wer es bekommt.

privacy-title = Datenschutz
privacy-about = Was { $site } über dich speichert, wozu und wie lange. Es gibt keine Werbung, niemand wird verfolgt, und keine Seite lädt etwas von anderswo.
privacy-days = { $days ->
    [one] einem Tag
   *[other] { $days } Tagen
}

## What is stored

privacy-stored = Was gespeichert wird
privacy-visit = Dein Browser
privacy-visit-why = Damit er wiedererkannt wird und deine Plätze und Partien dir gehören: ein Name, wenn du einen angibst, deine Sprache, welcher Browser es ist („Firefox, Windows“) und wann er zuletzt hier war. Deine Netzadresse begrenzt, wie oft Anfragen kommen dürfen; sie steht in keiner Datei und in keinem Protokoll.
privacy-visit-life = Bis dein Browser seit { privacy-days } nicht mehr hier war.
privacy-visitor-life = Ohne Konto, und ohne je an einem Tisch gesessen zu haben: bis nach { privacy-days } ohne Besuch.
privacy-account = Dein Konto, wenn du eines anlegst
privacy-account-why = Damit du von allen deinen Geräten hineinkommst: dein Name und von jedem Passkey die öffentliche Hälfte.
privacy-account-mail = Eine Mail-Adresse, wenn du eine angibst: um dich per Link anzumelden und dir zu schreiben, wenn du das möchtest.
privacy-account-life = Bis du es löschst.
privacy-games = Deine Partien
privacy-games-why = Damit sie weitergehen und sich nachspielen und prüfen lassen: jeder Zug mit seiner Zeit, Ergebnisse, Wertungen, Auszeichnungen, gelöste Lektionen und Rätsel, deine Studien, die Turniere, an denen du teilnimmst, und deine Ergebnisse dort.
privacy-games-life = Beendete Partien ohne ein Konto am Tisch: { $days ->
    [0] für immer
   *[other] bis alle, die mitgespielt haben, seit { privacy-days } nicht mehr hier waren
}. Andere Partien bleiben.
privacy-tables-life = Tische, an denen nie begonnen wurde: { $days ->
    [0] für immer
   *[other] bis nach { privacy-days }
}.
privacy-chat = Was du schreibst
privacy-chat-why = Der Chat ist für den Tisch, an dem er geschrieben wurde; Notizen sind für dich allein.
privacy-chat-life = Chat: { $days ->
    [0] für immer
   *[other] bis nach { privacy-days }, wenn die Partie vorbei ist
}. Notizen: so lange wie die Partie.
privacy-notices = Benachrichtigungen, wenn du welche möchtest
privacy-notices-why = Damit du erfährst, dass du am Zug bist: wohin du Nachricht möchtest, deine Ruhezeiten und dein Urlaub, und was gesendet wurde.
privacy-notices-life = Adressen: bis du sie entfernst. Gesendetes: { $days ->
    [0] für immer
   *[other] bis nach { privacy-days }
}.
privacy-links = Links zum Anmelden
privacy-links-why = Sie gelten einmal. Gespeichert ist nur ein Abdruck, aus dem sich der Link nicht wieder herstellen lässt.
privacy-links-life = { $minutes } Minuten.
privacy-programs = Schlüssel für Programme, wenn du welche machst
privacy-programs-why = Damit deine Programme für dich spielen können: ein Name, was sie dürfen und wann sie zuletzt benutzt wurden. Von jedem Schlüssel ist nur ein Abdruck gespeichert.
privacy-programs-life = Bis du alles löschst.
privacy-audit = Meldungen, Verwarnungen, Ausschlüsse
privacy-audit-why = Um Menschen voreinander zu schützen: wer was gemeldet hat, wie die Serverleitung entschied, und was sie jeweils tat.
privacy-audit-life = Abgeschlossene Meldungen und die Liste dessen, was getan wurde: { $days ->
    [0] für immer
   *[other] bis nach { privacy-days }
}.
privacy-network-life = Wird jemand ohne Konto ausgeschlossen, ein verschlüsselter Abdruck der Netzadresse: höchstens { $hours ->
    [one] eine Stunde
   *[other] { $hours } Stunden
}.
privacy-copies = Protokoll und Sicherungen
privacy-copies-why = Der Server führt ein Protokoll, um Fehler zu finden, ohne Mail- und Netzadressen. Die Serverleitung macht Sicherungen gegen Verlust.
privacy-copies-life = So lange die Serverleitung sie aufhebt.

## Who receives it

privacy-received = Wer es bekommt
privacy-received-table = Alle an deinem Tisch und die Zuschauer: deinen Namen, deine Züge, und den Chat, soweit er für sie gedacht ist. Von einem Konto dürfen alle das Profil, die Wertung und die Auszeichnungen sehen.
privacy-received-mail = Der Mail-Server, wenn du dich per Mail anmeldest oder per Mail Nachricht möchtest: deine Adresse und was dir geschrieben wird.
privacy-received-push = Der Push-Dienst des Herstellers deines Browsers, wenn du in einem Browser Benachrichtigungen einschaltest: eine verschlüsselte Nachricht, und wann sie gesendet wird.
privacy-received-chats = Der Chat-Dienst, den du selbst wählst, wenn du dort Nachricht möchtest.
privacy-received-programs = Programme, denen du einen Schlüssel gegeben hast: was er erlaubt.
privacy-received-admins = Die Serverleitung kann alles lesen, was gespeichert ist.
privacy-received-nobody = Sonst niemand.

## In your browser

privacy-browser = Was dein Browser aufhebt
privacy-cookie-session = Ein Cookie, der sagt, wer du bist. Ohne ihn könntest du nicht spielen.
privacy-cookie-visit = Ein Cookie, der beweist, dass eine Änderung von dir kommt und von keiner anderen Seite.
privacy-cookie-guest = Ein Cookie, der sich merkt, wer hier vor deiner Anmeldung gespielt hat, damit jene Partien zu deinem Konto kommen können.
privacy-cookies-life = Cookies enden nach { privacy-days } ohne Besuch. Keine andere Seite und kein Skript kann sie lesen.
privacy-kept-settings = Einstellungen für diesen Browser: Aussehen, Ton, Tempo, Sprache
privacy-kept-seek = Wie du zuletzt eine Partie gesucht hast
privacy-kept-talk = Wie viel von jedem Chat du gelesen hast
privacy-kept-fair = Was dein Browser zum Mischen beigetragen hat, und die Siegel, um Partien zu prüfen
privacy-kept-seen = Was dir schon gezeigt wurde, damit es nicht noch einmal kommt
privacy-kept-after = Wohin du vor der Anmeldung wolltest
privacy-kept-life = Das bleibt, bis du in deinem Browser die Daten dieser Seite löschst. Auch die Seite selbst ist darin, damit sie sich ohne Netz öffnet.

## What one can do

privacy-yours = Was du tun kannst
privacy-yours-about = Alles mitnehmen, was über dich gespeichert ist, deinen Namen und deine Adresse berichtigen, oder alles auf einmal löschen. Beendete Partien bleiben dann für die anderen, mit einem Platz ohne Namen.
privacy-yours-go = Deine Daten
privacy-yours-ask = Mit anderen Fragen wende dich an die Serverleitung: Sie steht im Impressum.
privacy-yours-unnamed = Dieser Server nennt keine Verantwortlichen. Frag die Person, die dich hergeschickt hat.
