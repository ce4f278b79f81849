# Invitare qualcuno per nome a un tavolo, ed essere invitati

invite-title = Invita qualcuno per nome
invite-about = La persona lo sa subito, e vede che cosa si gioca prima di sedersi. Un invito non tiene un posto: è di chi arriva per primo.
invite-known = Hai giocato con
invite-known-none = Non hai ancora giocato con nessuno. Cerca per nome chi ha un account, o condividi il link.
invite-known-more = Mostra tutti ({ $count })
invite-name = O cerca un account
invite-name-about = Il nome intero, o l’indirizzo del profilo.
invite-find = Cerca
invite-found-none = Qui nessuno con un account si chiama esattamente «{ $name }».
invite-ask = Invita
invite-ask-whom = Invita { $name }
invite-leave-out = Lascia fuori { $name }
invite-chosen = Riceveranno un invito
invite-guest = senza account
invite-since = account dal { $when }
invite-together = { $games ->
    [0] mai giocato insieme
    [one] una partita insieme
   *[other] { $games } partite insieme
}
invite-last = ultima: { $when }
invite-alike = Un’altra persona ha un nome molto simile. Codice di questa: { $mark }
invite-profile = Profilo di { $name }
invite-asked = Inviti mandati
invite-asked-state = ancora nessuna risposta
invite-declined-state = { $reason ->
    [later] ha rifiutato: non adesso
    [clock] ha rifiutato: non con questo orologio
    [rated] ha rifiutato: non una partita classificata
    [unrated] ha rifiutato: solo una partita classificata
    [players] ha rifiutato: non con così tanti giocatori
    [rules] ha rifiutato: non con queste regole
    [opponent] ha rifiutato: non con te
   *[none] ha rifiutato
}
invite-lapsed-state = non ha risposto in tempo
invite-withdraw = Annulla
invite-withdraw-whom = Annulla l’invito a { $name }
invite-in-form = Invita persone
invite-in-form-none = Ancora nessuno per nome
invite-in-form-about = Gli inviti partono quando apri il tavolo. Puoi mandarne anche da lì.
invite-failed = Queste persone non hanno potuto ricevere un invito: { $names }
invite-from-profile = Giocare con { $name }
invite-from-profile-done = L’invito per { $name } è partito.
invite-to-table = { $others ->
    [0] Invitare al tuo tavolo aperto
   *[other] Invitare al tuo tavolo con { $names }
}
invite-to-new = Aprire un tavolo e invitare

invited-title = { $count ->
    [one] Invito
   *[other] Inviti
}
invited-by = { $name } ti invita
invited-with = Con { $names }
invited-free = { $free ->
    [one] un posto libero
   *[other] { $free } posti liberi
}
invited-look-at = Guarda il tavolo di { $name }
invited-decline = Rifiuta
invited-decline-whom = Rifiuta l’invito di { $name }
invited-declined = Rifiutato. { $name } lo vede.
invited-met = Hai già giocato con { $name }.
invited-unmet = Non hai mai giocato con { $name }.

## A che cosa si acconsente

agree-title = Che cosa si gioca
agree-target = La partita finisce con il round in cui qualcuno ha { $target } punti.
agree-rules = Regole diverse
agree-watch = Spettatori
agree-watch-link = Solo con un link di chi ha aperto il tavolo
agree-watch-hands = Le mani restano coperte, se il loro giocatore non le mostra.
agree-bots-yes = I bot possono riempire i posti vuoti
agree-bots-no = Niente bot: i posti vuoti vengono tolti.
agree-rules-link = Le regole, in breve e per intero

## Che cosa non si può

problem-invite-guest = Questa partita è classificata, e questo giocatore non ha un account.
problem-invite-blocked = Blocchi questo giocatore. Sbloccalo prima di invitarlo.
problem-invite-often = Hai raggiunto il limite di inviti per oggi. Condividi il link del tavolo, o riprova domani.
