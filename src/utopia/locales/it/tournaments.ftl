# Tornei, a /tournaments; che cosa il server rifiuta.
tournament-none = Questo torneo non esiste.
tournament-over = Questo torneo è finito.
tournament-begun = Questo torneo è cominciato.
tournament-closed = Questo torneo non accetta più nessuno.
tournament-full = Questo torneo è al completo.
tournament-removed = L’organizzatore ti ha tolto da questo torneo.
tournament-two-hands = Tu o un tuo bot siete già iscritti.
tournament-too-few = Servono { $least } giocatori per un tavolo completo.
tournament-too-many = { $most } dei tuoi tornei non sono finiti; prima chiudine uno.
tournament-people-open = Solo le persone aprono tornei, non i bot.
tournament-no-programs = In questo torneo non giocano bot.
tournament-account = Serve un account per aprire un torneo o iscriversi.
tournament-host-only = Può farlo solo l’organizzatore del torneo.
