## La pagina che descrive tutti gli endpoint dell’interfaccia (/api/docs); quello che li accompagna è in inglese ovunque

reference-title = Riferimento dell’API
reference-about = Ogni endpoint di questo server, per i tuoi programmi. Quello che fa questa pagina lo può fare anche un programma.
reference-token = Crea un token
reference-file = Tutto in un file (OpenAPI 3.1)
reference-search = Cerca: moves, token, seat…
reference-hits = { $count ->
        [one] Un endpoint
       *[other] { $count } endpoint
    }
reference-none = Nessun endpoint corrisponde a «{ $query }».
reference-programs = Solo quelli che un token apre
reference-contents = Gli endpoint per argomento
reference-link = Link a { $door }
reference-open = senza token
reference-any = qualsiasi token
reference-scope = permesso { $scope }
reference-browser = solo nel browser
reference-parameters = Nell’indirizzo
reference-required = obbligatorio
reference-sent = Richiesta
reference-answers = Risposta
reference-refusals = Errori
reference-told = Che cosa dice il server
reference-closes = Perché chiude
reference-example = Esempio
reference-try = In un terminale
reference-copy = Copia
reference-default = altrimenti { $value }
reference-name = Nome
reference-kind = Che cos’è
reference-meaning = Significato
reference-again = descritto sopra
reference-english = Le descrizioni degli endpoint sono in inglese.
reference-version = Versione { $version }
