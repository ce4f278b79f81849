## Ce que dit le serveur des points d’accès qui n’existent pas et des contenus illisibles

problem-no-door = Ce point d’accès n’existe pas. Tous sont décrits sur /api/docs.
problem-door-socket = Ce point d’accès est un websocket. Connecte-toi par ws:// ou wss://.
problem-method = Ce point d’accès ne connaît pas cette méthode. Il accepte { $methods }.
problem-no-body = Il manque le corps de la requête : envoie un objet en JSON.
problem-no-json = Le corps de la requête n’est pas du JSON valide.
problem-body-kind = Le corps de la requête n’est pas du JSON. Envoie du JSON, comme application/json.
problem-packed = Les contenus compressés ne sont pas acceptés.
problem-no-token-came = Cette requête doit venir avec un jeton : Authorization: Bearer utopia_…
