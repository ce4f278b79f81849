## Pendules, pauses, places quittées, et ce qu’on demande à la table

time-over = Cette partie est finie.
time-no-vote = C’est déjà décidé.
time-not-voting = Seuls les autres à la table ont leur mot à dire.
time-no-choice = Ce n’est aucune des réponses à la question.
time-other-vote = On demande déjà autre chose à la table. Attends que ce soit décidé.
time-not-missed = Ce joueur est là, ou absent depuis moins d’une minute.
time-not-live = Seules les parties en direct ont des pauses. Dans les lentes comptent les heures calmes et les vacances.
time-no-tempo = Personne n’a de pendule à cette table.
time-taken = Il n’y a pas de place à reprendre : quelqu’un d’autre y est assis.
problem-zone = Ce fuseau horaire n’existe pas. Exemple : Europe/Rome.
problem-quiet = Au plus { $most } heures par jour peuvent être calmes.
problem-holiday = Des vacances commencent avant de finir, et dans l’année qui vient.
problem-holidays = Cela fait plus de { $most } jours de vacances en { $year }.

time-tempo = Temps de réflexion
time-tempo-none = Sans pendule
time-tempo-none-about = Chacun réfléchit autant qu’il veut. Qui s’absente peut tout de même être remplacé.
time-tempo-brisk = En direct, vif
time-tempo-brisk-about = 10 minutes pour la partie, et 15 secondes de plus après chaque tour.
time-tempo-easy = En direct, tranquille
time-tempo-easy-about = 20 minutes pour la partie, et 30 secondes de plus après chaque tour.
time-tempo-day = Un tour par jour
time-tempo-day-about = 24 heures par tour, et 2 jours en réserve. Les nuits et les vacances d’un joueur ne comptent pas.
time-tempo-days = Sur des semaines
time-tempo-days-about = 3 jours par tour, et une semaine en réserve. Les nuits et les vacances d’un joueur ne comptent pas.
time-tempo-end = Le temps écoulé, un bot finit le tour. Après deux fois de suite, les autres décident de la place.

time-clocks = Pendules
time-seconds = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
time-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
time-hours = { $hours } h { $minutes } min
time-days = { $days } j { $hours } h
time-whole-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
time-rests = au calme pendant { $left }
time-is-out = Temps écoulé : un bot finit ce tour.
time-low-you = Il te reste { $left }.
time-paused = Pause. Les pendules sont arrêtées.
time-resume = Reprendre

time-ask-pause = Demander une pause
time-ask-pause-about = Les pendules s’arrêtent une heure au plus ; chacun peut reprendre avant.
time-ask-more = Demander plus de temps
time-ask-more-about = { $left } de plus pour tous.
time-ask-leaver = { $name } est absent : demander à la table
time-ask-leaver-about = Les autres décident : attendre, laisser jouer un bot, chercher un remplaçant, ou finir la partie.

time-vote = On demande à la table
time-vote-left = { $names } a quitté la partie. Que devient la place ?
time-vote-away = { $names } n’est pas connecté. Que devient la place ?
time-vote-time = { $names } n’a pas décidé à temps, deux fois. Que devient la place ?
time-vote-pause = Faut-il arrêter les pendules un moment ?
time-vote-more = Faut-il donner { $left } de plus à tous ?
time-vote-you-left = Tu es parti. Les autres décident de ta place.
time-vote-you = Les autres décident de ta place. Joue, et elle reste la tienne.
time-vote-until = { $spoken } sur { $voters } ont répondu ; il reste { $left }.
time-vote-fold = Replier la question
time-vote-unfold = Montrer les réponses
time-choice-wait = Attendre { $left }
time-choice-bot = Un robot continue
time-choice-substitute = Chercher un remplaçant
time-choice-end = Finir la partie
time-choice-yes = Oui
time-choice-no = Non

time-leave = Quitter la partie
time-leave-others = Les autres l’apprennent et décident : t’attendre, laisser jouer un bot, chercher un remplaçant, ou finir la partie. Tu peux revenir tant que personne d’autre n’y est assis. Dans une partie classée, qui part est dernier.
time-leave-alone = Personne d’autre ne joue ici : la partie finit, sans classement.
time-leave-stay = Rester
time-back = Un bot joue pour toi.
time-back-do = Reprendre ma place
time-back-stay = Je reste
time-free = Un bot continue jusqu’à ce qu’un remplaçant vienne par le lien de la table.
time-plays-for = joue pour { $name }
