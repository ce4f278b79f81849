## Pendules, pauses, places quittées, et ce qu’on demande à la table

time-over = Cette partie est finie.
time-no-vote = C’est déjà décidé.
time-not-voting = Seuls les autres à la table ont leur mot à dire.
time-no-choice = Ce n’est aucune des réponses à la question.
time-other-vote = On demande déjà autre chose à la table. Attends que ce soit décidé.
time-not-missed = Cette personne n’est absente que depuis moins d’une minute, et personne n’attend son coup depuis cinq minutes.
time-not-live = Seules les parties en direct ont des pauses. Dans les lentes comptent les heures calmes et les vacances.
time-no-tempo = Personne n’a de pendule à cette table.
time-taken = Il n’y a pas de place à reprendre : quelqu’un d’autre l’occupe.
problem-zone = Ce fuseau horaire n’existe pas. Un exemple : Europe/Rome.
problem-quiet = Au plus { $most } heures par jour peuvent être calmes.
problem-holiday = Des vacances commencent avant de finir, et dans l’année qui vient.
problem-holidays = Cela fait plus de { $most } jours de vacances en { $year }.

time-tempo = Temps de réflexion
time-kind-none = Sans pendule
time-kind-none-about = Chacun réfléchit à son rythme. Si quelqu’un s’absente, ou ne joue pas pendant cinq minutes, les autres peuvent décider de sa place.
time-kind-live = En direct
time-kind-live-about = Tous sont à la table ensemble, une heure environ.
time-kind-slow = Lente
time-kind-slow-about = Sur des jours ou des semaines : tu joues quand tu as le temps, et un avis peut te dire que c’est ton tour.
time-pace = Rythme
time-tempo-brisk = Vif
time-tempo-brisk-about = 10 minutes pour toute la partie, plus 15 secondes après chaque tour.
time-tempo-easy = Tranquille
time-tempo-easy-about = 20 minutes pour toute la partie, plus 30 secondes après chaque tour.
time-tempo-day = Un jour par tour
time-tempo-day-about = 24 heures par tour, et 2 jours en réserve. Les heures calmes et les vacances d’un joueur ne comptent pas.
time-tempo-days = Trois jours par tour
time-tempo-days-about = 3 jours par tour, et une semaine en réserve. Les heures calmes et les vacances d’un joueur ne comptent pas.
time-tempo-end = Si ton temps est écoulé, un robot finit ton tour. Si cela arrive deux fois de suite, les autres décident de ta place.
time-tempo-own = Au choix
time-own-bank = Minutes pour toute la partie
time-own-increment = Secondes ajoutées après chaque tour
time-own-turn = Jours pour chaque tour
time-own-hours = Heures pour chaque tour
time-own-reserve = Jours en réserve pour la partie

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
time-is-out = Temps écoulé : un robot finit ce tour.
time-ran-out = Ton temps s’est écoulé : un robot a fini ton tour. Si cela arrive encore une fois avant que tu joues, les autres décident de ta place.
time-low-you = Il te reste { $left }.
time-paused = Pause. Les pendules sont arrêtées.
time-resume = Reprendre

time-ask-pause = Demander une pause
time-ask-pause-about = Les pendules s’arrêtent une heure au plus ; chacun peut reprendre avant.
time-ask-more = Demander plus de temps
time-ask-more-about = { $left } de plus pour tous.
time-ask-leaver = { $name } n’est plus là : demander à la table
time-ask-leaver-about = Les autres décident : attendre, laisser jouer un robot, chercher un remplaçant, ou finir la partie.
time-ask-idle = { $name } ne joue pas : demander à la table
time-waited = { $name } n’a pas joué depuis { $left }.
time-waited-you = La table t’attend depuis { $left }. Les autres peuvent maintenant décider de ta place ; si tu joues, elle reste la tienne.
time-waited-ask = Demander à la table

time-vote = La table décide
time-asked = Question à la table
time-vote-left = { $names } a quitté la partie. Que devient la place ?
time-vote-away = { $names } est hors ligne. Que devient la place ?
time-vote-idle = { $names } n’a pas joué depuis longtemps. Que devient la place ?
time-vote-time = { $names } n’a pas décidé à temps, deux fois. Que devient la place ?
time-vote-pause = Faut-il arrêter les pendules un moment ?
time-vote-more = Faut-il donner { $left } de plus à tous ?
time-vote-you-left = Tu as quitté la partie. Les autres décident de ta place.
time-vote-you = Les autres décident de ta place. Joue, et elle reste la tienne.
time-vote-until = Décision dans { $left } au plus tard.
time-vote-yours = On attend ta réponse.
time-vote-waits = On attend : { $names }.
time-vote-by = { $me ->
    [true] Tu demandes :
   *[other] { $name } demande :
}
time-vote-answer = Répondre
time-vote-fold = Cacher les réponses
time-vote-unfold = Montrer les réponses
time-choice-wait = Attendre { $left }
time-choice-bot = Un robot continue
time-choice-substitute = Chercher un remplaçant
time-choice-end = Finir la partie
time-choice-wait-about = La partie attend ce joueur. Rien ne change pour les cotes.
time-choice-bot-about = La partie continue, avec un robot à la place jusqu’au retour du joueur. Classée, elle compte ; un joueur qui ne revient pas finit dernier.
time-choice-substitute-about = La place est ouverte à toute personne ayant le lien ; un robot joue en attendant. Un remplaçant n’est pas classé ; le joueur parti finit dernier.
time-choice-end-about = La partie s’arrête ici, sans classement, et ne compte pas. Plus de la moitié doit être d’accord.
time-choice-yes = Oui
time-choice-no = Non

time-leave = Quitter la partie
time-leave-others = Les autres l’apprennent et décident : t’attendre, laisser jouer un robot, chercher un remplaçant, ou finir la partie. Tu peux revenir tant que personne d’autre n’y est assis. Quitter une partie classée met à la dernière place.
time-leave-alone = Personne d’autre ne joue ici : la partie finit, sans classement.
time-leave-stay = Rester
time-back = Un robot joue pour toi.
time-back-do = Reprendre ma place
time-back-stay = Je reste
time-free = Un robot continue jusqu’à ce qu’un remplaçant vienne par le lien de la table.
time-free-invite = Inviter un remplaçant
time-free-link = Toute personne qui ouvre ce lien peut prendre la place libre et continue la partie.
time-plays-for = joue pour { $name }
