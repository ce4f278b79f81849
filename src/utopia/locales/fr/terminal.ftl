# What the terminal says. Words of the notation that a player types (`enter maya kilns`) are the same in every language.

## Counting, colours and cards

count-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
count-cards = { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}
count-privileges = { $number ->
    [one] { $number } privilège
   *[other] { $number } privilèges
}
count-bases = { $number ->
    [one] { $number } socle
   *[other] { $number } socles
}
count-of-cards = { $number } { $number ->
    [one] { form-civ-f }
   *[other] { form-civ-fp }
}
count-of-princes = { $number } { $number ->
    [one] { form-civ }
   *[other] { form-civ-mp }
}
count-nothing = aucune
one-guest = { form-civ }
one-on-scale = { $civ ->
    [maya] { land-maya }
    [persian] { land-persian }
    [chinese] { land-chinese }
    [greek] { land-greek }
    [egyptian] { land-egyptian }
   *[other] { $civ }
}
colour-red = rouge
colour-blue = bleu
colour-yellow = jaune
colour-green = vert
colour-violet = violet
list-and = { $first } et { $last }

## The table: both screens

phase-line-setup = mise en place
phase-line-welcome = phase 1, accueil
phase-line-development = phase 2, développement
phase-line-over = fin
doing-to-discard = doit défausser
doing-ready = c’est fait
doing-acts-named = joue, sur désignation
doing-acts = joue
doing-waits = attend
doing-has-acted = a joué
doing-to-come = à venir
standing-would-have = { $points } si la manche finissait maintenant
name-me = moi
name-bot = robot { $name }

## The plain screen

plain-scale = Échelle de prestige : { $scale }.
plain-your-cards = Tes cartes : { $cards }.
plain-guests = { $island } : { $guests }. Dans le sac : { $bag }.
plain-bag-nothing = aucun
plain-track = La piste, du premier au dernier :
plain-stocks = Sac : { $bag } invités. Pioche : { $pile } cartes. Défausse : { $discards }.
plain-closed = { $island } : fermée à deux joueurs.
plain-isle = { $island } : { $wonder } ; { $guests }.
plain-no-wonder = pas de merveille
plain-wonder = une merveille ({ $colour })
plain-open-guests = invités : { $guests }
plain-no-guests = pas d’invités
plain-empty = - Vides : { $districts }.
place-harbour = { $place } port
place-value = { $place }, valeur { $value }
place-harbour-in = { $place }, port, { $sector }
place-monument = monument { form-civ } ({ $colour })
place-princes = { $colour } : { $princes }

## The coloured screen

column-track = piste
column-points =
    points
    actuels
column-ended =
    si la manche
    finissait
column-cards = cartes
column-privileges = privil.
column-bases = socles
column-lap = ce passage
column-island = île
column-at-ship = au bateau
column-in-bag = dans le sac
painted-your-cards = Tes cartes
painted-bag = Sac
painted-stocks = { $bag } invités   pioche { $pile } cartes   défausse { $discards }
painted-closed = fermée à deux joueurs
painted-wonder-of = merveille : { $colour }
painted-ship = bateau
painted-scale = Échelle
painted-legend-princes = { $letter }:2M,C deux princes mayas de { $colour } et un chinois
painted-legend-monument = { $sign } monument maya de { $colour }
painted-legend-harbour = { $sign } port du secteur { $letter } ; barques { $sectors } (help map)
painted-legend-value = nombre : valeur

## The list of moves

note-districts = { $number ->
    [one] { $number } quartier
   *[other] { $number } quartiers
}
note-districts-own = { $number ->
    [one] { $number } quartier
   *[other] { $number } quartiers
}, avec { $own } de tes princes { form-civ-mp }
note-turn-into = changer la carte : { $civilizations }
note-value = valeur { $value }
note-harbour = port
note-monument = monument { form-civ }, { $colour }
note-monument-yours = monument { form-civ }, à toi
note-you-have = tu as { $princes }
note-pays = rapporte { $points } par manche selon l’échelle actuelle
note-wonder-pays-you = { $points } pour toi aussitôt, grâce à la merveille
note-wonder-pays = { $points } pour { $colour } aussitôt, grâce à la merveille
note-wonder = { $points } points aussitôt, contre un prince de chaque civilisation sur place
note-nobody-gains = personne ne gagne rien
note-owner-gains = { $points } point pour { $colour }
note-you-gain = { $points } points pour toi
note-raise = de { $start } à { $end } ; { form-land } descend à { $start }
note-lower = de { $start } à 1 ; { $number ->
    [one] monte : { $civilizations }
   *[other] montent : { $civilizations }
}
note-you-hold = tu en as { $number }
note-surprise = pioche un invité au hasard, puis désigne un joueur qui en prend un visible
note-end = termine ton tour
menu-you-may = Tu peux :
menu-you-may-several = Tu peux : (plusieurs à la fois avec des virgules, comme 1, 2)
menu-which = Lequel ? (Entrée pour revenir.)
menu-no-number = Il n’y a pas de { $number } dans la liste ; elle va de 1 à { $last }.
menu-not-done = Pas fait : { $moves }. Il y a eu un tirage, ou ce n’est plus à toi de décider.
menu-say-which = { $word } peut être { $moves } ; précise

## A game from its first question to its last word

greet-enter = Entrée : joue contre { $number } robots ({ $bot }).
greet-or = Ou dis qui joue : un nombre de joueurs de 2 à 5, ou des noms et des robots, comme Ann, Bob, mason.
greet-bots = Robots : { $bots }. Tape help bots pour savoir comment ils jouent.
greet-resume = Ou tape resume pour reprendre ta dernière partie :
greet-new = Tu découvres le jeu ? Tape help.
greet-who = Qui joue
greet-people = { $number ->
    [one] { $names } joue à ce clavier.
   *[other] { $names } jouent à ce clavier.
}
play-none-begun = Aucune partie n’a commencé.
play-help-any-time = Tape help quand tu veux ; quit arrête, et la partie peut être reprise.
play-not-saved = La partie n’a pas été enregistrée.
play-saved = La partie est enregistrée. Pour la reprendre :
play-follow = Tu suis une partie sur une vraie table : tape ce qui y est tiré et décidé.
play-watch = Seuls des robots jouent ; tu regardes.
play-you-are = tu es { $colour }
play-is = { $name } est { $colour }
session-over = La partie est finie
session-look-again = Pour la revoir :
session-bot-failed = Le robot de { $name } a échoué ({ $trouble }) ; { $bot } a décidé à sa place.
session-title = Manche { $round }, { $phase } ; fin à { $target } points
session-title-lap = Manche { $round }, { $phase }, passage { $lap } sur 3 ; fin à { $target } points
session-you-decide = À toi. { $question }
session-question = { $question } ({ $why }.)
session-discards-one = { $name } choisit une carte à défausser.
session-discards-two = { $name } choisit deux cartes à défausser.
session-next = C’est à { $name } de décider.
session-still-undo = { $name } peut encore annuler son dernier coup : undo.
session-press-enter = Appuie sur Entrée si tu es { $name }
session-turn-over = Ton tour est fini ; Entrée continue, undo l’annule
session-not-done = Pas fait : { $line }. Appuie sur Entrée, ou tape undo.
session-unsaved = Rien ne continue tant que ce n’est pas enregistré.
session-unsaved-prompt = Entrée réessaie, save FICHIER continue dans un autre fichier, quit arrête
drawing-possible = Possible : { $draws }.
drawing-prompt = tiré
drawing-not-done = Pas fait : { $draw }. On ne tire plus rien.

## Where the game is kept

saved-in = La partie est enregistrée après chaque décision dans { $path }.
saved-not = Cette partie n’est pas enregistrée : { $why }.
saved-elsewhere = `save FICHIER` l’enregistre ailleurs quand tu veux.
saved-resumed = La partie reprend après { $number } événements ; elle est enregistrée dans { $path }.
saved-cut = La dernière ligne de l’enregistrement était coupée ({ $line }) ; elle est laissée de côté, car rien n’en était fait.
saved-where = Enregistrée après chaque décision dans { $path }.
saved-nowhere = Elle n’est pas encore enregistrée.
saved-other-file = `save FICHIER` continue dans un autre fichier.
saved-goes-on = La partie continue dans { $file }.
preparing-rules = Préparation des règles (la première fois seulement, une demi-minute environ)…
preparing-bots = Préparation des robots (la première fois seulement, une demi-minute environ)…
preparing-late = Le chargement est plus long que d’habitude ; des règles modifiées sont recompilées (environ une demi-minute)…
preparing-slow = Le chargement est plus long que d’habitude…

## Words at the prompt that are no moves

say-nobody-plays = Personne ne joue à ce clavier.
say-cards = Cartes : { $cards }.
say-supply = Princes dans ta réserve : { $princes }.
say-others-hold = Les autres ont ensemble au moins : { $cards }.
say-look-at-what = Regarder quoi ? Nomme un quartier, comme look { $district }.
say-looked = { $name }, { $island } : { $place }.
say-streets = Rues vers { $districts }.
say-bridges = Ponts vers { $districts }.
say-boats = Barques vers { $districts }.
say-log-number = « { $text } » n’est pas un nombre de lignes ; écris log, ou log 20 pour les 20 dernières.
say-why-how = Demande ainsi : why raise maya.
say-no-taking-back = Rien ne peut être annulé : { $why }.
say-no-taking-back-rule = Rien ne peut être annulé : { $why } [{ $rule }].
say-taken-back = Annulé : { $moves }.
say-covered = { $command } est pour la personne à l’écran ; pour l’instant, seuls { $commands } sont possibles
why-allowed = { $move } est permis maintenant.
why-allowed-several = { $move } est permis maintenant : { $moves }.
why-allowed-more = { $move } est permis maintenant : { $moves } et { $number } autres.
no-move-near = { $word } n’est pas un coup ; voulais-tu dire { $near } ?
no-move-you-may = { $word } n’est pas un coup ; tu peux maintenant { $verbs } ; help dit les autres mots
no-move-asked = { $word } n’est pas un coup ; on ne te demande pas de coup maintenant ; help dit les autres mots
typed-may-be = { $word } peut être { $words } ; tape une lettre de plus
typed-or = { $first } ou { $last }

## The story so far

story-scale-now = L’échelle est maintenant : { $scale }.
story-scale = L’échelle de prestige : { $scale }.
story-prestige = Phase 3, prestige : { $paid }.
story-paid = { $name } +{ $points }, maintenant { $score }
story-development = Les invités retournent dans le sac. Phase 2, développement.
story-shown = Les défausses sont montrées : { $discards }.
story-shown-of = { $name } : { $cards }
story-arrival = Manche { $round }. Des invités arrivent : { $guests }.
story-arrival-on = { $island } : { $guests }
story-guests = { $number ->
    [one] { form-civ }
   *[other] { $number } { form-civ-mp }
}
story-dealt = Chacun reçoit { $number } cartes.
story-you-get = Tu reçois { $cards }.
story-card = { form-civ-f }
story-on-scale = { form-land-name } { $value }
form-land-name = { one-on-scale }

## The end

finish-wins = { $names } { $number ->
    [one] gagne
   *[other] gagnent
} avec { $points }
finish-you-win = { $names } : victoire avec { $points }
finish-you = toi ({ $colour })
finish-tied = { $name } en a autant, mais est derrière sur la piste
finish-tied-you = { $name } en as autant, mais es derrière sur la piste
finish-came = { $name } : { $place ->
    [1] 1re
   *[other] { $place }e
} place avec { $points }
finish-stall = La partie est arrêtée après la manche { $round }, car elle ne finissait pas. [R-END-3]
finish-target = Après la manche { $round }, l’objectif de { $target } points est atteint. [R-END-1]
finish-level = , à égalité par l’option final_tie
finish-behind = , derrière { $name } sur la même case [R-END-2]
finish-line = { $place }. { $name } : { $points }{ $tie } ; { $sources }.
finish-no-points = aucun point
finish-for-wonder = { $points } pour des merveilles
finish-for-patronage = { $points } en possédant une merveille
finish-for-addition = { $points } pour des princes adverses à ses monuments
finish-for-removal = { $points } pour des princes retirés
finish-for-prestige = { $points } pour le prestige
discards-owed = À choisir leur défausse : { $owing }.
place-name = { $district ->
    [heron-quay] { district-heron-quay }
    [lantern-hill] { district-lantern-hill }
    [tide-mill] { district-tide-mill }
    [mirror-court] { district-mirror-court }
    [reed-gate] { district-reed-gate }
    [cinder-wharf] { district-cinder-wharf }
    [glass-row] { district-glass-row }
    [sun-gate] { district-sun-gate }
    [ember-stairs] { district-ember-stairs }
    [kilns] { district-kilns }
    [bell-foundry] { district-bell-foundry }
    [kite-market] { district-kite-market }
    [vane-square] { district-vane-square }
    [gull-terrace] { district-gull-terrace }
    [sail-lofts] { district-sail-lofts }
    [harp-steps] { district-harp-steps }
    [olive-landing] { district-olive-landing }
    [granary] { district-granary }
    [quarry-gate] { district-quarry-gate }
    [vine-slopes] { district-vine-slopes }
    [old-orchard] { district-old-orchard }
    [clay-yards] { district-clay-yards }
    [salt-garden] { district-salt-garden }
    [barley-strand] { district-barley-strand }
   *[other] { $district }
}
island-of-water = île de l’Eau
island-of-fire = île du Feu
island-of-wind = île du Vent
island-of-earth = île de la Terre

## Records

record-breaks = { $file } enfreint une règle ; { $why } ; « utopia record verify » dit la ligne
record-after = Après l’événement { $number } sur { $last } :
record-why = Pourquoi : { $why }.
record-title = Une partie d’Utopia
record-players = Joueurs : { $players }
record-board = Plateau : { $board }
record-edition = Édition : { $edition }
record-edition-but = { $edition }, mais { $options }
record-viewer = Du point de vue de { $viewer }.
record-cut = La dernière ligne est coupée et laissée de côté : { $line }
record-no-round = il n’y a pas de manche { $round } ici ; l’enregistrement va jusqu’à la manche { $last }
record-fault = { $file }, { $fault }
record-keeps-over = { $file } respecte les règles : { $events } événements, dont { $moves } coups ; la partie est finie.
record-keeps-on = { $file } respecte les règles : { $events } événements, dont { $moves } coups ; la partie continue.
record-there-already = { $file } existe déjà et reste tel quel ; choisis un autre nom
record-no-form = il n’y a pas de format { $form } ; c’est l’un de { $forms }
record-no-event = il n’y a pas d’événement { $number } ; l’enregistrement va de 0 à { $last }
cannot-be-written = { $file } ne peut pas être écrit : { $why }
standard-output = la sortie standard

## Boards

board-unplayable = { $file } n’est pas encore jouable : { $faults }.
board-fit = { $file } est bon à jouer : { $summary }.
board-doubts = Il diffère de ce qu’on sait du plan imprimé, ce qui est bien si le plan le montre ainsi :
board-digest = Son empreinte est { $digest }.
board-no-theme = Il n’y a pas de thème { $theme } ; choisis l’un de { $themes }.
board-drawn = Le plan de { $name } est dessiné dans { $file }.
board-schematic = C’est un schéma, car le fichier n’a pas de géométrie.
board-unusable = { $file } n’est pas un plateau utilisable : { $faults }.
board-summary = { $name } ; { $sizes } ; { $streets }, { $bridges }, { $harbours } ; avec son dessin
board-summary-undrawn = { $name } ; { $sizes } ; { $streets }, { $bridges }, { $harbours } ; sans dessin
count-faults = { $number ->
    [one] { $number } défaut
   *[other] { $number } défauts
}
count-streets = { $number ->
    [one] { $number } rue
   *[other] { $number } rues
}
count-bridges = { $number ->
    [one] { $number } pont
   *[other] { $number } ponts
}
count-harbours = { $number ->
    [one] { $number } port
   *[other] { $number } ports
}

## Bots among themselves

arena-progress = parties
arena-interrupted = Interrompu après { $played } parties sur { $games }.
arena-speed = { $games } parties et { $decisions } décisions par seconde dans { $number ->
    [one] { $number } processus
   *[other] { $number } processus
}
arena-jobs = { $jobs } processus : c’est un nombre entier de 1 à { $most }, ou 0 pour tous les cœurs
arena-average = par partie, en moyenne
arena-games = parties
arena-rounds = manches
arena-decisions = décisions
arena-legal-moves = coups permis
arena-most = { $mean } (au plus { $most })
arena-scores = scores
arena-wonders = merveilles
arena-ended = fin
arena-ended-target = { $number } par l’objectif
arena-ended-stall = { $number } par arrêt
arena-bot = robot
arena-seats = places
arena-seat = place
arena-wins = victoires
arena-sure = sûr à { $share }
arena-to = { $low } à { $high }
arena-par = attendu
arena-points = points
arena-points-by = points d’une partie par
arena-source-wonder = merveille
arena-source-patronage = possession
arena-source-addition = ajout
arena-source-removal = retrait
arena-source-prestige = prestige
arena-round = manche
arena-round-last = dernière
arena-place = { $number }e rang
arena-track = victoires selon le rang sur la piste au début de la manche
arena-limit = limite du matériel
arena-times = fois
arena-limit-takes = invité pris sans prince à placer
arena-limit-bases = joueur sans socle à la fin
arena-limit-monuments = civilisation sans monument à la fin

## Measuring

bench-checkout = bench demande les sources d’Utopia : { $missing } { $number ->
    [one] manque
   *[other] manquent
} à côté de ce paquet installé, et donc le moteur de référence auquel la vitesse est comparée ; lance `python3 run.py bench` dans les sources.
bench-players = joueurs
bench-decisions = décisions par seconde
bench-games = parties par seconde
bench-ns = ns par décision
bench-times = fois la référence
bench-not-measured = pas mesuré
bench-calibration-ns = ns par tour d’une boucle fixe
bench-step-decisions-per-s = décisions par seconde depuis Python
bench-state-bytes = octets par position
bench-copy-ns = ns pour copier une position
bench-replay-ms = ms pour lire, rejouer et vérifier un enregistrement
bench-replay-moves = coups dans cet enregistrement
bench-cold-compile-s = s pour charger les règles, rien de compilé
bench-cold-compile-all-s = s pour charger règles, parties au hasard et robots, rien de compilé
bench-warm-start-s = s pour utopia --help
bench-warm-rules-s = s pour charger les règles compilées
bench-warm-all-s = s pour charger règles, parties au hasard et robots
bench-warm-page-s = s jusqu’à ce qu’un serveur ait donné sa page
bench-rss-mb = Mo de mémoire, en jouant
bench-search-rounds-per-s = manches par seconde qu’essaient les robots qui cherchent, selon le nombre de joueurs
bench-load = Ce qu’un serveur supporte se mesure à part : { $command }

## Options that do not fit

players-out-of-range = { $number ->
    [one] { $number } joueur
   *[other] { $number } joueurs
} : Utopia se joue de { $least } à { $most }
players-one-bot = { $error } ({ $name } est un robot ; écris-en plusieurs comme Ann,Bob,mason)
players-one-person = { $error } ({ $name } passe pour le nom d’une seule personne ; écris-en plusieurs comme Ann,Bob,mason)
players-name-missing = places { $text } : il manque un nom ; écris-les comme Ann,Bob,mason
players-same-name = deux personnes s’appellent { $name } ; donne à chacune son propre nom
players-no-bot = { $name } n’est pas un robot ; voulais-tu dire { $near } ? (robots : { $bots })
players-other-number = { $number } joueurs ne peuvent pas reprendre une partie à { $players }
seed-no-number = seed { $text } n’est pas un nombre à partir de 0 ; écris-en un, ou `ask` pour taper les tirages d’une vraie table
seed-not-transcribed = --seed ne va pas avec --transcribe : les tirages sont tapés
resume-by-its-rules = --{ $option } ne va pas avec --resume : l’enregistrement dit selon quelles règles on joue
resume-by-its-file = --save ne va pas avec --resume : la partie continue dans son enregistrement ; `save FICHIER` change cela
match-games = { $games } parties : il faut en jouer au moins 1
match-seed = seed { $seed } : c’est un nombre entier de 0 à 2**64 - 1
file-no-folder = { $file } ne peut pas être écrit : il n’y a pas de dossier { $folder } ; crée-le d’abord, ou nommes-en un autre
file-no-name = { $file } n’est pas un nom de fichier ; écris-en un
file-no-home = { $file } est introuvable : il n’y a pas de dossier de cet utilisateur
file-exists = { $file } existe déjà ; reprends-le par --resume, ou choisis un autre nom
record-no-file = { $file } : ce fichier n’existe pas ; donne le chemin d’un enregistrement
record-unreadable = { $file } : illisible ({ $why }) ; donne le chemin d’un enregistrement

## Help: what is asked now

moment-guest =
    Tu prends un des invités visibles : un prince de sa civilisation va dans un quartier de son île que tu choisis.
    Trois de tes princes d’une même civilisation dans un quartier le prennent (district) ; cinq de civilisations différentes sur une île bâtissent sa merveille (wonder). Les monuments rapportent à chaque manche, selon l’échelle.
    Ou, une fois par manche, pioche un invité surprise. C’est peut-être celui qu’il te faut, mais quelqu’un d’autre en reçoit un aussi.
moment-surprise-guest = Choisis un quartier de l’île pour l’invité surprise tout juste pioché ; tu peux d’abord bâtir.
moment-name = Pour ton invité surprise, quelqu’un d’autre doit prendre un invité visible : choisis qui en profite le moins.
moment-named-guest = On te désigne pour un invité surprise : prends un des invités visibles. Cela ne te coûte pas de tour.
moment-named-end = On te désigne, et à cette table tu peux bâtir avant que le tour ne retourne à l’autre.
moment-end = Ton invité est placé. Tu peux encore bâtir avant de terminer ton tour.
moment-leave = Des princes pour la merveille se trouvent dans plusieurs quartiers : choisis lequel part.
moment-discard =
    Tous choisissent en même temps leur défausse : deux cartes pour le premier de la piste, aucune pour le dernier, une pour les autres.
    Un choix est définitif. Deux cartes égales font descendre une civilisation : réfléchis avant de t’en séparer.
moment-act =
    Joue des cartes, dans l’ordre que tu veux, autant que tu veux ; bâtis dès que tu peux ; puis termine ton tour.
    Une carte déplace ses princes (move), en ajoute un à ses monuments (add), y en retire un pour 2 points (remove) ou fait monter sa civilisation (raise). Deux cartes égales la font descendre (lower), trois ajoutent un prince n’importe où (anywhere).
    Tu gardes jusqu’à cinq cartes pour la manche suivante. Deux fois dans la partie, un privilège change une carte en une autre.
moment-destination = Choisis où ils vont : par une rue ou un pont, ou en barque entre deux ports ; un ou deux.
moment-privilege = Une carte changée se joue aussitôt : choisis l’action, ou annule-la par `undo`.
moment-pay = Choisis quelles cartes paient.
moment-keep = Tu as plus de cinq cartes : défausse jusqu’à ce qu’il en reste cinq.

## Help: typing what was drawn on a real table

typing-scale = Tape les civilisations dans l’ordre de l’échelle, de 5 à 1, comme `maya greek` ; m g suffit.
typing-first-player = Tape la couleur du premier joueur, comme `blue`.
typing-arrival = Tape chaque invité avec son île, comme `maya fire` ; des virgules en séparent plusieurs : `m f, g wi`.
typing-surprise-draw = Tape l’invité sorti du sac, comme `maya fire`, ou `m f`.
typing-deal = Tape les cartes dans l’ordre où elles sont distribuées, comme `maya maya greek` ; m m g suffit.
typing-undo = `undo` annule la dernière saisie, pour la corriger.

## Help: commands

command-help-board = tout ce qui est sur la table
command-help-hand = tes cartes et ta réserve
command-help-scores = la piste, l’ordre du jeu, et ce que la manche rapporterait maintenant
command-help-guests = les invités aux bateaux et dans le sac
command-help-look = un quartier, et où l’on va depuis lui
command-help-log = tout ce qui s’est passé ; `log 20` pour les 20 dernières lignes
command-help-why = pourquoi un coup est refusé, et par quelle règle ; `why 3` interroge sur une ligne de la liste
command-help-undo = annuler ta dernière décision
command-help-help = ce moment ; `help game`, `help map`, `help moves`, `help rules`, `help R-CARD-2` pour une règle
command-help-save = continuer dans un autre fichier ; `save` dit où est la partie
command-help-quit = arrêter ; la partie est enregistrée et peut être reprise
help-typing = Tape un numéro de la liste, ou un coup (`enter maya kilns` ; le début des mots suffit) ; des virgules en séparent plusieurs.
help-topics = help game, help map, help bots, help moves, help commands, help rules, ou une règle comme help R-CARD-2
help-no-topic = Il n’y a pas d’aide sur { $topic } ; essaie { help-topics }.
help-other-words = Autres mots : { $words } ; `help commands` les explique.
help-more = Plus d’aide : { help-topics }.
help-nothing-asked = Rien ne t’est demandé maintenant.
help-rules-of-moment = Règles du moment : { $rules } ; `help { $first }` en explique une.
help-rules = `help R-CARD-2` en explique une :
help-in-this-game = Dans cette partie : { $option } : { $choice }.

## Help: moves

verb-enter = prendre un invité visible, ou l’invité surprise, et placer un prince pour lui
verb-take = prendre un invité sans placer, quand il n’y a plus de tel prince
verb-surprise = piocher un invité surprise
verb-name = désigner le joueur qui doit prendre un invité visible
verb-district = prendre un quartier où se trouvent trois de tes princes
verb-wonder = bâtir la merveille d’une île
verb-leave = dire quel prince part pour la merveille
verb-move = déplacer un ou deux princes d’un quartier
verb-to = dire où ils vont, et combien
verb-add = ajouter un prince à un monument
verb-anywhere = ajouter un prince dans n’importe quel quartier, pour trois cartes
verb-remove = retirer un prince à un monument, pour 2 points
verb-raise = faire monter une civilisation sur l’échelle
verb-lower = mettre une civilisation au bas de l’échelle, pour deux cartes
verb-privilege = changer une carte en une autre civilisation pour l’action qui suit
verb-pay = dire quelles cartes paient
verb-discard = défausser une carte, ou deux
verb-end = terminer ton tour

## Help: the game on one screen

game-short-goal = Tu amènes des princes de cinq civilisations sur quatre îles. Trois d’une même civilisation dans un quartier deviennent son monument, qui rapporte à chaque manche ; un de chaque civilisation sur une île deviennent sa merveille, qui rapporte { $wonder } points aussitôt. Tu bâtis à tout moment de ton propre tour.
game-short-round = Une manche a trois phases :
game-short-welcome = 1, accueil. Trois invités par joueur attendent aux bateaux des îles. Trois fois, dans l’ordre de la piste de score, tu en prends un et places un prince de sa civilisation dans un quartier de son île ; une fois par manche tu peux plutôt piocher un invité surprise dans le sac.
game-short-development = 2, développement. Tu reçois cinq cartes ; le premier de la piste en défausse deux, le dernier aucune, les autres une. Puis tu en joues autant que tu veux : pour déplacer des princes, en ajouter ou en retirer un à un monument, faire monter ou descendre une civilisation sur l’échelle de prestige.
game-short-prestige = 3, prestige. Chaque monument rapporte à son propriétaire le rang de sa civilisation sur l’échelle, de 5 à 1.
game-short-value = Le nombre devant un quartier est sa valeur. Elle ne rapporte que là où s’élève une merveille : chaque fois qu’un quartier de cette île est pris ensuite, le propriétaire de la merveille en gagne la valeur (R-BUILD-3).
game-short-value-others = Le nombre devant un quartier est sa valeur. Elle ne rapporte que là où s’élève une merveille : chaque fois qu’un quartier de cette île est pris ensuite par quelqu’un d’autre, le propriétaire de la merveille en gagne la valeur (R-BUILD-3).
game-short-removal = Une petite source de points : retirer un de tes princes à un monument t’en donne { $removal }, et la carte d’avant a pu l’y ajouter. Si le monument est à un autre, l’ajout donne 1 point à son propriétaire.
game-short-end = La partie finit après la manche où quelqu’un a { $target } points ; le plus de points gagne. (help moves et help rules en disent plus, une fois que tu joues.)
map-value = Le nombre devant un quartier est sa valeur ; `look QUARTIER` dit ce qui s’y trouve et où l’on va depuis lui.
map-princes = Les princes viennent après la lettre de leur joueur, chaque civilisation par sa lettre, précédée du nombre s’ils sont plusieurs : r:2M,C sont deux princes mayas et un chinois du rouge. Un monument est un triangle avec les lettres de sa civilisation et de son propriétaire.
map-harbours = Les ports portent la lettre de leur secteur de mer : { $sectors }.
map-boats = Les barques vont de port à port dans un secteur, et entre { $links } (R-MOVE-1).
map-link = { $first } et { $last }
extra-missing = { $library } n’est pas installé. Il vient avec l’extra « { $extra } » : pip install "utopia[{ $extra }]", ou dans une copie du projet : python3 run.py extras

## Tournaments

match-simulations = { $simulations } simulations : il en faut au moins 1 à un robot qui cherche
match-seconds = { $seconds } secondes : il en faut plus que zéro à un robot
arena-progress-line = { $played } parties sur { $games } ; encore { $left } environ
arena-left = encore { $left } environ
arena-interrupted-kept = Interrompu après { $played } parties sur { $games } ; elles sont gardées. Pour reprendre : { $command }
arena-resume-alone = --resume reprend ce qui a été commencé ; enlève { $options }
arena-players-of-bots = --players { $players } dit combien de robots d’un groupe s’assoient à une table : nomme le groupe avec --bots, ou les places d’une seule table avec --seats
arena-seats-or-bots = --seats nomme les robots d’une table, --bots un groupe pour plusieurs tables ; donne l’un des deux
arena-too-few-bots = --bots { $bots } : un tournoi demande au moins 2 robots différents
arena-one-budget = une décision est limitée en --simulations ou en --seconds ; donne l’un des deux
arena-group = { $number } joueurs, { $games } parties
arena-rating = cote
arena-failures = { $bot } n’a pas pris { $number } de ses décisions, que { $stand } a prises : { $reasons }
arena-decision-times = ms par décision
arena-median = médiane
arena-p99 = 99 %
arena-overruns = dépassements
arena-table = table
arena-against = { $bot } contre { $others }
ladder-step = Marche { $number } sur { $steps } :
ladder-no-table = la page n’a pas de tableau de l’échelle ; il commence par { $head }
arena-process-ended = un processus qui jouait s’est terminé trop tôt, peut-être faute de mémoire ; essaie moins de --jobs
run-differs = des parties jouées maintenant n’appartiendraient pas à cette série ; elles diffèrent par (là-bas, ici) : { $differences }
run-in-use = un autre processus joue la série de { $folder }
run-line-broken = { $file }, ligne { $line } : elle a été changée après avoir été écrite ; une série ne reprend que ce qu’elle a écrit elle-même
run-game-wrong = { $file }, ligne { $line } : ce n’est pas la partie suivante de la série
run-folder-full = { $folder } n’est pas vide ; une série demande un nouveau dossier, ou reprend avec --resume
run-folder-unusable = { $folder } est inutilisable : { $reason }
run-not-kept = impossible d’écrire encore dans { $folder } : { $reason }. Toutes les parties précédentes sont gardées ; fais de la place et reprends avec --resume { $folder }
run-none = { $folder } ne contient pas de série : il n’y a pas de { $file }
run-manifest-wrong = { $file } n’est pas le manifeste d’une série : { $why }
arena-plot-kind = { $file } n’est pas un genre d’image ; son nom finit par l’un de { $endings }
arena-ray-address = { $address } n’est pas l’adresse d’une grappe Ray ; écris MACHINE:PORT, comme ray start --head l’affiche
arena-ray-silent = aucune grappe Ray ne répond à { $address } ({ $reason }) ; est-elle démarrée, et cette machine en fait-elle partie ?
arena-ray-differs = une machine de la grappe Ray joue avec d’autres règles ou d’autres robots ; toutes doivent avoir la même version d’utopia
arena-ray-failed = la grappe Ray a échoué : { $reason }
command-help-hint = ce que ferait ici un robot fort, et pourquoi
hint-moves = L’Architecte jouerait : { $moves }
bench-begins = Mesure en cours ; cela prend une à trois minutes…
