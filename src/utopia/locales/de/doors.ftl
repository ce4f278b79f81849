## Was der Server zu Endpunkten sagt, die es nicht gibt, und zu Inhalten, die er nicht lesen kann

problem-no-door = Diesen Endpunkt gibt es nicht. Alle stehen unter /api/docs.
problem-no-door-but = Diesen Endpunkt gibt es nicht. Am nächsten liegt { $near }; alle stehen unter /api/docs.
problem-door-socket = Dieser Endpunkt ist ein Websocket. Verbinde dich über ws:// oder wss://.
problem-method = Dieser Endpunkt kennt diese Methode nicht. Er nimmt { $methods }.
problem-no-body = Hier muss etwas mitgeschickt werden: ein Objekt als JSON.
problem-no-json = Was geschickt wurde, ist kein JSON.
problem-body-kind = Was geschickt wurde, ist kein JSON und nennt sich auch nicht so. Schick es als application/json.
problem-packed = Was geschickt wurde, ist gepackt. Schick es, wie es ist.
problem-no-token-came = Diese Anfrage muss mit einem Schlüssel kommen: Authorization: Bearer utopia_…
