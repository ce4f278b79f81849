# Le plateau : les noms de ce qui est dessiné, pour les étiquettes, la loupe et ceux qui ne le voient pas.
board-label = Le plateau ; les flèches mènent d’un quartier à l’autre, Entrée en choisit un
board-prestige = Prestige
board-start = Départ
board-prestige-of = { form-land-first } : prestige { $value }
board-minister = Ministre de { $seat }, à { $score }
board-guest = { $count ->
    [1] Un invité { form-civ } de l’{ form-island }
   *[other] { $count } invités { form-civ-mp } de l’{ form-island }
}
board-wonder = La merveille de l’{ form-island }
board-about = Valeur { $value }, { form-island }
board-about-harbour = Valeur { $value }, { form-island }, port
board-monument = Monument { form-civ } de { $seat }
board-stack = { $count ->
    [1] { $seat } : un prince { form-civ }
   *[other] { $seat } : { $count } princes { form-civ-mp }
}
board-empty = Personne n’habite encore ici
board-possible = au choix maintenant
board-tray = Dans ce quartier
board-column-district = Quartier
board-column-island = Île
board-column-value = Valeur
board-column-harbour = Port
board-column-princes = Princes
board-column-monument = Monument
board-table-caption = Tous les quartiers et qui s’y trouve
