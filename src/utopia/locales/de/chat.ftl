## Gespräch am Tisch, Notizen und Pläne: Ablehnungen, kurze Sätze und die Wörter ihrer Felder

refusal-talk-empty = Diese Nachricht ist leer.
refusal-talk-long = Eine Nachricht hat höchstens { $most } Zeichen; teile sie auf zwei auf.
refusal-talk-too-fast = { $seconds ->
    [one] Das war viel auf einmal. Warte eine Sekunde.
   *[other] Das war viel auf einmal. Warte { $seconds } Sekunden.
}
refusal-talk-phrases = An Tischen, die Fremden offenstehen, brauchst du zum Schreiben ein Konto; ohne gibt es kurze Sätze.
refusal-talk-silent = Der Chat ist an diesem Tisch abgestellt.
refusal-talk-bot = Bots chatten nicht.
refusal-talk-banned = Du kannst auf diesem Server zurzeit nicht schreiben.
refusal-talk-stranger = Nimm zuerst einen Namen an: Niemand hier weiß, wer du bist.
refusal-talk-scope = Dem Schlüssel dieses Programms fehlt das Recht talk: Es kann weder lesen noch schreiben, was gesagt wird.
problem-line-of-another = Eine Nachricht löschen kann nur, wer sie geschrieben hat.

phrase-hello = Hallo!
phrase-good-luck = Viel Glück und viel Spaß!
phrase-thanks = Danke!
phrase-well-played = Gut gespielt!
phrase-nice-move = Schöner Zug!
phrase-ouch = Autsch!
phrase-sorry = Entschuldigung!
phrase-no-problem = Kein Problem.
phrase-yes = Ja.
phrase-no = Nein.
phrase-thinking = Ich denke nach …
phrase-moment = Einen Moment bitte.
phrase-back = Ich bin wieder da.
phrase-your-turn = Du bist dran.
phrase-have-to-go = Ich muss bald gehen.
phrase-good-game = Schöne Partie!
phrase-review = Sehen wir uns diese Partie zusammen an.

problem-plan-guests = Im Plan stehen Gäste, die zu nehmen oder als Überraschung zu ziehen sind.
problem-plan-discards = Ein Volk steht zweimal unter den Abwürfen.
problem-plan-stale = Am Tisch ist es seither weitergegangen; sieh nach und plane neu.
problem-plan-turn = Dieser Zug ist nicht möglich oder kann jetzt nicht geplant werden.
plan-misfit-guests = Keiner der Gäste, die du geplant hattest, war zu haben. Der Plan ist verworfen; wähle selbst.
plan-misfit-cards = Von den gewählten Völkern hattest du weniger Karten, als abzuwerfen sind. Der Plan ist verworfen; wähle selbst.
plan-misfit-hand = Deine Hand war nicht die, für die du geplant hattest. Der Plan ist verworfen; wähle selbst.
plan-misfit-surprise = Du hast einen Überraschungsgast gezogen, darum hat dein Zug nicht von selbst geendet.
plan-misfit-table = Der Tisch war nicht so, wie du ihn gesehen hattest. Der geplante Zug ist verworfen.
plan-misfit-turn = Ein Schritt deines geplanten Zuges war nicht mehr möglich. Der Rest ist verworfen.

chat-title = Chat
chat-notes = Meine Notizen
chat-loading = Einen Moment …
chat-empty-players = Noch wurde nichts gesagt. Bis die Partie vorbei ist, liest nur mit, wer mitspielt.
chat-empty-spectators = Noch wurde nichts gesagt. Hier chatten die Zuschauer unter sich; wer mitspielt, kann es lesen, wenn die Partie vorbei ist.
chat-side-players = Nur wer mitspielt, bis zum Ende
chat-side-spectators = Nur wer zuschaut, bis zum Ende
chat-side-all = Die Partie ist vorbei: Alle lesen alles
chat-say = Etwas sagen
chat-send = Senden
chat-quick = Kurze Sätze
chat-earlier = Frühere Nachrichten
chat-removed = Diese Nachricht wurde gelöscht.
chat-guest = Ohne Konto
chat-gone = Jemand, der gegangen ist
chat-spectator = Zuschauer
chat-more = Zu dieser Nachricht von { $name }
chat-take-back = Löschen
chat-remove = Löschen
chat-switch-off = Chat abstellen
chat-switch-on = Chat wieder zulassen
chat-left = noch { $number }
chat-heard = { $name }: { $text }
chat-note-label = Meine Notizen zu dieser Partie
chat-note-about = Nur du kannst sie lesen, an jedem Gerät. Sie werden beim Schreiben gespeichert.
chat-note-saved = Gespeichert
chat-note-saving = Wird gespeichert …
chat-note-unsaved = Noch nicht gespeichert; neuer Versuch
plan-title = Vorausplanen
plan-stands = Vorausgeplant
plan-about = Was du hier wählst, geschieht von selbst, wenn du zu entscheiden hast, auch wenn du nicht da bist. Passt es nicht mehr, wird es verworfen, und du entscheidest wie immer. Sonst erfährt niemand davon.
plan-guests = Mein nächster Gast
plan-guests-about = Wenn du in dieser Runde das nächste Mal einen Gast zu nehmen hast, nimmst du den ersten von diesen, der noch zu haben ist.
plan-guests-later = Gäste lassen sich planen, während in Phase 1 andere am Zug sind.
plan-guest = Gast
plan-place = Stadtteil
plan-add = Hinzufügen
plan-take-off = { $what } von der Liste nehmen
plan-discards = Meine Abwürfe in Runde { $round }
plan-discards-about = Wähle die Völker in der Reihenfolge, in der ihre Karten gehen, wenn alle zugleich abwerfen. Neue Karten zählen mit.
plan-discards-last = Wie die Leiste steht, liegst du hinten und wirfst nichts ab: Dies gilt nur, wenn sich das ändert.
plan-discard = { $civ }, { $place ->
    [0] nicht gewählt
   *[other] Nummer { $place }
}
plan-ends = Das Ende meines Zuges, während ich fort bin
plan-ends-asked = Ich beende ihn selbst, wenn ich wieder da bin
plan-ends-forced = Automatisch, wenn alle sehen, dass nichts anderes möglich ist
plan-ends-next = Mein nächster Zug in Phase 1 endet, wenn der Gast da ist, auch wenn ich bauen könnte, außer nach einem Überraschungsgast
plan-turn = Mein ganzer Zug
plan-turn-about = Schritt für Schritt, wie der Tisch jetzt steht. Er wird nur gespielt, wenn Spielplan, Prestige-Skala und deine Hand dann dieselben sind.
plan-turn-next = Nächster Schritt
plan-turn-choose = Wählen …
plan-turn-back = Den letzten streichen
plan-turn-open = Der Zug endet noch nicht: Du wirst gefragt, wie er weitergeht.
plan-keep = Plan speichern
plan-kept = Geplant. Du kannst jetzt gehen.
plan-give-up = Plan verwerfen
plan-given-up = Nichts ist geplant.
plan-changed = Noch nicht geplant
