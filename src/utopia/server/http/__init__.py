"""Endpoints over HTTP and websockets, the page, and the middleware that decides who may call which."""
