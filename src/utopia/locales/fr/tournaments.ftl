# Tournois, sous /tournaments ; ce que le serveur refuse.
tournament-none = Ce tournoi n’existe pas.
tournament-over = Ce tournoi est terminé.
tournament-begun = Ce tournoi a commencé.
tournament-closed = Ce tournoi n’accepte plus personne.
tournament-full = Ce tournoi est complet.
tournament-removed = L’hôte t’a retiré de ce tournoi.
tournament-two-hands = Tu es déjà inscrit, toi ou l’un de tes robots.
tournament-too-few = Il faut { $least } joueurs pour une table complète.
tournament-too-many = { $most } de tes tournois ne sont pas terminés ; termines-en un d’abord.
tournament-people-open = Seules des personnes ouvrent des tournois, pas des robots.
tournament-no-programs = Aucun robot ne joue dans ce tournoi.
tournament-account = Il faut un compte pour ouvrir un tournoi ou s’y inscrire.
tournament-host-only = Seul l’hôte du tournoi peut faire cela.
