## Che cosa dice il server di endpoint che non ci sono e di contenuti illeggibili

problem-no-door = Questo endpoint non c’è. Tutti sono descritti su /api/docs.
problem-door-socket = Questo endpoint è un websocket. Collegati con ws:// o wss://.
problem-method = Questo endpoint non conosce quel metodo. Accetta { $methods }.
problem-no-body = Manca il contenuto: manda un oggetto JSON.
problem-no-json = Il contenuto non è JSON valido.
problem-body-kind = Il contenuto non è JSON. Manda JSON, come application/json.
problem-packed = I contenuti compressi non sono accettati.
problem-no-token-came = Questa richiesta deve venire con un token: Authorization: Bearer utopia_…
