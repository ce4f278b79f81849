## Ce que dit le serveur des points d’accès qui n’existent pas et des contenus illisibles

problem-no-door = Ce point d’accès n’existe pas. Tous sont décrits sur /api/docs.
problem-no-door-but = Ce point d’accès n’existe pas. Le plus proche est { $near } ; tous sont décrits sur /api/docs.
problem-door-socket = Ce point d’accès est un websocket. Connecte-toi par ws:// ou wss://.
problem-method = Ce point d’accès ne connaît pas cette méthode. Il accepte { $methods }.
problem-no-body = Il faut envoyer quelque chose avec : un objet en JSON.
problem-no-json = Ce qui a été envoyé n’est pas du JSON.
problem-body-kind = Ce qui a été envoyé n’est pas du JSON et ne dit pas en être. Envoie-le comme application/json.
problem-packed = Ce qui a été envoyé est compressé. Envoie-le tel quel.
problem-no-token-came = Cette requête doit venir avec un jeton : Authorization: Bearer utopia_…
