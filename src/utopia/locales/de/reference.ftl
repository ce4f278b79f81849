## Die Seite, die alle Endpunkte der Schnittstelle beschreibt (/api/docs); was bei jedem steht, ist überall Englisch

reference-title = API-Referenz
reference-about = Jeder Endpunkt dieses Servers, für eigene Programme. Was diese Seite tut, kann auch ein Programm.
reference-token = Schlüssel machen
reference-file = Alles als Datei (OpenAPI 3.1)
reference-search = Suchen: moves, token, seat …
reference-hits = { $count ->
        [one] Ein Endpunkt
       *[other] { $count } Endpunkte
    }
reference-none = Kein Endpunkt passt zu „{ $query }“.
reference-programs = Nur Endpunkte, die ein Schlüssel benutzen kann
reference-contents = Endpunkte nach Thema
reference-link = Link zu { $door }
reference-open = ohne Schlüssel
reference-any = jeder Schlüssel
reference-scope = Recht { $scope }
reference-browser = nur im Browser
reference-parameters = In der Adresse
reference-required = nötig
reference-sent = Anfrage
reference-answers = Antwort
reference-refusals = Fehler
reference-told = Was der Server sagt
reference-closes = Warum er schließt
reference-example = Beispiel
reference-try = Im Terminal
reference-copy = Kopieren
reference-default = sonst { $value }
reference-name = Name
reference-kind = Was es ist
reference-meaning = Bedeutung
reference-again = oben beschrieben
reference-english = Die Beschreibungen der Endpunkte sind Englisch.
reference-version = Version { $version }
