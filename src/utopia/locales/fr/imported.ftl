## Parties jouées ailleurs, dont l’enregistrement a été importé

imported-mark = Jouée ailleurs
imported-comments = Commentaires
imported-plain = Cette partie a été jouée ailleurs ; son enregistrement a été importé ici. Elle respecte toutes les règles, mais rien ne montre d’où viennent ses tirages. Elle ne compte pas.
imported-sealed = Cette partie a été jouée ailleurs ; son enregistrement a été importé ici. Elle respecte toutes les règles, et tous ses tirages découlent de la graine qu’elle montre ; qui a choisi cette graine, et quand, on ne peut le savoir ici. Elle ne compte pas.
imported-delete = Supprimer cette partie…
imported-delete-sure = Supprimer cette partie ?
imported-delete-about = Elle disparaît pour de bon de tes parties, avec ta note. Tu peux importer à nouveau son enregistrement.
imported-delete-do = Supprimer la partie
