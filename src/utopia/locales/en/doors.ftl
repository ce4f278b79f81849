## What the server says of endpoints that are not there and of bodies that it cannot read

problem-no-door = There is no such endpoint. All are described at /api/docs.
problem-door-socket = This endpoint is a websocket. Connect to it by ws:// or wss://.
problem-method = This endpoint does not know that method. It takes { $methods }.
problem-no-body = The body is missing: send a JSON object.
problem-no-json = The body is not valid JSON.
problem-body-kind = The body is not JSON. Send JSON, as application/json.
problem-packed = Compressed bodies are not accepted.
problem-no-token-came = This request has to come with a token: Authorization: Bearer utopia_…
