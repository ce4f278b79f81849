"""The middleware: checks on every request, before any route is found."""
