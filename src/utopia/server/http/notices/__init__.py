"""Notices over HTTP: where one is told, links in mails, and the games that wait (``routers``)."""
