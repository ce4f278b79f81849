"""Operations: endpoints for the admin and their machines, and the server's regular jobs."""
