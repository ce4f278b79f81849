# Études : une partie ou une position avec variantes, commentaires et flèches.
study-no-position = Cette position n’existe pas dans l’étude.
study-no-seat = Cette place n’existe pas dans la partie.
study-not-drawn = Ce tirage n’est pas possible maintenant ; possible : { $draws }
study-too-many-moves = Une étude contient au plus { $most } coups.
study-too-deep = Au plus { $most } variantes peuvent s’emboîter.
study-long-comment = Un commentaire a au plus { $most } caractères.
study-long-chapter = Le nom d’un chapitre a au plus { $most } caractères.
study-much-drawn = Une position a au plus { $most } flèches et cercles.

problem-no-study = Cette étude n’existe pas, ou elle n’est pas pour toi.
problem-many-studies = Tu as { $most } études. Supprimes-en d’abord une.
problem-study-long = Cette étude est trop longue pour être conservée.
problem-study-running = Cette partie n’est pas encore finie. On pourra l’étudier ensuite.
problem-study-owner = Seule la personne qui a créé cette étude peut la modifier. Fais-en une copie.
problem-study-busy = L’étude est en train d’être modifiée ailleurs. Réessaie.
problem-study-illegal = Ce coup n’est pas permis à cet endroit ({ $rule }).
problem-study-district = Ce quartier n’existe pas sur ce plan.
problem-study-tricks = Le texte contient des signes invisibles ou qui en modifient d’autres.
