"""Notifications over HTTP: channels, links in mails, and the games that wait (``routers``)."""
