# Turniere, unter /tournaments; was ihr Server ablehnt.
tournament-none = Dieses Turnier gibt es nicht.
tournament-over = Dieses Turnier ist zu Ende.
tournament-begun = Dieses Turnier hat begonnen.
tournament-closed = Dieses Turnier nimmt niemanden mehr auf.
tournament-full = Dieses Turnier ist voll.
tournament-removed = Die Turnierleitung hat dich aus diesem Turnier genommen.
tournament-two-hands = Du oder ein Bot von dir ist schon angemeldet.
tournament-too-few = Für einen vollen Tisch braucht es { $least } Spieler.
tournament-too-many = { $most } deiner Turniere sind nicht zu Ende; beende zuerst eines.
tournament-people-open = Nur Menschen eröffnen Turniere, keine Bots.
tournament-no-programs = In diesem Turnier spielen keine Bots.
tournament-account = Turniere eröffnet und spielt nur, wer ein Konto hat.
tournament-host-only = Das kann nur die Turnierleitung.
