## What the server says of endpoints that are not there and of bodies that it cannot read

problem-no-door = There is no such endpoint. All are described at /api/docs.
problem-no-door-but = There is no such endpoint. The nearest is { $near }; all are described at /api/docs.
problem-door-socket = This endpoint is a websocket. Connect to it by ws:// or wss://.
problem-method = This endpoint does not know that method. It takes { $methods }.
problem-no-body = Something has to be sent along: an object as JSON.
problem-no-json = What was sent is no JSON.
problem-body-kind = What was sent is no JSON and does not say that it is. Send it as application/json.
problem-packed = What was sent is packed. Send it as it is.
problem-no-token-came = This request has to come with a token: Authorization: Bearer utopia_…
