"""The web: the policy of every endpoint, problems, limits, and the page."""
