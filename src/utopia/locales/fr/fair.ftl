# Mélanges scellés (docs/fair.md). Le sceau est l’engagement, la graine ce qu’il scelle, le ticket le nombre tiré.

## What is wrong with a record

fair-no-commitment = { $key } se trouve ici sans engagement ; un mélange scellé en a un
fair-no-hex = { $key } vaut { $text } ; il faut 64 chiffres hexadécimaux en minuscules
fair-entropy-twice = { $colour } se trouve ici deux fois ; chaque joueur ajoute une fois
fair-no-seating = les places sont { $text } ; pour { $players } joueurs on compte jusqu’à 'of 2', par exemple '2 of 3; 1 of 2'
fair-no-ticket = lu { $text } derrière '=' ; un ticket s’écrit '17 of 40', ou 'chosen'
fair-move-with-ticket = un ticket se trouve derrière un coup ; seuls les tirages en ont un
fair-ticket-without-seed = un ticket se trouve ici, mais l’en-tête ne montre aucune graine pour le vérifier
fair-other-seed = ce n’est pas la graine qui a été scellée : son empreinte est { $found }, l’engagement { $commitment }
fair-other-seat = le tirage de place { $number } est { $read }, mais la graine tire { $found }
fair-not-chosen = on ne peut choisir que le premier joueur ; tout le reste est tiré
fair-missing-ticket = il manque au tirage son ticket ; la graine tire { $found }
fair-other-number = le ticket est { $read }, mais { $possible } tickets étaient possibles ici
fair-other-ticket = le ticket est { $read }, mais au tirage { $number } la graine tire { $found }
fair-other-answer = le ticket { $read } désigne ici '{ $right }'
record-seed = sa graine

## At the terminal

record-fair-proved =
    Équitable : { $draws ->
        [one] son seul tirage a été scellé
       *[other] les { $draws } tirages ont été scellés
    } avant le premier, par { $commitment }.
record-fair-sealed = Scellé par { $commitment } : les tirages pourront être vérifiés à la fin de la partie, quand l’enregistrement montrera la graine.
record-fair-unsealed = Il ne nomme aucun engagement ; il ne montre donc pas d’où viennent ses tirages.

## On the page

fair-title = Mélange équitable
fair-sealed = Le mélange est scellé. Son sceau :
fair-added =
    { $count ->
        [0] Personne n’a encore ajouté son propre hasard.
        [one] Un joueur a ajouté son propre hasard.
       *[other] { $count } joueurs ont ajouté leur propre hasard.
    }
fair-about =
    Avant le premier tirage, le serveur a scellé une graine secrète. Tout ce qui est tiré en découle, ainsi que de chiffres
    aléatoires ajoutés par les navigateurs des joueurs. Après la partie, l’enregistrement montre la graine : chacun peut alors
    vérifier que rien n’a été changé.
fair-how = Le mélange est scellé : qu’est-ce que c’est ?
fair-check = Vérifier le mélange
fair-check-title = Vérifier un mélange
fair-check-about =
    Ton navigateur recalcule chaque tirage d’après le seul enregistrement, sans rien demander à personne. Enregistre une partie
    à sa fin, et choisis le fichier ici.
fair-choose = Choisir un enregistrement
fair-checking = Calcul en cours…
fair-good =
    { $draws ->
        [one] Équitable. Le seul tirage était fixé avant le début de la partie.
       *[other] Équitable. Les { $draws } tirages étaient fixés avant le premier.
    }
fair-bad = Pas équitable, ou modifié après coup.
fair-bad-line = Ligne { $line } : { $why }.
fair-not-yet = Scellé. La graine est montrée à la fin de la partie ; les tirages pourront alors être vérifiés.
fair-none = Cet enregistrement ne nomme aucun sceau ; il ne montre donc pas d’où viennent ses tirages.
fair-unreadable = Ce n’est pas un enregistrement d’Utopia sous forme de texte.
fair-seed-fits = La graine est celle qui a été scellée.
fair-seed-withheld = La partie est finie, mais l’enregistrement ne montre pas sa graine.
fair-seats-fit = Les places ont été tirées par elle.
fair-seal-seen = C’est le sceau que ce navigateur a noté en voyant la table pour la première fois.
fair-seal-other = En voyant la table pour la première fois, ce navigateur a noté un autre sceau : { $seal }
fair-seal-gone = En voyant la table pour la première fois, ce navigateur a noté un sceau, et cet enregistrement n’en nomme aucun : { $seal }
fair-seal-unseen = Ce navigateur n’a pas noté ce sceau. Compare-le avec ce qu’un joueur a vu : { $seal }
fair-mine-is-in = Ce que ce navigateur a ajouté en fait partie.
fair-mine-is-not-in = Ce que ce navigateur a ajouté n’en fait pas partie.
fair-mine-is-lost = Ce navigateur a envoyé ses propres chiffres aléatoires, et le serveur ne les a pas confirmés à temps : ils n’en font pas partie.
fair-all-draws = Tous les tirages
fair-number = N°
fair-answer = Réponse
fair-ticket = Ticket
fair-limits =
    La page vérifie les tickets. Ce que chaque ticket désigne découle des règles, et se vérifie par : utopia record verify
    FILE
