"""The nouns: what lies on the table, before any rule."""
