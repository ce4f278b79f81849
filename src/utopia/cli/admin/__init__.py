"""`utopia admin`: an admin's commands at the server's terminal, while the server runs or not."""
