"""People as others see them: profiles, ratings, achievements."""
