"""Blocks, mutes and reports of people, and the effect of a ban."""
