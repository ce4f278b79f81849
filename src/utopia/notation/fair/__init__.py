"""Fair draws: fixed by a secret seed before the first draw; anybody can check them afterwards (docs/fair.md)."""
