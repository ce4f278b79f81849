"""The table in the browser: HTTP, websockets and storage. The only asynchronous code, and the only SQL."""
