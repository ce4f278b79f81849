## Was der Server zu Endpunkten sagt, die es nicht gibt, und zu Inhalten, die er nicht lesen kann

problem-no-door = Diesen Endpunkt gibt es nicht. Alle stehen unter /api/docs.
problem-door-socket = Dieser Endpunkt ist ein Websocket. Verbinde dich über ws:// oder wss://.
problem-method = Dieser Endpunkt kennt diese Methode nicht. Er nimmt { $methods }.
problem-no-body = Der Inhalt fehlt: Schick ein Objekt als JSON.
problem-no-json = Der Inhalt ist kein gültiges JSON.
problem-body-kind = Der Inhalt ist kein JSON. Schick JSON, als application/json.
problem-packed = Komprimierte Inhalte werden nicht angenommen.
problem-no-token-came = Diese Anfrage muss mit einem Schlüssel kommen: Authorization: Bearer utopia_…
