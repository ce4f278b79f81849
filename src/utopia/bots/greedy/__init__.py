"""Greedy: a quick player with a sensible beginner's judgement and one move of foresight."""
