"""`utopia admin`: what whoever keeps a server does at its terminal, while it runs or not."""
