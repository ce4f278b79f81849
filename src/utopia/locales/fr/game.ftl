# Les mots du jeu, pour la page, le terminal et le serveur. Ce que valent les variables est dit dans en/game.ftl.

## Noms

civilization-maya = Mayas
civilization-persian = Perses
civilization-chinese = Chinois
civilization-greek = Grecs
civilization-egyptian = Égyptiens
land-maya = Mayas
land-persian = Perse
land-chinese = Chine
land-greek = Grèce
land-egyptian = Égypte
island-water = Eau
island-fire = Feu
island-wind = Vent
island-earth = Terre
seat-red = Rouge
seat-blue = Bleu
seat-yellow = Jaune
seat-green = Vert
seat-violet = Violet
source-wonder = Merveilles bâties
source-patronage = Possession d’une merveille
source-addition = Princes adverses à ses monuments
source-removal = Princes retirés
source-prestige = Prestige
district-heron-quay = Quai des Hérons
district-lantern-hill = Colline aux Lanternes
district-tide-mill = Moulin à Marée
district-mirror-court = Cour aux Miroirs
district-reed-gate = Porte des Roseaux
district-cinder-wharf = Quai aux Cendres
district-glass-row = Rue des Verriers
district-sun-gate = Porte du Soleil
district-ember-stairs = Escaliers de Braise
district-kilns = Fours
district-bell-foundry = Fonderie de Cloches
district-kite-market = Marché aux Cerfs-Volants
district-vane-square = Place des Girouettes
district-gull-terrace = Terrasse des Mouettes
district-sail-lofts = Voileries
district-harp-steps = Degrés de la Harpe
district-olive-landing = Débarcadère des Oliviers
district-granary = Grenier
district-quarry-gate = Porte de la Carrière
district-vine-slopes = Coteaux des Vignes
district-old-orchard = Vieux Verger
district-clay-yards = Cours d’Argile
district-salt-garden = Jardin de Sel
district-barley-strand = Grève des Orges
sector-ember-sound = Détroit de Braise
sector-mirror-bay = Baie du Miroir
sector-furrow-bay = Baie du Sillon
sector-gale-reach = Rade des Vents

## Grammaire

form-civ = { $civ ->
    [maya] maya
    [persian] perse
    [chinese] chinois
    [greek] grec
    [egyptian] égyptien
   *[other] { $civ }
}
form-civ-f = { $civ ->
    [maya] maya
    [persian] perse
    [chinese] chinoise
    [greek] grecque
    [egyptian] égyptienne
   *[other] { $civ }
}
form-civ-mp = { $civ ->
    [maya] mayas
    [persian] perses
    [chinese] chinois
    [greek] grecs
    [egyptian] égyptiens
   *[other] { $civ }
}
form-civ-fp = { $civ ->
    [maya] mayas
    [persian] perses
    [chinese] chinoises
    [greek] grecques
    [egyptian] égyptiennes
   *[other] { $civ }
}
form-second-f = { $second ->
    [maya] maya
    [persian] perse
    [chinese] chinoise
    [greek] grecque
    [egyptian] égyptienne
   *[other] { $second }
}
form-land = { $civ ->
    [maya] le pays maya
    [persian] la Perse
    [chinese] la Chine
    [greek] la Grèce
    [egyptian] l’Égypte
   *[other] { $civ }
}
form-land-first = { $civ ->
    [maya] Le pays maya
    [persian] La Perse
    [chinese] La Chine
    [greek] La Grèce
    [egyptian] L’Égypte
   *[other] { $civ }
}
form-island = { $island ->
    [water] île de l’Eau
    [fire] île du Feu
    [wind] île du Vent
    [earth] île de la Terre
   *[other] { $island }
}
form-the-district = { $district ->
    [heron-quay] le Quai des Hérons
    [lantern-hill] la Colline aux Lanternes
    [tide-mill] le Moulin à Marée
    [mirror-court] la Cour aux Miroirs
    [reed-gate] la Porte des Roseaux
    [cinder-wharf] le Quai aux Cendres
    [glass-row] la Rue des Verriers
    [sun-gate] la Porte du Soleil
    [ember-stairs] les Escaliers de Braise
    [kilns] les Fours
    [bell-foundry] la Fonderie de Cloches
    [kite-market] le Marché aux Cerfs-Volants
    [vane-square] la Place des Girouettes
    [gull-terrace] la Terrasse des Mouettes
    [sail-lofts] les Voileries
    [harp-steps] les Degrés de la Harpe
    [olive-landing] le Débarcadère des Oliviers
    [granary] le Grenier
    [quarry-gate] la Porte de la Carrière
    [vine-slopes] les Coteaux des Vignes
    [old-orchard] le Vieux Verger
    [clay-yards] les Cours d’Argile
    [salt-garden] le Jardin de Sel
    [barley-strand] la Grève des Orges
   *[other] { $district }
}
form-at-district = { $district ->
    [heron-quay] au Quai des Hérons
    [lantern-hill] à la Colline aux Lanternes
    [tide-mill] au Moulin à Marée
    [mirror-court] à la Cour aux Miroirs
    [reed-gate] à la Porte des Roseaux
    [cinder-wharf] au Quai aux Cendres
    [glass-row] à la Rue des Verriers
    [sun-gate] à la Porte du Soleil
    [ember-stairs] aux Escaliers de Braise
    [kilns] aux Fours
    [bell-foundry] à la Fonderie de Cloches
    [kite-market] au Marché aux Cerfs-Volants
    [vane-square] à la Place des Girouettes
    [gull-terrace] à la Terrasse des Mouettes
    [sail-lofts] aux Voileries
    [harp-steps] aux Degrés de la Harpe
    [olive-landing] au Débarcadère des Oliviers
    [granary] au Grenier
    [quarry-gate] à la Porte de la Carrière
    [vine-slopes] aux Coteaux des Vignes
    [old-orchard] au Vieux Verger
    [clay-yards] aux Cours d’Argile
    [salt-garden] au Jardin de Sel
    [barley-strand] à la Grève des Orges
   *[other] à { $district }
}
form-from-district = { $district ->
    [heron-quay] du Quai des Hérons
    [lantern-hill] de la Colline aux Lanternes
    [tide-mill] du Moulin à Marée
    [mirror-court] de la Cour aux Miroirs
    [reed-gate] de la Porte des Roseaux
    [cinder-wharf] du Quai aux Cendres
    [glass-row] de la Rue des Verriers
    [sun-gate] de la Porte du Soleil
    [ember-stairs] des Escaliers de Braise
    [kilns] des Fours
    [bell-foundry] de la Fonderie de Cloches
    [kite-market] du Marché aux Cerfs-Volants
    [vane-square] de la Place des Girouettes
    [gull-terrace] de la Terrasse des Mouettes
    [sail-lofts] des Voileries
    [harp-steps] des Degrés de la Harpe
    [olive-landing] du Débarcadère des Oliviers
    [granary] du Grenier
    [quarry-gate] de la Porte de la Carrière
    [vine-slopes] des Coteaux des Vignes
    [old-orchard] du Vieux Verger
    [clay-yards] des Cours d’Argile
    [salt-garden] du Jardin de Sel
    [barley-strand] de la Grève des Orges
   *[other] de { $district }
}

## Pourquoi un coup est refusé, et ce qui serait juste

refusal-game-is-over = La partie est finie ; plus personne ne joue.
refusal-chance-decides = Un tirage passe d’abord ; les joueurs décident ensuite.
refusal-not-your-decision = C’est à quelqu’un d’autre de décider ; tu joues quand on te le demande.
refusal-guest-not-open = Aucun invité { form-civ } n’attend sur l’{ form-island } ; prends un invité visible, ou celui qui vient d’être pioché.
refusal-island-is-closed = L’{ form-island } est fermée à deux joueurs ; choisis une autre île.
refusal-no-prince-in-supply = Il n’y a plus de prince { form-civ } dans ta réserve ; choisis une autre civilisation.
refusal-no-prince-in-supply-enter = Il n’y a plus de prince { form-civ } dans ta réserve ; prends l’invité sans placer de prince : 'take { $civ } { $island }'.
refusal-placing-is-compulsory = Il te reste un prince { form-civ } en réserve, tu dois donc le placer : 'enter { $civ }' avec un quartier de l’{ form-island }.
refusal-surprise-used = On ne pioche qu’un invité surprise par manche ; prends un invité visible.
refusal-bag-is-empty = Le sac est vide, il n’y a pas d’invité surprise ; prends un invité visible.
refusal-cannot-name-yourself = On ne se désigne pas soi-même ; désigne un autre joueur.
refusal-no-such-player = Ce joueur n’est pas à cette table ; choisis l’une de ses places.
refusal-wonder-stands = L’{ form-island } a déjà sa merveille, et chaque île n’en porte qu’une ; choisis une autre île.
refusal-wonder-needs-each-civilization = La merveille de l’{ form-island } demande un de tes princes de chaque civilisation sur cette île ; il en manque encore.
refusal-no-base-left = Tu n’as plus de socle, et chaque bâtiment en demande un ; tu ne bâtis plus.
refusal-not-the-civilization-asked = Ce n’est pas un prince { form-civ } qui est demandé ; réponds pour la civilisation demandée.
refusal-no-prince-there = Aucun de tes princes { form-civ-mp } ne peut partir { form-from-district } ; choisis un quartier où il y en a un.
refusal-district-is-controlled = Il y a déjà un monument { form-at-district } ; choisis un quartier sans monument.
refusal-district-needs-three = Pour prendre { form-the-district }, il te faut trois princes { form-civ-mp } sur place ; ils sont moins nombreux.
refusal-no-monument-left = Il ne reste plus de monument { form-civ } ; choisis trois princes d’une autre civilisation.
refusal-wrong-number-of-cards = Tu dois défausser 2 cartes si tu es en tête de la piste, aucune si tu es en dernier, sinon 1.
refusal-wrong-number-of-cards-pay = Ce n’est pas le bon nombre de cartes : une pour faire monter, deux pour faire descendre.
refusal-no-such-card = Tu n’as pas de carte { form-civ-f } ; choisis une carte de ta main.
refusal-no-such-card-two = Tu n’as pas ces deux cartes, { form-civ-f } et { form-second-f } ; choisis des cartes de ta main.
refusal-card-needed = Il faut une carte { form-civ-f }, imprimée ou changée par un privilège ; tu n’en as pas à jouer.
refusal-card-needed-raise = Pour faire monter { form-land }, il faut une carte qui convient ; tu n’en as pas à jouer.
refusal-no-privilege-left = Tu n’as plus de privilège ; joue la carte telle qu’elle est imprimée.
refusal-same-civilization = Une carte { form-civ-f } l’est sans privilège ; change-la en une autre civilisation.
refusal-privilege-leads-nowhere = Aucune action ne suivrait avec une carte devenue { form-second-f } ; ne change une carte que pour une action que tu peux jouer ensuite.
refusal-no-way-there = On n’arrive pas en un pas { form-at-district } ; un pas franchit une rue ou un pont, ou va en barque d’un port à un port du même secteur ou d’un secteur voisin.
refusal-no-way-there-move = Aucune rue, aucun pont, aucune barque ne part { form-from-district } ; déplace des princes d’ailleurs.
refusal-not-enough-princes = Il y a moins de { $number } princes de ce genre au départ ; n’en déplace qu’un.
refusal-no-monument-of-it = Il n’y a pas de monument { form-civ } { form-at-district } ; choisis un quartier qui en a un.
refusal-three-cards-needed = Un prince n’importe où demande trois cartes { form-civ-fp } ; tu en as moins à jouer.
refusal-already-at-the-top = { form-land-first } est déjà à 5 et ne monte pas plus haut ; fais monter une autre civilisation.
refusal-already-at-the-bottom = { form-land-first } est déjà à 1 et ne descend pas plus bas ; fais descendre une autre civilisation.
refusal-two-cards-needed = Pour faire descendre { form-land }, il faut deux cartes qui conviennent ; tu en as moins à jouer.
refusal-unknown-move = Ce n’est pas un coup de ce jeu ; choisis-en un dans la liste.

## Pourquoi ce genre de coup n’est pas demandé maintenant

not-now-enter = On ne prend pas d’invité maintenant ; cela se fait au début d’un tour de la phase 1.
not-now-take = On ne prend pas d’invité maintenant ; cela se fait au début d’un tour de la phase 1.
not-now-surprise = On ne pioche pas d’invité surprise maintenant ; il remplace un invité dans un tour de la phase 1.
not-now-name = On ne désigne personne maintenant ; cela suit un invité surprise.
not-now-end = Le tour ne peut pas finir maintenant ; réponds d’abord à ce qui est demandé.
not-now-district = On ne bâtit pas maintenant ; tu bâtis dans ton propre tour de la phase 1 ou 2, entre ses autres étapes.
not-now-wonder = On ne bâtit pas maintenant ; tu bâtis dans ton propre tour de la phase 1 ou 2, entre ses autres étapes.
not-now-leave = Aucun prince ne part maintenant ; cela se demande quand on bâtit une merveille.
not-now-discard = On ne défausse pas maintenant ; cela se demande au début de la phase 2, ou au-delà de 5 cartes après un tour.
not-now-discard-two = On ne défausse pas deux cartes maintenant ; cela se demande au premier de la piste au début de la phase 2.
not-now-privilege = On ne change pas de carte maintenant ; cela se fait dans ton tour de la phase 2.
not-now-move = On ne déplace pas de princes maintenant ; cela se fait dans ton tour de la phase 2.
not-now-to = Aucune destination n’est demandée maintenant ; dis d’abord quels princes se déplacent.
not-now-add = On n’ajoute pas de prince maintenant ; cela se fait dans ton tour de la phase 2.
not-now-anywhere = On n’ajoute pas de prince maintenant ; cela se fait dans ton tour de la phase 2.
not-now-remove = On ne retire pas de prince maintenant ; cela se fait dans ton tour de la phase 2.
not-now-raise = L’échelle ne change pas maintenant ; cela se fait dans ton tour de la phase 2.
not-now-lower = L’échelle ne change pas maintenant ; cela se fait dans ton tour de la phase 2.
not-now-pay = Il n’y a rien à payer maintenant ; dis d’abord quelle civilisation monte.
not-now-pay-two = Il n’y a rien à payer maintenant ; dis d’abord quelle civilisation descend.

## Ce qui s’est passé

event-enter = { $seat } prend l’invité { form-civ } de l’{ form-island } et place un prince { form-at-district }.
event-take = { $seat } prend l’invité { form-civ } de l’{ form-island } sans placer de prince, car il n’en reste plus.
event-surprise = { $seat } pioche un invité surprise.
event-name = { $seat } désigne { $other }, qui doit prendre un invité visible.
event-end = { $seat } termine son tour.
event-district = { $seat } prend { form-the-district } avec trois princes { form-civ-mp }.
event-wonder = { $seat } bâtit la merveille de l’{ form-island }.
event-leave = { $seat } retire son prince { form-civ } { form-from-district } pour la merveille.
event-discard = { $seat } défausse une carte { form-civ-f }.
event-discard-two = { $seat } défausse deux cartes : { form-civ-f } et { form-second-f }.
event-discard-unseen = { $seat } a choisi sa défausse.
event-privilege = { $seat } change, par un privilège, une carte { form-civ-f } en carte { form-second-f }.
event-move = { $seat } part { form-from-district } avec une carte { form-civ-f }.
event-to-1 = { $seat } amène un prince { form-at-district }.
event-to-2 = { $seat } amène deux princes { form-at-district }.
event-add = { $seat } ajoute un prince { form-civ } au monument situé { form-at-district }.
event-anywhere = { $seat } ajoute un prince { form-civ } { form-at-district } pour trois cartes.
event-remove = { $seat } retire un prince { form-civ } au monument situé { form-at-district }, pour deux points.
event-raise = { $seat } fait monter { form-land } sur l’échelle de prestige.
event-lower = { $seat } fait descendre { form-land } au bas de l’échelle de prestige.
event-pay = { $seat } paie avec une carte { form-civ-f }.
event-pay-two = { $seat } paie avec deux cartes : { form-civ-f } et { form-second-f }.
event-scale = { form-land-first } prend place sur l’échelle de prestige.
event-first-player = { $other } commence.
event-guest = Un invité { form-civ } de l’{ form-island } sort du sac.
event-card = { $other } reçoit une carte { form-civ-f }.
event-unseen-card = { $other } reçoit une carte.

## Ce qui est demandé

question-scale = Quelle civilisation prend place ensuite sur l’échelle de prestige, à { $value } ?
question-first-player = Qui commence ?
question-arrival = Quel invité sort du sac ? Encore à tirer : { $number }.
question-surprise-draw = Quel invité pioche { $seat } dans le sac ?
question-deal = Quelle carte reçoit { $seat } ? Encore à distribuer : { $number }.
question-guest = { $seat } prend un invité visible ou pioche un invité surprise, et peut bâtir.
question-surprise-guest = { $seat } place un prince pour l’invité { form-civ } de l’{ form-island } tout juste pioché, et peut bâtir.
question-name = { $seat } désigne un autre joueur, qui doit prendre un invité visible, et peut bâtir.
question-named-guest = { $seat }, sur désignation par { $other }, prend un invité visible.
question-named-end = { $seat }, sur désignation par { $other }, bâtit ou termine.
question-end = { $seat } bâtit ou termine son tour.
question-leave = Quel prince { form-civ } laisse la place à la merveille de l’{ form-island } ? À { $seat } de choisir.
question-discard = { $number ->
    [one] Il reste un joueur à choisir sa défausse.
   *[other] { $number } joueurs choisissent leur défausse en même temps.
}
question-discard-one = { $seat } (une carte)
question-discard-two = { $seat } (deux cartes)
question-act = { $seat } joue des cartes, bâtit ou termine son tour.
question-destination = Où vont les princes { form-civ-mp } que { $seat } fait partir { form-from-district }, et combien, un ou deux ?
question-privilege = { $seat } joue la carte devenue { form-civ-f } : une action qu’elle paie.
question-pay-raise = Avec quelle carte paie { $seat } pour faire monter { form-land } ?
question-pay-lower = Avec quelles deux cartes paie { $seat } pour faire descendre { form-land } ?
question-keep = { $seat } garde 5 cartes sur { $number } et défausse les autres.
question-over = La partie est finie.

## Pourquoi c’est son tour : quelques mots, pas une phrase

turn-over = la partie est finie
turn-chance = un tirage est à faire
turn-at-once = tous ceux qui doivent des cartes choisissent en même temps
turn-named = sur désignation par { $other }
turn-first-on-start = en tête sur la case départ
turn-first = en tête de la piste, à { $points }
turn-next = suivant sur la piste, à { $points } ; ceux de devant ont déjà joué dans ce passage
turn-behind = derrière { $other } à { $points } ; ceux de devant ont déjà joué dans ce passage
turn-fixed = suivant dans l’ordre fixé au début du passage

## Pourquoi rien (de plus) ne peut être repris : une demi-phrase

bar-beginning = personne n’a encore rien décidé
bar-set-up = la partie vient de commencer
bar-surprise-drawn = l’invité surprise a été pioché
bar-guests-arrived = les invités de la manche ont été tirés
bar-cards-dealt = les cartes ont été distribuées
bar-discards-shown = les défausses ont été montrées
bar-discard-final = un choix de défausse est définitif
bar-turn-ended = le tour a été terminé, et c’est définitif
bar-other-decided = { $seat } a décidé depuis
bar-game-over = la partie est finie

## La chronique

chronicle-round = Manche { $number }
chronicle-setup = Mise en place
chronicle-gains = { $seat } gagne { $points }.
chronicle-target = La partie est finie : { $standings }.
chronicle-stall = La partie s’arrête après la manche 40, car personne n’a atteint l’objectif : { $standings }.
chronicle-place = { $place }. { $seat } { $score }
gain-wonder = { $seat } gagne { $points } pour la merveille.
gain-patronage = { $seat } gagne { $points } grâce à la merveille de l’île.
gain-addition = { $seat } gagne { $points } pour le prince ajouté au monument.
gain-removal = { $seat } gagne { $points } pour le prince retiré.
gain-prestige = { $seat } gagne { $points } pour le prestige.

## Pourquoi un événement d’un enregistrement est impossible : une demi-phrase

impossible-draw = cela ne peut pas être tiré ici ; possible : { $possible }
impossible-receiver = la carte va ici à { $colour }, selon l’ordre de la piste
impossible-draw-over = la partie est finie ; on ne tire plus rien
impossible-draw-turn = rien n’est tiré ici ; à décider : { $seats }
impossible-move-draw = un tirage passe d’abord ; possible : { $possible }
impossible-unseen-full = un enregistrement complet dit ce qui a été défaussé ; seul un enregistrement expurgé a 'discard ?'
impossible-unseen-own = le point de vue de l’enregistrement connaît sa propre défausse ; écris ses cartes
impossible-unseen-owed = { $seat } n’a rien à défausser ici
impossible-unseen-shown = avec ce choix toutes les défausses sont visibles, il faut donc écrire ce que { $seat } a défaussé
impossible-result = le résultat est { $read }, mais les événements mènent à { $found }
impossible-result-running = le résultat est { $read }, mais la partie continue après le dernier événement
impossible-cut = la ligne est coupée ; une ligne finit par LF
record-line = ligne { $number }
record-event = événement { $number }
record-result = son résultat
