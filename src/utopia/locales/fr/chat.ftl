## La conversation à la table, les notes et les plans : refus, phrases toutes faites et mots de leurs volets

refusal-talk-empty = Ce message est vide.
refusal-talk-long = Un message a au plus { $most } caractères ; fais-en deux.
refusal-talk-too-fast = { $seconds ->
    [one] C’était beaucoup d’un coup. Attends une seconde.
   *[other] C’était beaucoup d’un coup. Attends { $seconds } secondes.
}
refusal-talk-phrases = Aux tables ouvertes aux inconnus, il faut un compte pour écrire ; sans compte, il y a les phrases toutes faites.
refusal-talk-silent = L’hôte a coupé la discussion à cette table.
refusal-talk-bot = Les robots ne disent rien.
refusal-talk-banned = Tu ne peux pas écrire sur ce serveur pour le moment.
refusal-talk-stranger = Prends d’abord un nom : personne ici ne sait qui tu es.
refusal-talk-scope = Il manque au jeton de ce programme le droit talk : il ne peut ni lire ni écrire de messages.
problem-line-of-another = Seul son auteur peut supprimer un message.

phrase-hello = Bonjour !
phrase-good-luck = Bonne chance et bon jeu !
phrase-thanks = Merci !
phrase-well-played = Bien joué !
phrase-nice-move = Joli coup !
phrase-ouch = Aïe !
phrase-sorry = Pardon !
phrase-no-problem = Pas de problème.
phrase-yes = Oui.
phrase-no = Non.
phrase-thinking = Je réfléchis…
phrase-moment = Un instant, s’il te plaît.
phrase-back = Me revoilà.
phrase-your-turn = C’est à toi.
phrase-have-to-go = Je dois bientôt partir.
phrase-good-game = Belle partie !
phrase-review = On revoit cette partie ensemble ?

problem-plan-guests = Un plan d’invités ne contient que des invités à prendre ou à tirer par surprise.
problem-plan-discards = Une civilisation figure deux fois dans les défausses.
problem-plan-stale = La table a avancé depuis ; regarde de nouveau et refais ton plan.
problem-plan-turn = Ce tour n’est pas possible, ou ne peut pas être prévu maintenant.
plan-misfit-guests = Aucun des invités prévus n’était disponible. Le plan est abandonné ; choisis toi-même.
plan-misfit-cards = Les cartes des civilisations prévues ne suffisaient pas. Le plan est abandonné ; choisis toi-même.
plan-misfit-hand = Ta main n’était pas celle du plan. Le plan est abandonné ; choisis toi-même.
plan-misfit-surprise = Tu as tiré un invité surprise : ton tour ne s’est pas terminé de lui-même.
plan-misfit-table = La table n’était pas comme tu l’avais vue. Le tour prévu est abandonné.
plan-misfit-turn = Une étape du tour prévu n’était plus possible. Le reste est abandonné.

chat-title = Discussion
chat-notes = Mes notes
chat-loading = Un instant…
chat-empty-players = Rien n’a encore été dit. Seuls les joueurs lisent ceci ; les spectateurs, une fois la partie finie.
chat-empty-spectators = Rien n’a encore été dit. Ici, les spectateurs parlent entre eux ; les joueurs le lisent une fois la partie finie.
chat-side-players = Joueurs seulement, jusqu’à la fin
chat-side-spectators = Spectateurs seulement, jusqu’à la fin
chat-side-all = La partie est finie : tout le monde lit tout
chat-say = Dis quelque chose
chat-send = Envoyer
chat-quick = Phrases toutes faites
chat-earlier = Messages précédents
chat-removed = Ce message a été supprimé.
chat-guest = Sans compte
chat-gone = Quelqu’un qui n’est plus là
chat-spectator = spectateur
chat-more = À propos de ce message de { $name }
chat-take-back = Supprimer
chat-remove = Supprimer
chat-switch-off = Couper la discussion
chat-switch-on = Rouvrir la discussion
chat-left = { $number } restants
chat-heard = { $name } : { $text }
chat-note-label = Mes notes sur cette partie
chat-note-about = Personne d’autre ne peut les lire ; tu les retrouves sur tous tes appareils. Elles s’enregistrent pendant que tu écris.
chat-note-saved = Enregistré
chat-note-saving = Enregistrement…
chat-note-unsaved = Pas encore enregistré ; nouvel essai
plan-title = Prévoir
plan-stands = Plan prêt
plan-about = Ce que tu choisis ici se fait automatiquement quand c’est à toi de décider, même en ton absence. Si cela ne convient plus, c’est abandonné et la décision te revient. Personne d’autre n’en sait rien.
plan-guests = Mon prochain invité
plan-guests-about = La prochaine fois que tu dois prendre un invité dans cette manche, tu prends le premier de ceux-ci qui reste disponible.
plan-guests-later = Les invités se prévoient pendant le tour des autres, en phase 1.
plan-guest = Invité
plan-place = Quartier
plan-add = Ajouter
plan-take-off = Retirer { $what } de la liste
plan-discards = Mes défausses à la manche { $round }
plan-discards-about = Choisis les civilisations dans l’ordre où leurs cartes partent, quand tout le monde défausse à la fois. Les nouvelles cartes comptent aussi.
plan-discards-last = Sur la piste tu es pour l’instant en dernier, et le dernier ne défausse rien : cela ne compte que si cela change.
plan-discard = { $civ }, { $place ->
    [0] pas dans la liste
   *[other] numéro { $place }
}
plan-ends = La fin de mon tour en mon absence
plan-ends-asked = Je le finis moi-même à mon retour
plan-ends-forced = Automatiquement, quand tout le monde voit que rien d’autre n’est possible
plan-ends-next = Mon prochain tour de phase 1 finit quand l’invité est là, même si je pouvais bâtir, sauf si je tire un invité surprise
plan-turn = Mon tour entier
plan-turn-about = Coup par coup, dans l’état actuel de la table. Il n’est joué que si le plateau, l’échelle de prestige et ta main sont alors les mêmes.
plan-turn-next = Coup suivant
plan-turn-choose = Choisir…
plan-turn-back = Retirer le dernier
plan-turn-open = Le tour ne finit pas encore : la suite te sera demandée.
plan-keep = Enregistrer le plan
plan-kept = C’est prévu. Tu peux partir.
plan-give-up = Abandonner le plan
plan-given-up = Rien n’est prévu.
plan-changed = Pas encore prévu
