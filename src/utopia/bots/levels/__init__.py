"""The named levels, from beginner to expert."""
