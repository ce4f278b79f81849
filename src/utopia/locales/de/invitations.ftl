# Jemanden mit Namen an einen Tisch einladen, und eingeladen werden

invite-title = Jemanden mit Namen einladen
invite-about = Die Einladung kommt gleich an und zeigt vor dem Hinsetzen, was gespielt wird. Sie hält keinen Platz frei: Wer zuerst kommt, bekommt ihn.
invite-known = Mit denen du gespielt hast
invite-known-none = Du hast noch mit niemandem gespielt. Such Leute mit einem Konto nach ihrem Namen, oder teile den Link.
invite-known-more = Alle zeigen ({ $count })
invite-name = Oder ein Konto suchen
invite-name-about = Der ganze Name, oder die Adresse des Profils.
invite-find = Suchen
invite-found-none = Niemand mit einem Konto heißt hier genau „{ $name }“.
invite-ask = Einladen
invite-ask-whom = { $name } einladen
invite-leave-out = { $name } weglassen
invite-chosen = Wird eingeladen
invite-guest = ohne Konto
invite-since = Konto seit { $when }
invite-together = { $games ->
    [0] noch nicht zusammen gespielt
    [one] eine Partie zusammen
   *[other] { $games } Partien zusammen
}
invite-last = zuletzt: { $when }
invite-alike = Hier gibt es einen zum Verwechseln ähnlichen Namen. Kennung dieser Person: { $mark }
invite-profile = Profil von { $name }
invite-asked = Eingeladen
invite-asked-state = eingeladen, noch keine Antwort
invite-declined-state = { $reason ->
    [later] hat abgesagt: jetzt nicht
    [clock] hat abgesagt: nicht mit dieser Uhr
    [rated] hat abgesagt: keine gewertete Partie
    [unrated] hat abgesagt: nur eine gewertete Partie
    [players] hat abgesagt: nicht zu so vielen
    [rules] hat abgesagt: nicht nach diesen Regeln
    [opponent] hat abgesagt: nicht mit dir
   *[none] hat abgesagt
}
invite-lapsed-state = hat nicht rechtzeitig geantwortet
invite-withdraw = Zurücknehmen
invite-withdraw-whom = Die Einladung an { $name } zurücknehmen
invite-in-form = Leute einladen
invite-in-form-none = Noch niemand mit Namen
invite-in-form-about = Sie werden eingeladen, wenn du den Tisch eröffnest. Dort geht es auch noch.
invite-failed = Diese Personen konnten nicht eingeladen werden: { $names }
invite-from-profile = Mit { $name } spielen
invite-from-profile-done = { $name } ist eingeladen.
invite-to-table = { $others ->
    [0] An deinen offenen Tisch einladen
   *[other] An deinen Tisch mit { $names } einladen
}
invite-to-new = Tisch eröffnen und einladen

invited-title = { $count ->
    [one] Einladung
   *[other] Einladungen
}
invited-by = { $name } lädt dich ein
invited-with = Mit { $names }
invited-free = { $free ->
    [one] ein Platz frei
   *[other] { $free } Plätze frei
}
invited-look-at = Den Tisch von { $name } ansehen
invited-decline = Absagen
invited-decline-whom = Die Einladung von { $name } absagen
invited-declined = Abgesagt. { $name } sieht das.
invited-met = Du hast schon mit { $name } gespielt.
invited-unmet = Du hast noch nie mit { $name } gespielt.

## Worauf man sich einlässt

agree-title = Was gespielt wird
agree-target = Die Partie endet mit der Runde, in der jemand { $target } Punkte hat.
agree-rules = Andere Regeln
agree-watch = Zuschauer
agree-watch-link = Nur mit einem Link von der Person, die den Tisch eröffnet hat
agree-watch-hands = Hände bleiben verdeckt, außer jemand zeigt die eigene.
agree-bots-yes = Bots dürfen leere Plätze füllen
agree-bots-no = Keine Bots: Leere Plätze fallen weg.
agree-rules-link = Die Regeln, kurz und ganz

## Was nicht geht

problem-invite-guest = Dieser Tisch ist gewertet, und diese Person hat kein Konto.
problem-invite-blocked = Du blockierst diese Person. Hebe das auf, bevor du sie einlädst.
problem-invite-often = Mehr Einladungen gehen heute nicht. Teile den Link des Tisches, oder versuch es morgen wieder.
