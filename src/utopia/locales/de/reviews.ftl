# Eine Studie, die mehrere zusammen ansehen.
review-title = Zusammen
review-alone = Nur du bist hier. Teile den Link und seht sie euch zusammen an.
review-here = Wer hier ist
review-you = { $name } (du)
review-strangers = { $count ->
    [one] und jemand ohne Namen
   *[other] und { $count } ohne Namen
}
review-leads = führt
review-you-lead = Du führst: Die anderen sehen, was du ansiehst.
review-all-lead = Alle führen: Wohin jemand geht, gehen alle.
review-follow = Du siehst, was { $name } ansieht.
review-apart = Du siehst dich allein um.
review-back = Zurück zu den anderen
review-leave = Allein umsehen
review-who-leads = Wer führt
review-everybody = Alle
review-give-back = Führung zurückgeben
review-came = { $name } ist gekommen.
review-gone = { $name } ist gegangen.
review-lost = Die anderen sind nicht zu erreichen. Neuer Versuch …
review-closed = Die anderen sind von hier nicht zu erreichen.
review-chat = Chat
review-chat-side = Alle hier lesen mit. Wenn alle gegangen sind, ist es vergessen.
review-chat-empty = Noch hat niemand etwas gesagt.
review-name = Dein Name
review-name-do = Mitmachen
review-together = Zusammen ansehen
review-join = Mit ansehen
review-open = Die Spieler sehen sich diese Partie zusammen an.
review-none = Noch hat niemand diese Partie zum gemeinsamen Ansehen geöffnet.
problem-many-reviews = Diese Partie wurde zu oft so geöffnet. Mache aus ihrer Wiedergabe eine Studie.
