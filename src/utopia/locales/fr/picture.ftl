picture-title = La cité achevée
picture-about = Le plateau à la fin et les points, à envoyer ou à garder.
picture-alt = Le plateau à la fin de la partie, et les points : { $points }
picture-points = { $name } { $points }
picture-save = Enregistrer l’image
