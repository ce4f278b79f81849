## La table en direct : pourquoi une commande n’est pas exécutée, et ce qui est illisible

bar-spectator = les spectateurs ne décident de rien
tie-track = { $seat } et { $other } ont { $points } points chacun ; { $seat } est devant sur la piste et gagne.
tie-shared = { $seat } et { $other } ont { $points } points chacun et partagent la place.
refusal-stale = La partie a avancé entre-temps ; regarde la table et choisis à nouveau.
refusal-key-used = Cette commande a déjà servi à autre chose ; rien n’a été fait. Choisis à nouveau.
refusal-no-seat = Tu regardes la partie et n’as pas de place pour décider.
refusal-other-seat = Cette place est à quelqu’un d’autre ; tu ne vois la table que depuis les tiennes.
wrong-too-long = Ce message est trop long pour être un coup.
wrong-unreadable = Ce message est illisible ; recharge la page si cela se reproduit.
