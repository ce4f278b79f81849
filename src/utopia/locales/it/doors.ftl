## Che cosa dice il server di endpoint che non ci sono e di contenuti illeggibili

problem-no-door = Questo endpoint non c’è. Tutti sono descritti su /api/docs.
problem-no-door-but = Questo endpoint non c’è. Il più vicino è { $near }; tutti sono descritti su /api/docs.
problem-door-socket = Questo endpoint è un websocket. Collegati con ws:// o wss://.
problem-method = Questo endpoint non conosce quel metodo. Accetta { $methods }.
problem-no-body = Bisogna mandare qualcosa: un oggetto in JSON.
problem-no-json = Quello che è stato mandato non è JSON.
problem-body-kind = Quello che è stato mandato non è JSON e non dice di esserlo. Mandalo come application/json.
problem-packed = Quello che è stato mandato è compresso. Mandalo così com’è.
problem-no-token-came = Questa richiesta deve venire con un token: Authorization: Bearer utopia_…
