# La table : ordre du jeu, main, joueurs, chronique ; la fin d’une partie et sa relecture.

table-title = Utopia : la table de { $names }
table-loading = Mise en place…
table-barred = Pas de partie ici pour toi
table-barred-about = Il n’y a aucune partie à cette adresse, ou bien elle est privée et tu n’y as ni place ni lien pour regarder. Vérifie l’adresse, ou demande un nouveau lien à la personne qui te l’a envoyée.
table-crowded = Trop de fenêtres sont ouvertes
table-crowded-about = Le serveur ne garde qu’un certain nombre de connexions ouvertes. Ferme quelques fenêtres d’Utopia et recharge celle-ci.
table-unplayable = Cette partie ne peut pas continuer
table-unplayable-about = Elle a été endommagée, ou son plan manque. Le journal du serveur en dit plus.
table-lost = Connexion perdue. Ta partie est en sûreté ; nouvel essai…
table-flooded = Trop d’envois à la fois. La connexion revient dans un moment…
table-tools = Règles, sons et le reste
table-dock = Ton tour et ta main
table-aside = Joueurs, chronique, réserves

table-phase-setup = Mise en place
table-phase-welcome = Accueil
table-phase-development = Développement
table-phase-over = Fin
table-lap = passage { $lap } sur { $laps }

table-order = Ordre du jeu
table-order-now = { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} : tour en cours
table-order-acted = { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} : tour joué
table-order-comes = { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} : tour à venir
table-your-turn = À toi de jouer
table-turn-of = À { $name } de jouer
table-thinking = { $name } réfléchit
table-is-thinking = réfléchit
table-is-bot = robot
table-is-away = hors ligne
table-at-once = Tous choisissent en même temps
table-all-discard = Les défausses se choisissent
table-others-discard = { $number ->
    [one] { $name } choisit encore
   *[other] Les autres choisissent encore
}
table-drawing = On tire au sort
table-over = La partie est finie
table-over-about = Regarde comment elle s’est passée, ou rejoue.

table-players = Joueurs
table-you = Toi
table-give-name = Donne-toi un nom
table-now = Points
table-if-ended = Si la manche finissait ici
table-points-now = points :
table-points-then = si la manche finissait maintenant :
table-cell = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $then } si la manche finissait maintenant
table-has = { $bases ->
    [one] { $bases } socle
   *[other] { $bases } socles
} · { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
table-bases-about = Un socle porte chaque monument et chaque merveille ; sans socle, on ne bâtit plus.
table-name-this = Faire prendre un invité à { $name }
table-supply = Princes en réserve
table-privileges-left = Privilèges
table-guests-taken = Invités de la manche
table-surprised = avec invité surprise

table-supplies = Réserves
table-bag = dans le sac
table-pile = dans la pioche
table-discards = défaussées
table-bag-of = { $island ->
    [water] Sac : Eau
    [fire] Sac : Feu
    [wind] Sac : Vent
   *[earth] Sac : Terre
}
table-monuments-left = Monuments restants
table-ships = Invités sur les bateaux
table-guest = { $number ->
    [0] Invité surprise { form-civ }, { form-island }
    [one] Invité { form-civ } de l’{ form-island }
   *[other] { $number } invités { form-civ-mp } de l’{ form-island }
}

table-chronicle = Chronique
table-since = Depuis ton dernier tour
table-plays-for = { $name } joue pour { $was }.
table-to-now = Revenir au présent
table-guide = Montre-moi
past-look = Revenir en arrière
past-turn = Montrer le dernier tour
table-playing-back = Ce qui s’est passé depuis ton dernier tour
table-log-guests = { $number ->
    [one] Un invité sort du sac.
   *[other] { $number } invités sortent du sac.
}
table-log-scale = Les civilisations sont placées sur l’échelle de prestige.
table-log-dealt = { $number ->
    [one] Une carte est distribuée.
   *[other] { $number } cartes sont distribuées.
}
table-log-prestige = Prestige pour chaque quartier.

table-hand = { $number ->
    [one] Ta main : une carte
   *[other] Ta main : { $number } cartes
}
table-hand-empty = Tu n’as pas de carte. La phase 2, le développement, commence par cinq cartes pour chacun.
table-spectators = Spectateurs
table-time = Temps et départ
table-hand-hidden = Tu regardes ; les mains sont cachées.
table-card = { $number ->
    [one] Carte { form-civ-f }
   *[other] { $number } cartes { form-civ-fp }
}
table-cards-picked = { table-card }, { $picked ->
    [one] une choisie
   *[other] { $picked } choisies
}
table-privileges = { $number ->
    [0] Plus de privilège
    [one] Encore un privilège : il change une carte en une autre civilisation
   *[other] Encore { $number } privilèges : chacun change une carte en une autre civilisation
}

table-take-back = Annuler le coup
table-end-turn = Finir le tour
table-end-final = C’est définitif
table-not-your-turn = Ce n’est pas ton tour
table-guest-first = Prends d’abord un invité
table-answer-first = Réponds d’abord à la question
table-why = Pourquoi ?
table-brings = Rapporte { $points } tout de suite.
table-brings-other = Donne { $points } à { $name }.
table-would-stand = Tu serais à { $points } si la manche finissait alors.
table-touch-again = Touche encore une fois pour confirmer.
table-enables = Tu pourras ensuite bâtir.

table-ask-guest = Quel invité accueilles-tu ?
table-ask-guest-about = { $place ->
    [list] Choisis un invité ci-dessous puis un quartier de son île, ou l’inverse.
   *[board] Choisis un invité sur un bateau puis un quartier de son île, ou l’inverse.
}
table-ask-named = { $name } te désigne : quel invité ?
table-ask-named-about = Prends un invité visible et place ton prince ; puis { $name } continue.
table-ask-where = Où loger ton prince { form-civ } ?
table-ask-where-about = Dans un quartier éclairé de l’{ form-island }. Ou choisis un autre invité.
table-ask-which = Qui loger { form-at-district } ?
table-ask-which-about = Choisis l’un des invités éclairés.
table-ask-surprise = Surprise ! Où loger ton prince { form-civ } ?
table-ask-surprise-about = Dans un quartier éclairé de l’{ form-island }.
table-ask-name = Qui doit maintenant prendre un invité ?
table-ask-name-about = Choisis qui prend un invité visible ; ton tour continue ensuite.
table-ask-named-end = Bâtir ou finir
table-ask-named-end-about = Finis ta part, et { $name } continue.
table-ask-end = Ton invité est logé
table-ask-end-about = Bâtis si tu veux, puis finis ton tour.
table-ask-end-cards = Bâtir ou finir le tour
table-ask-end-cards-about = Il ne reste rien d’autre à faire.
table-ask-nothing = Il ne reste rien d’autre à faire
table-ask-nothing-about = Finis ton tour, ou annule un coup.
table-ask-lapse-about = Ton tour se finit automatiquement. Clique ou touche n’importe où pour l’arrêter, ou annule un coup.
table-ask-leave = Quel prince { form-civ } part pour la merveille ?
table-ask-leave-about = Choisis l’un des princes éclairés de l’{ form-island }, sur le plan ou dessous.
table-ask-discard = { $number ->
    [one] Défausse une carte
   *[other] Défausse { $number } cartes
}
table-ask-discard-about = Tous choisissent en même temps. Ton choix est définitif et montré avec les autres.
table-ask-keep = { $number ->
    [one] Défausse une carte
   *[other] Défausse { $number } cartes
}
table-ask-keep-about = { $number ->
    [one] Ta main garde cinq cartes. Choisis celle qui part.
   *[other] Ta main garde cinq cartes. Choisis les { $number } qui partent.
}
table-ask-act = Que joues-tu ?
table-ask-act-about = Choisis une carte ou l’un de tes princes éclairés. Joue autant de cartes que tu veux.
table-ask-card = Carte { form-civ-f } : pour quoi faire ?
table-ask-card-about = Choisis ce qui est éclairé sur le plan, ou un bouton dessous.
table-ask-stack = Tes princes { form-civ-mp } : et maintenant ?
table-ask-stack-about = Choisis un bouton dessous, ou une autre pièce.
table-ask-place = Que faire { form-at-district } ?
table-ask-place-about = Choisis un bouton dessous, ou une pièce.
table-ask-scale = { form-land-first } sur l’échelle de prestige
table-ask-scale-about = Une carte fait monter d’un rang ; deux cartes font descendre à 1.
table-ask-no-card = Tu n’as pas de carte { form-civ-f }
table-ask-no-card-about = Un privilège peut en faire une d’une autre carte.
table-ask-where-then = Où ?
table-ask-where-then-about = Choisis un lieu éclairé.
table-ask-destination = { $number ->
    [one] Où va ton prince { form-civ } ?
   *[other] Où vont tes princes { form-civ-mp } ?
}
table-ask-destination-about = Départ { form-from-district } : choisis un quartier éclairé.
table-ask-privilege = Ta carte est maintenant { form-second-f }
table-ask-privilege-about = Joue-la : choisis ce qui est éclairé, ou un bouton dessous. Ou annule.
table-ask-pay-raise = Quelle carte paie ?
table-ask-pay-raise-about = N’importe quelle carte fait monter { form-land }.
table-ask-pay-lower = Quelles deux cartes paient ?
table-ask-pay-lower-about = Deux cartes quelconques font descendre { form-land }.

table-do-surprise = Plutôt un invité surprise
table-do-take = Prendre l’invité { form-civ } sans placer
table-do-district = Bâtir un monument { form-civ } : { form-the-district }
table-do-wonder = Bâtir la merveille de l’{ form-island } : +6
table-do-move = Déplacer un ou deux princes
table-do-move-of = Déplacer des princes { form-civ-mp }
table-do-add = Ajouter un prince
table-do-add-of = Ajouter un prince { form-civ }
table-do-remove = Retirer un prince : +2
table-do-remove-of = Retirer un prince { form-civ } : +2
table-do-anywhere = Ajouter un prince n’importe où (3 cartes)
table-do-anywhere-of = Ajouter un prince { form-civ } n’importe où (3 cartes)
table-do-raise = Faire monter { form-land }
table-do-raise-of = Faire monter { form-land }
table-do-lower = Ramener { form-land } à 1 (2 cartes)
table-do-lower-of = Ramener { form-land } à 1 (2 cartes)
table-do-turn = La jouer comme…
table-do-turn-as = comme { form-second-f }
table-do-turn-into = Jouer une carte { form-civ-f } comme { form-second-f }
table-do-it = Oui, c’est ça
table-do-pay = { $number ->
    [one] Payer avec cette carte
   *[other] Payer avec { $picked } cartes sur { $number }
}
table-do-discard = { $number ->
    [one] Défausser cette carte
   *[other] Défausser les cartes choisies ({ $picked } sur { $number })
}
table-how-many = Combien ?

table-pass = Passe l’appareil à { $name }
table-pass-about = Les mains restent couvertes jusqu’à ce que { $name } confirme.
table-it-is-me = C’est moi, { $name }

table-sound-on = Sons activés
table-sound-off = Sons coupés
table-ends-turn = Finir mon tour automatiquement
table-districts = Les quartiers en tableau
table-legend = Pièces et symboles
table-names = Noms des quartiers sur le plan
table-loupe = Agrandir le plateau
table-loupe-whole = Plateau entier
table-help = Touches
table-typed = Écrire un coup
table-typed-play = Jouer
table-typed-possible = { $number ->
    [0] Aucun coup permis ne commence ainsi.
    [one] Un coup permis :
   *[other] { $number } coups permis :
}
table-typed-more = … et d’autres ; écris encore pour en réduire le nombre.
table-typed-many = { $number } coups conviennent ; écris-en un peu plus.
table-typed-none = Aucun coup permis ne s’écrit ainsi.
table-typed-done = Fait : { $move }
table-typed-refused = Coup refusé ; la table dit pourquoi.
table-key-walk = aller de quartier en quartier
table-key-left = flèche gauche
table-key-right = flèche droite
table-key-up = flèche haut
table-key-down = flèche bas
table-key-touch = choisir ce qui est sélectionné
table-key-card = la carte à cette place de la main
table-key-cancel = annuler ce qui est commencé
table-key-back = annuler le coup
table-key-end = finir le tour
table-key-board = au plateau
table-key-loupe = plateau plus grand, plus petit, entier
table-key-hand = à la main
table-key-typed = écrire un coup
table-key-log = à la chronique
table-key-past = revenir en arrière
table-key-rules = règles
table-key-districts = les quartiers en tableau
table-key-next = la prochaine partie qui t’attend
table-key-mute = sons activés ou coupés
table-key-help = cette liste

ending-title = { $name } gagne
ending-shared = { $names } se partagent la victoire
ending-target = L’objectif de { $points ->
    [one] { $points } point
   *[other] { $points } points
} a été atteint à la manche { $round }.
ending-stall = La partie s’arrête après la manche { $round }, sans que personne ait atteint l’objectif.
ending-ended-title = La partie a été interrompue
ending-ended = Les autres y ont mis fin à la manche { $round }. Il n’y a pas de classement, et elle ne compte pas.
ending-closed = L’administration de ce serveur y a mis fin à la manche { $round }. Il n’y a pas de classement, et elle ne compte pas.
ending-place = Place
ending-standings = Classement
ending-rounds = Manche par manche
ending-round = M{ $round }
ending-chart = Points après chaque manche
ending-chart-line = { $name } : { $points }
ending-total = Points
ending-again = Rejouer
ending-compare = Comparer avec les autres
ending-wanted = { $count ->
    [one] { $names } veut rejouer.
   *[other] { $names } veulent rejouer.
}
ending-join = Rejouer avec { $names }
ending-replay = Revoir la partie
ending-analysis = Analyser
ending-record = Enregistrer la partie
ending-picture = Montrer la cité
ending-look = Regarder le plateau
ending-show = Résultat

replay-title = Relecture
replay-to-table = À la table
replay-first = Au début
replay-back = Une étape en arrière
replay-on = Une étape en avant
replay-last = À la fin
replay-play = Lecture
replay-pause = Pause
replay-speed = Vitesse
replay-where = Étape { $event } sur { $total }
replay-round = Aller à la manche
replay-seat = Vu par
replay-open = Toutes les mains ouvertes
replay-nobody = un spectateur
replay-failed = Cette étape n’a pas pu être chargée.

## Ce qui échappe facilement

table-waking = Les robots se réveillent…
table-last-round = dernière manche
table-maybe-last = dernière manche ?
end-certain = C’est la dernière manche : { $seat } a déjà { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
end-likely = La partie s’arrêterait avec cette manche : { $seat } en serait à { $points }.
table-end-discards = { $number ->
    [one] Définitif ; tu défausses ensuite une carte
   *[other] Définitif ; tu défausses ensuite { $number } cartes
}
table-end-discards-short = { $number ->
    [one] puis en défausser une
   *[other] puis en défausser { $number }
}
table-do-surprise-about = Tiré sans être vu : on ne peut pas l’annuler. Un joueur de ton choix prend aussi un invité. Une fois par manche.
table-ask-turn = Jouer la carte { form-civ-f } comme quelle civilisation ?
table-ask-turn-about = Cela coûte un privilège, qui ne revient pas.
table-turned-card = Carte { form-civ-f }, jouée comme { form-second-f }
table-only-end = Il n’y a plus rien d’autre à faire dans ce tour : finis-le, ou annule un coup.
table-card-first = Choisis d’abord une carte, ou l’un de tes princes éclairés.
table-cards-first = Choisis d’abord parmi tes cartes.
table-log-no-prestige = Prestige : personne ne contrôle de quartier.
table-prestige = Prestige
table-prestige-of = { $name } +{ $points }
table-it-is-you = (toi)
table-menu-look-up = À consulter
table-menu-play = Jouer
table-hint = Conseil
table-hint-soon = Le conseil vient dès que les robots sont réveillés.
table-key-hint = un conseil

table-chat = Discussion
table-chat-unread = Discussion, { $number } non lus
table-chat-notes = Discussion et notes
table-plan = Prévoir
table-key-chat = discussion et notes
