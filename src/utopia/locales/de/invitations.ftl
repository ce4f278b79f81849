# Jemanden mit Namen an einen Tisch einladen, und eingeladen werden

invite-title = Jemanden mit Namen einladen
invite-about = Wer eingeladen ist, erfährt es gleich und sieht vor dem Hinsetzen, was gespielt wird. Eine Einladung ist noch kein Platz: Wer zuerst kommt, hat ihn.
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
invite-alike = Der Name von jemand anderem hier sieht gleich aus. Dies ist das Zeichen von diesem: { $mark }
invite-profile = Profil von { $name }
invite-asked = Eingeladen
invite-asked-state = eingeladen, noch keine Antwort
invite-declined-state = hat abgesagt
invite-withdraw = Zurücknehmen
invite-withdraw-whom = Die Einladung an { $name } zurücknehmen
invite-in-form = Leute einladen
invite-in-form-none = Noch niemand mit Namen
invite-in-form-about = Sie werden eingeladen, wenn du den Tisch eröffnest. Dort geht es auch noch.
invite-failed = Diese konnten nicht eingeladen werden: { $names }
invite-from-profile = Mit { $name } spielen
invite-from-profile-done = { $name } ist eingeladen.
invite-to-table = { $others ->
    [0] An deinen offenen Tisch einladen
   *[other] An deinen Tisch mit { $names } einladen
}
invite-to-new = Tisch öffnen und einladen

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
agree-watch-link = Nur mit einem Link des Gastgebers
agree-watch-hands = Hände bleiben verdeckt, außer ihr Spieler zeigt sie.
agree-bots-yes = Dürfen die Plätze nehmen, zu denen niemand kommt
agree-bots-no = Keine: Plätze, zu denen niemand kommt, fallen weg.
agree-rules-link = Die Regeln, kurz und ganz

## Was nicht geht

problem-invite-bot = Ein Botkonto wird nicht eingeladen. Wer dafür verantwortlich ist, setzt es hin.
problem-invite-guest = Dieser Tisch ist gewertet, und dieser Spieler hat kein Konto.
problem-invite-blocked = Du blockierst diesen Spieler. Beende das, bevor du ihn einlädst.
problem-invite-often = Du hast heute oft genug eingeladen. Teile den Link des Tisches, oder versuch es morgen wieder.
